/** Metrics of how things stand, which are looked up when somebody asks. */
import { getHeapStatistics } from 'node:v8';
import { buildInformation } from '../http/documents/version.js';
import type { FeatureDefinition } from '../model/definition/definition.js';
import { releaseBefore } from '../model/definition/releases.js';
import type { Metrics } from '../observe/metrics/metrics.js';
import { groupAndResource } from '../observe/metrics/store-meter.js';
import type { Registry } from '../resource/registry.js';
import { type EnabledByName, gatesOf } from '../settings/feature-gates.js';
import type { StoreSize } from './storage/store-size.js';

interface Shown {
  readonly release: string;
  /** The release that the server is, which may show an earlier one. */
  readonly binary: string;
  readonly features: Readonly<Record<string, FeatureDefinition>>;
  readonly enabled: EnabledByName;
}

/** `store`: undefined where nobody knows how large it is. */
export function collectGauges(metrics: Metrics, registry: Registry, shown: Shown, store: StoreSize | undefined): void {
  const { release, binary, features, enabled } = shown;
  const { major, minor, gitVersion, gitCommit, gitTreeState, buildDate, goVersion, compiler, platform } = buildInformation(binary);
  metrics.gauge('kubernetes_build_info').set(
    {
      major,
      minor,
      git_version: gitVersion,
      git_commit: gitCommit,
      git_tree_state: gitTreeState,
      build_date: buildDate,
      go_version: goVersion,
      compiler,
      platform,
    },
    1,
  );
  metrics.gauge('version_info').set({ component: 'kube-apiserver', binary, emulation: release, min_compat: releaseBefore(release) }, 1);
  const gates = metrics.gauge('kubernetes_feature_enabled');
  for (const [name, { stage }] of Object.entries(gatesOf(features, release)))
    gates.set({ name, stage: stage === 'GA' ? '' : stage }, Number(enabled(name)));
  ofGroups(metrics, registry, 'apiserver_resource_objects', ({ cache }) => cache.size);
  ofGroups(metrics, registry, 'apiserver_resource_size_estimate_bytes', ({ cache }) => cache.bytes);
  ofGroups(metrics, registry, 'apiserver_watch_cache_resource_version', ({ cache }) => cache.revision);
  ofGroups(metrics, registry, 'etcd_bookmark_counts', ({ cache }) => cache.counts.progress);
  countsOfGroups(metrics, registry, 'etcd_bookmark_total', ({ cache }) => cache.counts.progress);
  countsOfGroups(metrics, registry, 'apiserver_watch_cache_initializations_total', ({ cache }) => cache.counts.loads);
  countsOfGroups(metrics, registry, 'apiserver_watch_cache_events_received_total', ({ cache }) => cache.counts.received);
  countsOfGroups(metrics, registry, 'apiserver_watch_cache_events_dispatched_total', ({ cache }) => cache.counts.dispatched);
  newestReads(metrics, registry);
  for (const name of ['apiserver_storage_objects', 'etcd_object_counts'] as const)
    ofResources(metrics, registry, name, ({ cache }) => cache.size);
  ofResources(metrics, registry, 'watch_cache_capacity', ({ cache }) => cache.history);
  listCosts(metrics, registry);
  metrics.gauge('process_heap_limit_bytes').set({}, getHeapStatistics().heap_size_limit);
  if (store === undefined) return;
  const { place } = store;
  const [sizes, sizesOfStore] = [metrics.gauge('etcd_db_total_size_in_bytes'), metrics.gauge('apiserver_storage_size_bytes')];
  sizes.collectedBy('store', () => known(store, (bytes) => sizes.set({ endpoint: place }, bytes)));
  sizesOfStore.collectedBy('store', () => known(store, (bytes) => sizesOfStore.set({ storage_cluster_id: place }, bytes)));
}

function known({ bytes }: StoreSize, show: (bytes: number) => void): void {
  const now = bytes();
  if (now !== undefined) show(now);
}

