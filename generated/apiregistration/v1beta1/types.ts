// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apiregistration.k8s.io/v1beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface APIService {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: APIServiceSpec | null;
    /** - */
    status?: APIServiceStatus | null;
}

/** Several APIService objects, as a list request answers them. */
export interface APIServiceList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: APIService[] | null;
}

/** - */
export interface ServiceReference {
    /** - */
    namespace?: string;
    /** - */
    name?: string;
    /** - */
    port?: number | null;
}

/** - */
export interface APIServiceSpec {
    /** - */
    service?: ServiceReference | null;
    /** - */
    group?: string;
    /** - */
    version?: string;
    /** - */
    insecureSkipTLSVerify?: boolean;
    /** - */
    caBundle?: string;
    /** - */
    groupPriorityMinimum: number | null;
    /** - */
    versionPriority: number | null;
}

/** - */
export interface APIServiceCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface APIServiceStatus {
    /** - */
    conditions?: APIServiceCondition[];
}
