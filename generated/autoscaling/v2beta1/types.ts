// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of autoscaling/v2beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface HorizontalPodAutoscaler {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: HorizontalPodAutoscalerSpec | null;
    /** - */
    status?: HorizontalPodAutoscalerStatus | null;
}

/** Several HorizontalPodAutoscaler objects, as a list request answers them. */
export interface HorizontalPodAutoscalerList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: HorizontalPodAutoscaler[] | null;
}

/** - */
export interface CrossVersionObjectReference {
    /** - */
    kind: string | null;
    /** - */
    name: string | null;
    /** - */
    apiVersion?: string;
}

/** - */
export interface HorizontalPodAutoscalerSpec {
    /** - */
    scaleTargetRef: CrossVersionObjectReference | null;
    /** - */
    minReplicas?: number | null;
    /** - */
    maxReplicas: number | null;
    /** - */
    metrics?: MetricSpec[];
}

/** - */
export interface MetricSpec {
    /** - */
    type: string | null;
    /** - */
    object?: ObjectMetricSource | null;
    /** - */
    pods?: PodsMetricSource | null;
    /** - */
    resource?: ResourceMetricSource | null;
    /** - */
    containerResource?: ContainerResourceMetricSource | null;
    /** - */
    external?: ExternalMetricSource | null;
}

/** - */
export interface ObjectMetricSource {
    /** - */
    target: CrossVersionObjectReference | null;
    /** - */
    metricName: string | null;
    /** - */
    targetValue: string | number | null;
    /** - */
    selector?: metaV1.LabelSelector | null;
    /** - */
    averageValue?: string | number | null;
}

/** - */
export interface PodsMetricSource {
    /** - */
    metricName: string | null;
    /** - */
    targetAverageValue: string | number | null;
    /** - */
    selector?: metaV1.LabelSelector | null;
}

/** - */
export interface ResourceMetricSource {
    /** - */
    name: string | null;
    /** - */
    targetAverageUtilization?: number | null;
    /** - */
    targetAverageValue?: string | number | null;
}

/** - */
export interface ContainerResourceMetricSource {
    /** - */
    name: string | null;
    /** - */
    targetAverageUtilization?: number | null;
    /** - */
    targetAverageValue?: string | number | null;
    /** - */
    container: string | null;
}

/** - */
export interface ExternalMetricSource {
    /** - */
    metricName: string | null;
    /** - */
    metricSelector?: metaV1.LabelSelector | null;
    /** - */
    targetValue?: string | number | null;
    /** - */
    targetAverageValue?: string | number | null;
}

/** - */
export interface HorizontalPodAutoscalerStatus {
    /** - */
    observedGeneration?: number | bigint | null;
    /** - */
    lastScaleTime?: string | null;
    /** - */
    currentReplicas: number | null;
    /** - */
    desiredReplicas: number | null;
    /** - */
    currentMetrics?: MetricStatus[] | null;
    /** - */
    conditions: HorizontalPodAutoscalerCondition[] | null;
}

/** - */
export interface HorizontalPodAutoscalerCondition {
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
export interface MetricStatus {
    /** - */
    type: string | null;
    /** - */
    object?: ObjectMetricStatus | null;
    /** - */
    pods?: PodsMetricStatus | null;
    /** - */
    resource?: ResourceMetricStatus | null;
    /** - */
    containerResource?: ContainerResourceMetricStatus | null;
    /** - */
    external?: ExternalMetricStatus | null;
}

/** - */
export interface ObjectMetricStatus {
    /** - */
    target: CrossVersionObjectReference | null;
    /** - */
    metricName: string | null;
    /** - */
    currentValue: string | number | null;
    /** - */
    selector?: metaV1.LabelSelector | null;
    /** - */
    averageValue?: string | number | null;
}

/** - */
export interface PodsMetricStatus {
    /** - */
    metricName: string | null;
    /** - */
    currentAverageValue: string | number | null;
    /** - */
    selector?: metaV1.LabelSelector | null;
}

/** - */
export interface ResourceMetricStatus {
    /** - */
    name: string | null;
    /** - */
    currentAverageUtilization?: number | null;
    /** - */
    currentAverageValue: string | number | null;
}

/** - */
export interface ContainerResourceMetricStatus {
    /** - */
    name: string | null;
    /** - */
    currentAverageUtilization?: number | null;
    /** - */
    currentAverageValue: string | number | null;
    /** - */
    container: string | null;
}

/** - */
export interface ExternalMetricStatus {
    /** - */
    metricName: string | null;
    /** - */
    metricSelector?: metaV1.LabelSelector | null;
    /** - */
    currentValue: string | number | null;
    /** - */
    currentAverageValue?: string | number | null;
}
