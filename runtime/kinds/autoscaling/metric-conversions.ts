/** Conversions of metrics: v2beta1 spells the targets and the readings of a metric flat, and v1 keeps that form in annotations. */

import type {
  MetricIdentifier,
  MetricSpec,
  MetricStatus,
  MetricTarget,
  MetricValueStatus,
  ObjectMetricStatus,
  PodsMetricStatus,
  ResourceMetricStatus,
} from '../../../generated/autoscaling/v2/types.js';
import type {
  MetricSpec as FlatMetric,
  MetricStatus as FlatReading,
  ResourceMetricStatus as FlatResourceReading,
} from '../../../generated/autoscaling/v2beta1/types.js';
import type { Draft } from '../../model/definition/draft.js';

const identity = (name: string | undefined, selector: Draft<MetricIdentifier>['selector']): Draft<MetricIdentifier> => ({
  name: name ?? '',
  ...(selector === undefined ? {} : { selector }),
});

/** The target of a resource: a utilization, or else an average value. What has both keeps both, for the rules to judge. */
const resourceTarget = (averageUtilization: number | undefined, averageValue: string | undefined): Draft<MetricTarget> => ({
  type: averageUtilization === undefined ? 'AverageValue' : 'Utilization',
  averageUtilization,
  averageValue,
});

/** The target of an object, which has a whole value beside an average one. */
const objectTarget = (averageValue: string | undefined, value: string | undefined): Draft<MetricTarget> => ({
  type: averageValue === undefined ? 'Value' : 'AverageValue',
  value,
  averageValue,
});

/** The target of what is outside of the cluster: a whole value, or else an average one. */
const externalTarget = (averageValue: string | undefined, value: string | undefined): Draft<MetricTarget> => ({
  type: value === undefined ? 'AverageValue' : 'Value',
  value,
  averageValue,
});

export const metricToHub = ({ type, object, pods, resource, containerResource, external }: Draft<FlatMetric>): Draft<MetricSpec> => ({
  type,
  object: object && {
    describedObject: object.target,
    target: objectTarget(object.averageValue, object.targetValue),
    metric: identity(object.metricName, object.selector),
  },
  pods: pods && {
    metric: identity(pods.metricName, pods.selector),
    target: { type: 'AverageValue', averageValue: pods.targetAverageValue },
  },
  resource: resource && {
    name: resource.name,
    target: resourceTarget(resource.targetAverageUtilization, resource.targetAverageValue),
  },
  containerResource: containerResource && {
    name: containerResource.name,
    target: resourceTarget(containerResource.targetAverageUtilization, containerResource.targetAverageValue),
    container: containerResource.container,
  },
  external: external && {
    metric: identity(external.metricName, external.metricSelector),
    target: externalTarget(external.targetAverageValue, external.targetValue),
  },
});

/** The amount of a flat metric or reading that must have one where the hub has none. */
const NO_AMOUNT = '0';

const keyed = <Name extends string>(name: Name, value: string): Record<Name, string> => ({ [name]: value }) as Record<Name, string>;

/** The flat form of an object's metric, whose amount is named `targetValue` in metrics and `currentValue` in readings. */
const flatObject = <Name extends string>(
  amountName: Name,
  { describedObject, metric }: Draft<Pick<ObjectMetricStatus, 'describedObject' | 'metric'>>,
  amount: Draft<MetricValueStatus> | undefined,
) => ({
  target: describedObject,
  metricName: metric?.name,
  ...keyed(amountName, amount?.value ?? NO_AMOUNT),
  selector: metric?.selector,
  averageValue: amount?.averageValue,
});

/** The flat form of a metric of pods, whose amount is named `targetAverageValue` in metrics and `currentAverageValue` in readings. */
const flatPods = <Name extends string>(
  amountName: Name,
  { metric }: Draft<Pick<PodsMetricStatus, 'metric'>>,
  amount: Draft<MetricValueStatus> | undefined,
) => ({
  metricName: metric?.name,
  ...keyed(amountName, amount?.averageValue ?? NO_AMOUNT),
  selector: metric?.selector,
});

export const metricFromHub = ({ type, object, pods, resource, containerResource, external }: Draft<MetricSpec>): Draft<FlatMetric> => ({
  type,
  object: object && flatObject('targetValue', object, object.target),
  pods: pods && flatPods('targetAverageValue', pods, pods.target),
  resource: resource && {
    name: resource.name,
    targetAverageUtilization: resource.target?.averageUtilization,
    targetAverageValue: resource.target?.averageValue,
  },
  containerResource: containerResource && {
    name: containerResource.name,
    targetAverageUtilization: containerResource.target?.averageUtilization,
    targetAverageValue: containerResource.target?.averageValue,
    container: containerResource.container,
  },
  external: external && {
    metricName: external.metric?.name,
    metricSelector: external.metric?.selector,
    targetValue: external.target?.value,
    targetAverageValue: external.target?.averageValue,
  },
});

const resourceCurrent = ({
  currentAverageValue: averageValue,
  currentAverageUtilization: averageUtilization,
}: Draft<FlatResourceReading>): Draft<MetricValueStatus> => ({ averageValue, averageUtilization });

export const readingToHub = ({ type, object, pods, resource, containerResource, external }: Draft<FlatReading>): Draft<MetricStatus> => ({
  type,
  object: object && {
    metric: identity(object.metricName, object.selector),
    current: { value: object.currentValue, averageValue: object.averageValue },
    describedObject: object.target,
  },
  pods: pods && { metric: identity(pods.metricName, pods.selector), current: { averageValue: pods.currentAverageValue } },
  resource: resource && { name: resource.name, current: resourceCurrent(resource) },
  containerResource: containerResource && {
    name: containerResource.name,
    current: resourceCurrent(containerResource),
    container: containerResource.container,
  },
  external: external && {
    metric: identity(external.metricName, external.metricSelector),
    current: { value: external.currentValue, averageValue: external.currentAverageValue },
  },
});

const flatResource = ({ name, current }: Draft<ResourceMetricStatus>): Draft<FlatResourceReading> => ({
  name,
  currentAverageUtilization: current?.averageUtilization,
  currentAverageValue: current?.averageValue ?? NO_AMOUNT,
});

export const readingFromHub = ({ type, object, pods, resource, containerResource, external }: Draft<MetricStatus>): Draft<FlatReading> => ({
  type,
  object: object && flatObject('currentValue', object, object.current),
  pods: pods && flatPods('currentAverageValue', pods, pods.current),
  resource: resource && flatResource(resource),
  containerResource: containerResource && { ...flatResource(containerResource), container: containerResource.container },
  external: external && {
    metricName: external.metric?.name,
    metricSelector: external.metric?.selector,
    currentValue: external.current?.value ?? NO_AMOUNT,
    currentAverageValue: external.current?.averageValue,
  },
});
