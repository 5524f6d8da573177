/** Certificate requests: made for the client that sends them, approved and issued through subresources (specification 2). */

import type {
  CertificateSigningRequest,
  CertificateSigningRequestCondition,
  CertificateSigningRequestStatus,
} from '../../../generated/certificates/v1/types.js';
import * as allowed from '../../../generated/certificates/v1/values.js';
import type { CertificateSigningRequestSpec as BetaSpec } from '../../../generated/certificates/v1beta1/types.js';
import { requestFault } from '../../certificate-requests/request.js';
import { signerOf } from '../../certificate-requests/signer.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, forbiddenField, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { printedBytes } from '../../model/values/printed-values.js';
import type { Words } from '../../model/values/words.js';
import type { LimitedRule, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { choiceFaults, repeatsOf } from '../rules/values.js';
import { ageOf, durationText, NONE, nameOf } from '../shown.js';
import { certificateFault } from './issued.js';
import { signerFaults } from './signer-names.js';

/** The signer that requests had which were made before requests named one. */
const legacySigner = ({ label }: Words): string => label('legacy-unknown');

const unknownUsages = (usages: readonly string[]): FieldError[] =>
  faultsOfEach(usages, (usage, i) => choiceFaults(`spec.usages[${i}]`, usage, allowed.CertificateSigningRequestSpec.usages));

function specFaults({ spec }: CertificateSigningRequest, { asks, words, declared }: WriteContext): FieldError[] {
  const { usages = [], signerName: signer } = spec;
  const request = spec.request ?? '';
  const fault = requestFault(request);
  return [
    ...(fault === undefined ? [] : [invalidValue('spec.request', printedBytes(request), fault)]),
    ...declared.takeOnly('spec.usages'),
    ...(asks('knownUsages') ? unknownUsages(usages) : []),
    ...declared.take('spec.usages'),
    ...(signer === legacySigner(words) && asks('namedSigner')
      ? [invalidValue('spec.signerName', signer, 'the legacy signerName is not allowed via this API version')]
      : signerFaults('spec.signerName', signer)),
  ];
}

const DECISIONS = ['Approved', 'Denied'];
/** Types of conditions that are never removed. */
const FINAL = [...DECISIONS, 'Failed'];

const conditionsOf = ({ status }: CertificateSigningRequest): readonly CertificateSigningRequestCondition[] => status.conditions ?? [];

/** How many conditions of a type a request has. */
const countOf = (object: CertificateSigningRequest, type: string): number => conditionsOf(object).filter((c) => c.type === type).length;

function conditionFaults(object: CertificateSigningRequest, { asks, enabled, declared }: WriteContext): FieldError[] {
  const seen = new Set<string>();
  const [typed, decided] = [asks('conditionTypes'), asks('oneDecision')];
  return faultsOfEach(conditionsOf(object), ({ type, status }, i) => {
    const at = `status.conditions[${i}]`;
    const statuses = FINAL.includes(type) ? ['True'] : allowed.CertificateSigningRequestCondition.status;
    const out: FieldError[] = [];
    if (type === '' && typed) out.push(required(`${at}.type`));
    out.push(...declared.take(`${at}.status`));
    if (status !== '' && !statuses.includes(status)) out.push(notSupported(`${at}.status`, status, statuses));
    if (DECISIONS.includes(type) && decided && DECISIONS.some((d) => d !== type && seen.has(d)))
      out.push(
        invalidValue(
          enabled('DecisionsTogether') ? 'status.conditions' : `${at}.type`,
          type,
          'Approved and Denied conditions are mutually exclusive',
        ),
      );
    out.push(...declared.take(`${at}.type`));
    seen.add(type);
    return out;
  });
}

const certificateOf = ({ status }: CertificateSigningRequest): string => status.certificate ?? '';

function faults(object: CertificateSigningRequest, context: WriteContext, old?: CertificateSigningRequest): FieldError[] {
  const certificate = certificateOf(object);
  const stored = old === undefined ? '' : certificateOf(old);
  const fault = certificate !== stored && context.asks('certificateForm') ? certificateFault(certificate) : undefined;
  return [
    ...specFaults(object, context),
    ...conditionFaults(object, context),
    ...(fault === undefined ? [] : [invalidValue('status.certificate', '<certificate data>', fault)]),
  ];
}

function updateFaults(object: CertificateSigningRequest, old: CertificateSigningRequest, context: WriteContext): FieldError[] {
  const removed = FINAL.filter((type) => countOf(object, type) < countOf(old, type));
  const added = context.subresource === 'status' ? DECISIONS.filter((type) => countOf(object, type) > countOf(old, type)) : [];
  const replaced = certificateOf(old) !== '' && certificateOf(object) !== certificateOf(old) && context.asks('certificateStays');
  return [
    ...faults(object, context, old),
    ...removed.map((type) => forbiddenField('status.conditions', `updates may not remove a condition of type "${type}"`)),
    ...(replaced ? [forbiddenField('status.certificate', 'updates may not modify existing certificate content')] : []),
    ...added.map((type) => forbiddenField('status.conditions', `updates may not add a condition of type "${type}"`)),
  ];
}

/** Rules that the first version does not have, and that an update may go on breaking where the stored request does. */
const RULES: Readonly<Record<string, LimitedRule<CertificateSigningRequest>>> = {
  namedSigner: { brokenBy: ({ spec }, words) => spec.signerName === legacySigner(words) },
  knownUsages: { brokenBy: ({ spec }) => unknownUsages(spec.usages ?? []).length > 0 },
  uniqueUsages: { brokenBy: ({ spec }) => repeatsOf(spec.usages ?? []).size > 0 },
  conditionTypes: { brokenBy: (stored) => countOf(stored, '') > 0 },
  uniqueConditions: { brokenBy: (stored) => repeatsOf(conditionsOf(stored).map((c) => c.type)).size > 0 },
  oneDecision: { brokenBy: (stored) => DECISIONS.every((type) => countOf(stored, type) > 0) },
  certificateForm: { brokenBy: (stored) => certificateFault(certificateOf(stored)) !== undefined },
  certificateStays: {},
};

/** Makes the request one for the client that sends it, whomever it names. */
function setRequester(object: CertificateSigningRequest, { user }: WriteContext): void {
  const { username: _, uid: __, groups: ___, extra: ____, ...spec } = object.spec;
  const extra = Object.entries(user.extra).map(([key, values]): [string, string[]] => [key, [...values]]);
  object.spec = {
    ...spec,
    username: user.name,
    ...(user.uid === '' ? {} : { uid: user.uid }),
    ...(user.groups.length === 0 ? {} : { groups: [...user.groups] }),
    ...(extra.length === 0 ? {} : { extra: Object.fromEntries(extra) }),
  };
}

/** Conditions with the times at which they were set, and since when they hold. */
function withTimes(
  conditions: readonly CertificateSigningRequestCondition[],
  old: CertificateSigningRequest,
  now: string,
): CertificateSigningRequestCondition[] {
  const stateOf = ({ type, status }: CertificateSigningRequestCondition): string => JSON.stringify([type, status]);
  // Of several stored conditions of one state, the first counts.
  const known = new Map(
    conditionsOf(old)
      .toReversed()
      .map((c) => [stateOf(c), c]),
  );
  return conditions.map((condition) => {
    const before = known.get(stateOf(condition));
    return {
      ...condition,
      lastUpdateTime: condition.lastUpdateTime || now,
      lastTransitionTime: condition.lastTransitionTime || before?.lastTransitionTime || now,
    };
  });
}

/**
 * Conditions of a status update, in which the stored approvals and denials stand in place of those that were sent: signers do not
 * decide. Where their number differs, the sent ones stay, and are refused.
 */
function keepDecisions(object: CertificateSigningRequest, old: CertificateSigningRequest): readonly CertificateSigningRequestCondition[] {
  const kept = DECISIONS.filter((type) => countOf(object, type) === countOf(old, type));
  const left = new Map(
    kept.map((type) => [
      type,
      conditionsOf(old)
        .filter((c) => c.type === type)
        [Symbol.iterator](),
    ]),
  );
  return conditionsOf(object).map((c) => left.get(c.type)?.next().value ?? c);
}

function prepareUpdate(
  object: CertificateSigningRequest,
  old: CertificateSigningRequest,
  { subresource, now, apiVersion }: WriteContext,
): void {
  object.spec = old.spec;
  if (subresource === '') return;
  const { certificate: _, ...status }: CertificateSigningRequestStatus = object.status;
  const issued = subresource === 'approval' ? certificateOf(old) : certificateOf(object);
  const conditions =
    subresource === 'approval' ? conditionsOf(object) : apiVersion === object.apiVersion ? keepDecisions(object, old) : conditionsOf(old);
  object.status = {
    ...status,
    ...(status.conditions === undefined && conditions.length === 0 ? {} : { conditions: withTimes(conditions, old, now) }),
    ...(issued === '' ? {} : { certificate: issued }),
  };
}

function stateCell(object: CertificateSigningRequest): string {
  const has = (type: string): boolean => countOf(object, type) > 0;
  const decided = has('Denied') ? 'Denied' : has('Approved') ? 'Approved' : 'Pending';
  return `${decided}${has('Failed') ? ',Failed' : ''}${certificateOf(object) === '' ? '' : ',Issued'}`;
}

/** Requests of the first version may name no usages and no signer, which then follows from what they ask for. */
function certificateRequestSpec(spec: Draft<BetaSpec>, words: Words): void {
  spec.usages ??= ['digital signature', 'key encipherment'];
  spec.signerName ??= signerOf(spec.request ?? '', spec.usages, words);
}

export const certificateSigningRequest = defineKind<CertificateSigningRequest>({
  resource: 'certificatesigningrequests.certificates.{groupDomain}',
  defaulters: { certificateRequestSpec },
  strategy: {
    rules: RULES,
    unowned: ['spec'],
    unownedStatus: ['conditions'],
    prepareForCreate: setRequester,
    prepareForUpdate: prepareUpdate,
    validate: (object, context) => faults(object, context),
    validateUpdate: updateFaults,
    cells: (object, { now }) => [
      nameOf(object),
      ageOf(object, now),
      object.spec.signerName || NONE,
      object.spec.username ?? '',
      object.spec.expirationSeconds === undefined ? NONE : durationText(object.spec.expirationSeconds),
      stateCell(object),
    ],
  },
});
