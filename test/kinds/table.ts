/** Tables of objects that a kind takes and refuses, played against a server. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { appliedTwice } from '../support/kinds.js';
import { TestServer } from '../support/server.js';

type Fields = { readonly [name: string]: unknown };

export interface KindCase {
  readonly kind: string;
  /** Path of the collection. */
  readonly path: string;
  /** Is stored as it is. */
  readonly valid: Fields;
  /** Changes of the valid object, and the fields that are then at fault; no more and no less. */
  readonly invalid: readonly (readonly [change: Fields, ...fields: string[]])[];
  /** Merge patches of the stored object, and the fields that are then at fault; none where the change is taken. */
  readonly updates?: readonly (readonly [change: Fields, ...fields: string[]])[];
  /** The same through the status subresource. */
  readonly statuses?: readonly (readonly [change: Fields, ...fields: string[]])[];
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object with a change: objects merge, null takes away, everything else replaces. */
export function changed(object: unknown, change: unknown): unknown {
  if (!isFields(object) || !isFields(change)) return change;
  const out: { [name: string]: unknown } = { ...object };
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete out[name];
    else out[name] = changed(out[name], value);
  }
  return out;
}

const PATCH = { 'Content-Type': 'application/merge-patch+json' };

const say = (change: unknown): string => {
  const text = JSON.stringify(change);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};

export function playKinds(cases: readonly KindCase[]): void {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start();
    await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  });
  after(() => server.close());

  const refused = (
    answer: { status: number; text: string; json: { details?: { causes?: { field: string }[] } } },
    fields: string[],
  ): void => {
    assert.equal(answer.status, fields.length === 0 ? 200 : 422, answer.text);
    if (fields.length === 0) return;
    const found = new Set((answer.json.details?.causes ?? []).map((c) => c.field));
    assert.deepEqual([...found].sort(), [...new Set(fields)].sort(), answer.text);
  };

  for (const { kind, path, valid, invalid, updates = [], statuses = [] } of cases) {
    describe(kind, () => {
      const name = String((valid.metadata as Fields).name);
      test('a valid object is stored', async () => {
        const answer = await server.create(path, valid);
        assert.equal(answer.status, 201, answer.text);
        assert.equal(answer.json.kind, kind);
      });
      test('applied by somebody else, it is theirs too; applied again, it stays as it is', () => appliedTwice(server, path, valid));
      for (const [change, ...fields] of invalid)
        test(`refuses ${say(change)}`, async () => {
          const object = changed(changed(valid, { metadata: { name: `${name}-bad` } }), change);
          refused(await server.create(path, object), fields);
        });
      for (const [change, ...fields] of updates)
        test(`${fields.length === 0 ? 'takes' : 'refuses'} the change ${say(change)}`, async () => {
          refused(await server.ask(`${path}/${name}`, { method: 'PATCH', headers: PATCH, body: change }), fields);
        });
      for (const [change, ...fields] of statuses)
        test(`${fields.length === 0 ? 'takes' : 'refuses'} the status ${say(change)}`, async () => {
          refused(await server.ask(`${path}/${name}/status`, { method: 'PATCH', headers: PATCH, body: { status: change } }), fields);
        });
    });
  }
}
