/** Priority levels and flow schemas that every server starts with, of which some never change. */

import type {
  FlowSchemaSpec,
  PolicyRulesWithSubjects,
  PriorityLevelConfigurationSpec,
  Subject,
} from '../../../generated/flowcontrol.apiserver/v1beta1/types.js';
import { entryIn, type Life } from '../../model/definition/releases.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import type { Words } from '../../model/values/words.js';

/** A level without queues refuses requests that cannot run at once. */
interface LevelRow extends Life {
  readonly name: string;
  readonly shares: number;
  /** The percentage of its seats that other levels may borrow, in releases that let them. */
  readonly lendable: number;
  readonly queues?: readonly [queues: number, handSize: number, length: number];
}

const LEVELS: readonly LevelRow[] = [
  { name: 'catch-all', shares: 5, lendable: 0 },
  { name: 'system', shares: 30, lendable: 33, queues: [64, 6, 50] },
  { name: 'node-high', since: '1.22', shares: 40, lendable: 25, queues: [64, 6, 50] },
  { name: 'leader-election', shares: 10, lendable: 0, queues: [16, 4, 50] },
  { name: 'workload-high', shares: 40, lendable: 50, queues: [128, 6, 50] },
  { name: 'workload-low', shares: 100, lendable: 90, queues: [128, 6, 50] },
  { name: 'global-default', shares: 20, lendable: 50, queues: [128, 6, 50] },
];

/** Levels lend seats to others; the exempt level has a share. */
const LENDING: Life = { since: '1.26' };
const EXEMPT_SHARES: Life = { since: '1.28' };

const isThere = (life: Life, release: string): boolean => entryIn(life, release) !== undefined;

const levelSpec = ({ shares, lendable, queues }: LevelRow, release: string): PriorityLevelConfigurationSpec => ({
  type: 'Limited',
  limited: {
    assuredConcurrencyShares: shares,
    ...(isThere(LENDING, release) ? { lendablePercent: lendable } : {}),
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

type ResourceRules = NonNullable<PolicyRulesWithSubjects['resourceRules']>;

const ELECTING = ['get', 'create', 'update'];
const byLeases = (words: Words): ResourceRules => [
  { verbs: ELECTING, apiGroups: [words.group('coordination')], resources: ['leases'], namespaces: ['*'] },
];
/** Leadership was once held by endpoints and config maps, too. */
const byObjects = (namespace: string, words: Words): ResourceRules => [
  { verbs: ELECTING, apiGroups: [''], resources: ['endpoints', 'configmaps'], namespaces: [namespace] },
  ...byLeases(words),
];

interface SchemaRow extends Life<{ readonly rules: PolicyRulesWithSubjects[] }> {
  readonly name: string;
  readonly precedence: number;
  readonly level: string;
  readonly by?: 'ByUser' | 'ByNamespace';
  readonly rules: PolicyRulesWithSubjects[];
}

const electors = [user('system:kube-controller-manager'), user('system:kube-scheduler'), account('kube-system', '*')];

const schemas = (words: Words): SchemaRow[] => [
  { name: 'exempt', precedence: 1, level: 'exempt', rules: [{ subjects: [group('system:masters')], ...EVERYTHING }] },
  {
    name: 'probes',
    since: '1.22',
    precedence: 2,
    level: 'exempt',
    rules: [{ subjects: everyone, nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['/healthz', '/readyz', '/livez'] }] }],
  },
  {
    name: 'system-leader-election',
    precedence: 100,
    level: 'leader-election',
    by: 'ByUser',
    rules: [{ subjects: electors, resourceRules: byObjects('kube-system', words) }],
    changes: { '1.24': { rules: [{ subjects: electors, resourceRules: byLeases(words) }] } },
  },
  {
    name: 'endpoint-controller',
    since: '1.24',
    until: '1.33',
    precedence: 150,
    level: 'workload-high',
    by: 'ByUser',
    rules: [
      {
        subjects: [
          user('system:kube-controller-manager'),
          account('kube-system', 'endpoint-controller'),
          account('kube-system', 'endpointslicemirroring-controller'),
        ],
        resourceRules: [{ verbs: ELECTING, apiGroups: [''], resources: ['endpoints'], namespaces: ['*'] }],
      },
    ],
  },
  {
    name: 'workload-leader-election',
    until: '1.33',
    precedence: 200,
    level: 'leader-election',
    by: 'ByUser',
    rules: [{ subjects: [account('kube-system', '*')], resourceRules: byObjects('*', words) }],
  },
  {
    name: 'system-node-high',
    since: '1.22',
    precedence: 400,
    level: 'node-high',
    by: 'ByUser',
    rules: [
      {
        subjects: [group('system:nodes')],
        resourceRules: [
          { verbs: ['*'], apiGroups: [''], resources: ['nodes', 'nodes/status'], clusterScope: true, namespaces: ['*'] },
          { verbs: ['*'], apiGroups: [words.group('coordination')], resources: ['leases'], namespaces: ['*'] },
        ],
      },
    ],
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

const exemptSpec = (release: string): PriorityLevelConfigurationSpec =>
  isThere(EXEMPT_SHARES, release) ? { type: 'Exempt', exempt: { nominalConcurrencyShares: 0, lendablePercent: 0 } } : { type: 'Exempt' };

const at = <Row extends Life>(rows: readonly Row[], release: string): Row[] => rows.flatMap((row) => entryIn(row, release) ?? []);

/** Specs of the priority levels that every server of a release starts with, by name. */
export const initialLevels = (release: string): ReadonlyMap<string, PriorityLevelConfigurationSpec> =>
  new Map([['exempt', exemptSpec(release)], ...at(LEVELS, release).map((row) => [row.name, levelSpec(row, release)] as const)]);

/** Specs of the flow schemas that every server of a release starts with, by name. */
export const initialSchemas = (words: Words, release: string): ReadonlyMap<string, FlowSchemaSpec> =>
  new Map(at(schemas(words), release).map((row) => [row.name, schemaSpec(row)]));

const schemaSpec = ({ precedence, level, by, rules }: SchemaRow): FlowSchemaSpec => ({
  priorityLevelConfiguration: { name: level },
  matchingPrecedence: precedence,
  ...(by === undefined ? {} : { distinguisherMethod: { type: by } }),
  rules,
});

/** Names of levels and schemas whose specs never change, so that every request matches some schema and has a level. */
const MANDATORY = new Set(['exempt', 'catch-all']);

export const isMandatory = (name: string): boolean => MANDATORY.has(name);

/** The fault of the spec of a level that differs from the fixed one of its name at a release; the share of the exempt level is free. */
export function levelFaultsOf(name: string, spec: PriorityLevelConfigurationSpec, release: string): FieldError[] {
  const level = initialLevels(release).get(name);
  if (name !== 'exempt' || level === undefined) return fixedFaults(name, spec, level);
  const { exempt: _, ...judged } = spec;
  const { exempt: __, ...fixed } = level;
  return fixedFaults(name, judged, fixed);
}

/** The fault of the spec of a flow schema that differs from the fixed one of its name. */
export function schemaFaultsOf(name: string, spec: FlowSchemaSpec, words: Words): FieldError[] {
  const row = isMandatory(name) ? schemas(words).find((one) => one.name === name) : undefined;
  return fixedFaults(name, spec, row === undefined ? undefined : schemaSpec(row));
}

const fixedFaults = <Spec>(name: string, spec: Spec, fixed: Spec | undefined): FieldError[] =>
  !isMandatory(name) || fixed === undefined || sameValue(spec, fixed)
    ? []
    : [invalidValue('spec', spec, `spec of '${name}' must equal the fixed value`)];
