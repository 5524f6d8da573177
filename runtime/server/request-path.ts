/** The request path, top to bottom. What a stage throws is rendered once, by `receive`. */
import Koa from 'koa';
import { FlowControl } from '../flowcontrol/flow-control.js';
import { compressing } from '../http/answers/compression.js';
import type { Arrivals } from '../http/connections/arrivals.js';
import { crossOrigin, ownOrigin, strictTransport } from '../http/connections/browsers.js';
import type { Delegation } from '../http/connections/delegation.js';
import { goAway } from '../http/connections/goaway.js';
import { fairQueuing } from '../http/fairness/fair-queuing.js';
import { type InflightLimits, inflight } from '../http/fairness/inflight.js';
import { type MemoryRoom, memoryRoom } from '../http/fairness/memory-room.js';
import { requestLog } from '../http/observing/request-log.js';
import { deadline } from '../http/requests/deadline.js';
import type { RequestMiddleware, RequestState } from '../http/requests/state.js';
import { type Authorizing, authorize } from '../http/stages/authorize.js';
import { delegate } from '../http/stages/delegate.js';
import { documents, type ServingDocuments } from '../http/stages/documents.js';
import { type Identifying, identify } from '../http/stages/identify.js';
import { type Impersonating, impersonate } from '../http/stages/impersonate.js';
import { type Receiving, receive } from '../http/stages/receive.js';
import { resources, type ServingResources } from '../http/stages/resources.js';
import type { TestStages } from '../http/stages/test-stages.js';
import type { LinearPattern } from '../model/patterns/linear-pattern.js';
import type { OperatorLog } from '../observe/operator-log.js';

/** What the stages need, each of its own. */
interface RequestPath extends Receiving, Identifying, Impersonating, Authorizing, ServingResources, ServingDocuments {
  readonly meters: Receiving['meters'] & Identifying['meters'] & Authorizing['meters'];
  /** Takes a line for each request; undefined where none is wanted. */
  readonly requestLog: OperatorLog | undefined;
  readonly strictTransport: readonly string[];
  /** Part of the requests over HTTP/2 after which clients are asked to connect anew. */
  readonly goAwayChance: number;
  /** Seconds until a request that is no stream is given up; 0 sets no limit. */
  readonly requestSeconds: number;
  readonly allowedOrigins: readonly LinearPattern[];
  /** Whether memory is short, and who counts the requests that are refused for it. */
  readonly memory: MemoryRoom;
  readonly memoryRefused: () => void;
  /** What bounds the requests at once: priority and fairness, or plain limits. */
  readonly room: FlowControl | InflightLimits;
  readonly arrivals: Arrivals;
  /** Group versions that other servers answer for. */
  readonly delegation: Delegation;
  /** Answers browsers below `/console`; undefined where the server has no console. */
  readonly console: RequestMiddleware | undefined;
  /** Undefined in every server that is not one of tests. */
  readonly testing: TestStages | undefined;
}

/** The stages in their order; one that a server does without is undefined. */
const stagesOf = (path: RequestPath): readonly (RequestMiddleware | undefined)[] => [
  path.requestLog && requestLog(path.requestLog),
  receive(path),
  path.testing?.recorded,
  path.strictTransport.length > 0 ? strictTransport(path.strictTransport) : undefined,
  path.goAwayChance > 0 ? goAway(path.goAwayChance) : undefined,
  deadline(path.requestSeconds),
  path.allowedOrigins.length > 0 ? crossOrigin(path.allowedOrigins) : undefined,
  ownOrigin(path.allowedOrigins),
  path.console,
  identify(path),
  path.auditing?.open,
  impersonate(path),
  path.testing?.disturbed,
  memoryRoom(path.memory, path.memoryRefused),
  path.room instanceof FlowControl ? fairQueuing(path.room, path.registry, path.arrivals) : inflight(path.room),
  authorize(path),
  delegate(path.delegation),
  // Here requests about resources are answered: decode → mutate → default → validate → store → encode, in http/verbs and resource.
  path.enabled('APIResponseCompression') ? compressing(resources(path)) : resources(path),
  documents(path),
];

export function requestPath(path: RequestPath): Koa<RequestState> {
  const app = new Koa<RequestState>();
  app.silent = true;
  for (const stage of stagesOf(path)) if (stage !== undefined) app.use(stage);
  return app;
}
