/** Who is calling and what they may do: the two interfaces behind which every method of identification and every authorization mode stands. */
import type { IncomingHttpHeaders } from 'node:http';
import type { PeerCertificate } from 'node:tls';

/** The identity of a caller (specification 2, "User attributes"). All values are opaque to authentication. */
export interface User {
  readonly name: string;
  readonly uid: string;
  readonly groups: readonly string[];
  readonly extra: Readonly<Record<string, readonly string[]>>;
}

/** What authenticators see of a request. */
export interface Credentials {
  readonly headers: IncomingHttpHeaders;
  /** Names and values of headers in turn, as they were sent: what is given twice is there twice. */
  readonly rawHeaders: readonly string[];
  /** The client certificate presented, verified or not; undefined without one. */
  certificate(): PeerCertificate | undefined;
  /** Whether the certificate chains to the client certificate authorities. */
  readonly certificateTrusted: boolean;
  /** Whether the certificate chains to the authorities of authenticating proxies. */
  readonly isProxy: boolean;
  /** Told what the audit event of the request is to say of the credentials. */
  annotate?(annotations: Readonly<Record<string, string>>): void;
}

export type Authentication =
  /** The credentials are good. */
  | {
      readonly outcome: 'user';
      readonly user: User;
      readonly audiences?: readonly string[];
      /** What audit events of requests with them say, by their keys. */
      readonly annotations?: Readonly<Record<string, string>>;
    }
  /** The request carries nothing that this method reads. */
  | { readonly outcome: 'none' }
  /** The request carries credentials of this method, and they are bad. */
  | { readonly outcome: 'invalid'; readonly why: string };

export interface Authenticator {
  authenticate(credentials: Credentials): Authentication | Promise<Authentication>;
}

/** Attributes an authorization decision is made from (specification 2, "Authorization"). */
export interface Attributes {
  readonly user: User;
  /** API request verb, or the lower-case HTTP method of a non-resource request. */
  readonly verb: string;
  readonly resourceRequest: boolean;
  /** Only of non-resource requests. */
  readonly path: string;
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
  readonly namespace: string;
  readonly name: string;
  /** What narrows a list, watch or deletecollection; absent where nothing does, or the release does not tell authorizers of it. */
  readonly selectors?: () => Selectors;
}

/** A condition on a field or a label. */
export interface SelectorRequirement {
  readonly key: string;
  readonly operator: 'In' | 'NotIn' | 'Exists' | 'DoesNotExist';
  readonly values: readonly string[];
}

/** Conditions of a request; those that cannot be read, or are of another sort, count as absent. */
export interface Selectors {
  readonly fields: readonly SelectorRequirement[];
  readonly labels: readonly SelectorRequirement[];
}

export interface Decision {
  readonly decision: 'allow' | 'deny' | 'abstain';
  /** Why, as access reviews, audit events and refusals tell it; empty where there is nothing to tell. */
  readonly reason: string;
  /** Why a mode could not decide. Unless another mode allows the request, it fails as an error of the server. */
  readonly error?: string;
}

/** What a user may do, as one mode can list it. */
export interface ApplyingRules {
  readonly resourceRules: readonly ResourceRule[];
  readonly nonResourceRules: readonly NonResourceRule[];
  /** Whether more may be allowed than the mode can list. */
  readonly incomplete?: boolean;
  /** What kept the list from being whole; undefined where it is. */
  readonly error?: string;
}

interface ResourceRule {
  readonly verbs: readonly string[];
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  /** Empty: all names. */
  readonly resourceNames: readonly string[];
}

interface NonResourceRule {
  readonly verbs: readonly string[];
  readonly nonResourceURLs: readonly string[];
}

export interface Authorizer {
  authorize(attributes: Attributes): Decision | Promise<Decision>;
  /** The rules that apply to a user in a namespace; absent where the mode decides without rules. */
  rulesOf?(user: User, namespace: string): ApplyingRules | Promise<ApplyingRules>;
}

export const ANONYMOUS: User = { name: 'system:anonymous', uid: '', groups: ['system:unauthenticated'], extra: {} };
export const ALL_AUTHENTICATED = 'system:authenticated';
export const ALL_UNAUTHENTICATED = 'system:unauthenticated';
export const SUPERUSERS = 'system:masters';
