// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of discovery.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface EndpointSlice {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    addressType: string | null;
    /** - */
    endpoints: Endpoint[] | null;
    /** - */
    ports?: EndpointPort[] | null;
}

/** - */
export interface Endpoint {
    /** - */
    addresses: string[] | null;
    /** - */
    conditions?: EndpointConditions | null;
    /** - */
    hostname?: string | null;
    /** - */
    targetRef?: coreV1.ObjectReference | null;
    /**
     * -
     * @deprecated
     */
    topology?: Record<string, string>;
    /** - */
    nodeName?: string | null;
}

/** - */
export interface EndpointConditions {
    /** - */
    ready?: boolean | null;
    /** - */
    serving?: boolean | null;
    /** - */
    terminating?: boolean | null;
}

/** - */
export interface EndpointPort {
    /** - */
    name?: string | null;
    /** - */
    protocol?: string | null;
    /** - */
    port?: number | null;
    /** - */
    appProtocol?: string | null;
}
