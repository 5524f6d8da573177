/** Shared parts of answers: checking the requested shape, and sending large bodies in slices. */
import { Readable } from 'node:stream';
import type { Turn } from '../../model/definition/settled.js';
import { ApiError, badRequest, invalidValue } from '../../model/errors.js';
import { shownTarget } from '../observing/request-log.js';
import type { RequestContext, RequestState } from '../requests/state.js';
import type { Accepted } from './negotiate.js';

/** Answers up to this size are sent in one piece. */
const WHOLE_MAX = 256 * 1024;
/**
 * Larger answers are sent in slices of this many bytes, so that a slow client holds no more than one and other requests run in
 * between.
 */
const SLICE = 256 * 1024;
/** Milliseconds after which a client that reads nothing is disconnected. */
const STALLED_MS = 30_000;

/** Sends the body of a list: a small one at once, a large one in slices, each of which is made when the client has read the one before. */
export async function sendParts(ctx: RequestContext, { contentType }: Accepted, answer: Iterable<Buffer>, turn: Turn): Promise<void> {
  const parts = answer[Symbol.iterator]();
  const begun: Buffer[] = [];
  ctx.status = 200;
  ctx.set('Content-Type', contentType);
  for (let size = 0; size <= WHOLE_MAX; await turn()) {
    const part = parts.next();
    if (part.done === true) {
      ctx.body = Buffer.concat(begun);
      return;
    }
    begun.push(part.value);
    size += part.value.length;
  }
  const state = ctx.state;
  ctx.body = Readable.from(
    slices(begun, parts, turn, {
      taken: (bytes) => {
        state.sentBytes += bytes;
      },
      giveUp: () => ctx.res.destroy(),
    }),
    { objectMode: false },
  );
}

/** Yields slices. Each request for a slice means that the client has read the one before, and restarts the client's timeout. */
async function* slices(
  begun: readonly Buffer[],
  rest: Iterator<Buffer>,
  turn: Turn,
  { taken, giveUp }: { taken(bytes: number): void; giveUp(): void },
): AsyncGenerator<Buffer> {
  const stalled = setTimeout(giveUp, STALLED_MS);
  try {
    for (const slice of begun.flatMap((part) => [...cut(part)])) {
      if (slice.length > 0) yield slice;
      taken(slice.length);
      stalled.refresh();
    }
    for (;;) {
      const from = performance.now();
      const part = rest.next();
      if (part.done === true) return;
      // Taking a chunk that exists already is not work, and neither is the time for which a client is waited for.
      const wait = performance.now() - from > AT_HAND_MS ? turn() : undefined;
      if (wait !== undefined) await wait;
      for (const slice of cut(part.value)) {
        if (slice.length > 0) yield slice;
        taken(slice.length);
        stalled.refresh();
      }
    }
  } finally {
    clearTimeout(stalled);
  }
}

/** A chunk that was made before is returned within so many milliseconds. */
const AT_HAND_MS = 0.1;

/** Cuts a chunk into slices; one that is not much longer than a slice stays whole. */
function* cut(part: Buffer): Generator<Buffer> {
  let at = 0;
  for (; part.length - at > 2 * SLICE; at += SLICE) yield part.subarray(at, at + SLICE);
  yield at === 0 ? part : part.subarray(at);
}

/** Which parts of objects the rows of a Table include. Throws 400 for unknown values. */
export const includeObject = (query: URLSearchParams): 'None' | 'Metadata' | 'Object' => {
  const asked = query.get('includeObject') ?? '';
  if (asked === '' || asked === 'Metadata') return 'Metadata';
  if (asked === 'None' || asked === 'Object') return asked;
  const fault = invalidValue('includeObject', asked, "must be 'Metadata', 'Object', 'None', or empty");
  throw badRequest(`Unable to convert to Table as requested: ${fault.field}: ${fault.message}`);
};

/** Throws 406 where the client asked for the metadata of one object and the answer is a list, or the other way round. */
export function checkedShape(accepted: Accepted, state: RequestState, count: 'one' | 'many'): Accepted {
  if (accepted.transform !== 'metadata' || (accepted.ofList === true) === (count === 'many')) return accepted;
  const asked = accepted.ofList === true ? 'PartialObjectMetadataList' : 'PartialObjectMetadata';
  const what = count === 'many' ? `a list (${state.version.listKind})` : `not a list (${state.version.kind})`;
  throw new ApiError(406, 'NotAcceptable', `you requested ${asked}, but the requested object is ${what}`, null);
}

/** Answers a request with an unreadable target; no other stage sees it. */
export function answerMalformed(ctx: RequestContext): void {
  ctx.status = 400;
  ctx.set('Content-Type', 'text/plain; charset=utf-8');
  ctx.body = '400 Bad Request';
}

/** Answers in words that are no Status; browsers take them for text, whatever they look like. */
export function answerText(ctx: RequestContext, status: number, text: string): void {
  ctx.status = status;
  ctx.set('Content-Type', 'text/plain; charset=utf-8');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.body = `${text}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Answers an internal error that occurs before the request's kind is known, in the words of conformant servers, which send no Status here.
 */
export function answerPlainFailure(ctx: RequestContext, why: string): void {
  const text = `Internal Server Error: ${JSON.stringify(shownTarget(ctx.url))}: ${why}`;
  answerText(
    ctx,
    500,
    text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character),
  );
}

/** Answers 404 for a path without content, such as a group or version that is not served. */
export const answerNoPage = (ctx: RequestContext): void => answerText(ctx, 404, '404 page not found');
