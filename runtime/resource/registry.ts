/** All resources of a server, and which of their versions it serves. */
import type { Catalogue, ResourceDefinition, VersionDefinition } from '../model/definition/definition.js';
import { resourceIn } from '../model/definition/definition-in-release.js';
import { ageAt, compareReleases } from '../model/definition/releases.js';
import { type ApiObject, apiVersionOf } from '../model/object.js';
import { compareVersions } from '../model/values/version-order.js';
import type { Words } from '../model/values/words.js';
import type { OperatorLog } from '../observe/operator-log.js';
import type { Environment } from './environment.js';
import type { Pace } from './pace.js';
import { ObjectReader } from './reader.js';
import { Resource } from './resource.js';
import type { Strategy } from './strategy.js';

export interface Served {
  readonly resource: Resource;
  readonly version: VersionDefinition;
}

interface ServingRules {
  /** The release whose API is shown, as `<major>.<minor>`. */
  readonly release: string;
  /** The switches of --runtime-config, by key. */
  readonly switches: ReadonlyMap<string, boolean>;
}

type Level = 'alpha' | 'beta' | 'ga';

const levelOf = (version: string): Level => (version.includes('alpha') ? 'alpha' : version.includes('beta') ? 'beta' : 'ga');

/**
 * Whether a version of a resource is served: never while its feature gate is off, else by the most specific switch that names it, else by its
 * level and the release.
 */
function isServed(definition: VersionDefinition, { release, switches }: ServingRules, { enabledByName }: Environment): boolean {
  const apiVersion = apiVersionOf(definition.group, definition.version);
  const age = ageAt(definition.lifetime, release);
  if (age === 'later' || age === 'removed') return false;
  if (definition.featureGate !== undefined && !enabledByName(definition.featureGate)) return false;
  const level = levelOf(definition.version);
  const named =
    switches.get(`${apiVersion}/${definition.plural}`) ??
    switches.get(apiVersion) ??
    (definition.group === '' ? switches.get(`api/${apiVersion}`) : undefined) ??
    switches.get(`api/${level}`) ??
    switches.get('api/all');
  return named ?? definition.enabledByDefault;
}

/** A kind that is served beside those of the catalogue, for as long as it is registered. */
export interface RegisteredKind {
  /** The rules of the kind for each of its versions as the hub. */
  strategy(definition: ResourceDefinition): Strategy;
  /** The kind with its storage version as the hub. */
  readonly stored: ResourceDefinition;
  /** The kind with each served version as the hub, since requests are judged by the version that they are made in. */
  readonly served: readonly ResourceDefinition[];
}

interface RankedGroup {
  readonly name: string;
  readonly priority: number;
  readonly versions: readonly { readonly name: string; readonly priority: number }[];
}

/** Whether the release has a version of the resource, served or not. */
const isThere = ({ versions }: ResourceDefinition, { release }: ServingRules): boolean =>
  [...versions.values()].some(({ lifetime }) => !['later', 'removed'].includes(ageAt(lifetime, release)));

/** The rank of the groups and versions of registered kinds. */
export const REGISTERED_PRIORITY = { group: 1000, version: 100 } as const;

interface RegistryChange {
  /** The kind that was registered, replaced or removed. */
  readonly id: string;
  /** The versions that it is, or was, served in, by apiVersion. */
  readonly versions: ReadonlySet<string>;
}

/** Called after the registry has changed. */
type RegistryListener = (change: RegistryChange) => void;

export class Registry {
  readonly #served = new Map<string, Map<string, Served>>();
  readonly #byId = new Map<string, Resource>();
  /** The resources of each registered kind, that of the storage version first. */
  readonly #registered = new Map<string, readonly Resource[]>();
  readonly #listeners = new Set<RegistryListener>();
  readonly #parts = new Map<unknown, unknown>();
  #ranked: readonly RankedGroup[] | undefined;
  #ownGroups: ReadonlySet<string> | undefined;
  /** Domain words of the API. */
  readonly words: Words;

