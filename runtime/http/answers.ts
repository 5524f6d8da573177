/** What answers have in common: the shape that was asked for, and large ones in slices. */
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { ApiError, badRequest } from '../model/errors.js';
import type { Accepted } from './negotiate.js';
import type { RequestState } from './state.js';

/** Answers up to this size are sent in one piece. */
const WHOLE_MAX = 256 * 1024;
/** Larger ones in slices of this size, so that a slow client holds no more and others get their turn. */
const SLICE = 256 * 1024;
/** How long one answer may keep all others waiting, in milliseconds. */
const TURN_MS = 8;

/** Sends a list: small ones go in one piece; of large ones each part is made when the client has taken what was before it. */
export async function sendParts(ctx: Context, { contentType }: Accepted, answer: Iterable<Buffer>): Promise<void> {
  const turn = pace();
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
  ctx.body = Readable.from(slices(begun, parts, turn), { objectMode: false });
}

/** To be called after each piece of work: gives others a turn where the pieces since the last one took long. */
function pace(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN_MS) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}

async function* slices(begun: readonly Buffer[], rest: Iterator<Buffer>, turn: ReturnType<typeof pace>): AsyncGenerator<Buffer> {
  for (const part of begun) yield* cut(part);
  for (let part = rest.next(); part.done !== true; part = rest.next()) {
    yield* cut(part.value);
    await turn();
  }
}

function* cut(part: Buffer): Generator<Buffer> {
  for (let at = 0; at < part.length; at += SLICE) yield part.subarray(at, at + SLICE);
}

export const includeObject = (query: URLSearchParams): 'None' | 'Metadata' | 'Object' => {
  const asked = query.get('includeObject') ?? '';
  if (asked === '' || asked === 'Metadata') return 'Metadata';
  if (asked === 'None' || asked === 'Object') return asked;
  throw badRequest(`unrecognized includeObject value: ${JSON.stringify(asked)}`);
};

/** Metadata requests name the shape: one object or a list of them; the other is 406. */
export function checkedShape(accepted: Accepted, state: RequestState, count: 'one' | 'many'): Accepted {
  if (accepted.transform !== 'metadata' || (accepted.ofList === true) === (count === 'many')) return accepted;
  const asked = accepted.ofList === true ? 'PartialObjectMetadataList' : 'PartialObjectMetadata';
  const what = count === 'many' ? `a list (${state.version.listKind})` : `not a list (${state.version.kind})`;
  throw new ApiError(406, 'NotAcceptable', `you requested ${asked}, but the requested object is ${what}`, null);
}
