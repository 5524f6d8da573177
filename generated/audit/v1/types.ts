// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of audit.k8s.io/v1. */

import * as authenticationV1 from "../../authentication/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface Event {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    level: string | null;
    /** - */
    auditID: string | null;
    /** - */
    stage: string | null;
    /** - */
    requestURI: string | null;
    /** - */
    verb: string | null;
    /** - */
    user: authenticationV1.UserInfo | null;
    /** - */
    impersonatedUser?: authenticationV1.UserInfo | null;
    /** - */
    sourceIPs?: string[];
    /** - */
    userAgent?: string;
    /** - */
    objectRef?: ObjectReference | null;
    /** - */
    responseStatus?: metaV1.Status | null;
    /** - */
    requestObject?: object | null;
    /** - */
    responseObject?: object | null;
    /** - */
    requestReceivedTimestamp?: string | null;
    /** - */
    stageTimestamp?: string | null;
    /** - */
    annotations?: Record<string, string>;
}

/** - */
export interface ObjectReference {
    /** - */
    resource?: string;
    /** - */
    namespace?: string;
    /** - */
    name?: string;
    /** - */
    uid?: string;
    /** - */
    apiGroup?: string;
    /** - */
    apiVersion?: string;
    /** - */
    resourceVersion?: string;
    /** - */
    subresource?: string;
}

/** - */
export interface Policy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    rules: PolicyRule[] | null;
    /** - */
    omitStages?: string[];
}

/** - */
export interface PolicyRule {
    /** - */
    level: string | null;
    /** - */
    users?: string[];
    /** - */
    userGroups?: string[];
    /** - */
    verbs?: string[];
    /** - */
    resources?: GroupResources[];
    /** - */
    namespaces?: string[];
    /** - */
    nonResourceURLs?: string[];
    /** - */
    omitStages?: string[];
}

/** - */
export interface GroupResources {
    /** - */
    group?: string;
    /** - */
    resources?: string[];
    /** - */
    resourceNames?: string[];
}
