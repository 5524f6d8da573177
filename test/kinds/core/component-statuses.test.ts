/** The health of the components of a cluster, which each read finds out. */
import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { TestServer } from '../../support/server.js';

const PATH = '/api/v1/componentstatuses';

interface Status {
  readonly metadata: { readonly name: string; readonly resourceVersion?: string };
  readonly conditions: readonly { readonly type: string; readonly status: string; readonly message: string }[];
}

let server: TestServer;

before(async () => {
  server = await TestServer.start({ release: '1.36' });
});
after(() => server.close());

const statusesOf = (of: TestServer, query = ''): Promise<Status[]> =>
  of.ask(`${PATH}${query}`).then(({ json }) => (json as { items: Status[] }).items);

test('a list has the store, which answers, and the components that are asked at their ports', async () => {
  const [scheduler, manager, store, ...others] = await statusesOf(server);
  assert.deepEqual(others, []);
  assert.deepEqual([scheduler?.metadata, manager?.metadata], [{ name: 'scheduler' }, { name: 'controller-manager' }]);
  assert.match(scheduler?.conditions[0]?.message ?? '', /https:\/\/127\.0\.0\.1:10259\/healthz|ok/);
  assert.deepEqual(store, { metadata: { name: 'etcd-0' }, conditions: [{ type: 'Healthy', status: 'True', message: 'ok' }] });
});

test('selectors and tables show them as they show others', async () => {
  const named = await statusesOf(server, '?fieldSelector=metadata.name%3Detcd-0');
  assert.deepEqual(
    named.map(({ metadata }) => metadata.name),
    ['etcd-0'],
  );
  const { json } = await server.ask(PATH, { headers: { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' } });
  const { rows } = json as { rows: { cells: unknown[] }[] };
  assert.deepEqual(rows.at(-1)?.cells, ['etcd-0', 'Healthy', 'ok', '']);
});

test('one is read by its name, and one that there is not has a name of its own in the answer', async () => {
  const { status, json } = await server.ask(`${PATH}/etcd-0`);
  assert.deepEqual([status, (json as { kind: string }).kind], [200, 'ComponentStatus']);
  const absent = await server.ask(`${PATH}/none`);
  assert.equal(absent.status, 404);
  const { message, details } = absent.json as { message: string; details: unknown };
  assert.equal(message, 'componentstatus "none" not found');
  assert.deepEqual(details, { name: 'none', kind: 'componentstatus' });
});

test('a component that answers is healthy; releases without TLS for it ask its plain port', async (t) => {
  const scheduler = http.createServer((_, response) => response.end('ok'));
  const listens = await new Promise<boolean>((resolve) => {
    scheduler.once('error', () => resolve(false));
    scheduler.listen(10_251, '127.0.0.1', () => resolve(true));
  });
  const other = await TestServer.start({ release: '1.21' });
  t.after(() => {
    scheduler.close();
    return other.close();
  });
  const asked = (await statusesOf(other)).find(({ metadata }) => metadata.name === 'scheduler');
  // Where something else has the port, that is what was asked.
  if (listens) assert.deepEqual(asked?.conditions, [{ type: 'Healthy', status: 'True', message: 'ok' }]);
  else assert.equal(asked?.conditions.length, 1);
});
