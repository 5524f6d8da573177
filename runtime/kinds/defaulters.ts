/** Defaults that depend on more than one field, named by the catalogue. Each fills its type in place. */
import type { Defaultable } from '../model/defaulting.js';
import { DEFAULT_UTILIZATION } from './autoscaling/conversions.js';

type Fields = { [field: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const hasItems = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const isEmpty = (value: unknown): boolean => value === undefined || value === null || (isFields(value) && Object.keys(value).length === 0);


/** Without metrics an autoscaler watches the processor. */
export function autoscalerSpec(v: Defaultable): void {
  if (listOf(v.metrics).length === 0)
    v.metrics = [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: DEFAULT_UTILIZATION } } }];
}

/** The same, in the version that spells targets flat. */
export function autoscalerSpecFlat(v: Defaultable): void {
  if (listOf(v.metrics).length === 0)
    v.metrics = [{ type: 'Resource', resource: { name: 'cpu', targetAverageUtilization: DEFAULT_UTILIZATION } }];
}

const SCALE_UP: Fields = {
  stabilizationWindowSeconds: 0,
  selectPolicy: 'Max',
  policies: [
    { type: 'Pods', value: 4, periodSeconds: 15 },
    { type: 'Percent', value: 100, periodSeconds: 15 },
  ],
};
const SCALE_DOWN: Fields = { selectPolicy: 'Max', policies: [{ type: 'Percent', value: 100, periodSeconds: 15 }] };

/** An autoscaler that says anything of its pace has rules for both directions. */
export function autoscalerBehavior(v: Defaultable): void {
  for (const [field, rules] of [
    ['scaleUp', SCALE_UP],
    ['scaleDown', SCALE_DOWN],
  ] as const) {
    const given = Object.entries(fieldsOf(v[field])).filter(([, value]) => value !== undefined && value !== null);
    v[field] = { ...structuredClone(rules), ...Object.fromEntries(given) };
  }
}

function definitionNames(names: Fields): void {
  if (typeof names.kind !== 'string' || names.kind === '') return;
  if (isEmpty(names.singular) || names.singular === '') names.singular = names.kind.toLowerCase();
  if (isEmpty(names.listKind) || names.listKind === '') names.listKind = `${names.kind}List`;
}

/** Names derive from the kind; nothing converts unless told. */
export function customResourceDefinition(v: Defaultable): void {
  const spec = fieldsOf(v.spec);
  definitionNames(fieldsOf(spec.names));
  spec.conversion ??= { strategy: 'None' };
}

/** The first version also defaults scope, unknown fields and the single version. */
export function customResourceDefinitionBeta(v: Defaultable): void {
  customResourceDefinition(v);
  const spec = fieldsOf(v.spec);
  if (isEmpty(spec.scope) || spec.scope === '') spec.scope = 'Namespaced';
  spec.preserveUnknownFields ??= true;
  const conversion = fieldsOf(spec.conversion);
  if (conversion.strategy === 'Webhook' && !hasItems(conversion.conversionReviewVersions))
    conversion.conversionReviewVersions = ['v1beta1'];
  const versions = listOf(spec.versions);
  if (versions.length === 0 && typeof spec.version === 'string' && spec.version !== '')
    spec.versions = [{ name: spec.version, served: true, storage: true }];
  const first = versions[0];
  if ((spec.version === undefined || spec.version === '') && first !== undefined) spec.version = first.name;
}
