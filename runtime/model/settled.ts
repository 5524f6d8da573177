/** Work that goes on at once where what it needs is there already: a promise costs more than most stages of a request. */

/** What `go` makes of the value, now or when it is there; what `go` throws rejects where the value was awaited. */
export function whenThere<T, R>(value: T | Promise<T>, go: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(go) : go(value);
}
