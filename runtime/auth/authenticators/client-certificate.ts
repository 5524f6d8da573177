/** Client certificates (specification 2): the common name is the user, each organization a group. */
import type { Authentication, Authenticator, Credentials } from '../contract.js';

const texts = (value: string | string[] | undefined): string[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

export const certificateAuthenticator: Authenticator = {
  authenticate(credentials: Credentials): Authentication {
    const certificate = credentials.certificate();
    if (certificate === undefined) return { outcome: 'none' };
    if (!credentials.certificateTrusted) return { outcome: 'invalid', why: 'the client certificate is not signed by a known authority' };
    // Of several common names the last one counts.
    const name = texts(certificate.subject?.CN).at(-1);
    // A trusted certificate without a name makes no claim.
    if (name === undefined || name === '') return { outcome: 'none' };
    return { outcome: 'user', user: { name, uid: '', groups: texts(certificate.subject.O), extra: {} } };
  },
};
