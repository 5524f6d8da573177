/** Where text stops being JSON, in the words clients know. Reads until the first character that cannot stand where it is. */

class Fault extends Error {}

const END = 'unexpected end of JSON input';
const SPACES = ' \t\r\n';
const ESCAPES = 'bfnrt\\/"';

class Scanner {
  #at = 0;
  readonly #characters: readonly string[];

  constructor(text: string) {
    this.#characters = [...text];
  }

  document(): void {
    this.value();
    this.spaces();
    if (this.#at < this.#characters.length) this.refuse('after top-level value');
  }

  private refuse(where: string): never {
    const c = this.#characters[this.#at];
    if (c === undefined) throw new Fault(END);
    const shown = c === "'" ? `'\\''` : c === '"' ? `'"'` : `'${JSON.stringify(c).slice(1, -1)}'`;
    throw new Fault(`invalid character ${shown} ${where}`);
  }

  private peek(): string {
    return this.#characters[this.#at] ?? '';
  }

  private spaces(): void {
    while (this.peek() !== '' && SPACES.includes(this.peek())) this.#at += 1;
  }

  private value(): void {
    this.spaces();
    const c = this.peek();
    if (c === '{') this.object();
    else if (c === '[') this.list();
    else if (c === '"') this.string();
    else if (c === 't') this.word('true');
    else if (c === 'f') this.word('false');
    else if (c === 'n') this.word('null');
    else if (c === '-' || /^\d$/.test(c)) this.number();
    else this.refuse('looking for beginning of value');
  }

  private word(word: string): void {
    for (const c of word) {
      if (this.peek() !== c) this.refuse(`in literal ${word} (expecting '${c}')`);
      this.#at += 1;
    }
  }

  private digits(where: string): void {
    if (!/^\d$/.test(this.peek())) this.refuse(where);
    while (/^\d$/.test(this.peek())) this.#at += 1;
  }

  private number(): void {
    if (this.peek() === '-') this.#at += 1;
    if (this.peek() === '0') this.#at += 1;
    else this.digits('in numeric literal');
    if (this.peek() === '.') {
      this.#at += 1;
      this.digits('after decimal point in numeric literal');
    }
    if (this.peek().toLowerCase() !== 'e') return;
    this.#at += 1;
    if (this.peek() === '+' || this.peek() === '-') this.#at += 1;
    this.digits('in exponent of numeric literal');
  }

  private string(): void {
    this.#at += 1;
    while (this.peek() !== '"') {
      if (this.peek() === '' || this.peek() < ' ') this.refuse('in string literal');
      if (this.peek() === '\\') this.escape();
      else this.#at += 1;
    }
    this.#at += 1;
  }

  private escape(): void {
    this.#at += 1;
    if (this.peek() !== 'u') {
      if (this.peek() === '' || !ESCAPES.includes(this.peek())) this.refuse('in string escape code');
      this.#at += 1;
      return;
    }
    this.#at += 1;
    for (let i = 0; i < 4; i += 1) {
      if (!/^[0-9a-fA-F]$/.test(this.peek())) this.refuse('in \\u hexadecimal character escape');
      this.#at += 1;
    }
  }

  private object(): void {
    this.#at += 1;
    this.spaces();
    if (this.peek() === '}') {
      this.#at += 1;
      return;
    }
    for (;;) {
      this.spaces();
      if (this.peek() !== '"') this.refuse('looking for beginning of object key string');
      this.string();
      this.spaces();
      if (this.peek() !== ':') this.refuse('after object key');
      this.#at += 1;
      this.value();
      if (this.ends('}', 'after object key:value pair')) return;
    }
  }

  private list(): void {
    this.#at += 1;
    this.spaces();
    if (this.peek() === ']') {
      this.#at += 1;
      return;
    }
    for (;;) {
      this.value();
      if (this.ends(']', 'after array element')) return;
    }
  }

  /** Reads what follows a member; true where that is the end. */
  private ends(bracket: string, where: string): boolean {
    this.spaces();
    if (this.peek() !== ',' && this.peek() !== bracket) this.refuse(where);
    this.#at += 1;
    return this.#characters[this.#at - 1] === bracket;
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
