/** The exchange with a webhook: how long it may take, what it is told of the request, and what comes of its refusal. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { establish, placeOf, thing } from '../extensions/definition.js';
import { allowing, denying, HookServer, reviewText } from '../support/programs/hook-server.js';
import { TestServer } from '../support/server.js';

const CONFIGURATIONS = '/apis/admissionregistration.k8s.io/v1';
const MAPS = '/api/v1/namespaces/default/configmaps';
const MERGE = { 'Content-Type': 'application/merge-patch+json' };

let server: TestServer;
let hooks: HookServer;
before(async () => {
  [server, hooks] = await Promise.all([TestServer.start(), HookServer.start()]);
});
after(async () => {
  await server.close();
  await hooks.close();
});

interface Spec {
  readonly type?: 'mutating' | 'validating';
  readonly path: string;
  readonly resources: readonly string[];
  readonly more?: object;
}

/** Registers webhooks in their order while the test runs. */
async function withHooks(specs: readonly Spec[], run: () => Promise<void>): Promise<void> {
  const made: string[] = [];
  try {
    for (const [i, { type = 'validating', path, resources, more }] of specs.entries()) {
      const rules = [{ operations: ['*'], apiGroups: ['*'], apiVersions: ['*'], resources }];
      const webhook = { name: 'h.example.com', clientConfig: hooks.clientConfig(path), rules, sideEffects: 'None', ...more };
      const at = `${CONFIGURATIONS}/${type}webhookconfigurations`;
      const body = { metadata: { name: `h${i}` }, webhooks: [{ ...webhook, admissionReviewVersions: ['v1'] }] };
      const { status, text } = await server.create(at, body);
      assert.equal(status, 201, text);
      made.push(`${at}/h${i}`);
    }
    await run();
  } finally {
    for (const at of made) await server.ask(at, { method: 'DELETE' });
  }
}

/** A webhook that takes so long, and keeps the times that it was given. */
function taking(path: string, ms: number): string[] {
  const given: string[] = [];
  hooks.misbehaves(path, (response, request, review) => {
    given.push(new URL(request.url ?? '', 'https://h').searchParams.get('timeout') ?? '');
    response.setHeader('Content-Type', 'application/json');
    setTimeout(() => response.end(reviewText(review, { allowed: true })), ms);
  });
  return given;
}

test('a webhook is given what is left of the time of the request, or its own where that is less', async () => {
  const [slow, own, next] = [taking('/slow', 1100), taking('/own', 0), taking('/next', 0)];
  const resources = ['configmaps'];
  const specs: Spec[] = [
    { type: 'mutating', path: '/slow', resources, more: { timeoutSeconds: 20 } },
    { type: 'mutating', path: '/own', resources, more: { timeoutSeconds: 3 } },
    { path: '/next', resources, more: { timeoutSeconds: 20 } },
  ];
  await withHooks(specs, async () => {
    assert.equal((await server.create(`${MAPS}?timeout=10s`, { metadata: { name: 'timed' } })).status, 201);
    assert.deepEqual([slow, own, next.length], [['10s'], ['3s'], 1]);
    // The slow one took more than a second of the ten; a busy machine takes more.
    assert.match(next[0] ?? '', /^[1-9]s$/);
  });
});

test('what a webhook held up until the time of the request was over is not stored, though its failure is forgiven', async () => {
  const [slow, next] = [taking('/slow', 60_000), taking('/next', 0)];
  const more = { timeoutSeconds: 20, failurePolicy: 'Ignore' };
  const specs: Spec[] = [
    { type: 'mutating', path: '/slow', resources: ['configmaps'], more },
    { type: 'mutating', path: '/next', resources: ['configmaps'], more },
  ];
  await withHooks(specs, async () => {
    assert.equal((await server.create(`${MAPS}?timeout=1s`, { metadata: { name: 'late' } })).status, 504);
    assert.deepEqual([slow, next], [['1s'], []]);
    assert.equal((await server.ask(`${MAPS}/late`)).status, 404);
  });
});

