/** Watch answers: a stream of frames that ends at its time-out, when the client is too slow, or when the server drains. */
import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { type FrameSink, Watch, type WatchRequest } from '../resource/watch.js';
import type { Accepted } from './negotiate.js';

/** Bytes a client may be behind before its stream is cut; it resumes from where it was. */
const MAX_BEHIND = 16 * 1024 * 1024;
/** Bookmarks come about once a minute, and shortly before the end. */
const BOOKMARK_MS = 60_000;
const LAST_BOOKMARK_MS = 2000;
/** Streams without a time-out of their own end at a random time from here to twice as much. */
let minimumSeconds = 1800;

export const setMinimumWatchSeconds = (seconds: number): void => {
  minimumSeconds = seconds;
};

const open = new Set<() => void>();

/** Ends all watches, so that clients turn to another server. */
export const drainWatches = (): void => {
  for (const end of [...open]) end();
};

export const openWatches = (): number => open.size;

class ResponseSink implements FrameSink {
  #ended = false;

  constructor(
    private readonly response: ServerResponse,
    private readonly onEnd: () => void,
  ) {}

  write(frame: Buffer): boolean {
    if (this.#ended) return false;
    this.response.write(frame);
    if (this.response.writableLength <= MAX_BEHIND) return true;
    this.#ended = true;
    this.response.destroy();
    this.onEnd();
    return false;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.response.end();
    this.onEnd();
  }
}

export async function streamWatch(ctx: Context, request: Omit<WatchRequest, 'sink'>, accepted: Accepted): Promise<void> {
  const response = ctx.res;
  const timers: NodeJS.Timeout[] = [];
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    open.delete(end);
    watch.stop();
  };
  const sink = new ResponseSink(response, stop);
  const end = (): void => sink.end();
  const watch = new Watch({ ...request, sink });
  ctx.respond = false;
  const type = accepted.encoding === 'protobuf' ? `${accepted.contentType};stream=watch` : accepted.contentType;
  response.writeHead(200, { 'Content-Type': type, ...ownHeaders(ctx) });
  response.flushHeaders();
  response.on('close', stop);
  // An aborted stream is the client's choice.
  response.on('error', stop);
  open.add(end);
  const { timeoutSeconds } = request.options;
  const seconds = timeoutSeconds !== undefined && timeoutSeconds > 0 ? timeoutSeconds : minimumSeconds * (1 + Math.random());
  timers.push(setTimeout(end, Math.min(seconds * 1000, 2 ** 31 - 1)));
  if (request.options.bookmarks) {
    timers.push(setInterval(() => watch.bookmark(), BOOKMARK_MS));
    timers.push(setTimeout(() => watch.bookmark(), Math.max(0, Math.min(seconds * 1000, 2 ** 31 - 1) - LAST_BOOKMARK_MS)));
  }
  watch.start();
}

/** Headers that earlier stages set, as the raw response wants them. */
const ownHeaders = (ctx: Context): Record<string, string | string[]> => {
  const out: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(ctx.response.headers)) {
    if (name !== 'content-type' && name !== 'content-length' && value !== undefined)
      out[name] = typeof value === 'number' ? String(value) : value;
  }
  return out;
};
