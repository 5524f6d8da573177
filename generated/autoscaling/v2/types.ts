// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of autoscaling/v2. */

import * as metaV1 from "../../meta/v1/types.js";

/** Adjusts the replica count of a workload to follow one or more metrics. */
export interface HorizontalPodAutoscaler {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The workload to scale, its bounds, metrics and pace. */
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

/** What to scale, between which bounds, on what metrics and how fast. */
export interface HorizontalPodAutoscalerSpec {
    /** The object, for instance a Deployment, whose replica count is adjusted. */
    scaleTargetRef: CrossVersionObjectReference;
    /** Lower bound for the replica count; 1 by default, and 0 only with the HPAScaleToZero gate and an object or external metric. */
    minReplicas: number;
    /** Upper bound for the replica count; must not be below minReplicas. */
    maxReplicas: number;
    /** Metrics to follow, the largest replica count any of them asks for being used; 80% average CPU use by default. */
    metrics?: MetricSpec[];
    /** How fast to scale up and down; default rules apply to whichever direction is left out. */
    behavior?: HorizontalPodAutoscalerBehavior;
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

/** Pace of scaling in either direction. */
export interface HorizontalPodAutoscalerBehavior {
    /** Rules for adding pods; by default up to 4 pods or 100%, whichever is more, every 15 seconds. */
    scaleUp?: HPAScalingRules;
    /** Rules for removing pods; by default all surplus pods may go, after looking back over 300 seconds. */
    scaleDown?: HPAScalingRules;
}

/** Pace of scaling in one direction. */
export interface HPAScalingRules {
    /** How far back, 0 to 3600 seconds, earlier results are heeded to avoid flapping; by default 0 for up and 300 for down. */
    stabilizationWindowSeconds?: number;
    /** Which policy counts: Max (the default) allows the largest change, Min the smallest, and Disabled forbids this direction. */
    selectPolicy?: string;
    /** Limits on change, at least one when rules are given; selectPolicy picks among them. */
    policies?: HPAScalingPolicy[];
    /** How far the measured load may be from what is aimed for, as a share of it, before replicas are changed. */
    tolerance?: string;
}

/** One limit on how much may change within a stretch of time. */
export interface HPAScalingPolicy {
    /** Whether value counts Pods or is a Percent of the current replicas. */
    type: string;
    /** Size of the largest allowed change, above 0. */
    value: number;
    /** Stretch of time to which the limit applies, 1 to 1800 seconds. */
    periodSeconds: number;
}

/** Target for a metric that describes a single other object. */
export interface ObjectMetricSource {
    /** The object that the metric describes. */
    describedObject: CrossVersionObjectReference;
    /** Value to aim for, in total or divided by the number of pods. */
    target: MetricTarget;
    /** The metric by name and labels. */
    metric: MetricIdentifier;
}

/** Target for a custom metric that each pod reports. */
export interface PodsMetricSource {
    /** The metric by name and labels. */
    metric: MetricIdentifier;
    /** Value to aim for, given as an average per pod. */
    target: MetricTarget;
}

/** Target for the CPU or memory use of the pods. */
export interface ResourceMetricSource {
    /** The resource watched, such as cpu or memory. */
    name: string;
    /** Use to aim for, as a percentage of requests or an average amount. */
    target: MetricTarget;
}

/** Target for the CPU or memory use of one named container in each pod. */
export interface ContainerResourceMetricSource {
    /** The resource watched, such as cpu or memory. */
    name: string;
    /** Use to aim for, as a percentage of the container's requests or an average amount. */
    target: MetricTarget;
    /** Name of the container that is measured in each pod. */
    container: string;
}

/** Target for a metric that has no connection to a cluster object. */
export interface ExternalMetricSource {
    /** The metric by name and labels. */
    metric: MetricIdentifier;
    /** Value to aim for, in total or per pod. */
    target: MetricTarget;
}

/** Names a metric, narrowed by labels if needed. */
export interface MetricIdentifier {
    /** Name of the metric as the metrics API knows it. */
    name: string;
    /** Labels passed to the metrics server to narrow the metric; left out, the name alone decides. */
    selector?: metaV1.LabelSelector;
}

/** A value to aim for, in one of three forms. */
export interface MetricTarget {
    /** Which form is used: Utilization, Value or AverageValue. */
    type: string;
    /** Total value of the metric to aim for, used with type Value. */
    value?: string;
    /** Value to aim for after dividing by the number of pods, used with type AverageValue. */
    averageValue?: string;
    /** Average use to aim for, in percent of requests, used with type Utilization; only for resource metrics. */
    averageUtilization?: number;
}

/** What the autoscaler last saw and decided. */
export interface HorizontalPodAutoscalerStatus {
    /** The generation of the spec that this status belongs to. */
    observedGeneration?: number | bigint;
    /** When the replica count was last changed by the autoscaler. */
    lastScaleTime?: string;
    /** Replica count of the target as last seen. */
    currentReplicas?: number;
    /** Replica count last worked out by the autoscaler. */
    desiredReplicas: number;
    /** Last readings of the metrics that are followed. */
    currentMetrics: MetricStatus[] | null;
    /** Whether the autoscaler can read metrics and scale, and whether a bound holds it back. */
    conditions?: HorizontalPodAutoscalerCondition[];
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

/** Last reading of one of the metrics. */
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
    /** The metric by name and labels. */
    metric: MetricIdentifier;
    /** Value of the metric at the last reading. */
    current: MetricValueStatus;
    /** The object that the metric describes. */
    describedObject: CrossVersionObjectReference;
}

/** Last reading of a custom metric that each pod reports. */
export interface PodsMetricStatus {
    /** The metric by name and labels. */
    metric: MetricIdentifier;
    /** The value that was read, as an average per pod. */
    current: MetricValueStatus;
}

/** Last reading of the CPU or memory use of the pods. */
export interface ResourceMetricStatus {
    /** The resource that was measured, such as cpu or memory. */
    name: string;
    /** Use at the last reading, as an amount and, if asked for, in percent. */
    current: MetricValueStatus;
}

/** Last reading of the CPU or memory use of one container in each pod. */
export interface ContainerResourceMetricStatus {
    /** The resource that was measured, such as cpu or memory. */
    name: string;
    /** Use at the last reading, as an amount and, if asked for, in percent. */
    current: MetricValueStatus;
    /** Name of the container that was measured in each pod. */
    container: string;
}

/** Last reading of a metric from outside the cluster. */
export interface ExternalMetricStatus {
    /** The metric by name and labels. */
    metric: MetricIdentifier;
    /** Value of the metric at the last reading. */
    current: MetricValueStatus;
}

/** A value read from a metric, in the forms that apply. */
export interface MetricValueStatus {
    /** Total value at the last reading. */
    value?: string;
    /** The value divided by the number of pods. */
    averageValue?: string;
    /** Average use in percent of what the pods request. */
    averageUtilization?: number;
}
