/** What priority and fairness is measured by, under the names and labels of the field. */
import type { Metrics } from './metrics.js';

/** Takes what happens to the requests of one flow schema at one priority level. Times are in seconds. */
export interface FlowCells {
  /** A request goes on: at once, or after it has waited. */
  dispatched(): void;
  /** A request was refused, or left before it went on, for one of a few reasons. */
  rejected(reason: string): void;
  /** A request was put into a queue that has so many with it. */
  enqueued(queueLength: number): void;
  /** A request has waited, if only for no time. */
  waited(seconds: number, executed: boolean): void;
  /** A request that went on is answered. */
  executed(seconds: number): void;
  /** A request came that changes what so many watches follow. */
  watched(watches: number): void;
}

/** How one priority level stands. */
export interface LevelState {
  readonly name: string;
  /** Requests that may be worked on at once; undefined where there is no limit. */
  readonly seats: number | undefined;
  /** The virtual time of its queues, in seconds. */
  readonly virtualSeconds: number;
  /** Requests that wait, by their flow schema. */
  readonly waiting: Iterable<readonly [schema: string, requests: number]>;
}

export class FlowMeter {
  constructor(private readonly metrics: Metrics) {}

  /** The cells of a flow schema's requests at a level; to be kept by whoever counts. */
  flow(schema: string, level: string): FlowCells {
    const { metrics } = this;
    const labels = { flow_schema: schema, priority_level: level };
    const executing = metrics.gauge('apiserver_flowcontrol_current_executing_requests').cell(labels);
    const dispatches = metrics.counter('apiserver_flowcontrol_dispatched_requests_total').cell(labels);
    const lengths = metrics.histogram('apiserver_flowcontrol_request_queue_length_after_enqueue').cell(labels);
    const executions = metrics.histogram('apiserver_flowcontrol_request_execution_seconds').cell(labels);
    const estimates = metrics.histogram('apiserver_flowcontrol_work_estimated_seats').cell(labels);
    const watches = metrics.histogram('apiserver_flowcontrol_watch_count_samples').cell(labels);
    const rejections = metrics.counter('apiserver_flowcontrol_rejected_requests_total');
    const waits = metrics.histogram('apiserver_flowcontrol_request_wait_duration_seconds');
    const [inTurn, inVain] = [waits.cell({ ...labels, execute: 'true' }), waits.cell({ ...labels, execute: 'false' })];
    return {
      dispatched() {
        executing.value += 1;
        dispatches.value += 1;
        // Every request takes one seat.
        estimates.observe(1);
      },
      rejected: (reason) => rejections.add({ ...labels, reason }),
      enqueued: (queueLength) => lengths.observe(queueLength),
      waited: (seconds, executed) => (executed ? inTurn : inVain).observe(seconds),
      executed(seconds) {
        executing.value -= 1;
        executions.observe(seconds);
      },
      watched: (count) => watches.observe(count),
    };
  }

  /** Shows how the levels stand, which are asked for when somebody looks. Levels and schemas that are gone are shown no longer. */
  follow(levels: () => Iterable<LevelState>): void {
    const limits = this.metrics.gauge('apiserver_flowcontrol_request_concurrency_limit');
    const virtual = this.metrics.gauge('apiserver_flowcontrol_current_r');
    virtual.collectedBy('levels', () => {
      virtual.clear();
      for (const { name, virtualSeconds } of levels()) virtual.set({ priority_level: name }, virtualSeconds);
    });
    const inQueue = this.metrics.gauge('apiserver_flowcontrol_current_inqueue_requests');
    limits.collectedBy('levels', () => {
      limits.clear();
      for (const { name, seats } of levels()) if (seats !== undefined) limits.set({ priority_level: name }, seats);
    });
    inQueue.collectedBy('levels', () => {
      inQueue.clear();
      for (const { name, waiting } of levels())
        for (const [schema, requests] of waiting) inQueue.set({ flow_schema: schema, priority_level: name }, requests);
    });
  }
}
