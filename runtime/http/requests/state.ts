/** What each stage of the request path leaves for the stages after it. */
import type { Middleware, ParameterizedContext } from 'koa';
import type { User } from '../../auth/contract.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Resumable } from '../../model/work-marks.js';
import type { AuditRecord } from '../../observe/audit/record.js';
import type { Resource } from '../../resource/resource.js';
import type { OpenStreams } from '../streams/open-streams.js';
import type { RequestInfo } from './request-info.js';

interface Step {
  readonly name: string;
  readonly at: number;
}

/** When a request reached which stage, by `performance.now()`; 0 for stages that it has not reached. */
export class RequestTimes {
  readonly received = performance.now();
  /** Its caller is known. */
  identified = 0;
  /** There is room for it; where it did not have to wait for that, when its caller was known. */
  dispatched = 0;
  /** Its caller may do what it asks for. */
  authorized = 0;
  /** Its answer is ready, or its stream has begun; what it asked for may go on where it was given up. */
  answered = 0;
  /** Steps of what answers it, and when each was done; undefined before the first. */
  steps: Step[] | undefined;

  /** Another step is done. */
  done(name: string): void {
    this.steps ??= [];
    this.steps.push({ name, at: performance.now() });
  }
}

/** A part of a request's time, by `performance.now()`. */
interface Stage {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The stages that a request has gone through, in their order. */
export function stagesOf({ received, identified, dispatched, authorized, steps = [] }: RequestTimes): Stage[] {
  const reached = [
    { name: 'identified', at: identified },
    { name: 'dispatched', at: dispatched },
    { name: 'authorized', at: authorized },
    ...steps,
  ].filter(({ at }) => at > 0);
  return reached.map(({ name, at }, i) => ({ name, from: reached[i - 1]?.at ?? received, to: at }));
}

export interface RequestState {
  /** The request as work of the event loop. */
  work: Resumable;
  times: RequestTimes;
  /** Whether its answer was given up because its time was over. */
  gaveUp: boolean;
  /** Bytes of the answer that the client has taken so far, where it is sent in parts. */
  sentBytes: number;
  /** Bytes of the body, where it was read. */
  bodyBytes: number;
  info: RequestInfo;
  /** Whether the request lasts as long as its client wants, as watches and connections do. */
  isStream: boolean;
  /** Milliseconds after which the request is given up; 0 where it is not. */
  allowedMs: number;
  /** When it is given up, by `performance.now()`; infinite where it is not. */
  endsAt: number;
  /** Milliseconds since 1970, with a fraction; set where requests are audited. */
  receivedAt: number;
  user: User;
  /** What the audit event is to say of the caller's credentials. */
  ofCredentials?: Readonly<Record<string, string>>;
  /** The open streams of the server. */
  streams: Pick<OpenStreams, 'frames' | 'room' | 'meter' | 'minimumSeconds' | 'add'>;
  /** Set for requests that are audited. */
  audit?: AuditRecord;
  /** Set for requests that another server answers: the group version that it answers for. */
  delegatedTo?: { readonly group: string; readonly version: string };
  /** Set for requests about a served resource. */
  resource: Resource;
  version: VersionDefinition;
  /** Texts of Warning headers. */
  warnings: string[];
  /** Whether answers carry Warning headers, which a feature gate says. */
  warns: boolean;
  /** The answer, where it is a small object such as a Status. */
  answer?: unknown;
}

/** A request with what the stages before have left. */
export type RequestContext = ParameterizedContext<RequestState>;

export type RequestMiddleware = Middleware<RequestState>;
