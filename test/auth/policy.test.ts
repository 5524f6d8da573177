import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { bootstrapPolicy } from '../../runtime/auth/authorizers/rbac/bootstrap-policy.js';
import { ruleLines } from '../../runtime/auth/authorizers/rbac/default-roles/rule-lines.js';
import type { PolicyRule } from '../../runtime/auth/authorizers/rbac/rules.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { featureGates } from '../../runtime/settings/feature-gates.js';
import { words } from '../support/cluster-kinds.js';

const options = { words, enabledByName: () => false };
const policy = bootstrapPolicy({ words, enabledByName: () => false, release: '1.21' });
const all = [...policy.clusterRoles, ...policy.clusterRoleBindings, ...policy.roles, ...policy.roleBindings];

const named = (list: readonly ApiObject[], name: string): ApiObject => {
  const found = list.find((o) => o.metadata.name === name);
  assert.ok(found, name);
  return found;
};

test('rules are read from lines', () => {
  assert.deepEqual(
    ruleLines('\n READ WRITE : core apps : pods configmaps\nget : authorization. : x : @a b\nget : /b /a /c?Gate', options),
    [
      {
        verbs: ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'],
        apiGroups: ['', 'apps'],
        resources: ['configmaps', 'pods'],
      },
      { verbs: ['get'], apiGroups: ['authorization.k8s.io'], resources: ['x'], resourceNames: ['kubernetes.io/a', 'b'] },
      { verbs: ['get'], nonResourceURLs: ['/a', '/b'] },
    ],
  );
  assert.deepEqual(ruleLines('EVENTS', options), [
    { verbs: ['create', 'patch', 'update'], apiGroups: ['', 'events.k8s.io'], resources: ['events'] },
  ]);
});

test('every default role and binding is labelled as a default, and their names are unique', () => {
  for (const { metadata } of all) {
    assert.equal(metadata.labels?.['kubernetes.io/bootstrapping'], 'rbac-defaults');
    assert.equal(metadata.annotations?.['rbac.authorization.kubernetes.io/autoupdate'], 'true');
  }
  for (const list of Object.values(policy) as ApiObject[][]) {
    const names = list.map((o) => `${o.metadata.namespace}/${o.metadata.name}`);
    assert.equal(new Set(names).size, names.length);
  }
});

/** Roles of release 1.21 beside those of its controllers. */
const CLUSTER_ROLES = `
  admin cluster-admin edit view
  system:aggregate-to-admin system:aggregate-to-edit system:aggregate-to-view system:auth-delegator system:basic-user
  system:certificates.k8s.io:certificatesigningrequests:nodeclient system:certificates.k8s.io:certificatesigningrequests:selfnodeclient
  system:certificates.k8s.io:kube-apiserver-client-approver system:certificates.k8s.io:kube-apiserver-client-kubelet-approver
  system:certificates.k8s.io:kubelet-serving-approver system:certificates.k8s.io:legacy-unknown-approver
  system:discovery system:heapster system:kube-aggregator system:kube-controller-manager system:kube-dns system:kube-scheduler
  system:kubelet-api-admin system:monitoring system:node system:node-bootstrapper system:node-problem-detector system:node-proxier
  system:persistent-volume-provisioner system:public-info-viewer system:service-account-issuer-discovery system:volume-scheduler`;

const ROLES = `
  kube-public/system:controller:bootstrap-signer
  kube-system/extension-apiserver-authentication-reader kube-system/system::leader-locking-kube-controller-manager
  kube-system/system::leader-locking-kube-scheduler kube-system/system:controller:bootstrap-signer
  kube-system/system:controller:cloud-provider kube-system/system:controller:token-cleaner`;

test("the default roles are those of the cluster's own parts: no vendor has one", () => {
  const ownController = /^system:controller:[a-z-]+(?:controller|collector|autoscaler|binder|publisher)$/;
  const names = policy.clusterRoles.map(({ metadata }) => metadata.name ?? '');
  assert.deepEqual(names.filter((name) => !ownController.test(name)).toSorted(), CLUSTER_ROLES.trim().split(/\s+/).toSorted());
  const inNamespaces = policy.roles.map(({ metadata }) => `${metadata.namespace}/${metadata.name}`);
  assert.deepEqual(inNamespaces.toSorted(), ROLES.trim().split(/\s+/).toSorted());
});

