/** Credential plugins: when they are run, what they are told, and what becomes of what they print (specification 2). */
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, type TestContext, test } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { CredentialPlugin, type PluginSettings } from '../../runtime/client/credential-plugin.js';
import { anywhere } from '../../runtime/client/outgoing.js';
import { Poster } from '../../runtime/client/post.js';
import { readRemoteService, readUsers } from '../../runtime/client/webhook-config.js';
import { Authority } from '../support/certificates/authority.js';

const V1BETA1 = 'client.authentication.k8s.io/v1beta1';
const V1ALPHA1 = 'client.authentication.k8s.io/v1alpha1';

const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-plugin-'));
after(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const fresh = (end: string): string => {
  files += 1;
  return path.join(folder, `${files}${end}`);
};

/** A program that prints what the body, a JavaScript expression over `told` and `runs`, gives; and how often it has run. */
function program(body: string): { readonly file: string; runs(): number; told(): { apiVersion: string; kind: string; spec: object } } {
  const [file, count, told] = [fresh('.mjs'), fresh('.count'), fresh('.told')];
  writeFileSync(
    file,
    `#!${process.execPath}
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(count)}, 'x');
const runs = readFileSync(${JSON.stringify(count)}, 'utf8').length;
writeFileSync(${JSON.stringify(told)}, process.env.KUBERNETES_EXEC_INFO);
const told = JSON.parse(process.env.KUBERNETES_EXEC_INFO);
console.log(JSON.stringify(${body}));
`,
  );
  chmodSync(file, 0o755);
  return {
    file,
    runs() {
      try {
        return readFileSync(count, 'utf8').length;
      } catch {
        return 0;
      }
    },
    told: () => JSON.parse(readFileSync(told, 'utf8')),
  };
}

const printing = (status: string, version = V1BETA1): string => `{ kind: 'ExecCredential', apiVersion: '${version}', status: ${status} }`;

const plugin = (command: string, more: Partial<PluginSettings> = {}, now?: () => number): CredentialPlugin =>
  new CredentialPlugin({ command, args: [], env: {}, apiVersion: V1BETA1, installHint: '', interactiveMode: 'IfAvailable', ...more }, now);

test('a token is kept until the service refuses it', async () => {
  const { file, runs } = program(printing('{ token: "t" + runs }'));
  const credentials = plugin(file);
  const [one, two] = await Promise.all([credentials.current(), credentials.current()]);
  assert.deepEqual([one.authorization, two.authorization, runs()], ['Bearer t1', 'Bearer t1', 1], 'callers share a run');
  assert.equal(await credentials.current(), one);
  assert.equal(credentials.refused(one), true);
  const next = await credentials.current();
  assert.equal(next.authorization, 'Bearer t2');
  credentials.refused(one);
  assert.equal(await credentials.current(), next, 'what was replaced meanwhile is not replaced again');
});

test('a token is kept until it expires', async () => {
  const expires = Date.parse('2030-01-01T00:00:00Z');
  const { file } = program(printing('{ token: "t" + runs, expirationTimestamp: "2030-01-01T00:00:00Z" }'));
  let now = expires - 1;
  const credentials = plugin(file, {}, () => now);
  assert.equal((await credentials.current()).authorization, 'Bearer t1');
  assert.equal((await credentials.current()).authorization, 'Bearer t1');
  now = expires;
  assert.equal((await credentials.current()).authorization, 'Bearer t2');
});

test('arguments and environment are passed, beside what the process has', async () => {
  const { file } = program(printing('{ token: [...process.argv.slice(2), process.env.MINE, process.env.PATH].join() }'));
  const { authorization } = await plugin(file, { args: ['a', 'b c'], env: { MINE: 'm' } }).current();
  assert.equal(authorization, `Bearer a,b c,m,${process.env.PATH}`);
});

test('the first version is told of a refusal and whether anybody can be asked; the second of the cluster alone', async () => {
  const alpha = program(printing('{ token: "x" }', V1ALPHA1));
  const credentials = plugin(alpha.file, { apiVersion: V1ALPHA1, interactiveMode: 'Never' });
  const first = await credentials.current();
  assert.deepEqual(alpha.told(), { kind: 'ExecCredential', apiVersion: V1ALPHA1, spec: { interactive: false } });
  credentials.refused(first);
  await credentials.current();
  assert.deepEqual(alpha.told().spec, { interactive: false, response: { code: 401 } });
  const beta = program(printing('{ token: "x" }'));
  await plugin(beta.file).current();
  assert.deepEqual(beta.told(), { kind: 'ExecCredential', apiVersion: V1BETA1, spec: {} });
});

const FAULTS: readonly [what: string, body: string, says: RegExp][] = [
  ['no JSON', 'undefined', /printed no JSON/],
  ['another kind', '{ kind: "Pod" }', /printed no ExecCredential/],
  [
    'another version',
    printing('{ token: "x" }', V1ALPHA1),
    /configured to use API version client\.authentication\.k8s\.io\/v1beta1, plugin returned version client\.authentication\.k8s\.io\/v1alpha1/,
  ],
  ['no status', '{ kind: "ExecCredential", apiVersion: told.apiVersion }', /didn't return a status field/],
  ['nothing to show', printing('{}'), /didn't return a token or cert\/key pair/],
  ['a certificate without its key', printing('{ clientCertificateData: "x" }'), /only certificate or key, not both/],
  ['a key without its certificate', printing('{ clientKeyData: "x" }'), /only certificate or key, not both/],
  ['a pair that is none', printing('{ clientCertificateData: "x", clientKeyData: "y" }'), /do not fit together/],
  ['an expiry that is no time', printing('{ token: "x", expirationTimestamp: "soon" }'), /expirationTimestamp that is no time/],
  ['more than can be read', printing('{ token: "x".repeat(2 ** 21) }'), /printed more than 262144 bytes/],
  ['a failure', '(() => process.exit(7))()', /failed with exit code 7/],
];

for (const [what, body, says] of FAULTS)
  test(`a plugin that prints ${what} is told of`, () =>
    assert.rejects(plugin(program(body).file).current(), (error) => {
      assert.ok(error instanceof Error);
      assert.match(error.message, /^getting credentials: /);
      assert.match(error.message, says);
      return true;
    }));

test('where the program is not there, the error has the hint how to get it', () =>
  assert.rejects(plugin('no-such-program', { installHint: 'Get it from the shop.' }).current(), {
    message: 'getting credentials: exec: executable no-such-program not found\n\nGet it from the shop.',
  }));

test('a plugin that must ask somebody is not run where there is no terminal', { skip: process.stdin.isTTY === true }, async () => {
  const { file, runs } = program(printing('{ token: "x" }'));
  await assert.rejects(plugin(file, { interactiveMode: 'Always' }).current(), /standard input is none/);
  assert.equal(runs(), 0);
});

const standardInput = program(printing('{ token: "[" + readFileSync(0, "utf8") + "]" }'));
test('standard input is empty where there is no terminal', { skip: process.stdin.isTTY === true }, async () =>
  assert.equal((await plugin(standardInput.file).current()).authorization, 'Bearer []'),
);

interface Service {
  readonly url: string;
  /** The Authorization headers and names of certificates that were shown. */
  readonly shown: string[];
}

/** A service that knows one header alone, and asks for certificates where it has an authority. */
async function service(t: TestContext, known: (header: string) => boolean, authority?: Authority): Promise<Service> {
  const shown: string[] = [];
  const answer: http.RequestListener = (request, response) => {
    const header = request.headers.authorization ?? '';
    const { subject } = (request.socket as Partial<TLSSocket>).getPeerCertificate?.() ?? {};
    shown.push(subject === undefined ? header : `${header}${String(subject.CN)}`);
    request.resume();
    response.statusCode = known(header) ? 200 : 401;
    response.end('{}');
  };
  const server =
    authority === undefined
      ? http.createServer(answer)
      : https.createServer({ ...authority.forServer(), ca: authority.cert, requestCert: true, rejectUnauthorized: false }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `${authority === undefined ? 'http' : 'https'}://127.0.0.1:${(server.address() as AddressInfo).port}`, shown };
}

function kubeconfig(user: object, cluster: object): string {
  const file = fresh('.json');
  const config = {
    kind: 'Config',
    'current-context': 'x',
    contexts: [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
    clusters: [{ name: 'c', cluster }],
    users: [{ name: 'u', user }],
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

test('a service that refuses a token is asked again with another, once', async (t) => {
  const { url, shown } = await service(t, (header) => header === 'Bearer t2');
  const { file, runs } = program(printing('{ token: "t" + runs }'));
  const poster = new Poster(readRemoteService(kubeconfig({ exec: { command: file, apiVersion: V1BETA1 } }, { server: url })), anywhere());
  t.after(() => poster.close());
  await poster.post('{}');
  await poster.post('{}');
  assert.deepEqual(shown, ['Bearer t1', 'Bearer t2', 'Bearer t2']);
  assert.equal(runs(), 2);
  const never = await service(t, () => false);
  const refused = new Poster(
    readRemoteService(kubeconfig({ exec: { command: file, apiVersion: V1BETA1 } }, { server: never.url })),
    anywhere(),
  );
  t.after(() => refused.close());
  await assert.rejects(refused.post('{}'), /answered 401/);
  assert.equal(never.shown.length, 2);
});

test('a certificate of a plugin is shown, and another one in a handshake of its own', async (t) => {
  const authority = Authority.root();
  const { url, shown } = await service(t, () => true, authority);
  const pairs = ['ann', 'bob'].map((name) => authority.issue(name));
  const { file } = program(
    `((pair) => (${printing('{ clientCertificateData: pair.cert, clientKeyData: pair.key, expirationTimestamp: "2020-01-01T00:00:00Z" }')}))(${JSON.stringify(pairs)}[runs < 3 ? 0 : 1])`,
  );
  const cluster = { server: url, 'certificate-authority-data': Buffer.from(authority.cert).toString('base64') };
  const poster = new Poster(readRemoteService(kubeconfig({ exec: { command: file, apiVersion: V1BETA1 } }, cluster)), anywhere());
  t.after(() => poster.close());
  for (let i = 0; i < 3; i++) await poster.post('{}');
  assert.deepEqual(shown, ['ann', 'ann', 'bob']);
});

test('the plugin is told of the cluster where the user asks for it, with what the extension holds', async (t) => {
  const { url } = await service(t, () => true);
  const { file, told } = program(printing('{ token: "x" }'));
  const config = { audience: 'shop', nested: [1, { a: null }] };
  const extensions = [
    { name: 'other', extension: { no: true } },
    { name: 'client.authentication.k8s.io/exec', extension: config },
  ];
  const cluster = { server: url, 'tls-server-name': 'shop.example.com', 'certificate-authority-data': 'Zm9v', extensions };
  const poster = new Poster(
    readRemoteService(kubeconfig({ exec: { command: file, apiVersion: V1BETA1, provideClusterInfo: true } }, cluster)),
    anywhere(),
  );
  t.after(() => poster.close());
  await poster.post('{}');
  assert.deepEqual(told().spec, {
    cluster: { server: url, 'tls-server-name': 'shop.example.com', 'certificate-authority-data': 'Zm9v', config },
  });
});

test('a relative path is one from the folder of the file, and a name is looked for in the path', async () => {
  const { file } = program(printing('{ token: "beside" }'));
  mkdirSync(path.join(folder, 'bin'), { recursive: true });
  const relative = `.${path.sep}${path.basename(file)}`;
  const { user } = readRemoteService(kubeconfig({ exec: { command: relative, apiVersion: V1BETA1 } }, { server: 'https://x' }));
  assert.equal((await user.current()).authorization, 'Bearer beside');
  const named = readRemoteService(kubeconfig({ exec: { command: path.basename(file), apiVersion: V1BETA1 } }, { server: 'https://x' }));
  await assert.rejects(named.user.current(), /not found/);
});

const WRONG: readonly [what: string, user: object, says: RegExp][] = [
  ['no command', { exec: { apiVersion: V1BETA1 } }, /exec\.command: required/],
  ['no version', { exec: { command: 'x' } }, /exec\.apiVersion: must be v1beta1 or v1alpha1/],
  ['another version', { exec: { command: 'x', apiVersion: 'client.authentication.k8s.io/v2' } }, /exec\.apiVersion: must be/],
  ['another group', { exec: { command: 'x', apiVersion: 'v1beta1' } }, /exec\.apiVersion: must be/],
  ['a strange mode', { exec: { command: 'x', apiVersion: V1BETA1, interactiveMode: 'Maybe' } }, /interactiveMode: "Maybe" is none of/],
  ['a strange field', { exec: { command: 'x', apiVersion: V1BETA1, run: 1 } }, /exec\.run: unknown field/],
  ['a token beside it', { token: 't', exec: { command: 'x', apiVersion: V1BETA1 } }, /token: goes together with no exec/],
];

for (const [what, user, says] of WRONG)
  test(`settings of a plugin with ${what} are refused`, () => {
    const file = kubeconfig(user, { server: 'https://x' });
    assert.throws(() => readRemoteService(file), says);
  });

test('users of webhooks have plugins, too, which are told of no cluster', async () => {
  const { file } = program(printing('{ token: "x" }'));
  const users = (exec: object): ReturnType<typeof readUsers> =>
    readUsers(kubeconfig({ exec: { command: file, apiVersion: V1BETA1, ...exec } }, { server: 'https://x' }));
  assert.equal((await users({}).get('u')?.current())?.authorization, 'Bearer x');
  assert.throws(() => users({ provideClusterInfo: true }), /provideClusterInfo: this user belongs to no cluster/);
});
