/** Flow control as a whole: configurations that change under way, and what operators see. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { User } from '../../runtime/auth/contract.js';
import type { Configuration, FlowSchema, PriorityLevel, Queuing } from '../../runtime/flowcontrol/configuration.js';
import { dumpPriorityLevels, dumpQueues, dumpRequests } from '../../runtime/flowcontrol/dump.js';
import { type Flow, FlowControl, type Level } from '../../runtime/flowcontrol/flow-control.js';
import type { RequestAttributes } from '../../runtime/flowcontrol/flow-schemas.js';
import type { FlowControlObserver } from '../../runtime/flowcontrol/observer.js';
import type { Ticket } from '../../runtime/flowcontrol/queue-set.js';

const ann: User = { name: 'ann', uid: '', groups: ['system:authenticated'], extra: {} };
const root: User = { name: 'root', uid: '', groups: ['system:masters', 'system:authenticated'], extra: {} };

const pods = (more: Partial<RequestAttributes> = {}): RequestAttributes => ({
  verb: 'list',
  resourceRequest: true,
  path: '/api/v1/namespaces/shop/pods',
  group: '',
  version: 'v1',
  resource: 'pods',
  subresource: '',
  namespace: 'shop',
  name: '',
  ...more,
});

const QUEUING: Queuing = { queues: 4, handSize: 1, queueLengthLimit: 3 };
const level = (name: string, shares: number, queuing: Queuing | undefined = QUEUING): PriorityLevel => ({
  name,
  uid: `${name}-uid`,
  shares,
  queuing,
});
const schema = (name: string, of: string, precedence: number, more: Partial<FlowSchema> = {}): FlowSchema => ({
  name,
  uid: `${name}-uid`,
  level: of,
  precedence,
  rules: [
    {
      subjects: [{ kind: 'User', user: { name: 'ann' } }],
      resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], namespaces: ['*'], clusterScope: true }],
    },
  ],
  ...more,
});
const configuration = (levels: readonly PriorityLevel[], schemas: readonly FlowSchema[]): Configuration => ({ levels, schemas });

let now = 0;
let turn: (() => void) | undefined;
/** What is left for the end of the turn happens. */
const endTurn = (): void => {
  const work = turn;
  turn = undefined;
  work?.();
};
const controlOf = (seats: number, observer?: FlowControlObserver): FlowControl =>
  new FlowControl({ seats, seed: 1, now: () => now, afterTurn: (work) => (turn = work), ...(observer === undefined ? {} : { observer }) });

const admit = (control: FlowControl, user: User = ann, attributes = pods(), width = 1): Ticket<Flow> =>
  control.admit(control.flowOf(user, attributes), { user, attributes }, { width, patience: 1000 });

beforeEach(() => {
  now = 0;
  turn = undefined;
});

test('until objects are stored, masters are exempt and all others are caught', () => {
  const control = controlOf(4);
  assert.equal(control.flowOf(root, pods()).schema, 'exempt');
  assert.equal(control.flowOf(ann, pods()).schema, 'catch-all');
  assert.equal(control.flowOf({ ...ann, groups: [] }, pods()).schema, 'catch-all', 'also who is in no group');
  assert.deepEqual(
    Array.from({ length: 5 }, () => admit(control).state),
    [...new Array<string>(4).fill('executing'), 'concurrency-limit'],
  );
  assert.deepEqual(new Set(Array.from({ length: 50 }, () => admit(control, root).state)), new Set(['executing']));
});

test('a schema whose level there is not is passed over, and counts from the moment the level is there', () => {
  const control = controlOf(4);
  const schemas = [schema('first', 'later', 10), schema('second', 'now', 20)];
  control.configure(configuration([level('now', 1)], schemas));
  assert.equal(control.flowOf(ann, pods()).schema, 'second');
  control.configure(configuration([level('now', 1), level('later', 1)], schemas));
  const flow = control.flowOf(ann, pods());
  assert.deepEqual([flow.schema, flow.schemaUid, flow.level.config.uid], ['first', 'first-uid', 'later-uid']);
});

test('seats are free in the next turn of the event loop, and go to who waits', async () => {
  const control = controlOf(1);
  control.configure(configuration([level('small', 1)], [schema('s', 'small', 10)]));
  const first = admit(control);
  const second = admit(control);
  assert.deepEqual([first.state, second.state], ['executing', 'waiting']);
  const decided = control.turnOf(second);
  control.end(first);
  assert.equal(second.state, 'waiting');
  endTurn();
  assert.equal(await decided, true);
});

