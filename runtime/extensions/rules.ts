/** What is judged of custom objects: their values by the schema of the version they are written in, and the objects inside of them. */
import { embeddedFaults } from '../kinds/apiextensions/embedded-objects.js';
import { TooMuchWork, ValueChecks, valueFaults } from '../kinds/apiextensions/schema-values.js';
import { type FieldError, invalidValue } from '../model/errors.js';
import type { ApiObject } from '../model/object.js';
import type { MetadataRules } from '../resource/metadata.js';
import type { CompiledVersion } from './compiled.js';
import { listFaults } from './list-rules.js';
import { scaleFaults } from './scale-rules.js';

/** Steps that judging one object may take: about a second of work, and many times what the largest ordinary object needs. */
const MAX_STEPS = 500_000;

/** All faults of an object's values; `old` is the stored object of an update. */
export function objectFaults(compiled: CompiledVersion, object: ApiObject, old: ApiObject | undefined, rules: MetadataRules): FieldError[] {
  const { root } = compiled;
  return [
    ...statusFaults(compiled, object),
    ...(root === undefined || !compiled.hasEmbedded ? [] : embeddedFaults(root.schema, object, '', rules)),
    ...(root === undefined || (old !== undefined && listFaults(root, old, '').length > 0) ? [] : listFaults(root, object, '')),
  ];
}

/** The faults of a write through the status: only its values are judged. */
export const statusFaults = (compiled: CompiledVersion, object: ApiObject): FieldError[] => [
  ...schemaFaults(compiled, object),
  ...scaleFaults(compiled, object),
];

function schemaFaults(compiled: CompiledVersion, object: ApiObject): FieldError[] {
  const { schema, patterns } = compiled;
  if (schema === undefined) return [];
  const checks = (): ValueChecks => new ValueChecks(patterns, MAX_STEPS);
  try {
    return compiled.passes(object, checks()) ? [] : valueFaults(schema, object, '', checks());
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return [invalidValue('', '', 'its schema takes too much work to check')];
  }
}
