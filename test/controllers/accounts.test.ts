/** What every namespace gets: its account, the account's token, and the authority that pods know the server by. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Lookup, serviceAccountAuthenticator } from '../../runtime/auth/authenticators/service-account-token.js';
import { defaultAccounts } from '../../runtime/controllers/service-accounts/default-account.js';
import { rootCaPublisher } from '../../runtime/controllers/service-accounts/root-ca-publisher.js';
import { tokenSecrets } from '../../runtime/controllers/service-accounts/token-secrets.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { type Answer, TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const CONTROLLERS = [systemNamespaces, defaultAccounts, rootCaPublisher, tokenSecrets];

let server: TestServer;
before(async () => {
  server = await TestServer.start({ controllers: CONTROLLERS });
});
after(() => server.close());

const inNamespace = (namespace: string, resource: string, name = ''): string =>
  `/api/v1/namespaces/${namespace}/${resource}${name === '' ? '' : `/${name}`}`;
const found = (path: string): Promise<Answer> =>
  eventually(
    () => server.ask(path),
    ({ status }) => status === 200,
  );
const gone = (path: string): Promise<Answer> =>
  eventually(
    () => server.ask(path),
    ({ status }) => status === 404,
  );
const remove = (path: string): Promise<Answer> => server.ask(path, { method: 'DELETE' });

async function made(path: string, body: object): Promise<Answer> {
  const answer = await server.create(path, body);
  assert.equal(answer.status, 201, answer.text);
  return answer;
}

async function namespace(name: string): Promise<string> {
  await made('/api/v1/namespaces', { metadata: { name } });
  return name;
}

/** The names of the secrets that an account lists, once they are as wanted. */
async function listed(path: string, wanted: (names: readonly string[]) => boolean): Promise<readonly string[]> {
  const names = ({ json }: Answer): string[] => (json.secrets ?? []).map(({ name }: { name: string }) => name);
  return names(
    await eventually(
      () => server.ask(path),
      (answer) => wanted(names(answer)),
    ),
  );
}

test('a namespace has the default account, also when somebody deletes it', async () => {
  const path = inNamespace(await namespace('one'), 'serviceaccounts', 'default');
  const { json } = await found(path);
  await remove(path);
  const again = await eventually(
    () => found(path),
    (answer) => answer.json.metadata.uid !== json.metadata.uid,
  );
  assert.equal(again.json.metadata.namespace, 'one');
});

test('a pod that comes right behind its namespace finds the account', async () => {
  const pod = { metadata: { name: 'p' }, spec: { containers: [{ name: 'c', image: 'i' }] } };
  const { json } = await made(inNamespace(await namespace('hurried'), 'pods'), pod);
  assert.equal(json.spec.serviceAccountName, 'default');
});

test('a namespace has the authority of the server, and keeps it as it is', async () => {
  const path = inNamespace(await namespace('two'), 'configmaps', 'kube-root-ca.crt');
  const wanted = { 'ca.crt': server.server.authority };
  assert.deepEqual((await found(path)).json.data, wanted);
  const type = { 'Content-Type': 'application/merge-patch+json' };
  await server.ask(path, { method: 'PATCH', body: { data: { 'ca.crt': 'x', more: 'y' } }, headers: type });
  const same = ({ json }: Answer): boolean => JSON.stringify(json.data) === JSON.stringify(wanted);
  await eventually(() => server.ask(path), same);
  await remove(path);
  await eventually(() => server.ask(path), same);
});

test('a namespace that goes gets nothing', async () => {
  await namespace('three');
  const path = inNamespace('three', 'serviceaccounts', 'default');
  await found(path);
  await remove('/api/v1/namespaces/three');
  await remove(path);
  // What is asked for later, and comes, shows that the controller has looked at the earlier.
  await found(inNamespace(await namespace('later'), 'serviceaccounts', 'default'));
  assert.equal((await server.ask(path)).status, 404);
});

