/** Metrics of authorization, under the names and labels of the field. */
import type { Decision } from '../../auth/contract.js';
import type { Cell, HistogramCell } from '../../observe/metrics/cells.js';
import type { Metrics } from '../../observe/metrics/metrics.js';

const RESULTS: Readonly<Record<Decision['decision'] | 'error', string>> = {
  allow: 'allowed',
  deny: 'denied',
  abstain: 'no-opinion',
  error: 'error',
};

interface ResultCells {
  readonly attempts: Cell;
  readonly duration: HistogramCell;
}

export class AuthorizationMeter {
  readonly #cells: Readonly<Record<keyof typeof RESULTS, ResultCells>>;

  constructor(metrics: Metrics) {
    const attempts = metrics.counter('authorization_attempts_total');
    const durations = metrics.histogram('authorization_duration_seconds');
    const of = (decision: keyof typeof RESULTS): ResultCells => {
      const result = RESULTS[decision];
      return { attempts: attempts.cell({ result }), duration: durations.cell({ result }) };
    };
    this.#cells = { allow: of('allow'), deny: of('deny'), abstain: of('abstain'), error: of('error') };
  }

  /** A decision was made in so many milliseconds. */
  decided({ decision, error }: Decision, ms: number): void {
    const { attempts, duration } = this.#cells[error === undefined ? decision : 'error'];
    attempts.value += 1;
    duration.observe(ms / 1000);
  }
}
