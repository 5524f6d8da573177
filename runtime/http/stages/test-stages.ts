/** What servers of tests have beside others: stages of the request path, and pages. No other server has any of it. */
import type { RequestMiddleware } from '../requests/state.js';
import type { RequestRouter } from '../routing/router.js';

export interface TestStages {
  /** Comes once it is known what a request is about, and sees what becomes of it. */
  readonly recorded: RequestMiddleware;
  /** Comes once it is known who asks, and may refuse, delay or drop the request. */
  readonly disturbed: RequestMiddleware;
  /** Adds its pages to those beside the resources. */
  mount(documents: RequestRouter): void;
}