test('who comes when a seat is about to be free finds the place of the one who is about to have it', async () => {
  const control = controlOf(4);
  const queuing: Queuing = { queues: 1, handSize: 1, queueLengthLimit: 2 };
  control.configure(configuration([level('narrow', 1, queuing)], [schema('all', 'narrow', 100)]));
  const seats = Array.from({ length: control.levels.find(({ name }) => name === 'narrow')?.queues.seats ?? 0 }, () => admit(control));
  const waiting = [admit(control), admit(control)];
  const decided = waiting.map((ticket) => control.turnOf(ticket));
  assert.equal(admit(control).state, 'queue-full');
  for (const ticket of seats.slice(0, 1)) control.end(ticket);
  const next = admit(control);
  assert.equal(next.state, 'waiting');
  void control.turnOf(next);
  assert.equal(admit(control).state, 'queue-full', 'for one of them alone');
  endTurn();
  assert.equal(await decided[0], true);
  assert.deepEqual([waiting[1]?.state, next.state], ['waiting', 'waiting']);
  assert.equal(admit(control).state, 'queue-full');
});

test('what waits for a level that is taken away is served still, and the level keeps its seats until then', async () => {
  const control = controlOf(10);
  const schemas = [schema('s', 'going', 10)];
  control.configure(configuration([level('going', 1), level('other', 4)], schemas));
  const executing = admit(control);
  const waiting = admit(control);
  const decided = control.turnOf(waiting);
  control.configure(configuration([level('other', 4)], schemas));
  assert.equal(control.flowOf(ann, pods()).schema, 'catch-all');
  const seats = (): (number | undefined)[] => ['going', 'other'].map((name) => control.levels.find((l) => l.name === name)?.queues.seats);
  assert.deepEqual(seats(), [1, 4]);
  control.end(executing);
  endTurn();
  assert.equal(await decided, true);
  control.end(waiting);
  endTurn();
  assert.deepEqual(seats(), [undefined, 5]);
});

test('more shares let in at once what waits', async () => {
  const control = controlOf(4);
  const schemas = [schema('s', 'level', 10)];
  control.configure(configuration([level('level', 1)], schemas));
  const [, second] = [admit(control), admit(control)];
  assert.equal(second.state, 'waiting');
  const decided = control.turnOf(second);
  control.configure(configuration([level('level', 5)], schemas));
  assert.equal(await decided, true);
});

test('flows of a schema are told apart by user or by namespace', () => {
  const control = controlOf(1);
  const queues = { queues: 10_000, handSize: 1, queueLengthLimit: 1 };
  const waitingIn = (distinguisher: string | undefined): string[] => {
    control.configure(configuration([level('l', 1, queues)], [schema('s', 'l', 10, distinguisher === undefined ? {} : { distinguisher })]));
    const tickets = [pods(), pods({ namespace: 'bank' }), pods({ namespace: 'bank' })].map((attributes) => admit(control, ann, attributes));
    const states = tickets.map(({ state }) => state);
    for (const ticket of tickets) if (ticket.state === 'waiting') control.turnOf(ticket);
    for (const ticket of tickets) control.leave(ticket);
    return states;
  };
  control.configure(configuration([level('l', 1, queues)], [schema('s', 'l', 10)]));
  admit(control);
  assert.deepEqual(waitingIn('ByNamespace'), ['waiting', 'waiting', 'queue-full']);
  assert.deepEqual(waitingIn('ByUser'), ['waiting', 'queue-full', 'queue-full']);
  assert.deepEqual(waitingIn(undefined), ['waiting', 'queue-full', 'queue-full']);
});

test('a watch that begins takes a seat, of which there may be none', () => {
  const control = controlOf(1);
  control.configure(configuration([level('l', 1)], [schema('s', 'l', 10)]));
  const flow = control.flowOf(ann, pods());
  const watches = [1, 2].map(() => control.begin(flow, { user: ann, attributes: pods({ verb: 'watch' }) }));
  assert.deepEqual(
    watches.map(({ state }) => state),
    ['executing', 'executing'],
  );
  assert.equal(admit(control).state, 'waiting');
});

