/** Which versions of kinds a release deprecates or does not have, and what takes their place: all by the lifetimes of the catalogue. */
import type { Catalogue, ResourceDefinition, VersionDefinition } from '../../model/definition/definition.js';
import { type Age, ageAt } from '../../model/definition/releases.js';
import { compareVersions } from '../../model/values/version-order.js';

/** A version of a kind of the catalogue. */
export interface KnownVersion {
  /** As manifests have it. */
  readonly apiVersion: string;
  /** The version that the object is read in: another one where no server ever served the kind in that of the manifest. */
  readonly readAs: string;
  readonly version: VersionDefinition;
  readonly resource: ResourceDefinition;
}

export class Successors {
  readonly #known = new Map<string, KnownVersion>();

  constructor(
    catalogue: Pick<Catalogue, 'resources'>,
    /** The release that is meant, as in 1.25. */
    readonly release: string,
  ) {
    for (const resource of catalogue.resources)
      for (const [readAs, version] of resource.versions)
        for (const apiVersion of [readAs, ...(version.alsoWrittenAs ?? [])])
          this.#known.set(`${apiVersion}/${version.kind}`, { apiVersion, readAs, version, resource });
  }

  /** Undefined for kinds that the catalogue does not have, such as custom resources. */
  find(apiVersion: string, kind: string): KnownVersion | undefined {
    return this.#known.get(`${apiVersion}/${kind}`);
  }

  ageOf({ version }: KnownVersion): Age {
    return ageAt(version.lifetime, this.release);
  }

  /**
   * What takes the place of a version: what its lifetime names where the release has that, else the most stable version of the same
   * objects that is not deprecated, of the same group where there is one. Undefined where nothing does.
   */
  successorOf({ apiVersion, version, resource }: KnownVersion): KnownVersion | undefined {
    const named = version.lifetime.replacement === undefined ? undefined : this.#known.get(version.lifetime.replacement);
    if (named?.resource === resource && this.#isServed(named)) return named;
    const others = [...resource.versions].map(([of, other]) => ({ apiVersion: of, readAs: of, version: other, resource }));
    return others
      .filter((other) => other.apiVersion !== apiVersion && this.#isServed(other) && this.ageOf(other) === 'current')
      .sort((a, b) => distance(a, version) - distance(b, version) || compareVersions(a.version.version, b.version.version))[0];
  }

  /** The version of an object's kind that is asked for by its group and version; undefined where the kind has none such. */
  versionOf({ resource }: KnownVersion, apiVersion: string): KnownVersion | undefined {
    const version = resource.versions.get(apiVersion);
    return version === undefined ? undefined : { apiVersion, readAs: apiVersion, version, resource };
  }

  /** What those who move away from a version must look at. */
  changesOf({ apiVersion, readAs, version: { kind, lifetime } }: KnownVersion): string[] {
    const unserved = readAs === apiVersion ? [] : [`no release serves ${kind} of ${apiVersion}; it is read as that of ${readAs}`];
    return [...unserved, ...(lifetime.changes ?? [])];
  }

  #isServed(known: KnownVersion): boolean {
    const age = this.ageOf(known);
    return known.version.enabledByDefault && (age === 'current' || age === 'deprecated');
  }
}

const distance = ({ version }: KnownVersion, from: VersionDefinition): number => (version.group === from.group ? 0 : 1);
