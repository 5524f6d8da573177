/** Priority levels and flow schemas that exist from the start, and the condition that tells whether a schema's level exists. */
import { initialLevels, initialSchemas } from '../kinds/flowcontrol/initial.js';
import type { ApiObject } from '../model/object.js';
import { sameValue } from '../model/same.js';
import { group, label } from '../model/words.js';
import { timestamp } from '../resource/metadata.js';
import type { Resource } from '../resource/resource.js';
import { update } from '../resource/update.js';
import type { Parts } from '../server.js';
import { ensure, SERVER_USER } from './ensure.js';

const PRODUCER = 'api-priority-and-fairness-config-producer-v1';
const CONSUMER = 'api-priority-and-fairness-config-consumer-v1';

const metadata = (name: string): ApiObject['metadata'] => ({ name, annotations: { [label('autoupdate-spec', 'apf')]: 'true' } });

function resources({ registry }: Parts): { levels: Resource; flows: Resource } | undefined {
  const ids = ['prioritylevelconfigurations', 'flowschemas'].map((plural) => `${plural}.${group('flowcontrol.apiserver')}`);
  const [levels = '', flows = ''] = ids;
  return registry.has(levels) && registry.has(flows) ? { levels: registry.byId(levels), flows: registry.byId(flows) } : undefined;
}

export async function makeFlowControl(parts: Parts): Promise<void> {
  const found = resources(parts);
  if (found === undefined) return;
  for (const [name, spec] of initialLevels()) await ensure(found.levels, { metadata: metadata(name), spec }, PRODUCER);
  for (const [name, spec] of initialSchemas()) await ensure(found.flows, { metadata: metadata(name), spec }, PRODUCER);
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
