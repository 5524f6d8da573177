/** Files that change while a server runs: authorities take effect at once, faults leave the old in place, and the log says what happens. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Authority } from '../support/authority.js';
import { eventually } from '../support/eventually.js';
import { EveryMethod, type Shown } from '../support/every-method.js';

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
  all = await EveryMethod.start({
    log: (line) => log.push(line.replaceAll(folder, '')),
    clientCaFile: at('clients.crt'),
    requestheaderClientCaFile: at('proxies.crt'),
    tokenAuthFile: at('tokens.csv'),
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
  const open = connection(clients.issue('ann', { notAfter: new Date(Date.now() + 2500) }));
  try {
    assert.equal(await open.ask(), 200);
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

test('a list of tokens that changes is told of, with its faults, and takes a start', async () => {
  writeFileSync(at('tokens.csv'), 'filed,filed,1\nother,other\n');
  await told('--token-auth-file: /tokens.csv: line 2 has 2 columns; token, user name and user id are needed');
  await told('--token-auth-file: /tokens.csv has changed and cannot be used; what was read before stays');
  writeFileSync(at('tokens.csv'), 'other,other,2\n');
  await told('--token-auth-file: /tokens.csv has changed; it is read when the server starts');
  assert.equal(await all.nameOf({ token: 'filed' }), 'filed');
  assert.equal(await all.nameOf({ token: 'other' }), 401);
});
