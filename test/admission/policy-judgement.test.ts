/** What policies say of requests: messages and reasons, actions, notes for the audit, what expressions see, and what they may cost. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Attributes } from '../../runtime/auth/contract.js';
import { auditedServer, type KeptEvents } from '../support/audit.js';
import type { TestServer } from '../support/server.js';
import { type Fields, GROUP, merging, Policed } from './policed.js';

const FAILURE = 'validation.policy.admission.k8s.io/validation_failure';
const TENS = '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]';

/** An expression that is true, and costs a little more than ten to the power of the number of its loops. */
const costing = (loops: number): string =>
  Array.from({ length: loops }, (_, i) => `v${i}`).reduceRight((inner, name) => `${TENS}.all(${name}, ${inner})`, 'true');

describe('policies', () => {
  let policed: Policed;
  let server: TestServer;
  let events: KeptEvents;

  before(async () => {
    const authorize = ({ user, verb, ...asked }: Attributes) => {
      if (verb === 'fail') return { decision: 'abstain' as const, reason: '', error: 'nobody knows' };
      const denied = verb.startsWith('not') || user.name.endsWith(':nobody') || ('path' in asked && asked.path === '/closed');
      return { decision: denied ? ('abstain' as const) : ('allow' as const), reason: denied ? 'not today' : 'why not' };
    };
    ({ server, events } = await auditedServer('- { level: Metadata, resources: [ { group: "", resources: [ configmaps ] } ] }', {
      release: '1.36',
      authorizer: () => ({ authorize }),
    }));
    policed = new Policed(server, 'validating');
  });
  after(() => server.close());

  /** The message of a refusal, without what says whose it is. */
  async function told(label: string, data?: Fields): Promise<string> {
    const { json } = await policed.map(label, data);
    await events.take(1);
    return String(json.message).replace(/^.* denied request: /s, '');
  }

  test('say what their message expression gives, or else their message, or else the expression', async () => {
    const rule = (messageExpression: string, message?: string): Fields => ({
      expression: 'false',
      messageExpression,
      ...(message && { message }),
    });
    const rows: readonly [name: string, rule: Fields, said: string][] = [
      ['made', rule('" made of " + object.metadata.name + " "'), 'made of map'],
      ['failing', rule('object.data.none', 'plain'), 'plain'],
      ['empty', rule('""', ' plain '), 'plain'],
      ['blank', rule('"  "'), 'failed expression: false'],
      ['lines', rule('"a\\nb"', 'plain'), 'plain'],
      ['long', rule(`"${'é'.repeat(2561)}"`, 'plain'), 'plain'],
      ['just-short', rule(`"${'é'.repeat(2560)}"`, 'plain'), 'é'.repeat(2560)],
      ['none', { expression: ' false ' }, 'failed expression: false'],
    ];
    for (const [name, validation, said] of rows) {
      await policed.add(name, { validations: [validation] });
      assert.equal(await told(name, { a: 'b' }), said, name);
    }
  });

  test('answer with the code of their reason', async () => {
    for (const [reason, code] of [
      ['Forbidden', 403],
      ['Invalid', 422],
      ['RequestEntityTooLarge', 413],
    ] as const) {
      const name = `code-${code}`;
      await policed.add(name, { validations: [{ expression: 'false', reason }] });
      const { status, json } = await policed.map(name);
      await events.take(1);
      assert.deepEqual([status, json.code, json.reason], [code, code, reason]);
    }
  });

  test('do all that their bindings ask for', async () => {
    const validations = [{ expression: 'false', message: 'first' }, { expression: 'true' }, { expression: 'false', message: 'third' }];
    await policed.add('both', { validations: validations.slice(2) }, { validationActions: ['Deny', 'Audit'] });
    assert.equal((await policed.map('both')).status, 422);
    const [refused] = await events.take(1);
    const noted = { message: 'third', policy: 'both', binding: 'both-binding', expressionIndex: 0, validationActions: ['Deny', 'Audit'] };
    assert.deepEqual(JSON.parse(refused.annotations[FAILURE]), [noted]);
    await policed.add('warned', { validations }, { validationActions: ['Audit', 'Warn'] });
    const { status, headers } = await policed.map('warned');
    assert.equal(status, 201);
    const who = "Validation failed for ValidatingAdmissionPolicy 'warned' with binding 'warned-binding'";
    assert.equal(String(headers.warning), `299 - "${who}: first", 299 - "${who}: third"`);
    const [warned] = await events.take(1);
    // The first failure of a request is noted.
    assert.deepEqual(JSON.parse(warned.annotations[FAILURE])[0].message, 'first');
  });

  test('are refused by all of their bindings', async () => {
    await policed.add('twice', { validations: [{ expression: 'false', message: 'no' }] }, { validationActions: ['Audit'] });
    const more = { metadata: { name: 'twice-more' }, spec: { policyName: 'twice', validationActions: ['Deny'] } };
    await server.create(`${GROUP}/validatingadmissionpolicybindings`, more);
    assert.match((await policed.map('twice')).text, /with binding 'twice-more' denied/);
    await events.take(1);
  });

  test('note texts in the audit, each once, and nothing that is empty or null', async () => {
    const auditAnnotations = [
      { key: 'size', valueExpression: '" " + string(object.data.size()) + " keys "' },
      { key: 'none', valueExpression: 'null' },
      { key: 'blank', valueExpression: '" "' },
      { key: 'long', valueExpression: '"x" + object.data.long' },
    ];
    await policed.add('noting', { auditAnnotations }, { validationActions: ['Deny'] });
    const more = { metadata: { name: 'noting-more' }, spec: { policyName: 'noting', validationActions: ['Warn'] } };
    await server.create(`${GROUP}/validatingadmissionpolicybindings`, more);
    assert.equal((await policed.map('noting', { long: 'é'.repeat(6000) })).status, 201);
    const [event] = await events.take(1);
    const own = Object.entries(event.annotations as Record<string, string>).filter(([key]) => key.startsWith('noting/'));
    assert.deepEqual(own, [
      // 10 KiB at most, of whole characters.
      ['noting/long', `x${'é'.repeat(5119)}`],
      ['noting/size', '1 keys'],
    ]);
  });

  test('may ask who may do what, in every way', async () => {
    const pods = 'authorizer.group("").resource("pods")';
    const yes = [
      'authorizer.path("/open").check("get").allowed()',
      '!authorizer.path("/closed").check("get").allowed()',
      `${pods}.check("get").allowed() && ${pods}.check("get").reason() == "why not"`,
      `${pods}.subresource("log").namespace("default").name("p").check("get").allowed()`,
      `!${pods}.check("notthis").allowed() && ${pods}.check("notthis").reason() == "not today"`,
      `${pods}.check("fail").errored() && ${pods}.check("fail").error() == "nobody knows"`,
      `!${pods}.check("get").errored()`,
      `${pods}.fieldSelector("spec.nodeName=n").labelSelector("a in (b)").check("list").allowed()`,
      'authorizer.requestResource.check("create").allowed() && !authorizer.requestResource.check("notthis").allowed()',
      '!authorizer.serviceAccount("default", "nobody").path("/open").check("get").allowed()',
    ];
    await policed.add('asking', { validations: yes.map((expression) => ({ expression })) });
    const { status, text } = await policed.map('asking');
    await events.take(1);
    assert.equal(status, 201, text);
  });

  test('do not ask in messages, nor in the variables that these use', async () => {
    await policed.add('silent', {
      variables: [{ name: 'may', expression: 'authorizer.path("/open").check("get").allowed()' }],
      validations: [{ expression: '!variables.may', message: 'plain', messageExpression: '"may " + string(variables.may)' }],
    });
    assert.equal(await told('silent'), 'plain');
  });

  test('see the request, and the namespace of its object', async () => {
    await server.ask('/api/v1/namespaces/default', { method: 'PATCH', headers: merging, body: { metadata: { labels: { env: 'prod' } } } });
    const yes = [
      'request.kind.kind == "ConfigMap" && request.kind.group == "" && request.resource.resource == "configmaps"',
      'request.requestKind == request.kind && request.requestResource.version == "v1"',
      'request.operation == "CREATE" && request.name == "map" && request.namespace == "default" && request.dryRun',
      'request.userInfo.username == "admin" && "system:masters" in request.userInfo.groups',
      'request.options.kind == "CreateOptions"',
      'namespaceObject.metadata.name == "default" && namespaceObject.metadata.labels.env == "prod" && namespaceObject.status.phase == "Active"',
      '!has(object.metadata.managedFields) || object.metadata.managedFields.size() >= 0',
    ];
    await policed.add('seeing', { validations: yes.map((expression) => ({ expression })) });
    const { status, text } = await policed.map('seeing');
    await events.take(1);
    assert.equal(status, 201, text);
  });

  test('may cost only so much, in each expression and in all', async () => {
    await policed.add('one', { validations: [{ expression: costing(6) }] });
    assert.match(await told('one'), /^expression '.*' resulted in error: operation cancelled: actual cost limit exceeded$/s);
    const several = (count: number): Fields => ({
      validations: [{ expression: 'false', message: 'cheap' }, ...Array.from({ length: count }, () => ({ expression: costing(5) }))],
    });
    await policed.add('few', several(2));
    assert.equal(await told('few'), 'cheap');
    // Nothing is said of what was judged before.
    await policed.add('many', several(40));
    const out = 'validation failed due to running out of cost budget, no further validation rules will be run';
    assert.equal(await told('many'), out);
    await policed.add('many-ignored', { ...several(40), failurePolicy: 'Ignore' });
    assert.equal((await policed.map('many-ignored')).status, 201);
    await events.take(1);
    const conditions = Array.from({ length: 20 }, (_, i) => ({ name: `n${i}`, expression: costing(5) }));
    await policed.add('conditions', { matchConditions: conditions, validations: [{ expression: 'true' }] });
    assert.equal(await told('conditions'), out);
  });

  test('decide by conditions that fail together, unless one does not hold', async () => {
    const failing = ['a', 'b'].map((name) => ({ name, expression: `object.data.${name} == "1"` }));
    const validations = [{ expression: 'false', message: 'judged' }];
    await policed.add('faults', { matchConditions: failing, validations });
    assert.match(
      await told('faults'),
      /^\[expression 'object\.data\.a == "1"' .*no such key: data, expression 'object\.data\.b == "1"' .*\]$/,
    );
    const decided = [...failing, { name: 'never', expression: 'object.metadata.name == "none"' }];
    await policed.add('decided', { matchConditions: decided, validations });
    assert.equal((await policed.map('decided')).status, 201);
    await policed.add('ignored', { matchConditions: failing, validations, failurePolicy: 'Ignore' });
    assert.equal((await policed.map('ignored')).status, 201);
    await events.take(2);
  });
});
