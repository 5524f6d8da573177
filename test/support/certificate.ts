/** A serving certificate for tests, made as a server makes its own. */
import { type CertificateAndKey, selfSigned } from '../../runtime/auth/certificates.js';

/** A key pair (EC, P-256) and a certificate of its own authority, for the names and this machine. */
export const throwawayCertificate = (names: readonly string[] = ['localhost']): CertificateAndKey => selfSigned([...names, '127.0.0.1']);
