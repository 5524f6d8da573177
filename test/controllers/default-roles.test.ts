/** Default roles and bindings are given back at a start what they lack, and keep what was added to them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bootstrapPolicy } from '../../runtime/auth/authorizers/rbac/bootstrap-policy.js';
import { bootstrapRoles } from '../../runtime/controllers/roles.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { words } from '../support/cluster-kinds.js';
import { TestServer } from '../support/server.js';
import { SharedEngine } from '../support/shared-engine.js';

const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const ROLES = `${RBAC}/clusterroles`;
const BINDINGS = `${RBAC}/clusterrolebindings`;
const AUTOUPDATE = 'rbac.authorization.kubernetes.io/autoupdate';
const JSON_PATCH = { 'Content-Type': 'application/json-patch+json' };

const engine = new SharedEngine();
const starting = (): Promise<TestServer> => TestServer.start({ engine, controllers: [systemNamespaces, bootstrapRoles] });
let first: TestServer;
before(async () => {
  first = await starting();
});
after(() => first.close());

const change = async (path: string, ...operations: object[]): Promise<void> => {
  const { status, text } = await first.ask(path, { method: 'PATCH', headers: JSON_PATCH, body: operations });
  assert.equal(status, 200, text);
};
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
/** What the object is after another server of the store has started. */
async function afterStart(path: string): Promise<ApiObject & { readonly uid?: string }> {
  const second = await starting();
  try {
    await second.server.ready();
    return (await second.ask(path)).json;
  } finally {
    await second.close();
  }
}
const GROUP = (name: string) => ({ kind: 'Group', apiGroup: 'rbac.authorization.k8s.io', name });
const EXTRA = { apiGroups: ['shop.example.com'], resources: ['orders'], verbs: ['get'] };

test('every default role and binding is there with its labels, its annotation and all it is to hold', async () => {
  const policy = bootstrapPolicy({ words, enabledByName: () => false, release: '1.21' });
  const lists: readonly [string, readonly ApiObject[]][] = [
    ['clusterroles', policy.clusterRoles],
    ['clusterrolebindings', policy.clusterRoleBindings],
    ['roles', policy.roles],
    ['rolebindings', policy.roleBindings],
  ];
  for (const [plural, wanted] of lists) {
    const { items } = (await first.ask(`${RBAC}/${plural}`)).json as { items: ApiObject[] };
    assert.equal(items.length, wanted.length, plural);
    for (const { metadata, rules, aggregationRule, roleRef, subjects } of wanted) {
      const made = items.find((o) => o.metadata.name === metadata.name && (o.metadata.namespace ?? '') === (metadata.namespace ?? ''));
      assert.ok(made, `${plural} ${metadata.name}`);
      assert.deepEqual(made.metadata.labels, metadata.labels);
      assert.deepEqual(made.metadata.annotations, metadata.annotations);
      assert.deepEqual([made.rules ?? null, made.aggregationRule], [rules ?? null, aggregationRule]);
      assert.deepEqual([made.roleRef, made.subjects ?? []], [roleRef, subjects ?? []]);
    }
  }
});

test('a rule that is missing is added, and one that was added stays', async () => {
  const path = `${ROLES}/system:discovery`;
  await change(path, replace('/rules', [EXTRA]));
  const { rules = [] } = (await afterStart(path)) as { rules?: { nonResourceURLs?: string[] }[] };
  assert.deepEqual(rules[0], EXTRA);
  assert.ok(rules.some(({ nonResourceURLs }) => nonResourceURLs?.includes('/openapi/*')));
});

test('a role that holds everything by a wider rule is not changed', async () => {
  const path = `${ROLES}/system:discovery`;
  const wide = [{ nonResourceURLs: ['*'], verbs: ['get'] }];
  await change(path, replace('/rules', wide));
  assert.deepEqual((await afterStart(path)).rules, wide);
});

