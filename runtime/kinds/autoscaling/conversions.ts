/** Conversions of horizontal pod autoscalers: what v1 and v2beta1 cannot hold travels in annotations. */
import type { HorizontalPodAutoscaler as HorizontalPodAutoscalerV1 } from '../../../generated/autoscaling/v1/types.js';
import type {
  HorizontalPodAutoscaler,
  HorizontalPodAutoscalerBehavior,
  HorizontalPodAutoscalerCondition,
  HPAScalingRules,
  MetricSpec,
  MetricStatus,
} from '../../../generated/autoscaling/v2/types.js';
import type {
  MetricSpec as FlatMetric,
  MetricStatus as FlatReading,
  HorizontalPodAutoscaler as HorizontalPodAutoscalerV2beta1,
} from '../../../generated/autoscaling/v2beta1/types.js';
import type { ObjectMeta } from '../../../generated/meta/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import type { Switch } from '../../model/definition/kind-functions.js';
import { isObject } from '../../model/json/json.js';
import { parseInner } from '../../model/json/json-text.js';
import type { Words } from '../../model/values/words.js';
import { isAbsent } from '../rules/values.js';
import { metricFromHub, metricToHub, readingFromHub, readingToHub } from './metric-conversions.js';

/** Processor use in percent that an autoscaler aims at when it names no metric. */
export const DEFAULT_UTILIZATION = 80;

type Annotations = Record<string, string | undefined>;

const CARRIED = ['metrics', 'behavior', 'conditions', 'current-metrics'] as const;

const annotation = ({ label }: Words, name: (typeof CARRIED)[number]): string => label(name, 'autoscaling.alpha');

/** The annotations in which versions carry fields that they do not have. */
export const carriedAnnotations = (words: Words): ReadonlySet<string> => new Set(CARRIED.map((name) => annotation(words, name)));

/** Takes an annotation away, and gives the JSON that it held. Clients may have written anything into it. */
function taken(annotations: Annotations, key: string): unknown {
  const { [key]: text } = annotations;
  delete annotations[key];
  return text === undefined ? undefined : parseInner(text);
}

const SOURCES = ['object', 'pods', 'resource', 'containerResource', 'external'] as const;

/**
 * Metrics or readings of an annotation: the structs of a list, with those of their sources that are structs. Values inside of these
 * may still be of wrong types, which are left out when the converted object is brought into canonical form.
 */
const sourcesIn = <T extends FlatMetric | FlatReading>(json: unknown): Draft<T>[] =>
  (Array.isArray(json) ? json.filter(isObject) : []).map((item) => {
    const sources = SOURCES.filter((source) => isObject(item[source])).map((source) => [source, item[source]]);
    return { type: item.type, ...Object.fromEntries(sources) } as Draft<T>;
  });

/** One direction of a behavior as the annotation has it: with capitalised keys, and null for all that is not given. */
const capitalised = (rules: Draft<HPAScalingRules> | null | undefined, enabled: Switch): object | null =>
  rules === undefined || rules === null
    ? null
    : {
        StabilizationWindowSeconds: rules.stabilizationWindowSeconds ?? null,
        SelectPolicy: rules.selectPolicy ?? null,
        Policies:
          rules.policies?.map(({ type = '', value = 0, periodSeconds = 0 }) => ({
            Type: type,
            Value: value,
            PeriodSeconds: periodSeconds,
          })) ?? null,
        // Where the release has no tolerance, the word is not there; one that is given is never lost.
        ...(isAbsent(rules.tolerance) && !enabled('ToleranceOfScaling') ? {} : { Tolerance: rules.tolerance ?? null }),
      };

const behaviorText = ({ scaleUp, scaleDown }: Draft<HorizontalPodAutoscalerBehavior>, enabled: Switch): string =>
  JSON.stringify({ ScaleUp: capitalised(scaleUp, enabled), ScaleDown: capitalised(scaleDown, enabled) });

/** The value with the keys of a behavior's annotation as versions have them, without what is null. */
function lowered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowered);
  if (!isObject(value)) return value;
  const given = Object.entries(value).filter(([, v]) => v !== null);
  return Object.fromEntries(given.map(([key, v]) => [key.charAt(0).toLowerCase() + key.slice(1), lowered(v)]));
}

/** The behavior of an annotation; nothing where it holds no struct. Values of wrong types are left out later, as those of metrics are. */
function behaviorIn(json: unknown): { behavior?: Draft<HorizontalPodAutoscalerBehavior> } {
  const behavior = lowered(json);
  return isObject(behavior) ? { behavior: behavior as Draft<HorizontalPodAutoscalerBehavior> } : {};
}

const metadataWith = (original: Draft<ObjectMeta> = {}, annotations: Annotations): Draft<ObjectMeta> => {
  const { annotations: _, ...metadata } = original;
  return Object.keys(annotations).length === 0 ? metadata : { ...original, annotations };
};

const isProcessorTarget = ({ type, resource }: Draft<MetricSpec>): boolean =>
  type === 'Resource' && resource?.name === 'cpu' && resource.target?.averageUtilization !== undefined;

