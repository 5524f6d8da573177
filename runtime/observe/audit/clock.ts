/** The time of day in microseconds, as events tell it. */

/** How far the fine clock may run from the system's before it is set anew, in milliseconds. */
const DRIFT_MS = 2;

let origin = performance.timeOrigin;

/** Milliseconds since 1970, with a fraction: as the system's clock says, as finely as the process's tells. */
export function now(): number {
  const [wall, fine] = [Date.now(), performance.now()];
  if (Math.abs(origin + fine - wall) > DRIFT_MS) origin = wall - fine;
  return origin + fine;
}

let second = Number.NaN;
let secondText = '';

/** RFC 3339 with six digits. */
export function microTime(ms: number): string {
  const whole = Math.floor(ms / 1000);
  if (whole !== second) {
    second = whole;
    secondText = new Date(whole * 1000).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss.'.length);
  }
  return `${secondText}${String(Math.floor((ms - whole * 1000) * 1000)).padStart(6, '0')}Z`;
}
