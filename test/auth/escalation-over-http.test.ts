/** A user who may write roles and bindings gives no more than he holds, by whatever way he writes them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { rbacAuthorizer } from '../../runtime/access/role-source.js';
import { modesInOrder } from '../../runtime/auth/authorizers/modes.js';
import { type Answer, TestServer } from '../support/server.js';

const GROUP = 'rbac.authorization.k8s.io';
const RBAC = `/apis/${GROUP}/v1`;
const ROLES = `${RBAC}/namespaces/default/roles`;
const BINDINGS = `${RBAC}/namespaces/default/rolebindings`;
const CLUSTER_ROLES = `${RBAC}/clusterroles`;
const CLUSTER_BINDINGS = `${RBAC}/clusterrolebindings`;

let server: TestServer;

const role = (name: string, verbs: readonly string[], resources = ['configmaps'], apiGroups = [''], metadata: object = {}) => ({
  metadata: { name, ...metadata },
  rules: [{ apiGroups, resources, verbs }],
});
const binding = (name: string, roleName: string, to: string, kind = 'Role') => ({
  metadata: { name },
  roleRef: { apiGroup: GROUP, kind, name: roleName },
  subjects: [{ apiGroup: GROUP, kind: 'User', name: to }],
});

type Write = readonly [method: string, path: string, body: unknown, type?: string];
const as = (token: string, [method, path, body, type = 'application/json']: Write): Promise<Answer> =>
  server.ask(path, { method, body, token, headers: { 'Content-Type': type } });

const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const APPLY = 'application/apply-patch+yaml';
const gathering = { clusterRoleSelectors: [{ matchLabels: { any: 'thing' } }] };

/** `ann` writes roles and bindings, and reads config maps; `fin` writes finalizers of roles; `upd` updates them and creates none. */
before(async () => {
  server = await TestServer.start({ authorizer: (parts) => modesInOrder([rbacAuthorizer(parts.registry)]) });
  const kinds = ['roles', 'rolebindings', 'clusterroles', 'clusterrolebindings'];
  const made: readonly (readonly [string, object])[] = [
    [CLUSTER_ROLES, role('writer', ['create', 'update', 'patch', 'get'], kinds, [GROUP])],
    [CLUSTER_ROLES, role('reader', ['get', 'list'])],
    [CLUSTER_ROLES, role('finalizer', ['update', 'patch'], ['roles/finalizers', 'clusterroles/finalizers'], [GROUP])],
    [CLUSTER_ROLES, role('updater', ['update', 'patch'], kinds, [GROUP])],
    [CLUSTER_ROLES, role('wiper', ['delete'])],
    [CLUSTER_ROLES, { metadata: { name: 'gathering' }, aggregationRule: gathering, rules: [] }],
    [
      CLUSTER_ROLES,
      { metadata: { name: 'stars' }, rules: [{ apiGroups: [''], resources: ['secrets'], resourceNames: ['*'], verbs: ['get'] }] },
    ],
    [ROLES, role('wiper', ['delete'])],
    [ROLES, role('narrow', ['get'])],
    [BINDINGS, binding('wipes', 'wiper', 'root')],
    [CLUSTER_BINDINGS, binding('wipes', 'wiper', 'root', 'ClusterRole')],
    ...[
      ['writer', 'ann'],
      ['reader', 'ann'],
      ['stars', 'ann'],
      ['finalizer', 'fin'],
      ['updater', 'upd'],
    ].map(([name = '', to = '']) => [CLUSTER_BINDINGS, binding(`${to}-${name}`, name, to, 'ClusterRole')] as const),
    ['/api/v1/namespaces/default/secrets', { metadata: { name: 's' }, stringData: { k: 'v' } }],
  ];
  for (const [path, object] of made) {
    const { status, text } = await server.create(path, object);
    assert.equal(status, 201, text);
  }
});
after(() => server.close());

