// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of authentication.k8s.io/v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Tells the sender of the request who the server takes it for, after all ways of authentication and impersonation. */
export interface SelfSubjectReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Who the sender is; filled in by the server. */
    status: SelfSubjectReviewStatus;
}

/** Who the sender of the request is to the server. */
export interface SelfSubjectReviewStatus {
    /** User attributes of the sender. */
    userInfo: UserInfo;
}

/** Asks for a time-limited token of a service account; used through its token subresource. */
export interface TokenRequest {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The properties that the token should have. */
    spec: TokenRequestSpec;
    /** The token that was issued, and when it runs out. */
    status: TokenRequestStatus;
}

/** Properties wanted of a service account token. */
export interface TokenRequestSpec {
    /** Whom the token is meant for; receivers outside this list must refuse it, and the API server is meant when it is empty. */
    audiences: string[] | null;
    /** Wished lifetime in seconds, at least 600 and 3600 by default; the server may issue a token with another lifetime. */
    expirationSeconds: number | bigint;
    /** Object, a Pod or Secret, whose deletion makes the token invalid. */
    boundObjectRef: BoundObjectReference | null;
}

/** The token that was issued and the end of its validity. */
export interface TokenRequestStatus {
    /** The token itself, ready for use as a bearer token. */
    token: string;
    /** When the token stops being valid. */
    expirationTimestamp: string | null;
}

/** Points to the object that a token's validity depends on. */
export interface BoundObjectReference {
    /** Kind of the object: Pod or Secret. */
    kind?: string;
    /** API version of the object, v1. */
    apiVersion?: string;
    /** Name of the object, in the service account's namespace. */
    name?: string;
    /** Unique identifier of the object, so that a successor of the same name does not count. */
    uid?: string;
}

/** Asks the API server whether a bearer token is valid and whose it is; the answer comes back in status and nothing is stored. */
export interface TokenReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The token to check and the audiences it should be good for. */
    spec: TokenReviewSpec;
    /** Whether the token is valid, and whom it stands for. */
    status: TokenReviewStatus;
}

/** The token to check, and for whom. */
export interface TokenReviewSpec {
    /** The bearer token, as found after Bearer in the Authorization header. */
    token?: string;
    /** Whom the token should be meant for; valid if it names at least one of these, and the API server itself when left out. */
    audiences?: string[];
}

/** Tells whether a token is valid, and whose it is. */
export interface TokenReviewStatus {
    /** True if the token belongs to a known user. */
    authenticated?: boolean;
    /** Who the token stands for; filled in only when it is valid. */
    user: UserInfo;
    /** Those of the requested audiences for which the token is good; empty means it is good for the API server. */
    audiences?: string[];
    /** Why the token could not be checked. */
    error?: string;
}

/** What is known about an authenticated requester. */
export interface UserInfo {
    /** Name that is unique among all active users. */
    username?: string;
    /** Identifier that stays unique even if a user is deleted and the name given to another. */
    uid?: string;
    /** Groups to which the user belongs. */
    groups?: string[];
    /** Further facts supplied by whatever authenticated the user, each a list of strings. */
    extra?: Record<string, ExtraValue | null>;
}

/** List of strings that hold one further fact about a user. */
export type ExtraValue = string[];
