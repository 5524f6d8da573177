/** Which resources of a store are encrypted, and how. The configuration may change while the server runs. */
import type { Clock } from '../../model/clock.js';
import type { Seal, Sealing } from '../contract.js';
import { Chain, type ValueReader } from './chain.js';
import type { EncryptionRule, ProviderSettings } from './configuration.js';
import { kmsProvider } from './kms/provider.js';
import { KmsService } from './kms/service.js';
import { identityProvider, keyedProvider } from './local-providers.js';
import type { EncryptionMeter } from './meter.js';
import { FreshBytes } from './nonces.js';
import type { Provider } from './provider.js';
import { ANY, allOfGroup } from './resource-names.js';

export interface EncryptionOptions {
  readonly rules: readonly EncryptionRule[];
  /**
   * The resource that a key of the store belongs to, such as `secrets` or `deployments.apps`; undefined for keys of no resource, whose
   * values are not encrypted. A prefix of keys has the resource of its keys.
   */
  resourceOf(key: string): string | undefined;
  readonly clock: Clock;
  readonly meter: EncryptionMeter;
}

/** The seals of one resource, each shared by all values that have it. */
const MAX_SHARED_SEALS = 1000;

/** The current providers of one resource. */
export class ResourceEncryption {
  readonly #seals = new Map<string, Seal>();
  /** Whether some value could not be read with these providers. */
  damaged = false;
  #sealing: { readonly sealing: Sealing; readonly by: Seal } | undefined;

  constructor(
    readonly resource: string,
    private chain: Chain,
  ) {
    this.replace(chain);
  }

  /** What is stored for a value that lies at the key. Throws EncryptionError. */
  seal(key: string, value: Buffer): { readonly stored: Buffer; readonly by: Seal } {
    // The identity is read before encrypting: if the key changes meanwhile, the value counts as written with the older key.
    const { identity } = this.chain;
    return { stored: this.chain.seal(key, value), by: this.sealOf(identity) };
  }

  /** How an engine can seal values itself; undefined where the provider must do it. */
  get sealing(): { readonly sealing: Sealing; readonly by: Seal } | undefined {
    return this.#sealing;
  }

  /** See `Chain.reader`. */
  reader(value: Buffer): ValueReader | Promise<ValueReader> {
    return this.chain.reader(value);
  }

  /** The seal of values that were written under an identity. */
  sealOf(identity: string): Seal {
    const known = this.#seals.get(identity);
    if (known !== undefined) return known;
    const current = (): string => this.chain.identity;
    const seal: Seal = {
      get stale() {
        return current() !== identity;
      },
    };
    if (this.#seals.size < MAX_SHARED_SEALS) this.#seals.set(identity, seal);
    return seal;
  }

  replace(chain: Chain): void {
    this.chain = chain;
    this.damaged = false;
    // A provider with a recipe has one key for good, so the seal stays the same.
    const { identity, sealing } = chain;
    this.#sealing = sealing && { sealing, by: this.sealOf(identity) };
  }
}

interface Configured {
  readonly chains: ReadonlyMap<string, Chain>;
  readonly plain: Chain;
  /** Providers by the text of their configuration. */
  readonly services: ReadonlyMap<string, KmsService>;
}

export class Encryption {
  readonly #fresh = new FreshBytes();
  readonly #resources = new Map<string, ResourceEncryption>();
  readonly #listeners: ((resources: ReadonlySet<string>) => void)[] = [];
  #configured: Configured;
  #replacing: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(private readonly options: EncryptionOptions) {
    this.#configured = this.#configure(options.rules, new Map());
    for (const service of this.#configured.services.values()) this.#watch(service);
  }

