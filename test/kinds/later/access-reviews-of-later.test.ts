/** Access reviews of later releases: selectors, and the namespace of the request. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Attributes, Selectors } from '../../../runtime/auth/contract.js';
import { TestServer } from '../../support/server.js';

const seen: Attributes[] = [];
const authorizer = () => ({
  authorize(attributes: Attributes) {
    seen.push(attributes);
    return { decision: 'allow', reason: '' } as const;
  },
});
const later = await TestServer.start({ release: '1.36', authorizer });
const earlier = await TestServer.start({ authorizer });
after(() => Promise.all([later.close(), earlier.close()]));

const PODS = { verb: 'list', resource: 'pods', namespace: 'default' };
const ask = (attributes: object, server = later) =>
  server.create('/apis/authorization.k8s.io/v1/subjectaccessreviews', {
    spec: { user: 'ann', resourceAttributes: { ...PODS, ...attributes } },
  });
const selectors = (): Selectors | undefined => seen.at(-1)?.selectors?.();

test('a review tells authorizers of its selectors, whether they are text or requirements', async () => {
  const { json } = await ask({
    fieldSelector: { rawSelector: 'spec.nodeName=n,status.phase!=Failed' },
    labelSelector: { rawSelector: 'a in (b,c),!d' },
  });
  assert.deepEqual(json.spec.resourceAttributes.fieldSelector, { rawSelector: 'spec.nodeName=n,status.phase!=Failed' });
  assert.deepEqual(selectors(), {
    fields: [
      { key: 'spec.nodeName', operator: 'In', values: ['n'] },
      { key: 'status.phase', operator: 'NotIn', values: ['Failed'] },
    ],
    labels: [
      { key: 'a', operator: 'In', values: ['b', 'c'] },
      { key: 'd', operator: 'DoesNotExist', values: [] },
    ],
  });
  const requirements = [{ key: 'a', operator: 'Exists' }];
  await ask({ labelSelector: { requirements } });
  assert.deepEqual(selectors()?.labels, [{ key: 'a', operator: 'Exists', values: [] }]);
});

test('what cannot be read is told of, and counts as absent', async () => {
  const { status, json } = await ask({
    labelSelector: { rawSelector: 'a in (' },
    fieldSelector: { requirements: [{ key: 'x', operator: 'Odd' }] },
  });
  assert.equal(status, 201);
  assert.match(json.status.evaluationError, /fieldSelector ignored due to parse error.*labelSelector ignored due to parse error/);
  assert.deepEqual(selectors(), { fields: [], labels: [] });
});

for (const [what, attributes, field] of [
  [
    'both forms at once',
    { labelSelector: { rawSelector: 'a', requirements: [{ key: 'a', operator: 'Exists' }] } },
    'labelSelector.rawSelector',
  ],
  ['neither form', { fieldSelector: {} }, 'fieldSelector.requirements'],
  ['In without values', { labelSelector: { requirements: [{ key: 'a', operator: 'In' }] } }, 'labelSelector.requirements[0].values'],
  [
    'Exists with values',
    { labelSelector: { requirements: [{ key: 'a', operator: 'Exists', values: ['b'] }] } },
    'labelSelector.requirements[0].values',
  ],
  ['no field', { fieldSelector: { requirements: [{ key: '', operator: 'Exists' }] } }, 'fieldSelector.requirements[0].key'],
] as const)
  test(`a selector with ${what} is refused`, async () => {
    const { status, json } = await ask(attributes);
    assert.equal(status, 422);
    assert.equal(json.details.causes[0].field, `spec.resourceAttributes.${field}`);
  });

test('requests tell authorizers of their selectors where the release does', async () => {
  await later.ask('/api/v1/pods?fieldSelector=spec.nodeName%3Dn');
  assert.deepEqual(selectors()?.fields, [{ key: 'spec.nodeName', operator: 'In', values: ['n'] }]);
  await earlier.ask('/api/v1/pods?fieldSelector=spec.nodeName%3Dn');
  assert.equal(selectors(), undefined);
  const { json } = await ask({ fieldSelector: { rawSelector: 'a=b' } }, earlier);
  assert.equal(json.spec.resourceAttributes.fieldSelector, undefined);
});

test('a local review gets the namespace of the request, and may name no other', async () => {
  const path = '/apis/authorization.k8s.io/v1/namespaces/default/localsubjectaccessreviews';
  const local = (metadata: object, server: TestServer) =>
    server.create(path, { metadata, spec: { user: 'ann', resourceAttributes: PODS } });
  const { status, json } = await local({}, later);
  assert.deepEqual([status, json.metadata.namespace], [201, 'default']);
  assert.equal(
    (await local({ namespace: 'other' }, later)).json.message,
    'the namespace of the provided object does not match the namespace sent on the request',
  );
  assert.equal((await local({}, earlier)).status, 422);
});

test('a token behind several blanks is warned of', async () => {
  const headers = { Authorization: 'Bearer  admin' };
  assert.match(String((await later.ask('/version', { headers })).headers.warning), /extra space before the bearer token/);
  assert.equal((await earlier.ask('/version', { headers })).headers.warning, undefined);
});
