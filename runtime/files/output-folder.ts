/** What commands write: files of a folder, and nothing outside of it, whatever names say and links lead to. */
import { cpSync, lstatSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A name or a link that leads out of the folder; nothing was written. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
}

const isBelow = (folder: string, file: string): boolean => {
  const way = path.relative(folder, file);
  return way === '' || (way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way));
};

/** Names are relative to the folder, which is made with the first file. Everything throws OutsideError, and what the file system throws. */
export class OutputFolder {
  constructor(readonly folder: string) {}

  /** The folder of a file that is named by whoever calls the command, with the file's name in it. */
  static of(file: string): readonly [folder: OutputFolder, name: string] {
    return [new OutputFolder(path.dirname(file)), path.basename(file)];
  }

  /** Writes a file, with the folders that it needs. Gives its path. */
  write(name: string, content: string | Uint8Array): string {
    const file = this.pathOf(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  }

  /** Takes the place of a file at once, so that whoever is stopped meanwhile leaves the old or the new. */
  replace(name: string, content: string): string {
    const file = this.pathOf(name);
    const fresh = this.write(`${name}.new`, content);
    renameSync(fresh, file);
    return file;
  }

  /** Copies a folder that is there with all below it; links in it are copied as what they lead to. */
  copy(from: string, name: string): void {
    cpSync(from, this.pathOf(name), { recursive: true, dereference: true });
  }

  /** Removes a file, a folder with all below it, or a link alone, if it is there. */
  remove(name: string): void {
    const file = this.#below(name);
    this.#refuseLinks(path.dirname(file));
    rmSync(file, { recursive: true, force: true });
  }

  /** Makes a folder with its parents where they are missing. */
  make(name = '.'): void {
    mkdirSync(this.pathOf(name), { recursive: true });
  }

  /** The path of a name, which lies in the folder, and would do so if it were written. */
  pathOf(name: string): string {
    const file = this.#below(name);
    this.#refuseLinks(file);
    return file;
  }

  /** The path of a name that does not lead out of the folder by itself. */
  #below(name: string): string {
    const file = path.join(this.folder, name);
    const leaves = path.isAbsolute(name) || name.includes('\0') || !isBelow(path.resolve(this.folder), path.resolve(file));
    if (leaves) throw new OutsideError(`${JSON.stringify(name)} would be written outside of ${this.folder}`);
    return file;
  }

  /** The deepest part of a path that exists says where the rest would go: links below the folder may lead anywhere. */
  #refuseLinks(file: string): void {
    const root = realOf(this.folder);
    if (root === undefined) return;
    let at = path.resolve(file);
    while (lstatSync(at, { throwIfNoEntry: false }) === undefined && at !== path.dirname(at)) at = path.dirname(at);
    const real = realOf(at);
    if (real === undefined || !isBelow(root, real)) throw new OutsideError(`${at} is a link that leads out of ${this.folder}`);
  }
}

/** Where something is without links; undefined where it is not there. */
function realOf(name: string): string | undefined {
  try {
    return realpathSync(name);
  } catch {
    return undefined;
  }
}