test('every rule says what, and every binding has its role', () => {
  for (const role of [...policy.clusterRoles, ...policy.roles]) {
    for (const rule of (role.rules ?? []) as { verbs: string[]; resources?: string[]; nonResourceURLs?: string[] }[]) {
      assert.ok(rule.verbs.length > 0 && (rule.resources ?? rule.nonResourceURLs ?? []).length > 0, role.metadata.name);
      for (const word of [...rule.verbs, ...(rule.resources ?? [])]) assert.match(word, /^[a-z*/]+$/, role.metadata.name);
    }
  }
  const roleOf = (b: ApiObject): string => (b.roleRef as { name: string }).name;
  for (const binding of policy.clusterRoleBindings) named(policy.clusterRoles, roleOf(binding));
  for (const binding of policy.roleBindings) named(policy.roles, roleOf(binding));
});

test('the roles of people gather what feeds them', () => {
  const selects = (name: string): unknown => named(policy.clusterRoles, name).aggregationRule;
  for (const name of ['admin', 'edit', 'view']) {
    const key = `rbac.authorization.k8s.io/aggregate-to-${name}`;
    assert.deepEqual(selects(name), { clusterRoleSelectors: [{ matchLabels: { [key]: 'true' } }] });
    assert.equal(named(policy.clusterRoles, name).rules, null);
    assert.equal(named(policy.clusterRoles, `system:aggregate-to-${name}`).metadata.labels?.[key], 'true');
  }
  assert.equal(named(policy.clusterRoles, 'edit').metadata.labels?.['rbac.authorization.k8s.io/aggregate-to-admin'], 'true');
  assert.equal(named(policy.clusterRoles, 'view').metadata.labels?.['rbac.authorization.k8s.io/aggregate-to-edit'], 'true');
});

test('controllers are bound to their accounts, nodes to nobody', () => {
  assert.deepEqual(named(policy.clusterRoleBindings, 'system:controller:job-controller').subjects, [
    { kind: 'ServiceAccount', name: 'job-controller', namespace: 'kube-system' },
  ]);
  assert.deepEqual(named(policy.clusterRoleBindings, 'system:node').subjects, []);
});

test('the controller of jobs updates them, and patches only their pods', () => {
  const { rules } = named(policy.clusterRoles, 'system:controller:job-controller') as ApiObject & {
    rules: { resources: string[]; verbs: string[] }[];
  };
  const verbsOf = (resource: string): string[] | undefined => rules.find(({ resources }) => resources.includes(resource))?.verbs;
  assert.deepEqual(verbsOf('jobs'), ['get', 'list', 'update', 'watch']);
  assert.deepEqual(verbsOf('pods'), ['create', 'delete', 'list', 'patch', 'watch']);
});

test('roles and rules live as their rows say', () => {
  const { features } = catalogue;
  const of = (release: string, gates: ReadonlyMap<string, boolean> = new Map()) => {
    const { enabledByName } = featureGates({ features, protocol: {} }, gates, release);
    return bootstrapPolicy({ words, enabledByName, release });
  };
  const rulesOf = (release: string, name: string, gates?: ReadonlyMap<string, boolean>): readonly PolicyRule[] | undefined =>
    of(release, gates).clusterRoles.find(({ metadata }) => metadata.name === name)?.rules as readonly PolicyRule[] | undefined;
  const user = (release: string) => rulesOf(release, 'system:basic-user')?.map(({ apiGroups }) => apiGroups);
  assert.deepEqual(user('1.21'), [['authorization.k8s.io']]);
  assert.deepEqual(user('1.36'), [['authorization.k8s.io'], ['authentication.k8s.io']]);
  const cleaner = 'system:controller:legacy-service-account-token-cleaner';
  assert.equal(rulesOf('1.28', cleaner), undefined);
  assert.equal(rulesOf('1.30', cleaner)?.length, 2);
  const pods = (release: string) =>
    rulesOf(release, 'system:controller:cronjob-controller')?.find(({ resources }) => resources.includes('pods'))?.verbs;
  assert.deepEqual(
    [pods('1.31'), pods('1.32')],
    [
      ['delete', 'list'],
      ['delete', 'list', 'watch'],
    ],
  );
  const paths = (gates?: ReadonlyMap<string, boolean>) => rulesOf('1.36', 'system:monitoring', gates)?.[0]?.nonResourceURLs;
  assert.equal(paths()?.includes('/statusz'), true);
  assert.equal(paths(new Map([['ComponentStatusz', false]]))?.includes('/statusz'), false);
});
