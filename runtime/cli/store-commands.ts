/**
 * Commands on stores: `backup` and `restore` copy the embedded one, `export` and `import` move objects by files, `copy-storage` brings all
 * to another engine, `check-store` reads all.
 */
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newOwnerOnly } from '../files/owner-only.js';
import { systemClock } from '../model/clock.js';
import type { FlagDefinition } from '../model/definition/definition.js';
import { Words } from '../model/values/words.js';
import { fileFaultsOf } from '../server/flags/flag-files.js';
import { isShared } from '../server/storage/chosen-engine.js';
import { type Encrypting, encrypting } from '../server/storage/encrypting.js';
import { ENCRYPTION_FILE, engineOf, keyRootOf } from '../server/storage/engine.js';
import { FlagError } from '../settings/read.js';
import type { Settings, SettingsByName } from '../settings/settings.js';
import { backUp, type Engine, restore, SqliteEngine, type StoreReader, storeReader } from '../store/index.js';
import { checkStore, type StoreToCheck } from './check-store.js';
import type { Command, Commands } from './command.js';
import { copyStorage } from './copy-storage.js';
import type { Served } from './served.js';
import { Transfer } from './transfer.js';

interface StoreCommand {
  readonly about: string;
  /** The flag that names the file; undefined where the command has none. */
  readonly file?: 'to' | 'from';
  /** Gives what was done, in words. */
  run(settings: Settings, file: string, served: Served): Promise<string> | string;
}

const fileFlag = (name: string): FlagDefinition => ({ type: 'string', section: 'File', default: '', description: `The file to ${name}.` });

const COMMANDS: Readonly<Record<string, StoreCommand>> = {
  backup: {
    about: 'copies the embedded store of --data-dir to a file, also while a server uses it',
    file: 'to',
    run: (settings, file) => {
      onlyEmbedded(settings, 'backup');
      backUp(settings.text('data-dir'), file);
      return `The store is in ${file}.`;
    },
  },
  restore: {
    about: 'makes the file of a backup the embedded store of --data-dir, which must have none',
    file: 'from',
    run: (settings, file) => {
      onlyEmbedded(settings, 'restore');
      restore(file, settings.text('data-dir'));
      return `${settings.text('data-dir')} holds the store of ${file}.`;
    },
  },
  export: {
    about: 'writes every object of a store to a file, one a line, also while servers use it',
    file: 'to',
    run: async (settings, file, served) => {
      let lines = -1;
      await withSnapshot(settings, served, async (engine) => {
        await engine.open();
        const counted = async function* (): AsyncGenerator<string> {
          for await (const line of new Transfer(served, engine, keyRootOf(settings)).lines()) {
            lines += 1;
            yield line;
          }
        };
        await pipeline(Readable.from(counted()), createWriteStream(file, { fd: newOwnerOnly(file) }));
      });
      return `${lines} objects are in ${file}.`;
    },
  },
  import: {
    about: 'stores the objects of such a file; what is there already stays as it is',
    file: 'from',
    run: async (settings, file, served) => {
      return withEncryption(settings, served, async (encryption) => {
        const engine = overEncryption(encryption, engineOf(settings));
        const byName: SettingsByName = settings;
        try {
          await engine.open();
          const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
          const { stored, taken } = await new Transfer(served, engine, keyRootOf(settings)).store(lines, (flag) => byName.number(flag));
          return `${stored} objects were stored, ${taken} were there already.`;
        } finally {
          await engine.close();
        }
      });
    },
  },
  'check-store': {
    about: 'reads everything in a store and names what is damaged, also while servers use it',
    run: (settings, _, served) => checkStore(toCheck(settings, served)),
  },
};

/** The store that flags name, to be read whole. */
const toCheck = (settings: Settings, served: Served): StoreToCheck => ({
  served,
  keyRoot: keyRootOf(settings),
  folder: isEmbedded(settings) ? settings.text('data-dir') : undefined,
  withReader: (work) =>
    withEncryption(settings, served, async (encryption) => {
      const readable = (reader: StoreReader): StoreReader => encryption?.reading(reader) ?? reader;
      if (isEmbedded(settings)) {
        const reader = storeReader(settings.text('data-dir'));
        return work(readable(reader)).finally(() => reader.close());
      }
      const engine = engineOf(settings);
      try {
        await engine.open();
        await work(readable(engine));
      } finally {
        await engine.close();
      }
    }),
});

