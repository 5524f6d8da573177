/** Discovery: what the server serves, as /api, /apis and the documents below them tell clients. */

import type { SubresourceDefinition, VersionDefinition } from '../../model/definition/definition.js';
import { groupWord, tagOf, titled } from '../../model/definition/openapi-paths.js';
import { versionPath } from '../../model/definition/routes.js';
import { ApiError, methodNotAllowed } from '../../model/errors.js';
import { apiVersionOf } from '../../model/object.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { Registry, Served } from '../../resource/registry.js';
import type { FeatureGates } from '../../settings/feature-gates.js';
import { answerNoPage } from '../answers/answers.js';
import { negotiate, objectForm } from '../answers/negotiate.js';
import type { Renderer } from '../answers/render.js';
import type { Delegation, GroupVersions } from '../connections/delegation.js';
import type { RequestContext } from '../requests/state.js';
import { AggregatedDiscovery, documentVersions, KIND, type ListedResource } from './aggregated-discovery.js';
import { namesTag } from './openapi.js';
import type { Page } from './pages.js';

const versionOf = (group: string, version: string): { groupVersion: string; version: string } => ({
  groupVersion: apiVersionOf(group, version),
  version,
});

export class Discovery {
  readonly #aggregated: AggregatedDiscovery;
  /** Versions of aggregated discovery. */
  readonly #versions: readonly string[];

  constructor(
    private readonly registry: Registry,
    private readonly renderer: Renderer,
    private readonly gates: Pick<FeatureGates, 'enabled' | 'enabledByName'>,
    private readonly delegation: Delegation,
    metrics: Metrics,
  ) {
    const listed = (group: string, version: string): readonly ListedResource[] => this.listed(group, version);
    this.#versions = documentVersions(gates.enabled);
    const made = metrics.counter('aggregator_discovery_aggregation_count_total').cell({});
    this.#aggregated = new AggregatedDiscovery(registry, delegation, listed, !gates.enabled('ZeroTimesOmitted'), () => made.add());
  }

  /** Answers a discovery path; false where the path is none. */
  async answer(ctx: RequestContext, path: string): Promise<boolean> {
    const parts = (path.endsWith('/') ? path.slice(0, -1) : path).split('/').slice(1);
    if (parts.length === 1 && ctx.method === 'GET' && (await this.aggregated(ctx, parts[0] ?? ''))) return true;
    const document = this.document(parts, ctx);
    if (document === undefined) return false;
    if (document === 'unknown') {
      answerNoPage(ctx);
      return true;
    }
    const group = parts[0] === 'apis' ? (parts[1] ?? '') : '';
    // The groups, each registered group, and versions that are registered answer whatever the method. The first group has the
    // registrations, and none itself.
    const first = this.delegation.groups()?.[0]?.name;
    const ofGroups = first !== undefined && parts[0] === 'apis' && parts.length <= 2 && group !== first;
    const registered = ofGroups || (group !== '' && !this.registry.hasOwnGroup(group));
    if (ctx.method !== 'GET' && !registered) throw methodNotAllowed();
    await this.renderer.object(ctx, 200, document, negotiate(ctx.get('accept'), this.renderer.offer(true, 'none', registered)));
    return true;
  }

