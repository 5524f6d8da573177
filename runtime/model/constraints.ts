/** Explains why a value fails its schema: one fault for each constraint, worded as clients know them. */

import type { SchemaOfType } from './definition.js';
import { type FieldError, invalidValue, notSupported, required, tooLong, tooMany } from './errors.js';
import { faultsOf } from './formats.js';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All faults of the value, in field order; empty where every constraint holds. */
export function explain(schema: SchemaOfType, value: unknown): FieldError[] {
  const faults: FieldError[] = [];
  walk(schema.root, value, '', schema.named, faults);
  return faults;
}

const child = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function walk(schema: unknown, value: unknown, path: string, named: SchemaOfType['named'], faults: FieldError[]): void {
  if (!isSchema(schema) || value === undefined) return;
  if (typeof schema.$ref === 'string') {
    walk(named[schema.$ref], value, path, named, faults);
    return;
  }
  if (Array.isArray(schema.anyOf)) {
    const branch = branchFor(schema.anyOf, value);
    if (branch !== undefined) walk(branch, value, path, named, faults);
    return;
  }
  if (Array.isArray(schema.enum)) {
    explainEnum(schema.enum, value, path, faults);
    return;
  }
  if (typeof value === 'string') explainText(schema, value, path, faults);
  else if (typeof value === 'number') explainNumber(schema, value, path, faults);
  else if (Array.isArray(value)) explainList(schema, value, path, named, faults);
  else if (isSchema(value)) explainObject(schema, value, path, named, faults);
}

/** The branch of a union that speaks of this kind of value. */
function branchFor(branches: readonly unknown[], value: unknown): unknown {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'number' ? 'integer' : typeof value;
  return (
    branches.find((b) => isSchema(b) && (b.type === kind || (kind === 'integer' && b.type === 'number'))) ??
    branches.find((b) => isSchema(b) && b.type === undefined && value !== null)
  );
}

function explainEnum(values: readonly unknown[], value: unknown, path: string, faults: FieldError[]): void {
  if (values.includes(value)) return;
  faults.push(value === '' ? required(path) : notSupported(path, value, values.map(String).sort()));
}

function explainText(schema: Schema, value: string, path: string, faults: FieldError[]): void {
  if (typeof schema.minLength === 'number' && value.length < schema.minLength) {
    faults.push(value === '' ? required(path) : invalidValue(path, value, `must have at least ${schema.minLength} characters`));
    return;
  }
  if (typeof schema.maxLength === 'number' && value.length > schema.maxLength) faults.push(tooLong(path, value, schema.maxLength));
  if (typeof schema.format === 'string' && value !== '')
    for (const fault of faultsOf(schema.format, value)) faults.push(invalidValue(path, value, fault));
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value))
    faults.push(invalidValue(path, value, `must match ${schema.pattern}`));
}

function explainNumber(schema: Schema, value: number, path: string, faults: FieldError[]): void {
  const { minimum, maximum } = schema;
  if (typeof minimum === 'number' && typeof maximum === 'number' && (value < minimum || value > maximum)) {
    faults.push(invalidValue(path, value, `must be between ${minimum} and ${maximum}, inclusive`));
  } else if (typeof minimum === 'number' && value < minimum)
    faults.push(invalidValue(path, value, `must be greater than or equal to ${minimum}`));
  else if (typeof maximum === 'number' && value > maximum)
    faults.push(invalidValue(path, value, `must be less than or equal to ${maximum}`));
}

function explainList(schema: Schema, value: readonly unknown[], path: string, named: SchemaOfType['named'], faults: FieldError[]): void {
  if (typeof schema.minItems === 'number' && value.length < schema.minItems) {
    faults.push(value.length === 0 ? required(path) : invalidValue(path, value.length, `must have at least ${schema.minItems} items`));
  }
  if (typeof schema.maxItems === 'number' && value.length > schema.maxItems) faults.push(tooMany(path, value.length, schema.maxItems));
  value.forEach((item, i) => {
    walk(schema.items, item, `${path}[${i}]`, named, faults);
  });
}

function explainObject(schema: Schema, value: Schema, path: string, named: SchemaOfType['named'], faults: FieldError[]): void {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  for (const [name, inner] of Object.entries(properties)) walk(inner, value[name], child(path, name), named, faults);
  if (!isSchema(schema.additionalProperties)) return;
  for (const [name, member] of Object.entries(value))
    if (!Object.hasOwn(properties, name)) walk(schema.additionalProperties, member, `${path}[${name}]`, named, faults);
}
