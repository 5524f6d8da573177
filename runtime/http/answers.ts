/** What answers have in common: the shape that was asked for, and large ones in slices. */
import { ApiError, badRequest } from '../model/errors.js';
import type { Accepted } from './negotiate.js';
import type { RequestState } from './state.js';

/** Answers up to this size are sent in one piece. */
export const WHOLE_MAX = 256 * 1024;
/** Larger ones in slices of this size, so that a slow client holds no more and others get their turn. */
const SLICE = 256 * 1024;

export function* slices(begun: readonly Buffer[], rest: Iterator<Buffer>): Generator<Buffer> {
  for (const part of begun) yield* cut(part);
  for (let part = rest.next(); part.done !== true; part = rest.next()) yield* cut(part.value);
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
