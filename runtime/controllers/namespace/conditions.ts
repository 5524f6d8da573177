/** What the status of a namespace on its way out tells: which kinds of trouble there are, and what is still there. */
import type { NamespaceCondition } from '../../../generated/core/v1/types.js';
import { timestamp } from '../../resource/writes/metadata.js';

/** What one pass over the content of a namespace found. */
export interface Remains {
  /** Versions of other servers that could not be asked what they have, by apiVersion. */
  readonly undiscovered: ReadonlyMap<string, string>;
  /** Names of group versions that are none. */
  readonly unparsed: readonly string[];
  readonly faults: readonly string[];
  /** Objects that are still there, by `<plural>.<group>`. */
  readonly resources: ReadonlyMap<string, number>;
  /** The same by the finalizers they wait for. */
  readonly finalizers: ReadonlyMap<string, number>;
}

export const isEmpty = ({ undiscovered, unparsed, faults, resources }: Remains): boolean =>
  undiscovered.size + unparsed.length + faults.length + resources.size === 0;

interface Told {
  readonly reason: string;
  readonly message: string;
}

interface ConditionRow {
  readonly type: string;
  /** What it tells where all is well, with the status False. */
  readonly well: Told;
  /** Conditions with the status True, which mean that something is wrong. */
  readonly wrong: (remains: Remains) => Told | undefined;
}

const counted = (counts: ReadonlyMap<string, number>, shown: (name: string, count: number) => string): string =>
  [...counts]
    .map(([name, count]) => shown(name, count))
    .sort()
    .join(', ');

const CONDITIONS: readonly ConditionRow[] = [
  {
    type: 'NamespaceDeletionDiscoveryFailure',
    well: { reason: 'ResourcesDiscovered', message: 'All resources successfully discovered' },
    wrong: ({ undiscovered }) => {
      if (undiscovered.size === 0) return undefined;
      const each = [...undiscovered].map(([version, fault]) => `${version}: ${fault}`).sort();
      const failing = `${undiscovered.size} failing: unable to retrieve the complete list of server APIs: ${each.join(', ')}`;
      return { reason: 'DiscoveryFailed', message: `Discovery failed for some groups, ${failing}` };
    },
  },
  {
    type: 'NamespaceDeletionGroupVersionParsingFailure',
    well: { reason: 'ParsedGroupVersions', message: 'All legacy kube types successfully parsed' },
    wrong: ({ unparsed }) =>
      unparsed.length === 0
        ? undefined
        : { reason: 'GroupVersionParsingFailed', message: unparsed.map((name) => `unexpected GroupVersion string: ${name}`).join(', ') },
  },
  {
    type: 'NamespaceDeletionContentFailure',
    well: { reason: 'ContentDeleted', message: 'All content successfully deleted, may be waiting on finalization' },
    wrong: ({ faults }) =>
      faults.length === 0
        ? undefined
        : {
            reason: 'ContentDeletionFailed',
            message: `Failed to delete all resource types, ${faults.length} remaining: ${[...faults].sort().join(', ')}`,
          },
  },
  {
    type: 'NamespaceContentRemaining',
    well: { reason: 'ContentRemoved', message: 'All content successfully removed' },
    wrong: ({ resources }) =>
      resources.size === 0
        ? undefined
        : {
            reason: 'SomeResourcesRemain',
            message: `Some resources are remaining: ${counted(resources, (name, count) => `${name} has ${count} resource instances`)}`,
          },
  },
  {
    type: 'NamespaceFinalizersRemaining',
    well: { reason: 'ContentHasNoFinalizers', message: 'All content-preserving finalizers finished' },
    wrong: ({ finalizers }) =>
      finalizers.size === 0
        ? undefined
        : {
            reason: 'SomeFinalizersRemain',
            message: `Some content in the namespace has finalizers remaining: ${counted(finalizers, (name, count) => `${name} in ${count} resource instances`)}`,
          },
  },
];

/** The conditions after a pass at a time, in milliseconds since 1970; undefined where they tell it already. Others, and the times of those that stay, are kept. */
export function conditionsAfter(known: readonly NamespaceCondition[], remains: Remains, now: number): NamespaceCondition[] | undefined {
  let changed = false;
  const told = CONDITIONS.map(({ type, well, wrong }) => {
    const trouble = wrong(remains);
    const status = trouble === undefined ? 'False' : 'True';
    const { reason, message } = trouble ?? well;
    const before = known.find((condition) => condition.type === type);
    if (before?.status === status && before.reason === reason && before.message === message) return before;
    changed = true;
    const lastTransitionTime = before?.status === status ? before.lastTransitionTime : timestamp(now);
    return { type, status, lastTransitionTime, reason, message };
  });
  const others = known.filter(({ type }) => !CONDITIONS.some((condition) => condition.type === type));
  return changed ? [...others, ...told] : undefined;
}