type OfResources = 'apiserver_storage_objects' | 'etcd_object_counts' | 'watch_cache_capacity';

/** Shows a number for each resource that is loaded, and none for those that are gone. */
function ofResources(metrics: Metrics, registry: Registry, name: OfResources, measured: (resource: Loaded) => number): void {
  const family = metrics.gauge(name);
  family.collectedBy('resources', () => {
    family.clear();
    for (const resource of registry.resources)
      if (resource.cache.revision > 0) family.set({ resource: resource.definition.id }, measured(resource));
  });
}

type OfGroups =
  | 'apiserver_resource_objects'
  | 'apiserver_resource_size_estimate_bytes'
  | 'apiserver_watch_cache_resource_version'
  | 'etcd_bookmark_counts';

type CountsOfGroups =
  | 'apiserver_watch_cache_initializations_total'
  | 'apiserver_watch_cache_events_received_total'
  | 'apiserver_watch_cache_events_dispatched_total'
  | 'etcd_bookmark_total';

/** The same for metrics that tell resources by their group and name. */
function ofGroups(metrics: Metrics, registry: Registry, name: OfGroups, measured: (resource: Loaded) => number): void {
  const family = metrics.gauge(name);
  eachLoaded(family, registry, (resource, labels) => family.set(labels, measured(resource)));
}

/** The same for what only grows. */
function countsOfGroups(metrics: Metrics, registry: Registry, name: CountsOfGroups, counted: (resource: Loaded) => number): void {
  const family = metrics.counter(name);
  eachLoaded(family, registry, (resource, labels) => family.add(labels, counted(resource)));
}

/** Shows how reads of the newest state of each resource that is loaded were answered. */
function newestReads(metrics: Metrics, registry: Registry): void {
  const family = metrics.counter('apiserver_watch_cache_consistent_read_total');
  eachLoaded(family, registry, ({ newestReads: { cached, fromEngine } }, labels) => {
    family.add({ ...labels, success: 'true', fallback: 'false' }, cached);
    if (fromEngine > 0) family.add({ ...labels, success: 'true', fallback: 'true' }, fromEngine);
  });
}

type GroupLabels = ReturnType<typeof groupAndResource>;

function eachLoaded(
  family: { clear(): void; collectedBy(name: string, collect: () => void): void },
  registry: Registry,
  show: (resource: Loaded, labels: GroupLabels) => void,
): void {
  family.collectedBy('resources', () => {
    family.clear();
    for (const resource of registry.resources) if (resource.cache.revision > 0) show(resource, groupAndResource(resource.definition.id));
  });
}

/** Shows what lists of each resource that is loaded have cost, whether or not an index answered them. */
function listCosts(metrics: Metrics, registry: Registry): void {
  const [lists, fetched] = [metrics.counter('apiserver_cache_list_total'), metrics.counter('apiserver_cache_list_fetched_objects_total')];
  const returned = metrics.counter('apiserver_cache_list_returned_objects_total');
  const shown = (family: { clear(): void }, show: (resource: Loaded, resource_prefix: string) => void) => (): void => {
    family.clear();
    for (const resource of registry.resources)
      if (resource.cache.revision > 0) show(resource, `/${resource.prefix.slice(resource.environment.keyRoot.length).replace(/\/$/, '')}`);
  };
  const index = '';
  lists.collectedBy(
    'resources',
    shown(lists, ({ listCosts: costs }, resource_prefix) => lists.add({ index, resource_prefix }, costs.lists)),
  );
  fetched.collectedBy(
    'resources',
    shown(fetched, ({ listCosts: costs }, resource_prefix) => fetched.add({ index, resource_prefix }, costs.fetched)),
  );
  returned.collectedBy(
    'resources',
    shown(returned, ({ listCosts: costs }, resource_prefix) => returned.add({ resource_prefix }, costs.returned)),
  );
}

type Loaded = Registry['resources'] extends Iterable<infer Resource> ? Resource : never;
