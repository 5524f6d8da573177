/** What operations, controllers and admission plugins see of their server. */
import type { ReviewToken } from '../auth/authenticators/review-token.js';
import type { ClusterAuthorities } from '../auth/cluster-authorities.js';
import type { Authorizer } from '../auth/contract.js';
import type { ServiceAccountTokens } from '../auth/service-account-tokens.js';
import type { OutgoingAddresses } from '../client/outgoing.js';
import type { Clock } from '../model/clock.js';
import type { Metrics } from '../observe/metrics/metrics.js';
import type { Environment } from '../resource/environment.js';
import type { Registry } from '../resource/registry.js';
import type { FollowedFiles } from '../settings/followed-files.js';

/** The parts of a server that exist before it can tell who is calling; authenticators are made from them. */
export interface StoreParts {
  readonly registry: Registry;
  readonly environment: Environment;
  readonly metrics: Metrics;
  /** Issues and verifies service account tokens; undefined where the server does not. */
  readonly tokens: ServiceAccountTokens | undefined;
  readonly authorities: ClusterAuthorities;
  /** Where the server may connect to. */
  readonly outgoing: OutgoingAddresses;
  /** Files that flags name, which are read again when they change. */
  readonly files: FollowedFiles;
  /** The time that controllers go by. */
  readonly clock: Clock;
  /** Where the server listens; 0 before it does. */
  listeningPort(): number;
}

/** The parts that exist once the server can tell who is calling; the authorizer is made from them. */
export interface CallerParts extends StoreParts {
  readonly reviewToken: ReviewToken;
}

export interface ServerParts extends CallerParts {
  readonly authorizer: Authorizer;
}

/** The named parts of a server alone: a consumer's signature shows what it depends on, and tests hand it nothing else. */
export type Parts<Names extends keyof ServerParts> = Pick<ServerParts, Names>;
