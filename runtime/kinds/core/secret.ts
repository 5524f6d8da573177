/** Secrets: text that is sent becomes data, keys are file names, and types ask for their keys. */

import { jsonSyntaxFault } from '../../codec/json-syntax.js';
import { inspectJson } from '../../codec/parse.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { label } from '../../model/words.js';
import { defineKind } from '../kind.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, count, type Fields, fieldsOf, nameOf, text } from '../shown.js';
import { immutableFaults } from './configmap.js';

const MAX_BYTES = 1024 * 1024;

/** Deeper documents are refused unread. */
const MAX_DEPTH = 100;
const HIDDEN = '<secret contents redacted>';

/** Why bytes are no JSON object; the words never show more of them than one character. */
function objectFault(base64: string): string | undefined {
  const document = Buffer.from(base64, 'base64').toString();
  if (inspectJson(document, MAX_DEPTH).depth > MAX_DEPTH) return 'exceeded max depth';
  const fault = jsonSyntaxFault(document);
  if (fault !== undefined) return fault;
  const value: unknown = JSON.parse(document);
  if (value === null || (typeof value === 'object' && !Array.isArray(value))) return undefined;
  const kind = Array.isArray(value) ? 'array' : typeof value === 'boolean' ? 'bool' : typeof value;
  return `json: cannot unmarshal ${kind} into Go value of type map[string]interface {}`;
}

/** What a type asks of the data: keys that must be there, under the paths that clients know. */
function typeFaults(object: ApiObject, data: Fields): FieldError[] {
  const has = (key: string): boolean => Object.hasOwn(data, key);
  const missing = (path: string, ...keys: string[]): FieldError[] => keys.filter((k) => !has(k)).map((k) => required(`${path}[${k}]`));
  const json = (key: string): FieldError[] => {
    if (!has(key)) return missing('data', key);
    const fault = objectFault(text(data[key]));
    return fault === undefined ? [] : [invalidValue(`data[${key}]`, HIDDEN, fault)];
  };
  const account = label('service-account.name');
  switch (object.type) {
    case label('service-account-token'):
      return object.metadata.annotations?.[account] ? [] : [required(`metadata.annotations[${account}]`)];
    case label('dockercfg'):
      return json('.dockercfg');
    case label('dockerconfigjson'):
      return json('.dockerconfigjson');
    case label('basic-auth'):
      return has('username') || has('password') ? [] : missing('data[%s]', 'username', 'password');
    case label('ssh-auth'):
      return missing('data[%s]', 'ssh-privatekey');
    case label('tls'):
      return missing('data', 'tls.crt', 'tls.key');
    default:
      return [];
  }
}

function faults(object: ApiObject): FieldError[] {
  const data = fieldsOf(object.data);
  const out = faultsOfEach(Object.keys(data), (key) => formatFaults('config-key', `data[${key}]`, key));
  let bytes = 0;
  for (const value of Object.values(data)) bytes += Buffer.byteLength(String(value), 'base64');
  if (bytes > MAX_BYTES)
    out.push({ reason: 'FieldValueTooLong', field: 'data', message: `Too long: must have at most ${MAX_BYTES} bytes` });
  return [...out, ...typeFaults(object, data)];
}

export const secret = defineKind<ApiObject>({
  resource: 'secrets',
  strategy: {
    prepareForUpdate(object, old) {
      if (text(object.type) === '') object.type = old.type;
    },
    validate: faults,
    validateUpdate: (object, old) => [
      ...(object.type === old.type ? [] : [invalidValue('type', object.type, 'field is immutable')]),
      ...faults(object),
      ...immutableFaults(object, old, ['data']),
    ],
    cells: (object, { now }) => [nameOf(object), text(object.type), count(object.data), ageOf(object, now)],
  },
});
