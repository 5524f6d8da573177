/** Field selectors: the labels that a kind knows, and the values that its objects have for them. */

import type { ResourceDefinition, VersionDefinition } from '../../model/definition/definition.js';
import { badRequest } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import type { FieldRequirement, LabelSelector } from '../../model/selectors/selectors.js';
import type { Item } from '../item.js';
import type { Strategy } from '../strategy.js';

/** The value at a dotted path such as `spec.nodeName`; undefined where there is none. */
export function valueAt(object: unknown, path: string): unknown {
  let value = object;
  for (const key of path.replace(/^\./, '').split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** A copy with the number set at a path such as `.spec.replicas`. */
export function withNumberAt<T extends object>(object: T, path: string, value: number): T {
  const keys = path.replace(/^\./, '').split('.');
  const out = structuredClone(object);
  let owner = out as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) {
    const child = owner[key];
    const next = typeof child === 'object' && child !== null ? (child as Record<string, unknown>) : {};
    owner[key] = next;
    owner = next;
  }
  owner[keys[keys.length - 1] ?? ''] = value;
  return out;
}

/** Text of a field as selectors compare it. */
const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** A function that reads the values of all selectable fields of an object; undefined for kinds that have none. */
export function extractor(definition: ResourceDefinition, strategy: Strategy): ((object: ApiObject) => Record<string, string>) | undefined {
  const fields = new Map<string, string>();
  for (const version of definition.versions.values()) for (const f of version.selectableFields) if (!f.absent) fields.set(f.path, f.label);
  if (fields.size === 0) return undefined;
  return (object) => {
    const out: Record<string, string> = {};
    for (const path of fields.keys()) out[path] = strategy.selectable?.(object, path) ?? textOf(valueAt(object, path));
    return out;
  };
}

export type ItemFilter = (item: Item) => boolean;

/** A test for both selectors; undefined where neither asks for anything. Unknown field labels are 400. */
export function filterOf(
  version: VersionDefinition,
  labels: LabelSelector | undefined,
  fields: readonly FieldRequirement[],
): ItemFilter | undefined {
  const tests: ItemFilter[] = [];
  if (labels !== undefined && labels.requirements.length > 0) tests.push((item) => labels.matches(item.labels));
  for (const [label, asked] of byLabel(fields)) tests.push(fieldTest(version, label, asked));
  if (tests.length === 0) return undefined;
  return tests.length === 1 ? tests[0] : (item) => tests.every((t) => t(item));
}

function unknownLabel({ unselectable, selectableFields, untyped }: VersionDefinition, label: string): string {
  if (unselectable !== undefined) return unselectable.replace('{label}', () => JSON.stringify(label));
  const own = selectableFields.some((f) => !f.label.startsWith('metadata.'));
  return own || untyped === true
    ? `field label not supported: ${label}`
    : `${JSON.stringify(label)} is not a known field selector: only "metadata.name", "metadata.namespace"`;
}

/** The values that a field must equal, and those that it must not. */
interface Asked {
  readonly equal: Set<string>;
  readonly other: Set<string>;
}

/** The requirements by field, so that a field is read once however many requirements name it. */
function byLabel(fields: readonly FieldRequirement[]): Map<string, Asked> {
  const out = new Map<string, Asked>();
  for (const { label, equal, value } of fields) {
    const asked = out.get(label) ?? { equal: new Set(), other: new Set() };
    (equal ? asked.equal : asked.other).add(value);
    out.set(label, asked);
  }
  return out;
}

function fieldTest(version: VersionDefinition, label: string, { equal, other }: Asked): ItemFilter {
  const [only] = equal;
  const fits = (value: string): boolean => (equal.size === 0 || (equal.size === 1 && value === only)) && !other.has(value);
  if (label === 'metadata.name') return (item) => fits(item.name);
  if (label === 'metadata.namespace' && (version.namespaced || version.selectableFields.some((f) => f.label === label)))
    return (item) => fits(item.namespace);
  const known = version.selectableFields.find((f) => f.label === label);
  if (known === undefined) throw badRequest(unknownLabel(version, label));
  if (known.absent) return () => fits('');
  return (item) => fits(item.fields?.[known.path] ?? '');
}