  constructor(
    readonly catalogue: Catalogue,
    private readonly environment: Environment,
    readonly rules: ServingRules,
  ) {
    this.words = environment.words;
    for (const written of catalogue.resources) {
      const definition = resourceIn(written, rules.release);
      // Several definitions may have this id, each in other releases; the one that the release has takes the place of any other.
      if (this.#byId.has(definition.id) && !isThere(definition, rules)) continue;
      const resource = new Resource(definition, environment);
      this.#byId.set(definition.id, resource);
      for (const version of definition.versions.values()) if (isServed(version, rules, environment)) this.#serve(resource, version);
    }
  }

  #serve(resource: Resource, version: VersionDefinition): void {
    const apiVersion = apiVersionOf(version.group, version.version);
    const inVersion = this.#served.get(apiVersion) ?? new Map<string, Served>();
    inVersion.set(version.plural, { resource, version });
    this.#served.set(apiVersion, inVersion);
  }

  /** Schedules the long work of the server. */
  get pace(): Pace {
    return this.environment.pace;
  }

  /** Takes lines for the operator. */
  get log(): OperatorLog {
    return this.environment.log;
  }

  /** All kinds, served or not, each by the resource of its hub. */
  get resources(): Iterable<Resource> {
    return this.#byId.values();
  }

