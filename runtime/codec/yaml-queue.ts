/**
 * Fair queue of YAML documents: the next one is of the flow that has used the least reading time. A flow that was idle starts level with
 * the others, so that it does not save up unused time (start-time fair queuing).
 */

/** Number of documents of one flow that may wait; further ones are refused. */
const MAX_WAITING = 8;
/** Characters of all waiting documents. Beyond this, the flow with the most waiting characters loses its last document. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

export interface QueuedDocument {
  readonly text: string;
  /** Called when the document is dropped for lack of room. */
  refuse(): void;
}

interface Flow<T> {
  readonly name: string;
  readonly waiting: T[];
  characters: number;
  /** Milliseconds of reading that the flow has used, counted from the level of the others when it came. */
  had: number;
  reading: boolean;
}

export class DocumentQueue<T extends QueuedDocument> {
  readonly #flows = new Map<string, Flow<T>>();
  /** The level, in milliseconds used, of the flow that was read last, at the time of its turn. */
  #clock = 0;
  #characters = 0;

  constructor(private readonly maxCharacters = MAX_CHARACTERS) {}

  /** Adds a document of a flow. If there is no room it refuses this document, or one of the flow with the most waiting characters. */
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

  /** The next document and its flow, which gets no other turn until `done`; undefined if none may be read now. */
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
    // A flow is remembered while it is ahead of the others. An idle flow need not be remembered once the clock has passed it.
    for (const [other, { waiting, reading, had }] of this.#flows)
      if (waiting.length === 0 && !reading && had <= this.#clock) this.#flows.delete(other);
    if (![...this.#flows.values()].some(({ waiting, reading }) => reading || waiting.length > 0)) this.#flows.clear();
  }

  /** Removes and returns all documents. */
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
