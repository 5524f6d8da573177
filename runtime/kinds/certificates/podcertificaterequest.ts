/** Requests for certificates of pods: who asks, the key, the proof that the pod has it, and what a signer answered. */
import { constants, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { PodCertificateRequest, PodCertificateRequestSpec } from '../../../generated/certificates/v1beta1/types.js';
import { type FieldError, invalidValue, notSupported } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import { faultsOf } from '../../model/values/formats.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { conditionFaults } from '../rules/conditions.js';
import { isAbsent } from '../rules/values.js';
import { nameOf } from '../shown.js';
import { signerFaults } from './signer-names.js';

const HOUR = 3600;
const DAY = 24 * HOUR;
const MAX_LIFE = 91 * DAY;
const ONLY_ISSUED = 'must be set if and only if the condition is Issued';

/** Faults of the longest life that is asked for: signers of the API itself give a day at most. */
function lifeFaults({ signerName, maxExpirationSeconds: seconds }: PodCertificateRequestSpec, { words }: WriteContext): FieldError[] {
  const field = 'spec.maxExpirationSeconds';
  const most = signerName.startsWith(words.label('')) ? DAY : MAX_LIFE;
  return isAbsent(seconds) || (seconds >= HOUR && seconds <= most)
    ? []
    : [invalidValue(field, seconds, `must be in the range [${HOUR}, ${most}]`)];
}

const bytesOf = (base64: string | null | undefined): Buffer => Buffer.from(base64 ?? '', 'base64');

function keyOf(der: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

const CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];
const LENGTHS = [3072, 4096];

/** Whether keys of the kind and the size are taken. */
function isTaken({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === 'rsa') return LENGTHS.includes(details?.modulusLength ?? 0);
  return type === 'ed25519' || (type === 'ec' && CURVES.includes(details?.namedCurve ?? ''));
}

/** Whether the text is signed by the private key: in the way of the key's kind, and by RSA with a random salt. */
function isSigned(text: string, key: KeyObject, signature: Buffer): boolean {
  const data = Buffer.from(text);
  if (key.asymmetricKeyType === 'ed25519') return verify(null, data, key, signature);
  const padding = key.asymmetricKeyType === 'rsa' ? { padding: constants.RSA_PKCS1_PSS_PADDING } : {};
  return verify('sha256', data, { key, ...padding }, signature);
}

/** Faults of the key, and of the signature that proves that the pod has it; none but `long` where either is too long. */
function keyFaults(
  { pkixPublicKey, proofOfPossession, podUID }: PodCertificateRequestSpec,
  long: readonly FieldError[],
): readonly FieldError[] {
  if (long.length > 0) return long;
  const [keyAt, proofAt] = ['spec.pkixPublicKey', 'spec.proofOfPossession'];
  const [der, proof] = [bytesOf(pkixPublicKey), bytesOf(proofOfPossession)];
  const key = keyOf(der);
  if (key === undefined) return [invalidValue(keyAt, pkixPublicKey, 'must be a valid PKIX-serialized public key')];
  if (!isTaken(key)) return [invalidValue(keyAt, pkixPublicKey, 'key is not of a supported type or size')];
  return isSigned(podUID, key, proof) ? [] : [invalidValue(proofAt, proofOfPossession, 'could not verify proof-of-possession signature')];
}

/** Faults of texts for the signer, whose names have a domain. */
const textFaults = ({ unverifiedUserAnnotations: texts = {} }: PodCertificateRequestSpec): FieldError[] =>
  faultsOfEach(Object.keys(texts), (name) => {
    const field = `spec.unverifiedUserAnnotations[${name}]`;
    const faults = faultsOf('qualified-name', name.toLowerCase());
    return [
      ...faults.map((fault) => invalidValue(field, name, fault)),
      ...(name.includes('/') ? [] : [invalidValue(field, name, "must be a domain-prefixed key (such as 'acme.io/foo')")]),
    ];
  });

function faults({ spec }: PodCertificateRequest, context: WriteContext): FieldError[] {
  const { signerName, stubPKCS10Request: stub } = spec;
  const { declared } = context;
  const long = declared.take('spec', 'pkixPublicKey', 'proofOfPossession');
  return [
    ...signerFaults('spec.signerName', signerName),
    ...lifeFaults(spec, context),
    ...declared.take('spec', 'stubPKCS10Request'),
    ...(bytesOf(stub).length === 0 ? keyFaults(spec, long) : []),
    ...textFaults(spec),
  ];
}

/** What a signer decides, once and for all. */
const DECISIONS = ['Issued', 'Denied', 'Failed'];

const isDecided = ({ status: { conditions = [] } }: PodCertificateRequest): boolean =>
  conditions.some(({ type }) => DECISIONS.includes(type));

function statusFaults(object: PodCertificateRequest, old: PodCertificateRequest, declared: DeclaredFaults): FieldError[] {
  const { status } = object;
  const ofConditions = conditionFaults('status.conditions', status.conditions, declared);
  const longChain = declared.take('status.certificateChain');
  if (isDecided(old) && !sameValue(status, old.status)) return [invalidValue('status', status, 'immutable after a decision was made')];
  const { conditions = [], certificateChain: chain = '', notBefore, notAfter, beginRefreshAt } = status;
  const unknown = faultsOfEach(conditions, ({ type, status: is }, i) => [
    ...(DECISIONS.includes(type) ? [] : [notSupported(`status.conditions[${i}].type`, type, DECISIONS)]),
    ...(is === 'True' ? [] : [notSupported(`status.conditions[${i}].status`, is, ['True'])]),
  ]);
  const isIssued = conditions.some(({ type }) => type === 'Issued');
  const others = Object.entries({ notBefore, notAfter, beginRefreshAt }).filter(([, time]) => isAbsent(time) === isIssued);
  return [
    ...ofConditions,
    ...unknown,
    ...(conditions.length > 1 ? [invalidValue('status.conditions', conditions, 'at most one condition may be set')] : []),
    ...longChain,
    ...((chain !== '') === isIssued ? [] : [invalidValue('status.certificateChain', chain, ONLY_ISSUED)]),
    ...others.map(([name, time]) => invalidValue(`status.${name}`, time ?? null, ONLY_ISSUED)),
  ];
}

/** The decision, or that there is none yet. */
const stateOf = ({ status: { conditions = [] } }: PodCertificateRequest): string =>
  conditions.find(({ type }) => DECISIONS.includes(type))?.type ?? 'Pending';

export const podCertificateRequest = defineKind<PodCertificateRequest>({
  resource: 'podcertificaterequests.certificates.{groupDomain}',
  strategy: {
    validate: faults,
    validateUpdate(object, old, { subresource, declared }) {
      if (subresource === 'status') return statusFaults(object, old, declared);
      const changed = declared.takeOnly('spec');
      // What never changes is not judged again.
      declared.take('spec');
      return [...changed];
    },
    cells(object) {
      const { podName, serviceAccountName, nodeName, signerName, unverifiedUserAnnotations: texts = {} } = object.spec;
      const told = Object.entries(texts).map(([name, text]) => `${name}=${text}`);
      return [nameOf(object), podName, serviceAccountName, nodeName, signerName, stateOf(object), told.sort().join(',')];
    },
  },
});
