/** Header fields of HTTP/2 (RFC 7541), as a client of gRPC needs them: it writes them out, and reads what servers compress. */
import { huffmanDecoded } from './huffman.js';

/** The static table, from its first entry on: names, and where an entry has a value, that after a tab. */
const STATIC = `:authority
:method\tGET
:method\tPOST
:path\t/
:path\t/index.html
:scheme\thttp
:scheme\thttps
:status\t200
:status\t204
:status\t206
:status\t304
:status\t400
:status\t404
:status\t500
accept-charset
accept-encoding\tgzip, deflate
accept-language
accept-ranges
accept
access-control-allow-origin
age
allow
authorization
cache-control
content-disposition
content-encoding
content-language
content-length
content-location
content-range
content-type
cookie
date
etag
expect
expires
from
host
if-match
if-modified-since
if-none-match
if-range
if-unmodified-since
last-modified
link
location
max-forwards
proxy-authenticate
proxy-authorization
range
referer
refresh
retry-after
server
set-cookie
strict-transport-security
transfer-encoding
user-agent
vary
via
www-authenticate`
  .split('\n')
  .map((line): Field => {
    const [name = '', value = ''] = line.split('\t');
    return { name, value };
  });

interface Field {
  readonly name: string;
  readonly value: string;
}

/** Bytes of the dynamic table: the size that both sides begin with, which we never change. */
const TABLE_BYTES = 4096;
/** What an entry takes beyond its name and value. */
const ENTRY_BYTES = 32;
/** Bytes of all fields of one block together, when they are written out. */
const MOST_BYTES = 64 * 1024;
const LARGEST_INTEGER = 2 ** 28;

/** The field written out, without an entry of a table: any reader understands it at any time. Names are in small letters. */
export function literalField(name: string, value: string): Buffer {
  return Buffer.concat([Buffer.of(0), literalText(name), literalText(value)]);
}

function literalText(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([integer(bytes.length, 0x7f), bytes]);
}

/** An integer of a prefix whose bits are all in `mask`. */
function integer(value: number, mask: number): Buffer {
  if (value < mask) return Buffer.of(value);
  const bytes = [mask];
  let rest = value - mask;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}

/** Reads the header blocks of one connection, in the order in which they come. Throws an Error where one cannot be read; then none can after it. */
export class HeaderReader {
  /** The newest entry first. */
  readonly #table: Field[] = [];
  #size = 0;
  #limit = TABLE_BYTES;

  /** The fields by name; of several of one name the last. */
  read(block: Buffer): Map<string, string> {
    const fields = new Map<string, string>();
    const from = new BlockBytes(block);
    let bytes = 0;
    while (!from.done) {
      const field = this.#field(from);
      if (field === undefined) continue;
      bytes += field.name.length + field.value.length + ENTRY_BYTES;
      if (bytes > MOST_BYTES) throw new Error(`the header fields of an answer take more than ${MOST_BYTES} bytes`);
      fields.set(field.name, field.value);
    }
    return fields;
  }

  /** The next field; undefined where the table got another size. */
  #field(from: BlockBytes): Field | undefined {
    const first = from.peek();
    if (first >= 0x80) return this.#entry(from.integer(0x7f));
    if (first >= 0x40) return this.#kept(this.#literal(from, 0x3f));
    if (first < 0x20) return this.#literal(from, 0x0f);
    const limit = from.integer(0x1f);
    if (limit > TABLE_BYTES) throw new Error(`a table of header fields is to have ${limit} bytes, more than it may`);
    this.#limit = limit;
    this.#shrink();
    return undefined;
  }

  #literal(from: BlockBytes, mask: number): Field {
    const index = from.integer(mask);
    const name = index === 0 ? from.text() : this.#entry(index).name;
    return { name, value: from.text() };
  }

  #entry(index: number): Field {
    const entry = index <= STATIC.length ? STATIC[index - 1] : this.#table[index - STATIC.length - 1];
    if (entry === undefined) throw new Error(`there is no entry ${index} in the table of header fields`);
    return entry;
  }

  #kept(field: Field): Field {
    this.#table.unshift(field);
    this.#size += sizeOf(field);
    this.#shrink();
    return field;
  }

  #shrink(): void {
    while (this.#size > this.#limit) {
      const oldest = this.#table.pop();
      this.#size -= oldest === undefined ? this.#size : sizeOf(oldest);
    }
  }
}

const sizeOf = ({ name, value }: Field): number => name.length + value.length + ENTRY_BYTES;

class BlockBytes {
  #at = 0;

  constructor(private readonly bytes: Buffer) {}

  get done(): boolean {
    return this.#at >= this.bytes.length;
  }

  peek(): number {
    const byte = this.bytes[this.#at];
    if (byte === undefined) throw new Error('a block of header fields ends too early');
    return byte;
  }

  integer(mask: number): number {
    let value = this.#next() & mask;
    if (value < mask) return value;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#next();
      value += (byte & 0x7f) * factor;
      if (value > LARGEST_INTEGER || factor > LARGEST_INTEGER) throw new Error('a number in header fields is too large');
      if (byte < 0x80) return value;
    }
  }

  text(): string {
    const isCoded = this.peek() >= 0x80;
    const length = this.integer(0x7f);
    const bytes = this.bytes.subarray(this.#at, this.#at + length);
    if (bytes.length < length) throw new Error('a block of header fields ends too early');
    this.#at += length;
    return isCoded ? huffmanDecoded(bytes) : bytes.toString('latin1');
  }

  #next(): number {
    const byte = this.peek();
    this.#at += 1;
    return byte;
  }
}
