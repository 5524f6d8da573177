// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of admission.k8s.io/v1beta1. */

import * as authenticationV1 from "../../authentication/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface AdmissionReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    request?: AdmissionRequest | null;
    /** - */
    response?: AdmissionResponse | null;
}

/** - */
export interface AdmissionRequest {
    /** - */
    uid: string | null;
    /** - */
    kind: metaV1.GroupVersionKind | null;
    /** - */
    resource: metaV1.GroupVersionResource | null;
    /** - */
    subResource?: string;
    /** - */
    requestKind?: metaV1.GroupVersionKind | null;
    /** - */
    requestResource?: metaV1.GroupVersionResource | null;
    /** - */
    requestSubResource?: string;
    /** - */
    name?: string;
    /** - */
    namespace?: string;
    /** - */
    operation: string | null;
    /** - */
    userInfo: authenticationV1.UserInfo | null;
    /** - */
    object?: object | null;
    /** - */
    oldObject?: object | null;
    /** - */
    dryRun?: boolean | null;
    /** - */
    options?: object | null;
}

/** - */
export interface AdmissionResponse {
    /** - */
    uid: string | null;
    /** - */
    allowed: boolean | null;
    /** - */
    status?: metaV1.Status | null;
    /** - */
    patch?: string;
    /** - */
    patchType?: string | null;
    /** - */
    auditAnnotations?: Record<string, string>;
    /** - */
    warnings?: string[];
}
