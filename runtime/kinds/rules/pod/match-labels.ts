/** Labels of a new pod that narrow which pods count for its place: their keys, and what they become in selectors. */
import type { Pod, PodAffinityTerm, TopologySpreadConstraint } from '../../../../generated/core/v1/types.js';
import type { LabelSelector, LabelSelectorRequirement } from '../../../../generated/meta/v1/types.js';
import { type FieldError, forbiddenField, invalidValue } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { isAbsent } from '../values.js';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/** How often a selector speaks of each label. */
function mentions({ matchLabels = {}, matchExpressions = [] }: LabelSelector): Map<string, number> {
  const out = new Map<string, number>();
  for (const key of [...Object.keys(matchLabels), ...matchExpressions.map((e) => e.key)]) out.set(key, (out.get(key) ?? 0) + 1);
  return out;
}

/** Faults of keys of labels, which say something beside a selector alone. */
const keyFaults = (
  at: string,
  keys: readonly string[],
  selector: LabelSelector | undefined,
  malformed: readonly FieldError[],
): FieldError[] =>
  keys.length === 0
    ? []
    : [...(isAbsent(selector) ? [forbiddenField(at, 'must not be specified when labelSelector is not set')] : []), ...malformed];

/** Faults of the keys of a term of affinity. What the server itself has put into the selector for a key is no clash. */
export function termKeyFaults(at: string, term: PodAffinityTerm, declared: DeclaredFaults): FieldError[] {
  const { matchLabelKeys = [], mismatchLabelKeys = [], labelSelector } = term;
  const out = [
    ...keyFaults(`${at}.matchLabelKeys`, matchLabelKeys, labelSelector, declared.take(at, 'matchLabelKeys')),
    ...keyFaults(`${at}.mismatchLabelKeys`, mismatchLabelKeys, labelSelector, declared.take(at, 'mismatchLabelKeys')),
  ];
  if (matchLabelKeys.length + mismatchLabelKeys.length === 0) return out;
  const matched = new Set(matchLabelKeys);
  out.push(
    ...faultsOfEach(mismatchLabelKeys, (key, i) =>
      matched.has(key) ? [invalidValue(`${at}.mismatchLabelKeys[${i}]`, key, 'exists in both matchLabelKeys and mismatchLabelKeys')] : [],
    ),
  );
  const said = mentions(labelSelector ?? {});
  const merged = (key: string, operator: string): number =>
    (labelSelector?.matchExpressions ?? []).some((e) => e.key === key && e.operator === operator && e.values?.length === 1) ? 1 : 0;
  const clashes = (keys: readonly string[], operator: string, list: string): FieldError[] =>
    faultsOfEach([...new Set(keys)], (key) =>
      (said.get(key) ?? 0) > merged(key, operator)
        ? [invalidValue(`${at}[${keys.lastIndexOf(key)}]`, key, `exists in both ${list} and labelSelector`)]
        : [],
    );
  return [...out, ...clashes(matchLabelKeys, 'In', 'matchLabelKeys')];
}

/**
 * Faults of the keys of a spread constraint, of which the catalogue finds some `malformed`. `judged` tells whether keys that the selector speaks of already are refused, `merged` whether
 * the server itself puts them there.
 */
export function spreadKeyFaults(
  at: string,
  { matchLabelKeys = [], labelSelector }: TopologySpreadConstraint,
  { judged, merged, malformed }: { readonly judged: boolean; readonly merged: boolean; readonly malformed: readonly FieldError[] },
): FieldError[] {
  const said = mentions(labelSelector ?? {});
  const ours = (key: string): number =>
    merged && (labelSelector?.matchExpressions ?? []).some((e) => e.key === key && e.operator === 'In' && e.values?.length === 1) ? 1 : 0;
  return [
    ...keyFaults(`${at}.matchLabelKeys`, matchLabelKeys, labelSelector, malformed),
    ...faultsOfEach(matchLabelKeys, (key, i) =>
      judged && (said.get(key) ?? 0) > ours(key)
        ? [invalidValue(`${at}.matchLabelKeys[${i}]`, key, 'exists in both matchLabelKeys and labelSelector')]
        : [],
    ),
  ];
}

type Labels = Readonly<Record<string, string>>;

/** The selector with what the pod's labels say of the keys. */
function narrowed(
  selector: LabelSelector | undefined,
  keys: readonly (readonly [operator: string, keys: readonly string[] | undefined])[],
  labels: Labels,
): LabelSelector | undefined {
  if (isAbsent(selector)) return selector;
  const added = keys.flatMap(([operator, names = []]) =>
    names.flatMap((key): LabelSelectorRequirement[] => (labels[key] === undefined ? [] : [{ key, operator, values: [labels[key]] }])),
  );
  return added.length === 0 ? selector : { ...selector, matchExpressions: [...(selector.matchExpressions ?? []), ...added] };
}

function narrowedTerm(term: PodAffinityTerm, labels: Labels): PodAffinityTerm {
  const { labelSelector: _, ...others } = term;
  const { matchLabelKeys, mismatchLabelKeys } = term;
  const selector = narrowed(
    term.labelSelector,
    [
      ['In', matchLabelKeys],
      ['NotIn', mismatchLabelKeys],
    ],
    labels,
  );
  return selector === term.labelSelector ? term : { ...others, ...(isAbsent(selector) ? {} : { labelSelector: selector }) };
}

interface Terms {
  readonly [REQUIRED]?: PodAffinityTerm[];
  readonly [PREFERRED]?: { weight: number; podAffinityTerm: PodAffinityTerm }[];
}

const narrowedTerms = <T extends Terms>(affinity: T, labels: Labels): T => ({
  ...affinity,
  ...(affinity[REQUIRED] === undefined ? {} : { [REQUIRED]: affinity[REQUIRED].map((term) => narrowedTerm(term, labels)) }),
  ...(affinity[PREFERRED] === undefined
    ? {}
    : { [PREFERRED]: affinity[PREFERRED].map((term) => ({ ...term, podAffinityTerm: narrowedTerm(term.podAffinityTerm, labels) })) }),
});

/** Writes what the labels of a new pod say into its selectors, so that later changes of the labels change nothing. */
export function mergeLabelKeys(pod: Pod, enabled: Enabled): void {
  const { affinity, topologySpreadConstraints: constraints } = pod.spec;
  const labels = pod.metadata.labels ?? {};
  const { podAffinity, podAntiAffinity } = affinity ?? {};
  if (enabled('MatchLabelKeysInPodAffinity') && (!isAbsent(podAffinity) || !isAbsent(podAntiAffinity)))
    pod.spec = {
      ...pod.spec,
      affinity: {
        ...affinity,
        ...(isAbsent(podAffinity) ? {} : { podAffinity: narrowedTerms(podAffinity, labels) }),
        ...(isAbsent(podAntiAffinity) ? {} : { podAntiAffinity: narrowedTerms(podAntiAffinity, labels) }),
      },
    };
  if (enabled('MatchLabelKeysInPodTopologySpreadSelectorMerge') && constraints !== undefined)
    pod.spec = {
      ...pod.spec,
      topologySpreadConstraints: constraints.map((constraint) => {
        const selector = narrowed(constraint.labelSelector, [['In', constraint.matchLabelKeys]], labels);
        return isAbsent(selector) ? constraint : { ...constraint, labelSelector: selector };
      }),
    };
}
