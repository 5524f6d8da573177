/** Bundles of authorities that pods can trust: each a certificate of an authority, there once, under a name that tells of the signer. */
import { X509Certificate } from 'node:crypto';
import type { ClusterTrustBundle } from '../../../generated/certificates/v1beta1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { type PemBlock, pemBlocks } from '../../model/values/pem.js';
import { defineKind } from '../kind.js';
import { nameOf } from '../shown.js';
import { HEADER } from './issued.js';
import { signerFaults } from './signer-names.js';

/** The certificate of a block, or what is wrong with it. */
function anchorOf({ label, body, text }: PemBlock, i: number): X509Certificate | string {
  if (label !== 'CERTIFICATE') return `entry ${i} has bad block type: ${label}`;
  if (HEADER.test(body)) return `entry ${i} has headers`;
  try {
    const certificate = new X509Certificate(text);
    return certificate.ca ? certificate : `entry ${i} does not have the CA bit set`;
  } catch {
    return `entry ${i} does not parse as X.509`;
  }
}

/** What is wrong with a bundle; undefined where nothing is. */
function bundleFault(bundle: string): string | undefined {
  const places = new Map<string, number[]>();
  for (const [i, block] of pemBlocks(bundle).entries()) {
    const anchor = anchorOf(block, i);
    if (typeof anchor === 'string') return anchor;
    const key = anchor.fingerprint512;
    places.set(key, [...(places.get(key) ?? []), i]);
  }
  if (places.size === 0) return 'at least one trust anchor must be provided';
  const repeated = [...places.values()].find(({ length }) => length > 1);
  return repeated === undefined ? undefined : `duplicate trust anchor (indices [${repeated.join(' ')}])`;
}

function nameFaults({ metadata: { name = '' }, spec: { signerName = '' } }: ClusterTrustBundle): FieldError[] {
  if (signerName === '')
    return name.includes(':')
      ? [invalidValue('metadata.name', name, 'ClusterTrustBundle without signer name must not have ":" in its name')]
      : [];
  const prefix = `${signerName.replaceAll('/', ':')}:`;
  return name.startsWith(prefix)
    ? []
    : [invalidValue('metadata.name', name, `ClusterTrustBundle for signerName ${signerName} must be named with prefix ${prefix}`)];
}

function faults(object: ClusterTrustBundle, declared: DeclaredFaults, known?: string): FieldError[] {
  const { signerName = '', trustBundle } = object.spec;
  const long = declared.take('spec.trustBundle');
  const fault = trustBundle === known || long.length > 0 ? undefined : bundleFault(trustBundle);
  return [
    ...nameFaults(object),
    ...(signerName === '' ? [] : signerFaults('spec.signerName', signerName)),
    ...long,
    ...(fault === undefined ? [] : [invalidValue('spec.trustBundle', '<value omitted>', fault)]),
  ];
}

export const clusterTrustBundle = defineKind<ClusterTrustBundle>({
  resource: 'clustertrustbundles.certificates.{groupDomain}',
  strategy: {
    validate: (object, { declared }) => faults(object, declared),
    validateUpdate: (object, { spec }, { declared }) => [
      ...faults(object, declared, spec.trustBundle),
      ...declared.take('spec.signerName'),
    ],
    cells: (object) => [nameOf(object), object.spec.signerName ?? ''],
  },
});
