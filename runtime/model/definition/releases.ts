/** Releases of the API, as `<major>.<minor>`. */

/** When a version is there, deprecated and gone. */
export interface Lifetime {
  /** Releases as `<major>.<minor>`. */
  readonly introduced?: string;
  readonly deprecated?: string;
  readonly removed?: string;
  /** `<group>/<version>/<Kind>` to move to. */
  readonly replacement?: string;
  /** Sentences about what those who move must look at. */
  readonly changes?: readonly string[];
  /** The release of the kind's own catalogue, where the lifetime goes by that and not by the release that the server shows. */
  readonly release?: string;
}

/** The first and the last release of the cluster API that servers can show. */
export const OLDEST_RELEASE = '1.15';
export const NEWEST_RELEASE = '1.36';

/** Whether a text names a release of the cluster API that servers can show. */
export const isShown = (release: string): boolean =>
  /^1\.[1-9]\d*$/.test(release) && compareReleases(release, OLDEST_RELEASE) >= 0 && compareReleases(release, NEWEST_RELEASE) <= 0;

/** Greater, equal or less than zero, as release `a` is newer, the same or older. */
export function compareReleases(a: string, b: string): number {
  const dot = a.indexOf('.');
  // Numbers of as many digits compare as texts do. A start compares tens of thousands of releases, nearly all of them such.
  if (a.length === b.length && dot === b.indexOf('.')) return a < b ? -1 : Number(a > b);
  return (
    Number.parseInt(a, 10) - Number.parseInt(b, 10) ||
    Number.parseInt(a.slice(dot + 1), 10) - Number.parseInt(b.slice(b.indexOf('.') + 1), 10)
  );
}

export type Age = 'later' | 'current' | 'deprecated' | 'removed';

/** How far in its life a version is at a release: not there yet, as it is to be, about to go, or gone. */
export function ageAt({ introduced, deprecated, removed, release }: Lifetime, shown: string): Age {
  const at = release ?? shown;
  if (introduced !== undefined && compareReleases(introduced, at) > 0) return 'later';
  if (removed !== undefined && compareReleases(removed, at) <= 0) return 'removed';
  return deprecated !== undefined && compareReleases(deprecated, at) <= 0 ? 'deprecated' : 'current';
}
/** How many releases `to` comes after `from`, of the same major one. */
export const releasesBetween = (from: string, to: string): number => Number(to.split('.')[1]) - Number(from.split('.')[1]);

/**
 * When an entry of the catalogue is there, and what it is from some release on. Its own words are those of the first release that has it;
 * the words of a change take the place of those, in this release and in each later one.
 */
export interface Life<Words extends object = object> {
  /** The first release that has it; absent where every release shown has. */
  readonly since?: string;
  /** The last release that has it; absent where it goes on. */
  readonly until?: string;
  /** Words that are others, by the first release with them; those that are null are there no more. */
  readonly changes?: Readonly<Record<string, { readonly [Word in keyof Words]?: Words[Word] | null }>>;
}

/** The entry as it is in a release; undefined where the release does not have it. */
export function entryIn<Entry extends Life>(entry: Entry, release: string): Entry | undefined {
  const { since, until, changes } = entry;
  if (since !== undefined && compareReleases(since, release) > 0) return undefined;
  if (until !== undefined && compareReleases(until, release) < 0) return undefined;
  if (changes === undefined) return entry;
  const reached = Object.keys(changes)
    .filter((from) => compareReleases(from, release) <= 0)
    .sort(compareReleases);
  const words: Record<string, unknown> = Object.assign({}, ...reached.map((from) => changes[from]));
  const there = Object.entries(words).map(([word, value]) => [word, value ?? undefined]);
  return { ...entry, ...Object.fromEntries(there) };
}

/** The release that a server shows, as generated code asks for it. */
export class ShownRelease {
  readonly #reached = new Map<string, boolean>();

  /** Without a name everything is there that any release has, as for programs that read what servers of all releases stored. */
  constructor(readonly name?: string) {}

  /** Whether what came with a release is there. */
  has(since: string): boolean {
    const known = this.#reached.get(since);
    if (known !== undefined) return known;
    const reached = this.name === undefined || compareReleases(since, this.name) <= 0;
    this.#reached.set(since, reached);
    return reached;
  }
}

/** The release after another, of the same major one. */
export function releaseAfter(release: string): string {
  const [major = '', minor = ''] = release.split('.');
  return `${major}.${Number(minor) + 1}`;
}

/** The release before another, of the same major one. */
export function releaseBefore(release: string): string {
  const [major = '', minor = ''] = release.split('.');
  return `${major}.${Number(minor) - 1}`;
}

/** The entries that a release has, by name, each as it is there. */
export const entriesIn = <Entry extends Life>(entries: Readonly<Record<string, Entry>>, release: string): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) => {
      const there = entryIn(entry, release);
      return there === undefined ? [] : [[name, there]];
    }),
  );
