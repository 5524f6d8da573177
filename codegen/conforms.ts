/** Whether a file says what its schema allows, with a diagnostic for each fault that tells what is allowed in its place. */
import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Compile, type Validator } from 'typebox/schema';
import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';
import { type Diagnostics, listed, meant } from './diagnostics.js';
import type { SourceFile } from './source-file.js';

/** Bounds what one file is told of. */
const MAX_FAULTS = 1000;

/** All faults of a value: the library stops after a few unless it is told otherwise. */
function faultsOf(schema: TSchema, value: unknown): readonly TLocalizedValidationError[] {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: MAX_FAULTS });
  try {
    return Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

/** Files that say what a schema allows, and which: one that has not changed is not looked at again. */
const sound = new WeakMap<SourceFile, TSchema>();

/** Schemas are few, and each is asked of many files: compiled, it takes a fraction of the time that it takes interpreted. */
const compiled = new WeakMap<TSchema, Validator>();

function compiledOf(schema: TSchema): Validator {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  return validator;
}

/** Checks a file against its schema; false where it does not fit, with a diagnostic for each fault. */
export function conforms<T>(file: SourceFile, schema: TSchema, diagnostics: Diagnostics): file is SourceFile & { value: T } {
  if (sound.get(file) === schema) return true;
  if (compiledOf(schema).Check(file.value)) {
    sound.set(file, schema);
    return true;
  }
  const faults = faultsOf(schema, file.value);
  const unions = faults.filter((f) => f.keyword === 'anyOf').map((f) => `${f.schemaPath}/anyOf/`);
  const whole = faults.filter((f) => !unions.some((union) => f.schemaPath.startsWith(union)));
  // An object that has a key too many is a fault at the object and one at the key: the latter is told.
  const deepest = whole.filter((f) => !whole.some((g) => g !== f && g.instancePath.startsWith(`${f.instancePath}/`)));
  for (const fault of deepest.length > 0 ? deepest : faults) {
    const keys = fault.instancePath.split('/').slice(1).map(unescaped);
    const place = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const what = place.length === 0 ? 'the file' : `\`${keys.join('.')}\``;
    diagnostics.report('KW002', file.position(place), { what, why: explain(fault, schema, keys.at(-1) ?? '', valueAt(file.value, keys)) });
  }
  return false;
}

const unescaped = (key: string): string => key.replace(/~1/g, '/').replace(/~0/g, '~');

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

const valueAt = (value: unknown, keys: readonly string[]): unknown => keys.reduce(memberOf, value);

/** The part of a schema that a pointer such as `#/properties/fields` names. */
const partOf = (schema: TSchema, pointer: string): unknown => valueAt(schema, pointer.split('/').slice(1).map(unescaped));

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map((v) => String(v)) : []);

function explain(fault: TLocalizedValidationError, schema: TSchema, key: string, value: unknown): string {
  if (fault.keyword === 'boolean') {
    const parent = partOf(schema, fault.schemaPath.replace(/\/additionalProperties$/, ''));
    const known = Object.keys((memberOf(parent, 'properties') as object | undefined) ?? {});
    return `no such key${meant(key, known)}; known are ${listed(known)}`;
  }
  const part = partOf(schema, fault.schemaPath);
  if (fault.keyword === 'enum') {
    const known = texts(memberOf(part, 'enum'));
    return `"${String(value)}" is none of ${listed(known)}${meant(String(value), known)}`;
  }
  if (fault.keyword === 'anyOf') {
    const forms = (memberOf(part, 'anyOf') as readonly unknown[] | undefined) ?? [];
    return `it is ${[...new Set(forms.map((form) => String(memberOf(form, 'type') ?? 'another form')))].join(' or ')}`;
  }
  if (fault.keyword === 'type' && memberOf(part, 'type') === 'string' && typeof value === 'number')
    return 'it is text: put it in quotes as it stands, since YAML reads 1.20 as the number 1.2';
  if (fault.keyword === 'pattern') return `"${String(value)}" does not match ${String(memberOf(part, 'pattern'))}${example(part)}`;
  return fault.message;
}

const example = (part: unknown): string => {
  const [first] = texts(memberOf(part, 'examples'));
  return first === undefined ? '' : `, as ${first} does`;
};
