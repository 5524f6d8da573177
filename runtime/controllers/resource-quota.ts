/** Resource quotas show how much of what they bound is used. */
import type { PersistentVolumeClaim, Pod, ResourceQuota, Service } from '../../generated/core/v1/types.js';
import type { ResourceClaim } from '../../generated/resource/v1/types.js';
import type { Clock } from '../model/clock.js';
import type { Turn } from '../model/definition/settled.js';
import { sameValue } from '../model/json/json.js';
import type { ApiObject } from '../model/object.js';
import { addQuantities, compareQuantities, subtractQuantities } from '../model/values/quantity.js';
import { type Amounts, addAmounts } from '../quota/amounts.js';
import { QuotaPod } from '../quota/pods.js';
import type { Scopes } from '../quota/scopes.js';
import { countedKinds, NamespaceUsage, objectScopes, objectUsage } from '../quota/usage.js';
import type { Registry } from '../resource/registry.js';
import { clusterController, settling } from './cluster-controller.js';
import type { Api } from './framework/api.js';
import { type Derived, noObjects } from './framework/informer.js';
import { watching } from './framework/reconciler.js';
import type { WorkQueue } from './framework/work-queue.js';

const QUOTAS = 'resourcequotas';
const PODS = 'pods';
/** Changes of a namespace within so many milliseconds are counted together. */
const SETTLE_MS = 250;

/** An object by what it counts. */
interface Counted {
  readonly usage: Amounts;
  readonly scopes: Scopes;
}

/** The fields of a quota that are read when anything changes in its namespace. */
interface KnownQuota {
  readonly name: string;
  readonly kinds: ReadonlySet<string>;
}

/** What the objects of a namespace count, once for each version of each. */
class CountedObjects {
  /** Ends of listening, by resource. */
  readonly #followed = new Map<string, () => void>();
  readonly #pods: Derived<QuotaPod>;
  readonly #others: ReadonlyMap<string, Derived<Counted>>;

