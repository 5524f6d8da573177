/** What bounds the requests that a server works on at once. */

import { randomBytes } from 'node:crypto';
import { FlowControl, type Level } from '../../flowcontrol/flow-control.js';
import type { Arrivals } from '../../http/connections/arrivals.js';
import type { InflightLimits } from '../../http/fairness/inflight.js';
import type { Clock } from '../../model/clock.js';
import { FlowMeter, type LevelState } from '../../observe/metrics/flow-meter.js';
import { FlowSampler, type SampledLevel } from '../../observe/metrics/flow-sampler.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { Enabled } from '../../settings/feature-gates.js';
import type { Settings } from '../../settings/settings.js';
import { shareOf, type Worker } from '../worker.js';

/**
 * Priority and fairness, which shares the room for reads and for writes among levels, where the flag and the gate are on; else limits
 * for either. `configurable`: whether the catalogue has the kinds that priority and fairness is configured by. A worker has its share of
 * the room.
 */
export function roomOf(
  settings: Settings,
  enabled: Enabled,
  configurable: boolean,
  metrics: Metrics,
  worker: Worker | undefined,
  arrivals: Arrivals,
): FlowControl | InflightLimits {
  const limits = {
    reading: shareOf(settings.number('max-requests-inflight'), worker),
    mutating: shareOf(settings.number('max-mutating-requests-inflight'), worker),
  };
  if (!configurable || !settings.flag('enable-priority-and-fairness') || !enabled('APIPriorityAndFairness')) return limits;
  const meter = new FlowMeter(metrics);
  const control = new FlowControl({
    seats: limits.reading + limits.mutating,
    seed: randomBytes(4).readUInt32LE(),
    observer: meter,
    afterTurn: (work) => arrivals.afterNext(work),
  });
  meter.follow(() => levelStates(control));
  return control;
}

/** How the levels stand; those that nobody waits at have no schemas. */
function levelStates(control: FlowControl): LevelState[] {
  const flows = [...control.flows].filter(({ waiting }) => waiting > 0);
  return control.levels.map((level) => ({
    name: level.name,
    seats: Number.isFinite(level.queues.seats) ? level.queues.seats : undefined,
    virtualSeconds: level.queues.virtual / 1000,
    waiting: flows.filter((flow) => flow.level === level).map(({ schema, waiting }) => [schema, waiting] as const),
  }));
}

/** Looks at priority and fairness from time to time, once it is started. */
export const flowSampler = (control: FlowControl, metrics: Metrics, clock: Clock): FlowSampler =>
  new FlowSampler(metrics, { kinds: control.requests, levels: () => control.levels.map(sampledLevel) }, clock);

/** What waits at a level has the places of all its queues. */
function sampledLevel({ name, requests, config: { queuing }, queues }: Level): SampledLevel {
  const executing = Number.isFinite(queues.seats) ? queues.seats : undefined;
  const waiting = queuing === undefined || executing === undefined ? undefined : queuing.queues * queuing.queueLengthLimit;
  return { name, requests, room: { executing, waiting } };
}
