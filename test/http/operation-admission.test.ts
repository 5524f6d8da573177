/** Creates that store nothing of the kind they send (through subresources, and of kinds that are operations) pass admission like any other. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { AdmissionPlugin } from '../../runtime/admission/chain.js';
import { namespaceLifecycle } from '../../runtime/admission/plugins/namespaces/namespace-lifecycle.js';
import type { AdmissionRequest } from '../../runtime/admission/request.js';
import { forbidden } from '../../runtime/model/errors.js';
import { TestServer } from '../support/server.js';

const DEFAULT = '/api/v1/namespaces/default';
const pod = (name: string): object => ({ metadata: { name }, spec: { containers: [{ name: 'c', image: 'example.com/c:1' }] } });
const binding = (name: string): object => ({ metadata: { name }, target: { name: 'node' } });

const told: string[] = [];
let refuse = false;
const tell = (step: string, { operation, kind, resource, subresource, namespace, name, dryRun }: AdmissionRequest): void => {
  if (resource === 'pods' && subresource === '') return;
  told.push(`${step} ${operation} ${kind} ${resource}/${subresource} ${namespace}/${name}${dryRun ? ' dry' : ''}`);
};

/** Notes what it is asked about, leaves a note on the object, and refuses where the test says so. */
const witness: AdmissionPlugin = {
  name: 'Witness',
  admit(request) {
    tell('admit', request);
    if (request.group === '' && request.object !== undefined)
      request.object.metadata.annotations = { ...request.object.metadata.annotations, seen: 'yes' };
  },
  validate(request) {
    tell('validate', request);
    assert.ok(request.operation !== 'CREATE' || request.group !== '' || request.object?.metadata.annotations?.seen === 'yes');
    if (refuse && request.operation === 'CREATE')
      throw forbidden({ group: '', name: request.resource }, request.name, 'the witness says no');
  },
};

let server: TestServer;
before(async () => {
  server = await TestServer.start({
    admission: [namespaceLifecycle, () => witness],
  });
  await server.create(`${DEFAULT}/serviceaccounts`, { metadata: { name: 'robot' } });
  for (const name of ['a', 'b', 'c', 'd']) assert.equal((await server.create(`${DEFAULT}/pods`, pod(name))).status, 201);
});
after(() => server.close());
beforeEach(() => {
  told.length = 0;
  refuse = false;
});

const REVIEW = { resourceAttributes: { verb: 'get', resource: 'pods', namespace: 'default' }, user: 'ann' };
/** Path below the namespace, body, and how admission is told of it. */
const CREATES: readonly (readonly [path: string, body: object, told: string])[] = [
  ['serviceaccounts/robot/token', { spec: { audiences: [] } }, 'CREATE TokenRequest serviceaccounts/token default/robot'],
  ['pods/a/binding', binding('a'), 'CREATE Binding pods/binding default/a'],
  ['bindings', binding('b'), 'CREATE Binding bindings/ default/b'],
  ['pods/c/eviction', { metadata: { name: 'c' } }, 'CREATE Eviction pods/eviction default/c'],
];

for (const [path, body, named] of CREATES) {
  test(`POST ${path} is refused where validating admission says no, and does nothing`, async () => {
    const pods = (await server.ask(`${DEFAULT}/pods`)).text;
    refuse = true;
    const answer = await server.create(`${DEFAULT}/${path}`, body);
    assert.equal(answer.status, 403, answer.text);
    assert.match(answer.json.message, /the witness says no/);
    assert.equal((await server.ask(`${DEFAULT}/pods`)).text, pods);
  });
  test(`POST ${path} is told to mutating admission, then to validating`, async () => {
    const answer = await server.create(`${DEFAULT}/${path}`, body);
    assert.equal(answer.status, 201, answer.text);
    assert.deepEqual(
      told.filter((line) => line.includes('CREATE')),
      [`admit ${named}`, `validate ${named}`],
    );
  });
  test(`POST ${path} in a namespace that is not there: there is no such namespace`, async () => {
    const answer = await server.create(`/api/v1/namespaces/nowhere/${path}`, body);
    assert.deepEqual([answer.status, answer.json.message], [404, 'namespaces "nowhere" not found'], answer.text);
  });
}

test('what mutating admission makes of a binding is what the pod gets', async () => {
  assert.equal((await server.create(`${DEFAULT}/pods/d/binding`, binding('d'))).status, 201);
  assert.equal((await server.ask(`${DEFAULT}/pods/d`)).json.metadata.annotations.seen, 'yes');
});

test('a dry run is told as one', async () => {
  await server.create(`${DEFAULT}/serviceaccounts/robot/token?dryRun=All`, { spec: { audiences: [] } });
  assert.ok(told.length === 2 && told.every((line) => line.endsWith(' dry')), told.join('\n'));
});

test('a review is told to admission, too; one in a namespace does not tell whether that is there', async () => {
  const group = '/apis/authorization.k8s.io/v1';
  refuse = true;
  assert.equal((await server.create(`${group}/subjectaccessreviews`, { spec: REVIEW })).status, 403);
  refuse = false;
  const local = { ...REVIEW, resourceAttributes: { ...REVIEW.resourceAttributes, namespace: 'nowhere' } };
  const answer = await server.create(`${group}/namespaces/nowhere/localsubjectaccessreviews`, {
    metadata: { namespace: 'nowhere' },
    spec: local,
  });
  assert.equal(answer.status, 201, answer.text);
});
