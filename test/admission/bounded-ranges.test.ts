/** Ranges of a namespace beside its pods: containers and what a range says of them may both be many, and their product is no work. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { leastTime } from '../support/programs/processor-time.js';
import { type Answer, TestServer } from '../support/server.js';

const NAMESPACE = '/api/v1/namespaces/default';
/** Milliseconds; the product of both lists takes many times as long. */
const AT_MOST_MS = 1000;

let server: TestServer;
before(async () => {
  server = await TestServer.start();
  await server.create(`${NAMESPACE}/serviceaccounts`, { metadata: { name: 'default' } });
});
after(() => server.close());

const amounts = (count: number, amount: string): object =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`example.com/r${i}`, amount]));

const pod = (containers: number): object => ({
  metadata: { name: 'p' },
  spec: { containers: Array.from({ length: containers }, (_, i) => ({ name: `c${i}`, image: 'i' })) },
});

/** What the server answers to a pod that it refuses, in little time. */
async function asked(body: object): Promise<Answer> {
  let answer: Answer | undefined;
  const ms = await leastTime(AT_MOST_MS, async () => {
    answer = await server.ask(`${NAMESPACE}/pods`, { method: 'POST', body });
  });
  assert.ok(ms < AT_MOST_MS, `it took ${ms} ms`);
  return answer ?? assert.fail('there was no answer');
}

test('a pod that its range gives more than its annotations may tell is refused before all of it is filled in', async () => {
  await server.create(`${NAMESPACE}/limitranges`, {
    metadata: { name: 'defaults' },
    spec: { limits: [{ type: 'Container', default: amounts(1200, '1'), defaultRequest: amounts(1200, '1') }] },
  });
  const { status, json } = await asked(pod(1200));
  assert.equal(status, 422);
  assert.match(JSON.stringify(json), /metadata.annotations: Too long: must have at most 262144 bytes/);
  await server.ask(`${NAMESPACE}/limitranges/defaults`, { method: 'DELETE' });
});

test('of the bounds that a pod breaks as many are told as of other faults', async () => {
  await server.create(`${NAMESPACE}/limitranges`, {
    metadata: { name: 'bounds' },
    spec: { limits: [{ type: 'Pod', min: amounts(1200, '1') }] },
  });
  const { status, json } = await asked(pod(10));
  assert.equal(status, 403);
  const told = JSON.stringify(json).match(/minimum example.com\/r\d+ usage per Pod is 1/g);
  assert.equal(told?.length, 1000);
});

test('several ranges fill a pod together no further than its annotations may tell', async () => {
  await server.ask(`${NAMESPACE}/limitranges/bounds`, { method: 'DELETE' });
  const many = amounts(240, '1');
  for (let i = 0; i < 10; i += 1)
    await server.create(`${NAMESPACE}/limitranges`, {
      metadata: { name: `several-${i}` },
      spec: { limits: [{ type: 'Container', max: many, min: many }] },
    });
  const { status, text } = await asked(pod(240));
  assert.equal(status, 422, text.slice(0, 300));
  assert.match(text, /metadata.annotations: Too long: must have at most 262144 bytes/);
});

test('defaults of long names that make a pod larger than an object may be are refused', async () => {
  for (let i = 0; i < 10; i += 1) await server.ask(`${NAMESPACE}/limitranges/several-${i}`, { method: 'DELETE' });
  // Amounts take room in the pod, and none in its annotation.
  const zeros = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`a.b/${i}`, `${'0'.repeat(900)}1`]));
  const made = await server.create(`${NAMESPACE}/limitranges`, {
    metadata: { name: 'long' },
    spec: { limits: [{ type: 'Container', default: zeros, defaultRequest: zeros }] },
  });
  assert.equal(made.status, 201, made.text.slice(0, 300));
  const { status, text } = await server.ask(`${NAMESPACE}/pods`, { method: 'POST', body: pod(60) });
  assert.equal(status, 413, text.slice(0, 300));
  assert.match(text, /with its defaults the pod would take more than/);
});
