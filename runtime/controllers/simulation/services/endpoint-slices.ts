/** Plays the controller of endpoint slices: the pods behind a service, in slices of bounded size. */
import type { Pod, Service } from '../../../../generated/core/v1/types.js';
import type { Endpoint, EndpointPort, EndpointSlice } from '../../../../generated/discovery/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import { sameValue } from '../../../model/json/json.js';
import { familyOf } from '../../../model/values/addresses.js';
import { clusterController, unchanged } from '../../cluster-controller.js';
import type { ControllerHost } from '../../framework/contract.js';
import type { ReconcileContext } from '../../framework/reconciler.js';
import { controlledBy, indexByController, referenceTo } from '../workloads/ownership.js';
import { isReady } from '../workloads/pods-of-workloads.js';
import { written } from '../written.js';
import { hostnameOf, indexByLabel, podsOf, portsOn, SERVICES, selectsPods, targetOf, watchesOf } from './service-pods.js';

/** Endpoints that a slice holds at most, as clusters have it. */
const MOST = 100;

const ACCOUNT = 'endpointslice-controller';

/** What a slice holds: endpoints that have the same ports. */
interface Content {
  readonly endpoints: Endpoint[];
  readonly ports: EndpointPort[];
}

function endpointOf(pod: Readonly<Pod>, service: Readonly<Service>, tellsEnd: boolean): Endpoint {
  const { nodeName } = pod.spec;
  const terminating = pod.metadata.deletionTimestamp !== undefined;
  const serving = service.spec.publishNotReadyAddresses === true || isReady(pod);
  const ready = service.spec.publishNotReadyAddresses === true || (serving && !terminating);
  return {
    addresses: [pod.status.podIP ?? ''],
    conditions: { ready, ...(tellsEnd ? { serving, terminating } : {}) },
    ...hostnameOf(pod, service),
    targetRef: targetOf(pod),
    ...(nodeName === undefined ? {} : { nodeName }),
  };
}

/** The slices that a service is to have; one without endpoints where it has none. */
function contentsOf(service: Readonly<Service>, pods: readonly Readonly<Pod>[], tellsEnd: boolean): Content[] {
  const groups = new Map<string, Content>();
  for (const pod of pods) {
    const ports = portsOn(pod, service).map(({ of: { name = '', protocol, appProtocol }, port }) => ({
      name,
      protocol,
      port,
      ...(appProtocol === undefined ? {} : { appProtocol }),
    }));
    const key = JSON.stringify(ports);
    const group = groups.get(key) ?? { ports, endpoints: [] };
    groups.set(key, group);
    group.endpoints.push(endpointOf(pod, service, tellsEnd));
  }
  const contents: Content[] = [];
  for (const { ports, endpoints } of groups.values())
    for (let at = 0; at < endpoints.length; at += MOST) contents.push({ ports, endpoints: endpoints.slice(at, at + MOST) });
  return contents.length === 0 ? [{ ports: [], endpoints: [] }] : contents;
}

function define({ api, environment: { enabled }, registry: { words } }: ControllerHost) {
  const resourceName = words.filled('endpointslices.discovery.{groupDomain}');
  const services = api.informer<Service>(SERVICES);
  const pods = api.informer<Pod>('pods');
  const slices = api.informer<EndpointSlice>(resourceName);
  const [managedBy, serviceName] = [words.label('managed-by', 'endpointslice'), words.label('service-name')];
  const headlessLabel = `service.${words.label('headless')}`;
  indexByLabel(pods);
  indexByController(slices);
  const manager = `${ACCOUNT}.${words.filled('{groupDomain}')}`;

  return {
    workers: 2,
    watches: watchesOf(services),
    async reconcile({ namespace, name }: { readonly namespace: string; readonly name: string }, { client, turn }: ReconcileContext) {
      const service = services.get(namespace, name);
      // Slices of a service that is gone go with their owner.
      if (service === undefined || !selectsPods(service) || service.metadata.deletionTimestamp !== undefined) return;
      await slices.synced();
      const resource = client.resource<EndpointSlice>(resourceName);
      const known = controlledBy(slices, service.metadata.uid).filter(({ metadata }) => metadata.labels?.[managedBy] === manager);
      const contents = contentsOf(service, podsOf(service, pods), enabled('EndpointSliceTerminatingCondition'));
      const headless = service.spec.clusterIP === 'None' ? { [headlessLabel]: '' } : {};
      const labels = { ...service.metadata.labels, ...headless, [managedBy]: manager, [serviceName]: name };
      for (const [i, content] of contents.entries()) {
        await turn();
        const slice = known[i];
        if (slice === undefined) {
          const owner = { apiVersion: 'v1', kind: 'Service', metadata: service.metadata };
          const metadata = { namespace, generateName: `${name}-`, labels, ownerReferences: [referenceTo(owner)] };
          const addressType = (service.spec.ipFamilies ?? ['IPv4'])[0] ?? familyOf(service.spec.clusterIP ?? '');
          await written(resource.create({ metadata, addressType, ...content } as Draft<EndpointSlice>));
        } else if (
          !sameValue({ ports: slice.ports ?? [], endpoints: slice.endpoints ?? [] }, content) ||
          !sameValue(slice.metadata.labels, labels)
        )
          await written(resource.update({ ...slice, metadata: { ...slice.metadata, labels }, ...content }));
      }
      for (const { metadata } of known.slice(contents.length))
        await written(resource.delete(namespace, metadata.name ?? '', { preconditions: unchanged(metadata) }));
    },
  };
}

export const serviceEndpointSlices = clusterController({ name: 'endpointslice', account: ACCOUNT, define });
