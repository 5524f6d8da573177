/**
 * The name that a client asks for before anything is answered (RFC 6066, section 3). It decides which certificate a connection is made
 * with: the TLS library can add a certificate to one that is there while a handshake is under way, but shows a client that takes both the
 * one of the kind of key that it prefers.
 */
import type { Socket } from 'node:net';

/** Types of records, of handshake messages, of extensions and of names. */
const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
const HOST_NAME = 0;

const RECORD_HEAD = 5;
const MESSAGE_HEAD = 4;
/** Version and random. */
const HELLO_HEAD = 2 + 32;

/** Bytes that a client's first message may take; it is a few hundred to two thousand. */
const MAX_HELLO = 64 * 1024;

/** Reads fields of a message one after the other. Throws RangeError beyond its end. */
class Fields {
  #at = 0;

  constructor(private readonly bytes: Buffer) {}

  get isEmpty(): boolean {
    return this.#at >= this.bytes.length;
  }

  number(length: 1 | 2 | 3): number {
    const value = this.bytes.readUIntBE(this.#at, length);
    this.#at += length;
    return value;
  }

  take(length: number): Fields {
    if (this.#at + length > this.bytes.length) throw new RangeError('the message ends early');
    this.#at += length;
    return new Fields(this.bytes.subarray(this.#at - length, this.#at));
  }

  /** A field that its length precedes, in so many bytes. */
  vector(size: 1 | 2): Fields {
    return this.take(this.number(size));
  }

  get text(): string {
    return this.bytes.toString('latin1', this.#at);
  }
}

/** The first handshake message, which may be spread over records; undefined where more bytes are to come. Throws RangeError for none. */
function firstMessage(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let size = 0;
  for (let at = 0; at + RECORD_HEAD <= bytes.length; ) {
    if (bytes[at] !== HANDSHAKE) throw new RangeError('no handshake');
    const end = at + RECORD_HEAD + bytes.readUInt16BE(at + 3);
    const part = bytes.subarray(at + RECORD_HEAD, end);
    parts.push(part);
    size += part.length;
    if (size >= MESSAGE_HEAD) {
      const message = Buffer.concat(parts);
      const length = MESSAGE_HEAD + message.readUIntBE(1, 3);
      if (length > MAX_HELLO) throw new RangeError('the message is too long');
      if (size >= length) return message.subarray(0, length);
    }
    at = end;
  }
  return undefined;
}

function nameOf(hello: Fields): string {
  if (hello.number(1) !== CLIENT_HELLO) return '';
  hello.number(3);
  hello.take(HELLO_HEAD);
  hello.vector(1);
  hello.vector(2);
  hello.vector(1);
  if (hello.isEmpty) return '';
  for (const extensions = hello.vector(2); !extensions.isEmpty; ) {
    const type = extensions.number(2);
    const extension = extensions.vector(2);
    if (type !== SERVER_NAME) continue;
    for (const names = extension.vector(2); !names.isEmpty; ) {
      const kind = names.number(1);
      const name = names.vector(2);
      if (kind === HOST_NAME) return name.text;
    }
  }
  return '';
}

/**
 * The host name that the first bytes of a connection ask for. Empty where they ask for none, and where they are no TLS greeting: the TLS
 * server that gets the connection then refuses it. Undefined while more bytes are needed.
 */
export function askedName(bytes: Buffer): string | undefined {
  try {
    const message = firstMessage(bytes);
    if (message !== undefined) return nameOf(new Fields(message));
    return bytes.length > MAX_HELLO || (bytes.length > 0 && bytes[0] !== HANDSHAKE) ? '' : undefined;
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

/**
 * Calls `go` with the name that the client of a new connection asks for, once that has come; what was read is left in the socket.
 * `failed`: called where the client says nothing in time, or goes.
 */
export function withAskedName(socket: Socket, patienceMs: number, go: (name: string) => void, failed: () => void): void {
  let seen: Buffer = Buffer.alloc(0);
  const settled = (): void => {
    clearTimeout(late);
    socket.off('readable', look);
    socket.off('close', gone);
    socket.off('end', end);
    socket.off('error', ignore);
  };
  const gone = (): void => {
    settled();
    failed();
  };
  const end = (): void => {
    socket.destroy();
  };
  // An error is followed by the socket's close.
  const ignore = (): void => undefined;
  const look = (): void => {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) return;
    seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk]);
    const name = askedName(seen);
    if (name === undefined) return;
    settled();
    socket.unshift(seen);
    go(name);
  };
  const late = setTimeout(() => socket.destroy(), patienceMs).unref();
  socket.on('readable', look);
  socket.on('close', gone);
  socket.on('end', end);
  socket.on('error', ignore);
}
