/** What the processes of one server share out among themselves and put together again. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { GatheredMetrics } from '../../runtime/cli/workers/gathered-metrics.js';
import { type Channel, Link } from '../../runtime/cli/workers/link.js';
import { Turns } from '../../runtime/cli/workers/turns.js';
import { createServer } from '../../runtime/index.js';
import { directLine, ofWorker } from '../../runtime/observe/direct-line.js';
import { joinedMetrics, joiningOfProcess, lastingMetrics } from '../../runtime/observe/metrics/across-workers.js';
import { shareOf, workersOf } from '../../runtime/server/worker.js';
import { FlagError } from '../../runtime/settings/read.js';
import { turn } from '../support/until.js';

const now = (): undefined => undefined;

describe('shares of workers', () => {
  it('are together what there is, and none is nothing', () => {
    for (const [total, count] of [
      [400, 2],
      [401, 3],
      [7, 4],
      [1000, 16],
    ] as const) {
      const shares = Array.from({ length: count }, (_, i) => shareOf(total, { number: i + 1, count }));
      assert.equal(
        shares.reduce((a, b) => a + b, 0),
        total,
      );
      assert.ok(Math.max(...shares) - Math.min(...shares) <= 1);
    }
    assert.equal(shareOf(1, { number: 2, count: 2 }), 1);
  });

  it('are all where there is no other worker, and no limit where there is none', () => {
    assert.equal(shareOf(400, undefined), 400);
    assert.equal(shareOf(0, { number: 1, count: 4 }), 0);
  });

  it('are as many as the flag says, or one for each core', () => {
    assert.deepEqual([workersOf('3', 8), workersOf('auto', 8), workersOf('auto', 1)], [3, 8, 1]);
  });

  it('are for the command that serves alone', async () => {
    await assert.rejects(createServer({ catalogue, workers: '2', storage: 'memory', dataDir: '' }), (error: unknown) => {
      assert.ok(error instanceof FlagError);
      assert.deepEqual(error.faults, ['--workers: this server is one process; the command serve alone starts several']);
      return true;
    });
  });
});

const FIRST = `# HELP requests_total Counts requests.
# TYPE requests_total counter
requests_total{code="200"} 3
requests_total{code="404"} 1

# HELP objects Shows objects.
# TYPE objects gauge
objects 7

# HELP seconds Shows how long it took.
# TYPE seconds histogram
seconds_bucket{le="1"} 2
seconds_bucket{le="+Inf"} 3
seconds_sum 4.5
seconds_count 3

# HELP quick Shows how long it took.
# TYPE quick summary
quick{quantile="0.5"} 0.25
quick_sum 1
quick_count 4
`;
const SECOND = FIRST.replace('{code="200"} 3', '{code="200"} 4')
  .replace('requests_total{code="404"} 1', 'requests_total{code="500"} 2')
  .replace('quantile="0.5"} 0.25', 'quantile="0.5"} 0.5');

describe('metrics of several workers', () => {
  it('are those of one server: counts are added, and of what all see alike there is one', async () => {
    const joined = await joinedMetrics([FIRST, SECOND], (name) => (name === 'objects' ? 'max' : 'sum'), now);
    assert.equal(
      joined,
      `# HELP requests_total Counts requests.
# TYPE requests_total counter
requests_total{code="200"} 7
requests_total{code="404"} 1
requests_total{code="500"} 2

# HELP objects Shows objects.
# TYPE objects gauge
objects 7

# HELP seconds Shows how long it took.
# TYPE seconds histogram
seconds_bucket{le="1"} 4
seconds_bucket{le="+Inf"} 6
seconds_sum 9
seconds_count 6

# HELP quick Shows how long it took.
# TYPE quick summary
quick{quantile="0.5"} 0.5
quick_sum 2
quick_count 8

`,
    );
    assert.equal(joiningOfProcess('process_start_time_seconds'), 'min');
    assert.equal(joiningOfProcess('process_resident_memory_bytes'), 'sum');
  });

  it('leave to those that are gone what never falls', () => {
    const left = lastingMetrics(FIRST);
    assert.match(left, /^requests_total\{code="200"\} 3$/m);
    assert.match(left, /^quick_count 4$/m);
    assert.doesNotMatch(left, /objects|quantile/);
  });

  it('do not fall when a worker goes, and take what a busy one told last', async () => {
    const gathered = new GatheredMetrics();
    const counted = async (): Promise<number> => {
      const text = await joinedMetrics(await gathered.texts(undefined), () => 'sum', now);
      return Number(/^requests_total\{code="200"\} (\d+)$/m.exec(text)?.[1]);
    };
    gathered.began(1, async () => FIRST);
    gathered.began(2, async () => SECOND);
    assert.equal(await counted(), 7);
    gathered.ended(2);
    assert.equal(await counted(), 7);
    let asked = 0;
    gathered.began(2, async () => {
      asked += 1;
      if (asked > 1) throw new Error('it is busy');
      return FIRST;
    });
    assert.equal(await counted(), 10);
    assert.equal(await counted(), 10);
    assert.equal(asked, 2);
  });
});

describe('lines of workers', () => {
  it('begin with the name of the worker, each line of a text, or have it as a field', () => {
    assert.equal(ofWorker('first\nsecond', 2), 'worker 2: first\nworker 2: second');
    assert.equal(ofWorker('first', undefined), 'first');
    assert.equal(directLine('ends', { status: 1 }, { json: false, worker: 2 }), 'worker 2: ends status=1');
    const { ts, ...line } = JSON.parse(directLine('ends', { status: 1 }, { json: true, worker: 2 }));
    assert.deepEqual(line, { level: 'error', worker: 2, status: 1, msg: 'ends' });
    assert.equal(typeof ts, 'number');
  });
});

describe('turns of workers', () => {
  it('come in the order in which they were asked for, and go on where a worker goes', async () => {
    const turns = new Turns();
    const begun: string[] = [];
    const take = (name: string, worker: number): void => void turns.take(name, worker).then(() => begun.push(`${name} ${worker}`));
    for (const worker of [1, 2, 3, 2]) take('a', worker);
    take('b', 3);
    await turn();
    assert.deepEqual(begun, ['a 1', 'b 3']);
    turns.gone(2);
    turns.gone(1);
    await turn();
    assert.deepEqual(begun, ['a 1', 'b 3', 'a 3']);
    turns.end('a');
    turns.end('b');
    take('a', 1);
    await turn();
    assert.deepEqual(begun, ['a 1', 'b 3', 'a 3', 'a 1']);
  });
});

describe('a link', () => {
  type Asks = { readonly double: { readonly asks: number; readonly gets: number } };
  type Message = Parameters<Channel['send']>[0];

  /** Two ends of a channel that delivers in later turns. */
  function channels(): readonly [Channel, Channel] {
    const listeners: ((message: Message) => void)[] = [];
    const end = (own: number): Channel => ({
      send: (message) => void setImmediate(() => listeners[1 - own]?.(structuredClone(message))),
      onMessage: (listener) => {
        listeners[own] = listener;
      },
    });
    return [end(0), end(1)];
  }

  it('answers what is asked at either end, says why not, and says so when the other end is gone', async () => {
    const [left, right] = channels();
    const asking = new Link<Asks, Asks>(left, { double: (n) => n * 2 });
    const answering = new Link<Asks, Asks>(right, {
      double: (n) => {
        if (n < 0) throw new Error('it is negative');
        return n + n;
      },
    });
    assert.deepEqual(await Promise.all([asking.ask('double', 4), asking.ask('double', 5), answering.ask('double', 6)]), [8, 10, 12]);
    await assert.rejects(asking.ask('double', -1), /^Error: it is negative$/);
    const open = asking.ask('double', 1);
    asking.close();
    await assert.rejects(open, /^Error: the other process is gone$/);
    await assert.rejects(asking.ask('double', 1), /^Error: the other process is gone$/);
  });

  it('answers nothing that the other end asked before it was gone, so that no turn is given to a process that cannot end it', async () => {
    const [left, right] = channels();
    const asked: number[] = [];
    const asking = new Link<Asks, Asks>(left, { double: (n) => n });
    const answering = new Link<Asks, Asks>(right, { double: (n) => asked.push(n) });
    void asking.ask('double', 4);
    answering.close();
    await turn();
    await turn();
    assert.deepEqual(asked, []);
  });
});
