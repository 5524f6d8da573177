/** The queues of a priority level: who gets a seat, who waits for how long, and who is rejected. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Queuing } from '../../runtime/flowcontrol/configuration.js';
import { MAX_WAITING, QueueSet, Ticket } from '../../runtime/flowcontrol/queue-set.js';
import type { FlowHash } from '../../runtime/flowcontrol/shuffle-sharding.js';
import { SOMEBODY } from './asking.js';

/** A hash whose hand is the queue of that number, where hands hold one. */
const inQueue = (index: number): FlowHash => [0, 0, index];
const ONE_EACH: Queuing = { queues: 8, handSize: 1, queueLengthLimit: 5 };

interface Wish {
  readonly queue?: number;
  readonly width?: number;
  readonly at?: number;
  readonly patience?: number;
}

let decisions: string[] = [];

function ask(set: QueueSet<string>, name: string, { queue = 0, width = 1, at = 0, patience = 1000 }: Wish = {}): Ticket<string> {
  const ticket = new Ticket(name, SOMEBODY, inQueue(queue), width, at, patience);
  set.admit(ticket);
  ticket.decided = (decision) => decisions.push(`${name} ${decision}`);
  return ticket;
}

function end(set: QueueSet<string>, ticket: Ticket<string>, at: number): void {
  ticket.took = at - ticket.startedAt;
  set.release(ticket);
  set.dispatch(at);
}

function queues(seats: number, queuing: Queuing | undefined = ONE_EACH): QueueSet<string> {
  decisions = [];
  return new QueueSet(seats, queuing);
}

test('requests execute at once while there are seats, and wait when there are none', () => {
  const set = queues(2);
  assert.deepEqual(
    ['a', 'b', 'c'].map((name) => ask(set, name).state),
    ['executing', 'executing', 'waiting'],
  );
  assert.deepEqual([set.seatsInUse, set.executing, set.waiting, set.idle], [2, 2, 1, false]);
});

test('a seat that becomes free goes to who waits, in the order of a queue', () => {
  const set = queues(1);
  const first = ask(set, 'first');
  const second = ask(set, 'second');
  ask(set, 'third');
  end(set, first, 10);
  assert.deepEqual(decisions, ['second executing']);
  end(set, second, 20);
  assert.deepEqual(decisions, ['second executing', 'third executing']);
});

test('a request from a queue that had less goes before the many of another', () => {
  const set = queues(1);
  const first = ask(set, 'first');
  for (const name of ['second', 'third', 'fourth']) ask(set, name);
  ask(set, 'other', { queue: 1, at: 5 });
  end(set, first, 10);
  assert.deepEqual(decisions, ['other executing']);
});

test('queues of which one asks for more take turns', () => {
  const set = queues(1);
  let executing = ask(set, 'first', { queue: 7 });
  const waiting = new Map([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => [name, ask(set, name, { queue: 0 })] as const),
    ...['b1', 'b2'].map((name) => [name, ask(set, name, { queue: 1 })] as const),
  ]);
  for (let at = 10; waiting.size > 0; at += 10) {
    end(set, executing, at);
    const name = decisions.at(-1)?.split(' ')[0] ?? '';
    const next = waiting.get(name);
    assert.ok(next !== undefined);
    waiting.delete(name);
    executing = next;
  }
  assert.deepEqual(
    decisions.map((text) => text.split(' ')[0]),
    ['a1', 'b1', 'a2', 'b2', 'a3', 'a4'],
  );
});

test('who comes among the short requests of another waits for the service that these had, and for none that was expected', () => {
  const set = queues(4);
  const many = [0, 1, 2, 3].map((i) => ask(set, `many-${i}`));
  for (const i of [4, 5, 6, 7]) ask(set, `many-${i}`);
  for (const i of [0, 1]) ask(set, `few-${i}`, { queue: 1 + i, at: 0.5 });
  for (const ticket of many) {
    ticket.took = 1;
    set.release(ticket);
  }
  set.dispatch(1);
  assert.deepEqual(decisions, ['few-0 executing', 'few-1 executing', 'many-4 executing', 'many-5 executing']);
});

test('who comes begins where the queue is that is furthest behind, and waits for none that is ahead of it', () => {
  const set = queues(2);
  const begun = [ask(set, 'a'), ask(set, 'b', { queue: 1 })];
  const [next] = ['a-1', 'a-2', 'a-3'].map((name) => ask(set, name));
  for (const name of ['b-1', 'b-2']) ask(set, name, { queue: 1 });
  for (const [i, ticket] of begun.entries()) {
    ticket.took = 2 * (i + 1);
    set.release(ticket);
  }
  set.dispatch(4);
  assert.deepEqual(decisions, ['a-1 executing', 'b-1 executing']);
  ask(set, 'new', { queue: 2, at: 4 });
  end(set, next as Ticket<string>, 5);
  assert.deepEqual(decisions.slice(2), ['new executing']);
});

test('a queue is charged with the time that its requests really took', () => {
  const set = queues(1);
  const slow = ask(set, 'slow', { queue: 0 });
  for (const name of ['slow-2', 'slow-3']) ask(set, name, { queue: 0 });
  const quick = [0, 1, 2].map((i) => ask(set, `quick-${i}`, { queue: 1 }));
  end(set, slow, 300);
  let at = 300;
  for (const ticket of quick) {
    at += 10;
    end(set, ticket, at);
  }
  assert.deepEqual(decisions, ['quick-0 executing', 'quick-1 executing', 'quick-2 executing', 'slow-2 executing']);
});

