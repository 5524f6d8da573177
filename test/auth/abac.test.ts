/** Attribute based authorization: each form of a line, and the faults of files. */
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { abacAuthorizer } from '../../runtime/auth/authorizers/abac.js';
import type { Attributes } from '../../runtime/auth/contract.js';
import { Words } from '../../runtime/model/values/words.js';
import { readAbacPolicies } from '../../runtime/server/flags/abac-policy-file.js';
import { asks, asksPath, user } from './roles.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-abac-'));
const policiesOf = (...lines: readonly string[]): ReturnType<typeof readAbacPolicies> => {
  const file = path.join(folder, 'policy.jsonl');
  writeFileSync(file, lines.join('\n'));
  return readAbacPolicies(file, new Words(catalogue.service));
};
const policy = (spec: object): string => JSON.stringify({ apiVersion: 'abac.authorization.kubernetes.io/v1beta1', kind: 'Policy', spec });

const ann = user('ann', 'system:authenticated', 'dev');
const nobody = user('system:anonymous', 'system:unauthenticated');
const pods = (verb: string, namespace = 'a'): Attributes => asks(ann, verb, { namespace });

const LINES: readonly [string, Attributes, boolean][] = [
  [policy({ user: 'ann', namespace: 'a', resource: 'pods' }), pods('create'), true],
  [policy({ user: 'ann', namespace: 'a', resource: 'pods' }), pods('create', 'b'), false],
  [policy({ user: 'ann', namespace: 'a', resource: 'pods', apiGroup: 'metrics' }), pods('create'), false],
  [policy({ user: 'ann', namespace: '*', resource: '*', apiGroup: '*' }), pods('create', 'b'), true],
  [policy({ user: 'ann', namespace: 'a', resource: 'pods', readonly: true }), pods('watch'), true],
  [policy({ user: 'ann', namespace: 'a', resource: 'pods', readonly: true }), pods('create'), false],
  [policy({ user: 'ann', group: 'ops', namespace: 'a', resource: 'pods' }), pods('get'), false],
  [policy({ user: 'ann', group: 'dev', namespace: 'a', resource: 'pods' }), pods('get'), true],
  [policy({ namespace: '*', resource: '*', apiGroup: '*' }), pods('get'), false],
  [policy({ user: 'ann', nonResourcePath: '*' }), pods('get'), false],
  [policy({ user: 'ann', nonResourcePath: '/a*' }), asksPath(ann, 'get', '/abc'), true],
  [policy({ user: 'ann', nonResourcePath: '/a' }), asksPath(ann, 'get', '/a/'), false],
  [policy({ user: '*', nonResourcePath: '*' }), asksPath(nobody, 'get', '/a'), false],
  [policy({ user: '*', nonResourcePath: '*' }), asksPath(ann, 'get', '/a'), true],
  ['{"user":"ann"}', pods('create'), true],
  ['{"user":"ann"}', asksPath(ann, 'post', '/x'), true],
  ['{"user":"ann","resource":"pods"}', asksPath(ann, 'get', '/x'), false],
  ['{"user":"ann","resource":"pods","readonly":true}', pods('delete'), false],
  ['{}', asks(nobody, 'get'), false],
  ['{}', pods('get'), true],
  ['# {}', pods('get'), false],
  ['   ', pods('get'), false],
];

for (const [line, attributes, allowed] of LINES)
  test(`${line} ${allowed ? 'allows' : 'does not allow'} ${attributes.user.name} ${attributes.verb} ${attributes.path || attributes.namespace}`, () =>
    assert.deepEqual(
      abacAuthorizer(policiesOf(line)).authorize(attributes),
      allowed ? { decision: 'allow', reason: '' } : { decision: 'abstain', reason: 'No policy matched.' },
    ));

test('the rules of a user are listed in the order of the file', async () => {
  const authorizer = abacAuthorizer(
    policiesOf(
      policy({ user: 'ann', namespace: 'a', resource: 'pods' }),
      policy({ user: 'bob', namespace: 'a', resource: 'secrets' }),
      policy({ group: 'dev', namespace: '*', resource: 'maps', readonly: true, nonResourcePath: '/x' }),
    ),
  );
  const rules = await authorizer.rulesOf?.(ann, 'a');
  assert.deepEqual(
    rules?.resourceRules.map(({ verbs, resources }) => [verbs, resources]),
    [
      [['*'], ['pods']],
      [['get', 'list', 'watch'], ['maps']],
    ],
  );
  assert.deepEqual(rules?.nonResourceRules, [{ verbs: ['get', 'list', 'watch'], nonResourceURLs: ['/x'] }]);
});

test('every line at fault is told with its place', () => {
  const lines = ['{}', '{"usr":"ann"}', policy({ readonly: 'yes' }), '{', '{"apiVersion":"v1","kind":"Policy","spec":{}}', '[]'];
  assert.throws(
    () => policiesOf(...lines),
    ({ message }: Error) => {
      const told = message.split('\n').map((line) => /policy\.jsonl:(\d+): ([\w.]*)/.exec(line)?.slice(1, 3));
      assert.deepEqual([...new Set(told.map((at) => at?.[0]))], ['2', '3', '4', '5', '6']);
      assert.match(message, /policy\.jsonl:2: usr: unknown field/);
      assert.match(message, /policy\.jsonl:3: spec\.readonly: must be true or false/);
      return true;
    },
  );
});
