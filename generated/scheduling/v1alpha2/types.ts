// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of scheduling.k8s.io/v1alpha2. */

import * as metaV1 from "../../meta/v1/types.js";

/** Pods that the scheduler places by common rules. */
export interface PodGroup {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** How its pods are placed; cannot be changed later. */
    spec: PodGroupSpec;
    /** How far the group is. */
    status: PodGroupStatus;
}

/** Several PodGroup objects, as a list request answers them. */
export interface PodGroupList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PodGroup[] | null;
}

/** How pods of a group are placed. */
export interface PodGroupSpec {
    /** The template that the group was made from. */
    podGroupTemplateRef: PodGroupTemplateReference | null;
    /** Whether pods are placed one by one or all at once. */
    schedulingPolicy: PodGroupSchedulingPolicy;
    /** Where pods of the group must be together. */
    schedulingConstraints?: PodGroupSchedulingConstraints;
    /** Claims that pods of the group share; 4 at most. */
    resourceClaims?: PodGroupResourceClaim[];
    /** Whether preemption takes pods one by one, or the whole group. */
    disruptionMode?: string;
    /** Class of priority that the pods have in common. */
    priorityClassName?: string;
    /** The priority itself, which admission takes from the class. */
    priority?: number;
}

/** Names a template of groups. */
export interface PodGroupTemplateReference {
    /** Template of a workload. */
    workload: WorkloadPodGroupTemplateReference | null;
}

/** Names a template of a workload in the same namespace. */
export interface WorkloadPodGroupTemplateReference {
    /** Name of the workload. */
    workloadName: string;
    /** Name of the template in the workload. */
    podGroupTemplateName: string;
}

/** How pods of a group are placed; one way is given. */
export interface PodGroupSchedulingPolicy {
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

/** Where pods of a group must be together. */
export interface PodGroupSchedulingConstraints {
    /** Domains that all pods of the group must be in; 1 at most. */
    topology?: TopologyConstraint[];
}

/** Pods must be in one domain. */
export interface TopologyConstraint {
    /** Label of nodes whose value names their domain. */
    key: string;
}

/** A claim that pods of a group share, which is there already or made from a template. */
export interface PodGroupResourceClaim {
    /** Its name in the group. */
    name: string;
    /** Name of a claim that is there already. */
    resourceClaimName?: string;
    /** Name of the template from which a claim is made for the group. */
    resourceClaimTemplateName?: string;
}

/** How far a group is. */
export interface PodGroupStatus {
    /** Whether the group is scheduled, or about to be disrupted. */
    conditions?: (metaV1.Condition)[];
    /** Claims that were made for the group. */
    resourceClaimStatuses?: PodGroupResourceClaimStatus[];
}

/** A claim that was made for a group. */
export interface PodGroupResourceClaimStatus {
    /** Its name in the group. */
    name: string;
    /** Name of the claim; absent where none was needed. */
    resourceClaimName?: string;
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
    /** What groups of the workload look like; 8 at most. */
    podGroupTemplates: PodGroupTemplate[] | null;
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

/** What groups look like that are made from it. */
export interface PodGroupTemplate {
    /** Name of the template, which no other of the workload has. */
    name: string;
    /** Whether pods are placed one by one or all at once. */
    schedulingPolicy: PodGroupSchedulingPolicy;
    /** Where pods of a group must be together. */
    schedulingConstraints: PodGroupSchedulingConstraints | null;
    /** Claims that pods of a group share; 4 at most. */
    resourceClaims?: PodGroupResourceClaim[];
    /** Whether preemption takes pods one by one, or a whole group. */
    disruptionMode?: string;
    /** Class of priority that the pods have in common. */
    priorityClassName?: string;
    /** The priority itself, which admission takes from the class. */
    priority?: number;
}
