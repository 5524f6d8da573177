/** The metrics of admission, under the names and labels of the field. */
import type { HistogramCell, SummaryCell } from '../observe/metrics/cells.js';
import type { HistogramFamily, SummaryFamily } from '../observe/metrics/family.js';
import type { Metrics } from '../observe/metrics/metrics.js';
import type { Operation } from './request.js';

export type Step = 'admit' | 'validate';

/** Records a duration in seconds. */
interface Observing {
  observe(seconds: number): void;
}

/** Records the same observations in two forms. */
class TwoCells implements Observing {
  constructor(
    private readonly histogram: HistogramCell,
    private readonly summary: SummaryCell,
  ) {}

  observe(seconds: number): void {
    this.histogram.observe(seconds);
    this.summary.observe(seconds);
  }
}

/** The two cells for a step that can pass or refuse a request. */
export class Judged {
  readonly #through: Observing;
  readonly #refused: Observing;

  constructor(of: (rejected: string) => Observing) {
    this.#through = of('false');
    this.#refused = of('true');
  }

  /** The request passed after so many milliseconds. */
  through(ms: number): void {
    this.#through.observe(ms / 1000);
  }

  /** The request was refused. */
  refused(ms: number): void {
    this.#refused.observe(ms / 1000);
  }
}

export class AdmissionMeter {
  readonly #plugins: HistogramFamily<'name' | 'operation' | 'rejected' | 'type'>;
  readonly #steps: HistogramFamily<'operation' | 'rejected' | 'type'>;
  readonly #summary: SummaryFamily<'operation' | 'rejected' | 'type'>;
  readonly #known = new Map<string, Judged>();

  constructor(metrics: Metrics) {
    this.#plugins = metrics.histogram('apiserver_admission_controller_admission_duration_seconds');
    this.#steps = metrics.histogram('apiserver_admission_step_admission_duration_seconds');
    this.#summary = metrics.summary('apiserver_admission_step_admission_duration_seconds_summary');
  }

  plugin(name: string, type: Step, operation: Operation): Judged {
    return this.#judged(`${name} ${type} ${operation}`, (rejected) => this.#plugins.cell({ name, type, operation, rejected }));
  }

  step(type: Step, operation: Operation): Judged {
    return this.#judged(`${type} ${operation}`, (rejected) => {
      const labels = { type, operation, rejected };
      return new TwoCells(this.#steps.cell(labels), this.#summary.cell(labels));
    });
  }

  #judged(key: string, of: (rejected: string) => Observing): Judged {
    let judged = this.#known.get(key);
    if (judged === undefined) {
      judged = new Judged(of);
      this.#known.set(key, judged);
    }
    return judged;
  }
}
