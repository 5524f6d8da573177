/** Rules of the schemas of a definition, of each and of all together. */

import type { CustomResourceDefinitionSpec, CustomResourceValidation } from '../../generated/apiextensions/v1beta1/types.js';
import { type FieldError, forbiddenField, invalidValue } from '../model/errors.js';
import type { FaultSearch } from '../model/faults/fault-search.js';
import { Printed } from '../model/values/printed-values.js';
import type { MetadataRules } from '../resource/writes/metadata.js';
import type { Conventions } from './conventions.js';
import { defaultFaults } from './defaults.js';
import { hasUnknownFields } from './embedded-objects.js';
import { keyedItemFaults, keywordFaults, type Place, setItemFaults } from './keywords.js';
import { JudgedPatterns } from './patterns.js';
import { hasDefaults, hasSchema, type Keyword, rootSchema, type Schema, says, schemasOf, someSchema, VALIDATIONS } from './schema.js';
import { isUnreadable, structureFaults } from './structural.js';
import { validationRuleFaults } from './validation-rules.js';
import { ValueChecks } from './value-checks.js';

/** What holds for the schemas of one write. */
export interface SchemaRules {
  readonly place: Place;
  readonly structural: boolean;
  readonly prunedDefaults: boolean;
  readonly metadata: MetadataRules;
  readonly conventions: Conventions;
  /** Shared by all schemas of a definition, as are the checks of values. */
  readonly patterns: JudgedPatterns;
  readonly checks: ValueChecks;
}

export function schemaRules(rules: Omit<SchemaRules, 'patterns' | 'checks'>): SchemaRules {
  const judged = new JudgedPatterns();
  return { ...rules, patterns: judged, checks: new ValueChecks(judged.patterns, rules.conventions) };
}

/** How much text the faults of one definition make before the rest goes untold; ordinary schemas have far less. */
const MAX_FAULT_TEXT = 512 * 1024;

/** The first faults, as many as an answer can hold: paths of hostile schemas are long, and their faults many. */
export function* asManyAsFit<Step extends FieldError | undefined>(faults: Iterable<Step>): Generator<Step> {
  let left = MAX_FAULT_TEXT;
  for (const fault of faults) {
    yield fault;
    left -= fault === undefined ? 0 : fault.field.length + fault.message.length;
    if (left < 0) return;
  }
}

const line = (fault: FieldError): string => `${fault.field}: ${fault.message}`;
const inOrderOfLines = (faults: readonly FieldError[]): FieldError[] =>
  faults
    .map((fault) => ({ fault, key: line(fault) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ fault }) => fault);

/** Keywords at the root that keep their meaning when the status is judged by itself, by the names that clients know. */
const WITH_STATUS: readonly (readonly [keyword: string, name: string])[] = [
  ['description', 'Description'],
  ['type', 'Type'],
  ['format', 'Format'],
  ['title', 'Title'],
  ['maximum', 'Maximum'],
  ['exclusiveMaximum', 'ExclusiveMaximum'],
  ['minimum', 'Minimum'],
  ['exclusiveMinimum', 'ExclusiveMinimum'],
  ['maxLength', 'MaxLength'],
  ['minLength', 'MinLength'],
  ['pattern', 'Pattern'],
  ['maxItems', 'MaxItems'],
  ['minItems', 'MinItems'],
  ['uniqueItems', 'UniqueItems'],
  ['multipleOf', 'MultipleOf'],
  ['required', 'Required'],
  ['items', 'Items'],
  ['properties', 'Properties'],
  ['externalDocs', 'ExternalDocs'],
  ['example', 'Example'],
  ['x-kubernetes-preserve-unknown-fields', 'XPreserveUnknownFields'],
];
/** Rules may stand there, too; the message is older than they are. */
const ALLOWED: ReadonlySet<string> = new Set([...WITH_STATUS.map(([keyword]) => keyword), VALIDATIONS]);
/** Keywords that are looked at before the type is. */
const BEFORE_TYPE = ['id', '$schema', '$ref'] as const satisfies readonly Keyword[];

