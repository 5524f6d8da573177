/** Watch answers: a stream of frames that ends at its time-out, when the client is too slow, or when the server drains. */
import { type FrameSink, Watch, type WatchRequest } from '../../resource/watch.js';
import type { Accepted } from '../answers/negotiate.js';
import type { RequestContext } from '../requests/state.js';
import type { Flushed, FrameQueue } from './frame-queue.js';
import { channelOf, type WatchChannel } from './watch-channel.js';
import type { WatchCells, WatchScope } from './watch-meter.js';

/** Bytes that may wait for a client; with more, nothing is sent until it has taken them. */
const MAX_BEHIND = 1024 * 1024;
/** Milliseconds after which a client that takes nothing is cut off. It can resume from the last resourceVersion it saw. */
const STALLED_MS = 30_000;
/** Milliseconds between bookmarks; another one is sent shortly before the stream ends. */
const BOOKMARK_MS = 60_000;
const LAST_BOOKMARK_MS = 2000;

class ChannelSink implements FrameSink, Flushed {
  #ended = false;
  /** Frames that wait until the queue writes to this stream. */
  #waiting: Buffer[] = [];
  #waitingBytes = 0;

  constructor(
    private readonly channel: WatchChannel,
    private readonly queue: FrameQueue,
    private readonly onEnd: () => void,
    /** Whether frames have the requested form; the first other one ends the stream. */
    private readonly showsFrames: boolean,
    private readonly cells: WatchCells,
  ) {}

  /** Whether the frames being written are of the initial state. */
  beginning = true;

  write(frame: Buffer): void {
    if (this.#ended) return;
    if (!this.showsFrames) {
      this.end();
      return;
    }
    this.#waitingBytes += frame.length;
    this.cells.sent.value += 1;
    this.cells.sizes.observe(frame.length);
    if (this.beginning) this.cells.initial.value += 1;
    if (this.#waiting.push(frame) === 1) this.queue.add(this);
  }

  flush(): void {
    if (this.#ended || this.#waiting.length === 0) return;
    const frames = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.channel.send(frames);
  }

  get full(): boolean {
    return this.#waitingBytes + this.channel.waiting > MAX_BEHIND;
  }

  async drained(): Promise<boolean> {
    this.flush();
    if (!this.#ended && this.full) await this.#taken();
    else await new Promise((resolve) => setImmediate(resolve));
    return !this.#ended;
  }

  #taken(): Promise<void> {
    const { channel } = this;
    const { stream } = channel;
    return new Promise((resolve) => {
      const stalled = setTimeout(() => {
        this.cells.terminated.add();
        channel.destroy();
      }, STALLED_MS);
      const done = (): void => {
        clearTimeout(stalled);
        stream.off('drain', done);
        stream.off('close', done);
        resolve();
      };
      stream.on('drain', done);
      stream.on('close', done);
    });
  }

  end(): void {
    if (this.#ended) return;
    this.flush();
    this.cut();
    this.channel.end();
  }

  /** Takes no more frames. */
  cut(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#waiting = [];
    this.onEnd();
  }
}

const scopeOf = ({ namespace, options }: WatchRequest): WatchScope =>
  options.fields.some(({ label, equal }) => label === 'metadata.name' && equal) ? 'resource' : namespace === '' ? 'cluster' : 'namespace';

export async function streamWatch(ctx: RequestContext, request: WatchRequest, accepted: Accepted): Promise<void> {
  const { streams, user } = ctx.state;
  const since = performance.now();
  const leave = streams.room.take(user, request.options);
  let watch: Watch;
  let channel: ReturnType<typeof channelOf>;
  try {
    watch = await Watch.prepare(request);
    ctx.respond = false;
    channel = channelOf(ctx, accepted);
    if (channel === undefined) watch.stop();
  } catch (error) {
    leave();
    throw error;
  }
  if (channel === undefined) return leave();
  const timers: NodeJS.Timeout[] = [];
  const cells = streams.meter.of(request.version);
  const onEnd = (): void => {
    for (const timer of timers) clearTimeout(timer);
    cells.open.add(-1);
    over();
    watch.stop();
    leave();
  };
  // An event holds one object, which has no form of a list.
  const sink = new ChannelSink(channel, streams.frames, onEnd, accepted.ofList !== true, cells);
  cells.open.add();
  const end = (): void => sink.end();
  const over = streams.add(end);
  const cut = (): void => sink.cut();
  channel.stream.on('close', cut);
  // Clients abort streams as a matter of course, so that is not an error.
  channel.stream.on('error', cut);
  const { timeoutSeconds, bookmarks } = request.options;
  const seconds = timeoutSeconds !== undefined && timeoutSeconds > 0 ? timeoutSeconds : streams.minimumSeconds * (1 + Math.random());
  const lasts = Math.min(seconds * 1000, 2 ** 31 - 1);
  timers.push(setTimeout(end, lasts));
  if (bookmarks) {
    timers.push(setInterval(() => watch.bookmark(sink), BOOKMARK_MS));
    if (lasts >= LAST_BOOKMARK_MS) timers.push(setTimeout(() => watch.bookmark(sink), lasts - LAST_BOOKMARK_MS));
  }
  try {
    await watch.start(sink);
    if (watch.sentState) streams.meter.stateSent(request.version, scopeOf(request), (performance.now() - since) / 1000);
  } catch {
    // The headers are sent, so an error can only end the stream.
    channel.destroy();
  }
  sink.beginning = false;
}
