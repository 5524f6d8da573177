/** Horizontal pod autoscalers: what v1 cannot hold travels in annotations; v2beta1 spells metric targets flat. */
import { parseInner } from '../../model/json-text.js';
import type { ApiObject } from '../../model/object.js';
import { label } from '../../model/words.js';

type Fields = { [field: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([k, v]) => !names.includes(k) && v !== undefined));

const annotation = (name: string): string => label(name, 'autoscaling.alpha');
const metricsKey = (): string => annotation('metrics');
const behaviorKey = (): string => annotation('behavior');
const conditionsKey = (): string => annotation('conditions');
const currentKey = (): string => annotation('current-metrics');

const isCpu = (metric: Fields, key: string): boolean =>
  metric.type === 'Resource' &&
  fieldsOf(metric.resource).name === 'cpu' &&
  fieldsOf(fieldsOf(metric.resource)[key]).averageUtilization !== undefined;

const parsed = (text: string | undefined): unknown => (text === undefined ? undefined : parseInner(text));

/** Behaviour is written with capitalised keys, as the annotation always had it. */
const capitalised = (value: unknown): unknown => renamedKeys(value, (k) => k.charAt(0).toUpperCase() + k.slice(1));
const lowered = (value: unknown): unknown => renamedKeys(value, (k) => k.charAt(0).toLowerCase() + k.slice(1));
function renamedKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((v) => renamedKeys(v, rename));
  return isFields(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, v]) => v !== null)
          .map(([k, v]) => [rename(k), renamedKeys(v, rename)]),
      )
    : value;
}

/** Processor use in percent that an autoscaler aims at when it names no metric. */
export const DEFAULT_UTILIZATION = 80;

export function autoscalerV1ToHub(converted: ApiObject, original: ApiObject): void {
  const annotations = { ...original.metadata?.annotations };
  const spec = fieldsOf(original.spec);
  const status = fieldsOf(original.status);
  const others = listOf(parsed(annotations[metricsKey()]));
  const metrics = others.map(metricToHub);
  const given = spec.targetCPUUtilizationPercentage;
  // Only here is it known whether the annotation brings metrics of its own.
  const cpu = typeof given === 'number' ? given : metrics.length === 0 ? DEFAULT_UTILIZATION : undefined;
  if (cpu !== undefined)
    metrics.push({ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: cpu } } });
  const behavior = lowered(parsed(annotations[behaviorKey()]));
  const readings = listOf(parsed(annotations[currentKey()])).map(statusToHub);
  const used = status.currentCPUUtilizationPercentage;
  if (readings.length === 0 && typeof used === 'number')
    readings.push({ type: 'Resource', resource: { name: 'cpu', current: { averageUtilization: used } } });
  const conditions = parsed(annotations[conditionsKey()]);
  for (const key of [metricsKey(), behaviorKey(), currentKey(), conditionsKey()]) delete annotations[key];
  converted.metadata = metadataWith(original, annotations);
  converted.spec = {
    ...without(spec, 'targetCPUUtilizationPercentage'),
    metrics,
    ...(isFields(behavior) ? { behavior } : {}),
  };
  converted.status = {
    ...without(status, 'currentCPUUtilizationPercentage'),
    currentMetrics: readings.length > 0 ? readings : null,
    conditions: Array.isArray(conditions) ? conditions : null,
  };
}

export function autoscalerV1FromHub(converted: ApiObject, original: ApiObject): void {
  const annotations = { ...original.metadata?.annotations };
  const spec = fieldsOf(original.spec);
  const status = fieldsOf(original.status);
  const metrics = listOf(spec.metrics);
  const cpu = metrics.find((m) => isCpu(m, 'target'));
  // A second percentage for the processor contradicts the first, which counts.
  const others = metrics.filter((m) => !isCpu(m, 'target'));
  const readings = listOf(status.currentMetrics);
  const used = readings.find((m) => isCpu(m, 'current'));
  if (others.length > 0) annotations[metricsKey()] = JSON.stringify(others.map(metricFromHub));
  if (isFields(spec.behavior)) annotations[behaviorKey()] = JSON.stringify(capitalised(spec.behavior));
  // The reading that v1 shows is kept as well: it may have an absolute value beside the percentage.
  if (readings.length > 0) annotations[currentKey()] = JSON.stringify(readings.map(statusFromHub));
  if (Array.isArray(status.conditions) && status.conditions.length > 0) annotations[conditionsKey()] = JSON.stringify(status.conditions);
  converted.metadata = metadataWith(original, annotations);
  const target = fieldsOf(fieldsOf(cpu?.resource).target).averageUtilization;
  const usage = fieldsOf(fieldsOf(used?.resource).current).averageUtilization;
  converted.spec = { ...without(spec, 'metrics', 'behavior'), ...(target === undefined ? {} : { targetCPUUtilizationPercentage: target }) };
  converted.status = {
    ...without(status, 'currentMetrics', 'conditions'),
    ...(usage === undefined ? {} : { currentCPUUtilizationPercentage: usage }),
  };
}