function statusFaults(schema: Schema, at: string): FieldError[] {
  const { type = '' } = schema;
  const early = BEFORE_TYPE.some((keyword) => schema[keyword] !== undefined);
  if (!early && type !== '' && type !== 'object')
    return [
      invalidValue(
        `${at}.type`,
        type,
        'only "object" is allowed as the type at the root of the schema if the status subresource is enabled',
      ),
    ];
  if (Object.entries(schema).every(([keyword, value]) => value === undefined || ALLOWED.has(keyword))) return [];
  const names = WITH_STATUS.map(([, name]) => name).join(' ');
  const shown = new Printed(`apiextensions.JSONSchemaProps{${Object.keys(schema).join(', ')}}`);
  return [invalidValue(at, shown, `only [${names}] fields are allowed at the root of the schema if the status subresource is enabled`)];
}

function* structuralFaults(schema: Schema, at: string, rules: SchemaRules): FaultSearch {
  const found: FieldError[] = [];
  for (const fault of asManyAsFit(structureFaults(schema, at, rules.patterns)))
    if (fault === undefined) yield;
    else found.push(fault);
  const structure = inOrderOfLines(found);
  yield;
  if (structure.length > 0) yield* structure;
  else yield* defaultFaults(schema, at, { checks: rules.checks, metadata: rules.metadata, pruned: rules.prunedDefaults });
}

/** All faults of a schema, as it stands in a `validation` or the `schema` of a version. Each pass over all of it is one step. */
export function* schemaFaults(
  validation: CustomResourceValidation | undefined,
  at: string,
  status: boolean,
  rules: SchemaRules,
): FaultSearch {
  const schema = rootSchema(validation);
  if (schema === undefined) return;
  const here = `${at}.openAPIV3Schema`;
  let told = false;
  for (const fault of wordFaults(schema, here, status, rules)) {
    told ||= fault !== undefined;
    yield fault;
  }
  if (!rules.structural) return;
  if (!isUnreadable(schema)) yield* structuralFaults(schema, here, rules);
  // Why a schema cannot be read is told only where nothing else is: its other keywords have faults of their own.
  else if (!told && hasSchema(schema, (s) => s.$schema !== undefined))
    yield invalidValue(here, '', "OpenAPIV3Schema 'schema' is not supported");
}

/** Faults of the keywords of a schema, and of its rules. */
function* wordFaults(schema: Schema, here: string, status: boolean, rules: SchemaRules): FaultSearch {
  if (status) yield* statusFaults(schema, here);
  if (says(schema, 'nullable')) yield forbiddenField(`${here}.nullable`, 'nullable cannot be true at the root');
  yield;
  yield* keywordFaults(schema, here, rules.place);
  yield;
  yield* validationRuleFaults(schema, here);
  yield;
}

// Tests of stored definitions, which may go on breaking the rules that they break.

/** The faults for which a schema is not structural; none where it is. */
export function* structuralityFaults(schema: Schema, at: string, patterns: JudgedPatterns): FaultSearch {
  if (isUnreadable(schema)) yield forbiddenField(at, 'it has keywords that no structural schema has');
  else yield* structureFaults(schema, at, patterns);
}

/** Whether a schema is structural; its patterns were judged when it was written, and decide nothing of its structure. */
export const isStructural = (schema: Schema): boolean =>
  !isUnreadable(schema) && structureFaults(schema, '', undefined).next().done === true;

export const hasNoStructure = (spec: CustomResourceDefinitionSpec): boolean => schemasOf(spec).some((schema) => !isStructural(schema));

export const hasUnprunedDefaults = (spec: CustomResourceDefinitionSpec): boolean =>
  hasDefaults(spec) && !hasNoStructure(spec) && someSchema(spec, (s) => s.default !== undefined && hasUnknownFields(s, s.default));

export const hasSetsOfParts = (spec: CustomResourceDefinitionSpec): boolean => someSchema(spec, (s) => setItemFaults(s, '').length > 0);

export const hasLooseKeys = (spec: CustomResourceDefinitionSpec): boolean => someSchema(spec, (s) => keyedItemFaults(s, '').length > 0);
