// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of autoscaling/v2beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Adjusts the replica count of a workload to follow one or more metrics. Deprecated since 1.22 and removed in 1.25; use autoscaling/v2. */
export interface HorizontalPodAutoscaler {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The workload to scale, its bounds and metrics. */
    spec: HorizontalPodAutoscalerSpec;
    /** Current and wanted replica counts and the last metric readings. */
    status: HorizontalPodAutoscalerStatus;
}

/** Several HorizontalPodAutoscaler objects, as a list request answers them. */
export interface HorizontalPodAutoscalerList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: HorizontalPodAutoscaler[] | null;
}

/** Points to an object by kind and name, in the same namespace. */
export interface CrossVersionObjectReference {
    /** Kind of the object, such as Deployment. */
    kind: string;
    /** Name of the object that is pointed to. */
    name: string;
    /** API group and version of the object, such as apps/v1. */
    apiVersion?: string;
}

/** What to scale, between which bounds and on what metrics. */
export interface HorizontalPodAutoscalerSpec {
    /** The object, for instance a Deployment, whose replica count is adjusted. */
    scaleTargetRef: CrossVersionObjectReference;
    /** Lower bound for the replica count; 1 by default, and 0 only with the HPAScaleToZero gate and an object or external metric. */
    minReplicas: number;
    /** Upper bound for the replica count; must not be below minReplicas. */
    maxReplicas: number;
    /** Metrics to follow, the largest replica count any of them asks for being used; 80% average CPU use by default. */
    metrics?: MetricSpec[];
}

/** One measure that drives scaling; with several, the one asking for the most replicas wins. */
export interface MetricSpec {
    /** Which of the other fields is used: Object, Pods, Resource, ContainerResource or External. */
    type: string;
    /** Scales on a metric that describes one other object, such as the request rate of an Ingress. */
    object?: ObjectMetricSource;
    /** Scales on a custom metric that every pod reports, averaged over the pods. */
    pods?: PodsMetricSource;
    /** Scales on the CPU or memory use of whole pods. */
    resource?: ResourceMetricSource;
    /** Scales on the CPU or memory use of one container in each pod; needs the HPAContainerMetrics feature gate. */
    containerResource?: ContainerResourceMetricSource;
    /** Scales on a metric from outside the cluster, such as the length of a message queue. */
    external?: ExternalMetricSource;
}

/** Target for a metric that describes a single other object. */
export interface ObjectMetricSource {
    /** The object that the metric describes. */
    target: CrossVersionObjectReference;
    /** Name of the metric as the custom metrics API knows it. */
    metricName: string;
    /** Value that scaling tries to hold the metric at. */
    targetValue: string;
    /** Narrows the metric by its labels; left out, the name alone decides. */
    selector?: metaV1.LabelSelector;
    /** Value to aim for after dividing the metric by the number of pods. */
    averageValue?: string;
}

/** Target for a custom metric that each pod reports. */
export interface PodsMetricSource {
    /** Name of the metric as the custom metrics API knows it. */
    metricName: string;
    /** Average over all pods that scaling tries to hold. */
    targetAverageValue: string;
    /** Narrows the metric by its labels; left out, the name alone decides. */
    selector?: metaV1.LabelSelector;
}

/** Target for the CPU or memory use of the pods. */
export interface ResourceMetricSource {
    /** The resource watched, such as cpu or memory. */
    name: string;
    /** Average use to aim for, in percent of what the pods request. */
    targetAverageUtilization?: number;
    /** Average use to aim for as an absolute amount per pod, whatever the pods request. */
    targetAverageValue?: string;
}

/** Target for the CPU or memory use of one named container in each pod. */
export interface ContainerResourceMetricSource {
    /** The resource watched, such as cpu or memory. */
    name: string;
    /** Average use to aim for, in percent of what that container requests. */
    targetAverageUtilization?: number;
    /** Average use to aim for as an absolute amount per container. */
    targetAverageValue?: string;
    /** Name of the container that is measured in each pod. */
    container: string;
}