const isProcessorReading = ({ type, resource }: Draft<MetricStatus>): boolean =>
  type === 'Resource' && resource?.name === 'cpu' && resource.current?.averageUtilization !== undefined;

export function autoscalerV1ToHub(
  converted: Draft<HorizontalPodAutoscaler>,
  original: Draft<HorizontalPodAutoscalerV1>,
  words: Words,
): void {
  const annotations = { ...original.metadata?.annotations };
  const metrics = sourcesIn<FlatMetric>(taken(annotations, annotation(words, 'metrics'))).map(metricToHub);
  const { targetCPUUtilizationPercentage: given, ...spec } = original.spec ?? {};
  // Only here is it known whether the annotation brings metrics of its own.
  const utilization = given ?? (metrics.length === 0 ? DEFAULT_UTILIZATION : undefined);
  if (utilization !== undefined)
    metrics.push({ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: utilization } } });
  const readings = sourcesIn<FlatReading>(taken(annotations, annotation(words, 'current-metrics'))).map(readingToHub);
  const { currentCPUUtilizationPercentage: used, ...status } = original.status ?? {};
  if (readings.length === 0 && used !== undefined)
    readings.push({ type: 'Resource', resource: { name: 'cpu', current: { averageUtilization: used } } });
  const behavior = behaviorIn(taken(annotations, annotation(words, 'behavior')));
  const conditions = taken(annotations, annotation(words, 'conditions'));
  converted.metadata = metadataWith(original.metadata, annotations);
  converted.spec = { ...spec, metrics, ...behavior };
  converted.status = {
    ...status,
    currentMetrics: readings.length > 0 ? readings : null,
    // Conditions of wrong types are left out later, as those of metrics are.
    ...(Array.isArray(conditions) ? { conditions: conditions as Draft<HorizontalPodAutoscalerCondition>[] } : {}),
  };
}

export function autoscalerV1FromHub(
  converted: Draft<HorizontalPodAutoscalerV1>,
  original: Draft<HorizontalPodAutoscaler>,
  words: Words,
  enabled: Switch,
): void {
  const annotations = { ...original.metadata?.annotations };
  const { metrics = [], behavior, ...spec } = original.spec ?? {};
  const { currentMetrics, conditions, ...status } = original.status ?? {};
  const readings = currentMetrics ?? [];
  // A second utilization target of the processor contradicts the first, which counts.
  const others = metrics.filter((metric) => !isProcessorTarget(metric));
  if (others.length > 0) annotations[annotation(words, 'metrics')] = JSON.stringify(others.map(metricFromHub));
  if (behavior !== undefined) annotations[annotation(words, 'behavior')] = behaviorText(behavior, enabled);
  // The reading that v1 shows is kept as well: it may have an absolute value beside the percentage.
  if (readings.length > 0) annotations[annotation(words, 'current-metrics')] = JSON.stringify(readings.map(readingFromHub));
  // Versions that write conditions without fail have null where there are none.
  if (Array.isArray(conditions) && conditions.length > 0) annotations[annotation(words, 'conditions')] = JSON.stringify(conditions);
  converted.metadata = metadataWith(original.metadata, annotations);
  converted.spec = { ...spec, targetCPUUtilizationPercentage: metrics.find(isProcessorTarget)?.resource?.target?.averageUtilization };
  converted.status = {
    ...status,
    currentCPUUtilizationPercentage: readings.find(isProcessorReading)?.resource?.current?.averageUtilization,
  };
}

export function autoscalerV2beta1ToHub(
  converted: Draft<HorizontalPodAutoscaler>,
  { metadata, spec = {}, status = {} }: Draft<HorizontalPodAutoscalerV2beta1>,
  words: Words,
): void {
  const annotations = { ...metadata?.annotations };
  const behavior = behaviorIn(taken(annotations, annotation(words, 'behavior')));
  converted.metadata = metadataWith(metadata, annotations);
  converted.spec = { ...spec, metrics: spec.metrics?.map(metricToHub), ...behavior };
  const { conditions, ...counts } = status;
  converted.status = {
    ...counts,
    ...(isAbsent(conditions) ? {} : { conditions }),
    currentMetrics: status.currentMetrics?.map(readingToHub) ?? null,
  };
}

export function autoscalerV2beta1FromHub(
  converted: Draft<HorizontalPodAutoscalerV2beta1>,
  { metadata, spec = {}, status = {} }: Draft<HorizontalPodAutoscaler>,
  words: Words,
  enabled: Switch,
): void {
  const annotations = { ...metadata?.annotations };
  const { behavior, ...bounds } = spec;
  if (behavior !== undefined) annotations[annotation(words, 'behavior')] = behaviorText(behavior, enabled);
  converted.metadata = metadataWith(metadata, annotations);
  converted.spec = { ...bounds, metrics: bounds.metrics?.map(metricFromHub) };
  converted.status = { ...status, currentMetrics: status.currentMetrics?.map(readingFromHub) ?? null };
}
