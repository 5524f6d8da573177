/** What the stages of the request path leave for those after them. */
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
  /** Milliseconds since 1970, with a fraction; set where requests are audited. */
  receivedAt: number;
  user: User;
  /** Streams of the server that answers. */
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
