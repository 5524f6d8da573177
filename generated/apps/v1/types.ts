// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apps/v1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface ControllerRevision {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    data?: object | null;
    /** - */
    revision: number | bigint | null;
}

/** Several ControllerRevision objects, as a list request answers them. */
export interface ControllerRevisionList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: ControllerRevision[] | null;
}

/** - */
export interface DaemonSet {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: DaemonSetSpec | null;
    /** - */
    status?: DaemonSetStatus | null;
}

/** Several DaemonSet objects, as a list request answers them. */
export interface DaemonSetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: DaemonSet[] | null;
}

/** - */
export interface DaemonSetUpdateStrategy {
    /** - */
    type?: string;
    /** - */
    rollingUpdate?: RollingUpdateDaemonSet | null;
}

/** - */
export interface RollingUpdateDaemonSet {
    /** - */
    maxUnavailable?: number | string | null;
    /** - */
    maxSurge?: number | string | null;
}

/** - */
export interface DaemonSetSpec {
    /** - */
    selector: metaV1.LabelSelector | null;
    /** - */
    template: coreV1.PodTemplateSpec | null;
    /** - */
    updateStrategy?: DaemonSetUpdateStrategy | null;
    /** - */
    minReadySeconds?: number;
    /** - */
    revisionHistoryLimit?: number | null;
}

/** - */
export interface DaemonSetStatus {
    /** - */
    currentNumberScheduled: number | null;
    /** - */
    numberMisscheduled: number | null;
    /** - */
    desiredNumberScheduled: number | null;
    /** - */
    numberReady: number | null;
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    updatedNumberScheduled?: number;
    /** - */
    numberAvailable?: number;
    /** - */
    numberUnavailable?: number;
    /** - */
    collisionCount?: number | null;
    /** - */
    conditions?: DaemonSetCondition[];
}

/** - */
export interface DaemonSetCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface Deployment {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: DeploymentSpec | null;
    /** - */
    status?: DeploymentStatus | null;
}

/** Several Deployment objects, as a list request answers them. */
export interface DeploymentList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Deployment[] | null;
}

/** - */
export interface DeploymentSpec {
    /** - */
    replicas?: number | null;
    /** - */
    selector: metaV1.LabelSelector | null;
    /** - */
    template: coreV1.PodTemplateSpec | null;
    /** - */
    strategy?: DeploymentStrategy | null;
    /** - */
    minReadySeconds?: number;
    /** - */
    revisionHistoryLimit?: number | null;
    /** - */
    paused?: boolean;
    /** - */
    progressDeadlineSeconds?: number | null;
}

/** - */
export interface DeploymentStrategy {
    /** - */
    type?: string;
    /** - */
    rollingUpdate?: RollingUpdateDeployment | null;
}

/** - */
export interface RollingUpdateDeployment {
    /** - */
    maxUnavailable?: number | string | null;
    /** - */
    maxSurge?: number | string | null;
}

/** - */
export interface DeploymentStatus {
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    replicas?: number;
    /** - */
    updatedReplicas?: number;
    /** - */
    readyReplicas?: number;
    /** - */
    availableReplicas?: number;
    /** - */
    unavailableReplicas?: number;
    /** - */
    conditions?: DeploymentCondition[];
    /** - */
    collisionCount?: number | null;
}

/** - */
export interface DeploymentCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastUpdateTime?: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface ReplicaSet {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: ReplicaSetSpec | null;
    /** - */
    status?: ReplicaSetStatus | null;
}

/** Several ReplicaSet objects, as a list request answers them. */
export interface ReplicaSetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: ReplicaSet[] | null;
}

/** - */
export interface ReplicaSetSpec {
    /** - */
    replicas?: number | null;
    /** - */
    minReadySeconds?: number;
    /** - */
    selector: metaV1.LabelSelector | null;
    /** - */
    template?: coreV1.PodTemplateSpec | null;
}

/** - */
export interface ReplicaSetStatus {
    /** - */
    replicas: number | null;
    /** - */
    fullyLabeledReplicas?: number;
    /** - */
    readyReplicas?: number;
    /** - */
    availableReplicas?: number;
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    conditions?: ReplicaSetCondition[];
}

/** - */
export interface ReplicaSetCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface StatefulSet {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: StatefulSetSpec | null;
    /** - */
    status?: StatefulSetStatus | null;
}

/** Several StatefulSet objects, as a list request answers them. */
export interface StatefulSetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: StatefulSet[] | null;
}

/** - */
export interface StatefulSetUpdateStrategy {
    /** - */
    type?: string;
    /** - */
    rollingUpdate?: RollingUpdateStatefulSetStrategy | null;
}

/** - */
export interface RollingUpdateStatefulSetStrategy {
    /** - */
    partition?: number | null;
}

/** - */
export interface StatefulSetSpec {
    /** - */
    replicas?: number | null;
    /** - */
    selector: metaV1.LabelSelector | null;
    /** - */
    template: coreV1.PodTemplateSpec | null;
    /** - */
    volumeClaimTemplates?: (coreV1.PersistentVolumeClaim)[];
    /** - */
    serviceName: string | null;
    /** - */
    podManagementPolicy?: string;
    /** - */
    updateStrategy?: StatefulSetUpdateStrategy | null;
    /** - */
    revisionHistoryLimit?: number | null;
}

/** - */
export interface StatefulSetStatus {
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    replicas: number | null;
    /** - */
    readyReplicas?: number;
    /** - */
    currentReplicas?: number;
    /** - */
    updatedReplicas?: number;
    /** - */
    currentRevision?: string;
    /** - */
    updateRevision?: string;
    /** - */
    collisionCount?: number | null;
    /** - */
    conditions?: StatefulSetCondition[];
}

/** - */
export interface StatefulSetCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}
