/** How large a store is: the size of its file where it has one on this machine, else what its database says when it is asked at intervals. */
import { statSync } from 'node:fs';
import type { Clock, Timer } from '../../model/clock.js';
import type { Settings } from '../../settings/settings.js';
import type { Engine } from '../../store/index.js';
import { chosenPlace } from './chosen-engine.js';
import { databaseOf } from './engine.js';

export interface StoreSize {
  /** A name of the store: the path of its file, or the address of its database without the user. */
  readonly place: string;
  /** Undefined as long as the database was not asked. */
  readonly bytes: () => number | undefined;
  /** To be called once the engine is open. */
  start(): void;
  stop(): void;
}

/** Undefined for a store that has no file and whose engine does not tell its size. */
export function storeSize(settings: Settings, engine: Engine, clock: Clock): StoreSize | undefined {
  const file = databaseOf(settings);
  if (file !== undefined)
    return {
      place: file,
      bytes: () => statSync(file, { throwIfNoEntry: false })?.size ?? 0,
      start: () => undefined,
      stop: () => undefined,
    };
  const place = chosenPlace(settings);
  if (engine.size === undefined || place.engine !== 'postgres') return undefined;
  return new AskedSize(withoutUser(place.url), engine.size, settings.seconds('etcd-db-metric-poll-interval') * 1000, clock);
}

/** An address without what stands before its hosts: the user, and a password where somebody wrote one. */
function withoutUser(url: string): string {
  const hosts = url.indexOf('://') + 3;
  const end = url.indexOf('/', hosts);
  const user = url.slice(hosts, end < 0 ? undefined : end).lastIndexOf('@');
  return url.slice(0, hosts) + url.slice(hosts + user + 1);
}

class AskedSize implements StoreSize {
  #bytes: number | undefined;
  #timer: Timer | undefined;
  #stopped = false;

  /** Asks after each interval, and never where that is 0. */
  constructor(
    readonly place: string,
    private readonly ask: () => Promise<number>,
    private readonly intervalMs: number,
    private readonly clock: Clock,
  ) {}

  readonly bytes = (): number | undefined => this.#bytes;

  start(): void {
    if (this.intervalMs > 0) void this.#look();
  }

  stop(): void {
    this.#stopped = true;
    this.#timer?.cancel();
  }

  async #look(): Promise<void> {
    // While the database is away, the last size is shown.
    this.#bytes = await this.ask().catch(() => this.#bytes);
    if (!this.#stopped) this.#timer = this.clock.after(this.intervalMs, () => void this.#look());
  }
}
