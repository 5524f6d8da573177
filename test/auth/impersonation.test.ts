/** Acting as somebody else: who is meant, and what it takes. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { modesOf } from '../../runtime/auth/constrained-impersonation.js';
import type { Attributes, User } from '../../runtime/auth/contract.js';
import { impersonationOf } from '../../runtime/auth/impersonation.js';
import { words } from '../support/cluster-kinds.js';
import { TestServer } from '../support/server.js';

const CALLER: User = { name: 'ann', uid: '1', groups: [], extra: {} };
const AUTHENTICATED = 'system:authenticated';

/** Headers in turn, and the user who is meant. */
const USERS: readonly (readonly [what: string, headers: readonly string[], name: string, groups: readonly string[], extra?: object])[] = [
  ['a user', ['Impersonate-User', 'bob'], 'bob', [AUTHENTICATED]],
  ['a user whose name is no ASCII', ['impersonate-user', Buffer.from('b\u00f6b').toString('latin1')], 'b\u00f6b', [AUTHENTICATED]],
  [
    'groups, each in a header of its own',
    ['Impersonate-User', 'bob', 'Impersonate-Group', 'dev', 'impersonate-group', 'qa'],
    'bob',
    ['dev', 'qa', AUTHENTICATED],
  ],
  [
    'the group of everybody',
    ['Impersonate-User', 'bob', 'Impersonate-Group', AUTHENTICATED, 'Impersonate-Group', 'dev'],
    'bob',
    [AUTHENTICATED, 'dev'],
  ],
  [
    'the group of nobody known',
    ['Impersonate-User', 'bob', 'Impersonate-Group', 'system:unauthenticated'],
    'bob',
    ['system:unauthenticated'],
  ],
  ['nobody known', ['Impersonate-User', 'system:anonymous'], 'system:anonymous', ['system:unauthenticated']],
  [
    'a service account',
    ['Impersonate-User', 'system:serviceaccount:ns:robot'],
    'system:serviceaccount:ns:robot',
    ['system:serviceaccounts', 'system:serviceaccounts:ns', AUTHENTICATED],
  ],
  [
    'a service account of other groups',
    ['Impersonate-User', 'system:serviceaccount:ns:robot', 'Impersonate-Group', 'g'],
    'system:serviceaccount:ns:robot',
    ['g', AUTHENTICATED],
  ],
  ['what only looks like one', ['Impersonate-User', 'system:serviceaccount:a:b:c'], 'system:serviceaccount:a:b:c', [AUTHENTICATED]],
  [
    'extra, its names decoded and in lower case',
    [
      'Impersonate-User',
      'bob',
      'Impersonate-Extra-Acme.com%2FTeam',
      'x',
      'Impersonate-Extra-Acme.com%2Fteam',
      'y',
      'impersonate-extra-bad%zz',
      'z',
    ],
    'bob',
    [AUTHENTICATED],
    { 'acme.com/team': ['x', 'y'], 'bad%zz': ['z'] },
  ],
];

for (const [what, headers, name, groups, extra = {}] of USERS)
  test(`impersonating ${what}`, () => {
    assert.deepEqual(impersonationOf(headers, CALLER, words, false)?.user, { name, uid: '', groups, extra });
  });

test('extra keys named like members of every object are keys like any other', () => {
  const user = impersonationOf(['Impersonate-User', 'bob', 'Impersonate-Extra-__proto__', 'x'], CALLER, words, false)?.user;
  assert.deepEqual(Object.entries(user?.extra ?? {}), [['__proto__', ['x']]]);
});

test('without a user nobody is impersonated, and groups or extra alone are refused', () => {
  assert.equal(impersonationOf(['Impersonate-User', '', 'Impersonate-Uid', '1'], CALLER, words, false), undefined);
  for (const header of ['Impersonate-Group', 'Impersonate-Extra-Scopes'])
    assert.throws(() => impersonationOf([header, 'x'], CALLER, words, false), { code: 400 });
});

test('a uid is impersonated from release 1.22 on, as a right of its own', () => {
  const headers = ['Impersonate-User', 'bob', 'Impersonate-Uid', '7', 'impersonate-uid', '8'];
  assert.equal(impersonationOf(headers, CALLER, words, false)?.user.uid, '');
  const asked = impersonationOf(headers, CALLER, words, true);
  assert.equal(asked?.user.uid, '7');
  const { verb, group, resource, name } = asked?.needed.at(-1) ?? {};
  assert.deepEqual([verb, group, resource, name], ['impersonate', 'authentication.k8s.io', 'uids', '7']);
  assert.throws(() => impersonationOf(['Impersonate-Uid', '7'], CALLER, words, true), { code: 400 });
});

let server: TestServer;
const asked: string[] = [];
before(async () => {
  const print = ({ user, verb, group, resource, subresource, namespace, name }: Attributes): string =>
    [user.name, verb, group, resource, subresource, namespace, name].join('|');
  server = await TestServer.start({
    authorizer: () => ({
      authorize(attributes) {
        asked.push(print(attributes));
        return { decision: attributes.name === 'forbidden' ? 'deny' : 'allow', reason: '' };
      },
    }),
  });
});
after(() => server.close());

const ask = (headers: Readonly<Record<string, string>>): ReturnType<TestServer['ask']> => {
  asked.length = 0;
  return server.ask('/api/v1/namespaces', { token: 'ann', headers });
};

