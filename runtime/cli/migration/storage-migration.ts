/** Rewrites stored objects at the newest storage version through a live server: a write that changes nothing does so. */
import type { Connection } from '../../api-client/connection.js';
import { pagesOf } from '../../api-client/list.js';
import { ObjectClient } from '../../api-client/object-client.js';
import type { Client } from '../../controllers/framework/client.js';
import type { ListedKind } from '../../controllers/framework/served-kinds.js';
import { beforeRewrite, settleStoredVersions } from '../../extensions/stored-versions.js';
import { ApiError } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import type { StorageState } from './storage-state.js';

interface Pace {
  /** In milliseconds. */
  now(): number;
  wait(ms: number): Promise<void>;
}

interface StorageMigrationOptions {
  readonly connection: Connection;
  readonly client: Client;
  /** The group of definitions of custom resources. */
  readonly definitionsGroup: string;
  /** Objects a second, at most. */
  readonly rate: number;
  readonly pace: Pace;
  tell(line: string): void;
  /** Keeps how far it is. */
  save(state: StorageState): void;
}

/** Objects that changed or went while it was on its way need no rewriting: whoever changed them did. */
const SETTLED: ReadonlySet<number> = new Set([404, 409]);
/** The state that a list goes on with is gone. */
const GONE = 410;

export class StorageMigration {
  #state: StorageState;
  #nextAt = 0;
  /** Objects that could not be rewritten. */
  failures = 0;

  constructor(
    private readonly options: StorageMigrationOptions,
    state: StorageState,
  ) {
    this.#state = state;
  }

  /** Goes on where the state says. A kind or an object that cannot be migrated is told of, and the rest goes on. */
  async run(kinds: readonly ListedKind[]): Promise<void> {
    for (const kind of kinds) {
      if (this.#state.done.includes(kind.name)) continue;
      try {
        await this.#migrate(kind);
      } catch (error) {
        this.#fail(kind.name, error);
      }
    }
  }

  async #migrate(kind: ListedKind): Promise<void> {
    const { tell, save } = this.options;
    const failed = this.failures;
    const before = await beforeRewrite(this.options.client, this.options.definitionsGroup, kind.name);
    const resumed = this.#state.current?.kind === kind.name ? this.#state.current : undefined;
    const rewritten = await this.#rewrite(kind, resumed?.continue ?? '', resumed?.rewritten ?? 0);
    // What was rewritten before a definition was read again may have been so for another storage version.
    const isWhole = failed === this.failures && resumed === undefined;
    const former =
      before === undefined || !isWhole ? [] : await settleStoredVersions(this.options.client, this.options.definitionsGroup, before);
    tell(`${kind.name}: ${rewritten} objects${former.length === 0 ? '' : `; none is stored as ${former.join(' or ')} any more`}`);
    this.#state = { server: this.#state.server, done: [...this.#state.done, kind.name] };
    save(this.#state);
  }

  /** Gives how many objects there were. */
  async #rewrite(kind: ListedKind, token: string, begun: number): Promise<number> {
    let rewritten = begun;
    try {
      const listed = { backend: this.options.connection, kind, namespace: '' };
      for await (const { items, next } of pagesOf<ApiObject>(listed, { continue: token })) {
        for (const object of items) await this.#rewriteObject(kind, object);
        rewritten += items.length;
        if (next === '') return rewritten;
        this.#state = { ...this.#state, current: { kind: kind.name, continue: next, rewritten } };
        this.options.save(this.#state);
        this.options.tell(`${kind.name}: ${rewritten} objects so far`);
      }
      return rewritten;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== GONE) throw error;
      this.options.tell(`${kind.name}: begins anew, since the server has forgotten where it was`);
      return this.#rewrite(kind, '', 0);
    }
  }

  async #rewriteObject(kind: ListedKind, { metadata }: ApiObject): Promise<void> {
    await this.#turn();
    const { namespace = '', name = '' } = metadata;
    const objects = new ObjectClient(this.options.connection, () => kind).namespace(namespace);
    try {
      await objects.mergePatch(name, {}, { manager: 'kindwright-migrate-storage' });
    } catch (error) {
      if (!(error instanceof ApiError) || !SETTLED.has(error.code))
        this.#fail(`${kind.name} ${namespace === '' ? name : `${namespace}/${name}`}`, error);
    }
  }

  /** Waits until the rate allows one more. */
  async #turn(): Promise<void> {
    const { pace, rate } = this.options;
    const now = pace.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + 1000 / rate;
    if (at > now) await pace.wait(at - now);
  }

  #fail(what: string, error: unknown): void {
    this.failures += 1;
    this.options.tell(`${what} could not be rewritten: ${error instanceof Error ? error.message : String(error)}`);
  }
}
