/** The read path copies bytes: nothing is parsed or serialised for an object that has not changed. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Item } from '../../runtime/resource/item.js';
import { TestServer } from '../support/server.js';

let server: TestServer;
const PATH = '/api/v1/namespaces/default/configmaps';

before(async () => {
  server = await TestServer.start();
  for (let i = 0; i < 20; i += 1)
    await server.create(PATH, { metadata: { name: `c-${i}`, labels: { odd: String(i % 2 === 1) } }, data: { k: 'v' } });
});
after(() => server.close());

test('a get, a list and a list by selector parse nothing', async (t) => {
  const parse = t.mock.method(Item.prototype, 'parse');
  const stringify = JSON.stringify;
  let serialised = 0;
  JSON.stringify = ((value: unknown, ...rest: unknown[]) => {
    if (typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'ConfigMap') serialised += 1;
    return Reflect.apply(stringify, JSON, [value, ...rest]) as string;
  }) as typeof JSON.stringify;
  try {
    const one = await server.ask(`${PATH}/c-3`);
    assert.equal(one.json.metadata.name, 'c-3');
    assert.equal((await server.ask(PATH)).json.items.length >= 20, true);
    assert.equal((await server.ask(`${PATH}?labelSelector=odd%3Dtrue`)).json.items.length, 10);
  } finally {
    JSON.stringify = stringify;
  }
  assert.equal(parse.mock.callCount(), 0, 'objects parsed');
  assert.equal(serialised, 0, 'objects serialised');
});
