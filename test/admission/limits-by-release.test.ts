/** Limits of pods in releases of today: containers that go on beside others, pods with resources of their own, and resizes. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestServer } from '../support/server.js';

const CORE = '/api/v1/namespaces/default';
const LIMITS = {
  metadata: { name: 'l' },
  spec: {
    limits: [
      { type: 'Container', default: { cpu: '200m' }, defaultRequest: { cpu: '100m' }, max: { cpu: '1' } },
      { type: 'Pod', max: { cpu: '1500m' } },
    ],
  },
};
const container = (name: string, cpu: string, more: object = {}) => ({ name, image: 'i', resources: { limits: { cpu } }, ...more });

describe('limits of pods by release', () => {
  let newer: TestServer;
  let older: TestServer;
  before(async () => {
    [newer, older] = await Promise.all([TestServer.start({ release: '1.36' }), TestServer.start({ release: '1.25' })]);
    for (const server of [newer, older]) {
      await server.create(`${CORE}/serviceaccounts`, { metadata: { name: 'default' } });
      await server.create(`${CORE}/limitranges`, LIMITS);
    }
  });
  after(() => Promise.all([newer.close(), older.close()]));

  const made = (server: TestServer, spec: object) =>
    server.create(`${CORE}/pods`, {
      metadata: { generateName: 'p-' },
      spec: { automountServiceAccountToken: false, containers: [container('c', '600m')], ...spec },
    });
  const whyNot = async (server: TestServer, spec: object): Promise<string> =>
    String((await made(server, spec)).json.message ?? '').replace(/^.* is forbidden: /, '');

  it('an init container that goes on counts beside the others, another one alone', async () => {
    const lasting = { initContainers: [container('s', '950m', { restartPolicy: 'Always' })] };
    assert.equal(await whyNot(newer, lasting), 'maximum cpu usage per Pod is 1500m, but limit is 1550m');
    assert.equal(await whyNot(older, lasting), '');
    assert.equal(await whyNot(newer, { initContainers: [container('s', '950m')] }), '');
  });

  it('an init container counts beside those that were started before it', async () => {
    const before = container('s', '800m', { restartPolicy: 'Always' });
    const [once, last] = [container('t', '900m'), [container('c', '100m')]];
    assert.match(await whyNot(newer, { containers: last, initContainers: [before, once] }), /limit is 1700m$/);
    assert.equal(await whyNot(newer, { containers: last, initContainers: [once, before] }), '');
  });

  it('a pod with resources of its own is held to the limit of pods by them', async () => {
    const own = { resources: { limits: { cpu: '2' } } };
    assert.equal(await whyNot(newer, own), 'maximum cpu usage per Pod is 1500m, but limit is 2');
    assert.equal(await whyNot(older, own), '');
  });

  it('a resize is held to limits', async () => {
    const { name } = (await made(newer, {})).json.metadata;
    const resize = (cpu: string) =>
      newer.ask(`${CORE}/pods/${name}/resize`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/strategic-merge-patch+json' },
        body: { spec: { containers: [{ name: 'c', resources: { limits: { cpu } } }] } },
      });
    const refused = await resize('3');
    assert.equal(refused.status, 403, refused.text);
    assert.match(
      refused.json.message,
      /\[maximum cpu usage per Container is 1, but limit is 3, maximum cpu usage per Pod is 1500m, but limit is 3\]$/,
    );
    assert.equal((await resize('900m')).status, 200);
  });
});
