/** All resources of a server, and which of their versions it serves. */
import type { Catalogue, VersionDefinition } from '../model/definition.js';
import { type ApiObject, apiVersionOf } from '../model/object.js';
import { compareReleases } from '../model/releases.js';
import type { Words } from '../model/words.js';
import type { Environment } from './environment.js';
import { ObjectReader } from './reader.js';
import { Resource } from './resource.js';

export interface Served {
  readonly resource: Resource;
  readonly version: VersionDefinition;
}

export interface ServingRules {
  /** The release whose API is shown, as `<major>.<minor>`. */
  readonly release: string;
  /** Switches by key, as --runtime-config has them. */
  readonly switches: ReadonlyMap<string, boolean>;
}

export type Level = 'alpha' | 'beta' | 'ga';

const levelOf = (version: string): Level => (version.includes('alpha') ? 'alpha' : version.includes('beta') ? 'beta' : 'ga');

/** Whether a version of a resource is served: what was switched, the nearest key first, else by level and release. */
function isServed(definition: VersionDefinition, { release, switches }: ServingRules): boolean {
  const apiVersion = apiVersionOf(definition.group, definition.version);
  const { lifetime } = definition;
  if (lifetime.introduced !== undefined && compareReleases(lifetime.introduced, release) > 0) return false;
  if (lifetime.removed !== undefined && compareReleases(lifetime.removed, release) <= 0) return false;
  const level = levelOf(definition.version);
  const named =
    switches.get(`${apiVersion}/${definition.plural}`) ??
    switches.get(apiVersion) ??
    switches.get(`api/${level}`) ??
    switches.get('api/all');
  return named ?? definition.enabledByDefault;
}

export class Registry {
  readonly resources: readonly Resource[];
  readonly #served = new Map<string, Map<string, Served>>();
  readonly #byId = new Map<string, Resource>();
  /** Domain words of the API. */
  readonly words: Words;

  constructor(
    readonly catalogue: Catalogue,
    environment: Environment,
    readonly rules: ServingRules,
  ) {
    this.words = environment.words;
    this.resources = catalogue.resources.map((definition) => new Resource(definition, environment));
    for (const resource of this.resources) {
      this.#byId.set(resource.definition.id, resource);
      for (const [apiVersion, version] of resource.definition.versions) {
        if (!isServed(version, rules)) continue;
        const inVersion = this.#served.get(apiVersion) ?? new Map<string, Served>();
        inVersion.set(version.plural, { resource, version });
        this.#served.set(apiVersion, inVersion);
      }
    }
  }

  /** The resource and version that a path names; undefined where they are not served. */
  find(group: string, version: string, plural: string): Served | undefined {
    return this.#served.get(apiVersionOf(group, version))?.get(plural);
  }

  /** Everything one version serves, by plural name. */
  inVersion(apiVersion: string): ReadonlyMap<string, Served> | undefined {
    return this.#served.get(apiVersion);
  }

  /** A resource by `<plural>.<group of its hub>`; throws where the catalogue has no such one. */
  byId(id: string): Resource {
    const resource = this.#byId.get(id);
    if (resource === undefined) throw new Error(`the catalogue has no resource ${id}`);
    return resource;
  }

  /** Reads stored objects of a resource by its id, as `byId` takes it; `T` is the generated interface of its hub version. */
  reader<T = ApiObject>(id: string): ObjectReader<T> {
    return new ObjectReader<T>(this.byId(id));
  }

  /**
   * The stored object of a resource by its id, undefined where there is none; of a resource that the catalogue does not have, there
   * are none. Waits, and rejects, as an object reader does.
   */
  async stored<T = ApiObject>(id: string, namespace: string, name: string): Promise<Readonly<T> | undefined> {
    return this.has(id) ? this.reader<T>(id).get(namespace, name) : undefined;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** Served groups in discovery order, each with its served versions, the preferred one first. */
  groups(): { name: string; versions: string[] }[] {
    return this.ranked().map(({ name, versions }) => ({ name, versions: versions.map((v) => v.name) }));
  }

  /** The same, with the rank of each group and version. */
  ranked(): { name: string; priority: number; versions: { name: string; priority: number }[] }[] {
    const { release } = this.rules;
    return this.catalogue.groups
      .map(({ name, priority, formerPriority, versions }) => ({
        name,
        priority: formerPriority !== undefined && compareReleases(release, formerPriority.until) <= 0 ? formerPriority.priority : priority,
        versions: versions.filter((v) => this.#served.has(apiVersionOf(name, v.name))),
      }))
      .filter((g) => g.versions.length > 0)
      .sort((a, b) => b.priority - a.priority);
  }
}
