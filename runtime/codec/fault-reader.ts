/** Reading JSON text byte by byte, and telling the first fault as the reader known to clients does. */

const NEAR = 10;
const WIDE = 50;

/** The largest number of digits that Go's reader consumes at once at the start of a number. */
const LOOKAHEAD = { 32: { bytes: 10, digits: 8 }, 64: { bytes: 10, digits: 8 } } as const;

const SPACE = new Set([0x20, 0x0a, 0x0d, 0x09]);
const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;

/** Continues after a fault, and keeps the first one. */
export class FaultReader {
  head = 0;
  fault: string | undefined;

  constructor(private readonly bytes: Buffer) {}

  report(operation: string, message: string): void {
    if (this.fault !== undefined) return;
    const shown = (reach: number): string =>
      this.bytes.subarray(Math.max(this.head - reach, 0), Math.min(this.head + reach, this.bytes.length)).toString('utf8');
    const back = Math.min(this.head, NEAR);
    this.fault = `${operation}: ${message}, error found in #${back} byte of ...|${shown(NEAR)}|..., bigger context ...|${shown(WIDE)}|...`;
  }

  wrap(prefix: string): void {
    if (this.fault !== undefined) this.fault = `${prefix}${this.fault}`;
  }

  /** The next byte that is no space, as a text of one character; empty at the end. */
  next(): string {
    while (this.head < this.bytes.length) {
      const c = this.bytes[this.head] ?? 0;
      this.head += 1;
      if (!SPACE.has(c)) return String.fromCharCode(c);
    }
    return '';
  }

  /** Steps back by one character. After a fault it does nothing, as in the original: the paths of later faults depend on it. */
  unread(): void {
    if (this.fault === undefined) this.head -= 1;
  }

  word(rest: string): void {
    for (const c of rest) {
      const at = this.bytes[this.head];
      this.head += 1;
      if (at !== c.charCodeAt(0)) {
        this.report(rest.length === 3 ? 'skipThreeBytes' : 'skipFourBytes', `expect ${rest}`);
        return;
      }
    }
  }

  skipsNull(): boolean {
    if (this.next() === 'n') {
      this.word('ull');
      return true;
    }
    this.unread();
    return false;
  }

  text(): string {
    const c = this.next();
    if (c === '"') return this.endText();
    if (c === 'n') this.word('ull');
    else this.report('ReadString', `expects " or n, but found ${c}`);
    return '';
  }

  /** The rest of a text whose opening quote was read. */
  endText(): string {
    const from = this.head;
    while (this.head < this.bytes.length && this.bytes[this.head] !== 0x22) this.head += this.bytes[this.head] === 0x5c ? 2 : 1;
    const raw = this.bytes.subarray(from, this.head).toString('utf8');
    this.head += 1;
    try {
      return JSON.parse(`"${raw}"`) as string;
    } catch {
      return raw;
    }
  }

  private numberCharacters(): void {
    while (this.head < this.bytes.length && /[0-9.eE+-]/.test(String.fromCharCode(this.bytes[this.head] ?? 0))) this.head += 1;
  }

  skip(): void {
    const c = this.next();
    if (c === '"') this.endText();
    else if (c === 'n') this.word('ull');
    else if (c === 't') this.word('rue');
    else if (c === 'f') this.word('alse');
    else if (c === '[') this.skipList();
    else if (c === '{') this.skipObject();
    else if (c === '-' || /\d/.test(c)) this.numberCharacters();
    else this.report('Skip', `do not know how to skip: ${c.charCodeAt(0) || 0}`);
  }

  private skipList(): void {
    this.unread();
    if (this.next() !== '[' || this.next() === ']') return;
    this.unread();
    let c = ',';
    while (c === ',') {
      this.skip();
      c = this.next();
    }
    if (c !== ']') this.report('ReadArrayCB', `expect ] in the end, but found ${c}`);
  }

  private skipObject(): void {
    this.unread();
    if (this.next() !== '{' || this.next() === '}') return;
    this.unread();
    let c = ',';
    while (c === ',') {
      this.text();
      if (this.next() !== ':') this.report('ReadObject', 'expect : after object field');
      this.skip();
      c = this.next();
    }
    if (c !== '}') this.report('ReadObjectCB', 'object not ended with }');
  }

  /** The bytes of the next value. */
  value(): string {
    this.next();
    this.unread();
    const from = this.head;
    this.skip();
    return this.bytes.subarray(from, this.head).toString('utf8');
  }

  integer(bits: 32 | 64): void {
    const first = this.next();
    const negative = first === '-';
    let c = negative ? (this.bytes[this.head++] ?? 0) : first.charCodeAt(0) || 0;
    if (!isDigit(c)) {
      this.report(`readUint${bits}`, 'unexpected character: \ufffd');
      return;
    }
    let digits = '';
    // Where enough bytes follow, this many digits are consumed at once, and faults are reported after them.
    const takenAtOnce = this.bytes.length - this.head > LOOKAHEAD[bits].bytes ? LOOKAHEAD[bits].digits - 1 : 0;
    const reportedAt = this.head + takenAtOnce;
    while (isDigit(c)) {
      digits += String.fromCharCode(c);
      c = digits === '0' ? 0 : (this.bytes[this.head] ?? 0);
      if (isDigit(c)) this.head += 1;
    }
    if (this.bytes[this.head] === 0x2e) {
      this.report('assertInteger', 'can not decode float as int');
      return;
    }
    const most = 2n ** BigInt(bits - 1) - (negative ? 0n : 1n);
    if (BigInt(digits) >= 2n ** BigInt(bits)) {
      this.head = reportedAt;
      this.report(`readUint${bits}`, 'overflow');
    } else if (BigInt(digits) > most) this.report(`ReadInt${bits}`, `overflow: ${digits}`);
  }
}
