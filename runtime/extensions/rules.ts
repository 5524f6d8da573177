/** What is judged of custom objects: their values by the schema of the version they are written in, and the objects inside of them. */
import { embeddedFaults } from '../kinds/apiextensions/embedded-objects.js';
import { TooMuchWork, ValueChecks, valueFaults } from '../kinds/apiextensions/schema-values.js';
import { type FieldError, invalidValue } from '../model/errors.js';
import type { ApiObject } from '../model/object.js';
import { valueAt } from '../resource/fields.js';
import type { MetadataRules } from '../resource/metadata.js';
import type { CompiledVersion } from './compiled.js';
import { listFaults } from './list-rules.js';

/** Steps that judging one object may take: some seconds of work at the very most. */
const MAX_STEPS = 5_000_000;

/** All faults of an object's values; `old` is the stored object of an update. */
export function objectFaults(compiled: CompiledVersion, object: ApiObject, old: ApiObject | undefined, rules: MetadataRules): FieldError[] {
  const { root } = compiled;
  return [
    ...schemaFaults(compiled, object),
    ...scaleFaults(compiled, object),
    ...(root === undefined ? [] : embeddedFaults(root.schema, object, '', rules)),
    ...(root === undefined || (old !== undefined && listFaults(root, old, '').length > 0) ? [] : listFaults(root, object, '')),
  ];
}

/** Rules of `x-kubernetes-validations` belong here, after a value is known to be of its type. */
function schemaFaults({ schema, patterns }: CompiledVersion, object: ApiObject): FieldError[] {
  if (schema === undefined) return [];
  try {
    return valueFaults(schema, object, '', new ValueChecks(patterns, MAX_STEPS));
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return [invalidValue('', '', 'its schema takes too much work to check')];
  }
}

const MAX_REPLICAS = 2 ** 31 - 1;

/** Replicas are whole numbers of the size that clients hold them in. */
function scaleFaults({ version }: CompiledVersion, object: ApiObject): FieldError[] {
  const { scale } = version.subresources;
  if (scale === undefined) return [];
  return [...replicaFaults(scale.specReplicasPath, object), ...replicaFaults(scale.statusReplicasPath, object)];
}

function replicaFaults(path: string, object: ApiObject): FieldError[] {
  const value = valueAt(object, path);
  if (typeof value !== 'number' && typeof value !== 'bigint') return [];
  if (value < 0) return [invalidValue(path, value, 'should be a non-negative integer')];
  if (value > MAX_REPLICAS) return [invalidValue(path, value, `should be less than or equal to ${MAX_REPLICAS}`)];
  return [];
}
