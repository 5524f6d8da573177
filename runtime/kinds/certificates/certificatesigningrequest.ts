/** Certificate requests: made for who asks, approved and issued through their own subresources (specification 2). */
import { duplicate, type FieldError, forbiddenField, invalidValue, notSupported, required, tooLong } from '../../model/errors.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { printedBytes } from '../../model/printed-values.js';
import { label } from '../../model/words.js';
import { isAbsent, textsOf } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, NONE, nameOf, text } from '../shown.js';
import type { Strategy, WriteContext } from '../strategy.js';
import { certificateFault } from './issued.js';
import { requestFault } from './request.js';

const USAGES = [
  'any',
  'cert sign',
  'client auth',
  'code signing',
  'content commitment',
  'crl sign',
  'data encipherment',
  'decipher only',
  'digital signature',
  'email protection',
  'encipher only',
  'ipsec end system',
  'ipsec tunnel',
  'ipsec user',
  'key agreement',
  'key encipherment',
  'microsoft sgc',
  'netscape sgc',
  'ocsp signing',
  's/mime',
  'server auth',
  'signing',
  'timestamping',
];

const MAX_DOMAIN = 253;
const MAX_SIGNER = 571;

/** What the version asked in, or the stored object, lets pass. */
interface Lenience {
  readonly legacySigner: boolean;
  readonly anyUsages: boolean;
  readonly repeatedUsages: boolean;
  readonly anyConditions: boolean;
  readonly approvedAndDenied: boolean;
  readonly anyCertificate: boolean;
  readonly replacedCertificate: boolean;
}

const legacy = (): string => label('legacy-unknown');

function signerFaults(field: string, name: string): FieldError[] {
  if (name === '') return [required(field, 'signerName must be provided')];
  const [domain = '', path = '', more] = name.split('/');
  if (!name.includes('/') || more !== undefined)
    return [invalidValue(field, name, "must be a fully qualified domain and path of the form 'example.com/signer-name'")];
  const labelled = (whole: string, format: string): FieldError[] =>
    whole
      .split('.')
      .flatMap((l) => faultsOf(format, l).map((fault) => invalidValue(field, whole, `validating label ${JSON.stringify(l)}: ${fault}`)));
  return [
    ...(domain.length > MAX_DOMAIN ? [tooLong(field, domain, MAX_DOMAIN)] : []),
    ...labelled(domain, 'dns-label'),
    ...(domain.includes('.') ? [] : [invalidValue(field, domain, 'should be a domain with at least two segments separated by dots')]),
    ...(name.length > MAX_SIGNER ? [tooLong(field, name, MAX_SIGNER)] : []),
    ...labelled(path, 'dns-subdomain'),
  ];
}

const repeatsOf = (values: readonly string[]): number[] => [...values.keys()].filter((i) => values.indexOf(values[i] ?? '') < i);
const unknownUsages = (usages: readonly string[]): number[] => [...usages.keys()].filter((i) => !USAGES.includes(usages[i] ?? ''));

function specFaults(object: ApiObject, lenience: Lenience): FieldError[] {
  const spec = fieldsOf(object.spec);
  const usages = textsOf(spec.usages);
  const signer = text(spec.signerName);
  const fault = requestFault(text(spec.request));
  return [
    ...(fault === undefined ? [] : [invalidValue('spec.request', printedBytes(text(spec.request)), fault)]),
    ...(usages.length === 0 ? [required('spec.usages', 'usages must be provided')] : []),
    ...(lenience.anyUsages ? [] : unknownUsages(usages).map((i) => notSupported(`spec.usages[${i}]`, usages[i], USAGES))),
    ...(lenience.repeatedUsages ? [] : repeatsOf(usages).map((i) => duplicate(`spec.usages[${i}]`, usages[i]))),
    ...(signer === legacy() && !lenience.legacySigner
      ? [invalidValue('spec.signerName', signer, 'the legacy signerName is not allowed via this API version')]
      : signerFaults('spec.signerName', signer)),
  ];
}

const DECISIONS = ['Approved', 'Denied'];
/** Conditions that, once there, stay. */
const FINAL = [...DECISIONS, 'Failed'];
const STATUSES = ['False', 'True', 'Unknown'];

const conditionsOf = (object: ApiObject): readonly Fields[] => listOf(fieldsOf(object.status).conditions);
const of = (object: ApiObject, type: string): number => conditionsOf(object).filter((c) => c.type === type).length;

function conditionFaults(object: ApiObject, lenience: Lenience): FieldError[] {
  const seen = new Set<string>();
  return conditionsOf(object).flatMap((condition, i) => {
    const at = `status.conditions[${i}]`;
    const [type, status] = [text(condition.type), text(condition.status)];
    const allowed = FINAL.includes(type) ? ['True'] : STATUSES;
    const out: FieldError[] = [];
    if (type === '' && !lenience.anyConditions) out.push(required(`${at}.type`));
    if (status === '') out.push(required(`${at}.status`));
    else if (!allowed.includes(status)) out.push(notSupported(`${at}.status`, status, allowed));
    if (DECISIONS.includes(type) && !lenience.approvedAndDenied && DECISIONS.some((d) => d !== type && seen.has(d)))
      out.push(invalidValue(`${at}.type`, type, 'Approved and Denied conditions are mutually exclusive'));
    if (seen.has(type) && !lenience.anyConditions) out.push(duplicate(`${at}.type`, type));
    seen.add(type);
    return out;
  });
}

