// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of scheduling.k8s.io/v1alpha2. */

import * as metaV1 from "../../meta/v1/types.js";

/** A group of pods that are scheduled together. */
export interface PodGroup {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** How the group is scheduled. */
    spec: PodGroupSpec;
    /** What came of it. */
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

/** How a group of pods is scheduled. */
export interface PodGroupSpec {
    /** The template that the group was made from. */
    podGroupTemplateRef: PodGroupTemplateReference | null;
    /** How pods of the group are scheduled. */
    schedulingPolicy: PodGroupSchedulingPolicy;
    /** Where pods of the group may be placed. */
    schedulingConstraints?: PodGroupSchedulingConstraints;
    /** Claims to devices that pods of the group share; 4 at most. */
    resourceClaims?: PodGroupResourceClaim[];
    /** Pod where single pods may be pushed out, and PodGroup where all go together. */
    disruptionMode: string;
    /** Class that tells the priority of the group. */
    priorityClassName?: string;
    /** The priority of the group; higher comes first. */
    priority?: number;
}

/** What came of the scheduling of a group. */
export interface PodGroupStatus {
    /** Whether the group is scheduled, and whether it is about to be disrupted. */
    conditions?: (metaV1.Condition)[];
    /** Claims that were made for the group. */
    resourceClaimStatuses?: PodGroupResourceClaimStatus[];
}

/** A claim that was made for a group. */
export interface PodGroupResourceClaimStatus {
    /** What pods of the group call the claim. */
    name: string;
    /** Name of the claim that was made. */
    resourceClaimName?: string;
}

/** Names what a group of pods was made from. */
export interface PodGroupTemplateReference {
    /** A template of a workload. */
    workload: WorkloadPodGroupTemplateReference | null;
}

/** Names a template of a workload in the same namespace. */
export interface WorkloadPodGroupTemplateReference {
    /** Name of the workload. */
    workloadName: string;
    /** Name of the template. */
    podGroupTemplateName: string;
}

/** Groups of pods that an application consists of, each with how it is scheduled. */
export interface Workload {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The groups of pods. */
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

/** The groups of pods of an application, and what controls them. */
export interface WorkloadSpec {
    /** The object that the groups are made for, such as a Job. */
    controllerRef?: TypedLocalObjectReference;
    /** What groups of pods are made from; 8 at most. */
    podGroupTemplates: PodGroupTemplate[] | null;
}

/** Names an object of any kind in the same namespace. */
export interface TypedLocalObjectReference {
    /** Group of the API that the kind belongs to; the core group where it is empty. */
    apiGroup?: string;
    /** Kind of the object. */
    kind: string;
    /** Name of the object. */
    name: string;
}

/** What a group of pods is made from. */
export interface PodGroupTemplate {
    /** Name of the template, which no other of the workload has. */
    name: string;
    /** How pods of the group are scheduled. */
    schedulingPolicy: PodGroupSchedulingPolicy;
    /** Where pods of the group may be placed. */
    schedulingConstraints: PodGroupSchedulingConstraints | null;
    /** Claims to devices that pods of the group share; 4 at most. */
    resourceClaims?: PodGroupResourceClaim[];
    /** Pod where single pods may be pushed out, and PodGroup where all go together. */
    disruptionMode?: string;
    /** Class that tells the priority of the group. */
    priorityClassName?: string;
    /** The priority of the group; higher comes first. */
    priority?: number;
}

/** How pods of a group are scheduled; exactly one field is set. */
export interface PodGroupSchedulingPolicy {
    /** Pods are scheduled one by one. */
    basic?: BasicSchedulingPolicy;
    /** Pods are scheduled once enough of them can be. */
    gang?: GangSchedulingPolicy;
}

/** Pods are scheduled one by one. */
export interface BasicSchedulingPolicy {
}

/** Pods are scheduled once enough of them can be. */
export interface GangSchedulingPolicy {
    /** How many pods must fit at once; 1 at least. */
    minCount: number;
}

/** A claim to devices that pods of a group share, by its name or by that of a template. */
export interface PodGroupResourceClaim {
    /** What pods call the claim. */
    name: string;
    /** Name of the claim. */
    resourceClaimName?: string;
    /** Name of the template that the claim is made from. */
    resourceClaimTemplateName?: string;
}

/** Where pods of a group may be placed. */
export interface PodGroupSchedulingConstraints {
    /** Parts of the cluster of which one takes all of the pods; 1 at most. */
    topology?: TopologyConstraint[];
}

/** Parts of the cluster of which one takes all pods of a group. */
export interface TopologyConstraint {
    /** Label of nodes whose values tell the parts apart. */
    key: string;
}