test('the caller is authorized for each part, then the request as the user it becomes', async () => {
  const answer = await ask({
    'Impersonate-User': 'system:serviceaccount:ns:robot',
    'Impersonate-Group': 'dev',
    'Impersonate-Extra-Scopes': 'view',
  });
  assert.equal(answer.status, 200);
  assert.deepEqual(asked, [
    'ann|impersonate||serviceaccounts||ns|robot',
    'ann|impersonate||groups|||dev',
    'ann|impersonate|authentication.k8s.io|userextras|scopes||view',
    'system:serviceaccount:ns:robot|list||namespaces|||',
  ]);
});

test('the refusal names the part that is missing', async () => {
  const answer = await ask({ 'Impersonate-User': 'bob', 'Impersonate-Group': 'forbidden' });
  assert.equal(answer.status, 403);
  assert.equal(
    answer.json.message,
    'groups "forbidden" is forbidden: User "ann" cannot impersonate resource "groups" in API group "" at the cluster scope',
  );
  assert.deepEqual(answer.json.details, { name: 'forbidden', kind: 'groups' });
});

/** A server of the release with constraints, whose authorizer allows what the test says, and what it was asked. */
async function constrained(allows: (attributes: Attributes) => boolean) {
  const all: string[] = [];
  const later = await TestServer.start({
    release: '1.36',
    authorizer: () => ({
      authorize(attributes) {
        const { user, verb, group, resource, subresource, namespace, name } = attributes;
        all.push([user.name, verb, group, resource, subresource, namespace, name].join('|'));
        return { decision: allows(attributes) ? 'allow' : 'abstain', reason: '' };
      },
    }),
  });
  const become = async (headers: Readonly<Record<string, string>>) => {
    all.length = 0;
    const { status, json } = await later.ask('/api/v1/namespaces', { token: 'ann', headers });
    return { status, message: json.message as string | undefined, asked: [...all] };
  };
  return { become, close: () => later.close() };
}

const BOB = { 'Impersonate-User': 'bob' };

test('acting as a user may be allowed for some actions alone', async (t) => {
  const server = await constrained(({ user, verb }) => user.name !== 'ann' || verb.includes(':user-info'));
  t.after(server.close);
  const { status, asked: questions } = await server.become({ ...BOB, 'Impersonate-Uid': '7', 'Impersonate-Group': 'dev' });
  assert.equal(status, 200);
  assert.deepEqual(questions, [
    'ann|impersonate-on:user-info:list||namespaces|||',
    'ann|impersonate:user-info|authentication.k8s.io|users|||bob',
    'ann|impersonate:user-info|authentication.k8s.io|uids|||7',
    'ann|impersonate:user-info|authentication.k8s.io|groups|||dev',
    'bob|list||namespaces|||',
  ]);
  const masters = await server.become({ ...BOB, 'Impersonate-Group': 'system:masters' });
  assert.equal(masters.status, 403);
  assert.match(masters.message ?? '', /impersonating the system:masters group is not allowed/);
});

test('who may act as a user whatever the action is asked about that first the next time', async (t) => {
  const server = await constrained(({ user, verb }) => user.name !== 'ann' || verb === 'impersonate');
  t.after(server.close);
  assert.deepEqual((await server.become(BOB)).asked, [
    'ann|impersonate-on:user-info:list||namespaces|||',
    'ann|impersonate||users|||bob',
    'bob|list||namespaces|||',
  ]);
  assert.deepEqual((await server.become(BOB)).asked, ['ann|impersonate||users|||bob', 'bob|list||namespaces|||']);
});

test('the refusal is that of the mode that suits the user', async (t) => {
  const server = await constrained(() => false);
  t.after(server.close);
  const verbOf = async (name: string, more: Readonly<Record<string, string>> = {}): Promise<string | undefined> =>
    /cannot (\S+) resource/.exec((await server.become({ 'Impersonate-User': name, ...more })).message ?? '')?.[1];
  assert.equal(await verbOf('bob'), 'impersonate-on:user-info:list');
  assert.equal(await verbOf('system:serviceaccount:ns:robot'), 'impersonate-on:serviceaccount:list');
  assert.equal(await verbOf('system:serviceaccount:ns:robot', { 'Impersonate-Group': 'g' }), 'impersonate');
  assert.equal(await verbOf('system:node:n'), 'impersonate-on:arbitrary-node:list');
});

test('a service account on a node may act as that node by a permission for all nodes', () => {
  const caller: User = {
    name: 'system:serviceaccount:ns:agent',
    uid: '',
    groups: [],
    extra: { 'authentication.kubernetes.io/node-name': ['n'] },
  };
  const asked = impersonationOf(['Impersonate-User', 'system:node:n'], caller, words, true);
  assert.ok(asked !== undefined);
  const request: Attributes = {
    user: caller,
    verb: 'list',
    resourceRequest: true,
    path: '',
    group: '',
    version: 'v1',
    resource: 'pods',
    subresource: '',
    namespace: '',
    name: '',
  };
  const [first, ...others] = modesOf(asked, request, words);
  assert.deepEqual([first?.name, ...others.map(({ name }) => name)], ['associated-node', 'arbitrary-node', 'impersonate']);
  assert.deepEqual(first?.user.groups, ['system:nodes', AUTHENTICATED]);
  const [on, node] = first?.needed[0]?.each ?? [];
  assert.deepEqual([on?.attributes.verb, node?.attributes.verb], ['impersonate-on:associated-node:list', 'impersonate:associated-node']);
  assert.deepEqual([node?.attributes.resource, node?.attributes.name], ['nodes', '*']);
  assert.deepEqual(node?.attributes.user.extra, {
    'authentication.kubernetes.io/associated-node-keys': ['authentication.kubernetes.io/node-name'],
  });
});
