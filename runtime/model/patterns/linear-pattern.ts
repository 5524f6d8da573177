/**
 * Regular expressions that users write, in RE2's syntax: compiled where their programs are small enough, and matched in time linear
 * in the text. What either takes is paid before it is done.
 */
import type * as Re2 from 're2js';
import { onDemand } from '../definition/on-demand.js';
import { PatternText } from './pattern-text.js';

const re2 = onDemand<typeof Re2>('re2js');

/** Takes the work that is about to be done, in about a nanosecond of an ordinary machine each; may throw, so that it is not done. */
export type Pay = (work: number) => void;

const free: Pay = () => undefined;

export interface LinearPattern {
  /** Instructions of the program as they were counted before it was compiled: large classes count for several. */
  readonly size: number;
  /** Whether the pattern fits any part of the text. */
  test(text: string, pay?: Pay): boolean;
  /** What the pattern fits, from the start of the text on; parts that overlap are not told. */
  found(text: string, pay?: Pay): Iterable<string>;
}

/** Thrown for a pattern whose program would be too large, or which would take too long to read. */
class PatternTooLarge extends Error {
  override readonly name = 'PatternTooLarge';

  constructor() {
    super('the regular expression is too large');
  }
}

/** Why a text cannot be compiled, from what `matching` threw; undefined for errors that say nothing of the text. */
export const patternFault = (error: unknown): string | undefined =>
  error instanceof PatternTooLarge || error instanceof re2().RE2JSException ? error.message : undefined;

/** Instructions of the largest program that is compiled, which takes about 50 ms. */
const MAX_SIZE = 40_000;
/** Work of the longest reading of a pattern. */
const MAX_READING = 60_000_000;

/** Compiles a pattern; throws for what is none, or needs backtracking, and PatternTooLarge. */
export function matching(pattern: string, pay: Pay = free): LinearPattern {
  const size = paidSize(pattern, pay);
  return new Compiled(re2().RE2JS.compile(pattern), size);
}

/** A pattern of a catalogue, which its generator has judged: compiled when it is first used, so that a start need not. */
export function patternOf(pattern: string): { test(text: string): boolean } {
  let compiled: LinearPattern | undefined;
  return {
    test(text) {
      compiled ??= matching(pattern);
      return compiled.test(text);
    },
  };
}

/** Pays for a pattern and throws as `matching` does, but leaves the program to whoever needs it: reading takes a quarter of the time. */
export function judge(pattern: string, pay: Pay = free): void {
  paidSize(pattern, pay);
  if (hasShortProgram(pattern)) read(pattern);
}

/** Instructions of a pattern's program, which are paid, as is the reading of the pattern. */
function paidSize(pattern: string, pay: Pay): number {
  const reading = readingWork(pattern);
  if (reading > MAX_READING) throw new PatternTooLarge();
  pay(reading);
  const size = sizeOf(pattern);
  if (size > MAX_SIZE) throw new PatternTooLarge();
  pay(size * COMPILING);
  return size;
}

/** Bytes that a pattern keeps: its text, its program and the states that searches leave. */
export const patternBytes = (pattern: string, { size }: LinearPattern): number =>
  2 * pattern.length + size * INSTRUCTION_BYTES + STATE_BYTES;

const INSTRUCTION_BYTES = 250;

/** Work of an instruction of a program while it is made. */
const COMPILING = 1500;

/** Work of a character while a pattern is read. */
const CHARACTER = 2000;
/** The same of a class of Unicode by its name. */
const NAMED_CLASS = 250_000;
/** Of a range of characters in whatever case: each of them is looked up. */
const FOLDED_RANGE = 6_000_000;
const FOLDED_ASCII_RANGE = 20_000;
/** Of two alternatives that are joined to one class. */
const PAIR_OF_ALTERNATIVES = 2;

const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

/**
 * What reading a pattern takes at most, whatever its characters turn out to mean: each that may begin what takes long is counted as if it
 * did, also where it is a plain one. Nobody has to read the pattern to know this.
 */
