/** Providers whose keys are in the configuration, and the provider that does not encrypt. */
import { createHash } from 'node:crypto';
import { openCbc, sealCbc } from './aes-cbc.js';
import { openGcm, sealGcm } from './aes-gcm.js';
import type { CipherName, NamedKey } from './keys.js';
import type { FreshBytes } from './nonces.js';
import { ENCRYPTED } from './prefix.js';
import type { Provider } from './provider.js';
import { openSecretbox, sealSecretbox } from './secretbox.js';

interface Cipher {
  /** Returns what is stored for the value at the key: the head, then the encrypted value. */
  seal(fresh: FreshBytes, secret: Buffer, value: Buffer, head: Buffer, key: string): Buffer;
  open(secret: Buffer, payload: Buffer, key: string): Buffer;
}

const CIPHERS: Readonly<Record<CipherName, Cipher>> = {
  aescbc: { seal: sealCbc, open: openCbc },
  aesgcm: {
    seal: (fresh, secret, value, head, key) => sealGcm(fresh, secret, key, value, head),
    open: (secret, payload, key) => openGcm(secret, key, payload),
  },
  secretbox: { seal: sealSecretbox, open: openSecretbox },
};

/** One key of a provider. */
export function keyedProvider(cipher: CipherName, { name, secret }: NamedKey, fresh: FreshBytes): Provider {
  const { seal, open } = CIPHERS[cipher];
  const label = `${ENCRYPTED}${cipher}:v1:`;
  const prefix = `${label}${name}:`;
  const head = Buffer.from(prefix);
  const identity = `${prefix}${createHash('sha256').update(secret).digest('base64')}`;
  return {
    prefix,
    label,
    identity,
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
