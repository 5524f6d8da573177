/** Priority levels and flow schemas that every server starts with, of which some never change. */

import type {
  FlowSchemaSpec,
  PolicyRulesWithSubjects,
  PriorityLevelConfigurationSpec,
  Subject,
} from '../../../generated/flowcontrol.apiserver/v1beta1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import type { Words } from '../../model/values/words.js';

/** Name, concurrency shares and queues; a level without queues refuses requests that cannot run at once. */
const LEVELS: readonly (readonly [name: string, shares: number, queues?: readonly [queues: number, handSize: number, length: number]])[] = [
  ['catch-all', 5],
  ['system', 30, [64, 6, 50]],
  ['leader-election', 10, [16, 4, 50]],
  ['workload-high', 40, [128, 6, 50]],
  ['workload-low', 100, [128, 6, 50]],
  ['global-default', 20, [128, 6, 50]],
];

const levelSpec = (shares: number, queues?: readonly [number, number, number]): PriorityLevelConfigurationSpec => ({
  type: 'Limited',
  limited: {
    assuredConcurrencyShares: shares,
    limitResponse:
      queues === undefined
        ? { type: 'Reject' }
        : { type: 'Queue', queuing: { queues: queues[0], handSize: queues[1], queueLengthLimit: queues[2] } },
  },
});

const user = (name: string): Subject => ({ kind: 'User', user: { name } });
const group = (name: string): Subject => ({ kind: 'Group', group: { name } });
const account = (namespace: string, name: string): Subject => ({ kind: 'ServiceAccount', serviceAccount: { namespace, name } });

const EVERYTHING = {
  resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], clusterScope: true, namespaces: ['*'] }],
  nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*'] }],
};
const everyone = [group('system:unauthenticated'), group('system:authenticated')];

const elections = (namespace: string, words: Words): Pick<PolicyRulesWithSubjects, 'resourceRules'> => ({
  resourceRules: [
    { verbs: ['get', 'create', 'update'], apiGroups: [''], resources: ['endpoints', 'configmaps'], namespaces: [namespace] },
    { verbs: ['get', 'create', 'update'], apiGroups: [words.group('coordination')], resources: ['leases'], namespaces: ['*'] },
  ],
});

interface SchemaRow {
  readonly name: string;
  readonly precedence: number;
  readonly level: string;
  readonly by?: 'ByUser' | 'ByNamespace';
  readonly rules: PolicyRulesWithSubjects[];
}

const schemas = (words: Words): SchemaRow[] => [
  { name: 'exempt', precedence: 1, level: 'exempt', rules: [{ subjects: [group('system:masters')], ...EVERYTHING }] },
  {
    name: 'system-leader-election',
    precedence: 100,
    level: 'leader-election',
    by: 'ByUser',
    rules: [
      {
        subjects: [user('system:kube-controller-manager'), user('system:kube-scheduler'), account('kube-system', '*')],
        ...elections('kube-system', words),
      },
    ],
  },
  {
    name: 'workload-leader-election',
    precedence: 200,
    level: 'leader-election',
    by: 'ByUser',
    rules: [{ subjects: [account('kube-system', '*')], ...elections('*', words) }],
  },
  { name: 'system-nodes', precedence: 500, level: 'system', by: 'ByUser', rules: [{ subjects: [group('system:nodes')], ...EVERYTHING }] },
  {
    name: 'kube-controller-manager',
    precedence: 800,
    level: 'workload-high',
    by: 'ByNamespace',
    rules: [{ subjects: [user('system:kube-controller-manager')], ...EVERYTHING }],
  },
  {
    name: 'kube-scheduler',
    precedence: 800,
    level: 'workload-high',
    by: 'ByNamespace',
    rules: [{ subjects: [user('system:kube-scheduler')], ...EVERYTHING }],
  },
  {
    name: 'kube-system-service-accounts',
    precedence: 900,
    level: 'workload-high',
    by: 'ByNamespace',
    rules: [{ subjects: [account('kube-system', '*')], ...EVERYTHING }],
  },
  {
    name: 'service-accounts',
    precedence: 9000,
    level: 'workload-low',
    by: 'ByUser',
    rules: [{ subjects: [group('system:serviceaccounts')], ...EVERYTHING }],
  },
  { name: 'global-default', precedence: 9900, level: 'global-default', by: 'ByUser', rules: [{ subjects: everyone, ...EVERYTHING }] },
  { name: 'catch-all', precedence: 10000, level: 'catch-all', by: 'ByUser', rules: [{ subjects: everyone, ...EVERYTHING }] },
];

/** Specs of the priority levels that every server starts with, by name. */
export const initialLevels = (): ReadonlyMap<string, PriorityLevelConfigurationSpec> =>
  new Map([['exempt', { type: 'Exempt' }], ...LEVELS.map(([name, shares, queues]) => [name, levelSpec(shares, queues)] as const)]);

/** Specs of the flow schemas that every server starts with, by name. */
export const initialSchemas = (words: Words): ReadonlyMap<string, FlowSchemaSpec> =>
  new Map(
    schemas(words).map(({ name, precedence, level, by, rules }) => [
      name,
      {
        priorityLevelConfiguration: { name: level },
        matchingPrecedence: precedence,
        ...(by === undefined ? {} : { distinguisherMethod: { type: by } }),
        rules,
      },
    ]),
  );

/** Names of levels and schemas whose specs never change, so that every request matches some schema and has a level. */
const MANDATORY = new Set(['exempt', 'catch-all']);

export const isMandatory = (name: string): boolean => MANDATORY.has(name);

/** The fault of a spec that differs from the fixed one of its name. */
export function mandatoryFaults<Spec>(name: string, spec: Spec, initial: ReadonlyMap<string, Spec>): FieldError[] {
  const fixed = isMandatory(name) ? initial.get(name) : undefined;
  return fixed === undefined || sameValue(spec, fixed) ? [] : [invalidValue('spec', spec, `spec of '${name}' must equal the fixed value`)];
}
