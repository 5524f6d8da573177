import assert from 'node:assert/strict';
import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { noCredentials } from '../../runtime/client/credentials.js';
import { anywhere, OutgoingAddresses } from '../../runtime/client/outgoing.js';
import { Poster } from '../../runtime/client/post.js';
import { ReviewService } from '../../runtime/client/review-service.js';
import { unpaced } from '../support/unpaced.js';

const REVIEW = { apiVersion: 'v1', kind: 'Review', metadata: {} };

async function asking(t: TestContext, answer: RequestListener, outgoing = anywhere()): Promise<ReviewService> {
  const server = http.createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const poster = new Poster({ url, tls: { rejectUnauthorized: true }, user: noCredentials }, outgoing);
  t.after(() => {
    poster.close();
    server.closeAllConnections();
    server.close();
  });
  return new ReviewService(poster, unpaced, { firstMs: 1, attempts: 1 });
}

/** A review whose status has one more member. */
const withMore = (value: string): string => `{"apiVersion":"v1","kind":"Review","status":{"allowed":true,"more":${value}}}`;

test('a long status is read whole', async (t) => {
  const groups = Array.from({ length: 20_000 }, (_, i) => `g${i}`);
  const service = await asking(t, (_, response) => response.end(withMore(JSON.stringify(groups))));
  const status = await service.ask(REVIEW);
  assert.deepEqual([status.get('allowed'), status.get('more')], [true, groups]);
});

const TOO_MUCH: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  ['bytes', withMore(`"${'x'.repeat(1024 * 1024)}"`), /answered more than 1048576 bytes/],
  ['values', withMore(`[${'[],'.repeat(60_000)}0]`), /too large: more than 50000 values/],
  ['levels', withMore(`${'['.repeat(101)}${']'.repeat(101)}`), /too large: nested deeper than 100 levels/],
  ['levels that never end', '['.repeat(500_000), /too large: nested deeper/],
  ['damage', `${' '.repeat(100_000)}{"a":`, /answered with no JSON/],
];
for (const [what, text, why] of TOO_MUCH)
  test(`an answer with too many ${what} is none`, async (t) => {
    const service = await asking(t, (_, response) => response.end(text));
    await assert.rejects(service.ask(REVIEW), why);
  });

test('an answer in single bytes takes no more memory than its length', async (t) => {
  const service = await asking(t, async (_, response) => {
    for (const byte of withMore(`"${'x'.repeat(20_000)}"`)) response.write(byte);
    response.end();
  });
  assert.equal((await service.ask(REVIEW)).get('allowed'), true);
});

test('a service at an address that is denied is not asked', async (t) => {
  let asked = 0;
  const service = await asking(
    t,
    (_, response) => {
      asked += 1;
      response.end(withMore('1'));
    },
    new OutgoingAddresses({ denied: ['127.0.0.0/8'] }),
  );
  await assert.rejects(service.ask(REVIEW), /address not allowed/);
  assert.equal(asked, 0);
});
