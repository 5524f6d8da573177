/** Validates custom objects: their values by the schema of their version, and embedded objects. */

import { Correlated } from '../cel/schemas/correlated.js';
import { type FieldError, invalidValue } from '../model/errors.js';
import type { FaultSearch } from '../model/faults/fault-search.js';
import type { ApiObject } from '../model/object.js';
import { Printed } from '../model/values/printed-values.js';
import type { MetadataRules } from '../resource/writes/metadata.js';
import type { Conventions } from '../schema-language/conventions.js';
import { embeddedFaults } from '../schema-language/embedded-objects.js';
import { TooMuchWork, ValueChecks } from '../schema-language/value-checks.js';
import { valueSearch } from '../schema-language/values.js';
import type { CompiledVersion } from './compiled.js';
import { listFaults } from './list-rules.js';
import { scaleFaults } from './scale-rules.js';

/** Steps that are taken without a pause; objects that need more are validated by a search. */
const AT_ONCE = 15_000;

type ObjectFaults = FieldError[] | FaultSearch;

/** What objects are held to beside their schema. */
interface ObjectRules {
  readonly metadata: MetadataRules;
  /** Whether parts may keep the faults with which they are stored, as long as they stay as they are. */
  readonly ratchets: boolean;
}

/** Causes of faults in the form of an object, for which rules in CEL are not held against it. */
const OF_FORM: ReadonlySet<FieldError['reason']> = new Set<FieldError['reason']>([
  'FieldValueNotSupported',
  'FieldValueRequired',
  'FieldValueTooLong',
  'FieldValueTooMany',
  'FieldValueTypeInvalid',
]);

const NOT_CHECKED =
  'some validation rules were not checked because the object was invalid; correct the existing errors to complete validation';

/** What is told in place of the faults by rules in CEL where an object has such others; undefined where rules are held against it. */
export function uncheckedFault(others: readonly FieldError[], { shownValues }: Conventions): FieldError | undefined {
  if (!others.some(({ reason }) => OF_FORM.has(reason))) return undefined;
  return invalidValue('<nil>', shownValues ? new Printed('null') : null, NOT_CHECKED);
}

/** All faults of an object's values; `old` is the stored object of an update. */
export function objectFaults(compiled: CompiledVersion, object: ApiObject, old: ApiObject | undefined, rules: ObjectRules): ObjectFaults {
  const { root } = compiled;
  const { metadata } = rules;
  return beside(compiled, object, old, rules, () => [
    ...scaleFaults(compiled, object),
    ...(root === undefined || !compiled.hasEmbedded ? [] : embeddedFaults(root.schema, object, '', metadata)),
    ...(root === undefined || (old !== undefined && listFaults(root, old, '').length > 0) ? [] : listFaults(root, object, '')),
  ]);
}

/** The faults of a write through the status, in which only values are validated: those of the status, or of all of the object before. */
export function statusFaults(compiled: CompiledVersion, object: ApiObject, old: ApiObject, rules: ObjectRules): ObjectFaults {
  const { statusJudgedAlone: alone, statusFaultsPlaced: placed } = compiled.conventions;
  if (!alone) return beside(compiled, object, old, rules, () => scaleFaults(compiled, object));
  const { root } = compiled;
  const keyed = (of: ApiObject): FieldError[] => (root === undefined ? [] : listFaults(root, { status: of.status }, ''));
  const others = (): FieldError[] => [...scaleFaults(compiled, object), ...(keyed(old).length > 0 ? [] : keyed(object))];
  const schema = compiled.schema?.properties?.status;
  if (schema === undefined || object.status === undefined || passes(compiled, object)) return others();
  const before = rules.ratchets ? new Correlated(schema, object.status, old.status) : undefined;
  return schemaFaults({ ...partsOf(compiled), schema }, object.status, placed ? 'status' : '', before, others);
}

/** The faults of an object by its schema, followed by others. */
function beside(
  compiled: CompiledVersion,
  object: ApiObject,
  old: ApiObject | undefined,
  rules: ObjectRules,
  others: () => FieldError[],
): ObjectFaults {
  if (passes(compiled, object)) return others();
  const before = old === undefined || !rules.ratchets ? undefined : new Correlated(compiled.schema, object, old);
  return schemaFaults(partsOf(compiled), object, '', before, others);
}

/** What a search for faults by a schema goes by. */
type SearchParts = Pick<CompiledVersion, 'schema' | 'patterns' | 'conventions' | 'meter'>;

const partsOf = ({ schema, patterns, conventions, meter }: CompiledVersion): SearchParts => ({ schema, patterns, conventions, meter });

/** Whether an object has no faults by its schema, if that can be decided in a few steps. */
function passes(compiled: CompiledVersion, object: ApiObject): boolean {
  if (compiled.schema === undefined) return true;
  try {
    return compiled.passes(object, new ValueChecks(compiled.patterns, compiled.conventions, AT_ONCE));
  } catch (error) {
    if (error instanceof TooMuchWork) return false;
    throw error;
  }
}

function* schemaFaults(
  { schema, patterns, conventions, meter }: SearchParts,
  value: unknown,
  at: string,
  before: Correlated | undefined,
  others: () => FieldError[],
): FaultSearch {
  try {
    if (schema !== undefined) yield* valueSearch(schema, value, at, new ValueChecks(patterns, conventions), before);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    yield invalidValue('', '', 'its schema takes too much work to check');
  } finally {
    const compared = before?.comparing.milliseconds;
    if (compared !== undefined) meter?.compared(compared / 1000);
  }
  yield* others();
}
