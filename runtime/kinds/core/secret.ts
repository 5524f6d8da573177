/** Secrets: text that is sent becomes data, keys are file names, and types ask for their keys. */
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { ageOf, count, fieldsOf, nameOf, text } from '../shown.js';
import type { Strategy } from '../strategy.js';
import { label } from '../words.js';
import { immutableFaults, keyFaults } from './configmap.js';

const MAX_BYTES = 1024 * 1024;

/** What is given as text is kept as bytes, and wins over bytes of the same key. */
function withText(object: ApiObject): void {
  const given = Object.entries(fieldsOf(object.stringData));
  if (given.length > 0)
    object.data = {
      ...fieldsOf(object.data),
      ...Object.fromEntries(given.map(([k, v]) => [k, Buffer.from(String(v)).toString('base64')])),
    };
  delete object.stringData;
}

/** Keys that a type cannot do without. */
const needed = (): Readonly<Record<string, readonly string[]>> => ({
  [label('service-account-token')]: [],
  [label('dockercfg')]: ['.dockercfg'],
  [label('dockerconfigjson')]: ['.dockerconfigjson'],
  [label('ssh-auth')]: ['ssh-privatekey'],
  [label('tls')]: ['tls.crt', 'tls.key'],
});

function faults(object: ApiObject): FieldError[] {
  const data = fieldsOf(object.data);
  const out: FieldError[] = [];
  let bytes = 0;
  for (const [key, value] of Object.entries(data)) {
    for (const fault of keyFaults(key)) out.push(invalidValue(`data[${key}]`, key, fault));
    bytes += Buffer.byteLength(String(value), 'base64');
  }
  if (bytes > MAX_BYTES)
    out.push({ reason: 'FieldValueTooLong', field: 'data', message: `Too long: must have at most ${MAX_BYTES} bytes` });
  for (const key of needed()[text(object.type)] ?? []) if (!Object.hasOwn(data, key)) out.push(required(`data[${key}]`));
  const account = label('service-account.name');
  if (object.type === label('service-account-token') && !object.metadata.annotations?.[account])
    out.push(required(`metadata.annotations[${account}]`));
  return out;
}

export const secretStrategy: Strategy = {
  prepareForCreate: withText,
  prepareForUpdate(object, old) {
    withText(object);
    if (text(object.type) === '') object.type = old.type;
  },
  validate: faults,
  validateUpdate: (object, old) => [
    ...(object.type === old.type ? [] : [invalidValue('type', object.type, 'field is immutable')]),
    ...faults(object),
    ...immutableFaults(object, old, ['data']),
  ],
  cells: (object, now) => [nameOf(object), text(object.type), count(object.data), ageOf(object, now)],
};
