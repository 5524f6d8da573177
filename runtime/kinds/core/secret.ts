/** Secrets: text that is sent becomes data, keys are file names, and types ask for their keys. */

import type { Secret } from '../../../generated/core/v1/types.js';
import { jsonSyntaxFault } from '../../codec/json-syntax.js';
import { inspectJson } from '../../codec/parse.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, invalidValue, required, tooLong } from '../../model/errors.js';
import { faultsOfEach, MAX_FAULTS } from '../../model/faults/fault-budget.js';
import { fitting } from '../../model/values/formats.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { keyPairFault } from '../rules/key-pair.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { immutableFaults } from './configmap.js';

const MAX_BYTES = 1024 * 1024;

/** Deeper documents are refused unread. */
const MAX_DEPTH = 100;
const HIDDEN = '<secret contents redacted>';

/** Why bytes are no JSON object. The message never shows more of them than one character. */
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

/** Faults where the data lacks what the secret's type asks for, under the paths that clients know. */
function typeFaults({ metadata, type, data = {} }: Secret, { words: { label }, enabled }: WriteContext): FieldError[] {
  const pathOfAll = enabled('SecretKeysNamed') ? 'data' : 'data[%s]';
  const has = (key: string): boolean => Object.hasOwn(data, key);
  const missing = (path: string, ...keys: string[]): FieldError[] => faultsOfEach(keys, (k) => (has(k) ? [] : [required(`${path}[${k}]`)]));
  const json = (key: string): FieldError[] => {
    if (!has(key)) return missing('data', key);
    const fault = objectFault(data[key] ?? '');
    return fault === undefined ? [] : [invalidValue(`data[${key}]`, HIDDEN, fault)];
  };
  const account = label('service-account.name');
  switch (type) {
    case label('service-account-token'):
      return metadata.annotations?.[account] ? [] : [required(`metadata.annotations[${account}]`)];
    case label('dockercfg'):
      return json('.dockercfg');
    case label('dockerconfigjson'):
      return json('.dockerconfigjson');
    case label('basic-auth'):
      return has('username') || has('password') ? [] : missing(pathOfAll, 'username', 'password');
    case label('ssh-auth'):
      return missing(pathOfAll, 'ssh-privatekey');
    case label('tls'):
      return missing('data', 'tls.crt', 'tls.key');
    default:
      return [];
  }
}

const isConfigKey = fitting('config-key');

function faults(secret: Secret, context: WriteContext): FieldError[] {
  const { data = {} } = secret;
  const out: FieldError[] = [];
  let bytes = 0;
  for (const key in data) {
    bytes += Buffer.byteLength(data[key] ?? '', 'base64');
    if (out.length < MAX_FAULTS && !isConfigKey(key)) out.push(...formatFaults('config-key', `data[${key}]`, key));
  }
  if (bytes > MAX_BYTES) out.push(tooLong('data', MAX_BYTES));
  return [...out, ...typeFaults(secret, context)];
}

/** Strings of `stringData` are stored as bytes, and replace bytes of the same key. */
function fillData(secret: Draft<Secret>): void {
  const given = Object.entries(secret.stringData ?? {});
  if (given.length > 0)
    secret.data = {
      ...secret.data,
      ...Object.fromEntries(given.map(([key, text]) => [key, Buffer.from(String(text)).toString('base64')])),
    };
  delete secret.stringData;
}

/** Warnings of a certificate and a key that no server could use together. */
function keyPairWarnings({ type, data = {} }: Secret, _old: Secret | undefined, { words, enabled }: WriteContext): readonly string[] {
  if (type !== words.label('tls') || !enabled('KeyPairWarnings')) return [];
  const text = (key: string): string => Buffer.from(data[key] ?? '', 'base64').toString('latin1');
  const fault = keyPairFault(text('tls.crt'), text('tls.key'));
  return fault === undefined ? [] : [fault];
}

export const secret = defineKind<Secret>({
  resource: 'secrets',
  strategy: {
    prepareForUpdate(object, old) {
      if (object.type === '') object.type = old.type;
    },
    validate: faults,
    validateUpdate: (object, old, context) => [
      ...context.declared.take('type'),
      ...faults(object, context),
      ...immutableFaults(object, old, ['data']),
    ],
    warnings: keyPairWarnings,
    cells: (object, { now }) => [nameOf(object), object.type, Object.keys(object.data ?? {}).length, ageOf(object, now)],
  },
  defaulters: { secret: fillData },
});
