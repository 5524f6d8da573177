// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apps/v1beta2. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** A saved, unchangeable copy of a template that DaemonSets and StatefulSets use for updates and for rolling back. Deprecated since 1.9 and removed in 1.16; use apps/v1. */
export interface ControllerRevision {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The saved state, in whatever form the owning controller writes; not meant to be read by others. */
    data: Record<string, unknown> | null;
    /** Position in the history; a higher number is a newer state. */
    revision: number | bigint;
}

/** Several ControllerRevision objects, as a list request answers them. */
export interface ControllerRevisionList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ControllerRevision[] | null;
}

/** Runs one copy of a pod on every node, or on every node that the pod's scheduling rules admit. Deprecated since 1.9 and removed in 1.16; use apps/v1. */
export interface DaemonSet {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The pod to run on each node and how changes to it are rolled out. */
    spec: DaemonSetSpec;
    /** On how many nodes the daemon is wanted, running, ready and up to date. */
    status: DaemonSetStatus;
}

/** Several DaemonSet objects, as a list request answers them. */
export interface DaemonSetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: DaemonSet[] | null;
}

/** Decides how daemon pods are brought to a new template. */
export interface DaemonSetUpdateStrategy {
    /** RollingUpdate (the default) replaces pods node by node; OnDelete waits until someone deletes each old pod. */
    type: string;
    /** Limits used only when the type is RollingUpdate. */
    rollingUpdate?: RollingUpdateDaemonSet;
}

/** Limits on how many nodes are touched at once during a rolling update of daemon pods. */
export interface RollingUpdateDaemonSet {
    /** On how many nodes, as a number or a percentage rounded up, the daemon may be down at once; 1 by default. */
    maxUnavailable: number | string;
    /** On how many nodes a new pod may start before the old one stops; 0 by default, and needs the DaemonSetUpdateSurge feature gate. */
    maxSurge?: number | string;
}

/** What a DaemonSet should look like. */
export interface DaemonSetSpec {
    /** Labels by which the DaemonSet recognizes its pods; must match the template's labels and cannot be changed later. */
    selector: metaV1.LabelSelector | null;
    /** Blueprint for the pod that runs on each node; its node selector and tolerations decide which nodes take part. */
    template: coreV1.PodTemplateSpec;
    /** How running daemon pods are replaced after the template changes. */
    updateStrategy: DaemonSetUpdateStrategy;
    /** How long a new pod must stay ready before it counts as available; 0 seconds by default. */
    minReadySeconds?: number;
    /** How many old template revisions to keep for rolling back; 10 when left out. */
    revisionHistoryLimit: number;
}

/** What the controller last saw of a DaemonSet. */
export interface DaemonSetStatus {
    /** Nodes that run at least one daemon pod and are meant to. */
    currentNumberScheduled: number;
    /** Nodes that run the daemon pod although they should not. */
    numberMisscheduled: number;
    /** Nodes that should run the daemon pod, whether or not they do. */
    desiredNumberScheduled: number;
    /** Nodes meant to run the daemon on which its pod passes the readiness check. */
    numberReady: number;
    /** The generation of the spec that these numbers belong to. */
    observedGeneration?: number | bigint;
    /** Nodes whose daemon pod already runs the current template. */
    updatedNumberScheduled?: number;
    /** Nodes on which the daemon pod has been ready for at least minReadySeconds. */
    numberAvailable?: number;
    /** Nodes that should run the daemon but where it is missing or not yet available. */
    numberUnavailable?: number;
    /** How often a revision name was already taken by another; used to compute a fresh name. */
    collisionCount?: number;
    /** Notable observations about the DaemonSet, one entry per type. */
    conditions?: DaemonSetCondition[];
}

/** One observation about the state of a DaemonSet. */
export interface DaemonSetCondition {
    /** Name of the observation; the built-in controller sets none of its own in this release. */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** Runs a set of interchangeable pods and replaces them step by step when their template changes. Deprecated since 1.9 and removed in 1.16; use apps/v1. */
export interface Deployment {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The pods wanted and how a change to them is rolled out. */
    spec: DeploymentSpec;
    /** Pod counts and rollout progress as last observed. */
    status: DeploymentStatus;
}

/** Several Deployment objects, as a list request answers them. */
export interface DeploymentList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Deployment[] | null;
}

/** What a Deployment should look like. */
export interface DeploymentSpec {
    /** How many pods to keep running; 1 when left out, and 0 is allowed. */
    replicas: number;
    /** Labels by which the Deployment recognizes its pods; must match the template's labels and cannot be changed later. */
    selector: metaV1.LabelSelector | null;
    /** Blueprint for the pods; changing anything in it starts a new rollout. */
    template: coreV1.PodTemplateSpec;
    /** How old pods make way for new ones. */
    strategy: DeploymentStrategy;
    /** How long a new pod must stay ready, without any container failing, before it counts as available; 0 seconds by default. */
    minReadySeconds?: number;
    /** How many old ReplicaSets to keep for rolling back; 10 when left out, and 0 makes rolling back impossible. */
    revisionHistoryLimit: number;
    /** While true, changes to the template are recorded but not rolled out. */
    paused?: boolean;
    /** How long a rollout may go without progress before it is reported as failed; 600 seconds by default, not counted while paused. */
    progressDeadlineSeconds: number;
}

