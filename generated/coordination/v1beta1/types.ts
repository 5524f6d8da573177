// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of coordination.k8s.io/v1beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface Lease {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: LeaseSpec | null;
}

/** Several Lease objects, as a list request answers them. */
export interface LeaseList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Lease[] | null;
}

/** - */
export interface LeaseSpec {
    /** - */
    holderIdentity?: string | null;
    /** - */
    leaseDurationSeconds?: number | null;
    /** - */
    acquireTime?: string | null;
    /** - */
    renewTime?: string | null;
    /** - */
    leaseTransitions?: number | null;
}
