/** Holds a catalogue to the deprecation policy: against what its last release promised. */
import { compareReleases } from '../../runtime/model/definition/releases.js';
import { type CheckedCatalogue, checkContext } from '../checks/context.js';
import type { Diagnostics, Position } from '../diagnostics.js';
import type { LoadedCatalogue } from '../load.js';
import { readSource, shownPath } from '../source-file.js';
import { compareKinds } from './compare-kinds.js';
import { compareResources } from './compare-resources.js';
import { compareSettings } from './compare-settings.js';
import { compareShown } from './compare-shown.js';
import { compareTypes } from './compare-types.js';
import { ownGroups, ownSettings } from './own.js';
import { releaseAfter } from './schedule.js';
import { SNAPSHOT_FILE, type SnapshotContent } from './snapshot.js';
import { readSnapshot } from './text.js';

/** A catalogue without faults of its own, and where it stands. */
interface CatalogueToHold extends CheckedCatalogue {
  readonly catalog: string;
  readonly loaded: LoadedCatalogue;
  /** As in 2026-01-31. */
  readonly today: string;
}

/** The newest release of a snapshot. */
export const lastOf = ({ releases }: SnapshotContent): string => Object.keys(releases).sort(compareReleases).at(-1) ?? '';

/** What service.yaml says of the release that is being made. */
export const madeOf = ({ catalogues }: LoadedCatalogue) => catalogues.find(({ origin }) => origin.name === '')?.origin.made ?? {};

/** Reports every rule that the catalogue breaks. Gives the snapshot that it is held to; undefined where there is none that could be read. */
export function checkReleased(catalogue: CatalogueToHold, diagnostics: Diagnostics): SnapshotContent | undefined {
  const { catalog, loaded, today } = catalogue;
  const snapshot = readSnapshot(catalog, diagnostics);
  if (snapshot === undefined) return undefined;
  const { content: before } = snapshot;
  const atService = (keys: readonly string[]): Position =>
    readSource(catalog, 'service.yaml', {}, diagnostics)?.position(keys) ?? {
      file: shownPath(catalog, 'service.yaml'),
      line: 1,
      column: 1,
    };
  const refuse = (at: Position, why: string): undefined => {
    diagnostics.report('KW040', at, { file: SNAPSHOT_FILE, why });
    return undefined;
  };
  const names = new Set(ownGroups(catalogue.model).map(({ name }) => name));
  const known = Object.values(before.groups).map(({ name }) => name);
  if (known.length > 0 && !known.some((name) => names.has(name)))
    return refuse(
      snapshot.file.position(['catalogue']),
      `it is that of another catalogue, with ${known.slice(0, 3).join(', ')}; delete it if this one is to begin anew, in ${madeOf(loaded).release ?? 'its first release'} at the earliest`,
    );
  const last = lastOf(before);
  const release = madeOf(loaded).release ?? releaseAfter(last);
  if (compareReleases(release, last) < 0)
    return refuse(
      atService(['release']),
      `release ${release} is older than ${last}, which was made; write \`release: "${releaseAfter(last)}"\``,
    );
  const held = {
    ...checkContext(catalogue, diagnostics),
    before,
    last,
    timeline: { release, today, released: before.releases },
    settings: ownSettings(loaded),
    atService,
    report: (code: Parameters<Diagnostics['report']>[0], at: Position, what: string, advice: string) =>
      diagnostics.report(code, at, { what, advice }),
  };
  compareTypes(compareKinds(held), held);
  compareResources(held);
  compareSettings(held);
  compareShown(held);
  // What people decided to break, they decided until the next release is made.
  diagnostics.takeBack(new Set(before.exceptions?.flatMap(({ broken }) => broken)));
  return before;
}
