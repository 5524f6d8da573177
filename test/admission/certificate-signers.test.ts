/** Who approves and who signs certificate requests must be allowed to for the request's signer, beside writing the subresource. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { rbacAuthorizer } from '../../runtime/access/role-source.js';
import { modesInOrder } from '../../runtime/auth/authorizers/modes.js';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import { certificateRequest } from '../support/certificates/certificate-requests.js';
import { type Answer, TestServer } from '../support/server.js';

const GROUP = '/apis/certificates.k8s.io';
const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const SIGNER = 'example.com/signer';
const certificate = Buffer.from(throwawayCertificate().cert).toString('base64');

const spec = { request: certificateRequest({ commonName: 'ann' }), signerName: SIGNER, usages: ['client auth'] };

/** What each user may do on signers; all of them may write both subresources, and the objects. */
const USERS: Readonly<Record<string, { verbs: string[]; resourceNames?: string[]; apiGroups?: string[] }>> = {
  none: { verbs: [] },
  approver: { verbs: ['approve'], resourceNames: [SIGNER] },
  domain: { verbs: ['approve', 'sign'], resourceNames: ['example.com/*'] },
  any: { verbs: ['approve', 'sign'] },
  signer: { verbs: ['sign'], resourceNames: [SIGNER] },
  elsewhere: { verbs: ['approve', 'sign'], resourceNames: ['example.org/*', 'example.com/other', 'example.com', '*', 'sub.example.com/*'] },
  othergroup: { verbs: ['approve', 'sign'], apiGroups: ['', 'apps'] },
};

let server: TestServer;
before(async () => {
  server = await TestServer.start({
    authorizer: (parts) => modesInOrder([rbacAuthorizer(parts.registry)]),
  });
  const certificates = ['certificates.k8s.io'];
  for (const [name, rule] of Object.entries(USERS)) {
    const writes = {
      apiGroups: certificates,
      resources: ['certificatesigningrequests', 'certificatesigningrequests/approval', 'certificatesigningrequests/status'],
      verbs: ['get', 'update', 'patch'],
    };
    const rules = [writes, ...(rule.verbs.length === 0 ? [] : [{ apiGroups: certificates, resources: ['signers'], ...rule }])];
    const binding = {
      metadata: { name },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name },
      subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name }],
    };
    assert.equal((await server.create(`${RBAC}/clusterroles`, { metadata: { name }, rules })).status, 201);
    assert.equal((await server.create(`${RBAC}/clusterrolebindings`, binding)).status, 201);
  }
});
after(() => server.close());

const decision = (type: string): object => ({ status: { conditions: [{ type, status: 'True', reason: 'r', message: 'm' }] } });
const WORD: Readonly<Record<string, string>> = { approval: 'approve', status: 'sign' };

let made = 0;

/** Has a user patch a new request, approved before where it is to be signed. */
async function write(user: string, subresource: string, body: object, version = 'v1'): Promise<{ answer: Answer; name: string }> {
  made += 1;
  const name = `csr-${made}`;
  const path = `${GROUP}/${version}/certificatesigningrequests/${name}`;
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  assert.equal((await server.create(`${GROUP}/v1/certificatesigningrequests`, { metadata: { name }, spec })).status, 201);
  if (subresource === 'status') {
    const approved = await server.ask(`${path}/approval`, { method: 'PATCH', headers, body: decision('Approved') });
    assert.equal(approved.status, 200, approved.text);
  }
  const to = subresource === '' ? path : `${path}/${subresource}`;
  return { answer: await server.ask(to, { method: 'PATCH', headers, body, token: user }), name };
}

const approve = decision('Approved');
const deny = decision('Denied');
const label = { metadata: { labels: { a: 'b' } } };
const sign = { status: { certificate } };
const fail = {
  status: {
    conditions: [
      { type: 'Approved', status: 'True', reason: 'r' },
      { type: 'Failed', status: 'True', reason: 'x' },
    ],
  },
};

const ROWS: readonly (readonly [user: string, subresource: string, what: string, body: object, allowed: boolean])[] = [
  ['none', 'approval', 'approve', approve, false],
  ['none', 'approval', 'deny', deny, false],
  ['none', 'approval', 'label through approval', label, false],
  ['none', 'approval', 'approve what it names another signer for', { ...approve, spec: { signerName: 'example.org/x' } }, false],
  ['signer', 'approval', 'approve', approve, false],
  ['elsewhere', 'approval', 'approve', approve, false],
  ['othergroup', 'approval', 'approve', approve, false],
  ['approver', 'approval', 'approve', approve, true],
  ['approver', 'approval', 'deny', deny, true],
  ['domain', 'approval', 'approve', approve, true],
  ['any', 'approval', 'approve', approve, true],
  ['none', 'status', 'sign', sign, false],
  ['none', 'status', 'set a condition', fail, false],
  ['none', 'status', 'label through the status', label, true],
  ['none', '', 'label', label, true],
  ['approver', 'status', 'sign', sign, false],
  ['elsewhere', 'status', 'sign', sign, false],
  ['elsewhere', 'status', 'sign what it names another signer for', { ...sign, spec: { signerName: 'example.org/x' } }, false],
  ['othergroup', 'status', 'sign', sign, false],
  ['signer', 'status', 'sign', sign, true],
  ['signer', 'status', 'set a condition', fail, true],
  ['domain', 'status', 'sign', sign, true],
  ['any', 'status', 'sign', sign, true],
];
// The first version's status takes no conditions, so that nothing changes there.
for (const version of ['v1', 'v1beta1'])
  for (const [user, subresource, what, body, allowed] of ROWS.filter((row) => version === 'v1' || row[3] !== fail))
    test(`${user} ${allowed ? 'may' : 'may not'} ${what} in ${version}`, async () => {
      const { answer, name } = await write(user, subresource, body, version);
      if (allowed) {
        assert.equal(answer.status, 200, answer.text);
        return;
      }
      assert.deepEqual([answer.status, answer.json.reason], [403, 'Forbidden'], answer.text);
      assert.equal(
        answer.json.message,
        `certificatesigningrequests.certificates.k8s.io "${name}" is forbidden: user not permitted to ${WORD[subresource]} requests with signerName "${SIGNER}"`,
      );
    });

test('bundles of trust for a signer are written by who may attest for it', async () => {
  const later = await TestServer.start({
    release: '1.33',
    featureGates: { ClusterTrustBundle: true },
    runtimeConfig: { 'certificates.k8s.io/v1beta1': true },
    authorizer: () => ({
      authorize: ({ verb, name, user }) => ({
        decision: verb !== 'attest' || (user.name === 'signer' && name === SIGNER) ? ('allow' as const) : ('deny' as const),
        reason: '',
      }),
    }),
  });
  const trustBundle = throwawayCertificate().cert;
  const path = `${GROUP}/v1beta1/clustertrustbundles`;
  const bundle = (name: string, signerName?: string): object => ({
    metadata: { name },
    spec: { trustBundle, ...(signerName === undefined ? {} : { signerName }) },
  });
  const make = (user: string, name: string, signerName?: string): Promise<Answer> =>
    later.ask(`${path}?dryRun=All`, { method: 'POST', token: user, body: bundle(name, signerName) });
  const refused = await make('none', 'example.com:signer:a', SIGNER);
  assert.equal(refused.status, 403, refused.text);
  assert.match(refused.json.message, /is forbidden: user not permitted to attest for signerName "example\.com\/signer"$/);
  assert.equal((await make('signer', 'example.com:signer:a', SIGNER)).status, 201);
  assert.equal((await make('none', 'a')).status, 201);
  await later.close();
});
