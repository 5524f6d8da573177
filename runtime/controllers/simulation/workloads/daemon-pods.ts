/** The pods of a daemon set: one for each node that suits it, and bound for that node. */
import type { DaemonSet } from '../../../../generated/apps/v1/types.js';
import type { Node, NodeSelectorTerm, Pod, Toleration } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import type { Words } from '../../../model/values/words.js';
import { BLOCKING, isSelected, taintsOf, untolerated } from '../nodes/fit.js';
import { podOf } from './pods-of-workloads.js';
import { REVISION_HASH } from './revisions.js';

export const KIND = { apiVersion: 'apps/v1', kind: 'DaemonSet' };

const GENERATION = 'pod-template-generation';

/** What pods of daemon sets bear of their nodes, as they are to run wherever they can. */
const TOLERATED: readonly (readonly [name: string, effect: string])[] = [
  ['not-ready', 'NoExecute'],
  ['unreachable', 'NoExecute'],
  ['disk-pressure', 'NoSchedule'],
  ['memory-pressure', 'NoSchedule'],
  ['pid-pressure', 'NoSchedule'],
  ['unschedulable', 'NoSchedule'],
];

function tolerationsOf({ spec }: Readonly<DaemonSet>, words: Words): Toleration[] {
  const own = spec.template.spec.tolerations ?? [];
  const others = [...TOLERATED, ...(spec.template.spec.hostNetwork === true ? [['network-unavailable', 'NoSchedule'] as const] : [])];
  const added = others.map(([name, effect]) => ({ key: words.label(name, 'node'), operator: 'Exists', effect }));
  return [...own, ...added.filter((toleration) => !own.some(({ key, effect }) => key === toleration.key && effect === toleration.effect))];
}

/** Whether a pod of the set is to run on the node. */
export function suits(set: Readonly<DaemonSet>, node: Readonly<Node>, words: Words): boolean {
  const spec = { ...set.spec.template.spec, tolerations: tolerationsOf(set, words) };
  const { nodeName } = spec;
  if (nodeName && nodeName !== node.metadata.name) return false;
  return isSelected(spec, node) && untolerated(spec, taintsOf(node, words), BLOCKING).length === 0;
}

/** The node that a pod was made for. */
export function nodeOf({ spec }: Readonly<Pod>): string {
  if (spec.nodeName) return spec.nodeName;
  for (const term of spec.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms ?? [])
    for (const { key, values = [] } of term.matchFields ?? []) if (key === 'metadata.name') return values[0] ?? '';
  return '';
}

export function daemonPod(set: Readonly<DaemonSet>, node: string, revision: string, words: Words): Draft<Pod> {
  const pod = podOf({ ...KIND, metadata: set.metadata }, set.spec.template, { generateName: `${set.metadata.name}-` });
  const { affinity } = set.spec.template.spec;
  const field = { key: 'metadata.name', operator: 'In', values: [node] };
  const terms: NodeSelectorTerm[] = affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms ?? [{}];
  const required = { nodeSelectorTerms: terms.map((term) => ({ ...term, matchFields: [field] })) };
  return {
    ...pod,
    metadata: {
      ...pod.metadata,
      labels: {
        ...pod.metadata?.labels,
        [REVISION_HASH]: revision,
        [GENERATION]: String(set.metadata.generation ?? 1),
      },
    },
    spec: {
      ...pod.spec,
      affinity: { ...affinity, nodeAffinity: { ...affinity?.nodeAffinity, requiredDuringSchedulingIgnoredDuringExecution: required } },
      tolerations: tolerationsOf(set, words),
    } as Draft<Pod['spec']>,
  };
}
