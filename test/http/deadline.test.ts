/** The time of a request: what the server allows, less where it is asked for, and none for streams. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Attributes } from '../../runtime/auth/contract.js';
import { outOfTime } from '../../runtime/model/errors.js';
import { TestServer } from '../support/server.js';

let patient: TestServer;
let hasty: TestServer;

/** Whoever asks about secrets waits for ever, so that only the deadline can answer. */
const slowAboutSecrets = {
  authorize: ({ resource }: Attributes) =>
    resource === 'secrets' ? new Promise<never>(() => undefined) : { decision: 'allow' as const, reason: '' },
};

before(async () => {
  patient = await TestServer.start({ authorizer: () => slowAboutSecrets });
  hasty = await TestServer.start({
    authorizer: () => slowAboutSecrets,
    requestTimeout: 0.2,
  });
});

after(async () => {
  await patient.close();
  await hasty.close();
});

const namespaces = '/api/v1/namespaces/default';

test('what fails because the time is over is told as that, also where it fails before the timer is heard', async () => {
  const hurried = await TestServer.start({
    requestTimeout: 0.2,
    authorizer: () => ({
      authorize: ({ resource }: Attributes) => {
        if (resource !== 'secrets') return { decision: 'allow' as const, reason: '' };
        for (const end = performance.now() + 250; performance.now() < end; );
        throw outOfTime();
      },
    }),
  });
  try {
    const answer = await hurried.ask(`${namespaces}/secrets/x`);
    assert.equal(answer.status, 504);
    assert.equal(answer.headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(answer.json.message, 'Timeout: request did not complete within the allotted timeout');
  } finally {
    await hurried.close();
  }
});

for (const [about, server, query] of [
  ['the server allows', () => hasty, ''],
  ['the server allows, whatever more it asks for', () => hasty, '?timeout=10h'],
  ['it asks for', () => patient, '?timeout=200ms'],
] as const)
  test(`a request that takes longer than ${about} is 504`, async () => {
    const answer = await server().ask(`${namespaces}/secrets/x${query}`);
    assert.equal(answer.status, 504);
    assert.equal(answer.headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(answer.json.message, 'Timeout: request did not complete within the allotted timeout');
    assert.equal(answer.json.reason, 'Timeout');
  });

for (const query of ['timeout=30s', 'timeout=999999h', 'timeout=0s', 'timeout=0', 'timeout=-1s', 'timeout='])
  test(`${query} is time enough`, async () => {
    assert.equal((await patient.ask(`${namespaces}?${query}`)).status, 200);
  });

for (const [text, fault] of [
  ['soon', 'invalid duration "soon"'],
  ['5', 'missing unit in duration "5"'],
  ['1.5', 'missing unit in duration "1.5"'],
  ['5 s', 'invalid duration "5 s"'],
] as const)
  test(`timeout=${text} is 400, also on paths outside of the resources`, async () => {
    for (const path of [namespaces, '/livez', '/version']) {
      const answer = await patient.ask(`${path}?timeout=${encodeURIComponent(text)}`);
      assert.equal(answer.status, 400, path);
      assert.equal(answer.json.message, `invalid timeout specified in the request URL - time: ${fault}`);
    }
  });

test('a watch lasts, and what is passed on may have a timeout parameter of its own', async () => {
  const watch = hasty.watch(`${namespaces}/configmaps?watch=1&timeout=1ms`);
  assert.equal((await hasty.ask(`${namespaces}/secrets/x`)).status, 504, 'the time is over');
  await hasty.create(`${namespaces}/configmaps`, { metadata: { name: 'late' } });
  assert.equal((await watch.next()).type, 'ADDED');
  watch.close();
  await watch.ended;
  assert.equal((await hasty.ask(`${namespaces}/services/none/proxy/?timeout=5`)).status, 404);
});
