/** Numbers of a server's load as people read them. */

export const rateText = (perSecond: number): string => perSecond.toFixed(1);

/** An upper bound in seconds: `<50ms`, and `more` beyond the last bound. `none`: what stands for a bound that is not there. */
export function boundText(seconds: number | undefined, none = '-'): string {
  if (seconds === undefined) return none;
  if (seconds === Number.POSITIVE_INFINITY) return 'more';
  return seconds < 1 ? `<${Number((seconds * 1000).toPrecision(3))}ms` : `<${seconds}s`;
}

/** A time in its two largest units, such as `3d4h`. */
export function spanText(seconds: number): string {
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60)];
  if (days > 0) return `${days}d${hours}h`;
  return hours > 0 ? `${hours}h${minutes}m` : minutes > 0 ? `${minutes}m${Math.floor(seconds % 60)}s` : `${Math.floor(seconds)}s`;
}

export const codesText = (codes: readonly (readonly [code: string, count: number])[]): string =>
  codes.map(([code, count]) => `${code}:${count}`).join(' ');

const MEBIBYTE = 1024 * 1024;
export const memoryText = (bytes: number): string => `${(bytes / MEBIBYTE).toFixed(0)} MiB`;
export const processorText = (cpu: number): string => `${(cpu * 100).toFixed(0)} %`;