const WIDE = [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get', 'delete'] }];
const feeding = { labels: { 'rbac.authorization.k8s.io/aggregate-to-admin': 'true' } };
const NOT_HELD = /attempting to grant RBAC permissions not currently held/;

const ESCALATIONS: readonly [what: string, write: Write][] = [
  ['a create', ['POST', ROLES, role('wide', ['get', 'delete'])]],
  ['a create in an older version', ['POST', `/apis/${GROUP}/v1beta1/namespaces/default/roles`, role('wide', ['delete'])]],
  ['a create that is only tried', ['POST', `${ROLES}?dryRun=All`, role('wide', ['get', 'delete'])]],
  ['an update', ['PUT', `${ROLES}/narrow`, { ...role('narrow', []), rules: WIDE }]],
  ['an update that creates', ['PUT', `${ROLES}/fresh`, role('fresh', ['delete'])]],
  ['a merge patch', ['PATCH', `${ROLES}/narrow`, { rules: WIDE }, MERGE]],
  ['a strategic merge patch', ['PATCH', `${ROLES}/narrow`, { rules: WIDE }, STRATEGIC]],
  ['a JSON patch', ['PATCH', `${ROLES}/narrow`, [{ op: 'add', path: '/rules/0/verbs/-', value: 'delete' }], JSON_PATCH]],
  [
    'an apply',
    [
      'PATCH',
      `${ROLES}/narrow?fieldManager=m&force=true`,
      { apiVersion: `${GROUP}/v1`, kind: 'Role', ...role('narrow', ['delete']) },
      APPLY,
    ],
  ],
  [
    'an apply that creates',
    ['PATCH', `${ROLES}/fresh?fieldManager=m`, { apiVersion: `${GROUP}/v1`, kind: 'Role', ...role('fresh', ['delete']) }, APPLY],
  ],
  ['all verbs of what he may read', ['POST', ROLES, role('all', ['*'])]],
  ['a role that feeds others by its labels', ['POST', CLUSTER_ROLES, role('feeds', ['delete'], ['configmaps'], [''], feeding)]],
  ['labels by which a role that is there feeds others', ['PATCH', `${CLUSTER_ROLES}/wiper`, { metadata: feeding }, MERGE]],
  ['a role that gathers others', ['POST', CLUSTER_ROLES, { metadata: { name: 'gathers' }, aggregationRule: gathering }]],
  ['selectors for a role that is there', ['PATCH', `${CLUSTER_ROLES}/reader`, { aggregationRule: gathering }, MERGE]],
  ['the rules of a role that gathered others', ['PATCH', `${CLUSTER_ROLES}/gathering`, { aggregationRule: null }, MERGE]],
  ['rules beside finalizers', ['PATCH', `${ROLES}/narrow`, { metadata: { finalizers: ['a.example.com/x'] }, rules: WIDE }, MERGE]],
  [
    'a name by a star among names',
    [
      'POST',
      ROLES,
      { metadata: { name: 'n' }, rules: [{ apiGroups: [''], resources: ['secrets'], resourceNames: ['s'], verbs: ['get'] }] },
    ],
  ],
  [
    'all names by a star among names',
    ['POST', ROLES, { metadata: { name: 'n' }, rules: [{ apiGroups: [''], resources: ['secrets'], verbs: ['get'] }] }],
  ],
  ['a binding', ['POST', BINDINGS, binding('more', 'wiper', 'ann')]],
  ['a binding of a cluster role', ['POST', CLUSTER_BINDINGS, binding('more', 'wiper', 'ann', 'ClusterRole')]],
  ['a binding by an update that creates', ['PUT', `${BINDINGS}/more`, binding('more', 'wiper', 'ann')]],
  ['a subject for a binding that is there', ['PATCH', `${BINDINGS}/wipes`, { subjects: binding('', '', 'ann').subjects }, MERGE]],
  [
    'a subject by an apply',
    [
      'PATCH',
      `${CLUSTER_BINDINGS}/wipes?fieldManager=m&force=true`,
      { apiVersion: `${GROUP}/v1`, kind: 'ClusterRoleBinding', ...binding('wipes', 'wiper', 'ann', 'ClusterRole') },
      APPLY,
    ],
  ],
];

for (const [what, write] of ESCALATIONS)
  test(`no more is given than is held, by ${what}`, async () => {
    const { status, text } = await as('ann', write);
    assert.equal(status, 403, text);
    assert.match(text, NOT_HELD);
  });

const NOT_ALLOWED: readonly [what: string, who: string, write: Write, status: number][] = [
  ['finalizers of roles are no roles', 'fin', ['PUT', `${ROLES}/narrow`, role('narrow', ['get'])], 403],
  ['finalizers of roles have no address', 'fin', ['PUT', `${ROLES}/narrow/finalizers`, role('narrow', ['delete'])], 404],
  ['finalizers of roles have no address to patch', 'fin', ['PATCH', `${CLUSTER_ROLES}/reader/finalizers`, { rules: WIDE }, MERGE], 404],
  ['who may update may not create by it', 'upd', ['PUT', `${ROLES}/fresh`, role('fresh', [])], 403],
  [
    'who may patch may not create by an apply',
    'upd',
    ['PATCH', `${ROLES}/fresh?fieldManager=m`, { apiVersion: `${GROUP}/v1`, kind: 'Role', ...role('fresh', ['get']) }, APPLY],
    403,
  ],
  ['the role of a binding stays', 'ann', ['PUT', `${BINDINGS}/wipes`, binding('wipes', 'narrow', 'ann')], 422],
];

for (const [what, who, write, status] of NOT_ALLOWED)
  test(what, async () => {
    const answer = await as(who, write);
    assert.equal(answer.status, status, answer.text);
  });

test('a star among names is the name of a star', async () => {
  assert.equal((await server.ask('/api/v1/namespaces/default/secrets/s', { token: 'ann' })).status, 403);
  assert.equal((await server.ask('/api/v1/namespaces/default/secrets', { token: 'ann' })).status, 403);
});

const WITHIN: readonly [what: string, write: Write][] = [
  ['a role', ['POST', ROLES, role('within', ['get'])]],
  ['a binding', ['POST', CLUSTER_BINDINGS, binding('reads', 'reader', 'bob', 'ClusterRole')]],
  ['a role that feeds others', ['POST', CLUSTER_ROLES, role('feeds', ['list'], ['configmaps'], [''], feeding)]],
  ['finalizers of a role that gives more', ['PATCH', `${ROLES}/wiper`, { metadata: { finalizers: ['a.example.com/x'] } }, MERGE]],
];

for (const [what, write] of WITHIN)
  test(`what is held may be given: ${what}`, async () => {
    const { status, text } = await as('ann', write);
    assert.ok(status === 201 || status === 200, text);
  });
