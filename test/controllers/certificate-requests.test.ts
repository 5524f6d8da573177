/** Certificate requests on their way: approved, denied, signed, and cleaned up. */
import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Authorizer } from '../../runtime/auth/contract.js';
import { certificateApprover } from '../../runtime/controllers/certificates/approver.js';
import { certificateCleaner } from '../../runtime/controllers/certificates/cleaner.js';
import { certificateSigner } from '../../runtime/controllers/certificates/signer.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { certificateRequest, type RequestOptions } from '../support/certificates/certificate-requests.js';
import { MovedClock } from '../support/clock.js';
import { type Answer, TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const PATH = '/apis/certificates.k8s.io/v1/certificatesigningrequests';
const HOUR = 3600 * 1000;
const NODE: RequestOptions = { commonName: 'system:node:n1', organizations: ['system:nodes'] };
const NODE_USAGES = ['digital signature', 'key encipherment', 'client auth'];
const NODE_CLIENT = 'kubernetes.io/kube-apiserver-client-kubelet';

/** `bootstrapper` may ask for certificates of nodes, the node for its own; everything else is allowed. */
const authorizer: Authorizer = {
  authorize({ user, resource, subresource }) {
    const asks = resource === 'certificatesigningrequests' && ['nodeclient', 'selfnodeclient'].includes(subresource);
    const may = !asks || (subresource === 'nodeclient' ? user.name === 'bootstrapper' : user.name === NODE.commonName);
    return { decision: may ? 'allow' : 'abstain', reason: '' };
  },
};

const clock = new MovedClock();
let server: TestServer;
before(async () => {
  server = await TestServer.start({
    clock,
    authorizer: () => authorizer,
    authenticators: () => [
      {
        authenticate({ headers }) {
          const name = (headers.authorization ?? '').replace('Bearer ', '');
          return { outcome: 'user', user: { name, uid: '', groups: [], extra: {} } };
        },
      },
    ],
    controllers: [systemNamespaces, certificateApprover, certificateSigner, certificateCleaner],
  });
});
after(() => server.close());

interface Asked {
  readonly name: string;
  readonly by?: string;
  readonly request?: RequestOptions;
  readonly signer?: string;
  readonly usages?: readonly string[];
  readonly version?: string;
}

async function ask({ name, by = 'ann', request = NODE, signer = NODE_CLIENT, usages = NODE_USAGES, version = 'v1' }: Asked): Promise<void> {
  const body = { metadata: { name }, spec: { request: certificateRequest(request), signerName: signer, usages } };
  const answer = await server.ask(PATH.replace('/v1/', `/${version}/`), { method: 'POST', body, token: by });
  assert.equal(answer.status, 201, answer.text);
}

async function decide(name: string, type: 'Approved' | 'Denied'): Promise<void> {
  const { json } = await server.ask(`${PATH}/${name}`);
  const body = { ...json, status: { ...json.status, conditions: [{ type, status: 'True', reason: 'Test' }] } };
  const answer = await server.ask(`${PATH}/${name}/approval`, { method: 'PUT', body });
  assert.equal(answer.status, 200, answer.text);
}

const issued = (name: string): Promise<Answer> =>
  eventually(
    () => server.ask(`${PATH}/${name}`),
    ({ json }) => json.status.certificate !== undefined,
  );
const certificateOf = ({ json }: Answer): X509Certificate => new X509Certificate(Buffer.from(json.status.certificate, 'base64'));

/** The request as it is once the controllers have looked at another that came after it. */
async function looked(name: string): Promise<Answer> {
  const later = `after-${name}`;
  await ask({ name: later, by: 'bootstrapper' });
  await issued(later);
  return server.ask(`${PATH}/${name}`);
}

const conditionsOf = ({ json }: Answer): string[] => (json.status.conditions ?? []).map(({ type }: { type: string }) => type);

const APPROVED: readonly [what: string, asked: Asked, message: string][] = [
  [
    'of a bootstrapper for a node',
    { name: 'by-bootstrapper', by: 'bootstrapper' },
    'Auto approving kubelet client certificate after SubjectAccessReview.',
  ],
  [
    'of a node for itself',
    { name: 'by-node', by: 'system:node:n1' },
    'Auto approving self kubelet client certificate after SubjectAccessReview.',
  ],
];
for (const [what, asked, message] of APPROVED)
  test(`a request ${what} is approved and signed`, async () => {
    await ask(asked);
    const answer = await issued(asked.name);
    const [condition] = answer.json.status.conditions;
    assert.deepEqual([condition.type, condition.reason, condition.message], ['Approved', 'AutoApproved', message]);
    const certificate = certificateOf(answer);
    assert.equal(certificate.subject, 'O=system:nodes\nCN=system:node:n1');
    const authority = server.server.authorities.signerOf('kube-apiserver-client-kubelet');
    assert.ok(authority && certificate.verify(authority.certificate.publicKey));
    assert.equal(Math.round((Date.parse(certificate.validTo) - clock.now()) / HOUR), 8760);
  });

const LEFT: readonly [what: string, asked: Asked][] = [
  ['of somebody who may not', { name: 'by-ann' }],
  ['of a node for another', { name: 'by-other', by: 'system:node:n1', request: { ...NODE, commonName: 'system:node:n2' } }],
  ['that asks for more usages', { name: 'for-more', by: 'bootstrapper', usages: [...NODE_USAGES, 'server auth'] }],
  ['that has a name more', { name: 'for-host', by: 'bootstrapper', request: { ...NODE, hosts: ['n1'] } }],
  ['for another signer', { name: 'for-client', by: 'bootstrapper', signer: 'kubernetes.io/kube-apiserver-client' }],
];
for (const [what, asked] of LEFT)
  test(`a request ${what} waits for a person`, async () => {
    await ask(asked);
    assert.deepEqual(conditionsOf(await looked(asked.name)), []);
  });

test('a request that a person approves is signed by its signer', async () => {
  await ask({
    name: 'client',
    request: { commonName: 'ann', hosts: ['a'] },
    signer: 'kubernetes.io/kube-apiserver-client',
    usages: ['client auth'],
  });
  await decide('client', 'Approved');
  assert.equal(certificateOf(await issued('client')).subjectAltName, 'DNS:a');
  const serving = ['digital signature', 'key encipherment', 'server auth'];
  await ask({ name: 'serving', request: { ...NODE, hosts: ['n1', '10.0.0.7'] }, signer: 'kubernetes.io/kubelet-serving', usages: serving });
  await decide('serving', 'Approved');
  assert.deepEqual(certificateOf(await issued('serving')).keyUsage, ['1.3.6.1.5.5.7.3.1']);
});

test('requests of the first version may go to the signer of old', async () => {
  await ask({
    name: 'legacy',
    signer: 'kubernetes.io/legacy-unknown',
    usages: ['server auth'],
    version: 'v1beta1',
    request: { commonName: 'x' },
  });
  await decide('legacy', 'Approved');
  assert.equal(certificateOf(await issued('legacy')).subject, 'CN=x');
});

test('what is denied, is for nobody here, or breaks the rules of its signer gets no certificate, and says nothing', async (t) => {
  const told = t.mock.method(console, 'error', () => undefined);
  await ask({ name: 'denied' });
  await decide('denied', 'Denied');
  await ask({ name: 'elsewhere', signer: 'example.com/signer' });
  await decide('elsewhere', 'Approved');
  await ask({ name: 'wrong', signer: 'kubernetes.io/kube-apiserver-client', usages: ['server auth'] });
  await decide('wrong', 'Approved');
  assert.deepEqual(conditionsOf(await looked('denied')), ['Denied']);
  for (const name of ['elsewhere', 'wrong']) {
    const answer = await server.ask(`${PATH}/${name}`);
    assert.deepEqual([conditionsOf(answer), answer.json.status.certificate], [['Approved'], undefined]);
  }
  assert.deepEqual(
    told.mock.calls.map(({ arguments: [text] }) => text),
    ['csrsigning: "wrong" is not signed: usages must contain "client auth"'],
  );
});

test('requests go an hour after their last change, in whatever state', async () => {
  const names = async (): Promise<string[]> =>
    (await server.ask(PATH)).json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name);
  const before = await names();
  for (const name of ['by-bootstrapper', 'by-ann', 'denied', 'wrong']) assert.ok(before.includes(name), name);
  clock.advance(HOUR - 60_000);
  await looked('nothing');
  assert.deepEqual(
    (await names()).filter((name) => before.includes(name)),
    before,
  );
  clock.advance(120_000);
  await eventually(names, (left) => !left.some((name) => before.includes(name)));
  // What came an hour later is as old as that an hour later.
  assert.equal((await names()).length, 1);
  clock.advance(HOUR);
  await eventually(names, (left) => left.length === 0);
});

test('a request goes with its certificate, where that is shorter', async () => {
  const [brief, moved] = [new MovedClock(), 15 * 60 * 1000];
  const other = await TestServer.start({
    clock: brief,
    clusterSigningDuration: '10m',
    controllers: [systemNamespaces, certificateSigner, certificateCleaner],
  });
  const body = { metadata: { name: 'brief' }, spec: { request: certificateRequest(NODE), signerName: NODE_CLIENT, usages: NODE_USAGES } };
  await other.create(PATH, body);
  const path = `${PATH}/brief`;
  const approval = { ...(await other.ask(path)).json, status: { conditions: [{ type: 'Approved', status: 'True' }] } };
  await other.ask(`${path}/approval`, { method: 'PUT', body: approval });
  await eventually(
    () => other.ask(path),
    ({ json }) => json.status.certificate !== undefined,
  );
  brief.advance(moved);
  await eventually(
    () => other.ask(path),
    ({ status }) => status === 404,
  );
  await other.close();
});
