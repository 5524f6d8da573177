import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Arrivals } from '../../runtime/http/connections/arrivals.js';

describe('requests that come in together', () => {
  it('are all read before the first of them begins', async () => {
    const arrivals = new Arrivals();
    const seen: string[] = [];
    await new Promise<void>((resolve) => {
      for (const name of ['a', 'b', 'c']) {
        seen.push(`read ${name}`);
        arrivals.begin(() => {
          if (seen.push(`begin ${name}`) === 6) resolve();
        });
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
      for (const name of ['a', 'b']) arrivals.begin(() => void asks(name));
    });
    assert.deepEqual(seen, ['begin a', 'ask a', 'begin b', 'ask b', 'free the first seat', 'free the second seat']);
  });

  it('keep up what follows for one turn, and those that come later do not', async () => {
    const arrivals = new Arrivals();
    const seen: string[] = [];
    await new Promise<void>((resolve) => {
      arrivals.afterNext(() => seen.push('free a seat'));
      arrivals.begin(() => {
        seen.push('begin a');
        arrivals.begin(() => {
          seen.push('begin b');
          resolve();
        });
      });
    });
    assert.deepEqual(seen, ['begin a', 'free a seat', 'begin b']);
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
