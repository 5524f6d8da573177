/** Bootstrap tokens: the public configuration is signed with them, and they go when their time is over. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { compactVerify } from 'jose';
import { bootstrapSigner } from '../../runtime/controllers/bootstrap/signer.js';
import { tokenCleaner } from '../../runtime/controllers/bootstrap/token-cleaner.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { MovedClock } from '../support/clock.js';
import { type Answer, TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const SECRETS = '/api/v1/namespaces/kube-system/secrets';
const MAPS = '/api/v1/namespaces/kube-public/configmaps';
const INFO = `${MAPS}/cluster-info`;
const MERGE = { 'Content-Type': 'application/merge-patch+json' };

const clock = new MovedClock();
let server: TestServer;
before(async () => {
  server = await TestServer.start({ clock, controllers: [systemNamespaces, bootstrapSigner, tokenCleaner] });
});
after(() => server.close());

const inSeconds = (seconds: number): string => new Date(clock.now() + seconds * 1000).toISOString();

async function token(id: string, data: Readonly<Record<string, string>> = {}): Promise<void> {
  const stringData = { 'token-id': id, 'token-secret': `${id}0123456789`, 'usage-bootstrap-signing': 'true', ...data };
  const answer = await server.create(SECRETS, {
    metadata: { name: `bootstrap-token-${id}` },
    type: 'bootstrap.kubernetes.io/token',
    stringData,
  });
  assert.equal(answer.status, 201, answer.text);
}

const keysOf = ({ json }: Answer): string[] => Object.keys(json.data ?? {}).sort();
const signedBy = (...ids: readonly string[]): Promise<Answer> =>
  eventually(
    () => server.ask(INFO),
    (answer) => keysOf(answer).join() === [...ids.map((id) => `jws-kubeconfig-${id}`), 'kubeconfig'].join(),
  );

async function verified({ json }: Answer, id: string): Promise<boolean> {
  const [header, , signature] = String(json.data[`jws-kubeconfig-${id}`]).split('.');
  const whole = [header, Buffer.from(json.data.kubeconfig).toString('base64url'), signature].join('.');
  try {
    await compactVerify(whole, new TextEncoder().encode(`${id}.${id}0123456789`), { algorithms: ['HS256'] });
    return true;
  } catch {
    return false;
  }
}

test('the configuration is signed by each token for signing, again where it changes, and by no other', async () => {
  await token('aaaaaa');
  await token('bbbbbb', { 'usage-bootstrap-signing': 'no' });
  await token('cccccc', { expiration: inSeconds(600) });
  await token('dddddd', { 'token-secret': 'short' });
  await server.create(MAPS, { metadata: { name: 'cluster-info' }, data: { kubeconfig: 'first', 'jws-kubeconfig-zzzzzz': 'stale' } });
  const first = await signedBy('aaaaaa', 'cccccc');
  assert.ok((await verified(first, 'aaaaaa')) && (await verified(first, 'cccccc')));
  await server.ask(INFO, { method: 'PATCH', body: { data: { kubeconfig: 'second' } }, headers: MERGE });
  const second = await eventually(
    () => server.ask(INFO),
    ({ json }) => json.data['jws-kubeconfig-aaaaaa'] !== first.json.data['jws-kubeconfig-aaaaaa'],
  );
  assert.equal(second.json.data.kubeconfig, 'second');
  assert.ok((await verified(second, 'aaaaaa')) && (await verified(second, 'cccccc')));
});

test('a token that expires goes, and its signature with it; a later end keeps it', async () => {
  await token('eeeeee', { expiration: inSeconds(600) });
  await token('ffffff', { expiration: inSeconds(600) });
  await token('gggggg', { expiration: 'tomorrow' });
  await signedBy('aaaaaa', 'cccccc', 'eeeeee', 'ffffff');
  await server.ask(`${SECRETS}/bootstrap-token-ffffff`, {
    method: 'PATCH',
    body: { stringData: { expiration: inSeconds(6000) } },
    headers: MERGE,
  });
  clock.advance(601_000);
  await signedBy('aaaaaa', 'ffffff');
  const left = async (): Promise<string[]> =>
    (await server.ask(SECRETS)).json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name.slice(-6));
  assert.deepEqual(await eventually(left, (names) => !names.includes('cccccc') && !names.includes('eeeeee') && !names.includes('gggggg')), [
    'aaaaaa',
    'bbbbbb',
    'dddddd',
    'ffffff',
  ]);
});

test('a secret that is deleted signs no more', async () => {
  await server.ask(`${SECRETS}/bootstrap-token-aaaaaa`, { method: 'DELETE' });
  await signedBy('ffffff');
});
