/** Files that change while a server runs: what they say takes effect at once, faults leave the old in place, and the log says what happens. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Authority } from '../support/certificates/authority.js';
import { EveryMethod, type Shown } from '../support/every-method.js';
import { eventually } from '../support/until.js';

const [clients, others, proxies, otherProxies] = [Authority.root(), Authority.root(), Authority.root(), Authority.root()];
const log: string[] = [];
let folder: string;
let all: EveryMethod;
const at = (name: string): string => path.join(folder, name);

before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kindwright-files-'));
  writeFileSync(at('clients.crt'), clients.cert);
  writeFileSync(at('proxies.crt'), proxies.cert);
  writeFileSync(at('tokens.csv'), 'filed,filed,1\n');
  writeFileSync(at('callers.yaml'), 'apiVersion: apiserver.config.k8s.io/v1\nkind: AuthenticationConfiguration\n');
  all = await EveryMethod.start({
    log: (line) => log.push(line.replaceAll(folder, '').replace(/\S*kindwright-callers-\w+/, '')),
    clientCaFile: at('clients.crt'),
    requestheaderClientCaFile: at('proxies.crt'),
    tokenAuthFile: at('tokens.csv'),
    authenticationConfig: at('callers.yaml'),
  });
});
after(async () => {
  await all.close();
  rmSync(folder, { recursive: true, force: true });
});

const told = (line: string): Promise<unknown> => eventually(async () => log.includes(line), Boolean);
const named = (shown: Shown, wanted: string | number): Promise<unknown> =>
  eventually(
    () => all.nameOf(shown),
    (name) => name === wanted,
  );

/** Asks over one connection, which stays open. */
function connection(certificate: object): { ask(): Promise<number>; close(): void } {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 1, ca: all.server.client.authority, ...certificate });
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        https
          .get(`${all.server.url}/api`, { agent }, (response) => {
            response.resume();
            response.on('end', () => resolve(response.statusCode ?? 0));
          })
          .on('error', reject);
      }),
    close: () => agent.destroy(),
  };
}

const authorities = async (): Promise<Readonly<Record<string, string>>> => {
  const { body } = await all.server.request('GET', '/api/v1/namespaces/kube-system/configmaps/extension-apiserver-authentication');
  return body.data as Record<string, string>;
};

test('a faulty file leaves the authorities in place, and the log says why', async () => {
  writeFileSync(at('clients.crt'), `${clients.cert}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`);
  await told('--client-ca-file: certificate 2 of /clients.crt cannot be read');
  await told('--client-ca-file: /clients.crt has changed and cannot be used; what was read before stays');
  assert.equal(await all.nameOf({ certificate: clients.issue('ann') }), 'ann');
  rmSync(at('clients.crt'));
  await told('--client-ca-file: there is no file /clients.crt');
  assert.equal(await all.nameOf({ certificate: clients.issue('ann') }), 'ann');
});

test('a certificate that ends while its connection is open is good no longer', async () => {
  // On a busy machine a short-lived certificate may end before its connection is open: the next lives longer.
  let lifeMs = 1250;
  const shortLived = (): ReturnType<typeof connection> => {
    lifeMs *= 2;
    return connection(clients.issue('ann', { notAfter: new Date(Date.now() + lifeMs) }));
  };
  let open = shortLived();
  try {
    const opened = async (): Promise<number> => {
      const status = await open.ask().catch(() => 0);
      if (status !== 200) {
        open.close();
        open = shortLived();
      }
      return status;
    };
    await eventually(opened, (status) => status === 200);
    await eventually(open.ask, (status) => status === 401);
  } finally {
    open.close();
  }
});

