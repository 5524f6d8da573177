/** Route tables: what is generated for the kinds of a catalogue is what a server makes for kinds that definitions bring. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { type RouteTable, routesOf, routeTable } from '../../runtime/model/definition/routes.js';
import { apiVersionOf } from '../../runtime/model/object.js';

/** The rows that a table writes to a router. */
function rowsOf(table: RouteTable): string[] {
  const rows: string[] = [];
  const written = (method: string) => (address: string, answer: string) => rows.push(`${method} ${address}: ${answer}`);
  const router = { get: written('get'), post: written('post'), put: written('put'), patch: written('patch'), delete: written('delete') };
  table(router, (verb, subresource = '') => `${verb} ${subresource}`);
  return rows;
}

test('each generated table has the routes that follow from the definition of its kind', async () => {
  const versions = catalogue.resources.flatMap((resource) => [...resource.versions.values()]);
  assert.ok(versions.length > 50);
  for (const version of versions) {
    const apiVersion = apiVersionOf(version.group, version.version);
    const generated = (await catalogue.routes[apiVersion]?.())?.[version.plural];
    assert.ok(generated !== undefined, `${version.plural} in ${apiVersion}`);
    // Tables have the routes of all releases; what a release does not have is refused when it is asked.
    const verbs = [...new Set([version.verbs, ...Object.values(version.changes ?? {}).map((changed) => changed.verbs ?? [])].flat())];
    const made = routeTable(routesOf({ ...version, verbs }, catalogue.namespaces.segment));
    assert.deepEqual(rowsOf(generated).sort(), rowsOf(made).sort(), `${version.plural} in ${apiVersion}`);
  }
});
