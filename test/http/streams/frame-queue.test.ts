/** When frames are written to streams: at once where little is to do, else in turns, in rounds that gather. */
import assert from 'node:assert/strict';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { type Flushed, FrameQueue } from '../../../runtime/http/streams/frame-queue.js';
import { channelOf } from '../../../runtime/http/streams/watch-channel.js';

/** Milliseconds that go on with what streams take. */
class Clock {
  ms = 0;
  readonly queue = new FrameQueue(() => this.ms);
}

/** A stream that takes its time, in milliseconds, for whatever has gathered. */
class SlowStream implements Flushed {
  #gathered = 0;
  /** How many frames each write carried. */
  readonly writes: number[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly takesMs: number,
  ) {}

  add(): void {
    this.#gathered += 1;
    if (this.#gathered === 1) this.clock.queue.add(this);
  }

  flush(): void {
    this.writes.push(this.#gathered);
    this.#gathered = 0;
    this.clock.ms += this.takesMs;
  }
}

const nextPass = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('frames for watchers', () => {
  it('are written in the next pass of the loop while there is little to do', async () => {
    const stream = new SlowStream(new Clock(), 0);
    for (let i = 1; i <= 20; i += 1) {
      stream.add();
      await nextPass();
      assert.equal(stream.writes.length, i);
    }
  });

  it('are written in turns, between which others have the loop', async () => {
    const clock = new Clock();
    const streams = Array.from({ length: 40 }, () => new SlowStream(clock, 0.5));
    for (const stream of streams) stream.add();
    const written = (): number => streams.filter(({ writes }) => writes.length > 0).length;
    let passes = 0;
    for (let before = 0; before < streams.length; before = written()) {
      await nextPass();
      passes += 1;
      assert.ok(written() - before <= 4, `${written() - before} streams of half a millisecond in one turn of two`);
    }
    assert.ok(passes >= 10, `${passes} passes`);
  });

  it('gather while a long round rests, and each write carries all of them', async () => {
    const clock = new Clock();
    const streams = Array.from({ length: 40 }, () => new SlowStream(clock, 0.5));
    const last = streams[39] as SlowStream;
    for (const stream of streams) stream.add();
    while (last.writes.length === 0) await nextPass();
    const ended = performance.now();
    let added = 0;
    for (; last.writes.length === 1; added += 1) {
      last.add();
      await nextPass();
    }
    assert.ok(performance.now() - ended >= 8, 'a round of twenty milliseconds is followed by ten without one');
    assert.deepEqual(last.writes, [1, added]);
    assert.ok(added > 1);
  });

  it('are on their way to the client of HTTP/1.1 when the write returns', async () => {
    const written: number[] = [];
    const server = createServer((req, res: ServerResponse) => {
      const ctx = { req, res, response: { headers: {} }, state: { streams: { frames: new FrameQueue() } } };
      const channel = channelOf(
        ctx as unknown as Parameters<typeof channelOf>[0],
        { encoding: 'json', contentType: 'application/json' } as Parameters<typeof channelOf>[1],
      );
      const before = res.socket?.bytesWritten ?? 0;
      channel?.send([Buffer.from('one'), Buffer.from('two')]);
      written.push((res.socket?.bytesWritten ?? 0) - before, res.socket?.writableCorked ?? -1);
      channel?.end();
    });
    try {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const body = await new Promise<string>((resolve, reject) => {
        request({ host: '127.0.0.1', port }, (answer) => {
          let text = '';
          answer.on('data', (part) => {
            text += part;
          });
          answer.on('end', () => resolve(text));
        })
          .on('error', reject)
          .end();
      });
      assert.equal(body, 'onetwo');
      assert.deepEqual(written, ['6\r\nonetwo\r\n'.length, 0]);
    } finally {
      server.close();
    }
  });
});
