/**
 * Lives of entries of the catalogue: they begin before they end, what changes in them changes while they are there, to something else, and
 * nothing lives when what holds it does not.
 */
import { compareReleases, entryIn, type Life } from '../../runtime/model/definition/releases.js';
import { equalJson } from '../../runtime/model/json/json.js';
import type { KindSource } from '../schema/schema.js';
import type { Report } from './context.js';

/** Reports a fault at keys inside of the entry. */
type ReportLife = (keys: readonly string[], what: string, why: string) => void;

/** Lives of all that a kind says of how it is served, and of its fields beside that of the kind itself. */
export function checkLivesOfKind(name: string, { lifetime = {}, resource, fields = {} }: KindSource, report: Report): void {
  const { introduced, removed } = lifetime;
  const within = (entry: string, { since, until }: Life, keys: readonly (string | number)[]): void => {
    const tell = (word: string, why: string): void => report('KW034', [...keys, word], { what: `the life of ${entry}`, why });
    if (since !== undefined && introduced !== undefined && compareReleases(since, introduced) <= 0)
      tell('since', `${name} itself is there since ${introduced}, and has it from then on without a word`);
    if (since !== undefined && removed !== undefined && compareReleases(since, removed) >= 0)
      tell('since', `${name} itself is gone in ${removed}`);
    if (until !== undefined && removed !== undefined && compareReleases(until, removed) >= 0)
      tell('until', `${name} itself is gone in ${removed}, and has it to the end without a word`);
    if (until !== undefined && introduced !== undefined && compareReleases(until, introduced) < 0)
      tell('until', `${name} itself is there since ${introduced} only`);
  };
  const consistent = (entry: string, life: Life, keys: readonly (string | number)[]): void =>
    checkLife(entry, life, (at, what, why) => report('KW034', [...keys, ...at], { what, why }));
  const checked = (entry: string, life: Life, keys: readonly (string | number)[]): void => {
    consistent(entry, life, keys);
    within(entry, life, keys);
  };
  // Fields of a version that is not the hub are counterparts of those of the hub, and live as long as these do.
  if (resource?.hub === undefined) for (const [field, life] of Object.entries(fields)) within(field, life, ['fields', field]);
  if (resource === undefined) return;
  const { columns = [], subresources = {}, selectable = {}, storage, writes } = resource;
  checked(`the resource ${resource.plural}`, { changes: resource.changes }, ['resource']);
  // Code fills the cells of all versions alike, so that a version may need columns that it never shows.
  for (const [i, column] of columns.entries()) consistent(`the column ${column.name}`, column, ['resource', 'columns', i]);
  for (const [of, life] of Object.entries(subresources)) checked(`the subresource ${of}`, life, ['resource', 'subresources', of]);
  for (const [label, path] of Object.entries(selectable)) checked(`the label ${label}`, path, ['resource', 'selectable', label]);
  if (storage !== undefined) checked('the storage', storage, ['resource', 'storage']);
  if (writes !== undefined) checked('the writes', { changes: writes.changes }, ['resource', 'writes']);
}

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
    const same = Object.entries(changes[from] ?? {}).filter(([word, value]) =>
      equalJson(value ?? undefined, (before as Record<string, unknown>)[word]),
    );
    for (const [word] of same) report(['changes', from, word], `\`${word}\` in ${from} of ${name}`, 'it is no other than before');
  }
}

const earlierThan = (release: string, changes: NonNullable<Life['changes']>): NonNullable<Life['changes']> =>
  Object.fromEntries(Object.entries(changes).filter(([from]) => compareReleases(from, release) < 0));
