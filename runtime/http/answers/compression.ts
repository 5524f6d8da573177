/** Large answers are compressed for clients that take gzip. */
import { pipeline, Stream } from 'node:stream';
import { constants, createGzip, gzip } from 'node:zlib';
import type { Next } from 'koa';
import type { RequestContext, RequestMiddleware } from '../requests/state.js';

/** Bytes from which an answer is worth compressing; conformant servers have the same bound. */
const LEAST_BYTES = 128 * 1024;

/** The fastest level: a level more costs twice the time for a few percent. */
const OPTIONS = { level: constants.Z_BEST_SPEED };

/** Whether the client names gzip, without a weight: conformant servers read no weights either. */
const takesGzip = (header: string | string[] | undefined): boolean =>
  header !== undefined &&
  String(header)
    .split(',')
    .some((coding) => coding.trim() === 'gzip');

/** Compresses what a stage answers. The work is done by threads of their own; a stream is compressed as it is taken. */
export const compressing =
  (answer: RequestMiddleware): RequestMiddleware =>
  (ctx, next) =>
    takesGzip(ctx.req.headers['accept-encoding']) ? answeredCompressed(ctx, answer, next) : answer(ctx, next);

async function answeredCompressed(ctx: RequestContext, answer: RequestMiddleware, next: Next): Promise<void> {
  await answer(ctx, next);
  await compressed(ctx);
}

function compressed(ctx: RequestContext): void | Promise<void> {
  const { body } = ctx;
  // What lasts as long as its client wants, as logs do, is passed on as it comes.
  if (ctx.respond === false || ctx.state.isStream || ctx.res.hasHeader('Content-Encoding')) return;
  if (body instanceof Stream.Readable) {
    mark(ctx);
    const zipped = createGzip(OPTIONS);
    ctx.body = zipped;
    // Whichever of the two ends early ends the other.
    pipeline(body, zipped, () => undefined);
    return;
  }
  const whole = typeof body === 'string' ? Buffer.from(body) : body;
  if (!Buffer.isBuffer(whole) || whole.length < LEAST_BYTES) return;
  return new Promise((resolve, reject) => {
    gzip(whole, OPTIONS, (error, bytes) => {
      if (error !== null) return reject(error);
      mark(ctx);
      ctx.body = bytes;
      resolve();
    });
  });
}

function mark(ctx: RequestContext): void {
  ctx.set('Content-Encoding', 'gzip');
  ctx.vary('Accept-Encoding');
}