test('reviews of a namespace name it, whatever is done to it', async () => {
  hooks.on('/namespaces', allowing);
  await withHooks([{ path: '/namespaces', resources: ['namespaces', 'namespaces/*'] }], async () => {
    await server.create('/api/v1/namespaces', { metadata: { name: 'told' } });
    await server.ask('/api/v1/namespaces/told', { method: 'PATCH', headers: MERGE, body: { metadata: { labels: { a: 'b' } } } });
    await server.ask('/api/v1/namespaces/told/status', { method: 'PATCH', headers: MERGE, body: { metadata: { labels: { a: 'c' } } } });
    await server.ask('/api/v1/namespaces/told', { method: 'DELETE' });
    const told = hooks.taken('/namespaces').map(({ request: { operation, namespace, name } }) => [operation, namespace, name]);
    assert.deepEqual(told.slice(0, 4), [
      ['CREATE', 'told', 'told'],
      ['UPDATE', 'told', 'told'],
      ['UPDATE', 'told', 'told'],
      ['DELETE', 'told', 'told'],
    ]);
  });
});

test('a webhook that refuses may say when to come again', async () => {
  hooks.on('/later', denying({ code: 429, reason: 'TooManyRequests', message: 'not now', details: { retryAfterSeconds: 7 } }));
  await withHooks([{ path: '/later', resources: ['configmaps'] }], async () => {
    const { status, headers, json } = await server.create(MAPS, { metadata: { name: 'refused' } });
    assert.deepEqual([status, headers['retry-after'], json.details.retryAfterSeconds], [429, '7', 7]);
  });
  hooks.on('/later', denying({ code: 429, details: { retryAfterSeconds: '7\r\nX: y' } }));
  await withHooks([{ path: '/later', resources: ['configmaps'] }], async () => {
    const { status, headers } = await server.create(MAPS, { metadata: { name: 'refused' } });
    assert.deepEqual([status, headers['retry-after']], [429, undefined]);
  });
});

test('a deletion is told to validating webhooks whether it goes at once, waits, or is finished by an update', async () => {
  hooks.on('/deletions', allowing);
  await withHooks([{ path: '/deletions', resources: ['configmaps'] }], async () => {
    await server.create(MAPS, { metadata: { name: 'held', finalizers: ['example.com/f'] } });
    await server.ask(`${MAPS}/held`, { method: 'DELETE' });
    await server.ask(`${MAPS}/held`, { method: 'PATCH', headers: MERGE, body: { metadata: { finalizers: null } } });
    assert.equal((await server.ask(`${MAPS}/held`)).status, 404);
    const told = hooks
      .taken('/deletions')
      .map(({ request: { operation, object, oldObject } }) => [operation, object !== null, oldObject !== null]);
    assert.deepEqual(told, [
      ['CREATE', true, false],
      ['DELETE', false, true],
      ['UPDATE', true, true],
    ]);
  });
});

test('any method of a proxy is a connection', async () => {
  await server.create('/api/v1/nodes', { metadata: { name: 'n' } });
  hooks.on('/proxies', denying({ code: 418 }));
  await withHooks([{ path: '/proxies', resources: ['nodes/proxy'] }], async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      assert.equal((await server.ask('/api/v1/nodes/n/proxy/x', { method })).status, 418, method);
      assert.deepEqual(
        hooks.taken('/proxies').map(({ request }) => request.operation),
        ['CONNECT'],
      );
    }
  });
});

test('a custom object that is not made yet has no time of that in reviews from 1.25 on, and null before', async () => {
  const later = await TestServer.start({ release: '1.30' });
  try {
    const told: boolean[] = [];
    hooks.misbehaves('/times', (response, _request, review) => {
      const { object } = (review as { request: { object: { metadata: object } } }).request;
      told.push('creationTimestamp' in object.metadata);
      response.setHeader('Content-Type', 'application/json');
      response.end(reviewText(review, { allowed: true }));
    });
    for (const at of [server, later]) {
      await establish(at);
      const rules = [{ operations: ['CREATE'], apiGroups: ['test.example.com'], apiVersions: ['*'], resources: ['things'] }];
      const webhook = { name: 'h.example.com', clientConfig: hooks.clientConfig('/times'), rules, sideEffects: 'None' };
      const webhooks = [{ ...webhook, admissionReviewVersions: ['v1'] }];
      await at.create(`${CONFIGURATIONS}/mutatingwebhookconfigurations`, { metadata: { name: 'times' }, webhooks });
      assert.equal((await at.create(placeOf(), thing('timed'))).status, 201);
      await at.ask(`${CONFIGURATIONS}/mutatingwebhookconfigurations/times`, { method: 'DELETE' });
    }
    assert.deepEqual(told, [true, false]);
  } finally {
    await later.close();
  }
});