function readingWork(pattern: string): number {
  const folds = /\(\?[^:()]*i/.test(pattern);
  const isWide = /[^\0-\x7f]|\\x\{/.test(pattern);
  const ranges = folds ? count(pattern, /-/g) : 0;
  const alternatives = count(pattern, /\|/g);
  return (
    pattern.length * CHARACTER +
    count(pattern, /\\[pP]/g) * NAMED_CLASS +
    ranges * (isWide ? FOLDED_RANGE : FOLDED_ASCII_RANGE) +
    alternatives * alternatives * PAIR_OF_ALTERNATIVES
  );
}

/** A pattern as the library has read it, in which repetitions have become sequences that share what is repeated. */
interface Read {
  readonly op: number;
  readonly runes: ArrayLike<number>;
  readonly subs: readonly Read[];
}

function read(pattern: string): Read | undefined {
  const set = new (re2().RE2Set)();
  set.add(pattern);
  const [root]: readonly Read[] = set.regexps;
  return root;
}

/** Ends of ranges of a class that count as one instruction. */
const CLASS_ENDS = 16;

/** Without repetitions by number, and without classes of Unicode that have names, programs are no longer than a few times the text. */
const hasShortProgram = (pattern: string): boolean => !/\{|\\[pP]/.test(pattern);

/** Instructions of a pattern's program, counted in what is compiled to it. */
function sizeOf(pattern: string): number {
  if (hasShortProgram(pattern)) return 2 * pattern.length + 2;
  const root = read(pattern);
  if (root === undefined) return 0;
  const classes = read('[ac]')?.op;
  // What is repeated stands in many places, and is counted once.
  const known = new Map<Read, number>();
  const size = (part: Read): number => {
    const seen = known.get(part);
    if (seen !== undefined) return seen;
    let sum = 2 + Math.ceil(part.runes.length / (part.op === classes ? CLASS_ENDS : 1));
    for (const sub of part.subs) sum += size(sub);
    known.set(part, sum);
    return sum;
  };
  return size(root);
}

/** Bytes of the states that searches of one pattern may leave for the next ones. */
const STATE_BYTES = 24 * 1024;
/** Programs of more instructions are searched without such states: making one takes as long as the program. */
const MAX_STATES_OF = 2000;

/** Work of a search before it reads, of one that follows a table, and of each character of that. */
const SEARCH = 6000;
const FOLLOWED = 500;
const BY_TABLE = 16;
/** Of each character where there is one way through the program. */
const ONE_WAY = 50;
/** Of each character that a search reads which follows all ways at once: beside this, of each instruction. */
const ALL_WAYS = 200;
const EACH_WAY = 30;
/** The same where the search remembers the places that it has been at, as it does for small programs and texts. */
const EACH_WAY_REMEMBERED = 3;
const REMEMBERED = 256 * 1024;
const REMEMBERED_SIZE = 500;

/** Characters that are paid at a time. */
const PAID_AT_ONCE = 256;

/** The library's marks of searches that may begin anywhere, and of how many ends of parts they tell. */
const ANYWHERE = 0;
const NO_PARTS = 0;
const WHOLE_PART = 2;

class Compiled implements LinearPattern {
  readonly #program: Re2.RE2JS['re2Input'];
  readonly #instructions: number;
  /** Whether searches follow a table of states, which is made as texts need them, until it would be too large. */
  #byTable: boolean;

  constructor(
    pattern: Re2.RE2JS,
    readonly size: number,
  ) {
    this.#program = pattern.re2();
    this.#instructions = this.#program.numberOfInstructions();
    this.#byTable = !this.#isOneWay && size <= MAX_STATES_OF;
  }

  get #isOneWay(): boolean {
    return this.#program.onepass !== null || this.#program.prefixComplete;
  }

  test(text: string, pay: Pay = free): boolean {
    pay(FOLLOWED);
    if (this.#isOneWay) return this.#search(text, pay, NO_PARTS)(0) !== null;
    if (this.#byTable) {
      pay(text.length * BY_TABLE);
      const fits = this.#followed(text);
      if (fits !== null) return fits;
    }
    pay(SEARCH);
    return this.#search(text, pay, WHOLE_PART)(0) !== null;
  }

  /** What the table of states tells; null where it would be too large. */
  #followed(text: string): boolean | null {
    const { dfa } = this.#program;
    if (dfa.stateCount === 0) {
      // A table that is full is not begun anew, which is what takes long.
      dfa.memBudget = STATE_BYTES;
      dfa.stateBudget = 0;
    }
    const fits: boolean | null = dfa.match(new PatternText(text), 0, ANYWHERE);
    if (fits === null) {
      this.#byTable = false;
      Object.assign(this.#program, { lazyDFA: null });
    }
    return fits;
  }

  *found(text: string, pay: Pay = free): Iterable<string> {
    const search = this.#search(text, pay, WHOLE_PART);
    let at = 0;
    while (at <= text.length) {
      pay(SEARCH);
      const ends = search(at);
      if (ends === null) return;
      const [start = 0, end = 0] = ends;
      yield text.slice(start, end);
      at = end > start ? end : end + ((text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1);
    }
  }

  /** Searches through a text, each from an offset on: the ends of the first part that fits. What is read is paid before it is. */
  #search(text: string, pay: Pay, parts: number): (at: number) => readonly number[] | null {
    const rate = this.#rate(text);
    const reads = Math.min(PAID_AT_ONCE, text.length + 2);
    const input = new PatternText(text, reads, () => pay(reads * rate));
    return (at) => this.#program.executeEngine(input, at, ANYWHERE, parts);
  }

  #rate(text: string): number {
    if (this.#isOneWay) return ONE_WAY;
    const size = this.#instructions;
    const remembered = size <= REMEMBERED_SIZE && size * text.length <= REMEMBERED;
    return ALL_WAYS + size * (remembered ? EACH_WAY_REMEMBERED : EACH_WAY);
  }
}