  constructor(
    private readonly api: Api,
    private readonly registry: Registry,
    private readonly quotas: Derived<KnownQuota>,
  ) {
    const { words } = registry;
    const derived = <T>(id: string): [string, Derived<Counted>] => [
      id,
      (registry.has(id) ? api.informer<T>(id) : noObjects<T>()).derive((object) => ({
        usage: objectUsage(id, object, 0, words),
        scopes: objectScopes(id, object),
      })),
    ];
    this.#pods = (registry.has(PODS) ? api.informer<Pod>(PODS) : noObjects<Pod>()).derive((pod) => new QuotaPod(pod, words));
    this.#others = new Map([
      derived<Service>('services'),
      derived<PersistentVolumeClaim>('persistentvolumeclaims'),
      derived<ResourceClaim>(`resourceclaims.${words.group('resource')}`),
    ]);
  }

  /** Resolves once objects of these kinds are known; the namespace of one that changes is worked on. Kinds that are not served are left out. */
  async follow(kinds: ReadonlySet<string>, queue: WorkQueue): Promise<void> {
    for (const id of kinds) {
      if (!this.registry.has(id)) continue;
      const informer = this.api.informer<ApiObject>(id);
      if (!this.#followed.has(id))
        this.#followed.set(
          id,
          informer.onChange(({ namespace }) => {
            if (this.#counts(namespace, id)) queue.addAfter(namespace, SETTLE_MS);
          }),
        );
      await informer.synced();
    }
  }

  #counts(namespace: string, id: string): boolean {
    for (const { kinds } of this.quotas.each(namespace)) if (kinds.has(id)) return true;
    return false;
  }

  /** What the namespace uses of what is made of these kinds; `now` in Unix milliseconds. */
  async usage(namespace: string, kinds: ReadonlySet<string>, now: number, turn: Turn): Promise<NamespaceUsage> {
    const { registry } = this;
    const usage = new NamespaceUsage(now, (id) => {
      const resource = registry.has(id) ? registry.byId(id) : undefined;
      return resource?.cache.count(resource.collection(namespace));
    });
    if (kinds.has(PODS))
      for (const pod of this.#pods.each(namespace)) {
        await turn();
        usage.addPod(pod);
      }
    for (const [id, objects] of this.#others)
      if (kinds.has(id))
        for (const object of objects.each(namespace)) {
          await turn();
          usage.add(object.usage, object.scopes);
        }
    return usage;
  }

  stop(): void {
    for (const end of this.#followed.values()) end();
    this.#followed.clear();
  }
}

/**
 * A write is counted when it is admitted, before it is stored. For so many milliseconds the counted amount is added to what exists, so that
 * no other write takes its room.
 */
const ON_THE_WAY_MS = 1000;

/** What was added to the usage of quotas within the last moment, by their keys. */
class RecentGrowth {
  readonly #added = new Map<string, { readonly at: number; readonly amounts: Amounts }[]>();

  constructor(private readonly clock: Clock) {}

  changed(key: string, now: Amounts, before: Amounts): void {
    const grown = Object.entries(now).filter(([name, amount]) => compareQuantities(amount, before[name] ?? '0') > 0);
    if (grown.length === 0) return;
    const amounts = Object.fromEntries(grown.map(([name, amount]) => [name, subtractQuantities(amount, before[name] ?? '0')]));
    this.#added.set(key, [...this.#recent(key), { at: this.clock.now(), amounts }]);
  }

  forget(key: string): void {
    this.#added.delete(key);
  }

  of(key: string): Amounts {
    const recent = this.#recent(key);
    if (recent.length === 0) this.#added.delete(key);
    return recent.map(({ amounts }) => amounts).reduce(addAmounts, {});
  }

  #recent(key: string): { readonly at: number; readonly amounts: Amounts }[] {
    const from = this.clock.now() - ON_THE_WAY_MS;
    return (this.#added.get(key) ?? []).filter(({ at }) => at > from);
  }
}

/** The existing amount, and as much of the pending amount as was already counted. */
function withComing(there: Amounts, counted: Amounts, coming: Amounts): Amounts {
  const used: Record<string, string> = { ...there };
  for (const [name, amount] of Object.entries(there)) {
    const [most, before] = [coming[name], counted[name]];
    if (most === undefined || before === undefined || compareQuantities(before, amount) <= 0) continue;
    const total = addQuantities(amount, most);
    used[name] = compareQuantities(total, before) < 0 ? total : before;
  }
  return used;
}

export const resourceQuotas = clusterController({
  name: 'resourcequota',
  account: 'resourcequota-controller',
  define: ({ api, registry, clock }) => {
    const quotas = api.informer<ResourceQuota>(QUOTAS);
    const growth = new RecentGrowth(clock);
    const ended = quotas.onChange(({ type, namespace, name, object, old }) => {
      const key = `${namespace}/${name}`;
      if (type === 'deleted') growth.forget(key);
      else growth.changed(key, object.status.used ?? {}, old?.status.used ?? {});
    });
    const known = quotas.derive(
      ({ metadata, spec }): KnownQuota => ({ name: metadata.name ?? '', kinds: countedKinds(spec, registry.words) }),
    );
    const objects = new CountedObjects(api, registry, known);
    return {
      // All quotas of a namespace are worked on together, as each object in it may concern any of them.
      watches: [watching<ResourceQuota>({ resource: QUOTAS, keys: ({ metadata }) => [{ namespace: '', name: metadata.namespace ?? '' }] })],
      ended: () => {
        ended();
        objects.stop();
      },
      async reconcile({ name: namespace }, { client, queue, turn }) {
        const kinds = new Set<string>();
        for (const quota of known.each(namespace)) {
          await turn();
          for (const kind of quota.kinds) kinds.add(kind);
        }
        if (kinds.size > 0) await objects.follow(kinds, queue);
        const usage = await objects.usage(namespace, kinds, clock.now(), turn);
        let fault: unknown;
        for (const { name } of known.each(namespace)) {
          await turn();
          const quota = quotas.get(namespace, name);
          if (quota === undefined) continue;
          const there = usage.of(quota);
          const used = withComing(there, quota.status.used ?? {}, growth.of(`${namespace}/${name}`));
          if (!sameValue(used, there)) queue.addAfter(namespace, ON_THE_WAY_MS);
          const status = { hard: quota.spec.hard ?? {}, used };
          if (sameValue(status, quota.status)) continue;
          try {
            await settling(client.resource<ResourceQuota>(QUOTAS).updateStatus({ ...quota, status }));
          } catch (error) {
            // One quota that fails does not keep the others waiting; all are tried again.
            fault ??= error;
          }
        }
        if (fault !== undefined) throw fault;
      },
    };
  },
});
