/** Prints the bad value of a field error by the type that the kind's structure gives it: `core.Taint{Key:"a", …}`. */

import { abridged, cut } from '../abridged.js';
import { type FieldStructure, type ScalarName, type StructStructure, struct } from '../definition/structure.js';
import type { FieldError } from '../errors.js';
import { isObject } from '../json/json.js';
import { stringify } from '../json/json-text.js';
import { type Fields, printedDifference, type Site } from './difference.js';
import { goMemberName } from './go-names.js';
import { goType, goTypeName } from './go-types.js';
import { printedAsJson } from './printed-json.js';
import { Changed, Placed, printedIntOrString, printedQuantity, quoted } from './printed-values.js';

const STEP = /\[([^\]]*)(?:\]|$)|([^.[\]]+)/g;

/** The types along a path such as `spec.containers[0].resources.limits[cpu]`, the outermost first; none where the structure has no such path. */
function sitesAlong(root: StructStructure, path: string): Site[] {
  const out: Site[] = [{ type: root, pointer: false, holder: '', field: '' }];
  for (const [, inBrackets, name] of path.matchAll(STEP)) {
    const site = out[out.length - 1] as Site;
    const { type } = site;
    if (type.kind === 'struct' && name !== undefined) {
      const field: FieldStructure | undefined = type.byName.get(name);
      if (field === undefined) return [];
      out.push({ type: field.type, pointer: field.pointer, holder: goTypeName(type), field: name });
    } else if (type.kind === 'list' && inBrackets !== undefined) out.push({ ...site, type: type.items, pointer: false });
    else if (type.kind === 'map' && (inBrackets ?? name) !== undefined) out.push({ ...site, type: type.values, pointer: false });
    else return [];
  }
  return out;
}

const fits = ({ type, pointer }: Site, value: unknown): boolean => {
  if (Array.isArray(value)) return type.kind === 'list';
  if (isObject<Fields>(value)) return type.kind === 'struct' || type.kind === 'map' || type.kind === 'free';
  return pointer || type.kind === 'list' || type.kind === 'map';
};

function printScalar(scalar: ScalarName, value: unknown): string {
  if (scalar === 'quantity') return printedQuantity(value).text;
  if (scalar === 'intorstring') return printedIntOrString(value).text;
  if (value === undefined || value === null)
    return scalar === 'string' || scalar === 'bytes' ? '""' : scalar === 'bool' ? 'false' : scalar.includes('time') ? '<nil>' : '0';
  return typeof value === 'string' ? quoted(value) : String(value);
}

function print({ type, pointer, holder, field }: Site, value: unknown): string {
  const absent = value === undefined || value === null;
  if (pointer) {
    if (absent) return type.kind === 'scalar' && type.scalar.includes('time') ? '<nil>' : `(*${goType(type, '', '')})(nil)`;
    return `${type.kind === 'scalar' ? '' : '&'}${print({ type, pointer: false, holder, field }, value)}`;
  }
  switch (type.kind) {
    case 'scalar':
      return printScalar(type.scalar, value);
    case 'free':
      return absent ? 'runtime.RawExtension{}' : stringify(value);
    case 'list': {
      const name = goType(type, holder, field);
      if (!Array.isArray(value)) return `${name}(nil)`;
      return `${name}{${value.map((item) => print({ type: type.items, pointer: false, holder, field }, item)).join(', ')}}`;
    }
    case 'map': {
      const name = goType(type, holder, field);
      if (!isObject<Fields>(value)) return `${name}(nil)`;
      const members = Object.keys(value).sort();
      return `${name}{${members.map((k) => `${quoted(k)}:${print({ type: type.values, pointer: false, holder, field }, value[k])}`).join(', ')}}`;
    }
    case 'struct': {
      const fields = isObject<Fields>(value) ? value : {};
      const of = goTypeName(type);
      const members = type.fields
        // An object's own kind and apiVersion are not printed; those of a reference are.
        .filter((f) => !type.byName.has('metadata') || (f.name !== 'kind' && f.name !== 'apiVersion'))
        .map((f) => {
          const name = goMemberName(f.name, f.type.kind === 'struct' ? f.type.name : undefined);
          return `${name}:${print({ type: f.type, pointer: f.pointer, holder: of, field: f.name }, fields[f.name])}`;
        });
      return `${of}{${members.join(', ')}}`;
    }
  }
}

/** The fault with its bad value printed by the type that the structure has for it; `asJson`: as JSON. */
export function withPrintedValue(fault: FieldError, root: StructStructure, asJson = false): FieldError {
  const { bad } = fault;
  if (bad === undefined) return fault;
  if (bad.value instanceof Changed) return withDifference(fault, bad.value, root);
  const [path, value] = bad.value instanceof Placed ? [bad.value.path, bad.value.value] : [fault.field, bad.value];
  // The fault of an item may show the whole list, and that of a field the whole struct.
  const site = sitesAlong(root, path).findLast((s) => fits(s, value));
  const pointsNowhere = site?.pointer === true && (value === undefined || value === null);
  if (site === undefined || pointsNowhere) return fault;
  const text = (asJson ? printedAsJson : print)({ ...site, pointer: false }, abridged(value));
  return { ...fault, message: `${bad.before}${cut(text)}${bad.after}` };
}

/** The fault with what a write would change after its message, as far as that can be told in short. */
function withDifference(fault: FieldError, { now, before, told }: Changed, root: StructStructure): FieldError {
  const type = sitesAlong(root, fault.field).at(-1)?.type;
  if (type === undefined) return fault;
  const shown = told !== undefined && type.kind === 'struct' ? withFields(type, told) : type;
  const difference = printedDifference(shown, abridged(now), abridged(before));
  return difference === '' ? fault : { ...fault, message: `${fault.message}\n${cut(difference)}` };
}

/** The type with only these fields, in this order. */
const withFields = (type: StructStructure, names: readonly string[]): StructStructure =>
  struct(type.name, () => names.flatMap((name) => type.byName.get(name) ?? []), type.structType, type.goPackage);
