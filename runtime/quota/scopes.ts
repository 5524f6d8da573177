/** The scopes of quotas, and which objects are in them. */
import type {
  Affinity,
  PersistentVolumeClaim,
  Pod,
  PodAffinityTerm,
  ResourceQuotaSpec,
  ScopedResourceSelectorRequirement,
} from '../../generated/core/v1/types.js';
import { qosClass } from '../kinds/core/pod/quality.js';

/** What an object is to scopes, whose names are those that it can be in. Others it is never in. */
export interface Scopes {
  /** Scopes that it is in or not. */
  readonly within: Readonly<Record<string, boolean>>;
  /** Scopes that pick by name, with the names that it has. */
  readonly named: Readonly<Record<string, readonly string[]>>;
}

/** The same text for objects that are in the same scopes. */
export const scopesKey = ({ within, named }: Scopes): string => JSON.stringify([within, named]);

const terms = (affinity: Affinity | undefined): PodAffinityTerm[] =>
  [affinity?.podAffinity, affinity?.podAntiAffinity].flatMap((rules) => [
    ...(rules?.requiredDuringSchedulingIgnoredDuringExecution ?? []),
    ...(rules?.preferredDuringSchedulingIgnoredDuringExecution ?? []).map(({ podAffinityTerm }) => podAffinityTerm),
  ]);

const isTerminating = ({ spec }: Pod): boolean => spec.activeDeadlineSeconds !== undefined && spec.activeDeadlineSeconds >= 0;
const isBestEffort = ({ spec }: Pod): boolean => qosClass(spec) === 'BestEffort';
const leavesNamespace = ({ spec }: Pod): boolean =>
  terms(spec.affinity).some(({ namespaces = [], namespaceSelector }) => namespaces.length > 0 || namespaceSelector !== undefined);

const namesIn = (...names: readonly (string | null | undefined)[]): readonly string[] =>
  names.filter((name): name is string => name !== undefined && name !== null && name !== '');

export function scopesOfPod(pod: Pod): Scopes {
  const [terminating, bestEffort] = [isTerminating(pod), isBestEffort(pod)];
  return {
    within: {
      Terminating: terminating,
      NotTerminating: !terminating,
      BestEffort: bestEffort,
      NotBestEffort: !bestEffort,
      CrossNamespacePodAffinity: leavesNamespace(pod),
    },
    named: { PriorityClass: namesIn(pod.spec.priorityClassName) },
  };
}

/** A claim has the class that it asks for, the one that it has now, and the one that it is changing to. */
export const scopesOfClaim = ({ spec, status }: PersistentVolumeClaim): Scopes => ({
  within: {},
  named: {
    VolumeAttributesClass: namesIn(
      spec.volumeAttributesClassName,
      status.currentVolumeAttributesClassName,
      status.modifyVolumeStatus?.targetVolumeAttributesClassName,
    ),
  },
});

/** What objects are to scopes that can be in none. */
export const NO_SCOPES: Scopes = { within: {}, named: {} };

/** Whether one of the names is picked; where there is none, whether none is meant. */
function picks({ operator, values = [] }: ScopedResourceSelectorRequirement, names: readonly string[]): boolean {
  switch (operator) {
    case 'Exists':
      return names.length > 0;
    case 'DoesNotExist':
      return names.length === 0;
    case 'In':
      return names.some((name) => values.includes(name));
    case 'NotIn':
      return names.length === 0 || names.some((name) => !values.includes(name));
    default:
      return false;
  }
}

/** All that the scopes of a quota ask for. */
export const scopesOf = ({ scopes = [], scopeSelector }: ResourceQuotaSpec): readonly ScopedResourceSelectorRequirement[] => [
  ...scopes.map((scopeName) => ({ scopeName, operator: 'Exists' })),
  ...(scopeSelector?.matchExpressions ?? []),
];

/** Whether an object is in the scope. */
export function inScope(scope: ScopedResourceSelectorRequirement, { within, named }: Scopes): boolean {
  const names = named[scope.scopeName];
  return names === undefined ? within[scope.scopeName] === true : picks(scope, names);
}

/** Whether an object is in all scopes. */
export const inScopes = (all: readonly ScopedResourceSelectorRequirement[], object: Scopes): boolean =>
  all.every((scope) => inScope(scope, object));
