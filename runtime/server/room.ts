/** What bounds the requests that a server works on at once. */
import { randomBytes } from 'node:crypto';
import { FlowControl } from '../flowcontrol/flow-control.js';
import type { InflightLimits } from '../http/inflight.js';
import type { Settings } from '../settings/settings.js';

/**
 * Priority and fairness, which shares the room for reads and for writes among levels, where the flag and the gate are on; else limits
 * for either. `configurable`: whether the catalogue has the kinds that priority and fairness is configured by.
 */
export function roomOf(settings: Settings, enabled: (gate: string) => boolean, configurable: boolean): FlowControl | InflightLimits {
  const limits = { reading: settings.number('max-requests-inflight'), mutating: settings.number('max-mutating-requests-inflight') };
  if (!configurable || !settings.flag('enable-priority-and-fairness') || !enabled('APIPriorityAndFairness')) return limits;
  return new FlowControl({ seats: limits.reading + limits.mutating, seed: randomBytes(4).readUInt32LE() });
}
