/** Certificate requests: made for who asks, approved and issued through their own subresources (specification 2). */

import { duplicate, type FieldError, forbiddenField, invalidValue, notSupported, required, tooLong } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { printedBytes } from '../../model/printed-values.js';
import { label } from '../../model/words.js';
import type { LimitedRule, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { isAbsent, repeatsOf, textsOf } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, NONE, nameOf, text } from '../shown.js';
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

const legacy = (): string => label('legacy-unknown');

function signerFaults(field: string, name: string): FieldError[] {
  if (name === '') return [required(field, 'signerName must be provided')];
  const [domain = '', path = '', more] = name.split('/');
  if (!name.includes('/') || more !== undefined)
    return [invalidValue(field, name, "must be a fully qualified domain and path of the form 'example.com/signer-name'")];
  const labelled = (whole: string, format: string): FieldError[] =>
    faultsOfEach(whole.split('.'), (l) =>
      faultsOf(format, l).map((fault) => invalidValue(field, whole, `validating label ${JSON.stringify(l)}: ${fault}`)),
    );
  return [
    ...(domain.length > MAX_DOMAIN ? [tooLong(field, domain, MAX_DOMAIN)] : []),
    ...labelled(domain, 'dns-label'),
    ...(domain.includes('.') ? [] : [invalidValue(field, domain, 'should be a domain with at least two segments separated by dots')]),
    ...(name.length > MAX_SIGNER ? [tooLong(field, name, MAX_SIGNER)] : []),
    ...labelled(path, 'dns-subdomain'),
  ];
}

const unknownUsages = (usages: readonly string[]): FieldError[] =>
  faultsOfEach(usages, (usage, i) => (USAGES.includes(usage) ? [] : [notSupported(`spec.usages[${i}]`, usage, USAGES)]));

function specFaults(object: ApiObject, { asks }: WriteContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  const usages = textsOf(spec.usages);
  const signer = text(spec.signerName);
  const fault = requestFault(text(spec.request));
  return [
    ...(fault === undefined ? [] : [invalidValue('spec.request', printedBytes(text(spec.request)), fault)]),
    ...(usages.length === 0 ? [required('spec.usages', 'usages must be provided')] : []),
    ...(asks('knownUsages') ? unknownUsages(usages) : []),
    ...(asks('uniqueUsages') ? faultsOfEach(repeatsOf(usages), (i) => [duplicate(`spec.usages[${i}]`, usages[i])]) : []),
    ...(signer === legacy() && asks('namedSigner')
      ? [invalidValue('spec.signerName', signer, 'the legacy signerName is not allowed via this API version')]
      : signerFaults('spec.signerName', signer)),
  ];
}

const DECISIONS = ['Approved', 'Denied'];
/** Conditions that, once there, stay. */
const FINAL = [...DECISIONS, 'Failed'];
const STATUSES = ['False', 'True', 'Unknown'];

const conditionsOf = (object: ApiObject): readonly Fields[] => listOf(fieldsOf(object.status).conditions);
const of = (object: ApiObject, type: string): number => conditionsOf(object).filter((c) => text(c.type) === type).length;

function conditionFaults(object: ApiObject, { asks }: WriteContext): FieldError[] {
  const seen = new Set<string>();
  const [typed, unique, decided] = [asks('conditionTypes'), asks('uniqueConditions'), asks('oneDecision')];
  return faultsOfEach(conditionsOf(object), (condition, i) => {
    const at = `status.conditions[${i}]`;
    const [type, status] = [text(condition.type), text(condition.status)];
    const allowed = FINAL.includes(type) ? ['True'] : STATUSES;
    const out: FieldError[] = [];
    if (type === '' && typed) out.push(required(`${at}.type`));
    if (status === '') out.push(required(`${at}.status`));
    else if (!allowed.includes(status)) out.push(notSupported(`${at}.status`, status, allowed));
    if (DECISIONS.includes(type) && decided && DECISIONS.some((d) => d !== type && seen.has(d)))
      out.push(invalidValue(`${at}.type`, type, 'Approved and Denied conditions are mutually exclusive'));
    if (seen.has(type) && unique) out.push(duplicate(`${at}.type`, type));
    seen.add(type);
    return out;
  });
}

const certificateOf = (object: ApiObject | undefined): string => text(fieldsOf(object?.status).certificate);

function faults(object: ApiObject, context: WriteContext, old?: ApiObject): FieldError[] {
  const certificate = certificateOf(object);
  const fault = certificate !== certificateOf(old) && context.asks('certificateForm') ? certificateFault(certificate) : undefined;
  return [
    ...specFaults(object, context),
    ...conditionFaults(object, context),
    ...(fault === undefined ? [] : [invalidValue('status.certificate', '<certificate data>', fault)]),
  ];
}

function updateFaults(object: ApiObject, old: ApiObject, context: WriteContext): FieldError[] {
  const removed = FINAL.filter((type) => of(object, type) < of(old, type));
  const added = context.subresource === 'status' ? DECISIONS.filter((type) => of(object, type) > of(old, type)) : [];
  const replaced = certificateOf(old) !== '' && certificateOf(object) !== certificateOf(old) && context.asks('certificateStays');
  return [
    ...faults(object, context, old),
    ...removed.map((type) => forbiddenField('status.conditions', `updates may not remove a condition of type "${type}"`)),
    ...(replaced ? [forbiddenField('status.certificate', 'updates may not modify existing certificate content')] : []),
    ...added.map((type) => forbiddenField('status.conditions', `updates may not add a condition of type "${type}"`)),
  ];
}

/** What the first version did not ask, and what stored objects may go on breaking. */
const RULES: Readonly<Record<string, LimitedRule>> = {
  namedSigner: { brokenBy: (stored) => fieldsOf(stored.spec).signerName === legacy() },
  knownUsages: { brokenBy: (stored) => unknownUsages(textsOf(fieldsOf(stored.spec).usages)).length > 0 },
  uniqueUsages: { brokenBy: (stored) => repeatsOf(textsOf(fieldsOf(stored.spec).usages)).size > 0 },
  conditionTypes: { brokenBy: (stored) => of(stored, '') > 0 },
  uniqueConditions: { brokenBy: (stored) => repeatsOf(conditionsOf(stored).map((c) => text(c.type))).size > 0 },
  oneDecision: { brokenBy: (stored) => DECISIONS.every((type) => of(stored, type) > 0) },
  certificateForm: { brokenBy: (stored) => certificateFault(certificateOf(stored)) !== undefined },
  certificateStays: {},
};

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
  const stateOf = ({ type, status }: Fields): string => JSON.stringify([type, status]);
  // Of several that are alike, the first counts.
  const known = new Map(
    conditionsOf(old)
      .toReversed()
      .map((c) => [stateOf(c), c]),
  );
  return conditions.map((condition) => {
    const before = known.get(stateOf(condition));
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
  const left = new Map(
    kept.map((type) => [
      type,
      conditionsOf(old)
        .filter((c) => c.type === type)
        [Symbol.iterator](),
    ]),
  );
  return conditionsOf(object).map((c) => left.get(text(c.type))?.next().value ?? c);
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

export const certificateSigningRequest = defineKind<ApiObject>({
  resource: 'certificatesigningrequests.certificates.{groupDomain}',
  strategy: {
    rules: RULES,
    prepareForCreate: setRequester,
    prepareForUpdate: prepareUpdate,
    validate: (object, context) => faults(object, context),
    validateUpdate: updateFaults,
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      return [nameOf(object), ageOf(object, now), text(spec.signerName, NONE), text(spec.username), stateCell(object)];
    },
  },
});