test('labels and annotations that are missing are added, and those that were changed stay', async () => {
  const path = `${ROLES}/system:aggregate-to-view`;
  await change(path, replace('/metadata/labels', { 'kubernetes.io/bootstrapping': 'mine' }), {
    op: 'remove',
    path: '/metadata/annotations',
  });
  const { metadata } = await afterStart(path);
  assert.deepEqual(metadata.labels, {
    'kubernetes.io/bootstrapping': 'mine',
    'rbac.authorization.k8s.io/aggregate-to-view': 'true',
  });
  assert.deepEqual(metadata.annotations, { [AUTOUPDATE]: 'true' });
});

test('a selector of a role that gathers others is added', async () => {
  const path = `${ROLES}/view`;
  const own = { matchLabels: { mine: 'yes' } };
  await change(path, replace('/aggregationRule', { clusterRoleSelectors: [own] }));
  const gathers = { matchLabels: { 'rbac.authorization.k8s.io/aggregate-to-view': 'true' } };
  assert.deepEqual((await afterStart(path)).aggregationRule, { clusterRoleSelectors: [own, gathers] });
});

test('a subject that is missing is added to its binding, and one that was added stays', async () => {
  const path = `${BINDINGS}/system:public-info-viewer`;
  await change(path, replace('/subjects', [GROUP('guests'), GROUP('system:authenticated')]));
  const names = ((await afterStart(path)).subjects as { name: string }[]).map(({ name }) => name);
  assert.deepEqual(names, ['guests', 'system:authenticated', 'system:unauthenticated']);
});

test('a binding of another role is made anew', async () => {
  const path = `${BINDINGS}/system:basic-user`;
  const { uid } = (await first.ask(path)).json.metadata;
  await first.ask(path, { method: 'DELETE' });
  const other = {
    metadata: { name: 'system:basic-user' },
    roleRef: { ...GROUP('view'), kind: 'ClusterRole' },
    subjects: [GROUP('guests')],
  };
  assert.equal((await first.create(BINDINGS, other)).status, 201);
  const made = await afterStart(path);
  assert.deepEqual((made.roleRef as { name: string }).name, 'system:basic-user');
  assert.deepEqual(made.subjects, [GROUP('system:authenticated')]);
  assert.notEqual(made.metadata.uid, uid);
});

test('what is missing altogether is made', async () => {
  await first.ask(`${ROLES}/edit`, { method: 'DELETE' });
  assert.equal((await afterStart(`${ROLES}/edit`)).metadata.name, 'edit');
});

for (const path of [`${ROLES}/system:node-proxier`, `${BINDINGS}/system:discovery`])
  test(`${path} is left alone where its annotation says so`, async () => {
    const list = path.startsWith(ROLES) ? '/rules' : '/subjects';
    await change(path, replace(list, []), replace('/metadata/annotations', { [AUTOUPDATE]: 'false' }), {
      op: 'remove',
      path: '/metadata/labels',
    });
    const known = (await first.ask(path)).json;
    assert.deepEqual(await afterStart(path), known);
  });

test('a webhook that cannot be reached keeps no server from being ready', async () => {
  const hooks = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';
  const path = `${ROLES}/system:heapster`;
  await change(path, replace('/rules', []));
  const rules = [{ operations: ['*'], apiGroups: ['*'], apiVersions: ['*'], resources: ['clusterroles'] }];
  const clientConfig = { url: 'https://127.0.0.1:1/' };
  const hook = { name: 'a.example.com', rules, clientConfig, sideEffects: 'None', admissionReviewVersions: ['v1'] };
  assert.equal((await first.create(hooks, { metadata: { name: 'down' }, webhooks: [hook] })).status, 201);
  assert.deepEqual((await afterStart(path)).rules ?? [], []);
  await first.ask(`${hooks}/down`, { method: 'DELETE' });
  assert.notDeepEqual((await afterStart(path)).rules ?? [], []);
});

test('a start that finds nothing to repair writes nothing', async () => {
  const path = `${ROLES}/cluster-admin`;
  const { resourceVersion } = (await first.ask(path)).json.metadata;
  assert.equal((await afterStart(path)).metadata.resourceVersion, resourceVersion);
});