/** Target for a metric that has no connection to a cluster object. */
export interface ExternalMetricSource {
    /** Name of the metric as the external metrics API knows it. */
    metricName: string;
    /** Narrows the metric to certain series by their labels. */
    metricSelector?: metaV1.LabelSelector;
    /** Total value to aim for; give either this or targetAverageValue. */
    targetValue?: string;
    /** Value to aim for per pod; give either this or targetValue. */
    targetAverageValue?: string;
}

/** What the autoscaler last saw and decided. */
export interface HorizontalPodAutoscalerStatus {
    /** The generation of the spec that this status belongs to. */
    observedGeneration?: number | bigint;
    /** When the replica count was last changed by the autoscaler. */
    lastScaleTime?: string;
    /** Replica count of the target as last seen. */
    currentReplicas: number;
    /** Replica count last worked out by the autoscaler. */
    desiredReplicas: number;
    /** Last readings of the metrics that are followed. */
    currentMetrics: MetricStatus[] | null;
    /** Whether the autoscaler can read metrics and scale, and whether a bound holds it back. */
    conditions: HorizontalPodAutoscalerCondition[] | null;
}

/** One observation about how the autoscaler is doing. */
export interface HorizontalPodAutoscalerCondition {
    /** AbleToScale (the target can be read and changed), ScalingActive (metrics are available) or ScalingLimited (a bound or rate limit held it back). */
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

/** Last reading of one of the measures. */
export interface MetricStatus {
    /** Which of the other fields is filled in: Object, Pods, Resource, ContainerResource or External. */
    type: string;
    /** Last reading of a metric that describes one other object. */
    object?: ObjectMetricStatus;
    /** Last reading of a custom metric averaged over the pods. */
    pods?: PodsMetricStatus;
    /** Last reading of the CPU or memory use of the pods. */
    resource?: ResourceMetricStatus;
    /** Last reading of the CPU or memory use of one container in each pod. */
    containerResource?: ContainerResourceMetricStatus;
    /** Last reading of a metric from outside the cluster. */
    external?: ExternalMetricStatus;
}

/** Last reading of a metric that describes one other object. */
export interface ObjectMetricStatus {
    /** The object that the metric describes. */
    target: CrossVersionObjectReference;
    /** Name of the metric that was read. */
    metricName: string;
    /** Value of the metric at the last reading. */
    currentValue: string;
    /** Labels used to narrow the metric when it was read. */
    selector?: metaV1.LabelSelector;
    /** The value divided by the number of pods at the last reading. */
    averageValue?: string;
}

/** Last reading of a custom metric that each pod reports. */
export interface PodsMetricStatus {
    /** Name of the metric that was read. */
    metricName: string;
    /** Average over all pods at the last reading. */
    currentAverageValue: string;
    /** Labels used to narrow the metric when it was read. */
    selector?: metaV1.LabelSelector;
}

/** Last reading of the CPU or memory use of the pods. */
export interface ResourceMetricStatus {
    /** The resource that was measured, such as cpu or memory. */
    name: string;
    /** Average use in percent of the requests; present only if the target was set in percent. */
    currentAverageUtilization?: number;
    /** Average absolute use per pod, always present. */
    currentAverageValue: string;
}

/** Last reading of the CPU or memory use of one container in each pod. */
export interface ContainerResourceMetricStatus {
    /** The resource that was measured, such as cpu or memory. */
    name: string;
    /** Average use in percent of the container's requests; present only if the target was set in percent. */
    currentAverageUtilization?: number;
    /** Average absolute use per container, always present. */
    currentAverageValue: string;
    /** Name of the container that was measured in each pod. */
    container: string;
}

/** Last reading of a metric from outside the cluster. */
export interface ExternalMetricStatus {
    /** Name of the metric that was read. */
    metricName: string;
    /** Labels used to narrow the metric when it was read. */
    metricSelector?: metaV1.LabelSelector;
    /** Total value of the metric at the last reading. */
    currentValue: string;
    /** The value divided by the number of pods at the last reading. */
    currentAverageValue?: string;
}
