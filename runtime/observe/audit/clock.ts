/** The time of day in microseconds, as events tell it. */

/** How far the fine clock may run from the system's before it is set anew, in milliseconds. */
const DRIFT_MS = 2;

export class FineClock {
  #origin = performance.timeOrigin;
  #second = Number.NaN;
  #secondText = '';

  /** Milliseconds since 1970, with a fraction: as the system's clock says, as finely as the process's tells. */
  now(): number {
    const [wall, fine] = [Date.now(), performance.now()];
    if (Math.abs(this.#origin + fine - wall) > DRIFT_MS) this.#origin = wall - fine;
    return this.#origin + fine;
  }

  /** RFC 3339 with six digits. */
  text(ms: number): string {
    const whole = Math.floor(ms / 1000);
    if (whole !== this.#second) {
      this.#second = whole;
      this.#secondText = new Date(whole * 1000).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss.'.length);
    }
    return `${this.#secondText}${String(Math.floor((ms - whole * 1000) * 1000)).padStart(6, '0')}Z`;
  }
}
