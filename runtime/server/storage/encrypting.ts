/** The encryption of a server's store: as flags say, read again where they say so, with its health. */
import type { Check } from '../../http/observing/health.js';
import type { Clock } from '../../model/clock.js';
import type { Catalogue } from '../../model/definition/definition.js';
import type { Words } from '../../model/values/words.js';
import type { OperatorLog } from '../../observe/operator-log.js';
import type { FollowedFiles } from '../../settings/followed-files.js';
import type { FileFlag, Settings } from '../../settings/settings.js';
import type { Encryption, EncryptionMeter, Turns } from '../../store/encryption/index.js';
import { type Engine, readEncryptionFile, type StoreReader } from '../../store/index.js';
import { ENCRYPTION_FILE, keyRootOf, resourceOfKey } from './engine.js';

/** Has the file read again when it changes. */
const RELOAD = 'encryption-provider-config-automatic-reload';

interface EncryptingParts {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly words: Words;
}

export interface Encrypting {
  /** The engine that encrypts what it hands to another; `turns` is for a process in which others wait. */
  over(engine: Engine, turns?: Turns): Engine;
  /** What reads another reader's values. */
  reading(reader: StoreReader): StoreReader;
  /** Asks services for their keys. */
  start(): Promise<void>;
  close(): void;
  readonly checks: readonly Check[];
}

const groupOf = (words: Words): string => words.group('apiserver.config');

/** Faults of flags of encryption that contradict each other. */
export const encryptionFaults = (settings: Settings): readonly string[] =>
  settings.flag(RELOAD) && settings.text(ENCRYPTION_FILE) === '' ? [`--${RELOAD} is for the file that --${ENCRYPTION_FILE} names`] : [];

/** Throws ConfigError with every fault of the file. */
export const checkEncryptionFile = (file: string, words: Words): unknown => readEncryptionFile(file, groupOf(words));

/** Files of this kind that are read when the server starts alone: the one of encryption, unless a flag has it followed. */
export const readOnce = (settings: Settings): readonly FileFlag[] => (settings.flag(RELOAD) ? [] : [ENCRYPTION_FILE]);

interface EncryptingEnvironment {
  readonly clock: Clock;
  readonly meter?: EncryptionMeter;
  readonly log: OperatorLog;
  /** Follows the file where a flag asks for it; absent in commands, which end before it changes. */
  readonly files?: FollowedFiles;
}

/** Undefined where flags ask for no encryption. */
export async function encrypting(
  { settings, catalogue, words }: EncryptingParts,
  { clock, meter, log, files }: EncryptingEnvironment,
): Promise<Encrypting | undefined> {
  const file = settings.text(ENCRYPTION_FILE);
  if (file === '') return undefined;
  const { Encryption: Made, encryptedEngine, openingReader, UNMEASURED, UNSHARED } = await import('../../store/encryption/index.js');
  const rules = (): ReturnType<typeof readEncryptionFile> => readEncryptionFile(file, groupOf(words));
  const reloads = settings.flag(RELOAD);
  const followed = reloads ? files?.follow({ flags: [ENCRYPTION_FILE], read: rules, changed: (now) => replace(now) }) : undefined;
  const encryption: Encryption = new Made({
    rules: followed?.current ?? rules(),
    resourceOf: resourceOfKey(catalogue, keyRootOf(settings)),
    clock,
    meter: meter ?? UNMEASURED,
  });
  const replace = (now: ReturnType<typeof rules>): void => {
    encryption.replace(now).catch((error: unknown) => {
      log(`--${ENCRYPTION_FILE}: ${error instanceof Error ? error.message : String(error)}; what was read before stays`);
    });
  };
  const health: Check = { name: 'kms-providers', at: ['healthz', 'livez', 'readyz'], run: () => encryption.health() };
  return {
    over: (engine, turns = UNSHARED) => encryptedEngine(engine, encryption, turns),
    reading: (reader) => openingReader(reader, encryption),
    start: () => encryption.start(),
    close: () => encryption.close(),
    // Services may come with another configuration, so that the check is there from the start where that is read again.
    checks: reloads || encryption.services.length > 0 ? [health] : [],
  };
}
