/** Where text stops being JSON, in the words clients know. Reads until the first character that cannot stand where it is. */

class Fault extends Error {}

const END = 'unexpected end of JSON input';
const ESCAPES = 'bfnrt\\/"';
const [QUOTE, BACKSLASH, COMMA, COLON, MINUS, PLUS, DOT] = [0x22, 0x5c, 0x2c, 0x3a, 0x2d, 0x2b, 0x2e];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const WORDS: Readonly<Record<string, string>> = { t: 'true', f: 'false', n: 'null' };

const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;
const isHex = (c: number): boolean => isDigit(c) || ((c | 0x20) >= 0x61 && (c | 0x20) <= 0x66);

class Scanner {
  #at = 0;

  constructor(private readonly text: string) {}

  document(): void {
    this.value();
    this.spaces();
    if (this.#at < this.text.length) this.refuse('after top-level value');
  }

  private refuse(where: string): never {
    const code = this.text.codePointAt(this.#at);
    if (code === undefined) throw new Fault(END);
    const c = String.fromCodePoint(code);
    const shown = c === "'" ? `'\\''` : c === '"' ? `'"'` : `'${JSON.stringify(c).slice(1, -1)}'`;
    throw new Fault(`invalid character ${shown} ${where}`);
  }

  /** The next code unit; NaN at the end, which equals nothing. */
  private peek(): number {
    return this.text.charCodeAt(this.#at);
  }

  private spaces(): void {
    for (let c = this.peek(); c === 0x20 || c === 0x09 || c === 0x0d || c === 0x0a; c = this.peek()) this.#at += 1;
  }

  private value(): void {
    this.spaces();
    const c = this.peek();
    const word = WORDS[this.text.charAt(this.#at)];
    if (c === OPEN_OBJECT) this.object();
    else if (c === OPEN_LIST) this.list();
    else if (c === QUOTE) this.string();
    else if (word !== undefined) this.word(word);
    else if (c === MINUS || isDigit(c)) this.number();
    else this.refuse('looking for beginning of value');
  }

  private word(word: string): void {
    for (const c of word) {
      if (this.text.charAt(this.#at) !== c) this.refuse(`in literal ${word} (expecting '${c}')`);
      this.#at += 1;
    }
  }

  private digits(where: string): void {
    if (!isDigit(this.peek())) this.refuse(where);
    while (isDigit(this.peek())) this.#at += 1;
  }

  private number(): void {
    if (this.peek() === MINUS) this.#at += 1;
    if (this.peek() === 0x30) this.#at += 1;
    else this.digits('in numeric literal');
    if (this.peek() === DOT) {
      this.#at += 1;
      this.digits('after decimal point in numeric literal');
    }
    if ((this.peek() | 0x20) !== 0x65) return;
    this.#at += 1;
    if (this.peek() === PLUS || this.peek() === MINUS) this.#at += 1;
    this.digits('in exponent of numeric literal');
  }

  private string(): void {
    this.#at += 1;
    for (let c = this.peek(); c !== QUOTE; c = this.peek()) {
      // Also at the end, which is no number.
      if (!(c >= 0x20)) this.refuse('in string literal');
      if (c === BACKSLASH) this.escape();
      else this.#at += 1;
    }
    this.#at += 1;
  }

  private escape(): void {
    this.#at += 1;
    const c = this.text.charAt(this.#at);
    if (c !== 'u') {
      if (c === '' || !ESCAPES.includes(c)) this.refuse('in string escape code');
      this.#at += 1;
      return;
    }
    this.#at += 1;
    for (let i = 0; i < 4; i += 1) {
      if (!isHex(this.peek())) this.refuse('in \\u hexadecimal character escape');
      this.#at += 1;
    }
  }

  private object(): void {
    this.#at += 1;
    this.spaces();
    if (this.peek() === CLOSE_OBJECT) {
      this.#at += 1;
      return;
    }
    for (;;) {
      this.spaces();
      if (this.peek() !== QUOTE) this.refuse('looking for beginning of object key string');
      this.string();
      this.spaces();
      if (this.peek() !== COLON) this.refuse('after object key');
      this.#at += 1;
      this.value();
      if (this.ends(CLOSE_OBJECT, 'after object key:value pair')) return;
    }
  }

  private list(): void {
    this.#at += 1;
    this.spaces();
    if (this.peek() === CLOSE_LIST) {
      this.#at += 1;
      return;
    }
    for (;;) {
      this.value();
      if (this.ends(CLOSE_LIST, 'after array element')) return;
    }
  }

  /** Reads what follows a member; true where that is the end. */
  private ends(bracket: number, where: string): boolean {
    this.spaces();
    const c = this.peek();
    if (c !== COMMA && c !== bracket) this.refuse(where);
    this.#at += 1;
    return c === bracket;
  }
}

/** Why the text is no JSON; undefined where it is. Nests as deep as the text does, which is to be bounded before. */
export function jsonSyntaxFault(text: string): string | undefined {
  try {
    new Scanner(text).document();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
}