  /**
   * Whether a kind may be registered: paths below a served group of the catalogue belong to the catalogue whatever their version, as
   * those of a built-in group of a conformant server do; and no two kinds have one id.
   */
  admits(group: string, id: string): boolean {
    return !this.hasOwnGroup(group) && (!this.#byId.has(id) || this.#registered.has(id));
  }

  /** Serves a kind from now on; it takes the place of the one of its id, whose watches end. Throws where it is not admitted. */
  register({ stored, served, strategy }: RegisteredKind): void {
    const { id } = stored;
    if (!this.admits(stored.versions.get(stored.hub)?.group ?? '', id)) throw new Error(`the catalogue has the place of ${id}`);
    for (const { hub, versions } of served) {
      const other = this.#served.get(hub)?.get(versions.get(hub)?.plural ?? '')?.resource.definition.id;
      if (other !== undefined && other !== id) throw new Error(`${other} is served where ${id} would be`);
    }
    const before = this.#withdraw(id);
    const environment = { ...this.environment, strategy };
    const main = new Resource(stored, environment);
    const resources = [main];
    for (const definition of served) {
      const resource = definition.hub === stored.hub ? main : new Resource(definition, environment, main);
      const version = definition.versions.get(definition.hub);
      if (version === undefined) throw new Error(`${id} has no version ${definition.hub}`);
      if (resource !== main) resources.push(resource);
      this.#serve(resource, version);
    }
    this.#byId.set(id, main);
    this.#registered.set(id, resources);
    this.#changed(id, before, served);
  }

  /** Serves a registered kind no longer; its watches end. */
  remove(id: string): void {
    if (this.#registered.has(id)) this.#changed(id, this.#withdraw(id), []);
  }

  /** Whether a version is served, and all its kinds are registered ones. */
  isRegisteredVersion(apiVersion: string): boolean {
    return this.#served.has(apiVersion) && !this.#servesOwn(apiVersion);
  }

  /** The versions of registered kinds, by apiVersion. */
  registeredVersions(): Iterable<string> {
    return [...this.#served.keys()].filter((apiVersion) => this.isRegisteredVersion(apiVersion));
  }

  /** Calls the listener after each change of what is registered; the function that is returned ends that. */
  onChange(listener: RegistryListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Takes out the resources of the kind and returns them. */
  #withdraw(id: string): readonly Resource[] {
    const resources = this.#registered.get(id) ?? [];
    for (const { definition } of resources) {
      const version = definition.versions.get(definition.hub);
      const inVersion = this.#served.get(definition.hub);
      if (version === undefined || inVersion?.get(version.plural)?.resource.definition.id !== id) continue;
      inVersion.delete(version.plural);
      if (inVersion.size === 0) this.#served.delete(definition.hub);
    }
    this.#registered.delete(id);
    this.#byId.delete(id);
    return resources;
  }

  #changed(id: string, before: readonly Resource[], served: readonly ResourceDefinition[]): void {
    this.#ranked = undefined;
    before[0]?.cache.retire();
    const versions = new Set([...before.map(({ definition }) => definition.hub), ...served.map(({ hub }) => hub)]);
    for (const listener of this.#listeners) listener({ id, versions });
  }

  /** The resource and version that a path names; undefined where they are not served. */
  find(group: string, version: string, plural: string): Served | undefined {
    return this.#served.get(apiVersionOf(group, version))?.get(plural);
  }

  /** The served versions of a kind, by the id of its resource, in the order of discovery. */
  servedVersions(id: string): Served[] {
    const found: Served[] = [];
    for (const { name, versions } of this.ranked())
      for (const version of versions)
        for (const served of this.#served.get(apiVersionOf(name, version.name))?.values() ?? [])
          if (served.resource.definition.id === id) found.push(served);
    return found;
  }

  /** Everything one version serves, by plural name. */
  inVersion(apiVersion: string): ReadonlyMap<string, Served> | undefined {
    return this.#served.get(apiVersion);
  }

  /** A resource by `<plural>.<group of its hub>`; throws where there is no such one. */
  byId(id: string): Resource {
    const resource = this.#byId.get(id);
    if (resource === undefined) throw new Error(`there is no resource ${id}`);
    return resource;
  }

  /** Reads stored objects of a resource by its id, as `byId` takes it; `T` is the generated interface of its hub version. */
  reader<T = ApiObject>(id: string): ObjectReader<T> {
    return new ObjectReader<T>(this.byId(id));
  }

  /**
   * The stored object of a resource by its id, undefined where there is none; of a resource that the catalogue does not have, there
   * are none. It is there at once where the resource is loaded; else it waits, and rejects, as an object reader does.
   */
  stored<T = ApiObject>(id: string, namespace: string, name: string): Readonly<T> | undefined | Promise<Readonly<T> | undefined> {
    return this.has(id) ? this.reader<T>(id).read(namespace, name) : undefined;
  }

  /** One instance per server of something that is made from the registry, shared by all callers. */
  part<T>(made: new (registry: Registry) => T): T {
    const known = this.#parts.get(made);
    if (known instanceof made) return known;
    const part = new made(this);
    this.#parts.set(made, part);
    return part;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** The resource of a registered kind, by its id; undefined where there is none, or the catalogue has the id. */
  registered(id: string): Resource | undefined {
    return this.#registered.get(id)?.[0];
  }

  /** Whether any version of a group of the catalogue is served. */
  hasOwnGroup(name: string): boolean {
    this.#ownGroups ??= new Set(this.ownRanked().map((group) => group.name));
    return this.#ownGroups.has(name);
  }

  /** Served groups in discovery order, each with its served versions, the preferred one first. */
  groups(): { name: string; versions: string[] }[] {
    return this.ranked().map(({ name, versions }) => ({ name, versions: versions.map((v) => v.name) }));
  }

  /** The same, with the rank of each group and version. */
  ranked(): readonly RankedGroup[] {
    this.#ranked ??= this.#rank();
    return this.#ranked;
  }

  /** The ranked groups of the catalogue alone. */
  ownRanked(): RankedGroup[] {
    const { release } = this.rules;
    return this.catalogue.groups
      .map(({ name, priority, formerPriority, versions }) => ({
        name,
        priority: formerPriority !== undefined && compareReleases(release, formerPriority.until) <= 0 ? formerPriority.priority : priority,
        versions: versions.filter((v) => this.#servesOwn(apiVersionOf(name, v.name))),
      }))
      .filter((g) => g.versions.length > 0)
      .sort((a, b) => b.priority - a.priority);
  }

  #servesOwn(apiVersion: string): boolean {
    for (const { resource } of this.#served.get(apiVersion)?.values() ?? []) if (!this.#registered.has(resource.definition.id)) return true;
    return false;
  }

  #rank(): RankedGroup[] {
    const added = new Map<string, Set<string>>();
    for (const resources of this.#registered.values())
      for (const { definition } of resources) {
        const version = definition.versions.get(definition.hub);
        if (version === undefined || !this.#served.get(definition.hub)?.has(version.plural)) continue;
        added.set(version.group, (added.get(version.group) ?? new Set()).add(version.version));
      }
    const versionsOf = (names: ReadonlySet<string>): { name: string; priority: number }[] =>
      [...names].sort(compareVersions).map((version) => ({ name: version, priority: REGISTERED_PRIORITY.version }));
    const others = [...added].sort(([a], [b]) => (a < b ? -1 : 1));
    return [
      ...this.ownRanked(),
      ...others.map(([name, versions]) => ({ name, priority: REGISTERED_PRIORITY.group, versions: versionsOf(versions) })),
    ].sort((a, b) => b.priority - a.priority);
  }
}
