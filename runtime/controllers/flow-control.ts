/** Priority levels and flow schemas that exist from the start, and the condition that tells whether a schema's level exists. */

import type { ServerParts } from '../http/server-parts.js';
import { initialLevels, initialSchemas } from '../kinds/flowcontrol.apiserver/initial.js';
import { fieldsOf, text } from '../kinds/shown.js';
import type { ApiObject } from '../model/object.js';
import { group, label } from '../model/words.js';
import type { Resource } from '../resource/resource.js';
import { type Condition, setCondition, tells } from './condition.js';
import type { Controller } from './controller.js';
import { ensure } from './ensure.js';
import { follow, found } from './follow.js';

const PRODUCER = 'api-priority-and-fairness-config-producer-v1';
const CONSUMER = 'api-priority-and-fairness-config-consumer-v1';

const metadata = (name: string): ApiObject['metadata'] => ({ name, annotations: { [label('autoupdate-spec', 'apf')]: 'true' } });

function resources({ registry }: ServerParts): { levels: Resource; flows: Resource } | undefined {
  const ids = ['prioritylevelconfigurations', 'flowschemas'].map((plural) => `${plural}.${group('flowcontrol.apiserver')}`);
  const [levels = '', flows = ''] = ids;
  return registry.has(levels) && registry.has(flows) ? { levels: registry.byId(levels), flows: registry.byId(flows) } : undefined;
}

export const flowControl: Controller = { name: 'priority-and-fairness-config-producer', start: makeFlowControl };

async function makeFlowControl(parts: ServerParts): Promise<void> {
  const found = resources(parts);
  if (found === undefined) return;
  for (const [name, spec] of initialLevels()) await ensure(found.levels, { metadata: metadata(name), spec }, PRODUCER);
  for (const [name, spec] of initialSchemas(parts.environment.words))
    await ensure(found.flows, { metadata: metadata(name), spec }, PRODUCER);
  await followLevels(found.levels, found.flows);
}

/** Keeps the Dangling condition of every flow schema true to whether its level exists. */
async function followLevels(levels: Resource, flows: Resource): Promise<void> {
  await levels.ready(levels.forms.version(levels.definition.hub));
  const all = (): Promise<void>[] => flows.cache.readable().map(({ item }) => markDangling(levels, flows, item.name));
  const restarted = async (): Promise<void> => {
    await Promise.all(all());
  };
  // A lost race or a deletion in between is settled by the event that caused it.
  const tried = (work: Promise<void>): void => void work.catch(() => undefined);
  await follow(flows, {
    restarted,
    changed: (events) => {
      for (const { current } of events) if (current !== undefined) tried(markDangling(levels, flows, current.item.name));
    },
  });
  await follow(levels, {
    restarted,
    changed: (events) => {
      if (events.some((e) => e.current === undefined || e.previous === undefined)) for (const work of all()) tried(work);
    },
  });
}

async function markDangling(levels: Resource, flows: Resource, name: string): Promise<void> {
  const object = found(flows, '', name);
  if (object === undefined) return;
  const level = text(fieldsOf(fieldsOf(object.spec).priorityLevelConfiguration).name);
  const exists = levels.find('', level) !== undefined;
  const wanted: Condition = {
    type: 'Dangling',
    status: exists ? 'False' : 'True',
    reason: exists ? 'Found' : 'NotFound',
    message: `This FlowSchema references the PriorityLevelConfiguration object named ${JSON.stringify(level)} ${exists ? 'and it exists' : 'but there is no such object'}`,
  };
  if (!tells(object, wanted)) await setCondition(flows, name, wanted, CONSUMER);
}
