/** Keys that are written in a configuration. */

const AES_KEY_BYTES: readonly number[] = [16, 24, 32];

/** Lengths of the keys of each cipher, by its name in configurations and in prefixes. */
export const KEY_BYTES = { aescbc: AES_KEY_BYTES, aesgcm: AES_KEY_BYTES, secretbox: [32] } as const;

export type CipherName = keyof typeof KEY_BYTES;

export interface NamedKey {
  readonly name: string;
  readonly secret: Buffer;
}
