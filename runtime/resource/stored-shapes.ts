/**
 * What has written to a store of this process alone: which releases of the API, and which shapes of each kind. Its objects are the JSON
 * that was shown. Another release, or a catalogue that was changed since, has other fields and defaults, so that such objects are read by
 * its own structures instead of as they lie there.
 */
import type { ResourceDefinition } from '../model/definition/definition.js';
import { compareReleases, NEWEST_RELEASE } from '../model/definition/releases.js';
import type { Engine } from '../store/index.js';

/** Where it is written down: the first and the last release, and below them a line for each kind. No resource has such keys. */
const KEY = '/kindwright/releases';

/** Stands for the shape of a kind of which objects of several shapes may be stored. */
const SEVERAL = '*';

/** Shapes of kinds by the prefixes that they are stored under. */
type Shapes = ReadonlyMap<string, string>;

/** The shape of each kind that has one, with the version that its objects are stored in. */
export const shapesOf = (resources: readonly ResourceDefinition[]): Shapes =>
  new Map(
    resources.flatMap(({ storage }) =>
      storage?.shape === undefined ? [] : [[storage.prefix, `${storage.shape}@${storage.version}`] as const],
    ),
  );

/** What a store says of those who have written to it. */
interface Note {
  readonly first: string;
  readonly last: string;
  /** Undefined where it was written before shapes were. */
  readonly shapes: Shapes | undefined;
}

export class StoredShapes {
  #noted: Promise<Note> | undefined;

  constructor(
    private readonly engine: Pick<Engine, 'get' | 'range' | 'commit'>,
    /** Prefix of the keys of all objects. */
    private readonly keyRoot: string,
    /** The release that this server shows. */
    private readonly release: string,
    private readonly shapes: Shapes,
  ) {}

  /**
   * Whether objects of other releases, or of another shape, may be stored under a prefix. Once it resolves, the release and the shapes of
   * this server are written down. Rejects as the engine does; then it may be asked again.
   */
  async others(prefix: string): Promise<boolean> {
    this.#noted ??= this.#note().catch((error: unknown) => {
      this.#noted = undefined;
      throw error;
    });
    const { first, last, shapes } = await this.#noted;
    return first !== this.release || last !== this.release || shapes?.get(prefix) === SEVERAL;
  }

  async #note(): Promise<Note> {
    const { entry } = await this.engine.get(KEY);
    const known = entry === undefined ? await this.#unnoted() : parsed(entry.value.toString());
    const releases = [known.first, known.last, this.release].sort(compareReleases);
    const note = { first: releases[0] ?? this.release, last: releases.at(-1) ?? this.release, shapes: this.#joined(known.shapes) };
    const text = printed(note);
    if (entry?.value.toString() !== text) await this.engine.commit({ key: KEY, value: Buffer.from(text), expected: entry?.revision ?? 0 });
    return note;
  }

  /** The shapes that were there, and those of this server. */
  #joined(known: Shapes | undefined): Shapes {
    const own = [...this.shapes].map(([prefix, shape]) => {
      const before = known === undefined ? SEVERAL : (known.get(prefix) ?? shape);
      return [prefix, before === shape ? shape : SEVERAL] as const;
    });
    return new Map([...(known ?? []), ...own]);
  }

  /** What a store without a note holds: nothing where it is new, else objects of whatever release. */
  async #unnoted(): Promise<Note> {
    const { entries } = await this.engine.range(this.keyRoot, { limit: 1, uncounted: true });
    return entries.length === 0
      ? { first: this.release, last: this.release, shapes: new Map() }
      : { first: NEWEST_RELEASE, last: NEWEST_RELEASE, shapes: undefined };
  }
}

const printed = ({ first, last, shapes = new Map() }: Note): string =>
  [`${first} ${last}`, ...[...shapes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([prefix, shape]) => `${prefix} ${shape}`)].join('\n');

function parsed(text: string): Note {
  const [releases = '', ...lines] = text.split('\n');
  const [first = NEWEST_RELEASE, last = first] = releases.split(' ');
  const shapes = lines.map((line) => line.split(' ')).map(([prefix = '', shape = SEVERAL]) => [prefix, shape] as const);
  return { first, last, shapes: lines.length === 0 ? undefined : new Map(shapes) };
}
