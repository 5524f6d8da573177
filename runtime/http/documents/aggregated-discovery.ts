/** Aggregated discovery: all groups, versions and resources in one document (specification 1, discovery). */
import { createHash } from 'node:crypto';
import type { VersionDefinition } from '../../model/definition/definition.js';
import { isObject } from '../../model/json/json.js';
import { apiVersionOf } from '../../model/object.js';
import { compareVersions } from '../../model/values/version-order.js';
import type { Registry } from '../../resource/registry.js';
import type { GateName } from '../../settings/feature-gates.js';
import type { DelegatedVersion, Delegation, GroupVersions } from '../connections/delegation.js';

/** One resource or subresource, as lists of resources tell of it. */
export interface ListedResource {
  readonly name: string;
  readonly singularName: string;
  readonly namespaced: boolean;
  readonly group?: string;
  readonly version?: string;
  readonly kind: string;
  readonly verbs: readonly string[];
  readonly shortNames?: readonly string[];
  readonly categories?: readonly string[];
}

interface AggregatedDocument {
  /** JSON of the list. */
  readonly text: string;
  /** In quotes, as headers have it. */
  readonly etag: string;
}

export const KIND = 'APIGroupDiscoveryList';

/** Versions of the document that a server has, and the gates or features of the protocol that they go by. */
const VERSIONS: readonly (readonly [version: string, needs: GateName, without?: GateName])[] = [
  ['v2', 'AggregatedDiscoveryV2'],
  ['v2beta1', 'AggregatedDiscoveryEndpoint', 'AggregatedDiscoveryRemoveBetaType'],
];

/** Versions in which the document is told of, by the gates and the protocol of the release. */
export const documentVersions = (enabled: (feature: GateName) => boolean): string[] =>
  enabled('AggregatedDiscoveryEndpoint')
    ? VERSIONS.filter(([, needs, without]) => enabled(needs) && !(without !== undefined && enabled(without))).map(([version]) => version)
    : [];

export class AggregatedDiscovery {
  /** JSON of the versions that this server serves, by apiVersion, until a kind comes or goes. */
  readonly #versions = new Map<string, string>();
  /** The last document of each root and version. */
  readonly #last = new Map<string, AggregatedDocument>();

  /** `listed`: what is served in a version. `unset`: whether metadata shows a creation time that was never set. `made`: called for each document that is another one. */
  constructor(
    private readonly registry: Registry,
    private readonly delegation: Delegation,
    private readonly listed: (group: string, version: string) => readonly ListedResource[],
    private readonly unset: boolean,
    private readonly made: () => void,
  ) {
    registry.onChange(() => this.#versions.clear());
  }

  /** The document below a root in turns; the same as long as nothing has changed. */
  async document(root: 'api' | 'apis', version: string): Promise<AggregatedDocument> {
    const delegated = new Map(this.delegation.delegated().map((each) => [apiVersionOf(each.group, each.version), each]));
    const groups = root === 'apis' ? this.#groups(delegated) : this.registry.groups().filter(({ name }) => name === '');
    const turn = this.registry.pace.begin();
    const items: string[] = [];
    for (const { name, versions } of groups) {
      const shown: string[] = [];
      for (const each of versions) {
        const wait = turn();
        if (wait !== undefined) await wait;
        shown.push(this.#version(name, each, delegated.get(apiVersionOf(name, each))));
      }
      const metadata = JSON.stringify({ ...(name === '' ? {} : { name }), ...(this.unset ? { creationTimestamp: null } : {}) });
      items.push(`{"metadata":${metadata},"versions":[${shown.join(',')}]}`);
    }
    const apiVersion = `${this.registry.words.group('apidiscovery')}/${version}`;
    const text = `{"kind":"${KIND}","apiVersion":"${apiVersion}","metadata":{},"items":[${items.join(',')}]}`;
    const key = `${root} ${version}`;
    const last = this.#last.get(key);
    if (last?.text === text) return last;
    const made = { text, etag: `"${createHash('sha512').update(text).digest('hex').toUpperCase()}"` };
    this.#last.set(key, made);
    this.made();
    return made;
  }

  /** The named groups: what this server answers for ranks as it does here, whatever API services say of it; the rest as they say. */
  #groups(delegated: ReadonlyMap<string, DelegatedVersion>): GroupVersions[] {
    const own = this.registry
      .ranked()
      .flatMap(({ name, priority, versions }) =>
        versions.map((each) => ({ group: name, version: each.name, groupPriority: priority, versionPriority: each.priority })),
      );
    const local = own.filter(({ group, version }) => group !== '' && !delegated.has(apiVersionOf(group, version)));
    return inOrderOfRank([...local, ...delegated.values()]);
  }

  #version(group: string, version: string, delegated: DelegatedVersion | undefined): string {
    if (delegated !== undefined) {
      const entries = delegated.resources();
      if (entries === undefined) return JSON.stringify({ version, freshness: 'Stale' });
      return versionText(version, entries.flatMap(readEntry), NONE);
    }
    const apiVersion = apiVersionOf(group, version);
    const known = this.#versions.get(apiVersion);
    if (known !== undefined) return known;
    const around = this.registry.isRegisteredVersion(apiVersion) ? { group, version } : NONE;
    const made = versionText(version, this.listed(group, version), around);
    this.#versions.set(apiVersion, made);
    return made;
  }
}

