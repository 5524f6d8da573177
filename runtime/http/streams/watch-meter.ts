/** Metrics of watches, under the names and labels of the field. */
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Cell, HistogramCell } from '../../observe/metrics/cells.js';
import type { Metrics } from '../../observe/metrics/metrics.js';

/** The cells of the watches of one version of a kind. */
export interface WatchCells {
  readonly open: Cell;
  readonly sent: Cell;
  readonly sizes: HistogramCell;
  /** Events of the initial state. */
  readonly initial: Cell;
  /** Watches that were ended because their clients read nothing. */
  readonly terminated: Cell;
}

/** What the states of watches are measured by: those of one object, of a namespace, and of all. */
export type WatchScope = 'resource' | 'namespace' | 'cluster';

export class WatchMeter {
  readonly #known = new WeakMap<VersionDefinition, WatchCells>();

  constructor(private readonly metrics: Metrics) {}

  of(definition: VersionDefinition): WatchCells {
    const known = this.#known.get(definition);
    if (known !== undefined) return known;
    const { metrics } = this;
    const { group, version, kind, plural: resource } = definition;
    const labels = { group, version, kind };
    const cells = {
      open: metrics.gauge('apiserver_registered_watchers').cell(labels),
      sent: metrics.counter('apiserver_watch_events_total').cell(labels),
      sizes: metrics.histogram('apiserver_watch_events_sizes').cell(labels),
      initial: metrics.counter('apiserver_init_events_total').cell({ resource }),
      terminated: metrics.counter('apiserver_terminated_watchers_total').cell({ resource }),
    };
    this.#known.set(definition, cells);
    return cells;
  }

  /** A watch has sent the state that it was asked to begin with, so many seconds after it was asked. */
  stateSent({ group, version, plural: resource }: VersionDefinition, scope: WatchScope, seconds: number): void {
    this.metrics.histogram('apiserver_watch_list_duration_seconds').cell({ group, version, resource, scope }).observe(seconds);
  }
}
