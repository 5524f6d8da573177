/** Writes that change nothing rewrite what the store has in an older version or encoding, once, and nothing else. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MemoryEngine } from '../../runtime/store/index.js';
import { TestServer } from '../support/server.js';
import { SharedEngine } from '../support/shared-engine.js';

const KEY = '/registry/leases/default/a';
const AT = '/apis/coordination.k8s.io/v1/namespaces/default/leases/a';

const lease = (apiVersion: string): Buffer =>
  Buffer.from(
    `{"kind":"Lease","apiVersion":"${apiVersion}","metadata":{"name":"a","namespace":"default","uid":"u","creationTimestamp":"2021-01-02T03:04:05Z"},"spec":{"holderIdentity":"h"}}`,
  );

const CASES = [
  [
    'the JSON of an older version, where objects are kept as JSON',
    () => new MemoryEngine(),
    'coordination.k8s.io/v1beta1',
    '{"kind":"Lease","apiVersion":"coordination.k8s.io/v1"',
  ],
  ['the JSON of an older version, where objects are kept as Protobuf', () => new SharedEngine(), 'coordination.k8s.io/v1beta1', 'k8s\0'],
  ['the JSON of the newest version, where objects are kept as Protobuf', () => new SharedEngine(), 'coordination.k8s.io/v1', 'k8s\0'],
] as const;

for (const [what, engineOf, apiVersion, head] of CASES) {
  const engine = engineOf();
  let server: TestServer;
  before(async () => {
    await engine.open();
    await engine.commit({ key: KEY, value: lease(apiVersion), expected: 0 });
    server = await TestServer.start({ engine });
  });
  after(() => server.close());

  const storedNow = async () => (await engine.range('/registry/leases/default/', {})).entries.find(({ key }) => key === KEY);
  const emptyPatch = (query = '') =>
    server.ask(`${AT}${query}`, { method: 'PATCH', body: {}, headers: { 'Content-Type': 'application/merge-patch+json' } });

  test(`${what}: read as it is, and rewritten by an empty patch`, async () => {
    const read = await server.ask(AT);
    assert.equal(read.json.spec.holderIdentity, 'h');
    const was = await storedNow();
    const dry = await emptyPatch('?dryRun=All');
    assert.equal(dry.status, 200);
    assert.equal((await storedNow())?.revision, was?.revision);
    const written = await emptyPatch();
    assert.equal(written.status, 200, written.text);
    assert.deepEqual(written.json.spec, read.json.spec);
    const now = await storedNow();
    assert.ok((now?.revision ?? 0) > (was?.revision ?? 0));
    assert.ok(now?.value.toString('latin1').startsWith(head), now?.value.toString('latin1'));
    assert.equal(written.json.metadata.resourceVersion, String(now?.revision));
    const again = await emptyPatch();
    assert.equal(again.json.metadata.resourceVersion, String(now?.revision));
  });
}