const certificateOf = (object: ApiObject): string => text(fieldsOf(object.status).certificate);

function faults(object: ApiObject, lenience: Lenience): FieldError[] {
  const fault = lenience.anyCertificate ? undefined : certificateFault(certificateOf(object));
  return [
    ...specFaults(object, lenience),
    ...conditionFaults(object, lenience),
    ...(fault === undefined ? [] : [invalidValue('status.certificate', '<certificate data>', fault)]),
  ];
}

function updateFaults(object: ApiObject, old: ApiObject, context: WriteContext): FieldError[] {
  const lenience = lenienceOf(context, object, old);
  const removed = FINAL.filter((type) => of(object, type) < of(old, type));
  const added = context.subresource === 'status' ? DECISIONS.filter((type) => of(object, type) > of(old, type)) : [];
  const replaced = certificateOf(old) !== '' && certificateOf(object) !== certificateOf(old) && !lenience.replacedCertificate;
  return [
    ...faults(object, lenience),
    ...removed.map((type) => forbiddenField('status.conditions', `updates may not remove a condition of type "${type}"`)),
    ...(replaced ? [forbiddenField('status.certificate', 'updates may not modify existing certificate content')] : []),
    ...added.map((type) => forbiddenField('status.conditions', `updates may not add a condition of type "${type}"`)),
  ];
}

/** The first version took more; and what a stored object breaks already, it may go on breaking. */
function lenienceOf({ apiVersion }: WriteContext, object: ApiObject, old: ApiObject | undefined): Lenience {
  const beta = apiVersion !== object.apiVersion;
  const spec = fieldsOf(old?.spec);
  const types = old === undefined ? [] : conditionsOf(old).map((c) => text(c.type));
  const usages = textsOf(spec.usages);
  return {
    legacySigner: beta || spec.signerName === legacy(),
    anyUsages: beta || unknownUsages(usages).length > 0,
    repeatedUsages: beta || repeatsOf(usages).length > 0,
    anyConditions: beta || types.includes('') || repeatsOf(types).length > 0,
    approvedAndDenied: DECISIONS.every((d) => types.includes(d)),
    anyCertificate: beta || (old !== undefined && certificateFault(certificateOf(old)) !== undefined),
    replacedCertificate: beta,
  };
}

/** The request is made for who sends it, whoever it says it is for. */
function setRequester(object: ApiObject, { user }: WriteContext): void {
  const { username: _, uid: __, groups: ___, extra: ____, ...spec } = fieldsOf(object.spec);
  object.spec = {
    ...spec,
    username: user.name,
    ...(user.uid === '' ? {} : { uid: user.uid }),
    ...(user.groups.length === 0 ? {} : { groups: [...user.groups] }),
    ...(Object.keys(user.extra).length === 0 ? {} : { extra: user.extra }),
  };
}

/** Conditions say when they were set, and since when they hold. */
function withTimes(conditions: readonly Fields[], old: ApiObject, now: string): Fields[] {
  return conditions.map((condition) => {
    const before = conditionsOf(old).find((c) => c.type === condition.type && c.status === condition.status);
    return {
      ...condition,
      lastUpdateTime: text(condition.lastUpdateTime, now),
      lastTransitionTime: text(condition.lastTransitionTime) || text(before?.lastTransitionTime, now),
    };
  });
}

/** Approval and denial are not for signers: where none is added or removed, the stored ones stand. */
function keepDecisions(object: ApiObject, old: ApiObject): readonly Fields[] {
  const kept = DECISIONS.filter((type) => of(object, type) === of(old, type));
  const left = new Map(kept.map((type) => [type, conditionsOf(old).filter((c) => c.type === type)]));
  return conditionsOf(object).map((c) => left.get(text(c.type))?.shift() ?? c);
}

function prepareUpdate(object: ApiObject, old: ApiObject, { subresource, now, apiVersion }: WriteContext): void {
  if (old.spec === undefined) delete object.spec;
  else object.spec = old.spec;
  if (subresource === '') return;
  const { certificate: _, ...status } = fieldsOf(object.status);
  const issued = subresource === 'approval' ? certificateOf(old) : certificateOf(object);
  const conditions =
    subresource === 'approval' ? conditionsOf(object) : apiVersion === object.apiVersion ? keepDecisions(object, old) : conditionsOf(old);
  object.status = {
    ...status,
    ...(isAbsent(status.conditions) && conditions.length === 0 ? {} : { conditions: withTimes(conditions, old, now) }),
    ...(issued === '' ? {} : { certificate: issued }),
  };
}

function stateCell(object: ApiObject): string {
  const has = (type: string): boolean => of(object, type) > 0;
  const decided = has('Denied') ? 'Denied' : has('Approved') ? 'Approved' : 'Pending';
  return `${decided}${has('Failed') ? ',Failed' : ''}${certificateOf(object) === '' ? '' : ',Issued'}`;
}

export const certificateSigningRequestStrategy: Strategy = {
  prepareForCreate: setRequester,
  prepareForUpdate: prepareUpdate,
  validate: (object, context) => faults(object, lenienceOf(context, object, undefined)),
  validateUpdate: updateFaults,
  cells(object, now) {
    const spec = fieldsOf(object.spec);
    return [nameOf(object), ageOf(object, now), text(spec.signerName, NONE), text(spec.username), stateCell(object)];
  },
};
