/** The OpenAPI documents of the servers that are delegated to, fetched when they become available and kept fresh while they are read. */
import { createHash } from 'node:crypto';
import { ANSWERS, readAnswer } from '../../client/answers.js';
import type { Connection } from '../../http/connections/delegation.js';
import { type ForeignPart, type ForeignParts, partOf } from '../../http/documents/openapi-join.js';
import type { Turn } from '../../model/definition/settled.js';
import { pathOf, type Registration } from './registration.js';
import { remoteAnswer } from './remote-answer.js';

/** Age at which a document that is read is asked for again, in milliseconds. */
const FRESH_MS = 60_000;
interface Held {
  readonly registration: Registration;
  readonly part: ForeignPart | undefined;
  /** Tells by what the part was read from. */
  readonly digest: string;
  readonly etag: string | undefined;
  readonly askedAt: number;
}

export class RemoteDocuments implements ForeignParts {
  readonly #held = new Map<string, Held>();
  readonly #stopped = new AbortController();
  #revision = 0;

  /** `connect` throws where the server cannot be called. */
  constructor(
    private readonly connect: (registration: Registration) => Connection,
    /** Begins work that goes in turns. */
    private readonly begin: () => Turn,
  ) {}

  current(): { revision: number; parts: Map<string, ForeignPart> } {
    const held = [...this.#held].sort(([a], [b]) => (a < b ? -1 : 1));
    const now = performance.now();
    for (const [name, { askedAt, registration }] of held) if (registration.available && now - askedAt > FRESH_MS) void this.#fetch(name);
    return {
      revision: this.#revision,
      parts: new Map(held.flatMap(([name, { part }]) => (part === undefined ? [] : [[name, part] as const]))),
    };
  }

  /** To be told how a version is registered now; undefined: not at all. */
  changed(name: string, registration: Registration | undefined): void {
    const held = this.#held.get(name);
    if (registration?.service === undefined) {
      if (this.#held.delete(name)) this.#revision += 1;
      return;
    }
    // While a server is away its kinds stay described.
    this.#held.set(name, { part: undefined, digest: '', etag: undefined, askedAt: 0, ...held, registration });
    if (registration.available && held?.registration.available !== true) void this.#fetch(name);
  }

  stop(): void {
    this.#stopped.abort();
  }

  /** A server without a document, or with none that can be read, has nothing to say; what it said before stays. */
  async #fetch(name: string): Promise<void> {
    const asked = this.#held.get(name);
    if (asked === undefined || this.#stopped.signal.aborted) return;
    this.#held.set(name, { ...asked, askedAt: performance.now() });
    const answer = await this.#answer(asked).catch(() => undefined);
    const held = this.#held.get(name);
    if (answer === undefined || held === undefined) return;
    this.#held.set(name, { ...held, ...answer });
    if (answer.digest !== held.digest) this.#revision += 1;
  }

  /** Undefined where nothing new is told. Rejects where there is no document, or one beyond the bounds. */
  async #answer({ registration, etag }: Held): Promise<Pick<Held, 'part' | 'digest' | 'etag'> | undefined> {
    const about = { path: '/openapi/v2', etag, bytes: ANSWERS.openApi.bytes, stopped: this.#stopped.signal };
    const answer = await remoteAnswer(this.connect(registration), about);
    if (answer === undefined) return undefined;
    const { bytes } = answer;
    const text = bytes.toString('utf8');
    const digest = createHash('sha256').update(bytes).digest('hex');
    const turn = this.begin();
    const part = await partOf(await readAnswer(text, ANSWERS.openApi, turn), pathOf(registration), turn);
    return { part, digest, etag: answer.etag };
  }
}
