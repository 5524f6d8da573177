/** Resource quotas show how much of what they bound is used. */
import type { ResourceQuota } from '../../generated/core/v1/types.js';
import { type Amounts, addAmounts } from '../kinds/core/pod-amounts.js';
import { countedResource, type NamespaceContents, quotaUsage } from '../kinds/core/quota-usage.js';
import type { Clock } from '../model/clock.js';
import { sameValue } from '../model/json.js';
import type { ApiObject } from '../model/object.js';
import { addQuantities, compareQuantities, subtractQuantities } from '../model/quantity.js';
import type { Words } from '../model/words.js';
import type { Registry } from '../resource/registry.js';
import { clusterController, settling } from './cluster-controller.js';
import type { Api } from './framework/api.js';
import type { WorkQueue } from './framework/work-queue.js';

const QUOTAS = 'resourcequotas';
/** Changes of a namespace within so many milliseconds are counted together. */
const SETTLE_MS = 250;

/** The kinds of objects that a quota counts, by their ids. */
const countedBy = ({ spec }: Readonly<ResourceQuota>, words: Words): Set<string> =>
  new Set(Object.keys(spec.hard ?? {}).map((name) => countedResource(name, words)));

/** The kinds that any quota counts: quotas of a namespace are worked on again when objects of such a kind change there. */
class CountedKinds {
  /** Ends of listening, by resource. */
  readonly #followed = new Map<string, () => void>();

  constructor(
    private readonly api: Api,
    private readonly registry: Registry,
  ) {}

  /** Resolves once the objects that the quota counts are known. Kinds that are not served are left out. */
  async follow(quota: Readonly<ResourceQuota>, queue: WorkQueue): Promise<void> {
    const quotas = this.api.informer<ResourceQuota>(QUOTAS);
    for (const id of countedBy(quota, this.registry.words)) {
      if (!this.registry.has(id)) continue;
      const informer = this.api.informer<ApiObject>(id);
      const changed = (namespace: string): void => {
        for (const other of quotas.list(namespace))
          if (countedBy(other, this.registry.words).has(id)) queue.addAfter(`${namespace}/${other.metadata.name ?? ''}`, SETTLE_MS);
      };
      if (!this.#followed.has(id))
        this.#followed.set(
          id,
          informer.onChange(({ namespace }) => changed(namespace)),
        );
      await informer.synced();
    }
  }

  contents(namespace: string): NamespaceContents {
    return {
      list: <T>(id: string) => (this.registry.has(id) ? this.api.informer<T>(id).list(namespace) : []),
      count: (id) => {
        const resource = this.registry.has(id) ? this.registry.byId(id) : undefined;
        return resource?.cache.readable(resource.collection(namespace)).length;
      },
    };
  }

  stop(): void {
    for (const end of this.#followed.values()) end();
    this.#followed.clear();
  }
}

/**
 * A write that is admitted is counted before it is stored. For so many milliseconds what was added counts beside what is there, so
 * that nobody takes the room of a write on its way.
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

/** What is there, and beside it as much of what may be on its way as was counted already. */
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
    const kinds = new CountedKinds(api, registry);
    return {
      watches: [QUOTAS],
      ended: () => {
        ended();
        kinds.stop();
      },
      async reconcile({ namespace, name }, { client, queue }) {
        const known = quotas.get(namespace, name);
        if (known !== undefined) await kinds.follow(known, queue);
        const quota = quotas.get(namespace, name);
        if (quota === undefined) return;
        const there = quotaUsage(quota, kinds.contents(namespace), clock.now(), registry.words);
        const used = withComing(there, quota.status.used ?? {}, growth.of(`${namespace}/${name}`));
        if (!sameValue(used, there)) queue.addAfter(`${namespace}/${name}`, ON_THE_WAY_MS);
        const status = { hard: quota.spec.hard ?? {}, used };
        if (sameValue(status, quota.status)) return;
        await settling(client.resource<ResourceQuota>(QUOTAS).updateStatus({ ...quota, status }));
      },
    };
  },
});
