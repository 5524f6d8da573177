/** Conditions under which a service is asked about a request. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MatchCondition, matchCondition, matches } from '../../runtime/auth/authorizers/match-conditions.js';
import type { Attributes } from '../../runtime/auth/contract.js';

const REQUEST: Attributes = {
  user: { name: 'ann', uid: '1', groups: ['dev'], extra: { team: ['red'] } },
  verb: 'list',
  resourceRequest: true,
  path: '',
  group: '',
  version: 'v1',
  resource: 'pods',
  subresource: '',
  namespace: 'ns',
  name: '',
  selectors: () => ({ fields: [{ key: 'spec.nodeName', operator: 'In', values: ['n'] }], labels: [] }),
};

const made = (text: string): MatchCondition => {
  const condition = matchCondition(text);
  assert.ok(typeof condition !== 'string', String(condition));
  return condition;
};
const hold = (attributes: Attributes, ...texts: string[]): Promise<boolean> => matches(texts.map(made), attributes, () => undefined);

test('conditions see the review that would be sent', async () => {
  assert.equal(await hold(REQUEST, "request.user == 'ann'", "'dev' in request.groups", "request.extra['team'] == ['red']"), true);
  assert.equal(await hold(REQUEST, "has(request.resourceAttributes) && request.resourceAttributes.namespace == 'ns'"), true);
  assert.equal(await hold(REQUEST, "request.resourceAttributes.fieldSelector.requirements.exists(r, r.key == 'spec.nodeName')"), true);
  const other = { ...REQUEST, resourceRequest: false, path: '/metrics' };
  assert.equal(await hold(other, "!has(request.resourceAttributes) && request.nonResourceAttributes.path == '/metrics'"), true);
});

test('one that does not hold decides, whatever faults others have', async () => {
  const other = { ...REQUEST, resourceRequest: false };
  assert.equal(await hold(other, "request.resourceAttributes.verb == 'list'", 'false'), false);
  await assert.rejects(hold(other, "request.resourceAttributes.verb == 'list'", 'true'), /cannot evaluate match conditions/);
});

test('a condition is true or false, over fields that there are', () => {
  assert.equal(matchCondition('request.user'), 'must evaluate to bool');
  assert.match(String(matchCondition('request.name == 1')), /compilation failed: .*undefined field 'name'/);
});
