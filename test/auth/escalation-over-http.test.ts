/** A user who may write roles gives no more than he holds. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { modesInOrder } from '../../runtime/auth/authorizers/modes.js';
import { rbacAuthorizer } from '../../runtime/kinds/rbac.authorization/role-source.js';
import { type Answer, TestServer } from '../support/server.js';

const ROLES = '/apis/rbac.authorization.k8s.io/v1/namespaces/default/roles';
const BINDINGS = '/apis/rbac.authorization.k8s.io/v1/namespaces/default/rolebindings';

let server: TestServer;

const role = (name: string, verbs: readonly string[], resources = ['configmaps'], apiGroups = ['']) => ({
  metadata: { name },
  rules: [{ apiGroups, resources, verbs }],
});
const binding = (name: string, roleName: string, to: string) => ({
  metadata: { name },
  roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: roleName },
  subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: to }],
});
const asAnn = (path: string, method: string, body: unknown): Promise<Answer> => server.ask(path, { method, body, token: 'ann' });

before(async () => {
  server = await TestServer.start({
    authorizer: (parts) => modesInOrder([rbacAuthorizer(parts.registry)]),
  });
  const rbac = ['rbac.authorization.k8s.io'];
  for (const made of [
    role('writer', ['create', 'update'], ['roles', 'rolebindings'], rbac),
    role('reader', ['get', 'list']),
    role('wiper', ['delete']),
  ])
    assert.equal((await server.create(ROLES, made)).status, 201);
  for (const name of ['writer', 'reader']) assert.equal((await server.create(BINDINGS, binding(name, name, 'ann'))).status, 201);
});
after(() => server.close());

test('a role within what the writer holds is made, one beyond it is refused with what is missing', async () => {
  assert.equal((await asAnn(ROLES, 'POST', role('narrow', ['get']))).status, 201);
  const refused = await asAnn(ROLES, 'POST', role('wide', ['get', 'delete']));
  assert.equal(refused.status, 403);
  assert.match(refused.json.message, /attempting to grant RBAC permissions not currently held[\s\S]*delete/);
});

test('an update cannot widen a role either', async () => {
  const { json } = await server.ask(`${ROLES}/narrow`);
  json.rules[0].verbs = ['*'];
  assert.equal((await asAnn(`${ROLES}/narrow`, 'PUT', json)).status, 403);
});

test('a role may be bound by who holds all it gives', async () => {
  assert.equal((await asAnn(BINDINGS, 'POST', binding('reads', 'reader', 'bob'))).status, 201);
  assert.equal((await asAnn(BINDINGS, 'POST', binding('wipes', 'wiper', 'ann'))).status, 403);
});
