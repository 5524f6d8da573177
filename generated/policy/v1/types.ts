// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of policy/v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Asks for a pod to be deleted unless a disruption budget forbids it; sent to the pod's eviction subresource. */
export interface Eviction {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Names the pod to evict and its namespace; the rest of the metadata carries no meaning here. */
    metadata: metaV1.ObjectMeta;
    /** Options for the deletion, such as the grace period or preconditions. */
    deleteOptions?: metaV1.DeleteOptions;
}

/** Limits how many pods of an application may be evicted at the same time, for instance while nodes are drained. */
export interface PodDisruptionBudget {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Which pods are protected and how many must stay up. */
    spec: PodDisruptionBudgetSpec;
    /** How many are healthy and how many may be evicted. */
    status: PodDisruptionBudgetStatus;
}

/** Several PodDisruptionBudget objects, as a list request answers them. */
export interface PodDisruptionBudgetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PodDisruptionBudget[] | null;
}

/** Which pods are protected and how many of them must stay up. */
export interface PodDisruptionBudgetSpec {
    /** How many selected pods, as a number or percentage, must stay up during an eviction; cannot be combined with maxUnavailable. */
    minAvailable?: number | string;
    /** Labels of the protected pods; {} takes all pods of the namespace, and null takes none. */
    selector?: metaV1.LabelSelector;
    /** How many selected pods, as a number or percentage, may be down after an eviction; cannot be combined with minAvailable. */
    maxUnavailable?: number | string;
    /** When running pods that are not ready may be evicted - IfHealthyBudget or AlwaysAllow. */
    unhealthyPodEvictionPolicy?: string;
}

/** What the controller last worked out for a budget. */
export interface PodDisruptionBudgetStatus {
    /** The generation of the spec that this status belongs to; evictions are refused while it is behind. */
    observedGeneration?: number | bigint;
    /** Pods whose eviction was granted but not yet seen by the controller, with the time of the grant; normally empty. */
    disruptedPods?: Record<string, string | null>;
    /** How many pods may be evicted right now. */
    disruptionsAllowed: number;
    /** How many of the selected pods are healthy now. */
    currentHealthy: number;
    /** How many healthy pods there must be at least. */
    desiredHealthy: number;
    /** How many pods the budget counts in total. */
    expectedPods: number;
    /** Current observations; DisruptionAllowed tells whether an eviction may take place, or why that is unknown. */
    conditions?: (metaV1.Condition)[];
}
