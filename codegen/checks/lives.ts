/** Lives of entries of the catalogue: they begin before they end, and what changes in them changes while they are there, to something else. */
import { compareReleases, entryIn, type Life } from '../../runtime/model/definition/releases.js';
import { equalJson } from '../../runtime/model/json/json.js';

/** Reports a fault at keys inside of the entry. */
type ReportLife = (keys: readonly string[], what: string, why: string) => void;

export function checkLife(name: string, entry: Life, report: ReportLife): void {
  const { since, until, changes = {} } = entry;
  if (since !== undefined && until !== undefined && compareReleases(since, until) > 0)
    report(['until'], `the life of ${name}`, `it ends in ${until}, before it begins in ${since}`);
  for (const from of Object.keys(changes)) {
    const about = `the change in ${from} of ${name}`;
    if (since !== undefined && compareReleases(from, since) <= 0)
      report(['changes', from], about, `it is there since ${since}, so that a change comes later`);
    if (until !== undefined && compareReleases(from, until) > 0) report(['changes', from], about, `its last release is ${until}`);
    const before = entryIn({ ...entry, changes: earlierThan(from, changes) }, from) ?? entry;
    const same = Object.entries(changes[from] ?? {}).filter(([word, value]) => equalJson(value, (before as Record<string, unknown>)[word]));
    for (const [word] of same) report(['changes', from, word], `\`${word}\` in ${from} of ${name}`, 'it is no other than before');
  }
}

const earlierThan = (release: string, changes: NonNullable<Life['changes']>): NonNullable<Life['changes']> =>
  Object.fromEntries(Object.entries(changes).filter(([from]) => compareReleases(from, release) < 0));
