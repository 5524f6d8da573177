/**
 * Who is read next among those whose YAML documents wait: whoever has had the least time of the reading threads. Whoever was not there for
 * a while begins where the others are, so that time that nobody wanted is not saved up (start-time fair queuing).
 */

/** Documents of one flow that may wait; more are refused. */
const MAX_WAITING = 8;
/** Characters of all documents that may wait. Beyond, the flow whose documents are the longest together loses the last one. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

export interface QueuedDocument {
  readonly text: string;
  /** Called where the document has to go for want of room. */
  refuse(): void;
}

interface Flow<T> {
  readonly name: string;
  readonly waiting: T[];
  characters: number;
  /** Milliseconds of reading that it has had, counted from where the others were when it came. */
  had: number;
  reading: boolean;
}

export class DocumentQueue<T extends QueuedDocument> {
  readonly #flows = new Map<string, Flow<T>>();
  /** What the flow had had that was read last when it was its turn. */
  #clock = 0;
  #characters = 0;

  constructor(private readonly maxCharacters = MAX_CHARACTERS) {}

  /** Adds the document of a flow, or refuses it, or one of a flow that holds more. */
  add(name: string, document: T): void {
    const flow = this.#flows.get(name) ?? { name, waiting: [], characters: 0, had: this.#clock, reading: false };
    if (flow.waiting.length >= MAX_WAITING) {
      document.refuse();
      return;
    }
    this.#flows.set(name, flow);
    if (flow.waiting.length === 0 && !flow.reading) flow.had = Math.max(flow.had, this.#clock);
    flow.waiting.push(document);
    this.#count(flow, document.text.length);
    while (this.#characters > this.maxCharacters) this.#dropLongest();
  }

  /** The document whose turn it is and its flow, which has no other until `done`; undefined where none may be read now. */
  next(): { readonly flow: string; readonly document: T } | undefined {
    let next: Flow<T> | undefined;
    for (const flow of this.#flows.values())
      if (!flow.reading && flow.waiting.length > 0 && (next === undefined || flow.had < next.had)) next = flow;
    const document = next?.waiting.shift();
    if (next === undefined || document === undefined) return undefined;
    this.#count(next, -document.text.length);
    this.#clock = Math.max(this.#clock, next.had);
    next.reading = true;
    return { flow: next.name, document };
  }

  /** A document of the flow was read, which took so many milliseconds. */
  done(name: string, ms: number): void {
    const flow = this.#flows.get(name);
    if (flow === undefined) return;
    flow.reading = false;
    flow.had += ms;
    // A flow is remembered while it is ahead of the others; all who have nothing waiting are behind the clock once it has moved on.
    for (const [other, { waiting, reading, had }] of this.#flows)
      if (waiting.length === 0 && !reading && had <= this.#clock) this.#flows.delete(other);
    if (![...this.#flows.values()].some(({ waiting, reading }) => reading || waiting.length > 0)) this.#flows.clear();
  }

  /** Takes all documents out. */
  clear(): T[] {
    const all = [...this.#flows.values()].flatMap(({ waiting }) => waiting.splice(0));
    this.#flows.clear();
    this.#characters = 0;
    return all;
  }

  #count(flow: Flow<T>, characters: number): void {
    flow.characters += characters;
    this.#characters += characters;
  }

  #dropLongest(): void {
    let longest: Flow<T> | undefined;
    for (const flow of this.#flows.values())
      if (flow.waiting.length > 0 && (longest === undefined || flow.characters > longest.characters)) longest = flow;
    const document = longest?.waiting.pop();
    if (longest === undefined || document === undefined) return;
    this.#count(longest, -document.text.length);
    document.refuse();
  }
}
