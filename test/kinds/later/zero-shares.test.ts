/** Priority levels without shares of their own, in the version in which no shares mean the default. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../../support/server.js';

const levels = (version: string): string => `/apis/flowcontrol.apiserver.k8s.io/${version}/prioritylevelconfigurations`;
const KEY = 'flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares';
const level = (name: string, shares: number | undefined, annotations?: object): object => ({
  metadata: { name, ...(annotations === undefined ? {} : { annotations }) },
  spec: { type: 'Limited', limited: { nominalConcurrencyShares: shares, limitResponse: { type: 'Reject' } } },
});

let server: TestServer;
before(async () => {
  server = await TestServer.start({ release: '1.30' });
  for (const name of ['none', 'patched']) await server.create(levels('v1'), level(name, 0));
});
after(() => server.close());

const sharesAt = async (version: string, name: string): Promise<unknown> => {
  const { metadata, spec } = (await server.ask(`${levels(version)}/${name}`)).json;
  return [spec.limited.nominalConcurrencyShares, metadata.annotations];
};

test('a level without shares is marked where no shares mean the default', async () => {
  assert.deepEqual(await sharesAt('v1', 'none'), [0, undefined]);
  assert.deepEqual(await sharesAt('v1beta3', 'none'), [0, { [KEY]: '' }]);
});

test('a change in that version leaves a level without shares, and none has the mark in others', async () => {
  const { status, json } = await server.ask(`${levels('v1beta3')}/patched`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json' },
    body: { metadata: { labels: { a: 'b' } } },
  });
  assert.deepEqual([status, json.metadata.generation, json.spec.limited.nominalConcurrencyShares], [200, 1, 0]);
  assert.deepEqual(await sharesAt('v1', 'patched'), [0, undefined]);
});

test('no shares are the default there, unless they are marked', async () => {
  for (const [name, annotations, shares] of [
    ['plain', { note: 'a' }, 30],
    ['marked', { note: 'a', [KEY]: '' }, 0],
  ] as const) {
    const made = await server.create(levels('v1beta3'), level(name, 0, annotations));
    assert.equal(made.status, 201, made.text);
    assert.deepEqual(await sharesAt('v1', name), [shares, { note: 'a' }]);
  }
});

test('releases before there were such levels know no mark', async () => {
  const before = await TestServer.start({ release: '1.28' });
  try {
    const { json } = await before.create(levels('v1beta3'), level('marked', 0, { [KEY]: '' }));
    assert.deepEqual([json.spec.limited.nominalConcurrencyShares, json.metadata.annotations], [30, { [KEY]: '' }]);
  } finally {
    await before.close();
  }
});