type RankedVersion = Pick<DelegatedVersion, 'group' | 'version' | 'groupPriority' | 'versionPriority'>;

/** Groups by the highest rank of their versions, and by name among equals; their versions by rank, and by stability among equals. */
function inOrderOfRank(versions: readonly RankedVersion[]): GroupVersions[] {
  const groups = new Map<string, RankedVersion[]>();
  for (const each of versions) {
    const members = groups.get(each.group) ?? [];
    groups.set(each.group, members);
    members.push(each);
  }
  const rankOf = (members: readonly RankedVersion[]): number => Math.max(...members.map(({ groupPriority }) => groupPriority));
  return [...groups]
    .map(([name, members]) => ({ name, members, rank: rankOf(members) }))
    .sort((a, b) => b.rank - a.rank || (a.name < b.name ? -1 : 1))
    .map(({ name, members }) => ({
      name,
      versions: members
        .sort((a, b) => b.versionPriority - a.versionPriority || compareVersions(a.version, b.version))
        .map(({ version }) => version),
    }));
}

const NONE = { group: '', version: '' };

/** Kinds of the catalogue leave out the group and version that are those around them; kinds of definitions name theirs. */
function versionText(version: string, entries: readonly ListedResource[], around: Pick<VersionDefinition, 'group' | 'version'>): string {
  const kindOf = ({ group = around.group, version: of = around.version, kind }: ListedResource) => ({ group, version: of, kind });
  const resources = new Map<string, Record<string, unknown>>();
  const below = new Map<string, Record<string, unknown>[]>();
  for (const entry of entries) {
    const [plural = '', ...rest] = entry.name.split('/');
    const { verbs } = entry;
    if (rest.length > 0) {
      const list = below.get(plural) ?? [];
      below.set(plural, list);
      list.push({ subresource: rest.join('/'), responseKind: kindOf(entry), verbs });
      continue;
    }
    const { shortNames = [], categories = [] } = entry;
    resources.set(plural, {
      resource: plural,
      responseKind: kindOf(entry),
      scope: entry.namespaced ? 'Namespaced' : 'Cluster',
      singularResource: entry.singularName,
      verbs,
      ...(shortNames.length === 0 ? {} : { shortNames }),
      ...(categories.length === 0 ? {} : { categories }),
    });
  }
  const shown = [...resources].map(([plural, resource]) => {
    const subresources = below.get(plural);
    return subresources === undefined ? resource : { ...resource, subresources };
  });
  return JSON.stringify({ version, ...(shown.length === 0 ? {} : { resources: shown }), freshness: 'Current' });
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An entry that another server told of; none where it is not one. */
function readEntry(entry: unknown): ListedResource[] {
  if (!isObject(entry) || typeof entry.name !== 'string' || entry.name === '') return [];
  return [
    {
      name: entry.name,
      singularName: textOf(entry.singularName),
      namespaced: entry.namespaced === true,
      group: textOf(entry.group),
      version: textOf(entry.version),
      kind: textOf(entry.kind),
      verbs: textsOf(entry.verbs),
      shortNames: textsOf(entry.shortNames),
      categories: textsOf(entry.categories),
    },
  ];
}
