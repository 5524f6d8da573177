/** Work that goes on at once where what it needs is there already: a promise costs more than most stages of a request. */

/** Asked between the parts of long work: undefined where it may go on at once, else what to wait for. */
export type Turn = () => Promise<void> | undefined;

/** What `go` makes of the value, now or when it is there; what `go` throws rejects where the value was awaited. */
export function whenThere<T, R>(value: T | Promise<T>, go: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(go) : go(value);
}
