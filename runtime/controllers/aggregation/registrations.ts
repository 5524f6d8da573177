/** All API services as the watch cache has them, read once each: by name, by who answers, and in discovery order. */
import type { APIService } from '../../../generated/apiregistration/v1/types.js';
import type { GroupVersions } from '../../http/connections/delegation.js';
import { apiVersionOf } from '../../model/object.js';
import type { Change, Informer } from '../framework/informer.js';
import { inDiscoveryOrder, type Registration, registrationOf } from './registration.js';

/** Told of an API service that may have changed. */
type Listener = (name: string, change: Change<APIService>) => void;

export class Registrations {
  readonly #byName = new Map<string, Registration>();
  /** Those that others answer for, by apiVersion. */
  readonly #delegated = new Map<string, Registration>();
  #groups: readonly GroupVersions[] | undefined;

  /** `first`: the group that comes before all others and is never delegated, as the API services themselves are in it. */
  constructor(
    private readonly first: GroupVersions,
    private readonly changed: Listener,
  ) {}

  /** Resolves once all that there are have been read. */
  async start(apiServices: Informer<APIService>): Promise<void> {
    apiServices.onChange((change) => this.#read(apiServices, change));
    await apiServices.synced();
  }

  #read(apiServices: Informer<APIService>, change: Change<APIService>): void {
    const { name } = change;
    const former = this.#byName.get(name);
    if (former !== undefined) this.#delegated.delete(apiVersionOf(former.group, former.version));
    this.#byName.delete(name);
    const object = apiServices.get('', name);
    if (object !== undefined) {
      const registration = registrationOf(object);
      this.#byName.set(name, registration);
      const { group, version, service } = registration;
      if (service !== undefined && group !== this.first.name) this.#delegated.set(apiVersionOf(group, version), registration);
    }
    this.#groups = undefined;
    this.changed(name, change);
  }

  get(name: string): Registration | undefined {
    return this.#byName.get(name);
  }

  /** Whether other servers answer for any version. */
  get delegates(): boolean {
    return this.#delegated.size > 0;
  }

  /** The registration of a version that another server answers for. */
  delegated(group: string, version: string): Registration | undefined {
    return this.#delegated.get(apiVersionOf(group, version));
  }

  /** Registrations that other servers answer for. */
  allDelegated(): Iterable<Registration> {
    return this.#delegated.values();
  }

  /** Names of the registrations whose requests go to a service. */
  namesBehind(namespace: string, service: string): string[] {
    const names: string[] = [];
    for (const [name, { service: behind }] of this.#byName)
      if (behind?.namespace === namespace && behind.name === service) names.push(name);
    return names;
  }

  /** Groups that clients are told of, without the nameless one. */
  groups(): readonly GroupVersions[] {
    this.#groups ??= [this.first, ...inDiscoveryOrder(this.#byName.values()).filter(({ name }) => name !== '' && name !== this.first.name)];
    return this.#groups;
  }
}
