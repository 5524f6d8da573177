/** How much a tenant may watch: the watches of a user, or of all accounts of a namespace, and what their selectors ask. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SUPERUSERS, type User } from '../../../runtime/auth/contract.js';
import { WatchRoom } from '../../../runtime/http/streams/watch-room.js';
import { listOptions } from '../../../runtime/resource/writes/options.js';

const user = (name: string, ...groups: string[]): User => ({ name, uid: '', groups, extra: {} });
const asking = (labelSelector: string) => listOptions(new URLSearchParams({ watch: 'true', labelSelector }));
const FULL = { code: 429, reason: 'TooManyRequests' };

test('a tenant may have 2,000 watches, those of a superuser are not counted, and what ends makes room', () => {
  const room = new WatchRoom();
  const leave = Array.from({ length: 2000 }, (_, i) => room.take(user(`system:serviceaccount:a:account-${i % 7}`), asking('')));
  assert.throws(() => room.take(user('system:serviceaccount:a:another'), asking('')), FULL);
  room.take(user('system:serviceaccount:b:account-1'), asking(''));
  room.take(user('ann'), asking(''));
  for (let i = 0; i < 3000; i += 1) room.take(user('root', SUPERUSERS), asking('a=b'));
  leave[0]?.();
  room.take(user('system:serviceaccount:a:another'), asking(''));
});

test('the selectors of all watches of a tenant ask for 20,000 keys and values at most', () => {
  const room = new WatchRoom();
  const values = Array.from({ length: 999 }, (_, i) => `v${i}`).join(',');
  for (let i = 0; i < 20; i += 1) room.take(user('ann'), asking(`key in (${values})`));
  assert.throws(() => room.take(user('ann'), asking('key')), FULL);
  room.take(user('ann'), asking(''));
  room.take(user('bob'), asking(`key in (${values})`));
});
