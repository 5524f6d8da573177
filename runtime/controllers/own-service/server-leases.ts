/**
 * Which servers of one store are alive: each keeps a key that the store removes by itself soon after it was last written. The keys
 * and their values are those of conformant servers, so that both kinds know of one another.
 */
import type { ServerAddress } from '../../client/outgoing.js';
import type { Environment } from '../../resource/environment.js';
import type { Resource } from '../../resource/resource.js';
import { SharedForm } from '../../resource/stored-form.js';

const TTL_SECONDS = 15;

/** What the keys of servers begin with, below the root of all keys. They mean nothing once their servers are gone. */
export const SERVER_LEASES = 'masterleases/';

/** An address, and a port where servers of one machine tell themselves apart by it. */
const LEASE_NAME = /^([0-9A-Fa-f.:]+?)(?:_(\d+))?$/;

export class ServerLeases {
  readonly #prefix: string;

  constructor(
    private readonly environment: Environment,
    private readonly endpoints: Resource,
  ) {
    this.#prefix = `${environment.keyRoot}${SERVER_LEASES}`;
  }

  #key({ ip, port }: ServerAddress): string {
    return `${this.#prefix}${ip}_${port}`;
  }

  /** Tells that the server of the address is alive. */
  async renew(address: ServerAddress): Promise<void> {
    const { ip, port } = address;
    const { forms, definition } = this.endpoints;
    await forms.load(forms.storageVersion, true);
    const subsets = [{ addresses: [{ ip }], ports: [{ name: 'https', port, protocol: 'TCP' }] }];
    const value = new SharedForm(forms).encode(forms.storing.stored(forms.canonical({ metadata: {}, subsets }, definition.hub)));
    await this.environment.engine.commit({ key: this.#key(address), value, expected: undefined, ttlSeconds: TTL_SECONDS });
  }

  async release(address: ServerAddress): Promise<void> {
    await this.environment.engine.commit({ key: this.#key(address), value: undefined, expected: undefined });
  }

  /** The servers that are alive; those that tell no port have the one given. */
  async alive(port: number): Promise<ServerAddress[]> {
    const { entries } = await this.environment.engine.range(this.#prefix);
    return entries.flatMap(({ key }) => {
      const [, ip, own] = LEASE_NAME.exec(key.slice(this.#prefix.length)) ?? [];
      return ip === undefined ? [] : [{ ip, port: own === undefined ? port : Number(own) }];
    });
  }
}
