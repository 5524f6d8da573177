/** Frames of HTTP/2 (RFC 9113, sections 4 and 6): nine bytes that say what follows, then the content. */

export const Frame = { data: 0, headers: 1, reset: 3, settings: 4, promise: 5, ping: 6, goaway: 7, window: 8, continuation: 9 } as const;
export const END_STREAM = 0x1;
export const ACK = 0x1;
export const END_HEADERS = 0x4;
const PADDED = 0x8;
const PRIORITY = 0x20;
export const Setting = { push: 2, concurrent: 3, window: 4, frame: 5 } as const;

export const HEAD_BYTES = 9;
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
/** Bytes of the largest frame that either side sends unless the other allows more; we never do. */
export const FRAME_BYTES = 16_384;
export const FIRST_WINDOW = 65_535;
export const LARGEST_WINDOW = 2 ** 31 - 1;

export const NOTHING = Buffer.alloc(0);

export function head(length: number, type: number, flags: number, id: number): Buffer {
  const bytes = Buffer.allocUnsafe(HEAD_BYTES);
  bytes.writeUIntBE(length, 0, 3);
  bytes[3] = type;
  bytes[4] = flags;
  bytes.writeUInt32BE(id, 5);
  return bytes;
}

export const frame = (type: number, flags: number, id: number, payload: Buffer): Buffer =>
  Buffer.concat([head(payload.length, type, flags, id), payload]);

function settings(...pairs: readonly (readonly [number, number])[]): Buffer {
  const bytes = Buffer.alloc(6 * pairs.length);
  for (const [i, [name, value]] of pairs.entries()) {
    bytes.writeUInt16BE(name, 6 * i);
    bytes.writeUInt32BE(value, 6 * i + 2);
  }
  return bytes;
}

export function codeAt(payload: Buffer, at: number): number {
  if (payload.length < at + 4) throw new Error('a frame is shorter than it must be');
  return payload.readUInt32BE(at);
}

export function unpadded(flags: number, payload: Buffer): Buffer {
  if ((flags & PADDED) === 0) return payload;
  const end = payload.length - (payload[0] ?? 0);
  if (end < 1) throw new Error('a frame has more padding than content');
  return payload.subarray(1, end);
}

export const withoutPriority = (flags: number, payload: Buffer): Buffer => ((flags & PRIORITY) === 0 ? payload : payload.subarray(5));

/** What a client says first: it takes no pushes, and so many bytes of each answer ahead of what it has read. */
export const greeting = (windowBytes: number): Buffer =>
  Buffer.concat([PREFACE, frame(Frame.settings, 0, 0, settings([Setting.push, 0], [Setting.window, windowBytes]))]);
