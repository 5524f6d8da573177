/** Directives of strategic merge patches, as releases take them where they have nothing to direct. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';

const RELEASES = ['1.21', '1.23', '1.28'] as const;
const PLACE = '/namespaces/default';
const STRATEGIC = { 'Content-Type': 'application/strategic-merge-patch+json' };

const servers = await Promise.all(RELEASES.map((release) => TestServer.start({ release })));
after(() => Promise.all(servers.map((server) => server.close())));

/** What each release makes of a patch of a new object. */
const patched = (path: string, object: object, body: object): Promise<Answer['json'][]> =>
  Promise.all(
    servers.map(async (server) => {
      await server.create(path, { metadata: { name: 'patched' }, ...object });
      return (await server.ask(`${path}/patched`, { method: 'PATCH', headers: STRATEGIC, body })).json;
    }),
  );

test('scalars to delete from a list that is not there make no list from 1.23 on', async () => {
  const body = { metadata: { '$deleteFromPrimitiveList/finalizers': ['example.com/f'] } };
  const left = await patched(`/api/v1${PLACE}/configmaps`, {}, body);
  assert.deepEqual(
    left.map(({ metadata }) => metadata.finalizers),
    [['example.com/f'], undefined, undefined],
  );
});

test('scalars are deleted from lists that are replaced as a whole from 1.25 on', async () => {
  const spec = { ports: [{ port: 80 }], externalIPs: ['1.2.3.4', '1.2.3.5'] };
  const left = await patched(`/api/v1${PLACE}/services`, { spec }, { spec: { '$deleteFromPrimitiveList/externalIPs': ['1.2.3.4'] } });
  assert.deepEqual(
    left.map((object) => object.spec.externalIPs),
    [['1.2.3.4'], ['1.2.3.4'], ['1.2.3.5']],
  );
});

test('directives are no items of a list that is not there from 1.28 on', async () => {
  const slice = { addressType: 'IPv4', endpoints: [] };
  const left = await patched(`/apis/discovery.k8s.io/v1${PLACE}/endpointslices`, slice, { ports: [{ $patch: 'delete', name: 'b' }] });
  const item = [{ name: 'b', protocol: 'TCP' }];
  assert.deepEqual(
    left.map(({ ports }) => ports),
    [item, item, null],
  );
});
