/** Tables of the rows that objects have in `kubectl get -o wide`, made without a server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import type { VersionDefinition } from '../../runtime/model/definition/definition.js';
import { resourceIn } from '../../runtime/model/definition/definition-in-release.js';
import { ageAt } from '../../runtime/model/definition/releases.js';
import { row } from '../../runtime/resource/presentations/table.js';
import { readAs, strategyOf, withoutDomain, words } from './cluster-kinds.js';

/** The time that all rows are made at. */
export const NOW = new Date('2021-05-01T12:00:00Z');
export const HOUR_AGO = '2021-05-01T11:00:00Z';
export const MINUTE_AGO = '2021-05-01T11:59:00Z';

/** Rows are made without features that only later releases have. */
const NOTHING_ON = (): boolean => false;

type Shown = { readonly metadata?: object; readonly [field: string]: unknown };
/** What is shown, the object without its name `x` and the time it was made at, and its cells. */
export type ShownRow = readonly [what: string, object: Shown, cells: readonly unknown[]];

/** The version as 1.21 has it; that of a kind that came later as 1.36 does. */
function hubOf(id: string): VersionDefinition {
  const resource = catalogue.resources.find((r) => withoutDomain(r.id) === id);
  const hub = (['1.21', '1.36'] as const)
    .map((release) => resource && resourceIn(resource, release).versions.get(resource.hub))
    .find((version, i) => version !== undefined && (i === 1 || ageAt(version.lifetime, '1.21') !== 'later'));
  assert.ok(hub, `no resource is named ${id}`);
  return hub;
}

/** The cells of one object as it is once it is stored: as many as there are columns, and numbers where integers belong. */
export async function cellsOf(id: string, object: Shown): Promise<unknown[]> {
  const version = hubOf(id);
  const whole = await readAs(version, { ...object, metadata: { name: 'x', creationTimestamp: HOUR_AGO, ...object.metadata } });
  const cells = row({ strategy: strategyOf(id), environment: { words, enabled: NOTHING_ON } }, version, whole, NOW).cells;
  assert.ok(Array.isArray(cells));
  // Rows of addresses tell their age, which no column of theirs does.
  const more = id.startsWith('ipaddresses') ? 1 : 0;
  assert.equal(cells.length, version.columns.length + more, `a cell for each column of ${id}`);
  for (const [i, { name, type }] of version.columns.entries()) if (type === 'integer') assert.equal(typeof cells[i], 'number', name);
  return cells;
}

/** One test for each row, by the resource's id without the domain. */
export function shownRows(tables: Readonly<Record<string, readonly ShownRow[]>>): void {
  for (const [id, rows] of Object.entries(tables))
    for (const [what, object, cells] of rows)
      test(`${id}, ${what}`, async () => {
        assert.deepEqual(await cellsOf(id, object), cells);
      });
}
