/** What the servers that are delegated to say that their versions serve, fetched when they become available and kept fresh while it is read. */
import { ANSWERS, readAnswer } from '../../client/answers.js';
import type { Connection } from '../../http/connections/delegation.js';
import type { Turn } from '../../model/definition/settled.js';
import { isObject } from '../../model/json/json.js';
import { pathOf, type Registration } from './registration.js';
import { remoteAnswer } from './remote-answer.js';

/** Age at which what is read is asked for again, in milliseconds. */
const FRESH_MS = 60_000;

interface Held {
  readonly registration: Registration;
  /** Entries of the list of resources; undefined where the server has not told. */
  readonly resources: readonly unknown[] | undefined;
  readonly askedAt: number;
}

export class RemoteResources {
  readonly #held = new Map<string, Held>();
  readonly #stopped = new AbortController();

  /** `connect` throws where the server cannot be called; `begin` begins work that goes in turns. */
  constructor(
    private readonly connect: (registration: Registration) => Connection,
    private readonly begin: () => Turn,
  ) {}

  /** Entries as lists of resources have them; undefined where the server that has the version is away, or has not told yet. */
  of(group: string, version: string): readonly unknown[] | undefined {
    const name = `${version}.${group}`;
    const held = this.#held.get(name);
    if (held === undefined || !held.registration.available) return undefined;
    if (performance.now() - held.askedAt > FRESH_MS) void this.#fetch(name);
    return held.resources;
  }

  /** To be told how a version is registered now; undefined: not at all. */
  changed(name: string, registration: Registration | undefined): void {
    const held = this.#held.get(name);
    if (registration?.service === undefined) {
      this.#held.delete(name);
      return;
    }
    this.#held.set(name, { resources: undefined, askedAt: Number.NEGATIVE_INFINITY, ...held, registration });
    if (registration.available && held?.registration.available !== true) void this.#fetch(name);
  }

  stop(): void {
    this.#stopped.abort();
  }

  /** What cannot be read changes nothing. */
  async #fetch(name: string): Promise<void> {
    const asked = this.#held.get(name);
    if (asked === undefined || this.#stopped.signal.aborted) return;
    this.#held.set(name, { ...asked, askedAt: performance.now() });
    const resources = await this.#resources(asked.registration).catch(() => undefined);
    const held = this.#held.get(name);
    if (resources !== undefined && held !== undefined) this.#held.set(name, { ...held, resources });
  }

  async #resources(registration: Registration): Promise<readonly unknown[] | undefined> {
    const asked = { path: pathOf(registration), bytes: ANSWERS.resources.bytes, stopped: this.#stopped.signal };
    const answer = await remoteAnswer(this.connect(registration), asked);
    if (answer === undefined) return undefined;
    const list = await readAnswer(answer.bytes.toString('utf8'), ANSWERS.resources, this.begin());
    return isObject(list) && Array.isArray(list.resources) ? list.resources : undefined;
  }
}
