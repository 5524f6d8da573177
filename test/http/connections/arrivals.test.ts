import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, it } from 'node:test';
import { Arrivals } from '../../../runtime/http/connections/arrivals.js';

/** What requests get of whose connection nothing is known. */
const ANSWER = new ServerResponse(new IncomingMessage(new Socket()));

describe('requests that come in together', () => {
  it('are all read before the first of them begins', async () => {
    const arrivals = new Arrivals();
    const seen: string[] = [];
    await new Promise<void>((resolve) => {
      for (const name of ['a', 'b', 'c']) {
        seen.push(`read ${name}`);
        arrivals.begin(
          () => {
            if (seen.push(`begin ${name}`) === 6) resolve();
          },
          {},
          ANSWER,
        );
      }
    });
    assert.deepEqual(seen, ['read a', 'read b', 'read c', 'begin a', 'begin b', 'begin c']);
  });

  it('are begun, with the promises that this takes, before what follows them', async () => {
    const arrivals = new Arrivals();
    const seen: string[] = [];
    const asks = async (name: string): Promise<void> => {
      seen.push(`begin ${name}`);
      for (let i = 0; i < 10; i++) await undefined;
      seen.push(`ask ${name}`);
    };
    await new Promise<void>((resolve) => {
      arrivals.afterNext(() => seen.push('free the first seat'));
      arrivals.afterNext(() => {
        seen.push('free the second seat');
        resolve();
      });
      for (const name of ['a', 'b']) arrivals.begin(() => void asks(name), {}, ANSWER);
    });
    assert.deepEqual(seen, ['begin a', 'ask a', 'begin b', 'ask b', 'free the first seat', 'free the second seat']);
  });

  it('keep up what follows for one turn, and those that come later do not', async () => {
    const arrivals = new Arrivals();
    const seen: string[] = [];
    await new Promise<void>((resolve) => {
      arrivals.afterNext(() => seen.push('free a seat'));
      arrivals.begin(
        () => {
          seen.push('begin a');
          arrivals.begin(
            () => {
              seen.push('begin b');
              resolve();
            },
            {},
            ANSWER,
          );
        },
        {},
        ANSWER,
      );
    });
    assert.deepEqual(seen, ['begin a', 'free a seat', 'begin b']);
  });

  it('come last over crowded connections, after seats are given away and what that brings about', async () => {
    const arrivals = new Arrivals();
    const seen: string[] = [];
    const [crowded, other] = [{}, {}];
    arrivals.waits(crowded, ANSWER, true, undefined);
    await new Promise<void>((resolve) => {
      arrivals.afterNext(() => {
        seen.push('free a seat');
        void Promise.resolve().then(() => seen.push('answer'));
      });
      arrivals.begin(
        () => {
          seen.push('begin late');
          resolve();
        },
        crowded,
        ANSWER,
      );
      arrivals.begin(() => seen.push('begin other'), other, ANSWER);
    });
    assert.deepEqual(seen, ['begin other', 'free a seat', 'answer', 'begin late']);
  });

  it('are begun few at a time over crowded connections, and those that others send meanwhile come before the rest', async () => {
    const arrivals = new Arrivals();
    const seen: string[] = [];
    await new Promise<void>((resolve) => {
      for (let i = 1; i <= 40; i++) {
        const source = {};
        arrivals.waits(source, ANSWER, true, undefined);
        arrivals.begin(
          () => {
            if (seen.push(`late ${i}`) === 41) resolve();
            if (i === 1) setImmediate(() => arrivals.begin(() => seen.push('other'), {}, ANSWER));
          },
          source,
          ANSWER,
        );
      }
    });
    const other = seen.indexOf('other');
    assert.ok(other > 0 && other < 40, `the other came after ${other} of them`);
    assert.deepEqual(
      seen.filter((name) => name !== 'other'),
      Array.from({ length: 40 }, (_, i) => `late ${i + 1}`),
    );
  });

  it('come late once, unless their connection is crowded again', async () => {
    const arrivals = new Arrivals();
    const seen: string[] = [];
    const source = {};
    arrivals.waits(source, ANSWER, true, undefined);
    await new Promise<void>((resolve) => {
      arrivals.begin(
        () => {
          seen.push('late');
          arrivals.begin(() => seen.push('in time'), source, ANSWER);
          arrivals.afterNext(() => {
            seen.push('free a seat');
            resolve();
          });
        },
        source,
        ANSWER,
      );
    });
    assert.deepEqual(seen, ['late', 'in time', 'free a seat']);
  });

  it('keep nothing up where there are none', async () => {
    const arrivals = new Arrivals();
    let done = false;
    await new Promise<void>((resolve) => {
      arrivals.afterNext(() => {
        done = true;
        resolve();
      });
      assert.ok(!done, 'not in the turn in which it is asked for');
    });
    assert.ok(done);
  });
});
