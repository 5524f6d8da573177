/** Bodies of large answers in chunks, so that a list of any size takes little memory and little time without a pause. */
import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { wrapParts } from '../../codec/envelope.js';

/** A chunk ends with the part that brings it to this many bytes. */
const CHUNK_BYTES = 64 * 1024;

/** A chunk that reports work done without bytes to send yet, so that the sender can let other requests run. */
export const NO_BYTES = Buffer.alloc(0);

/** Milliseconds that parts are made before other work may run. */
const AT_ONCE_MS = 2;

/** Parts between two looks at the clock, which costs about as much as passing a part on; a long part is always followed by one. */
const PARTS = 8;
const LONG_PART = 1024;

/** Parts may be short and take long to make: this tells when to pass NO_BYTES on between them. */
export class Stint {
  #since = performance.now();
  #parts = 0;

  /** Whether parts were made for long enough since the last time that they were; to be asked once a part, with its length. */
  over(length = 0): boolean {
    this.#parts += 1;
    if (length < LONG_PART && this.#parts % PARTS !== 0) return false;
    const now = performance.now();
    if (now - this.#since <= AT_ONCE_MS) return false;
    this.#since = now;
    return true;
  }
}

/** Joins small parts to chunks of at least `bytes` bytes each, but for the last one. NO_BYTES is passed on where it comes. */
export function* bufferChunks(parts: Iterable<Buffer>, bytes = CHUNK_BYTES): Iterable<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for (const part of parts) {
    if (part === NO_BYTES) {
      yield NO_BYTES;
      continue;
    }
    waiting.push(part);
    size += part.length;
    if (size < bytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  yield Buffer.concat(waiting);
}

/** Joins texts to chunks of UTF-8. */
export function* textChunks(texts: Iterable<string>): Iterable<Buffer> {
  const stint = new Stint();
  let waiting = '';
  for (const text of texts) {
    waiting += text;
    if (stint.over(text.length)) yield NO_BYTES;
    if (waiting.length < CHUNK_BYTES) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  yield Buffer.from(waiting);
}

/**
 * A list message in its envelope, in chunks: the list's metadata is field 1, each item is field 2. All items are encoded before the
 * first chunk with bytes, because the envelope begins with the message's size.
 */
export function* protobufListChunks(apiVersion: string, kind: string, metadata: Uint8Array, items: Iterable<Uint8Array>): Iterable<Buffer> {
  const made: Uint8Array[] = [];
  let size = fieldSize(metadata.length);
  let since = 0;
  for (const item of items) {
    made.push(item);
    size += fieldSize(item.length);
    since += item.length;
    if (since < CHUNK_BYTES) continue;
    since = 0;
    yield NO_BYTES;
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
    if (size < CHUNK_BYTES) continue;
    yield Buffer.from(writer.finish());
    writer = new BinaryWriter();
    size = 0;
  }
  yield Buffer.from(writer.finish());
}

/** Bytes of a length-delimited field whose tag takes one byte and whose content takes `length` bytes. */
const fieldSize = (length: number): number => 1 + Math.max(1, Math.ceil((32 - Math.clz32(length)) / 7)) + length;