const metadataWith = (object: ApiObject, annotations: Record<string, string>): ApiObject['metadata'] => {
  const { annotations: _, ...metadata } = object.metadata ?? {};
  return Object.keys(annotations).length === 0 ? metadata : { ...object.metadata, annotations };
};

export function autoscalerV2beta1ToHub(converted: ApiObject, original: ApiObject): void {
  const annotations = { ...original.metadata?.annotations };
  const behavior = lowered(parsed(annotations[behaviorKey()]));
  delete annotations[behaviorKey()];
  converted.metadata = metadataWith(original, annotations);
  const spec = fieldsOf(original.spec);
  const status = fieldsOf(original.status);
  converted.spec = {
    ...spec,
    ...(Array.isArray(spec.metrics) ? { metrics: listOf(spec.metrics).map(metricToHub) } : {}),
    ...(isFields(behavior) ? { behavior } : {}),
  };
  converted.status = {
    ...status,
    ...(Array.isArray(status.currentMetrics) ? { currentMetrics: listOf(status.currentMetrics).map(statusToHub) } : {}),
  };
}

export function autoscalerV2beta1FromHub(converted: ApiObject, original: ApiObject): void {
  const annotations = { ...original.metadata?.annotations };
  const spec = fieldsOf(original.spec);
  const status = fieldsOf(original.status);
  if (isFields(spec.behavior)) annotations[behaviorKey()] = JSON.stringify(capitalised(spec.behavior));
  converted.metadata = metadataWith(original, annotations);
  converted.spec = {
    ...without(spec, 'behavior'),
    ...(Array.isArray(spec.metrics) ? { metrics: listOf(spec.metrics).map(metricFromHub) } : {}),
  };
  converted.status = {
    ...status,
    ...(Array.isArray(status.currentMetrics) ? { currentMetrics: listOf(status.currentMetrics).map(statusFromHub) } : {}),
  };
}

const metricIdentity = (name: unknown, selector: unknown): Fields => ({
  name: name ?? '',
  ...(selector === undefined ? {} : { selector }),
});

/** A flat target as a typed one: utilization, then average value, then value. */
function targetOf(utilization: unknown, average: unknown, value: unknown): Fields {
  if (utilization !== undefined) return { type: 'Utilization', averageUtilization: utilization };
  if (average !== undefined) return { type: 'AverageValue', averageValue: average };
  return { type: 'Value', ...(value === undefined ? {} : { value }) };
}

function metricToHub(metric: Fields): Fields {
  const out: Fields = { type: metric.type };
  if (isFields(metric.object)) {
    const m = metric.object;
    out.object = {
      describedObject: m.target,
      target:
        m.averageValue === undefined ? { type: 'Value', value: m.targetValue } : { type: 'AverageValue', averageValue: m.averageValue },
      metric: metricIdentity(m.metricName, m.selector),
    };
  }
  if (isFields(metric.pods))
    out.pods = {
      metric: metricIdentity(metric.pods.metricName, metric.pods.selector),
      target: { type: 'AverageValue', averageValue: metric.pods.targetAverageValue },
    };
  if (isFields(metric.resource))
    out.resource = {
      name: metric.resource.name,
      target: targetOf(metric.resource.targetAverageUtilization, metric.resource.targetAverageValue, undefined),
    };
  if (isFields(metric.containerResource)) {
    const m = metric.containerResource;
    out.containerResource = {
      name: m.name,
      target: targetOf(m.targetAverageUtilization, m.targetAverageValue, undefined),
      container: m.container,
    };
  }
  if (isFields(metric.external))
    out.external = {
      metric: metricIdentity(metric.external.metricName, metric.external.metricSelector),
      target: targetOf(undefined, metric.external.targetAverageValue, metric.external.targetValue),
    };
  return out;
}

