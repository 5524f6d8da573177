// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of imagepolicy.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface ImageReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: ImageReviewSpec | null;
    /** - */
    status?: ImageReviewStatus | null;
}

/** - */
export interface ImageReviewSpec {
    /** - */
    containers?: ImageReviewContainerSpec[];
    /** - */
    annotations?: Record<string, string>;
    /** - */
    namespace?: string;
}

/** - */
export interface ImageReviewContainerSpec {
    /** - */
    image?: string;
}

/** - */
export interface ImageReviewStatus {
    /** - */
    allowed: boolean | null;
    /** - */
    reason?: string;
    /** - */
    auditAnnotations?: Record<string, string>;
}
