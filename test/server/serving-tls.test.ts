/** TLS as operators set it: versions, suites, certificates by name, and certificates that change while a server runs. */
import assert from 'node:assert/strict';
import type { KeyObject } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import http2 from 'node:http2';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { startTestServer, type TestServer, type TestServerOptions } from '../../runtime/testing/index.js';
import { Authority } from '../support/certificates/authority.js';
import { rsaKey, throwawayCertificate } from '../support/certificates/certificate.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { eventually } from '../support/until.js';

const log: string[] = [];
const clients = Authority.root();
let folder: string;
let server: TestServer;
const at = (name: string): string => path.join(folder, name);

function writePair(name: string, names: readonly string[], made?: KeyObject): void {
  const { cert, key } = throwawayCertificate(names, made);
  for (const [ending, text] of [
    ['key', key],
    ['crt', cert],
  ] as const) {
    writeFileSync(at(`${name}.new`), text);
    renameSync(at(`${name}.new`), at(`${name}.${ending}`));
  }
}

const started = (options: TestServerOptions): Promise<TestServer> => startTestServer({ log: (line) => log.push(line), ...options });

before(async () => {
  folder = freshFolder();
  writePair('usual', ['usual.example']);
  writePair('shop', ['shop.example', '*.shop.example']);
  writePair('given', ['of-the-certificate.example']);
  writePair('rsa', ['rsa.example'], rsaKey());
  writeFileSync(at('clients.crt'), clients.cert);
  server = await started({
    tlsCertFile: at('usual.crt'),
    tlsPrivateKeyFile: at('usual.key'),
    tlsSniCertKey: [`${at('shop.crt')},${at('shop.key')}`, `${at('given.crt')},${at('given.key')}:a.given.example,*.shop.example`],
    clientCaFile: at('clients.crt'),
  });
});
after(async () => {
  await server.close();
  removeFolder(folder);
});

interface Met {
  readonly name: string;
  readonly protocol: string | null;
  readonly cipher: string;
}

/** What a connection meets; rejects where the two sides do not agree. */
const met = (options: ConnectionOptions = {}, of: TestServer = server): Promise<Met> =>
  new Promise((resolve, reject) => {
    const socket: TLSSocket = connect(
      { port: Number(new URL(of.url).port), host: '127.0.0.1', rejectUnauthorized: false, ...options },
      () => {
        resolve({
          name: String(socket.getPeerCertificate().subject.CN),
          protocol: socket.getProtocol(),
          cipher: socket.getCipher().standardName,
        });
        socket.destroy();
      },
    );
    socket.on('error', reject);
  });

const shownTo = async (servername: string): Promise<string> => (await met({ servername })).name;

test('a client is shown the certificate for the name that it asks for', async () => {
  assert.equal((await met()).name, 'usual.example');
  assert.equal(await shownTo('elsewhere.example'), 'usual.example');
  assert.equal(await shownTo('SHOP.example'), 'shop.example');
  assert.equal(await shownTo('a.given.example'), 'of-the-certificate.example');
  // Names that are given go before those of certificates, and take their place.
  assert.equal(await shownTo('any.shop.example'), 'of-the-certificate.example');
  assert.equal(await shownTo('of-the-certificate.example'), 'usual.example');
  assert.equal(await shownTo('too.deep.shop.example'), 'usual.example');
});

