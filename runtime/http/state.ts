/** What each stage of the request path leaves for the stages after it. */
import type { User } from '../auth/contract.js';
import type { VersionDefinition } from '../model/definition.js';
import type { AuditRecord } from '../observe/audit/record.js';
import type { Resource } from '../resource/resource.js';
import type { OpenStreams } from './open-streams.js';
import type { RequestInfo } from './request-info.js';

export interface RequestState {
  info: RequestInfo;
  /** Whether the request lasts as long as its client wants, as watches and connections do. */
  isStream: boolean;
  /** Milliseconds after which the request is given up; 0 where it is not. */
  allowedMs: number;
  /** Milliseconds since 1970, with a fraction; set where requests are audited. */
  receivedAt: number;
  user: User;
  /** What the audit event is to say of the caller's credentials. */
  ofCredentials?: Readonly<Record<string, string>>;
  /** The open streams of the server. */
  streams: OpenStreams;
  /** Set for requests that are audited. */
  audit?: AuditRecord;
  /** Set for requests about a served resource. */
  resource: Resource;
  version: VersionDefinition;
  /** Texts of Warning headers. */
  warnings: string[];
  /** The answer, where it is a small object such as a Status. */
  answer?: unknown;
}
