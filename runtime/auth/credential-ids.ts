/** Names by which audit events and users tell single credentials apart, without giving them away. */

/** Key of the credential's name among the extra values of its user, after the words of the API. */
export const CREDENTIAL_ID = 'credential-id';

/** Name of a token, by its claim `jti`. */
export const tokenCredential = (id: string): string => `JTI=${id}`;

/** Name of a client certificate, by the SHA-256 digest of its DER bytes, in hexadecimal digits. */
export const certificateCredential = (digest: string): string => `X509SHA256=${digest}`;
