/** Blocks of header fields as the other side of an HTTP/2 connection sends them: in one HEADERS frame, and CONTINUATION frames after it. */
import { HeaderReader } from './hpack.js';
import { END_HEADERS, END_STREAM, Frame, unpadded, withoutPriority } from './http2-frames.js';

/** Header fields that arrived whole. */
export interface HeaderBlock {
  /** The number of the request that they answer. */
  readonly id: number;
  readonly fields: ReadonlyMap<string, string>;
  /** Whether nothing follows them in the answer. */
  readonly endsStream: boolean;
}

/** Bytes of the header fields of one answer, as they are sent. */
const MOST_BYTES = 64 * 1024;

/**
 * Reads the blocks of one connection. Each must be read, even if its request is over, because blocks change the table that later ones refer
 * to. All methods throw an Error where the other side breaks the protocol; the connection is of no use after that.
 */
export class HeaderBlocks {
  readonly #reader = new HeaderReader();
  /** A block whose next frame has not come yet. */
  #open: { readonly id: number; readonly flags: number; readonly pieces: Buffer[]; bytes: number } | undefined;

  /** Throws if a frame of this type and request may not come now, because a block must be continued first. */
  expect(type: number, id: number): void {
    if (this.#open !== undefined && (type !== Frame.continuation || id !== this.#open.id))
      throw new Error('header fields were not sent to their end');
  }

  /** Takes the payload of a HEADERS frame. Returns the block, or undefined if further frames continue it. */
  begin(id: number, flags: number, payload: Buffer): HeaderBlock | undefined {
    const piece = withoutPriority(flags, unpadded(flags, payload));
    if ((flags & END_HEADERS) !== 0) return this.#read(id, flags, piece);
    this.#open = { id, flags, pieces: [piece], bytes: piece.length };
    return undefined;
  }

  /** Takes the payload of a CONTINUATION frame. Returns the block, or undefined if further frames continue it. */
  continue(flags: number, piece: Buffer): HeaderBlock | undefined {
    const open = this.#open;
    if (open === undefined) throw new Error('header fields go on that have not begun');
    open.pieces.push(piece);
    open.bytes += piece.length;
    if (open.bytes > MOST_BYTES || piece.length === 0) throw new Error('an answer has too many header fields');
    if ((flags & END_HEADERS) === 0) return undefined;
    this.#open = undefined;
    return this.#read(open.id, open.flags, Buffer.concat(open.pieces));
  }

  #read(id: number, flags: number, block: Buffer): HeaderBlock {
    return { id, fields: this.#reader.read(block), endsStream: (flags & END_STREAM) !== 0 };
  }
}
