/**
 * Files of the running program, kept in memory: what a server loads only when it is needed is there also after its package was upgraded,
 * packed anew or removed, and is of the version that the server runs.
 */
import { readdirSync, realpathSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import * as loader from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { loadPackage } from '../../model/definition/on-demand.js';
import { packageManifest } from '../package.js';
import { hooksFor, type ModuleHooks } from './modules.js';

/** Bytes that zlib takes at once for what it gives. */
const CHUNK = 4 * 1024;

/** What stands before the names of packages in the code of a bundle: of those that it imports, and of those that `onDemand` requires. */
const IMPORTED = ['from "', 'from"', 'import("'];
const REQUIRED = ['onDemand("'];
/** No name of a package and a file in it is longer. */
const LONGEST_NAME = 200;
const NAME = /^([^"./\s][^"\s]*)"/;

/** Names in the bytes of a program, which are looked through as they are: as text they would take their size once more. */
function* namesIn(bytes: Buffer, marks: readonly string[]): Generator<string> {
  for (const mark of marks)
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
      const begin = at + mark.length;
      const name = NAME.exec(bytes.toString('latin1', begin, begin + LONGEST_NAME))?.[1];
      if (name !== undefined) yield name;
    }
}

const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Node's loader, where it takes hooks that run in its own thread. */
interface HookedLoader {
  registerHooks(hooks: ModuleHooks): void;
}

const takesHooks = (module: object): module is HookedLoader => 'registerHooks' in module && typeof module.registerHooks === 'function';

/** Undefined before Node 22.15, where hooks run in a thread that takes 60 MB. */
const hooked = takesHooks(loader) ? loader : undefined;

/** Whether this Node lets files be kept. */
export const KEEPS_FILES = hooked !== undefined;

export class KeptFiles {
  /** Deflated files that are no modules by their URLs. With modules these are some 3 MB for the cluster API. */
  readonly #files = new Map<string, Uint8Array>();

  /** The text of a file of the program as it was when it was kept, else as it is. */
  async text(file: URL): Promise<string> {
    const kept = this.#files.get(file.href);
    return kept === undefined ? readFile(file, 'utf8') : inflateRawSync(kept).toString();
  }

  /**
   * Keeps the JavaScript and JSON in the folders, all that is below them, and loads the packages that they name of those that this one
   * depends on. To be called once in a process. Gives how many bytes are kept. Rejects, and changes nothing, where a file cannot be read.
   */
  async keep(folders: readonly string[]): Promise<number> {
    if (hooked === undefined) throw new Error('Node keeps code from 22.15 on');
    const kept = new Map<string, Uint8Array>();
    const named = { imported: new Set<string>(), required: new Set<string>() };
    const reading = new Reading();
    // Requests are answered between one and the next, none of which takes longer than some milliseconds.
    for (const file of folders.flatMap(filesBelow)) {
      const bytes = await reading.read(file);
      if (file.endsWith('.js')) {
        for (const name of namesIn(bytes, IMPORTED)) named.imported.add(name);
        for (const name of namesIn(bytes, REQUIRED)) named.required.add(name);
      }
      // What zlib gives may be a small part of a large buffer.
      kept.set(pathToFileURL(file).href, new Uint8Array(deflateRawSync(bytes, { level: constants.Z_BEST_SPEED, chunkSize: CHUNK })));
    }
    const imported = await loadedPackages(named);
    for (const [url, bytes] of kept) if (!url.endsWith('.js')) this.#files.set(url, bytes);
    hooked.registerHooks(hooksFor({ sources: new Map([...kept].filter(([url]) => url.endsWith('.js'))), imported }));
    return [...kept.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}

/** Reads files into the same memory, one after the other. */
class Reading {
  #memory = Buffer.alloc(0);

  /** Bytes of the file, which the next one overwrites. */
  async read(file: string): Promise<Buffer> {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      if (this.#memory.length < size) this.#memory = Buffer.alloc(size);
      const { bytesRead } = await handle.read(this.#memory, 0, size, 0);
      if (bytesRead < size) throw new Error(`${file} was changed while it was read`);
      return this.#memory.subarray(0, size);
    } finally {
      await handle.close();
    }
  }
}

function filesBelow(folder: string): string[] {
  const real = realpathSync(folder);
  return readdirSync(real, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') || name.endsWith('.json'))
    .map((name) => path.join(real, name));
}

/** Names of packages that modules mention. */
interface Named {
  readonly imported: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

/**
 * Loads those that this package depends on; others are for those whose code names them. Gives where those are that are imported, and code of
 * this package itself, by the names that modules have for them.
 */
async function loadedPackages(named: Named): Promise<Map<string, string>> {
  const { name: own, dependencies } = packageManifest();
  const imported = new Map<string, string>();
  for (const name of named.required) if (Object.hasOwn(dependencies, packageOf(name))) loadPackage(name);
  for (const name of named.imported) {
    const isOwn = packageOf(name) === own;
    if (!isOwn && !Object.hasOwn(dependencies, packageOf(name))) continue;
    imported.set(name, import.meta.resolve(name));
    if (!isOwn) await import(name);
  }
  return imported;
}
