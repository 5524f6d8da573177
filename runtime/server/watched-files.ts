/**
 * Files that flags name, looked at while the server runs. Authorities of clients and of proxies take effect at once; what is read at
 * the start alone is told of, so that nobody waits for a change to show.
 */
import { type Stats, unwatchFile, watchFile } from 'node:fs';
import type { Words } from '../model/words.js';
import type { OperatorLog } from '../observe/operator-log.js';
import type { Settings } from '../settings/settings.js';
import { ENCRYPTION_FILE } from './engine.js';
import { fileFaultsOf } from './flag-files.js';

/** Flags of files that are read at the start where nothing else is said: for the list of tokens the specification says so, the others are as in the field. */
const READ_AT_START: readonly string[] = [
  'token-auth-file',
  'authorization-policy-file',
  'authorization-webhook-config-file',
  'authentication-token-webhook-config-file',
  'service-account-key-file',
  'service-account-signing-key-file',
  'oidc-ca-file',
  'audit-policy-file',
  'audit-webhook-config-file',
  ENCRYPTION_FILE,
];

/** Milliseconds between two looks at a file. */
const INTERVAL_MS = 1000;

export interface WatchedFilesOptions {
  readonly settings: Settings;
  readonly words: Words;
  readonly log: OperatorLog;
  /** What is done once the file of a flag has changed and has no fault. */
  readonly applied: Readonly<Record<string, () => void>>;
}

export class WatchedFiles {
  readonly #ends: (() => void)[] = [];

  constructor(private readonly options: WatchedFilesOptions) {}

  /** Begins to look; the process may end meanwhile. */
  start(): void {
    const { settings, applied } = this.options;
    for (const flag of new Set([...Object.keys(applied), ...READ_AT_START]))
      for (const file of settings.texts(flag)) {
        const changed = (now: Stats, before: Stats): void => {
          if (now.mtimeMs !== before.mtimeMs || now.size !== before.size || now.ino !== before.ino) this.#changed(flag, file);
        };
        watchFile(file, { interval: INTERVAL_MS, persistent: false }, changed);
        this.#ends.push(() => unwatchFile(file, changed));
      }
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#ends.length = 0;
  }

  #changed(flag: string, file: string): void {
    const { words, log, applied } = this.options;
    const apply = applied[flag];
    const faults = fileFaultsOf(flag, file, words);
    if (faults.length === 0 && apply !== undefined) {
      try {
        apply();
      } catch (error) {
        // The file may have changed once more since it was looked at.
        faults.push(error instanceof Error ? error.message : String(error));
      }
    }
    for (const fault of faults) log(`--${flag}: ${fault}`);
    if (faults.length > 0) log(`--${flag}: ${file} has changed and cannot be used; what was read before stays`);
    else log(`--${flag}: ${file} has changed${apply === undefined ? '; it is read when the server starts' : ' and was read again'}`);
  }
}
