/** Resource quotas show how much of what they bound is used. */
import type { ResourceQuota } from '../../../generated/core/v1/types.js';
import { sameValue } from '../../model/json.js';
import type { ApiObject } from '../../model/object.js';
import type { Words } from '../../model/words.js';
import type { Registry } from '../../resource/registry.js';
import { clusterController, settling } from '../cluster-controller.js';
import type { Api } from '../framework/api.js';
import type { WorkQueue } from '../framework/work-queue.js';
import { countedResource, type NamespaceContents, quotaUsage } from './usage.js';

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

export const resourceQuotas = clusterController({
  name: 'resourcequota',
  account: 'resourcequota-controller',
  define: ({ api, registry }) => {
    const quotas = api.informer<ResourceQuota>(QUOTAS);
    const kinds = new CountedKinds(api, registry);
    return {
      watches: [QUOTAS],
      ended: () => kinds.stop(),
      async reconcile({ namespace, name }, { client, clock, queue }) {
        const known = quotas.get(namespace, name);
        if (known !== undefined) await kinds.follow(known, queue);
        const quota = quotas.get(namespace, name);
        if (quota === undefined) return;
        const status = { hard: quota.spec.hard ?? {}, used: quotaUsage(quota, kinds.contents(namespace), clock.now(), registry.words) };
        if (sameValue(status, quota.status)) return;
        await settling(client.resource<ResourceQuota>(QUOTAS).updateStatus({ ...quota, status }));
      },
    };
  },
});
