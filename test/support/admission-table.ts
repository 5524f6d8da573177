/** Tables of what admission makes of an object that is created, each row in a namespace of its own. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestServer } from './server.js';

/** What is there before, by the plural below the namespace, or by a whole path. */
export type There = readonly (readonly [path: string, object: object])[];
export type Expected = { readonly refused: string } | Readonly<Record<string, unknown>>;

export interface Row {
  readonly it: string;
  readonly there?: There;
  readonly path: string;
  readonly sent: object;
  /** The message of a 403, or values at paths of the answer. */
  readonly expected: Expected;
  /** The namespace's own account; a namespace without one admits no pods. */
  readonly account?: object | 'none';
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

/** Plays tables on a server, which is there when the tests run. */
export function admissionTable(serverOf: () => TestServer): (plugin: string, rows: readonly Row[]) => void {
  let made = 0;
  async function play({ there = [], path, sent, expected, account = {} }: Row): Promise<void> {
    const server = serverOf();
    made += 1;
    const namespace = `n-${made}`;
    const within = (to: string): string => (to.startsWith('/') ? to : `/api/v1/namespaces/${namespace}/${to}`);
    const make = async (to: string, object: object): Promise<void> => {
      const answer = await server.create(within(to), object);
      assert.equal(answer.status, 201, answer.text);
    };
    await make('/api/v1/namespaces', { metadata: { name: namespace } });
    if (account !== 'none') await make('serviceaccounts', { metadata: { name: 'default' }, ...account });
    for (const [to, object] of there) await make(to, object);
    const answer = await server.create(within(path), sent);
    if ('refused' in expected) {
      assert.deepEqual([answer.status, answer.json.reason], [403, 'Forbidden'], answer.text);
      assert.equal(answer.json.message.replaceAll(namespace, 'N'), expected.refused);
    } else {
      assert.ok(answer.status < 300, answer.text);
      for (const [where, value] of Object.entries(expected)) assert.deepEqual(at(answer.json, where), value, where);
    }
  }
  return (plugin, rows) => {
    describe(plugin, () => {
      for (const row of rows) test(row.it, () => play(row));
    });
  };
}
