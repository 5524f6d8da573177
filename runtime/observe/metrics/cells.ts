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
