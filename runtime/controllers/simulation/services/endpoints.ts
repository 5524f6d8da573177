/** Plays the controller of endpoints: the addresses of the pods behind a service. */
import type { EndpointAddress, EndpointPort, EndpointSubset, Endpoints, Pod, Service } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import { sameValue } from '../../../model/json/json.js';
import { clusterController } from '../../cluster-controller.js';
import type { ControllerHost } from '../../framework/contract.js';
import type { ReconcileContext } from '../../framework/reconciler.js';
import { written } from '../written.js';
import { hostnameOf, indexByLabel, isServing, podsOf, portsOn, SERVICES, selectsPods, targetOf, watchesOf } from './service-pods.js';

const ENDPOINTS = 'endpoints';

/** Addresses that endpoints hold at most, as clusters have it. */
const MOST = 1000;

/** Pods with the same ports share a subset. */
function subsetsOf(service: Readonly<Service>, pods: readonly Readonly<Pod>[]): EndpointSubset[] {
  const subsets = new Map<string, { ports: EndpointPort[]; addresses: EndpointAddress[]; notReadyAddresses: EndpointAddress[] }>();
  for (const pod of pods.slice(0, MOST)) {
    const ports = portsOn(pod, service).map(({ of: { name, protocol, appProtocol }, port }) => ({
      ...(name ? { name } : {}),
      port,
      protocol,
      ...(appProtocol === undefined ? {} : { appProtocol }),
    }));
    if (ports.length === 0 && (service.spec.ports ?? []).length > 0) continue;
    const key = JSON.stringify(ports);
    const subset = subsets.get(key) ?? { ports, addresses: [], notReadyAddresses: [] };
    subsets.set(key, subset);
    const { nodeName } = pod.spec;
    const address: EndpointAddress = {
      ip: pod.status.podIP ?? '',
      ...hostnameOf(pod, service),
      ...(nodeName === undefined ? {} : { nodeName }),
      targetRef: targetOf(pod),
    };
    (isServing(service, pod) ? subset.addresses : subset.notReadyAddresses).push(address);
  }
  return [...subsets.values()].map(({ ports, addresses, notReadyAddresses }) => ({
    ...(addresses.length === 0 ? {} : { addresses }),
    ...(notReadyAddresses.length === 0 ? {} : { notReadyAddresses }),
    ...(ports.length === 0 ? {} : { ports }),
  }));
}

function define({ api, registry: { words } }: ControllerHost) {
  const services = api.informer<Service>(SERVICES);
  const pods = api.informer<Pod>('pods');
  const endpoints = api.informer<Endpoints>(ENDPOINTS);
  indexByLabel(pods);
  return {
    workers: 2,
    watches: watchesOf(services),
    async reconcile({ namespace, name }: { readonly namespace: string; readonly name: string }, { client }: ReconcileContext) {
      const service = services.get(namespace, name);
      const resource = client.resource<Endpoints>(ENDPOINTS);
      await endpoints.synced();
      const known = endpoints.get(namespace, name);
      if (service === undefined) {
        if (known !== undefined) await written(resource.delete(namespace, name));
        return;
      }
      if (!selectsPods(service)) return;
      const subsets = subsetsOf(service, podsOf(service, pods));
      const headless = service.spec.clusterIP === 'None' ? { [`service.${words.label('headless')}`]: '' } : {};
      const labels = { ...service.metadata.labels, ...headless };
      if (known === undefined) {
        await written(resource.create({ metadata: { namespace, name, labels }, subsets } as Draft<Endpoints>));
        return;
      }
      if (sameValue(known.subsets ?? [], subsets) && sameValue(known.metadata.labels ?? {}, labels)) return;
      await written(resource.update({ ...known, metadata: { ...known.metadata, labels }, subsets }));
    },
  };
}

export const serviceEndpoints = clusterController({ name: 'endpoint', account: 'endpoint-controller', define });
