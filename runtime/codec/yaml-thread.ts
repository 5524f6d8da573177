/**
 * Parses YAML off the main thread. YAML costs milliseconds per KiB, so documents of more than a few KiB are parsed in a worker
 * thread, one after the other, each within a time limit.
 */
import { Worker } from 'node:worker_threads';
import { builtFile } from '../files/package.js';
import { ApiError, tooLarge } from '../model/errors.js';
import { BoundsError, parseJson } from '../model/json-text.js';
import type { Json } from '../model/object.js';
import { parseYaml } from './yaml.js';
import type { YamlReply, YamlRequest } from './yaml-worker.js';

/** Documents of up to this many characters are parsed on the main thread; hostile ones of this length take 50 ms. */
const AT_ONCE = 4096;
/** Documents that may wait; further ones are refused. */
const MAX_WAITING = 16;
/** Megabytes that one document may take while it is read. */
const MAX_HEAP = 1024;

export interface YamlLimits {
  /** How long one document may take, in milliseconds. */
  readonly documentMs: number;
  /** Milliseconds without a document after which the worker ends. */
  readonly idleMs: number;
}

const LIMITS: YamlLimits = { documentMs: 10_000, idleMs: 10_000 };

interface Waiting {
  readonly request: YamlRequest;
  readonly resolve: (json: string) => void;
  readonly reject: (error: Error) => void;
}

/** Belongs to one server and is closed with it. The worker runs only while there are documents to parse. */
export class YamlThread {
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #reading: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(private readonly limits: YamlLimits = LIMITS) {}

  /**
   * The first document of the text. Throws SyntaxError and BoundsError as `parseYaml` does, and ApiError: 413 where reading
   * takes too long or too much memory, 429 where too many documents wait, 503 once the server stops.
   */
  async read(text: string, maxDepth: number): Promise<Json> {
    if (text.length <= AT_ONCE) return parseYaml(text, maxDepth);
    if (this.#closed) throw stopping();
    if (this.#waiting.length >= MAX_WAITING) throw busy();
    const json = await new Promise<string>((resolve, reject) => {
      this.#waiting.push({ request: { text, maxDepth }, resolve, reject });
      this.#next();
    });
    return parseJson(json, maxDepth);
  }

  /** Ends the thread; what is being read or waits is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#waiting.splice(0)) waiting.reject(stopping());
    await this.#end(stopping());
  }

  #next(): void {
    if (this.#reading !== undefined) return;
    this.#reading = this.#waiting.shift();
    clearTimeout(this.#timer);
    if (this.#reading === undefined) {
      this.#worker?.unref();
      this.#timer = setTimeout(() => void this.#end(stopping()), this.limits.idleMs).unref();
      return;
    }
    this.#worker ??= this.#started();
    this.#worker.ref();
    this.#timer = setTimeout(
      () => this.#giveUp(tooLarge('Request entity too large: reading the YAML takes too long')),
      this.limits.documentMs,
    );
    this.#worker.postMessage(this.#reading.request);
  }

  #started(): Worker {
    const worker = new Worker(builtFile('runtime/codec/yaml-worker.js'), {
      name: 'kindwright-yaml',
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP },
    });
    worker.on('message', (reply: YamlReply) => {
      if (this.#worker !== worker) return;
      if ('json' in reply) this.#reading?.resolve(reply.json);
      else this.#reading?.reject(reply.outOfBounds ? new BoundsError(reply.fault) : new SyntaxError(reply.fault));
      this.#reading = undefined;
      this.#next();
    });
    worker.on('error', () => {
      if (this.#worker === worker) this.#giveUp(tooLarge('Request entity too large: reading the YAML takes too much memory'));
    });
    return worker;
  }

  /** Refuses the document that is being read, and goes on with the next in a new thread. */
  #giveUp(why: ApiError): void {
    void this.#end(why);
    this.#next();
  }

  async #end(why: ApiError): Promise<void> {
    const [worker, reading] = [this.#worker, this.#reading];
    this.#worker = undefined;
    this.#reading = undefined;
    clearTimeout(this.#timer);
    reading?.reject(why);
    await worker?.terminate();
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
