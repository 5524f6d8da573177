/** Encryption of stores, loaded only by servers and commands with an encryption configuration. */
export { encryptedEngine } from './encrypted-engine.js';
export { Encryption, type EncryptionOptions } from './encryption.js';
export { type EncryptionMeter, UNMEASURED } from './meter.js';
export { openingReader, type Turns, UNSHARED } from './opening.js';
