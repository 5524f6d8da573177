/** The older files of a log: how they are called, which of them stay, and their compression. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ownerOnlyFile } from '../../files/owner-only.js';

export interface BackupLimits {
  /** Files that stay besides the present one; 0 keeps all. */
  readonly maxBackups: number;
  /** Days after which they go; 0 keeps them for good. */
  readonly maxAgeDays: number;
  readonly compress: boolean;
}

const DAY_MS = 86_400_000;

const STAMP = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3})$/;

interface Backup {
  readonly file: string;
  readonly at: number;
  readonly compressed: boolean;
}

export class Backups {
  readonly #folder: string;
  readonly #prefix: string;
  readonly #extension: string;
  /** Resolves when what was begun is done. */
  tidied: Promise<void> = Promise.resolve();

  constructor(
    file: string,
    private readonly limits: BackupLimits,
  ) {
    const { dir, name, ext } = path.parse(file);
    this.#folder = dir === '' ? '.' : dir;
    this.#prefix = `${name}-`;
    this.#extension = ext;
  }

  /** A name that nothing has yet. */
  async freeName(): Promise<string> {
    for (let at = Date.now(); ; at += 1) {
      const stamp = new Date(at).toISOString().slice(0, -1).replace(/:/g, '-');
      const file = path.join(this.#folder, `${this.#prefix}${stamp}${this.#extension}`);
      if (!existsSync(file) && !existsSync(`${file}.gz`)) return file;
    }
  }

  /** Removes what is too old or too much, and compresses the rest; one run after the other. What fails is tried again by the next. */
  tidy(): Promise<void> {
    this.tidied = this.tidied.then(() => this.#tidy()).catch(() => undefined);
    return this.tidied;
  }

  async #tidy(): Promise<void> {
    const { maxBackups, maxAgeDays, compress } = this.limits;
    if (maxBackups === 0 && maxAgeDays === 0 && !compress) return;
    const backups = await this.#all();
    const oldest = maxAgeDays === 0 ? Number.NEGATIVE_INFINITY : Date.now() - maxAgeDays * DAY_MS;
    for (const [i, { file, at, compressed }] of backups.entries()) {
      if ((maxBackups > 0 && i >= maxBackups) || at < oldest) await rm(file, { force: true });
      else if (compress && !compressed) await compressFile(file);
    }
  }

  /** The newest first. */
  async #all(): Promise<Backup[]> {
    const backups: Backup[] = [];
    for (const name of await readdir(this.#folder)) {
      const compressed = name.endsWith('.gz');
      const plain = compressed ? name.slice(0, -'.gz'.length) : name;
      if (!plain.startsWith(this.#prefix) || !plain.endsWith(this.#extension)) continue;
      const stamp = STAMP.exec(plain.slice(this.#prefix.length, plain.length - this.#extension.length));
      if (stamp === null) continue;
      backups.push({ file: path.join(this.#folder, name), at: Date.parse(`${stamp[1]}:${stamp[2]}:${stamp[3]}Z`), compressed });
    }
    return backups.sort((a, b) => b.at - a.at);
  }
}

/** The compressed file takes the plain one's place once it is whole. */
async function compressFile(file: string): Promise<void> {
  const unfinished = `${file}.gz.unfinished`;
  try {
    await rm(unfinished, { force: true });
    ownerOnlyFile(unfinished);
    await pipeline(createReadStream(file), createGzip(), createWriteStream(unfinished));
    await rename(unfinished, `${file}.gz`);
    await rm(file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