/** Decides how old pods make way for new ones. */
export interface DeploymentStrategy {
    /** RollingUpdate (the default) swaps pods gradually; Recreate stops all old pods before it starts any new one. */
    type: string;
    /** Limits used only when the type is RollingUpdate. */
    rollingUpdate?: RollingUpdateDeployment;
}

/** Limits on how far the pod count may stray during a rolling update. */
export interface RollingUpdateDeployment {
    /** How many pods, as a number or a percentage rounded down, may be missing during the update; 25% by default, and not 0 if maxSurge is 0. */
    maxUnavailable: number | string;
    /** How many pods, as a number or a percentage rounded up, may run beyond the wanted count during the update; 25% by default. */
    maxSurge: number | string;
}

/** What the controller last saw of a Deployment. */
export interface DeploymentStatus {
    /** The generation of the spec that this status belongs to; compare it with metadata.generation to know whether it is current. */
    observedGeneration?: number | bigint;
    /** Pods owned by the Deployment that have not ended, old and new together. */
    replicas?: number;
    /** Pods that already run the current template. */
    updatedReplicas?: number;
    /** Pods that pass their readiness check. */
    readyReplicas?: number;
    /** Pods that have been ready for at least minReadySeconds. */
    availableReplicas?: number;
    /** Pods still lacking for full availability, because they are not ready or not yet created. */
    unavailableReplicas?: number;
    /** Pods of the deployment that are being deleted and are not gone yet. */
    terminatingReplicas?: number;
    /** Whether the Deployment is available, is progressing or fails to create pods; one entry per type. */
    conditions?: DeploymentCondition[];
    /** How often the name computed for a new ReplicaSet was already taken; feeds into the next attempt. */
    collisionCount?: number;
}

/** One observation about the state of a Deployment. */
export interface DeploymentCondition {
    /** Available (enough pods are up), Progressing (the rollout moves on or is done), or ReplicaFailure (pods cannot be created or deleted). */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** When the controller last wrote this condition, whether or not its status changed. */
    lastUpdateTime: string | null;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** Keeps a given number of identical pods running; usually created and managed by a Deployment. Deprecated since 1.9 and removed in 1.16; use apps/v1. */
export interface ReplicaSet {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** How many pods, which ones belong to the set, and their template. */
    spec: ReplicaSetSpec;
    /** Pod counts as last observed; may lag a little behind reality. */
    status: ReplicaSetStatus;
}

/** Several ReplicaSet objects, as a list request answers them. */
export interface ReplicaSetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ReplicaSet[] | null;
}

/** What a ReplicaSet should look like. */
export interface ReplicaSetSpec {
    /** How many pods to keep running; 1 when left out, and 0 is allowed. */
    replicas: number;
    /** How long a new pod must stay ready before it counts as available; 0 seconds by default. */
    minReadySeconds?: number;
    /** Labels by which the set recognizes and adopts its pods; must match the template's labels and cannot be changed later. */
    selector: metaV1.LabelSelector | null;
    /** Blueprint for pods that are created when there are too few; changing it leaves existing pods alone. */
    template: coreV1.PodTemplateSpec;
}

/** What the controller last saw of a ReplicaSet. */
export interface ReplicaSetStatus {
    /** How many pods of the set exist and have not ended. */
    replicas: number;
    /** How many of those pods carry every label of the template. */
    fullyLabeledReplicas?: number;
    /** How many pods pass their readiness check. */
    readyReplicas?: number;
    /** How many pods have been ready for at least minReadySeconds. */
    availableReplicas?: number;
    /** Pods of the set that are being deleted and are not gone yet. */
    terminatingReplicas?: number;
    /** The generation of the spec that these numbers belong to. */
    observedGeneration?: number | bigint;
    /** Notable observations about the set, one entry per type. */
    conditions?: ReplicaSetCondition[];
}

