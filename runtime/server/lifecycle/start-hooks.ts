/** What a start consists of, under the names by which clients of conformant servers ask for it, in the order of the releases that have these names. */
import { entryIn, type Life } from '../../model/definition/releases.js';
import type { Enabled, GateName } from '../../settings/feature-gates.js';

/** A step of the start. */
interface StartStep extends Life {
  readonly name: string;
  /** The controllers that do it here; without any it is done as soon as the server answers. */
  readonly by?: readonly string[];
  /** The gate without which servers have no such step. */
  readonly gate?: GateName;
  /** Whether its check has the name of the step alone, and not `poststarthook/` before it. */
  readonly bare?: boolean;
}

const API_SERVICES = ['apiservice-registration-controller'];
const DEFINITIONS = ['crd-informer-synced'];

/** A step that has the name of the controller that does it: a server without the controller has no such step. */
const own = (name: string, life: Life = {}): StartStep => ({ ...life, name, by: [name] });

/**
 * Stored objects are read, and counted, before the server answers, and what services hold of addresses and ports follows from the services
 * themselves: steps of these are done by then.  A step that moved stands at each of its places.
 */
const STEPS: readonly StartStep[] = [
  { name: 'start-kube-apiserver-admission-initializer', until: '1.29' },
  { name: 'start-apiserver-admission-initializer', since: '1.30' },
  { name: 'generic-apiserver-start-informers' },
  { name: 'priority-and-fairness-config-consumer', by: ['priority-and-fairness-config-producer'] },
  { name: 'priority-and-fairness-filter' },
  { name: 'storage-object-count-tracker-hook', since: '1.24' },
  { name: 'start-apiextensions-informers', by: DEFINITIONS },
  { name: 'start-apiextensions-controllers', by: DEFINITIONS },
  own('crd-informer-synced'),
  own('bootstrap-controller', { until: '1.26' }),
  { name: 'start-service-ip-repair-controllers', since: '1.28', until: '1.30' },
  ...bootstrap({ until: '1.30' }),
  { name: 'start-system-namespaces-controller', since: '1.27' },
  own('bootstrap-controller', { since: '1.27', until: '1.30' }),
  {
    name: 'peer-endpoint-reconciler-controller',
    by: ['start-kube-apiserver-identity-lease-controller'],
    gate: 'UnknownVersionInteroperabilityProxy',
  },
  { name: 'start-cluster-authentication-info-controller' },
  own('start-kube-apiserver-identity-lease-controller'),
  own('start-kube-apiserver-identity-lease-garbage-collector'),
  {
    name: 'start-deprecated-kube-apiserver-identity-lease-garbage-collector',
    by: ['start-kube-apiserver-identity-lease-garbage-collector'],
    since: '1.27',
    until: '1.28',
    gate: 'APIServerIdentity',
  },
  { name: 'storage-readiness', gate: 'WatchCacheInitializationPostStartHook' },
  own('start-legacy-token-tracking-controller'),
  { name: 'start-service-ip-repair-controllers', since: '1.31' },
  ...bootstrap({ since: '1.31' }),
  own('bootstrap-controller', { since: '1.31' }),
  { name: 'start-kubernetes-service-cidr-controller', gate: 'MultiCIDRServiceAllocator' },
  { name: 'start-kube-aggregator-informers', by: API_SERVICES },
  { name: 'apiservice-status-local-available-controller', by: API_SERVICES, since: '1.31' },
  { name: 'apiservice-status-remote-available-controller', by: API_SERVICES, since: '1.31' },
  own('apiservice-registration-controller'),
  { name: 'apiservice-status-available-controller', by: API_SERVICES, until: '1.30' },
  { name: 'apiservice-wait-for-first-sync', by: API_SERVICES, until: '1.35' },
  { name: 'apiservice-discovery-controller', by: API_SERVICES, gate: 'AggregatedDiscoveryEndpoint' },
  own('kube-apiserver-autoregistration'),
  { name: 'autoregister-completion', by: ['kube-apiserver-autoregistration'], bare: true },
  { name: 'apiservice-openapi-controller', by: API_SERVICES },
  { name: 'apiservice-openapiv3-controller', by: API_SERVICES, gate: 'OpenAPIV3' },
];

/** What makes the objects that every server has. */
function bootstrap(life: Life): StartStep[] {
  return [
    own('rbac/bootstrap-roles', life),
    own('scheduling/bootstrap-system-priority-classes', life),
    own('priority-and-fairness-config-producer', life),
  ];
}

/** A check of the start, and the controllers that have started when it passes. */
interface StartCheck {
  readonly name: string;
  readonly by: readonly string[];
}

/** A step that a controller does a part of. */
interface PartOf extends Life<{ readonly step: string }> {
  readonly step: string;
}

/** Controllers that do a part of a step: its check is theirs, and there is none by their own names. */
const STEP_OF: Readonly<Record<string, PartOf>> = {
  'cluster-authentication-info': { step: 'start-cluster-authentication-info-controller' },
  'service-ip-addresses': {
    step: 'bootstrap-controller',
    changes: { '1.28': { step: 'start-service-ip-repair-controllers' }, '1.33': { step: 'start-kubernetes-service-cidr-controller' } },
  },
  'system-namespaces': { step: 'bootstrap-controller', changes: { '1.27': { step: 'start-system-namespaces-controller' } } },
};

/** The checks of a start at a release, for a server with these controllers: of its steps in their order, and of controllers beside them. */
export function startChecks(controllers: readonly string[], release: string, enabled: Enabled): StartCheck[] {
  const known = new Set(controllers);
  const steps = STEPS.filter(
    (step) =>
      entryIn(step, release) && (step.gate === undefined || enabled(step.gate)) && !(step.by?.[0] === step.name && !known.has(step.name)),
  );
  const names = new Set(steps.map(({ name }) => name));
  const partsOf = new Map<string, string[]>();
  const others: string[] = [];
  for (const controller of controllers) {
    const part = STEP_OF[controller];
    const whole = part && entryIn(part, release)?.step;
    // Where a catalogue has nothing else of the step, what there is of it keeps its own name.
    if (whole !== undefined && names.has(whole)) partsOf.set(whole, [...(partsOf.get(whole) ?? []), controller]);
    else if (!names.has(controller)) others.push(controller);
  }
  return [
    ...steps.map(({ name, by = [], bare }) => ({ name: bare ? name : hook(name), by: [...by, ...(partsOf.get(name) ?? [])] })),
    ...others.map((name) => ({ name: hook(name), by: [name] })),
  ];
}

const hook = (step: string): string => `poststarthook/${step}`;
