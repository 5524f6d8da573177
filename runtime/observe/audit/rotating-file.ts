/**
 * A file that lines are appended to and that makes room for a new one when it is full; older ones stay beside it under the time
 * of the change, as `<name>-2021-05-04T10-20-30.123<.ext>`, until they are too old or too many. A disk that is full fails the lines
 * that do not fit and no others; streams that rotate, such as rotating-file-stream, end there, and know no age in days.
 */
import { type FileHandle, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { makeOwnerOnlyFolder, ownerOnlyFile } from '../../files/owner-only.js';
import type { OperatorLog } from '../operator-log.js';
import { type BackupLimits, Backups } from './backups.js';
import type { LineOutput } from './log-backend.js';

interface Waiting {
  readonly text: string;
  resolve(): void;
  reject(error: unknown): void;
}

export class RotatingFile implements LineOutput {
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  readonly #backups: Backups;

  private constructor(
    private readonly file: string,
    private readonly maxBytes: number,
    limits: BackupLimits,
    private handle: FileHandle,
    private size: number,
    private readonly log: OperatorLog,
  ) {
    this.#backups = new Backups(file, limits);
  }

  /** Makes the file and its folder where they are missing, for the owner only. Throws where that cannot be. */
  static async open(file: string, maxBytes: number, limits: BackupLimits, log: OperatorLog): Promise<RotatingFile> {
    makeOwnerOnlyFolder(path.dirname(file));
    const handle = await opened(file);
    const { size } = await handle.stat();
    const made = new RotatingFile(file, maxBytes, limits, handle, size, log);
    void made.#backups.tidy();
    return made;
  }

  /** What comes while something is written is written together after it. */
  append(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Lines of requests that are served in one turn go together.
      await new Promise((resolve) => setImmediate(resolve));
      const { taken, bytes } = this.#take();
      try {
        if (this.size > 0 && this.size + bytes.length > this.maxBytes) await this.#rotate();
        await this.#write(bytes);
        for (const { resolve } of taken) resolve();
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
    this.#writing = undefined;
  }

  /** As much as fits into one file, but at least one text. */
  #take(): { readonly taken: readonly Waiting[]; readonly bytes: Buffer } {
    const parts: Buffer[] = [];
    let size = 0;
    for (const { text } of this.#waiting) {
      const part = Buffer.from(text);
      if (parts.length > 0 && this.size + size + part.length > this.maxBytes) break;
      size += part.length;
      parts.push(part);
    }
    return { taken: this.#waiting.splice(0, parts.length), bytes: Buffer.concat(parts, size) };
  }

  async #write(bytes: Buffer): Promise<void> {
    try {
      for (let at = 0; at < bytes.length; ) at += (await this.handle.write(bytes, at)).bytesWritten;
      this.size += bytes.length;
    } catch (error) {
      // Half a line would spoil the next one.
      await this.handle.truncate(this.size).catch(() => undefined);
      throw error;
    }
  }

  /** Where no new file can be made, the present one goes on beyond its size: nothing is lost. */
  async #rotate(): Promise<void> {
    const backup = await this.#backups.freeName();
    try {
      await rename(this.file, backup);
    } catch (error) {
      return this.#complain(error);
    }
    try {
      const next = await opened(this.file);
      await this.handle.close();
      [this.handle, this.size] = [next, 0];
    } catch (error) {
      await rename(backup, this.file).catch(() => undefined);
      return this.#complain(error);
    }
    void this.#backups.tidy();
  }

  #complaint = '';

  #complain(error: unknown): void {
    const why = error instanceof Error ? error.message : String(error);
    if (why !== this.#complaint) this.log(`The audit log cannot be rotated: ${why}`);
    this.#complaint = why;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#backups.tidied;
    await this.handle.close();
  }
}

function opened(file: string): Promise<FileHandle> {
  ownerOnlyFile(file);
  return open(file, 'a');
}