test('whoever observes is told what becomes of requests, by schema and level', async () => {
  const told: string[] = [];
  const control = controlOf(1, {
    flow: (name, of) => {
      const tell = (what: string, ...values: unknown[]): void => void told.push([what, name, of, ...values].join(' '));
      return {
        dispatched: () => tell('dispatched'),
        rejected: (reason) => tell('rejected', reason),
        enqueued: (length) => tell('enqueued', length),
        waited: (seconds, executed) => tell('waited', seconds, executed),
        executed: (seconds) => tell('executed', seconds),
        watched: (watches) => tell('watched', watches),
      };
    },
  });
  control.configure(configuration([level('l', 1, { ...QUEUING, queueLengthLimit: 1 })], [schema('s', 'l', 10)]));
  const first = admit(control);
  const second = admit(control);
  const decided = control.turnOf(second);
  admit(control);
  now = 500;
  control.end(first);
  endTurn();
  await decided;
  assert.deepEqual(told, [
    'waited s l 0 true',
    'enqueued s l 1',
    'dispatched s l',
    'enqueued s l 1',
    'waited s l 0 false',
    'rejected s l queue-full',
    'executed s l 0.5',
    'waited s l 0.5 true',
    'dispatched s l',
  ]);
  const flow = control.flowOf(ann, pods());
  assert.deepEqual([flow.executing, flow.waiting], [1, 0]);
});

test('how many requests there are, and were at most and at least, is known by level, and for reads and writes', () => {
  const control = controlOf(2);
  control.configure(configuration([level('l', 1)], [schema('s', 'l', 10)]));
  const [first, second] = [admit(control), admit(control, ann, pods({ verb: 'create' })), admit(control, root)];
  const { requests } = control.levels.find(({ name }) => name === 'l') as Level;
  const { readOnly, mutating } = control.requests;
  assert.deepEqual([requests.executing.value, requests.waiting.value], [1, 1]);
  assert.deepEqual([readOnly.executing.value, mutating.executing.value, mutating.waiting.value], [2, 0, 1], 'exempt ones count');
  assert.deepEqual(requests.executing.watermarks(), { high: 1, low: 0 });
  void control.turnOf(second);
  control.leave(second);
  control.end(first);
  assert.deepEqual(requests.executing.watermarks(), { high: 1, low: 0 });
  assert.deepEqual(requests.waiting.watermarks(), { high: 1, low: 0 });
  assert.deepEqual(requests.waiting.watermarks(), { high: 0, low: 0 });
});

const lines = (text: string): string[] => text.split('\n').map((line) => line.trimEnd());

test('operators see levels, queues and requests as tables', () => {
  const control = controlOf(1);
  control.configure(
    configuration([level('l', 1, { queues: 2, handSize: 2, queueLengthLimit: 3 })], [schema('s', 'l', 10, { distinguisher: 'ByUser' })]),
  );
  const executing = admit(control);
  now = 1500;
  const waiting = admit(control, ann, pods({ verb: 'get', name: 'a', path: '/api/v1/namespaces/shop/pods/a' }));
  assert.deepEqual(lines(dumpPriorityLevels(control)), [
    'PriorityLevelName, ActiveQueues, IsIdle, IsQuiescing, WaitingRequests, ExecutingRequests,',
    'catch-all,         0,            true,   false,       0,               0,',
    'exempt,            <none>,       <none>, <none>,      <none>,          <none>,',
    'l,                 1,            false,  false,       1,               1,',
    '',
  ]);
  const [executes, waits] = [executing, waiting].map(({ queue }) => queue?.index ?? Number.NaN);
  assert.notEqual(executes, waits, 'a flow has a queue for each request, as far as its hand goes');
  const rows = lines(dumpQueues(control));
  assert.deepEqual(rows.slice(0, 2), [
    'PriorityLevelName, Index,  PendingRequests, ExecutingRequests, VirtualStart,',
    'exempt,            <none>, <none>,          <none>,            <none>,',
  ]);
  assert.match(rows[2 + (executes ?? 0)] ?? '', new RegExp(`^l, +${executes}, +0, +1, +\\d+\\.\\d{4},$`));
  assert.match(rows[2 + (waits ?? 0)] ?? '', new RegExp(`^l, +${waits}, +1, +0, +\\d+\\.\\d{4},$`));
  const began = Date.parse('2026-01-01T00:00:00Z');
  const cells = (text: string): string[][] => lines(text).map((line) => line.split(/, */));
  assert.deepEqual(cells(dumpRequests(control, true, began)).slice(0, -1), [
    [
      ...['PriorityLevelName', 'FlowSchemaName', 'QueueIndex', 'RequestIndexInQueue', 'FlowDistingsher', 'ArriveTime'],
      ...['UserName', 'Verb', 'APIPath', 'Namespace', 'Name', 'APIVersion', 'Resource', 'SubResource', ''],
    ],
    ['exempt', '<none>', '<none>', '<none>', '<none>', '<none>', ''],
    [
      ...['l', 's', String(waiting.queue?.index), '0', 'ann', '2026-01-01T00:00:01.500Z'],
      ...['ann', 'get', '/api/v1/namespaces/shop/pods/a', 'shop', 'a', 'v1', 'pods', '', ''],
    ],
  ]);
  assert.deepEqual(cells(dumpRequests(control, false, began))[2], [
    'l',
    's',
    String(waiting.queue?.index),
    '0',
    'ann',
    '2026-01-01T00:00:01.500Z',
    '',
  ]);
});

