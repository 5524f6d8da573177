/** Defaults in structural schemas: each fits the schema that it stands in, and has nothing that the schema would drop. */

import { type FieldError, invalidValue } from '../model/errors.js';
import { printedJson } from '../model/values/printed-values.js';
import type { MetadataRules } from '../resource/writes/metadata.js';
import { asObjectSchema, embeddedFaults, hasUnknownFields } from './embedded-objects.js';
import { EMBEDDED, isLeaf, namedSchemas, type Schema, says, schemaOf } from './schema.js';
import { TooMuchWork, type ValueChecks } from './value-checks.js';
import { valueFaults } from './values.js';

interface DefaultRules {
  readonly checks: ValueChecks;
  readonly metadata: MetadataRules;
  /** Whether defaults may have no fields that would be dropped. */
  readonly pruned: boolean;
}

/** A step from an object towards a default inside of it, after the steps before; `[]` is a step into a list. */
interface Step {
  readonly before: Step | undefined;
  readonly name: string;
}

/** The object that a default is part of: its schema, and the way from there. */
interface Surrounding {
  readonly schema: Schema;
  readonly last: Step | undefined;
}

const ITEM = '[]';
const ABOUT_OBJECTS = ['apiVersion', 'kind', 'metadata'];

/** An object that has nothing but what says its kind, and the value in its place. */
function surrounded(value: unknown, last: Step | undefined): unknown {
  let object = value;
  for (let step = last; step !== undefined; step = step.before) object = step.name === ITEM ? [object] : { [step.name]: object };
  return typeof object === 'object' && object !== null && !Array.isArray(object)
    ? { apiVersion: 'validation/v1', kind: 'Validation', ...object }
    : object;
}

const worded = (faults: readonly FieldError[]): string => {
  const lines = faults.map((f) => `${f.field}: ${f.message}`);
  return lines.length === 1 ? (lines[0] ?? '') : `[${lines.join(', ')}]`;
};

/** A default of what an object says of itself is judged by the object that it makes. */
function inMetadata(value: unknown, at: string, { schema, last }: Surrounding, rules: DefaultRules): FieldError[] {
  const faults = embeddedFaults(asObjectSchema(schema), surrounded(value, last), '', rules.metadata);
  return faults.length === 0 ? [] : [invalidValue(at, printedJson(value), `must result in valid metadata: ${worded(faults)}`)];
}

function faultsOf(schema: Schema, at: string, surrounding: Surrounding | undefined, rules: DefaultRules): FieldError[] {
  const value = schema.default;
  const here = surrounding === undefined ? embeddedFaults(schema, value, at, rules.metadata) : inMetadata(value, at, surrounding, rules);
  const unknown =
    surrounding === undefined && rules.pruned && hasUnknownFields(schema, value)
      ? [invalidValue(at, printedJson(value), 'must not have unknown fields')]
      : [];
  return [...unknown, ...(here.length > 0 ? here : valueFaults(schema, value, at, rules.checks))];
}

function* within(schema: Schema, at: string, object: Surrounding, inMeta: boolean, rules: DefaultRules): Generator<FieldError> {
  const embedded = says(schema, EMBEDDED);
  const [around, meta] = embedded ? [{ schema, last: undefined }, false] : [object, inMeta];
  if (schema.default !== undefined) yield* faultsOf(schema, `${at}.default`, meta ? around : undefined, rules);
  if (isLeaf(schema)) return;
  const next = (name: string): Surrounding => ({ schema: around.schema, last: { before: around.last, name } });
  const items = schemaOf(schema.items);
  if (items !== undefined) yield* within(items, `${at}.items`, next(ITEM), meta, rules);
  for (const [name, property] of namedSchemas(schema.properties)) {
    if (property.default === undefined && isLeaf(property)) continue;
    const aboutObject = embedded && ABOUT_OBJECTS.includes(name);
    yield* within(property, `${at}.properties[${name}]`, next(name), meta || aboutObject, rules);
  }
}

/** All faults of the defaults in a definition's schema, which describes an object. */
export function* defaultFaults(schema: Schema, at: string, rules: DefaultRules): Generator<FieldError> {
  const root = asObjectSchema(schema);
  try {
    yield* within(root, at, { schema: root, last: undefined }, false, rules);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    yield invalidValue(at, '', 'its defaults take too much work to check');
  }
}
