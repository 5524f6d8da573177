/**
 * Bad values in error messages, printed as Go prints values of their types, since that is what clients know:
 * `map[string]string{"app":"web"}`, `[]string{"192.0.2.1"}`, `core.Taint{Key:"a", …}`.
 */

import { abridged, cut } from './abridged.js';
import type { FieldError } from './errors.js';
import { goItemType, goMemberName } from './go-names.js';
import { isObject } from './json.js';
import { stringify } from './json-text.js';
import { quantityParts } from './quantity.js';
import type { FieldStructure, ScalarName, StructStructure, Structure } from './structure.js';

type Fields = Readonly<Record<string, unknown>>;

/** A text that is printed without quotes: a value already printed. */
export class Printed {
  constructor(readonly text: string) {}
}

/** A value whose type stands at another path than the one the fault is reported at. */
export class Placed {
  constructor(
    readonly path: string,
    readonly value: unknown,
  ) {}
}

/** A value under the path of its type. */
export const placed = (path: string, value: unknown): Placed => new Placed(path, value);

/** A number or text that may be either. */
export const printedIntOrString = (value: unknown): Printed =>
  new Printed(
    typeof value === 'string'
      ? `intstr.IntOrString{Type:1, IntVal:0, StrVal:${quoted(value)}}`
      : `intstr.IntOrString{Type:0, IntVal:${Number(value ?? 0)}, StrVal:""}`,
  );

/** A quantity with its inner parts. */
export function printedQuantity(value: unknown): Printed {
  const { digits, scale, spelling, format } = quantityParts(value);
  return new Printed(
    `resource.Quantity{i:resource.int64Amount{value:${digits}, scale:${scale}}, d:resource.infDecAmount{Dec:(*inf.Dec)(nil)}, s:${quoted(spelling)}, Format:${quoted(format)}}`,
  );
}

/** A list of plain texts. */
export const printedTexts = (values: readonly string[] | null | undefined): Printed =>
  new Printed(
    values === null || values === undefined ? '[]string(nil)' : `[]string{${(abridged(values) as string[]).map(quoted).join(', ')}}`,
  );

/** Bytes are printed in seven characters each, so that more of them are not shown. */
const MAX_BASE64 = 1024;

/** Bytes, given in base64. */
export const printedBytes = (base64: string): Printed =>
  new Printed(
    base64 === ''
      ? '[]byte(nil)'
      : `[]byte{${[...Buffer.from(base64.slice(0, MAX_BASE64), 'base64')].map((b) => `0x${b.toString(16)}`).join(', ')}}`,
  );

/** Any JSON, as Go prints it where it has no type. */
export const printedJson = (value: unknown): Printed => new Printed(goJson(abridged(value)));

function goJson(value: unknown): string {
  if (value === null || value === undefined) return 'interface {}(nil)';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[]interface {}{${value.map(goJson).join(', ')}}`;
  if (!isObject<Fields>(value)) return String(value);
  const names = Object.keys(value).sort();
  return `map[string]interface {}{${names.map((name) => `${quoted(name)}:${goJson(value[name])}`).join(', ')}}`;
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '"': '\\"',
  '\\': '\\\\',
};

/** A text in quotes. */
export const quoted = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is escaped
  `"${text.replace(/[\x00-\x1f\x7f"\\]/g, (c) => SPECIAL[c] ?? `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}"`;

/** A type, with the field it stands in where that tells more. */
interface Site {
  readonly type: Structure;
  readonly pointer: boolean;
  /** `<struct>.<field>` names of the innermost field. */
  readonly holder: string;
  readonly field: string;
}

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

const goTypeName = (type: StructStructure): string => `${type.goPackage}.${type.name.slice(type.name.indexOf('.') + 1)}`;

const SCALARS: Readonly<Record<ScalarName, string>> = {
  string: 'string',
  bool: 'bool',
  int32: 'int32',
  int64: 'int64',
  double: 'float64',
  bytes: '[]uint8',
  time: 'v1.Time',
  microtime: 'v1.MicroTime',
  duration: 'v1.Duration',
  quantity: 'resource.Quantity',
  intorstring: 'intstr.IntOrString',
};

function goType(type: Structure, holder: string, field: string): string {
  switch (type.kind) {
    case 'scalar':
      return type.scalar === 'string' ? goItemType(holder, field) : SCALARS[type.scalar];
    case 'struct':
      return goTypeName(type);
    case 'list':
      return `[]${goType(type.items, holder, field)}`;
    case 'map':
      return type.values.kind === 'scalar' && type.values.scalar === 'quantity'
        ? 'core.ResourceList'
        : `map[string]${goType(type.values, holder, field)}`;
    case 'free':
      return 'runtime.RawExtension';
  }
}

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
        // The names of an object's own schema are not among its fields; those of a reference are.
        .filter((f) => !type.byName.has('metadata') || (f.name !== 'kind' && f.name !== 'apiVersion'))
        .map((f) => {
          const name = goMemberName(f.name, f.type.kind === 'struct' ? f.type.name : undefined);
          return `${name}:${print({ type: f.type, pointer: f.pointer, holder: of, field: f.name }, fields[f.name])}`;
        });
      return `${of}{${members.join(', ')}}`;
    }
  }
}

/** The fault with its bad value printed by the type that the structure has for it. */
export function withPrintedValue(fault: FieldError, root: StructStructure): FieldError {
  const { bad } = fault;
  if (bad === undefined) return fault;
  const [path, value] = bad.value instanceof Placed ? [bad.value.path, bad.value.value] : [fault.field, bad.value];
  // A fault of one item may show the whole list, and one of a field the whole struct.
  const site = sitesAlong(root, path).findLast((s) => fits(s, value));
  const pointsNowhere = site?.pointer === true && (value === undefined || value === null);
  if (site === undefined || pointsNowhere) return fault;
  return { ...fault, message: `${bad.before}${cut(print({ ...site, pointer: false }, abridged(value)))}${bad.after}` };
}
