/** The prefix of all encrypted values, of every provider. */
export const ENCRYPTED = 'k8s:enc:';

const ENCRYPTED_BYTES = Buffer.from(ENCRYPTED);

export const beginsWith = (value: Buffer, start: Buffer): boolean =>
  value.length >= start.length && value.compare(start, 0, start.length, 0, start.length) === 0;

export const isEncrypted = (value: Buffer): boolean => beginsWith(value, ENCRYPTED_BYTES);
