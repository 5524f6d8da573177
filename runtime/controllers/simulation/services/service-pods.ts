/** The pods behind services, and which service has which. */
import type { Pod, Service, ServicePort } from '../../../../generated/core/v1/types.js';
import type { Informer, ObjectKey } from '../../framework/informer.js';
import { type Watched, watching } from '../../framework/reconciler.js';
import { isTerminal } from '../pods/pod-step.js';
import { isReady } from '../workloads/pods-of-workloads.js';

export const SERVICES = 'services';
const BY_LABEL = 'label';

const keyOfLabel = (namespace: string, label: string, value: string): string => `${namespace}/${label}=${value}`;

/** Pods by their labels, so that a service need not look at all of them. */
export function indexByLabel(pods: Informer<Pod>): void {
  pods.addIndexer(BY_LABEL, ({ metadata }) =>
    Object.entries(metadata.labels ?? {}).map(([label, value]) => keyOfLabel(metadata.namespace ?? '', label, value)),
  );
}

/** Whether a service leads to pods that it selects. */
export const selectsPods = ({ spec }: Readonly<Service>): boolean =>
  spec.type !== 'ExternalName' && Object.keys(spec.selector ?? {}).length > 0;

const selects = ({ spec }: Readonly<Service>, { metadata }: Readonly<Pod>): boolean =>
  Object.entries(spec.selector ?? {}).every(([label, value]) => metadata.labels?.[label] === value);

/** The pods of a service that have an address, in the order of their names. */
export function podsOf(service: Readonly<Service>, pods: Informer<Pod>): Readonly<Pod>[] {
  const [first] = Object.entries(service.spec.selector ?? {});
  if (first === undefined) return [];
  const candidates = pods.byIndex(BY_LABEL, keyOfLabel(service.metadata.namespace ?? '', ...first));
  return candidates
    .filter((pod) => selects(service, pod) && (pod.status.podIP ?? '') !== '' && !isTerminal(pod.status))
    .sort((a, b) => ((a.metadata.name ?? '') < (b.metadata.name ?? '') ? -1 : 1));
}

/** What is watched for whatever follows from services and their pods. */
export const watchesOf = (services: Informer<Service>): readonly (string | Watched)[] => [
  SERVICES,
  watching<Pod>({
    resource: 'pods',
    concerns: ({ namespace }) => services.count(namespace) > 0,
    keys: (pod): ObjectKey[] => {
      const { namespace = '' } = pod.metadata;
      return services
        .list(namespace)
        .filter((service) => selectsPods(service) && selects(service, pod))
        .map(({ metadata }) => ({ namespace, name: metadata.name ?? '' }));
    },
  }),
];

export const isServing = (service: Readonly<Service>, pod: Readonly<Pod>): boolean =>
  service.spec.publishNotReadyAddresses === true || (isReady(pod) && pod.metadata.deletionTimestamp === undefined);

/** The number of a service's port on a pod, which may name one of its containers'; undefined where none has that name. */
function portOn({ spec }: Readonly<Pod>, { targetPort, port, protocol }: ServicePort): number | undefined {
  if (typeof targetPort === 'number') return targetPort === 0 ? port : targetPort;
  if (/^\d+$/.test(targetPort)) return Number(targetPort);
  for (const { ports = [] } of spec.containers ?? [])
    for (const one of ports) if (one.name === targetPort && one.protocol === protocol) return one.containerPort;
  return undefined;
}

/** The ports of a service on a pod. Those that the pod does not have are left out. */
export const portsOn = (pod: Readonly<Pod>, { spec }: Readonly<Service>): { readonly of: ServicePort; readonly port: number }[] =>
  (spec.ports ?? []).flatMap((of) => {
    const port = portOn(pod, of);
    return port === undefined ? [] : [{ of, port }];
  });

/** What other parts of a cluster are told of a pod. */
export const targetOf = ({ metadata }: Readonly<Pod>) => ({
  kind: 'Pod',
  namespace: metadata.namespace ?? '',
  name: metadata.name ?? '',
  uid: metadata.uid ?? '',
});

/** The name by which a pod of a headless service is found. */
export const hostnameOf = ({ spec, metadata }: Readonly<Pod>, service: Readonly<Service>): { readonly hostname?: string } =>
  spec.hostname !== undefined && spec.subdomain === service.metadata.name && metadata.namespace === service.metadata.namespace
    ? { hostname: spec.hostname }
    : {};
