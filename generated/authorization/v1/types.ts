// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of authorization.k8s.io/v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface LocalSubjectAccessReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: SubjectAccessReviewSpec | null;
    /** - */
    status?: SubjectAccessReviewStatus | null;
}

/** - */
export interface SelfSubjectAccessReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: SelfSubjectAccessReviewSpec | null;
    /** - */
    status?: SubjectAccessReviewStatus | null;
}

/** - */
export interface SelfSubjectAccessReviewSpec {
    /** - */
    resourceAttributes?: ResourceAttributes | null;
    /** - */
    nonResourceAttributes?: NonResourceAttributes | null;
}

/** - */
export interface SelfSubjectRulesReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: SelfSubjectRulesReviewSpec | null;
    /** - */
    status?: SubjectRulesReviewStatus | null;
}

/** - */
export interface SelfSubjectRulesReviewSpec {
    /** - */
    namespace?: string;
}

/** - */
export interface SubjectRulesReviewStatus {
    /** - */
    resourceRules: ResourceRule[] | null;
    /** - */
    nonResourceRules: NonResourceRule[] | null;
    /** - */
    incomplete: boolean | null;
    /** - */
    evaluationError?: string;
}

/** - */
export interface ResourceRule {
    /** - */
    verbs: string[] | null;
    /** - */
    apiGroups?: string[];
    /** - */
    resources?: string[];
    /** - */
    resourceNames?: string[];
}

/** - */
export interface NonResourceRule {
    /** - */
    verbs: string[] | null;
    /** - */
    nonResourceURLs?: string[];
}

/** - */
export interface SubjectAccessReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: SubjectAccessReviewSpec | null;
    /** - */
    status?: SubjectAccessReviewStatus | null;
}

/** - */
export interface ResourceAttributes {
    /** - */
    namespace?: string;
    /** - */
    verb?: string;
    /** - */
    group?: string;
    /** - */
    version?: string;
    /** - */
    resource?: string;
    /** - */
    subresource?: string;
    /** - */
    name?: string;
}

/** - */
export interface NonResourceAttributes {
    /** - */
    path?: string;
    /** - */
    verb?: string;
}

/** - */
export interface SubjectAccessReviewSpec {
    /** - */
    resourceAttributes?: ResourceAttributes | null;
    /** - */
    nonResourceAttributes?: NonResourceAttributes | null;
    /** - */
    user?: string;
    /** - */
    groups?: string[];
    /** - */
    extra?: Record<string, ExtraValue>;
    /** - */
    uid?: string;
}

/** - */
export type ExtraValue = string[];

/** - */
export interface SubjectAccessReviewStatus {
    /** - */
    allowed: boolean | null;
    /** - */
    denied?: boolean;
    /** - */
    reason?: string;
    /** - */
    evaluationError?: string;
}
