/** A config map that tells since when uses of tokens that are kept in secrets are noted at these secrets. */
import type { ConfigMap } from '../../../generated/core/v1/types.js';
import { settling } from '../cluster-controller.js';
import type { Controller } from '../framework/contract.js';
import { ensure } from '../framework/ensure.js';
import { runController } from '../framework/reconciler.js';

const NAMESPACE = 'kube-system';
const NAME = 'kube-apiserver-legacy-service-account-token-tracking';
const SINCE = 'since';
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The day in UTC, as in `2023-01-31`. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether the text is a day. */
const isDay = (text = ''): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Keeps the config map, and repairs it where it tells of no day. */
export const legacyTokenTracking: Controller = {
  name: 'start-legacy-token-tracking-controller',
  gate: 'LegacyServiceAccountTokenTracking',
  needs: ['namespaces', 'configmaps'],
  async start({ registry, api, clock }) {
    const metadata = { name: NAME, namespace: NAMESPACE };
    const begun = () => ({ metadata, data: { [SINCE]: dayOf(clock.now()) } });
    await ensure(registry.byId('configmaps'), begun());
    const maps = api.informer<ConfigMap>('configmaps', metadata);
    return runController(
      {
        name: 'start-legacy-token-tracking-controller',
        watches: [{ resource: 'configmaps', scope: metadata }],
        async reconcile(_, { client }) {
          const known = maps.get(NAMESPACE, NAME);
          const writer = client.resource<ConfigMap>('configmaps');
          if (known === undefined) return settling(writer.create(begun()));
          if (!isDay(known.data?.[SINCE])) await settling(writer.update({ ...known, data: { ...known.data, ...begun().data } }));
        },
      },
      api,
    );
  },
};
