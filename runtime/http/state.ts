/** What the stages of the request path leave for those after them. */
import type { User } from '../auth/contract.js';
import type { VersionDefinition } from '../model/definition.js';
import type { Resource } from '../resource/resource.js';
import type { RequestInfo } from './request-info.js';

export interface RequestState {
  info: RequestInfo;
  user: User;
  /** Set for requests about a served resource. */
  resource: Resource;
  version: VersionDefinition;
  /** Texts of Warning headers. */
  warnings: string[];
}
