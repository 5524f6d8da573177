/** The fields that a scale shows must have the types of a scale's fields. */
import { stringify } from '../codec/parse.js';
import { type FieldError, invalidValue } from '../model/errors.js';
import { isObject, own } from '../model/json/json.js';
import { type ApiObject, asJson, type Json } from '../model/object.js';
import type { CompiledVersion } from './compiled.js';

const MAX_REPLICAS = 2 ** 31 - 1;

export function scaleFaults({ version }: CompiledVersion, object: ApiObject): FieldError[] {
  const { scale } = version.subresources;
  if (scale === undefined) return [];
  const { specReplicasPath, statusReplicasPath, labelSelectorPath = '' } = scale;
  return [
    ...replicaFaults(specReplicasPath, object),
    ...replicaFaults(statusReplicasPath, object),
    ...(labelSelectorPath === '' ? [] : selectorFaults(labelSelectorPath, object)),
  ];
}

/** The value at a path; undefined if null is on the way; or the reason why there can be none. */
function lookUp(object: ApiObject, path: string): { readonly value?: Json | undefined; readonly fault?: string } {
  let value: Json = asJson(object);
  for (const name of path.split('.').filter((part) => part !== '')) {
    if (value === null) return {};
    if (!isObject(value)) return { fault: unlike(path, value, 'map[string]interface{}') };
    const member = own(value, name);
    if (member === undefined) return {};
    value = member;
  }
  return { value };
}

const goType = (value: Json): string => {
  if (value === null) return '<nil>';
  if (Array.isArray(value)) return '[]interface {}';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int64' : 'float64';
  if (typeof value === 'object') return 'map[string]interface {}';
  return typeof value === 'boolean' ? 'bool' : typeof value === 'bigint' ? 'int64' : 'string';
};

function unlike(path: string, value: Json, expected: string): string {
  const shown = value === null ? '<nil>' : typeof value === 'string' ? value : stringify(value);
  return `${path} accessor error: ${shown} is of the type ${goType(value)}, expected ${expected}`;
}

function replicaFaults(path: string, object: ApiObject): FieldError[] {
  const { value, fault } = lookUp(object, path);
  if (fault !== undefined) return [invalidValue(path, 0, fault)];
  if (value === undefined) return [];
  if (typeof value !== 'bigint' && !Number.isInteger(value)) return [invalidValue(path, 0, unlike(path, value, 'int64'))];
  if (Number(value) < 0) return [invalidValue(path, value, 'should be a non-negative integer')];
  if (Number(value) > MAX_REPLICAS) return [invalidValue(path, value, `should be less than or equal to ${MAX_REPLICAS}`)];
  return [];
}

function selectorFaults(path: string, object: ApiObject): FieldError[] {
  const { value, fault } = lookUp(object, path);
  if (fault !== undefined) return [invalidValue(path, '', fault)];
  return value === undefined || typeof value === 'string' ? [] : [invalidValue(path, '', unlike(path, value, 'string'))];
}
