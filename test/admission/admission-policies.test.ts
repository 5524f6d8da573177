/** Policies of admission in force: they refuse, warn, and change objects, as their bindings and parameters say. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Attributes } from '../../runtime/auth/contract.js';
import { TestServer } from '../support/server.js';
import { about, type Fields, GROUP, MAPS, merging, Policed } from './policed.js';

describe('policies that validate', () => {
  let policed: Policed;
  before(async () => {
    const authorize = ({ user }: Attributes) => ({
      decision: user.name.endsWith(':nobody') ? ('deny' as const) : ('allow' as const),
      reason: '',
    });
    policed = new Policed(await TestServer.start({ release: '1.36', authorizer: () => ({ authorize }) }), 'validating');
  });
  after(() => policed.server.close());

  test('refuse what breaks a rule, with its message, its reason and the code of that', async () => {
    await policed.add('rules', {
      variables: [{ name: 'n', expression: 'has(object.data) && "n" in object.data ? int(object.data.n) : 0' }],
      validations: [
        { expression: 'variables.n < 4', messageExpression: '"n is " + string(variables.n)' },
        { expression: '!has(object.data) || !("bad" in object.data)', message: ' not bad ', reason: 'Forbidden' },
        { expression: 'request.operation == "CREATE"' },
      ],
    });
    assert.equal((await policed.map('rules', { n: '3' })).status, 201);
    assert.equal((await policed.map('other', { n: '9' })).status, 201);
    const above = await policed.map('rules', { n: '9', bad: '1' });
    const told = "ValidatingAdmissionPolicy 'rules' with binding 'rules-binding' denied request: n is 9";
    assert.deepEqual([above.status, above.json.reason, above.json.message], [422, 'Invalid', `configmaps "map" is forbidden: ${told}`]);
    assert.deepEqual(above.json.details, { name: 'map', kind: 'configmaps', causes: [{ message: told }] });
    const bad = await policed.map('rules', { bad: '1' });
    assert.deepEqual([bad.status, bad.json.reason], [403, 'Forbidden']);
    assert.match(bad.json.message, /denied request: not bad$/);
    const word = await policed.map('rules', { n: 'x' });
    assert.match(
      word.json.message,
      /expression 'variables\.n < 4' resulted in error: composited variable "n" fails to evaluate: type conversion error from 'string' to 'int'$/,
    );
    await policed.server.create(MAPS, { metadata: { name: 'stored', labels: { policed: 'rules' } } });
    const updated = await policed.server.ask(`${MAPS}/stored`, { method: 'PATCH', headers: merging, body: { data: { n: '1' } } });
    assert.match(updated.json.message, /failed expression: request\.operation == "CREATE"$/);
  });

  test('warn in place of refusing where their binding says so', async () => {
    await policed.add(
      'warns',
      { validations: [{ expression: 'has(object.data)', message: 'data would be better' }] },
      { validationActions: ['Warn'] },
    );
    const made = await policed.map('warns');
    assert.equal(made.status, 201);
    assert.equal(
      made.headers.warning,
      `299 - "Validation failed for ValidatingAdmissionPolicy 'warns' with binding 'warns-binding': data would be better"`,
    );
  });

  test('let requests go on that they cannot judge where failures are ignored', async () => {
    const validations = [{ expression: 'int(object.data.n) > 0' }];
    await policed.add('strict', { validations });
    await policed.add('lax', { validations, failurePolicy: 'Ignore' });
    assert.match((await policed.map('strict', { a: 'b' })).json.message, /resulted in error: no such key: n$/);
    assert.equal((await policed.map('lax', { a: 'b' })).status, 201);
    assert.equal((await policed.map('lax', { n: '-1' })).status, 422);
  });

  test('count only where their conditions hold', async () => {
    await policed.add('conditional', {
      matchConditions: [{ name: 'not-free', expression: '!has(object.data) || !("free" in object.data)' }],
      validations: [{ expression: 'false' }],
    });
    assert.equal((await policed.map('conditional', { free: '1' })).status, 201);
    assert.equal((await policed.map('conditional', {})).status, 422);
  });

  test('are judged with the parameters of their bindings', async () => {
    await policed.server.create(MAPS, { metadata: { name: 'params', labels: { given: 'yes' } }, data: { max: '3' } });
    const policy = {
      paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
      validations: [{ expression: 'int(object.data.n) <= int(params.data.max)' }],
    };
    const binding = (paramRef: Fields) => ({ validationActions: ['Deny'], paramRef });
    await policed.add('named', policy, binding({ name: 'params', namespace: 'default', parameterNotFoundAction: 'Deny' }));
    await policed.add('selected', policy, binding({ selector: { matchLabels: { given: 'yes' } }, parameterNotFoundAction: 'Deny' }));
    await policed.add('missing', policy, binding({ name: 'none', namespace: 'default', parameterNotFoundAction: 'Deny' }));
    await policed.add('lenient', policy, binding({ name: 'none', namespace: 'default', parameterNotFoundAction: 'Allow' }));
    for (const label of ['named', 'selected']) {
      assert.equal((await policed.map(label, { n: '3' })).status, 201, label);
      assert.equal((await policed.map(label, { n: '4' })).status, 422, label);
    }
    assert.match(
      (await policed.map('missing', { n: '1' })).json.message,
      /no params found for policy binding with `Deny` parameterNotFoundAction$/,
    );
    assert.equal((await policed.map('lenient', { n: '9' })).status, 201);
  });

  test('refuse what cannot be configured, whatever their binding asks for', async () => {
    const policy = { paramKind: { apiVersion: 'v1', kind: 'ConfigMap' }, validations: [{ expression: 'true' }] };
    const paramRef = { name: 'none', namespace: 'default', parameterNotFoundAction: 'Deny' };
    await policed.add('warned', policy, { validationActions: ['Warn'], paramRef });
    const missing = await policed.map('warned');
    const told =
      "ValidatingAdmissionPolicy 'warned' with binding 'warned-binding' denied request: failed to configure binding: no params found";
    assert.equal(missing.status, 422);
    assert.ok(missing.json.message.includes(told), missing.json.message);
    const unknown = { ...policy, paramKind: { apiVersion: 'example.com/v1', kind: 'Limit' } };
    await policed.add('unknown', unknown, { validationActions: ['Audit'], paramRef: { name: 'none', parameterNotFoundAction: 'Allow' } });
    assert.match(
      (await policed.map('unknown')).json.message,
      /Policy 'unknown' denied request: failed to configure policy: failed to find resource referenced by paramKind: 'example\.com\/v1, Kind=Limit'$/,
    );
    await policed.add('notes', { auditAnnotations: [{ key: 'n', valueExpression: 'object.data.n' }] }, { validationActions: ['Warn'] });
    assert.match((await policed.map('notes')).json.message, /expression 'object\.data\.n' resulted in error: no such key: data$/);
  });

  test('evaluate a variable only where it is used', async () => {
    const tens = '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]';
    // Costs more than a request may.
    const costly = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].reduceRight((inner, name) => `${tens}.all(${name}, ${inner})`, 'true');
    await policed.add('lazy', {
      variables: [
        { name: 'costly', expression: costly },
        { name: 'given', expression: 'has(object.data)' },
        { name: 'number', expression: 'int(object.metadata.name)' },
        { name: 'positive', expression: 'variables.number > 0' },
      ],
      validations: [{ expression: '!variables.given || variables.positive' }, { expression: '!variables.given || variables.costly' }],
    });
    assert.equal((await policed.map('lazy')).status, 201);
    assert.match(
      (await policed.map('lazy', { a: 'b' })).json.message,
      /composited variable "positive" fails to evaluate: composited variable "number" fails/,
    );
    assert.match(
      (await policed.map('lazy', { a: 'b' }, '7')).json.message,
      /"costly" fails to evaluate: operation cancelled: actual cost limit exceeded$/,
    );
  });

  test('name objects Unknown that are deleted together', async () => {
    const rules = [{ apiGroups: [''], apiVersions: ['v1'], operations: ['DELETE'], resources: ['configmaps'] }];
    await policed.add('kept', {
      matchConstraints: { resourceRules: rules, objectSelector: { matchLabels: { policed: 'kept' } } },
      validations: [{ expression: 'has(request.name)', messageExpression: '"kept " + oldObject.metadata.name' }],
    });
    await policed.server.create(MAPS, { metadata: { name: 'stays', labels: { policed: 'kept' } } });
    const { status, json } = await policed.server.ask(`${MAPS}?labelSelector=policed%3Dkept`, { method: 'DELETE' });
    assert.deepEqual([status, json.details.name], [422, 'Unknown']);
    assert.match(json.message, /^configmaps "Unknown" is forbidden: .* denied request: kept stays$/);
  });

  test('ask who may do what', async () => {
    const may = (verb: string) => `authorizer.group("").resource("pods").namespace("default").check("${verb}").allowed()`;
    await policed.add('asking', {
      validations: [
        { expression: `${may('get')} && authorizer.requestResource.check("create").allowed()` },
        { expression: `!authorizer.serviceAccount("default", "nobody").group("").resource("pods").check("get").allowed()` },
        { expression: '!("nobody" in object.data)', message: 'nobody' },
      ],
    });
    assert.equal((await policed.map('asking', { a: 'b' })).status, 201);
    assert.match((await policed.map('asking', { nobody: '1' })).json.message, /nobody$/);
  });

  test('are not judged about policies', async () => {
    const rules = [{ apiGroups: ['*'], apiVersions: ['*'], operations: ['DELETE'], resources: ['*'] }];
    await policed.add('everything', { matchConstraints: { resourceRules: rules }, validations: [{ expression: 'false' }] });
    const path = `${GROUP}/validatingadmissionpolicies/everything`;
    assert.equal((await policed.server.ask(`${MAPS}/params`, { method: 'DELETE' })).status, 422);
    assert.equal((await policed.server.ask(path, { method: 'DELETE' })).status, 200);
    assert.equal((await policed.server.ask(`${MAPS}/params`, { method: 'DELETE' })).status, 200);
  });
});

describe('policies that mutate', () => {
  let policed: Policed;
  const changes = (expression: string): Fields => ({ patchType: 'JSONPatch', jsonPatch: { expression } });
  const applies = (expression: string): Fields => ({ patchType: 'ApplyConfiguration', applyConfiguration: { expression } });
  before(async () => {
    policed = new Policed(await TestServer.start({ release: '1.36' }), 'mutating');
  });
  after(() => policed.server.close());

  test('change objects by configurations and by patches, one after the other', async () => {
    await policed.add('change', {
      reinvocationPolicy: 'Never',
      mutations: [
        applies("Object{metadata: Object.metadata{labels: {'added': 'n' + object.data.n}}}"),
        changes("[JSONPatch{op: 'add', path: '/data/' + jsonpatch.escapeKey('a.b'), value: object.metadata.labels.added}]"),
        changes("[JSONPatch{op: 'test', path: '/data/n', value: 'other'}, JSONPatch{op: 'remove', path: '/data'}]"),
      ],
    });
    const made = await policed.map('change', { n: '2' });
    assert.equal(made.status, 201, made.text);
    assert.deepEqual(
      [made.json.metadata.labels, made.json.data],
      [
        { policed: 'change', added: 'n2' },
        { n: '2', 'a.b': 'n2' },
      ],
    );
  });

  test('refuse what they cannot change, unless failures are ignored', async () => {
    const mutations = [changes("[JSONPatch{op: 'remove', path: '/no/such'}]")];
    await policed.add('strict', { reinvocationPolicy: 'Never', mutations });
    await policed.add('lax', { reinvocationPolicy: 'Never', failurePolicy: 'Ignore', mutations });
    const refused = await policed.map('strict');
    assert.deepEqual([refused.status, refused.json.reason], [403, 'Invalid']);
    assert.match(refused.json.message, /^policy 'strict' with binding 'strict-binding' denied request: JSON Patch: /);
    assert.equal((await policed.map('lax')).status, 201);
    const unnamed = { metadata: { generateName: 'map-', labels: { policed: 'strict' } } };
    assert.equal((await policed.server.create(`${MAPS}?dryRun=All`, unnamed)).json.details.name, 'map-');
  });

  test('go on after a failure, and tell of all that failed', async () => {
    const missing = { name: 'none', namespace: 'default', parameterNotFoundAction: 'Deny' };
    const mutations = [changes("[JSONPatch{op: 'remove', path: '/no/such'}]"), applies('Object{metadata: object.metadata.none}')];
    const matchConstraints = about('several');
    await policed.add('second', { reinvocationPolicy: 'Never', matchConstraints, mutations });
    const first = { reinvocationPolicy: 'Never', matchConstraints, paramKind: { apiVersion: 'v1', kind: 'ConfigMap' } };
    await policed.add('first', { ...first, mutations: [applies('Object{}')] }, { paramRef: missing });
    const { status, json } = await policed.map('several');
    const told = "policy 'first' with binding 'first-binding' denied request: failed to configure binding: no params found";
    assert.deepEqual([status, json.reason], [403, 'Forbidden']);
    assert.ok(json.message.startsWith(told), json.message);
    assert.equal(json.details.causes.length, 3);
  });

  test('do not write parts of what is written as a whole', async () => {
    const templates = { resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['podtemplates'] }] };
    await policed.add('atomic', {
      reinvocationPolicy: 'Never',
      matchConstraints: templates,
      mutations: [applies("Object{template: Object.template{spec: Object.template.spec{nodeSelector: {'a': 'b'}}}}")],
    });
    const template = { metadata: { name: 'p' }, template: { spec: { containers: [{ name: 'c', image: 'i' }] } } };
    const refused = await policed.server.create('/api/v1/namespaces/default/podtemplates?dryRun=All', template);
    assert.match(refused.json.message, /may not mutate atomic arrays, maps or structs: \.template\.spec\.nodeSelector$/);
  });
});

test('plugins of policies are unknown to releases before theirs', async () => {
  await assert.rejects(TestServer.start({ release: '1.25', enableAdmissionPlugins: ['ValidatingAdmissionPolicy'] }), /unknown plugin/);
});
