/** Tables of what a kind takes and what it refuses: a valid object, changes that break it, and the causes of the answer. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ServerOptions } from '../../runtime/server.js';
import { TestServer } from './server.js';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };
type Fields = { readonly [name: string]: Json };

/** What is changed, and a cause for each fault, as `<field> <reason without FieldValue>`. */
export type Broken = readonly [what: string, change: Fields, ...causes: string[]];

export interface KindTable {
  /** Address of the collection. */
  readonly path: string;
  readonly valid: Fields & { readonly metadata: Fields & { readonly name: string } };
  /** Changes of the valid object (a merge; `undefined` removes) that its creation does not survive. */
  readonly creates: readonly Broken[];
  /** The same for an update. */
  readonly updates?: readonly Broken[];
  /** The same for a change through the status subresource. */
  readonly statuses?: readonly Broken[];
  /** Changes that an update takes. */
  readonly allowed?: readonly (readonly [what: string, change: Fields])[];
}

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(value: Fields, change: Fields): Fields {
  const out: Record<string, Json> = { ...value };
  for (const [name, next] of Object.entries(change)) {
    const now = out[name];
    if (next === undefined) delete out[name];
    else out[name] = isFields(next) && isFields(now) ? merged(now, next) : next;
  }
  return out;
}

interface Cause {
  readonly field: string;
  readonly reason: string;
}

const causesOf = (status: { details?: { causes?: readonly Cause[] } }): string[] =>
  (status.details?.causes ?? []).map(({ field, reason }) => `${field} ${reason.replace('FieldValue', '')}`);

const APPLY = { 'Content-Type': 'application/apply-patch+yaml' };

/** The valid object of a kind, labelled, as a configuration: it is taken, owned, and written once. */
export async function appliedTwice(server: TestServer, path: string, valid: { readonly [name: string]: unknown }): Promise<void> {
  const metadata = valid['metadata'] as { readonly name: string; readonly labels?: Fields };
  const { name } = metadata;
  const live = (await server.ask(`${path}/${name}`)).json;
  const labelled = { ...metadata, labels: { ...metadata.labels, applied: 'yes' } };
  const body = { ...valid, metadata: labelled, apiVersion: live.apiVersion, kind: live.kind };
  const apply = () => server.ask(`${path}/${name}?fieldManager=applier&force=true`, { method: 'PATCH', body, headers: APPLY });
  const first = await apply();
  assert.equal(first.status, 200, first.text);
  const owners: readonly { manager: string; operation: string }[] = first.json.metadata.managedFields ?? [];
  assert.ok(
    owners.some(({ manager, operation }) => manager === 'applier' && operation === 'Apply'),
    first.text,
  );
  assert.deepEqual((await apply()).json, first.json);
}

/** Declares one test for each row of the tables, against one server. */
export function kindTables(tables: Readonly<Record<string, KindTable>>, options: Partial<ServerOptions> = {}): void {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start(options);
  });
  after(() => server.close());

  for (const [kind, { path, valid, creates, updates = [], statuses = [], allowed = [] }] of Object.entries(tables)) {
    test(`${kind}: a valid one is made`, async () => {
      const answer = await server.create(path, valid);
      assert.equal(answer.status, 201, answer.text);
    });
    test(`${kind}: applied by somebody else, it is theirs too; applied again, it stays as it is`, () => appliedTwice(server, path, valid));
    for (const [what, change, ...causes] of creates) {
      test(`${kind}: ${what}`, async () => {
        const answer = await server.create(`${path}?dryRun=All`, merged(valid, change));
        assert.equal(answer.status, 422, answer.text);
        assert.deepEqual(causesOf(answer.json), causes, answer.json.message);
      });
    }
    const change = async (fields: Fields, subresource = ''): ReturnType<TestServer['ask']> => {
      const live = (await server.ask(`${path}/${valid.metadata.name}`)).json;
      return server.ask(`${path}/${valid.metadata.name}${subresource}?dryRun=All`, { method: 'PUT', body: merged(live, fields) });
    };
    for (const [what, fields, ...causes] of updates) {
      test(`${kind}, updated: ${what}`, async () => {
        const answer = await change(fields);
        assert.equal(answer.status, 422, answer.text);
        assert.deepEqual(causesOf(answer.json), causes, answer.json.message);
      });
    }
    for (const [what, fields, ...causes] of statuses) {
      test(`${kind}, status updated: ${what}`, async () => {
        const answer = await change(fields, '/status');
        assert.equal(answer.status, 422, answer.text);
        assert.deepEqual(causesOf(answer.json), causes, answer.json.message);
      });
    }
    for (const [what, fields] of allowed) {
      test(`${kind}, updated: ${what} is taken`, async () => {
        const answer = await change(fields);
        assert.equal(answer.status, 200, answer.text);
      });
    }
  }
}
