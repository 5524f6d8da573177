/**
 * Parses YAML off the main thread. A large document is parsed in a worker thread, within a time limit. Callers share the threads fairly:
 * one document of each flow is parsed at a time, and the flow that has used the least time is next, so that one flow cannot keep out the
 * others.
 */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../files/package.js';
import type { Turn } from '../model/definition/settled.js';
import { ApiError, tooLarge } from '../model/errors.js';
import { parseJsonInTurns } from '../model/json/json-in-turns.js';
import { BoundsError, MAX_VALUES, parseJson } from '../model/json/json-text.js';
import type { Json } from '../model/object.js';
import { parseYaml, type RepeatedKey } from './yaml.js';
import { DocumentQueue, type QueuedDocument } from './yaml-queue.js';
import type { YamlDocument, YamlReply, YamlRequest } from './yaml-worker.js';

/** Documents of up to this many characters are parsed on the main thread, in some 5 ms at most. */
const AT_ONCE = 8192;
/** Number of threads; the second serves short documents while a long one is parsed. */
const MAX_THREADS = 2;
/** Megabytes that one document may take while it is read. */
const MAX_HEAP = 1024;

interface YamlLimits {
  /** How long one document may take, in milliseconds. */
  readonly documentMs: number;
  /** Milliseconds without a document after which a thread ends. */
  readonly idleMs: number;
}

const LIMITS: YamlLimits = { documentMs: 10_000, idleMs: 10_000 };

interface Waiting extends QueuedDocument, YamlRequest {
  readonly resolve: (reply: YamlDocument) => void;
  readonly reject: (error: Error) => void;
}

/** Belongs to one server and is closed with it. Threads run only while there are documents to parse. */
export class YamlThreads {
  readonly #queue = new DocumentQueue<Waiting>();
  readonly #readers = new Set<Reader>();
  /** Of a thread. It is read now, because its file may have gone when a thread is started. */
  readonly #program = readFileSync(builtFile('runtime/codec/yaml-worker.js'), 'base64');
  #closed = false;

  constructor(private readonly limits: YamlLimits = LIMITS) {}

  /**
   * The first document of the text. `flow` identifies the caller for fair sharing; `repeated` is told of keys that a mapping has again; what a
   * thread has read of a large one is taken over in turns, where there are any.
   * Throws SyntaxError and BoundsError as `parseYaml` does, and ApiError: 413 where reading takes too long or too much memory, 429 where too
   * many documents wait, 503 once the server stops.
   */
  async read(
    text: string,
    maxDepth: number,
    flow: string,
    { repeated, turn }: { readonly repeated?: RepeatedKey | undefined; readonly turn?: Turn | undefined } = {},
  ): Promise<Json> {
    if (text.length <= AT_ONCE) return parseYaml(text, maxDepth, repeated);
    if (this.#closed) throw stopping();
    const document = await new Promise<YamlDocument>((resolve, reject) => {
      this.#queue.add(flow, { text, maxDepth, resolve, reject, refuse: () => reject(busy()) });
      this.#next();
    });
    for (const [line, key] of document.repeated) repeated?.(line, key);
    if (turn === undefined) return parseJson(document.json, maxDepth);
    return parseJsonInTurns(document.json, { depth: maxDepth, values: MAX_VALUES }, turn);
  }

  /** Ends the threads; documents that are being read or wait are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.clear()) waiting.reject(stopping());
    await Promise.all([...this.#readers].map((reader) => reader.end(stopping())));
  }

  #next(): void {
    for (;;) {
      let reader = [...this.#readers].find(({ isFree }) => isFree);
      if (reader === undefined && this.#readers.size >= MAX_THREADS) return;
      const next = this.#queue.next();
      if (next === undefined) return;
      if (reader === undefined) {
        reader = new Reader(this.#program, this.limits, (ended) => this.#readers.delete(ended));
        this.#readers.add(reader);
      }
      const began = performance.now();
      reader.read(next.document, () => {
        this.#queue.done(next.flow, performance.now() - began);
        this.#next();
      });
    }
  }
}

/** One thread, started for its first document. It ends when it has been idle for a while, and when a document exceeds its limits. */
class Reader {
  readonly #worker: Worker;
  #reading: { readonly document: Waiting; readonly done: () => void } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(
    program: string,
    private readonly limits: YamlLimits,
    private readonly onEnd: (reader: Reader) => void,
  ) {
    this.#worker = new Worker(new URL(`data:text/javascript;base64,${program}`), {
      name: 'kindwright-yaml',
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP },
    });
    this.#worker.on('message', (reply: YamlReply) => this.#answered(reply));
    this.#worker.on('error', () => void this.end(tooLarge('Request entity too large: reading the YAML takes too much memory')));
  }

  get isFree(): boolean {
    return this.#reading === undefined && !this.#ended;
  }

  /** `done` is called when the document was read or refused. */
  read(document: Waiting, done: () => void): void {
    this.#reading = { document, done };
    this.#worker.ref();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => void this.end(tooLarge('Request entity too large: reading the YAML takes too long')),
      this.limits.documentMs,
    );
    const { text, maxDepth } = document;
    this.#worker.postMessage({ text, maxDepth } satisfies YamlRequest);
  }

  /** Ends the thread, and refuses the document that is being read for the given reason. */
  async end(why: ApiError): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.onEnd(this);
    const reading = this.#reading;
    this.#reading = undefined;
    reading?.document.reject(why);
    reading?.done();
    await this.#worker.terminate();
  }

  #answered(reply: YamlReply): void {
    const reading = this.#reading;
    if (reading === undefined) return;
    this.#reading = undefined;
    clearTimeout(this.#timer);
    this.#worker.unref();
    this.#timer = setTimeout(() => void this.end(stopping()), this.limits.idleMs).unref();
    if ('json' in reply) reading.document.resolve(reply);
    else reading.document.reject(reply.outOfBounds ? new BoundsError(reply.fault) : new SyntaxError(reply.fault));
    reading.done();
  }
}

const stopping = (): ApiError => new ApiError(503, 'ServiceUnavailable', 'the server is shutting down', {});

const busy = (): ApiError =>
  new ApiError(
    429,
    'TooManyRequests',
    'too many large YAML documents are waiting to be read, please try again later',
    { retryAfterSeconds: 1 },
    { 'Retry-After': '1' },
  );
