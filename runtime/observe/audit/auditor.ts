/** Auditing as a whole: the policy's verdict on each request, and the sinks that its events go to. */

import type { User } from '../../auth/contract.js';
import type { Words } from '../../model/values/words.js';
import type { Cell } from '../metrics/cells.js';
import type { Metrics } from '../metrics/metrics.js';
import type { OperatorLog } from '../operator-log.js';
import { FineClock } from './clock.js';
import type { AuditEvent } from './event.js';
import type { AuditedAttributes, Level, Verdicts } from './policy.js';
import { type AuditedRequest, AuditRecord } from './record.js';

/** Takes events for good. */
export interface AuditSink {
  /** Resolves when as much is done as the sink's mode waits for; false where the event is lost and that must not be. */
  process(event: AuditEvent): Promise<boolean>;
  /** Delivers what waits. */
  close(): Promise<void>;
}

/** Told of events that a part of the auditing lost. */
export type EventsLost = (plugin: string, count: number, error: unknown) => void;

/** Faults of one part are printed once in so many milliseconds: a full disk is not made fuller. */
const QUIET_MS = 60_000;

export class Auditor {
  readonly clock = new FineClock();
  readonly #sinks: readonly AuditSink[];
  readonly #events: Cell;
  readonly #rejected: Cell;
  /** Made as levels are met. */
  readonly #levels = new Map<Level, Cell>();
  readonly #levelSeries: (level: Level) => Cell;

  constructor(
    /** What is audited, as it is now. */
    private readonly verdicts: { readonly current: Verdicts },
    metrics: Metrics,
    private readonly words: Words,
    sinks: (lost: EventsLost) => readonly AuditSink[],
    log: OperatorLog,
  ) {
    this.#events = metrics.counter('apiserver_audit_event_total').cell({});
    const levels = metrics.counter('apiserver_audit_level_total');
    this.#levelSeries = (level) => levels.cell({ level });
    this.#rejected = metrics.counter('apiserver_audit_requests_rejected_total').cell({});
    const errors = metrics.counter('apiserver_audit_error_total');
    const printed = new Map<string, number>();
    this.#sinks = sinks((plugin, count, error) => {
      errors.add({ plugin }, count);
      if (Date.now() - (printed.get(plugin) ?? 0) < QUIET_MS) return;
      printed.set(plugin, Date.now());
      log(`Error in audit plugin '${plugin}' affecting ${count} audit events: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  /** The record of a request; undefined where the policy leaves it out. */
  open(attributes: AuditedAttributes, user: User | undefined, request: () => AuditedRequest): AuditRecord | undefined {
    const verdict = this.verdicts.current(attributes, user);
    this.#counted(verdict.level);
    if (verdict.level === 'None') return undefined;
    return new AuditRecord(request(), verdict, (event) => this.#deliver(event), this.words, this.clock);
  }

  #counted(level: Level): void {
    let series = this.#levels.get(level);
    if (series === undefined) {
      series = this.#levelSeries(level);
      this.#levels.set(level, series);
    }
    series.add();
  }

  /** To be told where a request is refused because its first event is lost. */
  rejected(): void {
    this.#rejected.add();
  }

  #deliver(event: AuditEvent): Promise<boolean> {
    this.#events.add();
    const [only, ...others] = this.#sinks;
    if (only !== undefined && others.length === 0) return only.process(event);
    return Promise.all(this.#sinks.map((sink) => sink.process(event))).then((stored) => stored.every(Boolean));
  }

  async close(): Promise<void> {
    await Promise.all(this.#sinks.map((sink) => sink.close()));
  }
}
