/** Crowded connections over HTTP/1.1 are not read between two requests, for as long as it takes and no longer. */
import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, request } from 'node:https';
import { Socket } from 'node:net';
import { describe, it } from 'node:test';
import { Queue, Ticket } from '../../../runtime/flowcontrol/queue-set.js';
import { UnreadConnections } from '../../../runtime/http/connections/unread-connections.js';
import { SOMEBODY } from '../../flowcontrol/asking.js';
import { TestServer } from '../../support/server.js';
import { eventually } from '../../support/until.js';

/** A connection of which it is known whether it is read. */
class Connection extends Socket {
  isRead = true;

  override pause(): this {
    this.isRead = false;
    return this;
  }

  override resume(): this {
    this.isRead = true;
    return this;
  }
}

/** A request over the connection that came whole; its answer is sent by `emit('finish')`. */
function answerOver(connection: Connection): ServerResponse {
  const message = new IncomingMessage(connection);
  message.complete = true;
  const answer = new ServerResponse(message);
  answer.shouldKeepAlive = true;
  return answer;
}

/** A queue in which so many requests wait. */
function queueOf(waiting: number): Queue {
  const queue = new Queue(0, 0);
  for (let i = 0; i < waiting; i += 1) queue.waiting.add(new Ticket(undefined, SOMEBODY, [0, 0, 0], 1, 0, 0));
  return queue;
}

const empty = (queue: Queue): void => {
  for (const ticket of [...queue.waiting]) queue.waiting.remove(ticket);
};

/** Connections whose requests found a queue that is full, and were answered. */
function answered(unread: UnreadConnections, count: number, queue: Queue): Connection[] {
  return Array.from({ length: count }, () => {
    const connection = new Connection();
    const answer = answerOver(connection);
    unread.crowds(connection, answer, queue);
    answer.emit('finish');
    return connection;
  });
}

const read = (connections: readonly Connection[]): number => connections.filter(({ isRead }) => isRead).length;

describe('crowded connections', () => {
  it('are not read while their queue is full, and then in the order of their answers, a few at a time', () => {
    const unread = new UnreadConnections(() => undefined);
    const queue = queueOf(5);
    const connections = answered(unread, 10, queue);
    assert.equal(read(connections), 0);
    unread.look(4);
    assert.equal(read(connections), 0);
    empty(queue);
    unread.look(4);
    assert.deepEqual(
      connections.map(({ isRead }) => isRead),
      [true, true, true, true, false, false, false, false, false, false],
    );
    // The first has a request, and the others have none.
    unread.came(connections[0] as Connection, answerOver(connections[0] as Connection));
    assert.equal(unread.look(4), true);
    assert.deepEqual(
      connections.map(({ isRead }) => isRead),
      [true, false, false, false, true, true, true, true, false, false],
    );
    for (let looks = 0; looks < 10; looks += 1) unread.look(4);
    assert.equal(unread.size, 9);
  });

  it('of a queue that has room are read whatever others wait for', () => {
    const unread = new UnreadConnections(() => undefined);
    const greedy = answered(unread, 100, queueOf(50));
    const modest = answered(unread, 2, queueOf(1));
    unread.look(4);
    assert.equal(read(greedy), 0);
    assert.equal(read(modest), 2);
  });

  it('are read as others are a second later', async () => {
    const unread = new UnreadConnections(() => undefined);
    const connections = answered(unread, 10, queueOf(50));
    await eventually(
      () => {
        unread.look(4);
        return unread.size;
      },
      (size) => size === 0,
    );
    assert.equal(read(connections), 10);
    const [one] = connections;
    assert.equal(unread.knows(one as Connection), false);
  });

  it('are looked at by a timer where nothing else happens', async () => {
    let asked = 0;
    const unread = new UnreadConnections(() => {
      asked += 1;
      unread.look(4);
    });
    const queue = queueOf(50);
    const connections = answered(unread, 100, queue);
    empty(queue);
    await eventually(
      () => unread.size,
      (size) => size === 0,
    );
    assert.ok(asked > 0);
    assert.equal(read(connections), 100);
    const before = asked;
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(asked, before, 'the timer ends with the last of them');
  });

  it('stay read where a body is still to come, or the connection ends with the answer', () => {
    const unread = new UnreadConnections(() => undefined);
    const [unfinished, last] = [new Connection(), new Connection()];
    for (const [connection, change] of [
      [unfinished, (answer: ServerResponse) => Object.assign(answer.req, { complete: false })],
      [last, (answer: ServerResponse) => Object.assign(answer, { shouldKeepAlive: false })],
    ] as const) {
      const answer = answerOver(connection);
      change(answer);
      unread.crowds(connection, answer, queueOf(50));
      answer.emit('finish');
    }
    assert.equal(read([unfinished, last]), 2);
    assert.equal(unread.size, 0);
  });

  it('lose no request: many more than there are seats and places are all answered, and those of another user at once', async () => {
    const server = await TestServer.listen({
      maxRequestsInflight: 4,
      maxMutatingRequestsInflight: 4,
    });
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
    const get = (token: string): Promise<number> =>
      new Promise((resolve, reject) => {
        request(`${server.url}/apis`, { agent, headers: { Authorization: `Bearer ${token}` } }, (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? 0));
        })
          .on('error', reject)
          .end();
      });
    const statuses = new Map<number, number>();
    const client = async (): Promise<void> => {
      for (let i = 0; i < 20; i += 1) {
        const status = await get('greedy');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    try {
      const all = Promise.all(Array.from({ length: 100 }, client));
      for (let i = 0; i < 5; i += 1) assert.equal(await get('modest'), 200);
      await all;
      assert.equal((statuses.get(200) ?? 0) + (statuses.get(429) ?? 0), 2000);
      assert.equal(await get('greedy'), 200);
    } finally {
      agent.destroy();
      await server.close();
    }
  });
});
