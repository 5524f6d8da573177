/** Acting as somebody else: who is meant, and what it takes. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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
    assert.deepEqual(impersonationOf(headers, CALLER, words, '1.21')?.user, { name, uid: '', groups, extra });
  });

test('extra keys named like members of every object are keys like any other', () => {
  const user = impersonationOf(['Impersonate-User', 'bob', 'Impersonate-Extra-__proto__', 'x'], CALLER, words, '1.21')?.user;
  assert.deepEqual(Object.entries(user?.extra ?? {}), [['__proto__', ['x']]]);
});

test('without a user nobody is impersonated, and groups or extra alone are refused', () => {
  assert.equal(impersonationOf(['Impersonate-User', '', 'Impersonate-Uid', '1'], CALLER, words, '1.21'), undefined);
  for (const header of ['Impersonate-Group', 'Impersonate-Extra-Scopes'])
    assert.throws(() => impersonationOf([header, 'x'], CALLER, words, '1.21'), { code: 400 });
});

test('a uid is impersonated from release 1.22 on, as a right of its own', () => {
  const headers = ['Impersonate-User', 'bob', 'Impersonate-Uid', '7', 'impersonate-uid', '8'];
  assert.equal(impersonationOf(headers, CALLER, words, '1.21')?.user.uid, '');
  const asked = impersonationOf(headers, CALLER, words, '1.22');
  assert.equal(asked?.user.uid, '7');
  const { verb, group, resource, name } = asked?.needed.at(-1) ?? {};
  assert.deepEqual([verb, group, resource, name], ['impersonate', 'authentication.k8s.io', 'uids', '7']);
  assert.throws(() => impersonationOf(['Impersonate-Uid', '7'], CALLER, words, '1.22'), { code: 400 });
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
