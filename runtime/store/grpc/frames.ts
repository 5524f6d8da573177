/** gRPC's framing of messages: a byte that says whether it is compressed (never here), four bytes of length, the message. */

const HEAD_BYTES = 5;

export function framed(message: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(HEAD_BYTES + message.length);
  frame[0] = 0;
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, HEAD_BYTES);
  return frame;
}

/** Cuts what arrives in pieces of any size into messages. */
export class FrameReader {
  #pieces: Buffer[] = [];
  #size = 0;
  /** Bytes that complete the next message, its head included. */
  #needed = HEAD_BYTES;

  /** `maxBytes`: of the largest message that is taken. */
  constructor(
    private readonly tell: (message: Buffer) => void,
    private readonly maxBytes = Number.POSITIVE_INFINITY,
  ) {}

  /** False if a message is too large: nothing of it is delivered, and no more can be read. */
  push(chunk: Buffer): boolean {
    this.#pieces.push(chunk);
    this.#size += chunk.length;
    while (this.#size >= this.#needed) {
      const bytes = this.#pieces.length === 1 && this.#pieces[0] !== undefined ? this.#pieces[0] : Buffer.concat(this.#pieces);
      const whole = HEAD_BYTES + bytes.readUInt32BE(1);
      this.#pieces = [bytes];
      this.#needed = whole;
      if (whole > HEAD_BYTES + this.maxBytes) return false;
      if (this.#size < whole) return true;
      this.#pieces = bytes.length === whole ? [] : [bytes.subarray(whole)];
      this.#size -= whole;
      this.#needed = HEAD_BYTES;
      this.tell(bytes.subarray(HEAD_BYTES, whole));
    }
    return true;
  }
}
