import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RbacAuthorizer } from '../../runtime/auth/authorizers/rbac/authorizer.js';
import { coversAtOnce } from '../../runtime/auth/authorizers/rbac/covers.js';
import { bindingEscalation, type GrantingWrite, roleEscalation } from '../../runtime/auth/authorizers/rbac/escalation.js';
import { RuleSet } from '../../runtime/auth/authorizers/rbac/rule-set.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { binding, TestRoles, user, type World } from './roles.js';

const rule = (verbs: string, resources: string, resourceNames: readonly string[] = [], apiGroups: readonly string[] = ['']): object => ({
  verbs: verbs.split(' '),
  apiGroups,
  resources: resources.split(' '),
  resourceNames,
});
const path = (verbs: string, ...nonResourceURLs: string[]): object => ({ verbs: verbs.split(' '), nonResourceURLs });

const COVERS: readonly [string, readonly object[], readonly object[], boolean][] = [
  ['the same rule', [rule('get', 'pods')], [rule('get', 'pods')], true],
  ['a part of it', [rule('get list', 'pods nodes')], [rule('list', 'nodes')], true],
  ['what several rules grant together', [rule('get', 'pods'), rule('list', 'pods')], [rule('get list', 'pods')], true],
  ['a verb too many', [rule('get', 'pods')], [rule('get list', 'pods')], false],
  ['all verbs, by all that there are', [rule('get list watch create update patch delete', 'pods')], [rule('*', 'pods')], false],
  ['a verb by all', [rule('*', 'pods')], [rule('get', 'pods')], true],
  ['another group', [rule('get', 'pods', [], ['apps'])], [rule('get', 'pods')], false],
  ['a subresource by all resources', [rule('get', '*')], [rule('get', 'pods/log')], true],
  ['a subresource by that of all', [rule('get', '*/log')], [rule('get', 'pods/log')], true],
  ['a resource by a subresource', [rule('get', '*/log')], [rule('get', 'pods')], false],
  ['a name by all names', [rule('get', 'pods')], [rule('get', 'pods', ['a'])], true],
  ['all names by one', [rule('get', 'pods', ['a'])], [rule('get', 'pods')], false],
  ['names by names of several rules', [rule('get', 'pods', ['a']), rule('get', 'pods', ['b'])], [rule('get', 'pods', ['a', 'b'])], true],
  ['a path by its beginning', [path('get', '/a/*')], [path('get', '/a/b')], true],
  ['a beginning by a shorter one', [path('get', '/a*')], [path('get', '/a/b*')], true],
  ['a beginning by a path', [path('get', '/a')], [path('get', '/a*')], false],
  ['all paths', [path('*', '*')], [path('*', '*')], true],
  ['a path by rules for resources', [rule('*', '*', [], ['*'])], [path('get', '/a')], false],
  ['nothing', [], [], true],
];

for (const [what, owned, wanted, expected] of COVERS) {
  test(`rules ${expected ? 'cover' : 'do not cover'} ${what}`, () => {
    const rules = (list: readonly object[]): RuleSet => RuleSet.of({ metadata: {}, rules: list });
    const apart = owned.map((one) => rules([one]));
    for (const held of [[rules(owned)], apart]) assert.equal(coversAtOnce(held, rules(wanted)).verdict, expected ? 'covered' : 'open');
  });
}

const WORLD: World = {
  clusterRoles: {
    view: [rule('get', 'configmaps')],
    edit: [rule('get update', 'configmaps')],
    all: [rule('*', '*', [], ['*']), path('*', '*')],
  },
  roles: {
    ns: {
      writer: [rule('get list', 'configmaps'), rule('get', 'secrets', ['s1'])],
      escalator: [rule('escalate', 'roles', ['target'], ['rbac.authorization.k8s.io'])],
      binder: [rule('bind', 'clusterroles', ['edit'], ['rbac.authorization.k8s.io'])],
    },
  },
  roleBindings: {
    ns: [binding('a', 'Role/writer', 'User/ann'), binding('b', 'Role/escalator', 'User/esc'), binding('c', 'Role/binder', 'User/bin')],
  },
};

const source = new TestRoles(WORLD);
const judges = { source, authorizer: new RbacAuthorizer(source), turn: () => undefined };

const role = (name: string, rules: readonly object[], more: object = {}): ApiObject => ({
  metadata: { name, namespace: 'ns' },
  rules,
  ...more,
});

const write = (who: string, object: ApiObject, more: Partial<GrantingWrite> = {}): GrantingWrite => ({
  user: user(who, 'system:authenticated'),
  resource: 'roles',
  requestName: '',
  namespace: 'ns',
  object,
  ...more,
});

const HEAD = (name: string, who: string, resource = 'roles'): string =>
  `${resource}.rbac.authorization.k8s.io "${name}" is forbidden: user "${who}" (groups=["system:authenticated"]) is attempting to grant RBAC permissions not currently held:\n`;

test('a role of what its writer holds may be written', async () => {
  const object = role('ok', [rule('get', 'configmaps'), rule('get', 'secrets', ['s1'])]);
  assert.equal(await roleEscalation(write('ann', object), judges), undefined);
  assert.equal(await roleEscalation(write('ann', role('empty', [])), judges), undefined);
});

