/** The built-in signers: which requests they take, and what their certificates say. */
import assert from 'node:assert/strict';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { describe, test } from 'node:test';
import { newAuthority } from '../../runtime/auth/certificates.js';
import type { SigningAuthority } from '../../runtime/auth/cluster-authorities.js';
import {
  AlternativeName,
  basicConstraints,
  COMMON_NAME,
  der,
  distinguishedName,
  publicBytes,
  signedCertificate,
} from '../../runtime/auth/x509.js';
import { readRequest } from '../../runtime/certificate-requests/request.js';
import { issueCertificate, SIGNER_RULES } from '../../runtime/controllers/certificates/signers.js';
import { certificateRequest, newKey, type RequestOptions } from '../support/certificates/certificate-requests.js';

const COMMON = ['digital signature', 'key encipherment'];
const NODE: RequestOptions = { commonName: 'system:node:n1', organizations: ['system:nodes'] };
const email = der(AlternativeName.email, Buffer.from('n1@example.com'));
const uri = der(AlternativeName.uri, Buffer.from('https://example.com/n1'));

const authority = (): SigningAuthority => {
  const { cert, key } = newAuthority();
  return { certificate: new X509Certificate(cert), key: createPrivateKey(key) };
};

/** Signer, what is asked, usages, and what is wrong with it. */
const ROWS: readonly [signer: string, what: string, RequestOptions, usages: readonly string[], fault: RegExp | undefined][] = [
  ['kube-apiserver-client', 'client auth alone', { commonName: 'ann' }, ['client auth'], undefined],
  ['kube-apiserver-client', 'all usages of clients', { commonName: 'ann' }, [...COMMON, 'client auth'], undefined],
  [
    'kube-apiserver-client',
    'alternative names',
    { commonName: 'ann', hosts: ['a.example.com'], names: [email, uri] },
    ['client auth'],
    undefined,
  ],
  ['kube-apiserver-client', 'no client auth', { commonName: 'ann' }, COMMON, /must contain "client auth"/],
  ['kube-apiserver-client', 'server auth beside it', { commonName: 'ann' }, ['client auth', 'server auth'], /"server auth" is not allowed/],
  ['kube-apiserver-client-kubelet', 'a node', NODE, [...COMMON, 'client auth'], undefined],
  [
    'kube-apiserver-client-kubelet',
    'another organization',
    { ...NODE, organizations: ['system:masters'] },
    [...COMMON, 'client auth'],
    /organization/,
  ],
  [
    'kube-apiserver-client-kubelet',
    'two organizations',
    { ...NODE, organizations: ['system:nodes', 'a'] },
    [...COMMON, 'client auth'],
    /organization/,
  ],
  ['kube-apiserver-client-kubelet', 'another user', { ...NODE, commonName: 'ann' }, [...COMMON, 'client auth'], /common name/],
  ['kube-apiserver-client-kubelet', 'an alternative name', { ...NODE, hosts: ['n1'] }, [...COMMON, 'client auth'], /subjectAltNames/],
  ['kube-apiserver-client-kubelet', 'fewer usages', NODE, ['client auth'], /usages did not match/],
  ['kube-apiserver-client-kubelet', 'more usages', NODE, [...COMMON, 'client auth', 'server auth'], /usages did not match/],
  ['kubelet-serving', 'a name', { ...NODE, hosts: ['n1'] }, [...COMMON, 'server auth'], undefined],
  ['kubelet-serving', 'addresses', { ...NODE, hosts: ['10.0.0.1', 'fd00::1'] }, [...COMMON, 'server auth'], undefined],
  ['kubelet-serving', 'no name', NODE, [...COMMON, 'server auth'], /is required/],
  ['kubelet-serving', 'an address of mail', { ...NODE, hosts: ['n1'], names: [email] }, [...COMMON, 'server auth'], /Email/],
  ['kubelet-serving', 'a URI', { ...NODE, hosts: ['n1'], names: [uri] }, [...COMMON, 'server auth'], /URI/],
  ['kubelet-serving', 'another user', { ...NODE, commonName: 'n1', hosts: ['n1'] }, [...COMMON, 'server auth'], /common name/],
  ['kubelet-serving', 'another organization', { ...NODE, organizations: [], hosts: ['n1'] }, [...COMMON, 'server auth'], /organization/],
  ['kubelet-serving', 'usages of a client', { ...NODE, hosts: ['n1'] }, [...COMMON, 'client auth'], /usages did not match/],
  ['legacy-unknown', 'anything', { commonName: 'x', hosts: ['x'], names: [uri] }, ['cert sign', 'any'], undefined],
];

