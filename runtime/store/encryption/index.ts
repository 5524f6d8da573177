/** What encrypts stores; loaded only by servers and commands that are given a configuration of it. */
export { encryptedEngine } from './encrypted-engine.js';
export { Encryption, type EncryptionOptions } from './encryption.js';
export { type EncryptionMeter, UNMEASURED } from './meter.js';
export { openingReader, type Turns, UNSHARED } from './opening.js';
