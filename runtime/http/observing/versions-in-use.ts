/**
 * What metrics show of a version before there is anything to count: all that there may be, from its first use on, so that collectors see it
 * rise from nothing. The server's own controllers use versions as clients do.
 */
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { WatchMeter } from '../streams/watch-meter.js';

/** What requests are asked of, as metrics name it. */
export const COMPONENT = 'apiserver';

export class VersionsInUse {
  readonly #known = new WeakSet<VersionDefinition>();
  readonly #longRunning;
  readonly #bodies;

  constructor(
    metrics: Metrics,
    readonly watches: WatchMeter,
  ) {
    this.#longRunning = metrics.gauge('apiserver_longrunning_gauge');
    this.#bodies = metrics.histogram('apiserver_request_body_size_bytes');
  }

  /** To be told of each use. Returns whether it is the first. */
  used(definition: VersionDefinition): boolean {
    if (this.#known.has(definition)) return false;
    this.#known.add(definition);
    const { group, version, plural: resource, verbs } = definition;
    if (verbs.includes('watch')) {
      this.#longRunning.cell({ component: COMPONENT, group, version, resource, subresource: '', scope: 'cluster', verb: 'WATCH' });
      this.watches.of(definition);
    }
    if (verbs.includes('create')) this.#bodies.cell({ group, resource, verb: 'create' });
    return true;
  }
}
