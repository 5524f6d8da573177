/** Client certificates (specification 2): the common name is the user, each organization a group. */
import type { PeerCertificate } from 'node:tls';
import type { Authentication, Authenticator, Credentials } from '../contract.js';

const texts = (value: string | string[] | undefined): string[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** The common name of the subject: of several the last one, empty where there is none. */
export const commonName = ({ subject }: PeerCertificate): string => texts(subject?.CN).at(-1) ?? '';

export const certificateAuthenticator: Authenticator = {
  authenticate(credentials: Credentials): Authentication {
    const certificate = credentials.certificate();
    if (certificate === undefined) return { outcome: 'none' };
    if (!credentials.certificateTrusted) return { outcome: 'invalid', why: 'the client certificate is not signed by a known authority' };
    const name = commonName(certificate);
    // A trusted certificate without a name makes no claim.
    if (name === '') return { outcome: 'none' };
    return { outcome: 'user', user: { name, uid: '', groups: texts(certificate.subject.O), extra: {} } };
  },
};
