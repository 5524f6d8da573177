import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alwaysAllow, alwaysDeny, modesInOrder } from '../../runtime/auth/authorizers/modes.js';
import { refusal } from '../../runtime/auth/authorizers/refusal.js';
import type { Authorizer, Decision } from '../../runtime/auth/contract.js';
import { asks, asksPath, user } from './roles.js';

const ann = user('ann');
const saying = (decision: Decision, late = false): Authorizer => ({ authorize: () => (late ? Promise.resolve(decision) : decision) });
const abstain = (reason: string, error?: string): Decision => ({ decision: 'abstain', reason, ...(error === undefined ? {} : { error }) });

const MODES: readonly [string, readonly Authorizer[], string][] = [
  ['no mode allows nothing', [], 'abstain'],
  ['AlwaysAllow allows', [alwaysAllow], 'allow'],
  ['AlwaysDeny leaves it to a later mode', [alwaysDeny, alwaysAllow], 'allow'],
  ['the first to deny decides', [saying({ decision: 'deny', reason: '' }), alwaysAllow], 'deny'],
  ['a late answer is waited for', [saying({ decision: 'deny', reason: '' }, true), alwaysAllow], 'deny'],
  ['a late abstention leaves it to a later mode', [saying(abstain(''), true), alwaysAllow], 'allow'],
];

for (const [what, modes, expected] of MODES)
  test(what, async () => assert.equal((await modesInOrder(modes).authorize(asks(ann, 'get'))).decision, expected));

test('superusers pass every mode', async () => {
  for (const modes of [[alwaysDeny], [saying({ decision: 'deny', reason: '' })]])
    assert.equal((await modesInOrder(modes).authorize(asks(user('x', 'system:masters'), 'get'))).decision, 'allow');
  assert.equal((await modesInOrder([alwaysDeny]).authorize(asks(user('system:masters'), 'get'))).decision, 'abstain');
});

test('when all abstain, reasons and errors are joined', async () => {
  const decision = await modesInOrder([saying(abstain('a', 'e')), saying(abstain('', 'f'), true), saying(abstain('b'))]).authorize(
    asks(ann, 'get'),
  );
  assert.deepEqual(decision, { decision: 'abstain', reason: 'a\nb', error: 'e, f' });
});

test('a refusal names verb, resource, group and scope, or the path', () => {
  const bob = user('bob');
  assert.equal(
    refusal(asks(bob, 'list', { namespace: 'default' })),
    'User "bob" cannot list resource "pods" in API group "" in the namespace "default"',
  );
  assert.equal(
    refusal(asks(bob, 'get', { group: 'apps', resource: 'deployments', subresource: 'scale' })),
    'User "bob" cannot get resource "deployments/scale" in API group "apps" at the cluster scope',
  );
  assert.equal(refusal(asksPath(bob, 'get', '/x')), 'User "bob" cannot get path "/x"');
});
