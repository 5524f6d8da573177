/** What audit events tell in releases of today, and ids of requests that answers have since. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { auditedServer, type KeptEvents } from '../support/audit.js';
import { type Ask, TestServer } from '../support/server.js';

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('audit events of 1.36', () => {
  let server: TestServer;
  let events: KeptEvents;
  before(async () => {
    ({ server, events } = await auditedServer('- { level: Request }', { release: '1.36' }));
  });
  after(() => server.close());

  async function eventOf(path: string, ask: Ask = {}) {
    await server.ask(path, ask);
    const [event] = await events.take(1);
    return event;
  }

  it('tell what an answer says and is about, where it is a status', async () => {
    assert.deepEqual((await eventOf(`${CONFIG_MAPS}/none`)).responseStatus, {
      metadata: {},
      status: 'Failure',
      message: 'configmaps "none" not found',
      reason: 'NotFound',
      details: { kind: 'configmaps', name: 'none' },
      code: 404,
    });
    const bad = { method: 'POST', body: { metadata: { name: 'b' }, data: { 'not a key': 'v' } } };
    const { responseStatus } = await eventOf(CONFIG_MAPS, bad);
    assert.deepEqual(
      responseStatus.details.causes.map(({ field }: { field: string }) => field),
      ['data[not a key]'],
    );
    assert.deepEqual((await eventOf(CONFIG_MAPS)).responseStatus, { metadata: {}, code: 200 });
  });

  it('show options of deletions at no version', async () => {
    await eventOf(CONFIG_MAPS, { method: 'POST', body: { metadata: { name: 'gone' } } });
    const options = { kind: 'DeleteOptions', apiVersion: 'v1', propagationPolicy: 'Orphan' };
    const { requestObject } = await eventOf(`${CONFIG_MAPS}/gone`, { method: 'DELETE', body: options });
    assert.deepEqual(requestObject, { ...options, apiVersion: 'meta.k8s.io/__internal' });
  });

  it('tell by which constraint a caller became another, and of none without one', async () => {
    const as = (name: string) => eventOf(CONFIG_MAPS, { headers: { 'Impersonate-User': name } });
    assert.deepEqual((await as('alice')).authenticationMetadata, { impersonationConstraint: 'impersonate:user-info' });
    assert.deepEqual((await as('system:serviceaccount:default:a')).authenticationMetadata, {
      impersonationConstraint: 'impersonate:serviceaccount',
    });
    assert.equal((await eventOf(CONFIG_MAPS)).authenticationMetadata, undefined);
    const mixed = await eventOf(CONFIG_MAPS, {
      headers: { 'Impersonate-User': 'system:serviceaccount:default:a', 'Impersonate-Group': 'x' },
    });
    assert.deepEqual([mixed.impersonatedUser.groups.includes('x'), mixed.authenticationMetadata], [true, undefined]);
  });

  it('tell of the end of a watch as of any answer', async () => {
    await server.ask(`${CONFIG_MAPS}?watch=1&timeoutSeconds=1`);
    const [started, ended] = await events.take(2);
    assert.deepEqual([started.stage, ended.stage], ['ResponseStarted', 'ResponseComplete']);
    assert.deepEqual(ended.responseStatus, { metadata: {}, code: 200 });
  });

  it('told of it as of a connection that was closed until 1.30', async () => {
    const { server: earlier, events: kept } = await auditedServer('- { level: Request }', { release: '1.30' });
    try {
      await earlier.ask(`${CONFIG_MAPS}?watch=1&timeoutSeconds=1`);
      const [, ended] = await kept.take(2);
      assert.deepEqual(ended.responseStatus, { metadata: {}, status: 'Success', message: 'Connection closed early', code: 200 });
    } finally {
      await earlier.close();
    }
  });

  it('have the ids that answers tell', async () => {
    const { headers } = await server.ask(CONFIG_MAPS, { headers: { 'Audit-ID': 'mine' } });
    const [event] = await events.take(1);
    assert.deepEqual([headers['audit-id'], event.auditID], ['mine', 'mine']);
    const own = await server.ask(CONFIG_MAPS);
    const [other] = await events.take(1);
    assert.match(other.auditID, UUID);
    assert.equal(own.headers['audit-id'], other.auditID);
  });
});

it('answers have an id without auditing since 1.22, refusals and health too', async () => {
  const [older, newer] = await Promise.all([TestServer.start({}), TestServer.start({ release: '1.22' })]);
  try {
    for (const path of [CONFIG_MAPS, `${CONFIG_MAPS}/none`, '/livez', '/nothing']) {
      assert.equal((await older.ask(path)).headers['audit-id'], undefined, path);
      assert.match(String((await newer.ask(path)).headers['audit-id']), UUID, path);
    }
    const refused = await newer.ask(CONFIG_MAPS, { headers: { Authorization: 'Bearer', 'Audit-ID': 'my-own' }, token: 'none' });
    assert.equal(refused.headers['audit-id'], 'my-own');
  } finally {
    await Promise.all([older.close(), newer.close()]);
  }
});
