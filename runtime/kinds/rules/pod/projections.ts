/** Rules of what projected volumes gather: trust bundles, and certificates that are asked for. */
import type { ClusterTrustBundleProjection, PodCertificateProjection } from '../../../../generated/core/v1/types.js';
import { type FieldError, invalidValue, outOfBounds, required } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { annotationKeyFaults } from '../../../resource/writes/metadata.js';
import { labelSelectorFaults } from '../selectors.js';
import { formatFaults, isAbsent } from '../values.js';

const HOUR = 3600;
const MAX_SECONDS = 91 * 24 * HOUR;

/** Faults of a bundle, which is meant by its name or by its signer. */
export function trustBundleFaults(at: string, bundle: ClusterTrustBundleProjection, declared: DeclaredFaults): FieldError[] {
  const { name, signerName: signer, labelSelector } = bundle;
  const out: FieldError[] = [];
  if (!isAbsent(name) && !isAbsent(signer)) out.push(invalidValue(at, bundle, 'only one of name and signerName may be used'));
  else if (isAbsent(name) && isAbsent(signer)) out.push(invalidValue(at, bundle, 'exactly one of name and signerName must be used'));
  if (!isAbsent(name)) {
    out.push(...declared.take(`${at}.name`));
    if (name !== '') out.push(...formatFaults('dns-subdomain', `${at}.name`, name.slice(name.lastIndexOf(':') + 1)));
    if (!isAbsent(labelSelector))
      out.push(invalidValue(`${at}.labelSelector`, labelSelector, 'labelSelector must be unset if name is specified'));
  }
  if (!isAbsent(signer)) {
    out.push(...declared.take(`${at}.signerName`));
    if (signer !== '') out.push(...signerFaults(`${at}.signerName`, signer));
    out.push(...labelSelectorFaults(`${at}.labelSelector`, labelSelector));
  }
  return [...out, ...declared.take(`${at}.path`)];
}

/** A signer has a domain, and a name after a slash. */
function signerFaults(field: string, signer: string): FieldError[] {
  const slash = signer.indexOf('/');
  if (slash < 0) return [invalidValue(field, signer, 'must be a fully qualified domain and path of the form "example.com/signer-name"')];
  return [
    ...formatFaults('dns-subdomain', field, signer.slice(0, slash)),
    ...faultsOfEach(signer.slice(slash + 1).split('.'), (part) => formatFaults('dns-label', field, part)),
  ];
}

const PATHS = ['credentialBundlePath', 'keyPath', 'certificateChainPath'] as const;

/** The files that a certificate is written to. */
export const certificatePaths = (certificate: PodCertificateProjection): string[] => PATHS.flatMap((name) => certificate[name] || []);

/** Faults of a certificate that is asked for, and of the files that it is written to. */
export function certificateFaults(at: string, certificate: PodCertificateProjection, declared: DeclaredFaults): FieldError[] {
  const { signerName = '', maxExpirationSeconds: seconds, userAnnotations } = certificate;
  const out = [...declared.take(`${at}.signerName`), ...(signerName === '' ? [] : signerFaults(`${at}.signerName`, signerName))];
  out.push(...declared.take(`${at}.keyType`));
  const max = signerName.startsWith('kubernetes.io/') ? 24 * HOUR : MAX_SECONDS;
  if (!isAbsent(seconds) && (seconds < HOUR || seconds > max)) out.push(outOfBounds(`${at}.maxExpirationSeconds`, seconds, HOUR, max));
  const { credentialBundlePath: both = '', keyPath = '', certificateChainPath: chain = '' } = certificate;
  if (both === '' && keyPath === '' && chain === '')
    out.push(required(at, 'specify at least one of credentialBundlePath, keyPath, and certificateChainPath'));
  else if ((keyPath === '') !== (chain === '')) out.push(required(`${at}.${keyPath === '' ? 'keyPath' : 'certificateChainPath'}`));
  return [...out, ...declared.take(at, ...PATHS), ...annotationKeyFaults(userAnnotations, `${at}.userAnnotations`)];
}
