/** What a start consists of, under the names by which clients of conformant servers ask for it, by the releases that have these names. */
import type { Life } from '../../model/definition/releases.js';
import type { GateName } from '../../settings/feature-gates.js';

/** A step of the start. */
interface StartStep extends Life {
  /** The controllers that do it here; without any it is done as soon as the server answers. */
  readonly by: readonly string[];
  /** The gate without which servers have no such step. */
  readonly gate?: GateName;
}

type StartSteps = Readonly<Record<string, StartStep>>;

/** Steps whose checks have names of their own. */
export const START_CHECKS: StartSteps = { 'autoregister-completion': { by: ['kube-apiserver-autoregistration'] } };

const API_SERVICES = ['apiservice-registration-controller'];

/**
 * Steps whose checks are named `poststarthook/<step>`. Stored objects are read, and counted, before the server answers, and what services
 * hold of addresses and ports follows from the services themselves: steps of these are done by then.
 */
export const START_HOOKS: StartSteps = {
  'start-kube-apiserver-admission-initializer': { by: [], until: '1.29' },
  'start-apiserver-admission-initializer': { by: [], since: '1.30' },
  'generic-apiserver-start-informers': { by: [] },
  'priority-and-fairness-config-consumer': { by: ['priority-and-fairness-config-producer'] },
  'priority-and-fairness-filter': { by: [] },
  'storage-object-count-tracker-hook': { by: [], since: '1.24' },
  'start-apiextensions-informers': { by: ['crd-informer-synced'] },
  'start-apiextensions-controllers': { by: ['crd-informer-synced'] },
  'start-service-ip-repair-controllers': { by: [], since: '1.28' },
  'start-kubernetes-service-cidr-controller': { by: [], since: '1.31', gate: 'MultiCIDRServiceAllocator' },
  'start-system-namespaces-controller': { by: [], since: '1.27' },
  'start-cluster-authentication-info-controller': { by: [] },
  'start-deprecated-kube-apiserver-identity-lease-garbage-collector': {
    by: ['start-kube-apiserver-identity-lease-garbage-collector'],
    since: '1.27',
    until: '1.28',
    gate: 'APIServerIdentity',
  },
  'peer-endpoint-reconciler-controller': {
    by: ['start-kube-apiserver-identity-lease-controller'],
    since: '1.28',
    gate: 'UnknownVersionInteroperabilityProxy',
  },
  'storage-readiness': { by: [], since: '1.31', gate: 'WatchCacheInitializationPostStartHook' },
  'start-kube-aggregator-informers': { by: API_SERVICES },
  'apiservice-status-available-controller': { by: API_SERVICES, until: '1.30' },
  'apiservice-status-local-available-controller': { by: API_SERVICES, since: '1.31' },
  'apiservice-status-remote-available-controller': { by: API_SERVICES, since: '1.31' },
  'apiservice-openapi-controller': { by: API_SERVICES },
  'apiservice-openapiv3-controller': { by: API_SERVICES, since: '1.23', gate: 'OpenAPIV3' },
  'apiservice-discovery-controller': { by: API_SERVICES, since: '1.26', gate: 'AggregatedDiscoveryEndpoint' },
  'apiservice-wait-for-first-sync': { by: API_SERVICES },
};

/** A step that a controller does a part of. */
interface PartOf extends Life<{ readonly step: string }> {
  readonly step: string;
}

/** Controllers that do a part of a step: its check is theirs, and there is none by their own names. */
export const STEP_OF: Readonly<Record<string, PartOf>> = {
  'cluster-authentication-info': { step: 'start-cluster-authentication-info-controller' },
  'service-ip-addresses': {
    step: 'bootstrap-controller',
    changes: { '1.28': { step: 'start-service-ip-repair-controllers' }, '1.33': { step: 'start-kubernetes-service-cidr-controller' } },
  },
  'system-namespaces': { step: 'bootstrap-controller', changes: { '1.27': { step: 'start-system-namespaces-controller' } } },
};
