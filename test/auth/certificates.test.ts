import assert from 'node:assert/strict';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { catalogue } from '../../generated/catalogue.js';
import { servingCertificate, servingHosts } from '../../runtime/auth/certificates.js';
import { kubeconfigText } from '../../runtime/client/kubeconfig.js';
import { writeOwnerOnly } from '../../runtime/files/owner-only.js';

const fresh = (): string => mkdtempSync(path.join(tmpdir(), 'kindwright-certificates-'));
const mode = (file: string): number => statSync(file).mode & 0o777;

test('the server is reached by the names of this machine, of the service and of its address', () => {
  const hosts = servingHosts(catalogue.service, '10.1.2.3');
  for (const host of ['localhost', '127.0.0.1', '::1', 'kubernetes', 'kubernetes.default.svc', '10.1.2.3'])
    assert.ok(hosts.includes(host), host);
  for (const any of ['0.0.0.0', '::']) assert.ok(!servingHosts(catalogue.service, any).includes(any));
  const twice = servingHosts(catalogue.service, '127.0.0.1');
  assert.equal(new Set(twice).size, twice.length);
});

test('a certificate is made for its hosts, and reused', () => {
  const folder = path.join(fresh(), 'pki');
  const hosts = ['localhost', '127.0.0.1', '::1', 'kubernetes.default.svc'];
  const { cert, key } = servingCertificate(folder, hosts);
  const certificate = new X509Certificate(cert);
  assert.equal(certificate.subject, 'CN=localhost');
  assert.ok(certificate.checkPrivateKey(createPrivateKey(key)));
  assert.ok(certificate.verify(certificate.publicKey));
  assert.equal(certificate.checkHost('kubernetes.default.svc'), 'kubernetes.default.svc');
  assert.equal(certificate.checkIP('::1'), '::1');
  assert.equal(mode(path.join(folder, 'apiserver.key')), 0o600);
  assert.equal(servingCertificate(folder, hosts).cert, cert);
});

test('a certificate for other hosts, with another key or without sense is made anew', () => {
  const folder = fresh();
  const first = servingCertificate(folder, ['localhost']);
  const second = servingCertificate(folder, ['localhost', '10.0.0.1']);
  assert.notEqual(second.cert, first.cert);
  writeFileSync(path.join(folder, 'apiserver.key'), first.key);
  const third = servingCertificate(folder, ['localhost']);
  assert.notEqual(third.cert, second.cert);
  writeFileSync(path.join(folder, 'apiserver.crt'), 'words');
  assert.notEqual(servingCertificate(folder, ['localhost']).cert, third.cert);
});

test("an administrator's kubeconfig is for its owner only, also where one lay open before", () => {
  const file = path.join(fresh(), 'deep', 'kubeconfig');
  const options = { url: 'https://127.0.0.1:6443', authority: 'PEM', token: 'secret' };
  writeOwnerOnly(file, kubeconfigText(options));
  chmodSync(file, 0o644);
  writeOwnerOnly(file, kubeconfigText(options));
  assert.equal(mode(file), 0o600);
  const config = parse(readFileSync(file, 'utf8'));
  assert.equal(config.clusters[0].cluster['certificate-authority-data'], Buffer.from('PEM').toString('base64'));
  assert.equal(config.clusters[0].cluster.server, options.url);
  assert.deepEqual(config.users, [{ name: 'admin', user: { token: 'secret' } }]);
  assert.equal(config.contexts.find((c: { name: string }) => c.name === config['current-context']).context.user, 'admin');
});
