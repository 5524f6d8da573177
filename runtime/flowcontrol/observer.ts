/** Reports requests as they enter and leave flow control, for metrics. */
import type { FlowCells } from '../observe/metrics/flow-meter.js';

/** Why a request was rejected, or left before it was executed. */
export type RejectionReason = 'concurrency-limit' | 'queue-full' | 'time-out' | 'cancelled';

/** Takes what happens to the requests of one flow schema at one priority level. */
export type FlowObserver = FlowCells;

export interface FlowControlObserver {
  /** Asked once for each pair of names that the configuration has, so that labels need not be looked up at each request. */
  flow(schema: string, level: string): FlowObserver;
}

const ignored: FlowObserver = {
  dispatched: () => undefined,
  rejected: () => undefined,
  enqueued: () => undefined,
  waited: () => undefined,
  executed: () => undefined,
  watched: () => undefined,
};

export const nobodyObserves: FlowControlObserver = { flow: () => ignored };
