/** Certificate requests: made for who asks, decided and issued through subresources (specification 2). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import { certificateRequest } from '../support/certificates/certificate-requests.js';
import { kindTables } from '../support/kinds.js';
import { TestServer } from '../support/server.js';

const signedRequest = (...organizations: string[]): string => certificateRequest({ commonName: 'ann', organizations });

const path = '/apis/certificates.k8s.io/v1/certificatesigningrequests';
const request = signedRequest();
const spec = { request, signerName: 'example.com/signer', usages: ['client auth'] };

/** The request with a bit of its signature turned over. */
function forged(): string {
  const [, body = ''] = /-----\r?\n([\s\S]*?)-----END/.exec(Buffer.from(request, 'base64').toString()) ?? [];
  const der = Buffer.from(body, 'base64');
  der[der.length - 1] = (der.at(-1) ?? 0) ^ 1;
  const pem = `-----BEGIN CERTIFICATE REQUEST-----\n${der.toString('base64')}\n-----END CERTIFICATE REQUEST-----\n`;
  return Buffer.from(pem).toString('base64');
}

kindTables({
  CertificateSigningRequest: {
    path,
    valid: { metadata: { name: 'wanted' }, spec },
    creates: [
      [
        'nothing',
        { spec: { request: null, signerName: null, usages: null } },
        'spec.request Invalid',
        'spec.usages Required',
        'spec.signerName Required',
      ],
      ['no request', { spec: { request: 'eA==' } }, 'spec.request Invalid'],
      ['a request that another key signed', { spec: { request: forged() } }, 'spec.request Invalid'],
      [
        'unknown and repeated usages',
        { spec: { usages: ['dance', 'any', 'any'] } },
        'spec.usages[0] NotSupported',
        'spec.usages[2] Duplicate',
      ],
      ['the signer of old', { spec: { signerName: 'kubernetes.io/legacy-unknown' } }, 'spec.signerName Invalid'],
      ['a signer without domain', { spec: { signerName: 'signer' } }, 'spec.signerName Invalid'],
      ['a signer of one label', { spec: { signerName: 'single/x' } }, 'spec.signerName Invalid'],
      ['a signer of bad labels', { spec: { signerName: 'a_.com/B' } }, 'spec.signerName Invalid', 'spec.signerName Invalid'],
      ['a signer of a long domain', { spec: { signerName: `${'a.'.repeat(127)}a/x` } }, 'spec.signerName TooLong'],
      ['a long signer', { spec: { signerName: `a.b/${'p.'.repeat(300)}p` } }, 'spec.signerName TooLong'],
    ],
    updates: [['another request, which is left aside', { spec: { request: 'eA==' } }]],
  },
});

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

const conditions = (...types: string[]): object => ({ status: { conditions: types.map((type) => ({ type, status: 'True' })) } });

async function made(name: string): Promise<void> {
  const { status, text } = await server.create(path, { metadata: { name }, spec: { ...spec, username: 'somebody' } });
  assert.equal(status, 201, text);
}

const patch = (address: string, body: object): ReturnType<TestServer['ask']> =>
  server.ask(`${path}/${address}`, { method: 'PATCH', body, headers: { 'Content-Type': 'application/merge-patch+json' } });

test('a request names who made it, and is owned but for its specification', async () => {
  await made('mine');
  const { json } = await server.ask(`${path}/mine`);
  assert.equal(json.spec.username, 'admin');
  assert.equal(json.metadata.managedFields, undefined);
  const labelled = await server.create(path, { metadata: { name: 'labelled', labels: { a: 'b' } }, spec });
  const applied = {
    apiVersion: 'certificates.k8s.io/v1',
    kind: 'CertificateSigningRequest',
    metadata: { name: 'applied', labels: { a: 'b' } },
    spec,
  };
  const headers = { 'Content-Type': 'application/apply-patch+yaml' };
  const answer = await server.ask(`${path}/applied?fieldManager=one`, { method: 'PATCH', body: applied, headers });
  assert.equal(answer.status, 201, answer.text);
  for (const { metadata } of [labelled.json, answer.json])
    assert.deepEqual(
      metadata.managedFields.map((entry: { fieldsV1: object }) => Object.keys(entry.fieldsV1)),
      [['f:metadata']],
    );
});

