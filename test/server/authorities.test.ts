/** Who signs certificates, and whom the server knows by them: as flags say, or as it makes an authority of its own. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { type CertificateAndKey, newAuthority } from '../../runtime/auth/certificates.js';
import { certificateSigner } from '../../runtime/controllers/certificates/signer.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import type { Server } from '../../runtime/server/server.js';
import { parseFlags } from '../../runtime/settings/read.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { type TestOptions, TestServer } from '../support/server.js';

let folder: string;
const at = (name: string): string => path.join(folder, name);
const given: Record<string, CertificateAndKey> = { one: newAuthority(), two: newAuthority() };
before(() => {
  folder = freshFolder();
  for (const [name, { cert, key }] of Object.entries(given)) {
    writeFileSync(at(`${name}.crt`), cert);
    writeFileSync(at(`${name}.key`), key);
  }
});
after(() => removeFolder(folder));

const signed = (text: string | undefined): string => (text ?? '').replace(/\s+/g, '');

async function authoritiesWith(options: TestOptions): Promise<Server['authorities']> {
  const { server } = await TestServer.start({ controllers: [systemNamespaces, certificateSigner], ...options });
  await server.close();
  return server.authorities;
}

const SIGNERS = ['kube-apiserver-client', 'kube-apiserver-client-kubelet', 'kubelet-serving', 'legacy-unknown'];
const pemOf = (authorities: Server['authorities'], signer: string): string => signed(authorities.signerOf(signer)?.certificate.toString());

test('an authority is made once in the data folder, for its owner only, and names clients', async () => {
  const dataDir = at('data');
  const first = await authoritiesWith({ dataDir });
  const file = path.join(dataDir, 'pki/ca.key');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const made = readFileSync(path.join(dataDir, 'pki/ca.crt'), 'utf8');
  for (const signer of SIGNERS) assert.equal(pemOf(first, signer), signed(made));
  assert.equal(signed(first.clients), signed(made));
  assert.equal(signed((await authoritiesWith({ dataDir })).clients), signed(made));
  const both = await authoritiesWith({ dataDir, clientCaFile: at('one.crt') });
  assert.equal(signed(both.clients), signed(`${given.one?.cert}${made}`));
});

test('no authority is made for a server that does not sign', async () => {
  const dataDir = at('unsigned');
  const flags = ['--storage=memory', `--data-dir=${dataDir}`, '--secure-port=0', '--controllers=*,-csrsigning'];
  for (const options of [{ settings: parseFlags(flags, catalogue.flags) }, { dataDir, controllers: [systemNamespaces] }]) {
    const authorities = await authoritiesWith(options);
    assert.equal(authorities.signerOf('kube-apiserver-client'), undefined);
    assert.equal(authorities.clients, undefined);
    assert.ok(!existsSync(path.join(dataDir, 'pki/ca.key')));
  }
});

test('an authority that is given signs for all signers, and names no clients by itself', async () => {
  const dataDir = at('given');
  const authorities = await authoritiesWith({
    dataDir,
    clusterSigningCertFile: at('one.crt'),
    clusterSigningKeyFile: at('one.key'),
    rootCaFile: at('two.crt'),
  });
  for (const signer of SIGNERS) assert.equal(pemOf(authorities, signer), signed(given.one?.cert));
  assert.equal(authorities.clients, undefined);
  assert.equal(authorities.root, given.two?.cert);
  assert.ok(!existsSync(path.join(dataDir, 'pki/ca.key')));
});

test('a signer may have an authority of its own, and others then none', async () => {
  const authorities = await authoritiesWith({
    clusterSigningKubeletServingCertFile: at('one.crt'),
    clusterSigningKubeletServingKeyFile: at('one.key'),
    clusterSigningKubeletClientCertFile: at('two.crt'),
    clusterSigningKubeletClientKeyFile: at('two.key'),
  });
  assert.equal(pemOf(authorities, 'kubelet-serving'), signed(given.one?.cert));
  assert.equal(pemOf(authorities, 'kube-apiserver-client-kubelet'), signed(given.two?.cert));
  assert.equal(authorities.signerOf('legacy-unknown'), undefined);
});

test('pods know the server by its own certificate where nothing else is said', async () => {
  const { server } = await TestServer.start({ controllers: [systemNamespaces] });
  assert.equal(server.authorities.root, server.authority);
  await server.close();
});
