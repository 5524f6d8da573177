/** Validates custom objects: their values by the schema of their version, and embedded objects. */

import { type FieldError, invalidValue } from '../model/errors.js';
import type { FaultSearch } from '../model/faults/fault-search.js';
import type { ApiObject } from '../model/object.js';
import type { MetadataRules } from '../resource/writes/metadata.js';
import { embeddedFaults } from '../schema-language/embedded-objects.js';
import { TooMuchWork, ValueChecks, valueSearch } from '../schema-language/values.js';
import type { CompiledVersion } from './compiled.js';
import { listFaults } from './list-rules.js';
import { scaleFaults } from './scale-rules.js';

/** Steps that are taken without a pause; objects that need more are validated by a search. */
const AT_ONCE = 15_000;

/** All faults of an object's values; `old` is the stored object of an update. */
export function objectFaults(
  compiled: CompiledVersion,
  object: ApiObject,
  old: ApiObject | undefined,
  rules: MetadataRules,
): FieldError[] | FaultSearch {
  const { root } = compiled;
  return beside(compiled, object, () => [
    ...scaleFaults(compiled, object),
    ...(root === undefined || !compiled.hasEmbedded ? [] : embeddedFaults(root.schema, object, '', rules)),
    ...(root === undefined || (old !== undefined && listFaults(root, old, '').length > 0) ? [] : listFaults(root, object, '')),
  ]);
}

/** The faults of a write through the status, in which only values are validated. */
export const statusFaults = (compiled: CompiledVersion, object: ApiObject): FieldError[] | FaultSearch =>
  beside(compiled, object, () => scaleFaults(compiled, object));

/** The faults of an object by its schema, followed by others. */
function beside(compiled: CompiledVersion, object: ApiObject, others: () => FieldError[]): FieldError[] | FaultSearch {
  return passes(compiled, object) ? others() : schemaFaults(compiled, object, others);
}

/** Whether an object has no faults by its schema, if that can be decided in a few steps. */
function passes(compiled: CompiledVersion, object: ApiObject): boolean {
  if (compiled.schema === undefined) return true;
  try {
    return compiled.passes(object, new ValueChecks(compiled.patterns, AT_ONCE));
  } catch (error) {
    if (error instanceof TooMuchWork) return false;
    throw error;
  }
}

function* schemaFaults({ schema, patterns }: CompiledVersion, object: ApiObject, others: () => FieldError[]): FaultSearch {
  try {
    if (schema !== undefined) yield* valueSearch(schema, object, '', new ValueChecks(patterns));
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    yield invalidValue('', '', 'its schema takes too much work to check');
  }
  yield* others();
}