/** Runs the work with the encryption that flags name, if any. */
async function withEncryption<T>(
  settings: Settings,
  { catalogue }: Served,
  work: (encryption: Encrypting | undefined) => Promise<T>,
): Promise<T> {
  const words = new Words(catalogue.service);
  const faults = settings.texts(ENCRYPTION_FILE).flatMap((file) => fileFaultsOf(ENCRYPTION_FILE, file, words));
  if (faults.length > 0) throw new FlagError(faults.map((fault) => `--${ENCRYPTION_FILE}: ${fault}`));
  const encryption = await encrypting({ settings, catalogue, words }, { clock: systemClock, log: (line) => console.error(line) });
  try {
    await encryption?.start();
    return await work(encryption);
  } finally {
    encryption?.close();
  }
}

const overEncryption = (encryption: Encrypting | undefined, engine: Engine): Engine => encryption?.over(engine) ?? engine;

const isEmbedded = (settings: Settings): boolean => !isShared(settings);

/** The programs that copy shared stores, which know more about them than this one. */
const OWN_BACKUP = {
  backup: 'etcdctl snapshot save copies etcd, and pg_dump --schema=kindwright a database',
  restore: 'etcdctl snapshot restore brings etcd back, and pg_restore a database',
};

/** Throws FlagError where flags name a store that is not the embedded one. */
function onlyEmbedded(settings: Settings, command: keyof typeof OWN_BACKUP): void {
  if (isShared(settings)) throw new FlagError([`${command} is for the embedded store: ${OWN_BACKUP[command]}`]);
}

/** The commands; they throw FlagError, StoreOpenError and what the file system throws. */
export const storeCommands = (served: () => Promise<Served>): Commands => ({ ...ofFiles(served), 'copy-storage': copyCommand(served) });

const storeFlag = (what: string): FlagDefinition => ({
  type: 'string',
  section: 'Stores',
  default: '',
  description: `The store to ${what}.`,
});

const copyCommand = (served: () => Promise<Served>): Command => ({
  about: 'copies everything in a store to an empty one of another engine; stop the servers of both first',
  configurable: true,
  flags: async () => ({ from: storeFlag('read'), to: storeFlag('write'), ...(await served()).catalogue.flags }),
  run: async ({ settings }) => {
    console.log(await copyStorage(settings, await served(), settings.text('from'), settings.text('to')));
    return undefined;
  },
});

const ofFiles = (served: () => Promise<Served>): Commands =>
  Object.fromEntries(
    Object.entries(COMMANDS).map(([name, { about, file, run }]): [string, Command] => [
      name,
      {
        about,
        configurable: true,
        flags: async () => ({
          ...(file === undefined ? {} : { [file]: fileFlag(file === 'to' ? 'write' : 'read') }),
          ...(await served()).catalogue.flags,
        }),
        run: async ({ settings }) => {
          const given = file === undefined ? '' : settings.text(file);
          if (file !== undefined && given === '') throw new FlagError([`${name} needs --${file}, the name of a file`]);
          console.log(await run(settings, given, await served()));
          return undefined;
        },
      },
    ]),
  );

/** The engine itself where it is shared, else a copy of it at one moment, as another process may hold it. */
async function withSnapshot(settings: Settings, served: Served, work: (engine: Engine) => Promise<void>): Promise<void> {
  const folder = isEmbedded(settings) ? mkdtempSync(path.join(tmpdir(), 'kindwright-export-')) : undefined;
  try {
    if (folder !== undefined) {
      const copy = path.join(folder, 'backup.db');
      backUp(settings.text('data-dir'), copy);
      restore(copy, path.join(folder, 'store'));
    }
    const engine =
      folder === undefined ? engineOf(settings) : new SqliteEngine({ directory: path.join(folder, 'store'), historySeconds: 0 });
    try {
      await withEncryption(settings, served, (encryption) => work(overEncryption(encryption, engine)));
    } finally {
      await engine.close();
    }
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
