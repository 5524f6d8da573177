/** A text as the library of regular expressions reads it, which counts how often it is read. */

/** What is true of a place between two characters, as the library's programs ask for it. */
const LINE_BEGINS = 1;
const LINE_ENDS = 2;
const TEXT_BEGINS = 4;
const TEXT_ENDS = 8;
const WORD_BOUNDARY = 16;
const NO_WORD_BOUNDARY = 32;

const NEWLINE = 10;
/** No character: what is before the first one, and after the last one. */
const NONE = -1;
/** The value that is read after the last character. */
const END = NONE << 3;

const isWord = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57) || unit === 95;

/** The machines' input, as the library calls it. Characters are told as `code point * 8 + code units`. */
export class PatternText {
  /** Reads that are left before `onRead` is called again. */
  #left = 0;

  /** `onRead` is called before every `reads` reads, and may throw to end the search. */
  constructor(
    private readonly text: string,
    private readonly reads = Number.POSITIVE_INFINITY,
    private readonly onRead: () => void = () => undefined,
  ) {}

  step(at: number): number {
    this.#left -= 1;
    if (this.#left < 0) {
      this.onRead();
      this.#left = this.reads;
    }
    const { text } = this;
    if (at >= text.length) return END;
    const unit = text.charCodeAt(at);
    if (unit < 0xd800 || unit > 0xdbff || at + 1 >= text.length) return (unit << 3) | 1;
    const point = text.codePointAt(at) ?? unit;
    return (point << 3) | (point > 0xffff ? 2 : 1);
  }

  /** What is true before the character at an offset. */
  context(at: number): number {
    const { text } = this;
    const before = at > 0 && at <= text.length ? text.charCodeAt(at - 1) : NONE;
    const after = at < text.length ? text.charCodeAt(at) : NONE;
    let context = isWord(before) === isWord(after) ? NO_WORD_BOUNDARY : WORD_BOUNDARY;
    if (before === NONE) context |= TEXT_BEGINS | LINE_BEGINS;
    else if (before === NEWLINE) context |= LINE_BEGINS;
    if (after === NONE) context |= TEXT_ENDS | LINE_ENDS;
    else if (after === NEWLINE) context |= LINE_ENDS;
    return context;
  }

  /** How far from an offset the text is with which every match begins; negative where it is nowhere. */
  index({ prefix }: { readonly prefix: string }, from: number): number {
    const found = this.text.indexOf(prefix, from);
    return found < 0 ? -1 : found - from;
  }

  prefixLength({ prefix }: { readonly prefix: string }): number {
    return prefix.length;
  }

  canCheckPrefix(): boolean {
    return true;
  }

  endPos(): number {
    return this.text.length;
  }

  /** Texts that every match holds are not looked for beforehand: the search finds out by itself, and counts it. */
  hasString(): boolean {
    return true;
  }

  hasAnyString(): boolean {
    return true;
  }
}