for (const [kind, usual, named] of [
  ['a key of EC, and those of names RSA', undefined, rsaKey],
  ['a key of RSA, and those of names EC', rsaKey, undefined],
] as const)
  test(`a client that takes all kinds of keys is shown the certificate for its name where the usual one has ${kind}`, async (t) => {
    writePair('mixed-usual', ['usual.example'], usual?.());
    writePair('mixed-named', ['named.example'], named?.());
    const mixed = await started({
      tlsCertFile: at('mixed-usual.crt'),
      tlsPrivateKeyFile: at('mixed-usual.key'),
      tlsSniCertKey: [`${at('mixed-named.crt')},${at('mixed-named.key')}`],
    });
    t.after(() => mixed.close());
    const shown = async (servername: string, maxVersion: 'TLSv1.2' | 'TLSv1.3'): Promise<string> =>
      (await met({ servername, maxVersion }, mixed)).name;
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      assert.equal(await shown('named.example', version), 'named.example');
      assert.equal(await shown('usual.example', version), 'usual.example');
      assert.equal(await shown('other.example', version), 'usual.example');
      assert.equal((await met({ maxVersion: version }, mixed)).name, 'usual.example');
    }
    // Read again, with keys of the other kind.
    writePair('mixed-named', ['renewed.example'], usual?.());
    await eventually(
      () => shown('renewed.example', 'TLSv1.3'),
      (name) => name === 'renewed.example',
    );
    assert.equal(await shown('named.example', 'TLSv1.3'), 'usual.example');
    writePair('mixed-usual', ['last.example'], named?.());
    await eventually(
      async () => (await met({}, mixed)).name,
      (name) => name === 'last.example',
    );
    assert.equal(await shown('renewed.example', 'TLSv1.3'), 'renewed.example');
  });

/** The status that HTTP/1.1 has at a name. */
const answerOver1 = (servername: string, of: TestServer): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port, hostname: host } = new URL(of.url);
    const request = https.get({ host, port, servername, path: '/livez', rejectUnauthorized: false, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
  });

test('both protocols are spoken at every name, and a server that closes ends connections of all', async () => {
  const own = await started({
    tlsCertFile: at('usual.crt'),
    tlsPrivateKeyFile: at('usual.key'),
    tlsSniCertKey: [`${at('rsa.crt')},${at('rsa.key')}`],
  });
  for (const servername of ['rsa.example', 'usual.example']) assert.equal(await answerOver1(servername, own), 200);
  const ended = ['rsa.example', 'usual.example'].map(async (servername) => {
    const session = http2.connect(own.url, { servername, rejectUnauthorized: false });
    await new Promise((resolve) => session.once('connect', resolve));
    return new Promise((resolve) => session.once('close', resolve));
  });
  for (const servername of ['rsa.example', 'usual.example']) assert.equal((await met({ servername }, own)).name, servername);
  await own.close();
  await Promise.all(ended);
});

test('who says nothing, or ends before a name is asked for, harms nobody', async () => {
  const { port, hostname } = new URL(server.url);
  const silent = net.connect(Number(port), hostname);
  const junk = net.connect(Number(port), hostname);
  const closed = new Promise((resolve) => junk.once('close', resolve));
  junk.on('error', () => undefined);
  junk.resume();
  junk.write('GET / HTTP/1.1\r\n\r\n');
  await closed;
  const half = net.connect(Number(port), hostname);
  half.on('error', () => undefined);
  half.resume();
  half.end(Buffer.from([22, 3, 1, 1, 0, 1, 0]));
  await new Promise((resolve) => half.once('close', resolve));
  silent.destroy();
  assert.equal(await shownTo('shop.example'), 'shop.example');
});

test('client certificates are known by whatever name the server is called', async () => {
  const { cert, key } = clients.issue('ann', { organizations: ['system:masters'] });
  for (const servername of ['shop.example', 'usual.example']) {
    const session = http2.connect(server.url, { servername, rejectUnauthorized: false, cert, key });
    const stream = session.request({ ':path': '/api/v1/namespaces' });
    stream.resume();
    const status = await new Promise((resolve, reject) => {
      stream.on('response', (headers) => resolve(headers[':status']));
      session.on('error', reject);
    });
    session.close();
    assert.equal(status, 200, servername);
  }
});

test('certificates that change are shown to new connections, and pairs that do not fit are told of', async () => {
  writePair('usual', ['renewed.example']);
  await eventually(
    async () => (await met()).name,
    (name) => name === 'renewed.example',
  );
  writePair('shop', ['renewed-shop.example']);
  await eventually(
    () => shownTo('renewed-shop.example'),
    (name) => name === 'renewed-shop.example',
  );
  assert.match(server.client.authority, /BEGIN CERTIFICATE/);
  writeFileSync(at('usual.key'), throwawayCertificate().key);
  const fault = `--tls-private-key-file: ${at('usual.key')} is not the key of the certificate in ${at('usual.crt')}`;
  await eventually(async () => log.includes(fault), Boolean);
  assert.equal((await met()).name, 'renewed.example');
});

