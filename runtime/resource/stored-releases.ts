/**
 * Which releases of the API have written to a store of this process alone. Its objects are the JSON that a release showed: another one has
 * other fields and defaults, so that their objects are read by its own structures instead of as they lie there.
 */
import { compareReleases, NEWEST_RELEASE } from '../model/definition/releases.js';
import type { Engine } from '../store/index.js';

/** Where the first and the last of these releases are written down; no resource has such keys. */
const KEY = '/kindwright/releases';

const isOutside = (release: string, [first = release, last = release]: readonly string[]): boolean =>
  compareReleases(release, first) < 0 || compareReleases(release, last) > 0;

export class StoredReleases {
  #others: Promise<boolean> | undefined;

  constructor(
    private readonly engine: Pick<Engine, 'get' | 'range' | 'commit'>,
    /** Prefix of the keys of all objects. */
    private readonly keyRoot: string,
    /** The release that this server shows. */
    private readonly release: string,
  ) {}

  /** Whether objects of other releases may be stored. Once it resolves, this release is written down. Rejects as the engine does; then it may be asked again. */
  others(): Promise<boolean> {
    this.#others ??= this.#noted().catch((error: unknown) => {
      this.#others = undefined;
      throw error;
    });
    return this.#others;
  }

  async #noted(): Promise<boolean> {
    const { release } = this;
    const { entry } = await this.engine.get(KEY);
    const known = entry === undefined ? await this.#unnoted() : entry.value.toString().split(' ');
    const span = [...known, release].sort(compareReleases);
    if (entry === undefined || isOutside(release, known)) {
      const value = Buffer.from(`${span[0]} ${span.at(-1)}`);
      await this.engine.commit({ key: KEY, value, expected: entry?.revision ?? 0 });
    }
    return span[0] !== release || span.at(-1) !== release;
  }

  /** What a store without a note holds: nothing where it is new, else objects of whatever release. */
  async #unnoted(): Promise<readonly string[]> {
    const { entries } = await this.engine.range(this.keyRoot, { limit: 1, uncounted: true });
    return entries.length === 0 ? [] : [NEWEST_RELEASE];
  }
}
