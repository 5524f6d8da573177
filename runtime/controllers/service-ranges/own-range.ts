/** The range that the flags give services addresses from, as an object, and the objects of the addresses that services have. */
import type { Service } from '../../../generated/core/v1/types.js';
import type { IPAddress, ServiceCIDR } from '../../../generated/networking/v1/types.js';
import { timestamp } from '../../resource/writes/metadata.js';
import { ADDRESSES, addressObjects, holderOf, isReady, RANGES } from '../../service-addresses/address-objects.js';
import { addressRanges } from '../../service-addresses/range.js';
import { serverAs } from '../framework/author.js';
import type { Controller, ControllerHost, Running } from '../framework/contract.js';
import { ensure } from '../framework/ensure.js';
import { keyText } from '../framework/informer.js';
import { runController } from '../framework/reconciler.js';

const BY_HOLDER = 'holder';

/** Makes the range of the flags where it is missing, and says that services may get addresses from it. */
async function ensureRange({ registry, environment, api }: ControllerHost): Promise<void> {
  const [id, name] = [registry.words.filled(RANGES), registry.words.vendor()];
  const cidrs = addressRanges(environment.settings.text('service-cluster-ip-range')).map(({ cidr }) => cidr);
  await ensure(registry.byId(id), { metadata: { name }, spec: { cidrs } });
  const stored = await registry.reader<ServiceCIDR>(id).get('', name);
  if (stored === undefined || isReady(stored) || (stored.spec.cidrs ?? []).join() !== cidrs.join()) return;
  const ready = {
    type: 'Ready',
    status: 'True',
    message: 'Kubernetes default Service CIDR is ready',
    lastTransitionTime: timestamp(environment.clock.now()),
  };
  await api
    .client(serverAs(`${name}-service-cidr-controller`))
    .resource<ServiceCIDR>(id)
    .apply({ metadata: { name }, status: { conditions: [ready] } }, { subresource: 'status' });
}

/** Makes both, and lets the addresses go of services that are gone or have others. Services of former servers get theirs, too. */
export const serviceRange: Controller = {
  name: 'service-ip-addresses',
  needs: ['services', ADDRESSES, RANGES],
  async start(host): Promise<Running | undefined> {
    const objects = addressObjects(host);
    if (objects === undefined) return undefined;
    await ensureRange(host);
    const services = host.api.informer<Service>('services');
    const addresses = host.api.informer<IPAddress>(objects.id);
    addresses.addIndexer(BY_HOLDER, (address) => {
      const holder = holderOf(address);
      return holder === undefined ? [] : [keyText(holder)];
    });
    return runController(
      {
        name: 'service-ip-addresses',
        watches: ['services'],
        prepare: () => addresses.synced(),
        async reconcile(key) {
          const { clusterIPs = [] } = services.get(key.namespace, key.name)?.spec ?? {};
          for (const address of clusterIPs) if (address !== 'None') await objects.claim(address, key);
          for (const { metadata } of addresses.byIndex(BY_HOLDER, keyText(key))) {
            const { name = '' } = metadata;
            if (!clusterIPs.includes(name)) await objects.release(name, key);
          }
        },
      },
      host.api,
    );
  },
};