test('a level of ten million queues is told by those that have requests', () => {
  const control = controlOf(1);
  control.configure(configuration([level('l', 1, { queues: 10_000_000, handSize: 1, queueLengthLimit: 3 })], [schema('s', 'l', 10)]));
  assert.equal(lines(dumpQueues(control)).length, 3);
  admit(control);
  assert.equal(lines(dumpQueues(control)).length, 4);
});

test('where requests are rejected, one that comes when a seat is about to be free waits for it, and no other does', async () => {
  const control = controlOf(2);
  control.configure(configuration([{ ...level('reject', 1), queuing: undefined }], [schema('s', 'reject', 10)]));
  const seats = Array.from({ length: control.flowOf(ann, pods()).level.queues.seats }, () => admit(control));
  assert.equal(admit(control).state, 'concurrency-limit');
  for (const ticket of seats.slice(0, 1)) control.end(ticket);
  const next = admit(control);
  assert.equal(next.state, 'waiting');
  const decided = control.turnOf(next);
  assert.equal(admit(control).state, 'concurrency-limit', 'the seat has somebody who waits for it');
  endTurn();
  assert.equal(await decided, true);
  assert.equal(next.state, 'executing');
  control.end(next);
  endTurn();
  assert.equal(admit(control).state, 'executing');
});

test('who waits for a seat that is about to be free may leave, and leaves it to others', async () => {
  const control = controlOf(1);
  control.configure(configuration([{ ...level('reject', 1), queuing: undefined }], [schema('s', 'reject', 10)]));
  const first = admit(control);
  control.end(first);
  const gone = admit(control);
  const decided = control.turnOf(gone);
  control.leave(gone);
  assert.equal(await decided, false);
  const next = admit(control);
  assert.equal(next.state, 'waiting');
  const served = control.turnOf(next);
  endTurn();
  assert.equal(await served, true);
});

test('a schema that changes costs what it says itself, however many others there are', () => {
  const control = controlOf(4);
  let looks = 0;
  const watched = (name: string): FlowSchema => {
    const made = schema(name, 'l', 100);
    return {
      ...made,
      get rules() {
        looks += 1;
        return made.rules;
      },
    };
  };
  control.configure(
    configuration(
      [level('l', 1)],
      Array.from({ length: 1000 }, (_, i) => watched(`s-${i}`)),
    ),
  );
  looks = 0;
  control.change({ levels: new Map(), schemas: new Map([['s-500', schema('s-500', 'l', 50)]]) });
  assert.equal(looks, 0);
  assert.equal(control.flowOf(ann, pods()).schema, 's-500');
  control.change({ levels: new Map(), schemas: new Map([['s-500', undefined]]) });
  assert.equal(looks, 0);
  assert.equal(control.flowOf(ann, pods()).schema, 's-0');
});

test('mandatory objects that go are as they must be, and what they were is forgotten', () => {
  const control = controlOf(4);
  control.change({
    levels: new Map([['catch-all', level('catch-all', 50)]]),
    schemas: new Map([['exempt', schema('exempt', 'catch-all', 1)]]),
  });
  assert.equal(control.flowOf(ann, pods()).schema, 'exempt');
  control.change({ levels: new Map([['catch-all', undefined]]), schemas: new Map([['exempt', undefined]]) });
  assert.equal(control.flowOf(ann, pods()).schema, 'catch-all');
  assert.equal(control.levels.find(({ name }) => name === 'catch-all')?.config.shares, 5);
  assert.deepEqual([...control.flows].map(({ schema: name }) => name).sort(), ['catch-all', 'exempt']);
});