/** One observation about the state of a ReplicaSet. */
export interface ReplicaSetCondition {
    /** ReplicaFailure is set when pods could not be created or deleted, for instance because a quota is used up. */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** Common view of a workload's replica count, read and written through its scale subresource. Deprecated since 1.9 and removed in 1.16; use autoscaling/v1. */
export interface Scale {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The replica count wanted; change it to scale the workload. */
    spec: ScaleSpec;
    /** The replica count found, and which pods it counts. */
    status: ScaleStatus;
}

/** Size that a workload is wanted to have. */
export interface ScaleSpec {
    /** How many pods the workload should have; writing it scales the workload. */
    replicas?: number;
}

/** Size that a workload was found to have. */
export interface ScaleStatus {
    /** How many pods of the workload were seen. */
    replicas: number;
    /** Labels that the counted pods carry, as a map; only exact matches fit in here, so prefer targetSelector. */
    selector?: Record<string, string>;
    /** The full label selector of the workload as text, ready for use in a list request. */
    targetSelector?: string;
}

/** Runs pods that keep a stable name, network identity and storage, numbered from 0 and handled in order. Deprecated since 1.9 and removed in 1.16; use apps/v1. */
export interface StatefulSet {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The pods wanted, the volumes each of them claims, and how updates reach them. */
    spec: StatefulSetSpec;
    /** Counts and revisions the controller last observed; it may lag behind the real pods. */
    status: StatefulSetStatus;
}

/** Several StatefulSet objects, as a list request answers them. */
export interface StatefulSetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: StatefulSet[] | null;
}

/** Decides how pods are brought to a new template. */
export interface StatefulSetUpdateStrategy {
    /** RollingUpdate (the default) replaces pods from the highest number down; OnDelete waits until someone deletes each pod. */
    type: string;
    /** Settings used only when the type is RollingUpdate. */
    rollingUpdate?: RollingUpdateStatefulSetStrategy;
}

/** Settings for replacing the pods of a StatefulSet one after another. */
export interface RollingUpdateStatefulSetStrategy {
    /** Only pods numbered at or above this value get the new template; the default 0 updates them all. */
    partition: number;
    /** How many pods may be unavailable during an update, as a number or a percentage of the replicas. */
    maxUnavailable?: number | string;
}

/** What a StatefulSet should look like. */
export interface StatefulSetSpec {
    /** How many pods to keep running; 1 when left out. */
    replicas: number;
    /** Labels by which the set recognizes its pods; must match the template's labels and cannot be changed later. */
    selector: metaV1.LabelSelector | null;
    /** Blueprint for every pod; each one is named after the set with its number appended. */
    template: coreV1.PodTemplateSpec;
    /** A claim is created from each entry for every pod and is kept when the pod goes away, so a replacement gets the same storage. */
    volumeClaimTemplates?: (coreV1.PersistentVolumeClaim)[];
    /** Name of the headless Service, which you create yourself, that gives each pod its DNS name. */
    serviceName: string;
    /** OrderedReady (the default) starts pods one by one and stops them in reverse order; Parallel does not wait between pods when scaling. */
    podManagementPolicy: string;
    /** How running pods are replaced after the template changes. */
    updateStrategy: StatefulSetUpdateStrategy;
    /** How many old template revisions to keep for rolling back; 10 when left out. */
    revisionHistoryLimit: number;
    /** How long a new pod must stay ready before it counts as available; 0 seconds by default. */
    minReadySeconds?: number;
    /** What becomes of the claims made from templates when the set is deleted or scaled down. */
    persistentVolumeClaimRetentionPolicy?: StatefulSetPersistentVolumeClaimRetentionPolicy;
    /** How the replicas are numbered. */
    ordinals?: StatefulSetOrdinals;
}

/** What the controller last saw of a StatefulSet. */
export interface StatefulSetStatus {
    /** The generation of the spec that these numbers belong to; older than metadata.generation means not yet caught up. */
    observedGeneration?: number | bigint;
    /** How many pods the set has created. */
    replicas: number;
    /** How many of the pods pass their readiness check. */
    readyReplicas?: number;
    /** How many pods still run the revision named in currentRevision. */
    currentReplicas?: number;
    /** How many pods already run the revision named in updateRevision. */
    updatedReplicas?: number;
    /** Revision used for the pods that have not been updated yet. */
    currentRevision?: string;
    /** Revision made from the newest template, to which pods are being moved. */
    updateRevision?: string;
    /** How often a revision name was already taken by another; used to compute a fresh name. */
    collisionCount?: number;
    /** Notable observations about the set, one entry per type. */
    conditions?: StatefulSetCondition[];
    /** Pods that have been ready for at least minReadySeconds. */
    availableReplicas?: number;
}

/** One observation about the state of a StatefulSet. */
export interface StatefulSetCondition {
    /** Name of the observation; the built-in controller sets none of its own in this release. */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** What becomes of the claims that a set made from its templates. */
export interface StatefulSetPersistentVolumeClaimRetentionPolicy {
    /** Whether claims stay (Retain) or go (Delete) when the set is deleted; Retain by default. */
    whenDeleted?: string;
    /** Whether claims of pods that are scaled away stay (Retain) or go (Delete); Retain by default. */
    whenScaled?: string;
}

/** How replicas of a set are numbered. */
export interface StatefulSetOrdinals {
    /** Number of the first replica; the others follow upwards. */
    start: number;
}