function metricFromHub(metric: Fields): Fields {
  const out: Fields = { type: metric.type };
  const target = (m: Fields): Fields => fieldsOf(m.target);
  if (isFields(metric.object)) {
    const m = metric.object;
    const { name, selector } = fieldsOf(m.metric);
    const { value, averageValue } = target(m);
    out.object = without({ target: m.describedObject, metricName: name, targetValue: value ?? '0', selector, averageValue });
  }
  if (isFields(metric.pods)) {
    const { name, selector } = fieldsOf(metric.pods.metric);
    out.pods = without({ metricName: name, targetAverageValue: target(metric.pods).averageValue ?? '0', selector });
  }
  if (isFields(metric.resource)) {
    const { averageUtilization, averageValue } = target(metric.resource);
    out.resource = without({ name: metric.resource.name, targetAverageUtilization: averageUtilization, targetAverageValue: averageValue });
  }
  if (isFields(metric.containerResource)) {
    const { averageUtilization, averageValue } = target(metric.containerResource);
    out.containerResource = without({
      name: metric.containerResource.name,
      targetAverageUtilization: averageUtilization,
      targetAverageValue: averageValue,
      container: metric.containerResource.container,
    });
  }
  if (isFields(metric.external)) {
    const { name, selector } = fieldsOf(metric.external.metric);
    const { value, averageValue } = target(metric.external);
    out.external = without({ metricName: name, metricSelector: selector, targetValue: value, targetAverageValue: averageValue });
  }
  return out;
}

function statusToHub(metric: Fields): Fields {
  const out: Fields = { type: metric.type };
  if (isFields(metric.object)) {
    const m = metric.object;
    out.object = {
      metric: metricIdentity(m.metricName, m.selector),
      current: without({ value: m.currentValue, averageValue: m.averageValue }),
      describedObject: m.target,
    };
  }
  if (isFields(metric.pods))
    out.pods = {
      metric: metricIdentity(metric.pods.metricName, metric.pods.selector),
      current: { averageValue: metric.pods.currentAverageValue },
    };
  for (const kind of ['resource', 'containerResource'] as const) {
    const m = metric[kind];
    if (isFields(m))
      out[kind] = without({
        name: m.name,
        current: without({ averageValue: m.currentAverageValue, averageUtilization: m.currentAverageUtilization }),
        container: m.container,
      });
  }
  if (isFields(metric.external))
    out.external = {
      metric: metricIdentity(metric.external.metricName, metric.external.metricSelector),
      current: without({ value: metric.external.currentValue, averageValue: metric.external.currentAverageValue }),
    };
  return out;
}

function statusFromHub(metric: Fields): Fields {
  const out: Fields = { type: metric.type };
  const current = (m: Fields): Fields => fieldsOf(m.current);
  if (isFields(metric.object)) {
    const { name, selector } = fieldsOf(metric.object.metric);
    const { value, averageValue } = current(metric.object);
    out.object = without({ target: metric.object.describedObject, metricName: name, currentValue: value ?? '0', selector, averageValue });
  }
  if (isFields(metric.pods)) {
    const { name, selector } = fieldsOf(metric.pods.metric);
    out.pods = without({ metricName: name, currentAverageValue: current(metric.pods).averageValue ?? '0', selector });
  }
  for (const kind of ['resource', 'containerResource'] as const) {
    const m = metric[kind];
    if (isFields(m))
      out[kind] = without({
        name: m.name,
        currentAverageUtilization: current(m).averageUtilization,
        currentAverageValue: current(m).averageValue ?? '0',
        container: m.container,
      });
  }
  if (isFields(metric.external)) {
    const { name, selector } = fieldsOf(metric.external.metric);
    out.external = without({
      metricName: name,
      metricSelector: selector,
      currentValue: current(metric.external).value ?? '0',
      currentAverageValue: current(metric.external).averageValue,
    });
  }
  return out;
}
