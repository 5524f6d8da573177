/** Tables of what a kind takes and what it refuses: a valid object, changes that break it, and the causes of the answer. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestOptions, TestServer } from './server.js';

type Fields = { readonly [name: string]: unknown };

/**
 * What is changed (objects merge, null takes away, everything else replaces), and a cause for each fault, as
 * `<field> <reason without FieldValue>`; none where the change is taken. A title says what the change itself does not.
 */
export type Row = readonly [what: string, change: Fields, ...causes: string[]] | readonly [change: Fields, ...causes: string[]];

export interface KindTable {
  /** Address of the collection. */
  readonly path: string;
  readonly valid: Fields & { readonly metadata: Fields & { readonly name: string } };
  /** Changes of the valid object that its creation does not survive. */
  readonly creates: readonly Row[];
  /** Changes of the stored object, one after the other: one that is taken is there for the next. */
  readonly updates?: readonly Row[];
  /** The same for its status, through the status subresource. */
  readonly statuses?: readonly Row[];
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(value: Fields, change: Fields): Fields {
  const out: Record<string, unknown> = { ...value };
  for (const [name, next] of Object.entries(change)) {
    if (next === null) delete out[name];
    else out[name] = isFields(next) ? merged(isFields(out[name]) ? out[name] : {}, next) : next;
  }
  return out;
}

interface Case {
  readonly what: string;
  readonly change: Fields;
  readonly causes: readonly string[];
}

function caseOf(row: Row): Case {
  const [first, ...rest] = row;
  if (typeof first === 'string') return { what: first, change: rest[0] as Fields, causes: rest.slice(1) as string[] };
  const text = JSON.stringify(first);
  return { what: text.length > 120 ? `${text.slice(0, 120)}…` : text, change: first, causes: rest as string[] };
}

interface Cause {
  readonly field: string;
  readonly reason: string;
}

const causesOf = (status: { details?: { causes?: readonly Cause[] } }): string[] =>
  (status.details?.causes ?? []).map(({ field, reason }) => `${field} ${reason.replace('FieldValue', '')}`);

const MERGE = { 'Content-Type': 'application/merge-patch+json' };
const APPLY = { 'Content-Type': 'application/apply-patch+yaml' };

/** An object without the times of its owners and what follows from them: where admission completes a list, each apply is one more write. */
const timeless = (object: { metadata: { managedFields: readonly object[] } }): object => ({
  ...object,
  metadata: {
    ...object.metadata,
    resourceVersion: '',
    managedFields: object.metadata.managedFields.map((entry) => ({ ...entry, time: '' })),
  },
});

interface Owner {
  readonly manager: string;
  readonly operation: string;
  readonly fieldsV1: object;
}

const APPLIER = 'applier';

const ownedByOthers = ({ metadata }: { readonly metadata: { readonly managedFields?: readonly Owner[] } }): string =>
  JSON.stringify(
    (metadata.managedFields ?? []).filter(({ manager }) => manager !== APPLIER).map(({ manager, fieldsV1 }) => [manager, fieldsV1]),
  );

/** The valid object of a kind, labelled, as a configuration: it is taken, owned, and written once. */
async function appliedTwice(server: TestServer, path: string, valid: { readonly [name: string]: unknown }): Promise<void> {
  const metadata = valid.metadata as { readonly name: string; readonly labels?: Fields };
  const { name } = metadata;
  const live = (await server.ask(`${path}/${name}`)).json;
  const labelled = { ...metadata, labels: { ...metadata.labels, applied: 'yes' } };
  const body = { ...valid, metadata: labelled, apiVersion: live.apiVersion, kind: live.kind };
  const apply = () => server.ask(`${path}/${name}?fieldManager=${APPLIER}&force=true`, { method: 'PATCH', body, headers: APPLY });
  const first = await apply();
  assert.equal(first.status, 200, first.text);
  const owners: readonly Owner[] = first.json.metadata.managedFields ?? [];
  assert.ok(
    owners.some(({ manager, operation }) => manager === APPLIER && operation === 'Apply'),
    first.text,
  );
  for (let before = first.json; ; ) {
    const again = (await apply()).json;
    // A controller that wrote in between shows by what it owns.
    if (ownedByOthers(again) === ownedByOthers(before)) {
      assert.deepEqual(timeless(again), timeless(before));
      return;
    }
    before = again;
  }
}

/** Declares one test for each row of the tables, against one server. */
export function kindTables(tables: Readonly<Record<string, KindTable>>, options: TestOptions = {}): void {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start(options);
    await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  });
  after(() => server.close());

  for (const [kind, { path, valid, creates, updates = [], statuses = [] }] of Object.entries(tables)) {
    const changes = (subresource: string, label: string, rows: readonly Row[], bodyOf: (change: Fields) => Fields): void => {
      for (const { what, change, causes } of rows.map(caseOf))
        test(`${kind}, ${label}: ${what}${causes.length === 0 ? ' is taken' : ''}`, async () => {
          const address = `${path}/${valid.metadata.name}${subresource}`;
          const answer = await server.ask(address, { method: 'PATCH', headers: MERGE, body: bodyOf(change) });
          assert.equal(answer.status, causes.length === 0 ? 200 : 422, answer.text);
          assert.deepEqual(causesOf(answer.json), causes, answer.text);
        });
    };

    test(`${kind}: a valid one is made`, async () => {
      const answer = await server.create(path, valid);
      assert.equal(answer.status, 201, answer.text);
      assert.equal(answer.json.kind, kind);
    });
    test(`${kind}: applied by somebody else, it is theirs too; applied again, it stays as it is`, () => appliedTwice(server, path, valid));
    for (const { what, change, causes } of creates.map(caseOf)) {
      test(`${kind}: ${what}`, async () => {
        const answer = await server.create(path, merged(valid, change));
        assert.equal(answer.status, 422, answer.text);
        assert.deepEqual(causesOf(answer.json), causes, answer.text);
      });
    }
    changes('', 'updated', updates, (change) => change);
    changes('/status', 'status updated', statuses, (change) => ({ status: change }));
  }
}