test('an authority that is added is known, and one that is taken away is not, on open connections as well', async () => {
  const open = connection(clients.issue('ann'));
  try {
    assert.equal(await open.ask(), 200);
    writeFileSync(at('clients.crt'), others.cert);
    await named({ certificate: others.issue('bob') }, 'bob');
    assert.equal(await open.ask(), 401);
    assert.equal(await all.nameOf({ certificate: clients.issue('ann') }), 401);
    assert.equal(await all.nameOf({ certificate: proxies.issue('front'), headers: { 'X-Remote-User': 'fido' } }), 'fido');
  } finally {
    open.close();
  }
});

test('the authorities of proxies are read again, and extension servers are told', async () => {
  writeFileSync(at('proxies.crt'), otherProxies.cert);
  await named({ certificate: otherProxies.issue('front'), headers: { 'X-Remote-User': 'fido' } }, 'fido');
  assert.equal(await all.nameOf({ certificate: proxies.issue('front'), headers: { 'X-Remote-User': 'fido' } }), 401);
  await eventually(authorities, (data) => data['requestheader-client-ca-file']?.includes(otherProxies.cert.trim()) === true);
  assert.ok((await authorities())['client-ca-file']?.includes(others.cert.trim()));
});

test('a list of tokens that changes holds at once, and one with faults does not', async () => {
  writeFileSync(at('tokens.csv'), 'filed,filed,1\nother,other\n');
  await told('--token-auth-file: /tokens.csv: line 2 has 2 columns; token, user name and user id are needed');
  await told('--token-auth-file: /tokens.csv has changed and cannot be used; what was read before stays');
  assert.equal(await all.nameOf({ token: 'filed' }), 'filed');
  writeFileSync(at('tokens.csv'), 'other,other,2\n');
  await told('--token-auth-file: /tokens.csv has changed and was read again');
  assert.equal(await all.nameOf({ token: 'filed' }), 401);
  assert.equal(await all.nameOf({ token: 'other' }), 'other');
});

test('a server that is told to looks at its files at once', async () => {
  const line = '--token-auth-file: /tokens.csv has changed and was read again';
  const times = (): number => log.filter((each) => each === line).length;
  const before = times();
  writeFileSync(at('tokens.csv'), 'other,other,2\nasked,asked,3\n');
  await all.server.server.reload();
  assert.equal(times(), before + 1);
  assert.equal(await all.nameOf({ token: 'asked' }), 'asked');
});

test('the service that judges tokens is asked as its file says now, and as files say that it names', async () => {
  all.outside.webhooks.set('/tokens', () => ({ status: { authenticated: true, user: { username: 'told' } } }));
  all.outside.webhooks.set('/others', () => ({ status: { authenticated: true, user: { username: 'told elsewhere' } } }));
  assert.equal(await all.nameOf({ token: 'first-unknown' }), 'told');
  writeFileSync(path.join(all.folder, 'tokens.yaml'), all.outside.configuration('/others', all.outsideAuthority));
  await told('--authentication-token-webhook-config-file: /tokens.yaml has changed and was read again');
  assert.equal(await all.nameOf({ token: 'second-unknown' }), 'told elsewhere');
});

test('paths that are open to everybody are those that the file says now', async () => {
  const config = (anonymous: string): string =>
    `apiVersion: apiserver.config.k8s.io/v1beta1\nkind: AuthenticationConfiguration\nanonymous: ${anonymous}\n`;
  const status = async (target: string): Promise<number> => (await all.ask(target)).status;
  for (const target of ['/livez', '/version']) assert.equal(await status(target), 200);
  writeFileSync(at('callers.yaml'), config('{ enabled: true, conditions: [ { path: /version } ] }'));
  await told('--authentication-config: /callers.yaml has changed and was read again');
  assert.equal(await status('/livez'), 401);
  assert.equal(await status('/version'), 200);
  writeFileSync(at('callers.yaml'), config('{ enabled: false, conditions: [ { path: /version } ] }'));
  await told('--authentication-config: /callers.yaml: line 3: anonymous.conditions: enabled must be true where conditions are given');
  assert.equal(await status('/version'), 200);
});