  /** Answers with all groups in one document where the client wants that; false where it does not. */
  private async aggregated(ctx: RequestContext, root: string): Promise<boolean> {
    if (this.#versions.length === 0 || (root !== 'api' && root !== 'apis')) return false;
    const group = this.registry.words.group('apidiscovery');
    const hasCode = this.#versions.every((version) => Object.hasOwn(this.registry.catalogue.kinds, `${group}/${version}`));
    const about = { group, kind: KIND, versions: this.#versions };
    const form = objectForm(ctx.get('accept'), this.renderer.offer(hasCode, 'none'), about);
    if (form === undefined) return false;
    const { text, etag } = await this.#aggregated.document(root, form.version);
    ctx.set('Etag', etag);
    ctx.set('Vary', 'Accept');
    ctx.set('Cache-Control', 'public');
    if (namesTag(ctx.get('if-none-match'), etag)) {
      ctx.status = 304;
      return true;
    }
    await this.renderer.object(ctx, 200, JSON.parse(text), form.accepted);
    return true;
  }

  private document(parts: readonly string[], ctx: RequestContext): object | 'unknown' | undefined {
    const [root, first, second] = parts;
    if (root === 'api') {
      if (parts.length === 1) return this.coreVersions(ctx);
      if (parts.length === 2 && first !== undefined) return this.resources('', first);
    }
    if (root !== 'apis') return undefined;
    if (first === undefined) return { kind: 'APIGroupList', apiVersion: 'v1', groups: this.groups().map((g) => this.group(g)) };
    const named = (g: GroupVersions): boolean => g.name === first;
    const own = this.served().find(named);
    if (second === undefined) {
      const group = this.groups().find(named) ?? own;
      return group === undefined ? 'unknown' : { kind: 'APIGroup', apiVersion: 'v1', ...this.group(group) };
    }
    if (own === undefined) return 'unknown';
    const isKnown = this.registry.hasOwnGroup(first) || this.registry.inVersion(apiVersionOf(first, second)) !== undefined;
    if (parts.length === 3 && !isKnown) return 'unknown';
    return parts.length === 3 ? this.resources(first, second) : undefined;
  }

  /** Groups that this server answers for by itself. */
  private served(): readonly GroupVersions[] {
    return this.registry.groups().filter((g) => g.name !== '');
  }

  /** Groups that clients are told of. */
  private groups(): readonly GroupVersions[] {
    return this.delegation.groups() ?? this.served();
  }

  private group({ name, versions }: GroupVersions): object {
    return { name, versions: versions.map((v) => versionOf(name, v)), preferredVersion: versionOf(name, versions[0] ?? '') };
  }

  private coreVersions(ctx: RequestContext): object {
    const core = this.registry.groups().find((g) => g.name === '');
    const address = `${ctx.req.socket.localAddress ?? '127.0.0.1'}:${ctx.req.socket.localPort ?? 443}`;
    return {
      kind: 'APIVersions',
      versions: core?.versions ?? [],
      serverAddressByClientCIDRs: [{ clientCIDR: '0.0.0.0/0', serverAddress: address }],
    };
  }

  /** What documents tell of discovery: groups and versions of the catalogue, and none that come while the server runs. */
  pages(): Page[] {
    const { groupDomain, mediaVendor } = this.registry.catalogue.service;
    const types = ['application/json', 'application/yaml', `application/vnd.${mediaVendor}.protobuf`];
    const page = (path: string, subject: string, tag: string, kind: string, description: string): Page => {
      const definition = `apimachinery.pkg.apis.meta.v1.${kind}`;
      return { path: `${path}/`, operation: `get${subject}`, tag, description, types, answer: { definition } };
    };
    const pages = [page('/apis', 'APIVersions', 'apis', 'APIGroupList', 'List the groups of the API.')];
    for (const { name, versions } of this.registry.groups()) {
      if (!this.registry.hasOwnGroup(name)) continue;
      const word = groupWord(name, groupDomain);
      const tag = tagOf(word);
      pages.push(
        name === ''
          ? page('/api', `${word}APIVersions`, tag, 'APIVersions', 'List the versions of the core group.')
          : page(`/apis/${name}`, `${word}APIGroup`, tag, 'APIGroup', `List the versions of ${name}.`),
      );
      for (const version of versions) {
        const listed = `List the resources of ${apiVersionOf(name, version)}.`;
        pages.push(
          page(versionPath(name, version), `${word}${titled(version)}APIResources`, `${tag}_${version}`, 'APIResourceList', listed),
        );
      }
    }
    return pages;
  }

  /** Resources and subresources of one version, by name. */
  private resources(group: string, version: string): object {
    const apiVersion = apiVersionOf(group, version);
    if (this.registry.inVersion(apiVersion) === undefined)
      throw new ApiError(404, 'NotFound', 'the server could not find the requested resource', {});
    const bare = this.registry.catalogue.groups.some((g) => g.name === group && g.bareResourceList === true);
    return {
      kind: 'APIResourceList',
      ...(bare ? {} : { apiVersion: 'v1' }),
      groupVersion: apiVersion,
      resources: this.listed(group, version),
    };
  }

  private listed(group: string, version: string): ListedResource[] {
    const served = this.registry.inVersion(apiVersionOf(group, version)) ?? new Map<string, Served>();
    const namesOne = this.gates.enabled('SingularNames');
    const resources: (ListedResource & { readonly storageVersionHash?: string })[] = [];
    for (const { version: definition } of inNameOrder(served.values())) {
      resources.push({
        name: definition.plural,
        singularName: definition.singular || (namesOne ? definition.kind.toLowerCase() : ''),
        namespaced: definition.namespaced,
        kind: definition.kind,
        verbs: definition.verbs,
        ...(definition.shortNames.length === 0 ? {} : { shortNames: definition.shortNames }),
        ...(definition.categories.length === 0 ? {} : { categories: definition.categories }),
        ...(definition.storageVersionHash === undefined || !definition.verbs.includes('create')
          ? {}
          : { storageVersionHash: definition.storageVersionHash }),
      });
      for (const sub of subresourcesOf(definition)) {
        if (sub.featureGate !== undefined && !this.gates.enabledByName(sub.featureGate)) continue;
        const foreign = sub.group !== group || sub.version !== version;
        resources.push({
          name: `${definition.plural}/${sub.name}`,
          singularName: '',
          namespaced: definition.namespaced,
          ...(foreign ? { group: sub.group, version: sub.version } : {}),
          kind: sub.kind,
          verbs: sub.verbs,
        });
      }
    }
    return resources;
  }
}

const inNameOrder = (served: Iterable<Served>): Served[] => [...served].sort((a, b) => (a.version.plural < b.version.plural ? -1 : 1));

/** Subresources by name; those of untyped kinds in the order in which they were defined. */
const subresourcesOf = ({ subresources, untyped }: VersionDefinition): readonly SubresourceDefinition[] =>
  untyped === true ? subresources : [...subresources].sort((a, b) => (a.name < b.name ? -1 : 1));