test("conditions that are sent through the status are nobody's own", async () => {
  await made('watched');
  const { status, json } = await patch('watched/status?fieldManager=signer', conditions('Custom'));
  assert.deepEqual([status, json.status.conditions.length], [200, 1]);
  assert.equal(JSON.stringify(json.metadata.managedFields ?? []).includes('f:conditions'), false);
});

test('a decision is made once, with its time, through the approval subresource only', async () => {
  await made('decided');
  assert.equal((await patch('decided', conditions('Approved'))).json.status.conditions, undefined);
  assert.equal((await patch('decided/status', conditions('Approved'))).status, 422);
  const approved = await patch('decided/approval', conditions('Approved'));
  assert.match(approved.json.status.conditions[0].lastUpdateTime, /^\d{4}-/);
  assert.equal((await patch('decided/approval', conditions())).status, 422);
  assert.equal((await patch('decided/approval', conditions('Approved', 'Denied'))).status, 422);
});

test('a decision says what it is and that it is so', async () => {
  await made('unsaid');
  const conditions = [{}, { type: 'Other', status: 'Else' }, { type: 'Failed', status: 'False' }, { type: 'Other', status: 'True' }];
  const answer = await patch('unsaid/approval', { status: { conditions } });
  assert.equal(answer.status, 422);
  assert.deepEqual(
    answer.json.details.causes.map(
      ({ field, reason }: { field: string; reason: string }) => `${field} ${reason.replace('FieldValue', '')}`,
    ),
    [
      'status.conditions[0].type Required',
      'status.conditions[0].status Required',
      'status.conditions[1].status NotSupported',
      'status.conditions[2].status NotSupported',
      'status.conditions[3].type Duplicate',
    ],
  );
});

test('a certificate is issued once, through the status subresource', async () => {
  await made('issued');
  const certificate = Buffer.from(throwawayCertificate().cert).toString('base64');
  const key = Buffer.from('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n').toString('base64');
  for (const wrong of ['anVuaw==', key]) assert.equal((await patch('issued/status', { status: { certificate: wrong } })).status, 422);
  assert.equal((await patch('issued/approval', { status: { certificate } })).json.status.certificate, undefined);
  assert.equal((await patch('issued/status', { status: { certificate } })).json.status.certificate, certificate);
  assert.equal((await patch('issued/status', { status: { certificate: null } })).status, 422);
});

test('nobody becomes a superuser by certificate', async () => {
  const asked = { ...spec, request: signedRequest('system:masters'), signerName: 'kubernetes.io/kube-apiserver-client' };
  assert.equal((await server.create(path, { metadata: { name: 'super' }, spec: asked })).status, 403);
});

test('at v1beta1 conditions hold unless they say otherwise, need no type, and are not written through the status subresource', async () => {
  const beta = path.replace('/v1/', '/v1beta1/');
  await server.create(beta, { metadata: { name: 'lax' }, spec: { request } });
  const ask = (address: string, status: object): ReturnType<TestServer['ask']> =>
    server.ask(`${beta}/lax/${address}`, {
      method: 'PATCH',
      body: { status },
      headers: { 'Content-Type': 'application/merge-patch+json' },
    });
  const conditions = [{ type: 'Approved' }, { type: '' }, { type: '', status: 'False' }];
  const approved = await ask('approval', { conditions });
  assert.deepEqual(
    approved.json.status.conditions.map((c: { type: string; status: string }) => [c.type, c.status]),
    [
      ['Approved', 'True'],
      ['', 'True'],
      ['', 'False'],
    ],
  );
  const issued = await ask('status', { conditions: [], certificate: 'anVuaw==' });
  assert.equal(issued.json.status.conditions.length, 3);
  assert.equal((await ask('status', { certificate: 'YWdhaW4=' })).json.status.certificate, 'YWdhaW4=');
  assert.equal((await patch('lax/status', { status: { certificate: 'b25jZQ==' } })).status, 422);
});

test('a request at v1beta1 has usages unless it says that it has none', async () => {
  const beta = path.replace('/v1/', '/v1beta1/');
  const asked = await server.create(beta, { metadata: { name: 'usual' }, spec: { request } });
  assert.deepEqual(asked.json.spec.usages, ['digital signature', 'key encipherment']);
  assert.equal((await server.create(beta, { metadata: { name: 'useless' }, spec: { request, usages: [] } })).status, 422);
});
