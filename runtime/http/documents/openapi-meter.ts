/** What joining OpenAPI documents is measured by, under the names and labels of the field. */
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { ForeignPart } from './openapi-join.js';

/** The parts that a document is joined of, by the API services whose versions they describe. */
type JoinedParts = ReadonlyMap<string, readonly ForeignPart[]>;

type Reason = 'add' | 'delete' | 'update';

export class OpenApiMeter {
  readonly #count;
  readonly #duration;
  #known: JoinedParts | undefined;

  constructor(metrics: Metrics) {
    this.#count = metrics.counter('aggregator_openapi_v2_regeneration_count');
    this.#duration = metrics.gauge('aggregator_openapi_v2_regeneration_duration');
  }

  /** The document was made of these parts; what differs from those before is why. The same parts in another encoding count for nothing. */
  made(parts: JoinedParts, seconds: number): void {
    if (this.#known === undefined) {
      this.#count.add({ apiservice: '*', reason: 'startup' });
      this.#duration.set({ reason: 'startup' }, seconds);
    } else
      for (const [apiservice, reason] of changes(this.#known, parts)) {
        this.#count.add({ apiservice, reason });
        this.#duration.set({ reason }, seconds);
      }
    this.#known = parts;
  }
}

function* changes(before: JoinedParts, after: JoinedParts): Iterable<readonly [apiService: string, reason: Reason]> {
  for (const name of before.keys()) if (!after.has(name)) yield [name, 'delete'];
  for (const [name, parts] of after) {
    const known = before.get(name);
    if (known === undefined) yield [name, 'add'];
    else if (known.length !== parts.length || parts.some((part, i) => part !== known[i])) yield [name, 'update'];
  }
}
