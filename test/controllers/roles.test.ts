/** Default roles, and roles that gather their rules from others. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { clusterControllers } from '../../runtime/controllers/index.js';
import { roleAggregation } from '../../runtime/controllers/role-aggregation/index.js';
import { bootstrapRoles } from '../../runtime/controllers/roles.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { TestServer } from '../support/server.js';

const ROLES = '/apis/rbac.authorization.k8s.io/v1/clusterroles';
interface Rule {
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
}

let server: TestServer;
before(async () => {
  server = await TestServer.start({ controllers: [systemNamespaces, bootstrapRoles, roleAggregation] });
});
after(() => server.close());

const rulesOf = async (name: string): Promise<readonly Rule[]> => (await server.ask(`${ROLES}/${name}`)).json.rules ?? [];
/** The rules of a role once they are as wanted. */
async function rulesWhen(name: string, wanted: (rules: readonly Rule[]) => boolean): Promise<void> {
  for (let rules = await rulesOf(name); !wanted(rules); ) rules = await rulesOf(name);
}
const names = (rule: Rule, resource: string, verb: string): boolean => rule.resources.includes(resource) && rule.verbs.includes(verb);

test('view lets read pods and nothing be written; edit and admin hold what view holds', async () => {
  await rulesWhen('admin', (rules) => rules.some((rule) => names(rule, 'pods', 'get')));
  const view = await rulesOf('view');
  assert.ok(view.some((rule) => names(rule, 'pods', 'watch')));
  assert.ok(!view.some((rule) => rule.verbs.some((verb) => ['create', 'update', 'delete'].includes(verb))));
  assert.ok((await rulesOf('edit')).some((rule) => names(rule, 'pods', 'create')));
});

test('a role that joins by its labels gives its rules, and takes them with it when it goes', async () => {
  const gives = (rules: readonly Rule[]): boolean => rules.some((rule) => names(rule, 'orders', 'get'));
  const labels = { 'rbac.authorization.k8s.io/aggregate-to-view': 'true' };
  const rules = [{ apiGroups: ['shop.example.com'], resources: ['orders'], verbs: ['get'] }];
  assert.equal((await server.create(ROLES, { metadata: { name: 'orders', labels }, rules })).status, 201);
  await rulesWhen('admin', gives);
  await server.ask(`${ROLES}/orders`, { method: 'DELETE' });
  await rulesWhen('admin', (left) => !gives(left));
});

test('they run where permissions come from roles', () => {
  const wanted = clusterControllers.map(({ name }) => name);
  assert.ok(wanted.includes('rbac/bootstrap-roles') && wanted.includes('clusterrole-aggregation'));
});
