/** Client certificates (specification 2): the common name is the user, each organization a group. */
import type { PeerCertificate } from 'node:tls';
import type { Words } from '../../model/values/words.js';
import type { Enabled } from '../../settings/feature-gates.js';
import type { Authentication, Authenticator, Credentials } from '../contract.js';
import { CREDENTIAL_ID, certificateCredential } from '../credential-ids.js';

const texts = (value: string | string[] | undefined): string[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** The common name of the subject: of several the last one, empty where there is none. */
export const commonName = ({ subject }: PeerCertificate): string => texts(subject?.CN).at(-1) ?? '';

/** The attribute of subjects whose value is the uid of the user. */
const UID = '1.3.6.1.4.1.57683.2';

interface CertificateOptions {
  /** Which gates of certificates are on; all are off by default. */
  readonly enabled?: Enabled;
  readonly words: Words;
}

/** Users by the client certificates of their connections. */
export function certificateAuthenticator({ enabled = () => false, words }: CertificateOptions): Authenticator {
  const credential = words.label(CREDENTIAL_ID, 'authentication');
  return {
    authenticate(credentials: Credentials): Authentication {
      const certificate = credentials.certificate();
      if (certificate === undefined) return { outcome: 'none' };
      if (!credentials.certificateTrusted) return { outcome: 'invalid', why: 'the client certificate is not signed by a known authority' };
      const name = commonName(certificate);
      // A trusted certificate without a name makes no claim.
      if (name === '') return { outcome: 'none' };
      const [uid = '', ...others] = enabled('AllowParsingUserUIDFromCertAuth') ? uidsOf(certificate) : [];
      if (others.length > 0) return { outcome: 'invalid', why: 'the client certificate names more than one uid' };
      const extra = enabled('CertificateCredentials') ? { [credential]: [certificateCredential(digestOf(certificate))] } : {};
      return { outcome: 'user', user: { name, uid, groups: texts(certificate.subject.O), extra } };
    },
  };
}

const uidsOf = ({ subject }: PeerCertificate): string[] => texts(new Map(Object.entries(subject)).get(UID));

/** The SHA-256 digest of the certificate, without the colons that the platform writes it with. */
const digestOf = ({ fingerprint256 }: PeerCertificate): string => fingerprint256.replaceAll(':', '').toLowerCase();