const REFUSED: readonly [readonly object[], string][] = [
  [[rule('get delete', 'configmaps')], '{APIGroups:[""], Resources:["configmaps"], Verbs:["delete"]}'],
  [[rule('get', 'secrets')], '{APIGroups:[""], Resources:["secrets"], Verbs:["get"]}'],
  [[rule('*', 'configmaps')], '{APIGroups:[""], Resources:["configmaps"], Verbs:["*"]}'],
  [[rule('delete patch', 'configmaps')], '{APIGroups:[""], Resources:["configmaps"], Verbs:["delete" "patch"]}'],
  [[path('get put', '/a')], '{NonResourceURLs:["/a"], Verbs:["get"]}\n{NonResourceURLs:["/a"], Verbs:["put"]}'],
  [
    [rule('create', 'deployments statefulsets', [], ['apps']), rule('watch', 'configmaps', ['a'])],
    '{APIGroups:[""], Resources:["configmaps"], ResourceNames:["a"], Verbs:["watch"]}\n' +
      '{APIGroups:["apps"], Resources:["deployments"], Verbs:["create"]}\n{APIGroups:["apps"], Resources:["statefulsets"], Verbs:["create"]}',
  ],
];

for (const [rules, lines] of REFUSED) {
  test(`a refusal lists what is missing: ${lines.replaceAll('\n', ' ')}`, async () => {
    const refused = await roleEscalation(write('ann', role('more', rules)), judges);
    assert.equal(refused?.message, `${HEAD('more', 'ann')}${lines}`);
    assert.equal(refused?.code, 403);
    assert.deepEqual(refused?.details, { name: 'more', group: 'rbac.authorization.k8s.io', kind: 'roles' });
  });
}

test('escalate on a role lets its holder write anything into it, by name in updates only', async () => {
  const object = role('target', [rule('get', 'secrets')]);
  assert.equal(await roleEscalation(write('esc', object, { requestName: 'target', old: object }), judges), undefined);
  assert.notEqual(await roleEscalation(write('esc', object), judges), undefined);
  assert.notEqual(await roleEscalation(write('esc', role('other', [rule('get', 'secrets')]), { requestName: 'other' }), judges), undefined);
});

test('superusers write and bind what they like', async () => {
  const root = { user: user('root', 'system:masters') };
  assert.equal(await roleEscalation(write('root', role('x', [rule('*', '*')]), root), judges), undefined);
  assert.equal(await bindingEscalation(write('root', binding('b', 'Role/missing', 'User/x'), root), judges), undefined);
});

test('only who holds everything may write an aggregated role', async () => {
  const aggregated = role('agg', [], { aggregationRule: { clusterRoleSelectors: [{ matchLabels: { a: 'b' } }] } });
  const refused = await roleEscalation(write('ann', aggregated, { resource: 'clusterroles', namespace: '' }), judges);
  assert.match(
    refused?.message ?? '',
    /\{APIGroups:\["\*"\], Resources:\["\*"\], Verbs:\["\*"\]\}\n\{NonResourceURLs:\["\*"\], Verbs:\["\*"\]\}$/,
  );
  const plain = role('agg', []);
  assert.notEqual(
    await roleEscalation(write('ann', plain, { resource: 'clusterroles', namespace: '', old: aggregated }), judges),
    undefined,
  );
  const everything = new TestRoles({ ...WORLD, clusterRoleBindings: [binding('all', 'ClusterRole/all', 'User/ann')] });
  const all = { source: everything, authorizer: new RbacAuthorizer(everything), turn: () => undefined };
  assert.equal(await roleEscalation(write('ann', aggregated, { resource: 'clusterroles', namespace: '' }), all), undefined);
});

test('a role may be bound by who holds its rules, or the verb bind on it', async () => {
  const bind = (who: string, to: string): ReturnType<typeof bindingEscalation> =>
    bindingEscalation(write(who, binding('b', to, 'User/x'), { resource: 'rolebindings' }), judges);
  assert.equal(await bind('ann', 'ClusterRole/view'), undefined);
  const refused = await bind('ann', 'ClusterRole/edit');
  assert.equal(refused?.message, `${HEAD('b', 'ann', 'rolebindings')}{APIGroups:[""], Resources:["configmaps"], Verbs:["update"]}`);
  assert.equal(await bind('bin', 'ClusterRole/edit'), undefined);
  assert.equal((await bind('bin', 'ClusterRole/view'))?.code, 403);
});

test('a role that is not there cannot be compared', async () => {
  const bind = (to: string): ReturnType<typeof bindingEscalation> =>
    bindingEscalation(write('ann', binding('b', to, 'User/x'), { resource: 'rolebindings' }), judges);
  assert.equal((await bind('Role/missing'))?.message, 'roles.rbac.authorization.k8s.io "missing" not found');
  assert.equal((await bind('ClusterRole/missing'))?.message, 'clusterroles.rbac.authorization.k8s.io "missing" not found');
});
