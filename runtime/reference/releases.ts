/** The releases that lifetimes of kinds and fields go by: those of the cluster API, and those of a catalogue of its own. */
import { compareReleases, NEWEST_RELEASE, OLDEST_RELEASE, releaseAfter } from '../model/definition/releases.js';
import type { KindEntry, Reference, TypeEntry } from './reference.js';

type Change = 'added' | 'deprecated' | 'removed';

/** A version of a kind, or a field of a type, to which a release does something. */
export interface ReleaseChange {
  readonly release: string;
  readonly change: Change;
  readonly type: TypeEntry;
  /** Undefined where the change is about the type, which is a kind. */
  readonly field?: string;
}

/** Kinds whose lifetimes go by the same releases. */
export interface Scale {
  readonly ofCluster: boolean;
  /** Empty where there is only one scale. */
  readonly title: string;
  readonly kinds: readonly KindEntry[];
  /** All releases of its chart, the oldest first; empty where no lifetime names one. */
  readonly releases: readonly string[];
  readonly changes: readonly ReleaseChange[];
  /** The anchor of a release, which no release of another scale has. */
  anchor(release: string): string;
}

/** The scales of a reference: that of its own catalogue first. */
export function scalesOf(reference: Reference): Scale[] {
  const isMixed = new Set(reference.kinds.map(({ version }) => version.ofCluster)).size > 1;
  return [false, true].flatMap((ofCluster) => {
    const kinds = reference.kinds.filter(({ version }) => version.ofCluster === ofCluster);
    if (kinds.length === 0) return [];
    const types = reference.types.filter(({ version }) => version.ofCluster === ofCluster);
    const changes = [...kindChanges(kinds), ...fieldChanges(types)];
    return [
      {
        ofCluster,
        title: isMixed ? (ofCluster ? 'Cluster API' : 'This catalogue') : '',
        kinds,
        releases: ofCluster ? between(OLDEST_RELEASE, NEWEST_RELEASE) : releasesOf(changes),
        changes,
        anchor: (release) => (isMixed && ofCluster ? `cluster-${release}` : release),
      },
    ];
  });
}

/** The releases that change something, the newest first. */
export const changingReleases = ({ changes }: Scale): string[] =>
  [...new Set(changes.map(({ release }) => release))].sort((a, b) => compareReleases(b, a));

function* kindChanges(kinds: readonly KindEntry[]): Generator<ReleaseChange> {
  for (const type of kinds) {
    const { introduced, deprecated, removed } = type.kind.lifetime ?? {};
    if (introduced !== undefined) yield { release: introduced, change: 'added', type };
    if (deprecated !== undefined) yield { release: deprecated, change: 'deprecated', type };
    if (removed !== undefined) yield { release: removed, change: 'removed', type };
  }
}

function* fieldChanges(types: readonly TypeEntry[]): Generator<ReleaseChange> {
  for (const type of types)
    for (const { name: field, since, until } of type.fields) {
      if (since !== undefined) yield { release: since, change: 'added', type, field };
      if (until !== undefined) yield { release: releaseAfter(until), change: 'removed', type, field };
    }
}

/** From the first release that changes something to the last; of several major ones, only those that do. */
function releasesOf(changes: readonly ReleaseChange[]): string[] {
  const named = [...new Set(changes.map(({ release }) => release))].sort(compareReleases);
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined) return [];
  return first.split('.')[0] === last.split('.')[0] ? between(first, last) : named;
}

function between(first: string, last: string): string[] {
  const out = [first];
  for (let at = first; at !== last; ) {
    at = releaseAfter(at);
    out.push(at);
  }
  return out;
}
