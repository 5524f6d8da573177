/** Plays a cloud that has a load balancer for each service that asks for one. */
import type { Service } from '../../../../generated/core/v1/types.js';
import { clusterController } from '../../cluster-controller.js';
import type { ControllerHost } from '../../framework/contract.js';
import type { ReconcileContext } from '../../framework/reconciler.js';
import { written } from '../written.js';
import { SERVICES } from './service-pods.js';

const BY_ADDRESS = 'address of its load balancer';

/** Load balancers that may be at once: addresses of 198.18.0.0/15, which is for tests of networks. */
const COUNT = 2 ** 17 - 2;

const textOf = (number: number): string => `198.${18 + (number >>> 16)}.${(number >>> 8) & 255}.${number & 255}`;
const addressesOf = ({ status }: Readonly<Service>): string[] =>
  (status.loadBalancer?.ingress ?? []).flatMap(({ ip }) => (ip === undefined ? [] : [ip]));

function define({ api }: ControllerHost) {
  const services = api.informer<Service>(SERVICES);
  services.addIndexer(BY_ADDRESS, addressesOf);
  let last = 0;
  function next(): string {
    for (let tries = 0; tries < COUNT; tries += 1) {
      last = (last % COUNT) + 1;
      if (services.byIndex(BY_ADDRESS, textOf(last)).length === 0) return textOf(last);
    }
    throw new Error('all addresses of load balancers are taken');
  }
  return {
    watches: [SERVICES],
    async reconcile({ namespace, name }: { readonly namespace: string; readonly name: string }, { client }: ReconcileContext) {
      const service = services.get(namespace, name);
      if (service === undefined || service.metadata.deletionTimestamp !== undefined) return;
      const { type, loadBalancerIP, loadBalancerClass } = service.spec;
      const wants = type === 'LoadBalancer' && loadBalancerClass === undefined;
      const has = addressesOf(service).length > 0;
      if (wants === has) return;
      // What load balancers of a class tell is theirs.
      if (!wants && loadBalancerClass !== undefined) return;
      const loadBalancer = wants ? { ingress: [{ ip: loadBalancerIP || next() }] } : {};
      await written(client.resource<Service>(SERVICES).updateStatus({ ...service, status: { ...service.status, loadBalancer } }));
    },
  };
}

export const loadBalancers = clusterController({ name: 'service-lb-controller', account: 'service-controller', define });
