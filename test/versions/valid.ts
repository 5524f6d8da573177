/** What random objects need to be such as a server accepts, by kind: a conversion keeps what has a meaning, not a contradiction. */
import type { ApiObject } from '../../runtime/model/object.js';

type Fields = { [field: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** A metric has the source that its type names, and that source one target; the processor's share is given once, and last. */
function metrics(list: unknown, side: 'target' | 'current'): Fields[] {
  const made = listOf(list).map((metric): Fields => {
    const type = String(metric.type);
    const field = type.charAt(0).toLowerCase() + type.slice(1);
    const source = { ...sourceOf(field), ...fieldsOf(metric[field]) };
    const flat = 'metricName' in source || Object.keys(source).some((k) => /^(target|current)./.test(k));
    return { type, [field]: flat ? flatSource(field, source) : typedSource(field, source, side) };
  });
  const isCpu = (m: Fields): boolean => fieldsOf(m.resource).name === 'cpu';
  return [...made.filter((m) => !isCpu(m)), ...made.filter(isCpu).slice(0, 1)];
}

/** A source of metrics that the generator left out. */
const sourceOf = (field: string): Fields => (field === 'resource' || field === 'containerResource' ? { name: 'memory' } : {});

/** Where a version spells targets flat, only one of them counts. */
function flatSource(field: string, source: Fields): Fields {
  const { targetAverageUtilization, targetValue, averageValue, ...rest } = source;
  if (field === 'object') return { ...rest, targetValue: targetValue ?? '1' };
  if (field === 'external') return 'targetAverageValue' in rest ? rest : { ...rest, targetValue: targetValue ?? '1' };
  if (field === 'pods') return rest;
  return targetAverageUtilization === undefined
    ? { ...rest, targetAverageValue: rest.targetAverageValue ?? '1' }
    : { ...without(rest, 'targetAverageValue'), targetAverageUtilization };
}

const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([k]) => !names.includes(k)));

function typedSource(field: string, source: Fields, side: 'target' | 'current'): Fields {
  const values: Readonly<Record<string, Fields>> =
    side === 'target'
      ? {
          object: { type: 'Value', value: '10' },
          pods: { type: 'AverageValue', averageValue: '1k' },
          external: { type: 'AverageValue', averageValue: '30' },
          resource: { type: 'Utilization', averageUtilization: 70 },
          containerResource: { type: 'AverageValue', averageValue: '100Mi' },
        }
      : {
          object: { value: '10' },
          pods: { averageValue: '1k' },
          external: { value: '3', averageValue: '30' },
          resource: { averageUtilization: 70, averageValue: '1' },
          containerResource: { averageValue: '100Mi' },
        };
  return { ...source, [side]: values[field] };
}

function autoscaler(object: ApiObject): void {
  const spec = fieldsOf(object.spec);
  const status = fieldsOf(object.status);
  if (spec.metrics !== undefined) spec.metrics = metrics(spec.metrics, 'target');
  if (status.currentMetrics !== undefined) status.currentMetrics = metrics(status.currentMetrics, 'current');
}

/** A port has a name or a number. */
function ingress(object: ApiObject): void {
  const ports = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) ports(item);
    else if (isFields(value)) {
      if (isFields(value.port) && 'name' in value.port && 'number' in value.port) delete value.port.name;
      // A backend is a service or a resource.
      if (isFields(value.service) && 'resource' in value) delete value.resource;
      for (const inner of Object.values(value)) ports(inner);
    }
  };
  ports(object.spec);
}

/** The first version writes a subject's group as an apiVersion, which its kind settles: accounts are of the group without a name. */
function binding(object: ApiObject): void {
  if (!object.apiVersion?.endsWith('/v1alpha1')) {
    for (const subject of listOf(object.subjects)) if (subject.kind === 'ServiceAccount') delete subject.apiGroup;
    return;
  }
  const kinds: readonly Fields[] = [
    { kind: 'User', apiVersion: 'rbac.authorization.k8s.io/v1alpha1' },
    { kind: 'Group', apiVersion: 'rbac.authorization.k8s.io/v1alpha1' },
    { kind: 'ServiceAccount', apiVersion: 'v1' },
  ];
  listOf(object.subjects).forEach((subject, i) => {
    Object.assign(subject, kinds[i % kinds.length]);
  });
}

/** The first version says for all versions what they have in common, and for each what they have not. */
function definition(object: ApiObject): void {
  if (!object.apiVersion?.endsWith('/v1beta1')) return;
  const spec = fieldsOf(object.spec);
  const versions = listOf(spec.versions);
  versions.forEach((version, i) => {
    version.name = `v${i + 1}`;
    for (const field of ['schema', 'subresources', 'additionalPrinterColumns', 'selectableFields']) delete version[field];
    if (
      versions.length > 1 &&
      spec.validation === undefined &&
      spec.subresources === undefined &&
      spec.additionalPrinterColumns === undefined
    )
      version.schema = { openAPIV3Schema: { type: 'object', description: `v${i + 1}` } };
  });
  if (versions.length === 0) spec.version ??= 'v1';
  else spec.version = versions[0]?.name;
}

/** A level that has a limit says how large it is; earlier versions cannot leave that open. */
function level(object: ApiObject): void {
  const limited = fieldsOf(object.spec).limited;
  if (object.apiVersion?.endsWith('/v1') && limited !== undefined) fieldsOf(limited).nominalConcurrencyShares ??= 1;
}

/** Devices are those of all nodes, or nothing is said of that. */
function slice(object: ApiObject): void {
  const spec = fieldsOf(object.spec);
  if (spec.allNodes === false) delete spec.allNodes;
}

const RULES: Readonly<Record<string, (object: ApiObject) => void>> = {
  HorizontalPodAutoscaler: autoscaler,
  Ingress: ingress,
  ClusterRoleBinding: binding,
  RoleBinding: binding,
  CustomResourceDefinition: definition,
  PriorityLevelConfiguration: level,
  ResourceSlice: slice,
};

export function asValid(object: ApiObject): ApiObject {
  const valid = structuredClone(object);
  RULES[valid.kind ?? '']?.(valid);
  return valid;
}
