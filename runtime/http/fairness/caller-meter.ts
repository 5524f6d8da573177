/** Metrics of authentication, under the names and labels of the field. */
import type { User } from '../../auth/contract.js';
import type { Cell, HistogramCell } from '../../observe/metrics/cells.js';
import type { Metrics } from '../../observe/metrics/metrics.js';

/** User names that are labels of their own; all others are too many for that. */
const COUNTED_NAMES: readonly string[] = ['admin', 'client', 'kube_proxy', 'kubelet', 'system:serviceaccount:kube-system:default'];

const sortOf = (name: string): string => (COUNTED_NAMES.includes(name) ? name : name.includes('@') ? 'email_id' : 'other');

type Outcome = 'success' | 'failure' | 'error';

export class CallerMeter {
  readonly #outcomes: Readonly<Record<Outcome, { readonly attempts: Cell; readonly duration: HistogramCell }>>;
  readonly #users: ReadonlyMap<string, Cell>;

  constructor(metrics: Metrics) {
    const attempts = metrics.counter('authentication_attempts');
    const durations = metrics.histogram('authentication_duration_seconds');
    const of = (result: Outcome) => ({ attempts: attempts.cell({ result }), duration: durations.cell({ result }) });
    this.#outcomes = { success: of('success'), failure: of('failure'), error: of('error') };
    const users = metrics.counter('authenticated_user_requests');
    this.#users = new Map([...COUNTED_NAMES, 'email_id', 'other'].map((username) => [username, users.cell({ username })]));
  }

  known({ name }: User, ms: number): void {
    this.#ended('success', ms);
    this.#users.get(sortOf(name))?.add();
  }

  /** `failure`: the credentials are invalid. `error`: they could not be checked. */
  refused(outcome: 'failure' | 'error', ms: number): void {
    this.#ended(outcome, ms);
  }

  #ended(outcome: Outcome, ms: number): void {
    const { attempts, duration } = this.#outcomes[outcome];
    attempts.value += 1;
    duration.observe(ms / 1000);
  }
}
