/**
 * The newest revision that anybody may have seen, in a file that the store's process writes and its workers read. Where the file lies in
 * memory, as below /dev/shm, reading it takes a microsecond: a worker learns without a message whether its own memory is up to date.
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** The revision in two halves, and both again with all bits turned: a reader tells by these whether it read while something was written. */
const WORDS = 4;
const HALF = 2 ** 32;
/** Tries of a reader that meets a writer each time. */
const TRIES = 100;

export class FenceWriter {
  readonly #words = new Uint32Array(WORDS);
  readonly #file: number;
  #revision = 0;

  /** Makes the file, or empties it. Throws where that cannot be. */
  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
    this.#write();
  }

  /** To be called before anybody is told of the revision. One that is not newer changes nothing. */
  raise(revision: number): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.#write();
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(): void {
    const words = this.#words;
    words[0] = Math.floor(this.#revision / HALF);
    words[1] = this.#revision % HALF;
    words[2] = ~words[0];
    words[3] = ~words[1];
    writeSync(this.#file, words, 0, words.byteLength, 0);
  }
}

export class FenceReader {
  readonly #words = new Uint32Array(WORDS);
  readonly #turned = new Uint32Array(WORDS / 2);
  readonly #file: number;

  /** Throws where the file is not there. */
  constructor(path: string) {
    this.#file = openSync(path, 'r');
  }

  /** The newest revision that anybody was told of before the call; Infinity where that cannot be read. */
  read(): number {
    const [words, turned] = [this.#words, this.#turned];
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (readSync(this.#file, words, 0, words.byteLength, 0) !== words.byteLength) continue;
      const [high = 0, low = 0] = words;
      turned[0] = ~high;
      turned[1] = ~low;
      if (turned[0] === words[2] && turned[1] === words[3]) return high * HALF + low;
    }
    return Number.POSITIVE_INFINITY;
  }

  close(): void {
    closeSync(this.#file);
  }
}
