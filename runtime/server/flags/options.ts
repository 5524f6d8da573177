/** What a server is made of: a catalogue, and whatever its owner puts in place of what flags would make. */
import type { AdmissionPluginFactory } from '../../admission/plugins/factory.js';
import type { Authenticator, Authorizer } from '../../auth/contract.js';
import type { Aggregation } from '../../controllers/aggregation/aggregation.js';
import type { Controller } from '../../controllers/framework/contract.js';
import type { ConnectionLimits } from '../../http/connections/connections.js';
import type { CallerParts, StoreParts } from '../../http/server-parts.js';
import type { TestStages } from '../../http/stages/test-stages.js';
import type { Kind } from '../../kinds/kind.js';
import type { Clock } from '../../model/clock.js';
import type { Catalogue } from '../../model/definition/definition.js';
import type { Auditor } from '../../observe/audit/auditor.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { OperatorLog } from '../../observe/operator-log.js';
import type { Settings } from '../../settings/settings.js';
import type { Engine } from '../../store/index.js';
import type { MemoryReading } from '../lifecycle/memory-guard.js';
import type { Routes } from '../requests/own-routes.js';
import type { Worker } from '../worker.js';

/** `Options`: the catalogue's flags by their names in camel case. */
export interface ServerOptions<Options = object> {
  readonly catalogue: Catalogue<Options>;
  /** Values of flags that were read already, from a command line; options by the names of flags are not read then. */
  readonly settings?: Settings;
  /** What kinds add in code, beside the kinds of the cluster API that the catalogue has, or in their place. */
  readonly kinds?: readonly Kind[];
  /**
   * Admission plugins in the order they are asked; by default those of `clusterAdmission`, of which flags choose. Plugins that flags
   * do not know always run.
   */
  readonly admission?: readonly AdmissionPluginFactory[];
  /** What makes and keeps objects by itself, beside API services; by default what such servers do. */
  readonly controllers?: readonly Controller[];
  /** Where objects are kept; opened and closed by the server. By default the engine that flags ask for. */
  readonly engine?: Engine;
  /** How callers are identified, in the order they are asked; by default as flags say, which is what `usual` makes. */
  readonly authenticators?: (parts: StoreParts, usual: () => readonly Authenticator[]) => readonly Authenticator[];
  /** What callers may do; by default as flags say. */
  readonly authorizer?: (parts: CallerParts) => Authorizer;
  /** Routes beside those of the API, each set below a path of its own. */
  readonly routes?: readonly Routes[];
  /** Which requests are audited, and where their events go; by default as flags say. */
  readonly audit?: (metrics: Metrics, log: OperatorLog) => Auditor;
  /** Which other API servers answer for group versions; by default as API services and flags say. */
  readonly aggregation?: Aggregation;
  /** PEM of the serving certificate and its key; by default the files that flags name, or one made in the data folder. */
  readonly serving?: { readonly cert: string; readonly key: string };
  /** Times and numbers of connections, in place of the usual ones. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
  /** What memory is taken, and what there is; by default of this process. */
  readonly memory?: () => MemoryReading;
  /** What it has in common with other processes, where it is a worker of a server of several; by default it is the whole server. */
  readonly worker?: Worker;
  /**
   * Whether a thread watches over the event loop of the process: where that stands still for over a second, the log says at which stack and
   * whose work it was, and metrics count. False by default; one server of a process suffices.
   */
  readonly watchdog?: boolean;
  /**
   * Whether the memory that the start took and left behind is given back to the system once there was little to do for four seconds. The
   * process stands still for a tenth of a second then, once. False by default; for a server that has its process to itself.
   */
  readonly givesBackMemory?: boolean;
  /** Gives the text of a document of the catalogue, which is read when it is first asked for; by default it is read from its file. */
  readonly document?: (file: URL) => Promise<string>;
  /** The time that tokens, certificates, the store's history and controllers go by; by default that of the machine. */
  readonly clock?: Clock;
  /**
   * Where lines for the operator go: stacks of internal errors, slow requests, what is deprecated and, with `v` of 3 or more, all
   * requests; by default the standard error, in the form that `loggingFormat` says.
   */
  readonly log?: OperatorLog;
  /** Objects that are kept for reading are frozen: for tests of kinds and plugins, which may not change them. */
  readonly frozen?: boolean;
  /** What `startTestServer` adds to the request path; no other server has such stages. */
  readonly testing?: TestStages;
}