test('an account lists a secret whose token is its own', async () => {
  const account = inNamespace('default', 'serviceaccounts', 'robot');
  const { json } = await made(inNamespace('default', 'serviceaccounts'), { metadata: { name: 'robot' } });
  const [name = ''] = await listed(account, (names) => names.length === 1);
  assert.match(name, /^robot-token-[a-z0-9]{5}$/);
  const secret = (await server.ask(inNamespace('default', 'secrets', name))).json;
  assert.equal(secret.type, 'kubernetes.io/service-account-token');
  assert.deepEqual(secret.metadata.annotations, {
    'kubernetes.io/service-account.name': 'robot',
    'kubernetes.io/service-account.uid': json.metadata.uid,
  });
  const text = (key: string): string => Buffer.from(secret.data[key], 'base64').toString();
  assert.deepEqual([text('namespace'), text('ca.crt')], ['default', server.server.authority]);
  const lookup: Lookup = (plural, inside, named) => server.server.registry.reader(plural).get(inside, named);
  assert.ok(server.server.tokens);
  const answer = await serviceAccountAuthenticator(server.server.tokens, lookup).authenticateToken(text('token'));
  assert.ok(answer.outcome === 'user', JSON.stringify(answer));
  assert.equal(answer.user.name, 'system:serviceaccount:default:robot');
  assert.equal(answer.user.uid, json.metadata.uid);
});

test('a listed secret that is deleted is followed by another', async () => {
  const account = inNamespace('default', 'serviceaccounts', 'renewed');
  await made(inNamespace('default', 'serviceaccounts'), { metadata: { name: 'renewed' }, secrets: [{ name: 'my-own' }] });
  const first = await listed(account, (names) => names.length === 2);
  assert.equal(first[0], 'my-own');
  await remove(inNamespace('default', 'secrets', first[1]));
  const second = await listed(account, (names) => names.length === 2 && names[1] !== first[1]);
  assert.equal(second[0], 'my-own');
  await found(inNamespace('default', 'secrets', second[1]));
});

const tokenSecret = (name: string, account: string, annotations: Readonly<Record<string, string>> = {}): object => ({
  metadata: { name, annotations: { 'kubernetes.io/service-account.name': account, ...annotations } },
  type: 'kubernetes.io/service-account-token',
});

test("a user's secret for an account is filled, keeps what it holds, and goes with the account", async () => {
  const [account, own] = [inNamespace('default', 'serviceaccounts', 'owner'), inNamespace('default', 'secrets', 'my-token')];
  await made(inNamespace('default', 'serviceaccounts'), { metadata: { name: 'owner' } });
  await made(inNamespace('default', 'secrets'), { ...tokenSecret('my-token', 'owner'), stringData: { note: 'mine' } });
  const filled = await eventually(
    () => server.ask(own),
    ({ json }) => json.data.token !== undefined,
  );
  assert.deepEqual(Object.keys(filled.json.data).sort(), ['ca.crt', 'namespace', 'note', 'token']);
  const [made1 = ''] = await listed(account, (names) => names.length === 1);
  assert.notEqual(made1, 'my-token');
  await remove(account);
  await gone(own);
  await gone(inNamespace('default', 'secrets', made1));
});

test('a secret for an account that there is not, or for an earlier one of its name, goes', async () => {
  await made(inNamespace('default', 'serviceaccounts'), { metadata: { name: 'reborn' } });
  await made(inNamespace('default', 'secrets'), tokenSecret('for-nobody', 'nobody'));
  await made(inNamespace('default', 'secrets'), tokenSecret('for-earlier', 'reborn', { 'kubernetes.io/service-account.uid': 'earlier' }));
  await gone(inNamespace('default', 'secrets', 'for-nobody'));
  await gone(inNamespace('default', 'secrets', 'for-earlier'));
});

test('from release 1.24 on accounts get no secrets, and those of users are filled', async () => {
  const newer = await TestServer.start({ controllers: CONTROLLERS, release: '1.24' });
  await newer.create(inNamespace('default', 'secrets'), tokenSecret('mine', 'default'));
  await eventually(
    () => newer.ask(inNamespace('default', 'secrets', 'mine')),
    ({ json }) => json.data?.token !== undefined,
  );
  const { json } = await newer.ask(inNamespace('default', 'secrets'));
  await newer.close();
  assert.deepEqual(
    json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name),
    ['mine'],
  );
});
