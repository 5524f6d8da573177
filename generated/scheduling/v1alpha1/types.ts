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

/** Groups of pods that the scheduler places by rules for each group. */
export interface Workload {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The groups, and what they belong to. */
    spec: WorkloadSpec;
}

/** Several Workload objects, as a list request answers them. */
export interface WorkloadList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Workload[] | null;
}

/** Groups of pods, and what they belong to. */
export interface WorkloadSpec {
    /** The object that the workload is of, such as a job; for people and tools only. */
    controllerRef?: TypedLocalObjectReference;
    /** The groups; 8 at most. */
    podGroups: PodGroup[] | null;
}

/** Names an object of any kind in the same namespace. */
export interface TypedLocalObjectReference {
    /** Group of the object's kind; the core group where it is empty. */
    apiGroup?: string;
    /** Kind of the object. */
    kind: string;
    /** Name of the object. */
    name: string;
}

/** Pods that the scheduler places by common rules. */
export interface PodGroup {
    /** Name of the group, which no other of the workload has. */
    name: string;
    /** How its pods are placed. */
    policy: PodGroupPolicy;
}

/** How pods of a group are placed; one way is given. */
export interface PodGroupPolicy {
    /** One by one, as pods without a group are. */
    basic?: BasicSchedulingPolicy;
    /** All or none of them. */
    gang?: GangSchedulingPolicy;
}

/** Pods are placed one by one. */
export interface BasicSchedulingPolicy {
}

/** Pods are placed all at once or not at all. */
export interface GangSchedulingPolicy {
    /** How many pods must fit at once before any of them is placed. */
    minCount: number;
}
