/** Encryptions for tests: over any engine, of all keys below /registry/, with keys that are given in words. */
import { createHash } from 'node:crypto';
import { type Clock, systemClock } from '../../../runtime/model/clock.js';
import type { EncryptionRule, ProviderSettings } from '../../../runtime/store/encryption/configuration.js';
import { Encryption, type EncryptionMeter, encryptedEngine, UNMEASURED, UNSHARED } from '../../../runtime/store/encryption/index.js';
import type { CipherName } from '../../../runtime/store/encryption/keys.js';
import type { Engine } from '../../../runtime/store/index.js';

/** A key of 32 bytes that follows from its name. */
export const keyNamed = (name: string): { readonly name: string; readonly secret: Buffer } => ({
  name,
  secret: createHash('sha256').update(name).digest(),
});

export const provider = (type: CipherName, ...names: string[]): ProviderSettings => ({ type, keys: names.map(keyNamed) });

export const PLAIN: ProviderSettings = { type: 'identity' };

export const rule = (resources: string | readonly string[], ...providers: readonly ProviderSettings[]): EncryptionRule => ({
  resources: typeof resources === 'string' ? [resources] : resources,
  providers,
});

/** As keys lie below /registry/: `secrets/…` and `apps/deployments/…` as `deployments.apps`. */
function resourceOf(key: string): string | undefined {
  const [, root, first = '', second = ''] = key.split('/');
  if (root !== 'registry') return undefined;
  return first === 'apps' ? `${second}.apps` : first;
}

export const encryptionOf = (
  rules: readonly EncryptionRule[],
  { clock = systemClock, meter = UNMEASURED }: { readonly clock?: Clock; readonly meter?: EncryptionMeter } = {},
): Encryption => new Encryption({ rules, resourceOf, clock, meter });

/** The engine with all values of secrets encrypted by the providers. */
export const encrypted = (engine: Engine, ...providers: readonly ProviderSettings[]): Engine =>
  encryptedEngine(engine, encryptionOf([rule('secrets', ...providers)]), UNSHARED);
