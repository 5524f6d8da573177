/** What resources measure of reads and writes. */
import type { HistogramCell } from './cells.js';
import type { Metrics } from './metrics.js';
import { groupAndResource } from './store-meter.js';

/** Compares changed objects with the stored ones, and measures that by where it ends. */
export class ResourceMeter {
  readonly #waits;
  readonly #otherSize: HistogramCell;
  readonly #otherContent: HistogramCell;
  readonly #same: HistogramCell;

  constructor(metrics: Metrics) {
    this.#waits = metrics.histogram('apiserver_watch_cache_read_wait_seconds');
    const comparisons = metrics.histogram('apiserver_request_timestamp_comparison_time');
    this.#otherSize = comparisons.cell({ code_path: 'unequal_objects_fast' });
    this.#otherContent = comparisons.cell({ code_path: 'unequal_objects_slow' });
    this.#same = comparisons.cell({ code_path: 'equal_objects' });
  }

  /** For the seconds that reads of a resource wait until its cache is up to date. `id`: of the resource, in the catalogue. */
  waitsOf(id: string): HistogramCell {
    return this.#waits.cell(groupAndResource(id));
  }

  /** Whether two objects are the same, as they are stored. */
  isSame(changed: Buffer, stored: Buffer): boolean {
    const began = performance.now();
    const same = changed.equals(stored);
    const ended = same ? this.#same : changed.length === stored.length ? this.#otherContent : this.#otherSize;
    ended.observe((performance.now() - began) / 1000);
    return same;
  }
}
