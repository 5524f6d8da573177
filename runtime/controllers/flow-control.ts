/** Priority levels and flow schemas that exist from the start, and the condition that tells whether a schema's level exists. */
import { group, label } from '../kinds/words.js';
import type { ApiObject } from '../model/object.js';
import { timestamp } from '../resource/metadata.js';
import type { Resource } from '../resource/resource.js';
import { sameValue, update } from '../resource/update.js';
import type { Parts } from '../server.js';
import { ensure, SERVER_USER } from './ensure.js';

const PRODUCER = 'api-priority-and-fairness-config-producer-v1';
const CONSUMER = 'api-priority-and-fairness-config-consumer-v1';

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

const elections = (): object => ({
  resourceRules: [
    { verbs: ['get', 'create', 'update'], apiGroups: [''], resources: ['endpoints', 'configmaps'], namespaces: ['kube-system'] },
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
      { subjects: [user('system:kube-controller-manager'), user('system:kube-scheduler'), account('kube-system', '*')], ...elections() },
    ],
  },
  {
    name: 'workload-leader-election',
    precedence: 200,
    level: 'leader-election',
    by: 'ByUser',
    rules: [{ subjects: [account('kube-system', '*')], ...elections() }],
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
    precedence: 8999,
    level: 'workload-low',
    by: 'ByUser',
    rules: [{ subjects: [groupOf('system:serviceaccounts')], ...EVERYTHING }],
  },
  { name: 'global-default', precedence: 9900, level: 'global-default', by: 'ByUser', rules: [{ subjects: everyone, ...EVERYTHING }] },
  { name: 'catch-all', precedence: 10000, level: 'catch-all', by: 'ByUser', rules: [{ subjects: everyone, ...EVERYTHING }] },
];

const metadata = (name: string): ApiObject['metadata'] => ({ name, annotations: { [label('autoupdate-spec', 'apf')]: 'true' } });

function resources({ registry }: Parts): { levels: Resource; flows: Resource } | undefined {
  const ids = ['prioritylevelconfigurations', 'flowschemas'].map((plural) => `${plural}.${group('flowcontrol.apiserver')}`);
  const [levels = '', flows = ''] = ids;
  return registry.has(levels) && registry.has(flows) ? { levels: registry.byId(levels), flows: registry.byId(flows) } : undefined;
}

export async function makeFlowControl(parts: Parts): Promise<void> {
  const found = resources(parts);
  if (found === undefined) return;
  await ensure(found.levels, { metadata: metadata('exempt'), spec: { type: 'Exempt' } }, PRODUCER);
  for (const [name, shares, queues] of LEVELS)
    await ensure(found.levels, { metadata: metadata(name), spec: levelSpec(shares, queues) }, PRODUCER);
  for (const { name, precedence, level, by, rules } of schemas()) {
    const spec = {
      priorityLevelConfiguration: { name: level },
      matchingPrecedence: precedence,
      ...(by === undefined ? {} : { distinguisherMethod: { type: by } }),
      rules,
    };
    await ensure(found.flows, { metadata: metadata(name), spec }, PRODUCER);
  }
  await followLevels(found.levels, found.flows);
}

/** Keeps the Dangling condition of every flow schema true to whether its level exists. */
async function followLevels(levels: Resource, flows: Resource): Promise<void> {
  await levels.cache.ready();
  await flows.cache.ready();
  const settle = (name: string): void => {
    // A lost race or a deletion in between is settled by the event that caused it.
    markDangling(levels, flows, name).catch(() => undefined);
  };
  flows.cache.subscribe(
    { after: flows.cache.revision },
    {
      events: (events) => {
        for (const { current } of events) if (current !== undefined) settle(current.item.name);
      },
      closed: () => undefined,
    },
  );
  levels.cache.subscribe(
    { after: levels.cache.revision },
    {
      events: (events) => {
        if (events.some((e) => e.current === undefined || e.previous === undefined)) all();
      },
      closed: () => undefined,
    },
  );
  const all = (): void => {
    for (const entry of flows.cache.list().entries) settle(entry.item.name);
  };
  for (const entry of flows.cache.list().entries) await markDangling(levels, flows, entry.item.name);
}

async function markDangling(levels: Resource, flows: Resource, name: string): Promise<void> {
  const entry = flows.find('', name);
  if (entry === undefined) return;
  const object = flows.forms.hub(entry.item);
  const level = (object.spec as { priorityLevelConfiguration?: { name?: string } }).priorityLevelConfiguration?.name ?? '';
  const exists = levels.find('', level) !== undefined;
  const wanted = {
    type: 'Dangling',
    status: exists ? 'False' : 'True',
    reason: exists ? 'Found' : 'NotFound',
    message: `This FlowSchema references the PriorityLevelConfiguration object named ${JSON.stringify(level)} ${exists ? 'and it exists' : 'but there is no such object'}`,
  };
  const conditions = (object.status as { conditions?: Record<string, unknown>[] } | undefined)?.conditions ?? [];
  const now = conditions.find((c) => c.type === wanted.type);
  if (now !== undefined && sameValue({ ...now, lastTransitionTime: undefined }, wanted)) return;
  const version = flows.forms.version(flows.definition.hub);
  await update(flows, {
    caller: { user: SERVER_USER, version, userAgent: CONSUMER, warn: () => undefined },
    namespace: '',
    name,
    subresource: 'status',
    options: { dryRun: false, fieldManager: CONSUMER, force: undefined },
    manager: CONSUMER,
    replaces: false,
    change: (live) => {
      const next = live ?? object;
      const others = ((next.status as { conditions?: Record<string, unknown>[] } | undefined)?.conditions ?? []).filter(
        (c) => c.type !== wanted.type,
      );
      return { ...next, status: { conditions: [...others, { ...wanted, lastTransitionTime: timestamp() }] } };
    },
  });
}
