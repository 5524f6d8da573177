// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of scheduling.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Gives a name to a pod priority, which decides scheduling order and who may push out whom; scheduling.k8s.io/v1 replaces it. */
export interface PriorityClass {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The priority that pods of this class get; higher comes first, users may go up to one billion, and it cannot be changed later. */
    value: number;
    /** If true, pods without a class get this priority; should be set on one class only. */
    globalDefault?: boolean;
    /** Tells users when this class should be used. */
    description?: string;
    /** PreemptLowerPriority (the default) lets pods push out less important ones; Never only moves them ahead in the queue. */
    preemptionPolicy: string;
}

/** Several PriorityClass objects, as a list request answers them. */
export interface PriorityClassList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PriorityClass[] | null;
}
