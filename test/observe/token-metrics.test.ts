/** Metrics of answers about tokens: what is kept, what is asked for, and who waits for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metrics as table } from '../../generated/metrics.js';
import { webhookAuthenticator } from '../../runtime/auth/authenticators/webhook.js';
import type { RemoteReview } from '../../runtime/auth/remote-review.js';
import { tokenCacheMeter } from '../../runtime/http/observing/token-cache-meter.js';
import { Metrics } from '../../runtime/observe/metrics/metrics.js';

const KNOWN = new Map<string, unknown>(Object.entries({ authenticated: true, user: { username: 'ann' } }));

function measured(ask: RemoteReview) {
  const metrics = new Metrics(table, { release: '1.21', showHidden: false, disabled: [], warn: () => undefined });
  const options = { group: 'g', version: 'v1', apiAudiences: ['api'], cacheMs: 60_000, observer: tokenCacheMeter(metrics) } as const;
  return {
    webhook: webhookAuthenticator(ask, options),
    shown: async (): Promise<Record<string, number>> => {
      const text = await metrics.text(() => undefined);
      const lines = text.matchAll(/^authentication_token_cache_(\w+)\{status="(\w+)"\} (\d+)$/gm);
      return Object.fromEntries([...lines].map(([, name, status, value]) => [`${name} ${status}`, Number(value)]));
    },
  };
}

test('questions about tokens are told apart by whether the answer was kept, and answers by whether there was one', async () => {
  let answers = true;
  const { webhook, shown } = measured(async () => {
    if (!answers) throw new Error('nobody there');
    return KNOWN;
  });
  await webhook.authenticateToken('t');
  await webhook.authenticateToken('t');
  await webhook.authenticateToken('t');
  answers = false;
  await webhook.authenticateToken('other');
  assert.deepEqual(await shown(), {
    'active_fetch_count blocked': 0,
    'active_fetch_count in_flight': 0,
    'fetch_total error': 1,
    'fetch_total ok': 1,
    'request_duration_seconds_count hit': 2,
    'request_duration_seconds_count miss': 2,
    'request_total hit': 2,
    'request_total miss': 2,
  });
});

test('those who wait for one answer are all counted, the answer once', async () => {
  let arrive: (answer: Map<string, unknown>) => void = () => undefined;
  const { webhook, shown } = measured(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const waiting = [1, 2, 3].map(() => webhook.authenticateToken('t'));
  const before = await shown();
  assert.deepEqual([before['active_fetch_count in_flight'], before['active_fetch_count blocked']], [1, 3]);
  arrive(KNOWN);
  await Promise.all(waiting);
  const after = await shown();
  assert.deepEqual([after['active_fetch_count in_flight'], after['active_fetch_count blocked']], [0, 0]);
  assert.deepEqual([after['request_total miss'], after['fetch_total ok']], [3, 1]);
});