test('a flow puts each request into the emptiest queue of its hand', () => {
  const set = queues(2, { queues: 8, handSize: 3, queueLengthLimit: 5 });
  const tickets = ['a', 'b', 'c', 'd'].map((name) => ask(set, name));
  const [a, b, c, d] = tickets.map(({ queue }) => queue?.index);
  assert.equal(new Set([a, b, c]).size, 3);
  assert.equal(d, a);
});

test('a wide request waits for all its seats and then has them, while narrow ones wait behind it', () => {
  const set = queues(4);
  const narrow = [0, 1, 2, 3].map((i) => ask(set, `n${i}`, { queue: i }));
  const wide = ask(set, 'wide', { queue: 4, width: 3 });
  ask(set, 'late', { queue: 5, at: 1 });
  for (const [i, ticket] of narrow.slice(0, 2).entries()) end(set, ticket, 10 + i);
  assert.deepEqual(decisions, ['late executing'], 'what costs less goes first');
  end(set, narrow[2] as Ticket<string>, 20);
  end(set, narrow[3] as Ticket<string>, 21);
  assert.equal(wide.state, 'executing');
  assert.equal(set.seatsInUse, 4);
});

test('a request that is wider than all seats executes alone', () => {
  const set = queues(2);
  const wide = ask(set, 'wide', { width: 10 });
  assert.equal(wide.state, 'executing');
  assert.equal(ask(set, 'other', { queue: 1 }).state, 'waiting');
  end(set, wide, 5);
  assert.deepEqual(decisions, ['other executing']);
});

test('a full queue rejects, and others do not', () => {
  const set = queues(1);
  ask(set, 'executing');
  for (let i = 0; i < 5; i++) assert.equal(ask(set, `w${i}`).state, 'waiting');
  assert.equal(ask(set, 'one too many').state, 'queue-full');
  assert.equal(ask(set, 'other', { queue: 1 }).state, 'waiting');
});

test('a level has a bound for all that waits, whatever its queues allow', () => {
  const set = queues(1, { queues: 10, handSize: 1, queueLengthLimit: 1_000_000 });
  ask(set, 'executing');
  for (let i = 0; i < MAX_WAITING; i++) assert.equal(ask(set, `w${i}`, { queue: i % 10 }).state, 'waiting');
  assert.equal(ask(set, 'one too many').state, 'queue-full');
});

test('a level without queues rejects what finds no seat', () => {
  const set = new QueueSet<string>(1, undefined);
  const first = ask(set, 'first');
  assert.equal(ask(set, 'second').state, 'concurrency-limit');
  end(set, first, 10);
  assert.equal(ask(set, 'third', { at: 11 }).state, 'executing');
});

test('who has waited for too long is told so when the next one comes to the queue, which takes the place', () => {
  const set = queues(1, { queues: 8, handSize: 1, queueLengthLimit: 1 });
  const first = ask(set, 'first');
  ask(set, 'early', { at: 1 });
  assert.equal(ask(set, 'other', { queue: 1, at: 2000 }).state, 'waiting');
  assert.deepEqual(decisions, [], 'nobody came to the queue');
  assert.equal(ask(set, 'next', { at: 2001 }).state, 'waiting');
  assert.deepEqual(decisions, ['early time-out']);
  end(set, first, 2002);
  assert.equal(set.waiting, 1);
});

test('who leaves makes room for others', () => {
  const set = queues(2);
  const [a, b] = [ask(set, 'a'), ask(set, 'b')];
  const wide = ask(set, 'wide', { width: 2 });
  ask(set, 'narrow', { at: 1 });
  end(set, a, 10);
  assert.deepEqual(decisions, []);
  set.leave(wide, 11);
  assert.deepEqual(decisions, ['wide cancelled', 'narrow executing']);
  set.leave(b, 12);
  assert.equal(b.state, 'executing', 'who executes does not wait');
});

test('more seats and other queues hold at once, and what waits keeps its place', () => {
  const set = queues(1);
  ask(set, 'first');
  for (const name of ['second', 'third', 'fourth']) ask(set, name);
  set.configure(2, { queues: 1, handSize: 1, queueLengthLimit: 5 }, 10);
  assert.deepEqual(decisions, ['second executing']);
  set.configure(3, undefined, 11);
  assert.deepEqual(decisions, ['second executing', 'third executing']);
  assert.equal(ask(set, 'late', { at: 12 }).state, 'concurrency-limit');
  set.configure(4, undefined, 13);
  assert.deepEqual(decisions.at(-1), 'fourth executing');
});

test('fewer seats take none away from who has one', () => {
  const set = queues(3);
  const tickets = ['a', 'b', 'c'].map((name) => ask(set, name));
  ask(set, 'd');
  set.configure(1, ONE_EACH, 1);
  for (const [i, ticket] of tickets.entries()) {
    assert.deepEqual(decisions, []);
    end(set, ticket, 10 + i);
  }
  assert.deepEqual(decisions, ['d executing']);
});

test('queues without requests are not kept, of however many', () => {
  const set = queues(1, { queues: 10_000_000, handSize: 1, queueLengthLimit: 5 });
  for (let i = 0; i < 100; i++) end(set, ask(set, `r${i}`, { queue: i, at: i }), i);
  assert.deepEqual([...set.queues], []);
  assert.ok(set.idle);
});
