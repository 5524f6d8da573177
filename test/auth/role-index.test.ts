/** The index of roles follows single writes, and says what one would that is made anew of what there is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RbacAuthorizer } from '../../runtime/auth/authorizers/rbac/authorizer.js';
import { RoleIndex } from '../../runtime/auth/authorizers/rbac/role-index.js';
import { rulesOf } from '../../runtime/auth/authorizers/rbac/rules-of.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { Random } from '../attack/random.js';
import { asks, binding, TestRoles, user } from './roles.js';

const GROUP = 'rbac.authorization.k8s.io';
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
const NAMESPACES = ['', 'x', 'y'];
const SUBJECTS = ['User/ann', 'User/bob', 'Group/dev', 'Group/ops', 'ServiceAccount/x/robot', 'User/system:serviceaccount:x:robot'];
const USERS = [user('ann', 'dev'), user('bob', 'ops', 'dev'), user('system:serviceaccount:x:robot'), user('eve')];
const now = (): undefined => undefined;

const role = (name: string, random: Random): ApiObject => ({
  metadata: { name },
  rules: Array.from({ length: random.below(3) }, () => ({
    verbs: [random.pick(['get', 'list', '*'])],
    apiGroups: [''],
    resources: [random.pick(['pods', 'nodes'])],
    ...(random.chance(0.3) ? { resourceNames: ['n'] } : {}),
  })),
});

interface Stored {
  readonly roles: Map<string, ApiObject>;
  readonly bindings: Map<string, ApiObject>;
}

/** All that is stored, read in the order of its keys. */
function anew({ roles, bindings }: Stored): RoleIndex {
  const index = new RoleIndex(GROUP);
  const inOrder = (map: Map<string, ApiObject>): [string, string, ApiObject][] =>
    [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, object]) => [key.split('/')[0] ?? '', key.split('/')[1] ?? '', object]);
  for (const [namespace, name, object] of inOrder(bindings)) index.setBinding(namespace, name, object);
  for (const [namespace, name, object] of inOrder(roles)) index.setRole(namespace, name, object);
  return index;
}

test('after any writes in any order decisions, their reasons and lists of rules are those of an index made anew', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = new Random(27, seed);
    const stored: Stored = { roles: new Map(), bindings: new Map() };
    const index = new RoleIndex(GROUP);
    for (let step = 0; step < 120; step += 1) {
      const [namespace, name] = [random.pick(NAMESPACES), random.pick(NAMES)];
      const [map, isRole] = random.chance(0.4) ? [stored.roles, true] : [stored.bindings, false];
      const subjects = Array.from({ length: random.below(4) }, () => random.pick(SUBJECTS));
      const made = isRole
        ? role(name, random)
        : binding(name, `${random.pick(['Role', 'ClusterRole'])}/${random.pick(NAMES)}`, ...subjects);
      const object = random.chance(0.3) ? undefined : made;
      if (object === undefined) map.delete(`${namespace}/${name}`);
      else map.set(`${namespace}/${name}`, object);
      if (isRole) index.setRole(namespace, name, object);
      else index.setBinding(namespace, name, object);
      if (step % 10 !== 9) continue;
      const expected = anew(stored);
      const [one, other] = [
        { group: GROUP, index },
        { group: GROUP, index: expected },
      ].map((source) => new RbacAuthorizer(source));
      for (const who of USERS)
        for (const at of NAMESPACES) {
          for (const more of [{ name: 'n' }, { name: 'm' }, { resource: 'nodes' }]) {
            const question = asks(who, 'get', { namespace: at, ...more });
            assert.deepEqual(one?.authorize(question), other?.authorize(question), `seed ${seed}, step ${step}`);
          }
          assert.deepEqual(await rulesOf(index, who, at, now), await rulesOf(expected, who, at, now), `seed ${seed}, step ${step}`);
        }
    }
  }
});

test('an index of which everything went is empty', () => {
  const index = new RoleIndex(GROUP);
  index.setBinding('x', 'b', binding('b', 'Role/r', 'User/ann'));
  index.setRole('x', 'r', { metadata: {}, rules: [] });
  index.setRole('x', 'r', undefined);
  index.setBinding('x', 'b', undefined);
  assert.equal(index.role('Role', 'r', 'x'), undefined);
  assert.deepEqual([...index.held(user('ann'), 'x')], []);
});

const rule = (i: number, length = 0): object => ({ verbs: ['get'], apiGroups: [''], resources: [`r${i}${'x'.repeat(length)}`] });

test('a rule that many roles and bindings give is listed once', async () => {
  const bindings = Array.from({ length: 200 }, (_, i) => binding(`b${i}`, `ClusterRole/c${i % 20}`, 'User/ann', 'Group/dev'));
  const clusterRoles = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`c${i}`, [rule(0), rule(1), rule(0)]]));
  const { index } = new TestRoles({ clusterRoles, clusterRoleBindings: bindings });
  assert.equal((await rulesOf(index, user('ann', 'dev'), 'ns', now)).resourceRules.length, 2);
});

test('a list of rules is bounded, and says where it is cut', async () => {
  const clusterRoles = Object.fromEntries(
    Array.from({ length: 100 }, (_, i) => [`c${i}`, Array.from({ length: 100 }, (_, j) => rule(100 * i + j, 200))]),
  );
  const clusterRoleBindings = Object.keys(clusterRoles).map((name) => binding(name, `ClusterRole/${name}`, 'User/ann'));
  const { index } = new TestRoles({ clusterRoles, clusterRoleBindings });
  const { resourceRules, incomplete, error } = await rulesOf(index, user('ann'), 'ns', now);
  assert.ok(JSON.stringify(resourceRules).length < 512 * 1024);
  assert.equal(incomplete, true);
  assert.match(error ?? '', /^the rules are too many to be listed: only the first \d+ are$/);
});

test('of roles that are missed only some are told', () => {
  const bindings = Array.from({ length: 5000 }, (_, i) => binding(`b${i}`, `ClusterRole/gone${i}`, 'User/ann'));
  const rbac = new RbacAuthorizer(new TestRoles({ clusterRoleBindings: bindings }));
  assert.ok(rbac.authorize(asks(user('ann'), 'get')).reason.length < 5000);
});

test('a write costs by its own size, not by what there is beside it', () => {
  const index = new RoleIndex(GROUP);
  const cpu = (work: () => void): number => {
    const from = process.cpuUsage();
    work();
    return process.cpuUsage(from).user;
  };
  const write = (): void => {
    for (let i = 0; i < 2000; i += 1) index.setBinding('x', 'own', binding('own', 'ClusterRole/c', `User/u${i}`));
  };
  write();
  for (let i = 0; i < 2000; i += 1)
    index.setBinding('x', `b${i}`, binding(`b${i}`, 'ClusterRole/c', ...Array.from({ length: 100 }, (_, j) => `User/${i}-${j}`)));
  // Alone it takes some 5 ms; an index that is made anew takes minutes.
  assert.ok(cpu(write) < 1_000_000);
});