  /** The providers for a key or a prefix of keys; undefined for what is never encrypted. */
  of(key: string): ResourceEncryption | undefined {
    const resource = this.options.resourceOf(key);
    if (resource === undefined) return undefined;
    let found = this.#resources.get(resource);
    if (found === undefined) {
      found = new ResourceEncryption(resource, this.#chainOf(resource));
      this.#resources.set(resource, found);
    }
    return found;
  }

  /** The key services in use; none if all keys are in the configuration. */
  get services(): readonly KmsService[] {
    return [...this.#configured.services.values()];
  }

  /** Asks all services for the first time. A service that does not answer does not keep the server from starting. */
  async start(): Promise<void> {
    await Promise.all(this.services.map((service) => service.start()));
  }

  /** What is wrong with the key services; undefined if nothing is. */
  async health(): Promise<string | undefined> {
    const faults = await Promise.all(
      this.services.map(async (service, i) => {
        const fault = await service.check();
        return fault === undefined ? [] : [`kms-provider-${i}: ${fault}`];
      }),
    );
    return faults.flat().join('; ') || undefined;
  }

  /**
   * Switches to another configuration. Throws an Error if a service that it names does not work; then nothing changes. Values that could
   * not be read are reported again. Of concurrent calls the last one wins, however long services take to answer.
   */
  replace(rules: readonly EncryptionRule[]): Promise<void> {
    const replaced = this.#replacing.then(() => this.#replace(rules));
    this.#replacing = replaced.catch(() => undefined);
    return replaced;
  }

  async #replace(rules: readonly EncryptionRule[]): Promise<void> {
    const { services: before } = this.#configured;
    const next = this.#configure(rules, before);
    const added = [...next.services].filter(([name]) => !before.has(name)).map(([, service]) => service);
    const faults = (await Promise.all(added.map((service) => service.start()))).filter((fault) => fault !== undefined);
    if (faults.length > 0 || this.#closed) {
      for (const service of added) service.close();
      this.options.meter.reloaded(true);
      throw new Error(faults.join('; ') || 'the server is shutting down');
    }
    this.#configured = next;
    for (const service of added) this.#watch(service);
    this.#anew();
    for (const [name, service] of before) if (!next.services.has(name)) service.close();
    this.options.meter.reloaded(false);
  }

  /** Calls the listener with the resources whose unreadable values should be read again. */
  onReread(listener: (resources: ReadonlySet<string>) => void): void {
    this.#listeners.push(listener);
  }

  close(): void {
    this.#closed = true;
    for (const service of this.services) service.close();
  }

  #watch(service: KmsService): void {
    service.onRecovery(() => {
      if (this.services.includes(service)) this.#anew();
    });
  }

  #anew(): void {
    const damaged = new Set<string>();
    for (const encryption of this.#resources.values()) {
      if (encryption.damaged) damaged.add(encryption.resource);
      encryption.replace(this.#chainOf(encryption.resource));
    }
    if (damaged.size > 0) for (const listener of this.#listeners) listener(damaged);
  }

  /** The chain for a resource: the one that names it, else the one for its group, else the one for all resources. */
  #chainOf(resource: string): Chain {
    const { chains, plain } = this.#configured;
    return chains.get(resource) ?? chains.get(allOfGroup(resource)) ?? chains.get(ANY) ?? plain;
  }

  /** `known`: services that run already. They are kept if their configuration is the same. */
  #configure(rules: readonly EncryptionRule[], known: ReadonlyMap<string, KmsService>): Configured {
    const { meter, clock } = this.options;
    const services = new Map<string, KmsService>();
    const made = (settings: ProviderSettings): readonly Provider[] => {
      if (settings.type === 'identity') return [identityProvider];
      if (settings.type !== 'kms') return settings.keys.map((key) => keyedProvider(settings.type, key, this.#fresh));
      const name = JSON.stringify([settings.name, settings.endpoint, settings.timeoutMs]);
      const service = known.get(name) ?? services.get(name) ?? new KmsService(settings, { clock, meter });
      services.set(name, service);
      return [kmsProvider(service, this.#fresh)];
    };
    const providers = new Map<string, Provider[]>();
    for (const rule of rules) {
      const own = rule.providers.flatMap(made);
      for (const resource of rule.resources) providers.set(resource, [...(providers.get(resource) ?? []), ...own]);
    }
    const chains = new Map<string, Chain>();
    for (const [resource, [first, ...rest]] of providers) if (first !== undefined) chains.set(resource, new Chain([first, ...rest], meter));
    return { chains, plain: new Chain([identityProvider], UNCOUNTED), services };
  }
}

/** A resource without a configuration is stored as it is. */
const UNCOUNTED = { transformed: (): void => undefined };
