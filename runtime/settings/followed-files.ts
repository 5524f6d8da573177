/**
 * Files that flags name, looked at while the server runs: what is made of them is made again when one of them changes. Where that cannot
 * be done, what was made before stays. The log tells of every change, and of its faults.
 */
import { type BigIntStats, promises, statSync } from 'node:fs';
import type { FileFlag, Settings } from './settings.js';

/** What is made of files, as they are now. */
export interface Followed<T> {
  readonly current: T;
}

interface Following<T> {
  /** Flags that name the files. */
  readonly flags: readonly FileFlag[];
  /** Throws where the files cannot be used. */
  read(): T;
  /** Further files that the value was made of, which its files name. */
  also?(value: T): readonly string[];
  /** Told of a new value, after it is `current`. */
  changed?(now: T, before: T): void;
}

interface FollowedFilesOptions {
  readonly settings: Settings;
  readonly log: (line: string) => void;
  /** Flags of files that are read at the start alone; their changes are told of, so that nobody waits for one to show. */
  readonly readAtStart?: readonly FileFlag[];
  /** What is wrong with a file of a flag before it is read; nothing by default. */
  faultsOf?(flag: FileFlag, file: string): readonly string[];
  /** The files that a flag names, where its values are more than names of files; undefined for other flags. */
  filesOf?(flag: FileFlag): readonly string[] | undefined;
}

/** Milliseconds between two looks at the files. */
const INTERVAL_MS = 1000;

/** What two looks at a file are compared by: a file that is written or replaced has another. Empty for none. */
const markOf = (stats: BigIntStats | undefined): string =>
  stats === undefined ? '' : `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;

interface Entry {
  readonly flags: readonly FileFlag[];
  /** What was made of the files; undefined before it is. */
  value?: Followed<unknown>;
  /** Undefined for what is read at the start. */
  readonly again: (() => void) | undefined;
  /** Files that the files of the flags name, as far as it has been read. */
  readonly also: () => readonly string[];
  /** The files that it was made of, with the flag and the mark of each. */
  files: ReadonlyMap<string, { readonly flag: FileFlag; mark: string }>;
}

export class FollowedFiles {
  readonly #entries: Entry[] = [];
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #started = false;

  constructor(private readonly options: FollowedFilesOptions) {
    for (const flag of options.readAtStart ?? []) this.#add({ flags: [flag], again: undefined, also: () => [], files: new Map() });
  }

  /** Reads the value, and again whenever one of its files changes. Throws what `read` throws the first time. */
  follow<T>({ flags, read, also, changed }: Following<T>): Followed<T> {
    let followed: { current: T } | undefined;
    const again = (): void => {
      const value = read();
      if (followed === undefined) return;
      const before = followed.current;
      followed.current = value;
      changed?.(value, before);
    };
    const others = (): readonly string[] => (followed === undefined ? [] : (also?.(followed.current) ?? []));
    // The marks come before the value: a file that changes in between is read twice, and never missed.
    const entry = this.#add({ flags, again, also: others, files: new Map() });
    followed = { current: read() };
    entry.value = followed;
    this.#mark(entry);
    return followed;
  }

  /** Looks no longer at the files of a value. */
  forget(followed: Followed<unknown>): void {
    const at = this.#entries.findIndex((entry) => entry.value === followed);
    if (at >= 0) this.#entries.splice(at, 1);
  }

  /** Begins to look; the process may end meanwhile. */
  start(): void {
    this.#started = true;
    if (this.#timer !== undefined || this.#entries.every(({ files }) => files.size === 0)) return;
    this.#timer = setInterval(() => void this.look(), INTERVAL_MS).unref();
  }

  /** Looks at the files now; resolves when what changed has been read again. Looks that are asked for meanwhile are one. */
  look(): Promise<void> {
    this.#looking ??= this.#compareAll().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  close(): void {
    this.#started = false;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #add(entry: Entry): Entry {
    this.#mark(entry);
    this.#entries.push(entry);
    // What begins while the server runs may be the first that has a file.
    if (this.#started) this.start();
    return entry;
  }

  /** Notes the files of an entry; the marks of those that are known stay as they are. */
  #mark(entry: Entry): void {
    const { settings, filesOf } = this.options;
    const before = entry.files;
    const files = new Map<string, { readonly flag: FileFlag; mark: string }>();
    const note = (flag: FileFlag, file: string): void => {
      files.set(file, before.get(file) ?? { flag, mark: markOf(statSync(file, { bigint: true, throwIfNoEntry: false })) });
    };
    for (const flag of entry.flags) for (const file of filesOf?.(flag) ?? settings.texts(flag)) note(flag, file);
    const [first] = entry.flags;
    if (first !== undefined) for (const file of entry.also()) note(first, file);
    entry.files = files;
  }

  async #compareAll(): Promise<void> {
    const found = new Map<string, string>();
    const names = new Set(this.#entries.flatMap(({ files }) => [...files.keys()]));
    await Promise.all([...names].map(async (file) => found.set(file, markOf(await statOf(file)))));
    for (const entry of this.#entries) this.#compare(entry, found);
  }

  #compare(entry: Entry, found: ReadonlyMap<string, string>): void {
    const changed = [...entry.files].filter(([file, { mark }]) => found.get(file) !== mark);
    if (this.#timer === undefined || changed.length === 0) return;
    for (const [file, known] of changed) known.mark = found.get(file) ?? '';
    const { log, faultsOf } = this.options;
    const faults = changed.flatMap(([file, { flag }]) => (faultsOf?.(flag, file) ?? []).map((fault) => ({ flag, fault })));
    if (faults.length === 0 && entry.again !== undefined) {
      try {
        entry.again();
        this.#mark(entry);
      } catch (error) {
        const [first] = changed;
        if (first !== undefined) faults.push(...messageOf(error).map((fault) => ({ flag: first[1].flag, fault })));
      }
    }
    for (const { flag, fault } of faults) log(`--${flag}: ${fault}`);
    const told =
      faults.length > 0
        ? ' and cannot be used; what was read before stays'
        : entry.again === undefined
          ? '; it is read when the server starts'
          : ' and was read again';
    for (const [file, { flag }] of changed) log(`--${flag}: ${file} has changed${told}`);
  }
}

const messageOf = (error: unknown): string[] => (error instanceof Error ? error.message : String(error)).split('\n');

/** A file that cannot be looked at counts as one that is not there. */
const statOf = (file: string): Promise<BigIntStats | undefined> => promises.stat(file, { bigint: true }).catch(() => undefined);