test('versions before the least one, and suites that are not chosen, find no agreement', async (t) => {
  const suite = 'TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384';
  const strict = await started({ tlsMinVersion: 'VersionTLS13' });
  const chosen = await started({
    tlsCipherSuites: [suite, 'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256'],
    tlsCertFile: at('rsa.crt'),
    tlsPrivateKeyFile: at('rsa.key'),
  });
  const old = await started({ tlsMinVersion: 'VersionTLS11' });
  t.after(() => Promise.all([strict.close(), chosen.close(), old.close()]));
  await assert.rejects(met({ maxVersion: 'TLSv1.2' }, strict), /alert protocol version|unsupported protocol/i);
  assert.equal((await met({}, strict)).protocol, 'TLSv1.3');
  assert.equal((await met({ maxVersion: 'TLSv1.2' }, chosen)).cipher, suite);
  await assert.rejects(met({ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-GCM-SHA256' }, chosen), /handshake failure/i);
  assert.equal((await met({}, chosen)).protocol, 'TLSv1.3');
  const oldClient: ConnectionOptions = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' };
  await assert.rejects(met(oldClient), /alert protocol version|unsupported protocol/i);
  assert.equal((await met(oldClient, old)).protocol, 'TLSv1.1');
});

const FAULTS: readonly (readonly [string, TestServerOptions, RegExp])[] = [
  ['no version', { tlsMinVersion: 'TLSv1.2' }, /invalid value "TLSv1\.2" for --tls-min-version: it is one of VersionTLS10, /],
  ['no suite', { tlsCipherSuites: ['AES128-SHA'] }, /invalid value "AES128-SHA" for --tls-cipher-suites: it is one of TLS_/],
  [
    'a suite that nobody has any more',
    { tlsCipherSuites: ['TLS_RSA_WITH_RC4_128_SHA'] },
    /--tls-cipher-suites: the TLS library has no TLS_RSA_WITH_RC4_128_SHA/,
  ],
  ['none that HTTP/2 asks for', { tlsCipherSuites: ['TLS_RSA_WITH_AES_128_CBC_SHA'] }, /--tls-cipher-suites: HTTP\/2 needs TLS_ECDHE_RSA/],
  ['no pair of files', { tlsSniCertKey: ['one.crt'] }, /--tls-sni-cert-key: "one\.crt" is no <certificate file>,<key file>/],
  ['a bad name', { tlsSniCertKey: ['a.crt,a.key:a..b'] }, /--tls-sni-cert-key: "a\.\.b" is no name of a host/],
  ['a file that is not there', { tlsSniCertKey: ['none.crt,none.key'] }, /--tls-sni-cert-key: there is no file none\.crt/],
  ['too great a chance', { goawayChance: 0.5 }, /invalid value "0\.5" for --goaway-chance: it is at most 0\.02/],
];

for (const [name, options, words] of FAULTS)
  test(`a fault that is told: ${name}`, async () => {
    await assert.rejects(startTestServer(options), words);
  });

test('a key of another certificate is a fault of the pair', async () => {
  await assert.rejects(
    startTestServer({ tlsSniCertKey: [`${at('shop.crt')},${at('given.key')}`] }),
    /--tls-sni-cert-key: .*given\.key is not the key of the certificate in .*shop\.crt/,
  );
});

test('every suite that the flag takes has a name of the library, or is told of as gone', async () => {
  const { catalogue } = await import('../../generated/catalogue.js');
  const { cipherFaults } = await import('../../runtime/http/connections/tls.js');
  const faults = cipherFaults({ minVersion: 'TLSv1.3', cipherSuites: catalogue.flags['tls-cipher-suites']?.values ?? [] });
  assert.deepEqual(
    faults.filter((fault) => !/RC4_128|3DES/.test(fault)),
    [],
  );
});
