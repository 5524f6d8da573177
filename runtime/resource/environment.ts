/** What generic resources need from the rest of the server. */

import type { AdmissionChain } from '../admission/chain.js';
import type { AskingCaller } from '../admission/request.js';
import type { User } from '../auth/contract.js';
import type { Clock } from '../model/clock.js';
import type { ResourceDefinition, ServiceDefinition, VersionDefinition } from '../model/definition/definition.js';
import type { KindFunctions } from '../model/definition/kind-functions.js';
import type { Reword } from '../model/faults/reworded.js';
import type { Words } from '../model/values/words.js';
import type { WorkMarks } from '../model/work-marks.js';
import type { ResourceMeter } from '../observe/metrics/resource-meter.js';
import type { OperatorLog } from '../observe/operator-log.js';
import type { Enabled, EnabledByName } from '../settings/feature-gates.js';
import type { Settings } from '../settings/settings.js';
import type { Engine, EventBudget } from '../store/index.js';
import type { Pace } from './pace.js';
import type { RecentObjects } from './recent-objects.js';
import type { StoredShapes } from './stored-shapes.js';
import type { Strategy } from './strategy.js';
import type { MetadataRules } from './writes/metadata.js';

export interface Environment {
  readonly engine: Engine;
  /** Whether other servers of this API use the same store, so that objects must be stored in the form those servers use. */
  readonly sharedStore: boolean;
  /** Whether other processes write to the store, so that this one hears of their writes a moment later. */
  readonly othersWrite: boolean;
  /**
   * Resolves with how to end it when it is this worker's turn to do what has the name, which only one worker does at a time; absent where
   * the server is one process.
   */
  readonly takeTurn?: (name: string) => Promise<() => void>;
  /** Whether this process tells others of its server, as by leases: false for all workers of a server but the first. */
  readonly standsForServer: boolean;
  /** The releases that a store of this process alone was written by. */
  readonly storedShapes: Pick<StoredShapes, 'others'>;
  readonly service: ServiceDefinition;
  readonly metadataRules: MetadataRules;
  /** Tells faults in the words of the release shown. */
  readonly reword: Reword;
  readonly words: Words;
  /** Functions of the kinds, which generated code calls by name. */
  readonly functions: KindFunctions;
  readonly admission: AdmissionChain;
  /** The path segment before the name of a namespace. */
  readonly namespaces: string;
  /** Prefix of all keys, with a slash at both ends, as in `/registry/`. */
  readonly keyRoot: string;
  strategy(definition: ResourceDefinition): Strategy;
  readonly enabled: Enabled;
  readonly enabledByName: EnabledByName;
  readonly recentObjects: RecentObjects;
  /** What the recent events of all resources hold together. */
  readonly events: EventBudget;
  readonly meter: ResourceMeter;
  /** Schedules all long work of the server. */
  readonly pace: Pace;
  /** Records whose work the event loop is doing for this server, for the watchdog. */
  readonly marks: WorkMarks;
  /** The time that objects are written at. */
  readonly clock: Pick<Clock, 'now'>;
  /** Values of the server's flags. */
  readonly settings: Settings;
  /** Takes lines for the operator. */
  readonly log: OperatorLog;
}

/** One request's view of a resource: who asks, and in which version. */
export interface Caller extends AskingCaller {
  readonly userAgent: string;
  /** Called when a step of the request is done. */
  reached(step: 'mutated' | 'checked' | 'validated' | 'stored'): void;
}

/** The server itself as the writer: warnings have no reader, and there is no request to audit. */
export const silentCaller = (user: User, version: VersionDefinition, userAgent: string): Caller => ({
  user,
  version,
  userAgent,
  endsAt: Number.POSITIVE_INFINITY,
  warn: () => undefined,
  annotate: () => undefined,
  reached: () => undefined,
});
