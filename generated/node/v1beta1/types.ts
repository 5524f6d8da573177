// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of node.k8s.io/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** Names a container runtime set-up that pods can ask for with runtimeClassName. Deprecated since 1.22 and removed in 1.25. */
export interface RuntimeClass {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Name of the set-up in the node's container runtime configuration; it should be available on all fitting nodes and cannot be changed. */
    handler: string;
    /** Resources a pod needs in addition to its containers; used for scheduling and quotas. */
    overhead?: Overhead;
    /** Keeps pods of this class on nodes that support it; left out, all nodes are assumed to. */
    scheduling?: Scheduling;
}

/** Several RuntimeClass objects, as a list request answers them. */
export interface RuntimeClassList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: RuntimeClass[] | null;
}

/** Extra resources that running a pod takes. */
export interface Overhead {
    /** Fixed amount per pod, added to what its containers request. */
    podFixed?: Record<string, string>;
}

/** Restricts pods of a class to suitable nodes. */
export interface Scheduling {
    /** Node labels that pods of this class need, added to their own selector; pods with conflicting ones are refused. */
    nodeSelector?: Record<string, string>;
    /** Tolerations added to pods of this class, so that they can run on tainted nodes. */
    tolerations?: (coreV1.Toleration)[];
}
