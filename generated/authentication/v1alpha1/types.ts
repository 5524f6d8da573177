// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of authentication.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";
import * as authenticationV1 from "../v1/types.js";

/** Tells the sender of the request who the server takes it for, after all ways of authentication and impersonation. Deprecated since 1.29 and removed in 1.32; use authentication.k8s.io/v1. */
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
    userInfo: authenticationV1.UserInfo;
}
