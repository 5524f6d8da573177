/** WebSockets to containers of pods, which are opened by GET. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TestServer } from '../support/server.js';

const start = (release: string): Promise<TestServer> =>
  TestServer.start({
    release,
    authorizer: () => ({
      authorize: ({ user, verb }) => ({ decision: user.name === 'reader' && verb === 'create' ? 'abstain' : 'allow', reason: '' }),
    }),
  });
const [later, earlier] = [await start('1.36'), await start('1.34')];
after(() => Promise.all([later.close(), earlier.close()]));

const UPGRADE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

test('who may only read pods opens none to their containers', async () => {
  for (const server of [later, earlier]) {
    await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
    const spec = { automountServiceAccountToken: false, containers: [{ name: 'c', image: 'i' }] };
    const made = await server.create('/api/v1/namespaces/default/pods', { metadata: { name: 'p' }, spec });
    assert.equal(made.status, 201, made.text);
  }
  const opened = (server: TestServer, token: string) =>
    server.ask('/api/v1/namespaces/default/pods/p/exec?command=ls', { token, headers: UPGRADE });
  const refused = await opened(later, 'reader');
  assert.deepEqual([refused.status, refused.json.message], [403, 'pods "p" is forbidden: ']);
  // The pod is on no node.
  assert.equal((await opened(later, 'writer')).status, 400);
  assert.equal((await opened(earlier, 'reader')).status, 400);
});
