/** Which addresses and ports the stored services have: read once, and followed from then on, so that a write pays for what has changed alone. */
import type { ServiceSpec } from '../../generated/core/v1/types.js';
import { CacheFollower } from '../controllers/framework/cache-follower.js';
import { typed } from '../model/object.js';
import type { Resource, Stored } from '../resource/resource.js';

/** The values of each object, and the objects that hold each value: more than one only where two servers gave it away at once. */
class Holders<T> {
  readonly #holders = new Map<T, readonly string[]>();
  readonly #values = new Map<string, readonly T[]>();

  get size(): number {
    return this.#holders.size;
  }

  get values(): Iterable<T> {
    return this.#holders.keys();
  }

  holderOf(value: T): string | undefined {
    return this.#holders.get(value)?.[0];
  }

  /** Replaces what the object of a key holds. */
  set(key: string, values: readonly T[]): void {
    for (const value of this.#values.get(key) ?? []) {
      const others = (this.#holders.get(value) ?? []).filter((other) => other !== key);
      if (others.length === 0) this.#holders.delete(value);
      else this.#holders.set(value, others);
    }
    const held = [...new Set(values)];
    if (held.length === 0) this.#values.delete(key);
    else this.#values.set(key, held);
    for (const value of held) this.#holders.set(value, [...(this.#holders.get(value) ?? []), key]);
  }
}

/** What of a service tells what it holds. */
type Holding = Pick<ServiceSpec, 'clusterIPs' | 'ports' | 'healthCheckNodePort'>;

export const portsOf = ({ ports = [], healthCheckNodePort = 0 }: Holding): number[] =>
  [...ports.map(({ nodePort = 0 }) => nodePort), healthCheckNodePort].filter((port) => port !== 0);

/** What services hold, by what was told of them. */
export class Held {
  readonly addresses = new Holders<string>();
  readonly ports = new Holders<number>();

  set(key: string, spec: Holding | undefined): void {
    this.addresses.set(key, spec?.clusterIPs ?? []);
    this.ports.set(key, spec === undefined ? [] : portsOf(spec));
  }
}

/** What the services of a server hold; it is filled when it is asked for first. */
export class HeldByServices {
  readonly #held = new Held();
  readonly #follower: CacheFollower;
  #opening: Promise<void> | undefined;

  constructor(private readonly services: Resource) {
    this.#follower = new CacheFollower(services, {}, (previous, current) => {
      this.#held.set((current ?? previous)?.key ?? '', current && this.#specOf(current));
    });
  }

  /** Resolves once all services are known that the cache shows, which is read in turns. */
  async known(): Promise<void> {
    await this.services.ready(this.services.forms.version(this.services.definition.hub));
    this.#opening ??= this.#follower.start();
    await this.#opening;
    await this.#follower.told();
  }

  /** What services hold at this moment; to be asked after `known`, as what came since then is all that is left to read. */
  get now(): Held {
    this.#follower.catchUp();
    return this.#held;
  }

  /** The same for whom it does not matter whether it is known yet: nothing where no service was read. */
  get counted(): Held {
    if (this.#opening !== undefined) return this.now;
    const held = new Held();
    for (const entry of this.services.cache.list().entries) held.set(entry.key, this.#specOf(entry));
    return held;
  }

  close(): void {
    this.#follower.stop();
  }

  #specOf({ item }: Stored): Holding {
    return typed<{ readonly spec: Holding }>(this.services.forms.hub(item)).spec;
  }
}
