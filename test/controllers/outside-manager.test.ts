/** What the ecosystem's own controller manager asks for when each of its controllers is to have an account of its own. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { clusterControllers } from '../../runtime/controllers/index.js';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';

const ACCOUNTS = '/api/v1/namespaces/kube-system/serviceaccounts';
/** As the controller manager is called by its client certificate. */
const MANAGER = { 'Impersonate-User': 'system:kube-controller-manager' };

/** Accounts of the controllers that this server has as well, each with a request that its role allows. */
const CONTROLLERS: readonly (readonly [account: string, verb: string, resource: string, group: string])[] = [
  ['namespace-controller', 'deletecollection', 'pods', ''],
  ['generic-garbage-collector', 'delete', 'deployments', 'apps'],
  ['clusterrole-aggregation-controller', 'escalate', 'clusterroles', 'rbac.authorization.k8s.io'],
  ['service-account-controller', 'create', 'serviceaccounts', ''],
  ['certificate-controller', 'delete', 'certificatesigningrequests', 'certificates.k8s.io'],
  ['pvc-protection-controller', 'update', 'persistentvolumeclaims', ''],
  ['pv-protection-controller', 'update', 'persistentvolumes', ''],
  ['resourcequota-controller', 'list', 'pods', ''],
  ['disruption-controller', 'get', 'statefulsets', 'apps'],
  ['root-ca-cert-publisher', 'create', 'configmaps', ''],
  ['ttl-after-finished-controller', 'delete', 'jobs', 'batch'],
];

let server: TestServer;
before(async () => {
  server = await TestServer.start({ authorizer: undefined, controllers: clusterControllers });
});
after(() => server.close());

for (const [account, verb, resource, group] of CONTROLLERS)
  test(`${account} gets its account and a token, and may ${verb} ${resource}`, async () => {
    const made = await server.ask(ACCOUNTS, { method: 'POST', headers: MANAGER, body: { metadata: { name: account } } });
    assert.ok(made.status === 201 || made.json.reason === 'AlreadyExists', made.text);
    assert.equal((await server.ask(`${ACCOUNTS}/${account}`, { headers: MANAGER })).status, 200);
    const token = { spec: { audiences: ['https://kubernetes.default.svc'], expirationSeconds: 3600 } };
    const issued = await server.ask(`${ACCOUNTS}/${account}/token`, { method: 'POST', headers: MANAGER, body: token });
    assert.equal(issued.status, 201, issued.text);
    assert.notEqual(issued.json.status.token, '');
    const review = {
      spec: { user: `system:serviceaccount:kube-system:${account}`, resourceAttributes: { verb, resource, group, namespace: 'default' } },
    };
    const reviewed = await server.create('/apis/authorization.k8s.io/v1/subjectaccessreviews', review);
    assert.equal(reviewed.json.status.allowed, true, reviewed.text);
  });

test('with the roles of a server its controllers may do their work', { timeout: 20_000 }, async () => {
  await server.create('/api/v1/namespaces', { metadata: { name: 'shop' } });
  const owner = (await server.create('/api/v1/namespaces/shop/configmaps', { metadata: { name: 'owner' } })).json;
  const ownerReferences = [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'owner', uid: owner.metadata.uid }];
  await server.create('/api/v1/namespaces/shop/secrets', { metadata: { name: 'owned', ownerReferences } });
  await server.ask('/api/v1/namespaces/shop/configmaps/owner', { method: 'DELETE' });
  await until(async () => (await server.ask('/api/v1/namespaces/shop/secrets/owned')).status === 404);
  await server.ask('/api/v1/namespaces/shop', { method: 'DELETE' });
  await until(async () => (await server.ask('/api/v1/namespaces/shop')).status === 404);
  const admin = await server.ask('/apis/rbac.authorization.k8s.io/v1/clusterroles/admin');
  const fields = admin.json.metadata.managedFields.map(({ manager }: { manager: string }) => manager);
  assert.ok(fields.includes('clusterrole-aggregation-controller'), fields.join(', '));
});
