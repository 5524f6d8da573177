/** Traces: requests as spans, sent to a collector as OTLP over HTTP, of as many requests as the file says. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { TestServer } from '../support/server.js';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
}

const folder = freshFolder();
const bodies: string[] = [];
const collector = http.createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  request.on('end', () => {
    assert.equal(`${request.method} ${request.url}`, 'POST /v1/traces');
    assert.equal(request.headers['content-type'], 'application/json');
    bodies.push(text);
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
});

before(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});

after(() => {
  collector.close();
  removeFolder(folder);
});

const spans = (): Span[] =>
  bodies
    .splice(0)
    .flatMap((body) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);

function fileOf(rate: number, more = ''): string {
  const { port } = collector.address() as AddressInfo;
  const file = path.join(folder, 'tracing.yaml');
  const head = 'apiVersion: apiserver.config.k8s.io/v1alpha1\nkind: TracingConfiguration\n';
  writeFileSync(file, `${head}endpoint: 127.0.0.1:${port}\nsamplingRatePerMillion: ${rate}\n${more}`);
  return file;
}

test('each stage of a request is a span in that of the request, which is linked to the span of its client', async () => {
  const server = await TestServer.start({ tracingConfigFile: fileOf(1_000_000) });
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  await server.ask('/api/v1/namespaces/default/secrets?x=hidden-1', {
    method: 'POST',
    body: { metadata: { name: 'a' }, stringData: { password: 'hidden-2' } },
    headers: { traceparent: `00-${traceId}-${spanId}-01` },
  });
  // What waits is sent when the server stops.
  await server.close();
  const text = bodies.join();
  const told = spans();
  const [request] = told.filter(({ parentSpanId }) => parentSpanId === undefined || parentSpanId === '');
  assert.ok(request !== undefined);
  assert.equal(request.name, 'POST v1/secrets');
  assert.notEqual(request.traceId, traceId);
  assert.deepEqual(
    request.links.map((link) => [link.traceId, link.spanId]),
    [[traceId, spanId]],
  );
  const values = Object.fromEntries(request.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  assert.equal(values['url.path'], '/api/v1/namespaces/default/secrets?x=***');
  assert.equal(Number(values['http.response.status_code']), 201);
  const parts = told.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  assert.deepEqual(
    parts.map(({ name }) => name),
    ['identified', 'dispatched', 'authorized', 'decoded', 'mutated', 'checked', 'validated', 'stored', 'answered'],
  );
  assert.ok(parts.every((part) => part.startTimeUnixNano >= request.startTimeUnixNano && part.endTimeUnixNano <= request.endTimeUnixNano));
  assert.doesNotMatch(text, /hidden|Bearer/);
});

test('of requests that nobody wants to hear of nothing is sent', async () => {
  const server = await TestServer.start({ tracingConfigFile: fileOf(0) });
  await server.ask('/api/v1/namespaces');
  await server.close();
  assert.deepEqual(spans(), []);
});

test('a collector that is away harms nobody', async () => {
  const file = fileOf(1_000_000);
  const { port } = collector.address() as AddressInfo;
  writeFileSync(
    file,
    `apiVersion: apiserver.config.k8s.io/v1beta1\nkind: TracingConfiguration\nendpoint: http://127.0.0.1:${port}/nowhere-else\nsamplingRatePerMillion: 1000000\n`.replace(
      String(port),
      '9',
    ),
  );
  const server = await TestServer.start({ tracingConfigFile: file });
  assert.equal((await server.ask('/api/v1/namespaces')).status, 200);
  await server.close();
});

for (const [more, says] of [
  ['samplingRate: 1', /samplingRate: unknown field; there are apiVersion, kind, endpoint, samplingRatePerMillion/],
  ['', /samplingRatePerMillion: must be a whole number from 0 to 1000000/],
] as const)
  test(`a file with a fault is refused: ${says.source}`, async () => {
    await assert.rejects(TestServer.start({ tracingConfigFile: fileOf(more === '' ? 2_000_000 : 1, more) }), says);
  });
