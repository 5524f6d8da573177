/** Large answers a piece at a time, so that a list of any size takes little memory and time at once. */
import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { wrapParts } from '../codec/envelope.js';

/** Bytes of one piece, about. */
const PIECE = 64 * 1024;

/** Says that work was done of which there is nothing to send yet, for whoever wants a turn. */
export const NOTHING = Buffer.alloc(0);

/** Small parts joined to pieces of about so many bytes. */
export function* joinedParts(parts: Iterable<Buffer>, bytes = PIECE): Iterable<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for (const part of parts) {
    waiting.push(part);
    size += part.length;
    if (size < bytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  yield Buffer.concat(waiting);
}

/** Texts joined to pieces of UTF-8. */
export function* joinedTexts(texts: Iterable<string>): Iterable<Buffer> {
  let waiting = '';
  for (const text of texts) {
    waiting += text;
    if (waiting.length < PIECE) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  yield Buffer.from(waiting);
}

/** An enveloped list message: its metadata as field 1, the items as field 2. The items are made before anything is sent, as the envelope tells its size. */
export function* protobufList(apiVersion: string, kind: string, metadata: Uint8Array, items: Iterable<Uint8Array>): Iterable<Buffer> {
  const made: Uint8Array[] = [];
  let size = fieldSize(metadata.length);
  let since = 0;
  for (const item of items) {
    made.push(item);
    size += fieldSize(item.length);
    since += item.length;
    if (since < PIECE) continue;
    since = 0;
    yield NOTHING;
  }
  const { head, tail } = wrapParts(apiVersion, kind, size);
  yield Buffer.concat([head, new BinaryWriter().uint32(10).bytes(metadata).finish()]);
  yield* fieldsOf(made);
  yield tail;
}

function* fieldsOf(items: readonly Uint8Array[]): Iterable<Buffer> {
  let writer = new BinaryWriter();
  let size = 0;
  for (const item of items) {
    writer.uint32(18).bytes(item);
    size += item.length;
    if (size < PIECE) continue;
    yield Buffer.from(writer.finish());
    writer = new BinaryWriter();
    size = 0;
  }
  yield Buffer.from(writer.finish());
}

/** Bytes of a length-delimited field with a tag of one byte. */
const fieldSize = (length: number): number => 1 + Math.max(1, Math.ceil((32 - Math.clz32(length)) / 7)) + length;
