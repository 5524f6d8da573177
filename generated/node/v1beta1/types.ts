// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of node.k8s.io/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface RuntimeClass {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    handler: string | null;
    /** - */
    overhead?: Overhead | null;
    /** - */
    scheduling?: Scheduling | null;
}

/** Several RuntimeClass objects, as a list request answers them. */
export interface RuntimeClassList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: RuntimeClass[] | null;
}

/** - */
export interface Overhead {
    /** - */
    podFixed?: Record<string, string | number>;
}

/** - */
export interface Scheduling {
    /** - */
    nodeSelector?: Record<string, string>;
    /** - */
    tolerations?: (coreV1.Toleration)[];
}
