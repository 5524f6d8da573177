/** Priority levels and flow schemas that every server starts with, of which some never change. */
import { type FieldError, invalidValue } from '../../model/errors.js';
import { sameValue } from '../../model/same.js';
import { group } from '../../model/words.js';

/** Name, concurrency shares and queues; without queues what cannot run at once is refused. */
const LEVELS: readonly (readonly [name: string, shares: number, queues?: readonly [queues: number, handSize: number, length: number]])[] = [
  ['catch-all', 5],
  ['system', 30, [64, 6, 50]],
  ['leader-election', 10, [16, 4, 50]],
  ['workload-high', 40, [128, 6, 50]],
  ['workload-low', 100, [128, 6, 50]],
  ['global-default', 20, [128, 6, 50]],
];

const levelSpec = (shares: number, queues?: readonly [number, number, number]): object => ({
  type: 'Limited',
  limited: {
    assuredConcurrencyShares: shares,
    limitResponse:
      queues === undefined
        ? { type: 'Reject' }
        : { type: 'Queue', queuing: { queues: queues[0], handSize: queues[1], queueLengthLimit: queues[2] } },
  },
});

const user = (name: string): object => ({ kind: 'User', user: { name } });
const groupOf = (name: string): object => ({ kind: 'Group', group: { name } });
const account = (namespace: string, name: string): object => ({ kind: 'ServiceAccount', serviceAccount: { namespace, name } });

const EVERYTHING = {
  resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], clusterScope: true, namespaces: ['*'] }],
  nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*'] }],
};
const everyone = [groupOf('system:unauthenticated'), groupOf('system:authenticated')];

const elections = (namespace: string): object => ({
  resourceRules: [
    { verbs: ['get', 'create', 'update'], apiGroups: [''], resources: ['endpoints', 'configmaps'], namespaces: [namespace] },
    { verbs: ['get', 'create', 'update'], apiGroups: [group('coordination')], resources: ['leases'], namespaces: ['*'] },
  ],
});

interface SchemaRow {
  readonly name: string;
  readonly precedence: number;
  readonly level: string;
  readonly by?: 'ByUser' | 'ByNamespace';
  readonly rules: readonly object[];
}

const schemas = (): SchemaRow[] => [
  { name: 'exempt', precedence: 1, level: 'exempt', rules: [{ subjects: [groupOf('system:masters')], ...EVERYTHING }] },
  {
    name: 'system-leader-election',
    precedence: 100,
    level: 'leader-election',
    by: 'ByUser',
    rules: [
      {
        subjects: [user('system:kube-controller-manager'), user('system:kube-scheduler'), account('kube-system', '*')],
        ...elections('kube-system'),
      },
    ],
  },
  {
    name: 'workload-leader-election',
    precedence: 200,
    level: 'leader-election',
    by: 'ByUser',
    rules: [{ subjects: [account('kube-system', '*')], ...elections('*') }],
  },
  { name: 'system-nodes', precedence: 500, level: 'system', by: 'ByUser', rules: [{ subjects: [groupOf('system:nodes')], ...EVERYTHING }] },
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
    rules: [{ subjects: [groupOf('system:serviceaccounts')], ...EVERYTHING }],
  },
  { name: 'global-default', precedence: 9900, level: 'global-default', by: 'ByUser', rules: [{ subjects: everyone, ...EVERYTHING }] },
  { name: 'catch-all', precedence: 10000, level: 'catch-all', by: 'ByUser', rules: [{ subjects: everyone, ...EVERYTHING }] },
];

/** Specs of the priority levels that every server starts with, by name. */
export const initialLevels = (): ReadonlyMap<string, object> =>
  new Map([['exempt', { type: 'Exempt' }], ...LEVELS.map(([name, shares, queues]) => [name, levelSpec(shares, queues)] as const)]);

/** Specs of the flow schemas that every server starts with, by name. */
export const initialSchemas = (): ReadonlyMap<string, object> =>
  new Map(
    schemas().map(({ name, precedence, level, by, rules }) => [
      name,
      {
        priorityLevelConfiguration: { name: level },
        matchingPrecedence: precedence,
        ...(by === undefined ? {} : { distinguisherMethod: { type: by } }),
        rules,
      },
    ]),
  );

/** Names whose specs stay as they are, since requests must always find somewhere to go. */
const MANDATORY = new Set(['exempt', 'catch-all']);

/** Fault of a spec that is not the one its name is bound to. */
export function mandatoryFaults(name: string, spec: unknown, initial: ReadonlyMap<string, object>): FieldError[] {
  const fixed = MANDATORY.has(name) ? initial.get(name) : undefined;
  return fixed === undefined || sameValue(spec, fixed) ? [] : [invalidValue('spec', spec, `spec of '${name}' must equal the fixed value`)];
}
