/** Where measurements are added up: one cell for each set of label values, held by whoever measures, so that adding takes nanoseconds. */

/** A number that counts, or shows how something stands. */
export class Cell {
  value = 0;

  add(count = 1): void {
    this.value += count;
  }
}

/** Observations by how large they are. */
export class HistogramCell {
  /** Observations in each bucket alone; the last is for those beyond all bounds. */
  readonly counts: Float64Array;
  sum = 0;

  constructor(private readonly bounds: readonly number[]) {
    this.counts = new Float64Array(bounds.length + 1);
  }

  /** `value`: in the unit that the metric's name says. */
  observe(value: number): void {
    const { bounds, counts } = this;
    let bucket = 0;
    while (bucket < bounds.length && value > (bounds[bucket] ?? 0)) bucket += 1;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
    this.sum += value;
  }
}

/** Observations that a summary has its quantiles of: the latest. A power of two, so that the place of the next is a few bits of their number. */
const WINDOW = 1024;

/** Observations by how the latest of them are spread. */
export class SummaryCell {
  /** A ring of the latest observations; made with the first, as many cells never have one. */
  #latest: Float64Array | undefined;
  sum = 0;
  count = 0;

  /** `value`: in the unit that the metric's name says. */
  observe(value: number): void {
    this.#latest ??= new Float64Array(WINDOW);
    this.#latest[this.count & (WINDOW - 1)] = value;
    this.count += 1;
    this.sum += value;
  }

  /** The least value that so many of the latest observations are not above, as parts of all; not a number where there is none. */
  quantiles(parts: readonly number[]): number[] {
    const sorted = this.#latest?.slice(0, Math.min(this.count, WINDOW)).sort() ?? [];
    return parts.map((part) => sorted[Math.max(Math.ceil(part * sorted.length) - 1, 0)] ?? Number.NaN);
  }
}
