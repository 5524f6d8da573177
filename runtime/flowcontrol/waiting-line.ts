/**
 * A line in which requests wait: the first comes to its turn, and any may leave. Each knows its neighbours and forgets them as it leaves, so
 * that nothing of a request is kept once it is over: the tables of a set that has grown old would keep it until the whole heap is
 * collected (`model/passing-map.ts`), with the context of the request that its ticket leads to.
 */

/** What stands in a line at most once, and in one line at a time. */
export interface InLine<T> {
  before: T | undefined;
  after: T | undefined;
}

export class WaitingLine<T extends InLine<T>> implements Iterable<T> {
  #first: T | undefined;
  #last: T | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get first(): T | undefined {
    return this.#first;
  }

  /** Adds one that stands in no line. */
  add(item: T): void {
    item.before = this.#last;
    if (this.#last === undefined) this.#first = item;
    else this.#last.after = item;
    this.#last = item;
    this.#size += 1;
  }

  /** Takes one out that stands in this line. */
  remove(item: T): void {
    const { before, after } = item;
    if (before === undefined) this.#first = after;
    else before.after = after;
    if (after === undefined) this.#last = before;
    else after.before = before;
    item.before = undefined;
    item.after = undefined;
    this.#size -= 1;
  }

  /** In the order in which they came; the line must not change meanwhile. */
  *[Symbol.iterator](): Generator<T> {
    for (let item = this.#first; item !== undefined; item = item.after) yield item;
  }
}
