/** Commands on stores: `backup` and `restore` copy the embedded one, `export` and `import` move objects between engines. */
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clusterKinds } from '../kinds/index.js';
import { KindSet } from '../kinds/kind-set.js';
import type { Catalogue, FlagDefinition } from '../model/definition.js';
import { Words } from '../model/words.js';
import { engineOf, keyRootOf } from '../server/engine.js';
import { FlagError, parseFlags } from '../settings/read.js';
import type { Flags, Settings } from '../settings/settings.js';
import { backUp, type Engine, restore, SqliteEngine } from '../store/index.js';
import { Transfer } from './transfer.js';

const transferOf = (catalogue: Catalogue, engine: Engine, settings: Settings): Transfer =>
  new Transfer(catalogue, engine, keyRootOf(settings), new KindSet(clusterKinds, new Words(catalogue.service)).functions);

interface Command {
  readonly about: string;
  /** The flag that names the file. */
  readonly file: 'to' | 'from';
  run(settings: Settings, file: string, catalogue: Catalogue): Promise<string> | string;
}

const fileFlag = (name: string): FlagDefinition => ({ type: 'string', section: 'File', default: '', description: `The file to ${name}.` });

export const storeCommands: Readonly<Record<string, Command>> = {
  backup: {
    about: 'copies the embedded store of --data-dir to a file, also while a server uses it',
    file: 'to',
    run: (settings, file) => {
      backUp(settings.text('data-dir'), file);
      return `The store is in ${file}.`;
    },
  },
  restore: {
    about: 'makes the file of a backup the embedded store of --data-dir, which must have none',
    file: 'from',
    run: (settings, file) => {
      restore(file, settings.text('data-dir'));
      return `${settings.text('data-dir')} holds the store of ${file}.`;
    },
  },
  export: {
    about: 'writes every object of a store to a file, one a line, also while servers use it',
    file: 'to',
    run: async (settings, file, catalogue) => {
      let lines = -1;
      await withSnapshot(settings, async (engine) => {
        await engine.open();
        const counted = async function* (): AsyncGenerator<string> {
          for await (const line of transferOf(catalogue, engine, settings).lines()) {
            lines += 1;
            yield line;
          }
        };
        await pipeline(Readable.from(counted()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      });
      return `${lines} objects are in ${file}.`;
    },
  },
  import: {
    about: 'stores the objects of such a file; what is there already stays as it is',
    file: 'from',
    run: async (settings, file, catalogue) => {
      const engine = engineOf(settings);
      try {
        await engine.open();
        const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
        const { stored, taken } = await transferOf(catalogue, engine, settings).store(lines, (flag) => settings.number(flag));
        return `${stored} objects were stored, ${taken} were there already.`;
      } finally {
        await engine.close();
      }
    },
  },
};

/** Runs a command with the arguments that follow it. Throws FlagError, StoreOpenError and what the file system throws. */
export async function runStoreCommand(name: string, args: readonly string[], flags: Flags, catalogue: Catalogue): Promise<string> {
  const command = storeCommands[name];
  if (command === undefined) throw new Error(`there is no command ${name}`);
  const settings = parseFlags(args, { ...flags, [command.file]: fileFlag(command.file === 'to' ? 'write' : 'read') });
  const file = settings.text(command.file);
  if (file === '') throw new FlagError([`${name} needs --${command.file}, the name of a file`]);
  return command.run(settings, file, catalogue);
}

/** The engine itself where it is shared, else a copy of it at one moment, as another process may hold it. */
async function withSnapshot(settings: Settings, work: (engine: Engine) => Promise<void>): Promise<void> {
  const embedded = settings.list('etcd-servers').length === 0;
  const folder = embedded ? mkdtempSync(path.join(tmpdir(), 'kindwright-export-')) : undefined;
  try {
    if (folder !== undefined) {
      const copy = path.join(folder, 'backup.db');
      backUp(settings.text('data-dir'), copy);
      restore(copy, path.join(folder, 'store'));
    }
    const engine =
      folder === undefined ? engineOf(settings) : new SqliteEngine({ directory: path.join(folder, 'store'), historySeconds: 0 });
    try {
      await work(engine);
    } finally {
      await engine.close();
    }
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
