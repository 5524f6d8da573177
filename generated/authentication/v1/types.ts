// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of authentication.k8s.io/v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface TokenRequest {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: TokenRequestSpec | null;
    /** - */
    status?: TokenRequestStatus | null;
}

/** - */
export interface TokenRequestSpec {
    /** - */
    audiences: string[] | null;
    /** - */
    expirationSeconds?: number | bigint | null;
    /** - */
    boundObjectRef?: BoundObjectReference | null;
}

/** - */
export interface TokenRequestStatus {
    /** - */
    token: string | null;
    /** - */
    expirationTimestamp: string | null;
}

/** - */
export interface BoundObjectReference {
    /** - */
    kind?: string;
    /** - */
    apiVersion?: string;
    /** - */
    name?: string;
    /** - */
    uid?: string;
}

/** - */
export interface TokenReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: TokenReviewSpec | null;
    /** - */
    status?: TokenReviewStatus | null;
}

/** - */
export interface TokenReviewSpec {
    /** - */
    token?: string;
    /** - */
    audiences?: string[];
}

/** - */
export interface TokenReviewStatus {
    /** - */
    authenticated?: boolean;
    /** - */
    user?: UserInfo | null;
    /** - */
    audiences?: string[];
    /** - */
    error?: string;
}

/** - */
export interface UserInfo {
    /** - */
    username?: string;
    /** - */
    uid?: string;
    /** - */
    groups?: string[];
    /** - */
    extra?: Record<string, ExtraValue>;
}

/** - */
export type ExtraValue = string[];