describe('signers', () => {
  for (const [signer, what, options, usages, fault] of ROWS)
    test(`${signer} ${fault === undefined ? 'takes' : 'refuses'} ${what}`, () => {
      const request = readRequest(certificateRequest(options));
      assert.ok(request);
      const found = SIGNER_RULES[signer]?.(request, usages);
      if (fault === undefined) assert.equal(found, undefined);
      else assert.match(found ?? '', fault);
    });
});

describe('certificates', () => {
  const signer = authority();
  const options = { usages: [...COMMON, 'client auth'], now: Date.parse('2030-01-01T00:00:00Z'), durationSeconds: 3600 };
  const issued = (request: RequestOptions, changed: object = {}, by = signer): X509Certificate =>
    new X509Certificate(issueCertificate(certificateRequest(request), by, { ...options, ...changed }));

  for (const type of ['rsa', 'p256', 'p384', 'ed25519'] as const)
    test(`a ${type} key is certified, and certifies`, () => {
      const key = newKey(type);
      const certificate = issued({ ...NODE, key });
      assert.ok(certificate.checkPrivateKey(key));
      assert.ok(certificate.checkIssued(signer.certificate) && certificate.verify(signer.certificate.publicKey));
      const name = distinguishedName([{ type: COMMON_NAME, value: 'own' }]);
      const [notBefore, notAfter] = [new Date(0), new Date('2060-01-01T00:00:00Z')];
      const template = {
        issuer: name,
        subject: name,
        publicKey: publicBytes(key),
        notBefore,
        notAfter,
        extensions: [basicConstraints(true)],
      };
      const own = new X509Certificate(signedCertificate(template, key));
      assert.equal(Date.parse(own.validTo), notAfter.getTime());
      const leaf = issued(NODE, {}, { certificate: own, key });
      assert.ok(leaf.checkIssued(own) && leaf.verify(own.publicKey));
    });

  test('it says who it is for, for what use, and how long', () => {
    const certificate = issued({ ...NODE, hosts: ['n1', '10.0.0.1', 'fd00::1'], names: [email, uri] });
    assert.equal(certificate.subject, 'O=system:nodes\nCN=system:node:n1');
    assert.equal(certificate.ca, false);
    assert.deepEqual(certificate.keyUsage, ['1.3.6.1.5.5.7.3.2']);
    assert.equal(
      certificate.subjectAltName,
      'DNS:n1, IP Address:10.0.0.1, IP Address:FD00:0:0:0:0:0:0:1, email:n1@example.com, URI:https://example.com/n1',
    );
    assert.equal(Date.parse(certificate.validFrom), options.now - 5 * 60 * 1000);
    assert.equal(Date.parse(certificate.validTo), options.now + 3600 * 1000);
    assert.notEqual(certificate.serialNumber, issued(NODE).serialNumber);
  });

  test('it outlives its authority never', () => {
    const end = Date.parse(signer.certificate.validTo);
    assert.equal(Date.parse(issued(NODE, { durationSeconds: 1e10 }).validTo), end);
  });

  test('names of other kinds, and the wish to be an authority, are left out', () => {
    const other = der(0xa4, distinguishedName([{ type: COMMON_NAME, value: 'else' }]));
    const certificate = issued({ commonName: 'ann', hosts: ['a'], names: [other], authority: true });
    assert.equal(certificate.ca, false);
    assert.equal(certificate.subjectAltName, 'DNS:a');
  });

  test('names in other scripts are kept', () => {
    assert.equal(issued({ commonName: 'Ann Jöns' }).toLegacyObject().subject.CN, 'Ann Jöns');
  });

  test('a request that another key signed, a name that holds no address and unknown usages are refused', () => {
    const request = Buffer.from(certificateRequest(NODE), 'base64').toString().split('\n');
    const bytes = Buffer.from(request[1] ?? '', 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    const forged = Buffer.from([request[0], bytes.toString('base64'), request[2], ''].join('\n')).toString('base64');
    assert.throws(() => issueCertificate(forged, signer, options), /verification/);
    const short = certificateRequest({ ...NODE, names: [der(AlternativeName.ip, Buffer.from([1, 2, 3]))] });
    assert.throws(() => issueCertificate(short, signer, options), /no address/);
    assert.throws(() => issueCertificate(certificateRequest(NODE), signer, { ...options, usages: ['dance'] }), /unrecognized/);
  });
});
