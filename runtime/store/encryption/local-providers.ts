/** Providers whose keys are in the configuration, and the provider that does not encrypt. */
import { createHash } from 'node:crypto';
import { openCbc } from './aes-cbc.js';
import { openGcm } from './aes-gcm.js';
import type { CipherName, NamedKey } from './keys.js';
import type { FreshBytes } from './nonces.js';
import { ENCRYPTED } from './prefix.js';
import type { Provider } from './provider.js';
import { SEALS } from './recipes.js';
import { openSecretbox } from './secretbox.js';

type Open = (secret: Buffer, payload: Buffer, key: string) => Buffer;

const OPENS: Readonly<Record<CipherName, Open>> = {
  aescbc: openCbc,
  aesgcm: (secret, payload, key) => openGcm(secret, key, payload),
  secretbox: openSecretbox,
};

/** One key of a provider. */
export function keyedProvider(cipher: CipherName, { name, secret }: NamedKey, fresh: FreshBytes): Provider {
  const [seal, open] = [SEALS[cipher], OPENS[cipher]];
  const label = `${ENCRYPTED}${cipher}:v1:`;
  const prefix = `${label}${name}:`;
  const head = Buffer.from(prefix);
  const identity = `${prefix}${createHash('sha256').update(secret).digest('base64')}`;
  return {
    prefix,
    label,
    identity,
    // Bytes of their own: with a part of a larger buffer, a thread would be sent the whole of it.
    recipe: { cipher, secret: Uint8Array.from(secret), head: Uint8Array.from(head) },
    seal: (key, value) => seal(fresh, secret, value, head, key),
    reader: (payload) => ({ identity, open: (key) => open(secret, payload, key) }),
  };
}

const PLAIN = 'identity';

/** Stores values as they are. */
export const identityProvider: Provider = {
  prefix: '',
  label: PLAIN,
  identity: PLAIN,
  seal: (_, value) => value,
  reader: (payload) => ({ identity: PLAIN, open: () => payload }),
};
