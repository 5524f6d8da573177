/** Priority levels and flow schemas that exist from the start, and the condition that tells whether a schema's level exists. */

import type { FlowSchema } from '../../generated/flowcontrol.apiserver/v1beta1/types.js';
import type { ServerParts } from '../http/server-parts.js';
import { initialLevels, initialSchemas } from '../kinds/flowcontrol.apiserver/initial.js';
import type { ApiObject } from '../model/object.js';
import type { Words } from '../model/words.js';
import type { ObjectReader } from '../resource/reader.js';
import type { Resource } from '../resource/resource.js';
import { type Condition, setCondition, tells } from './condition.js';
import type { Controller } from './controller.js';
import { ensure } from './ensure.js';
import { follow } from './follow.js';

const PRODUCER = 'api-priority-and-fairness-config-producer-v1';
const CONSUMER = 'api-priority-and-fairness-config-consumer-v1';

const metadata = (name: string, { label }: Words): ApiObject['metadata'] => ({
  name,
  annotations: { [label('autoupdate-spec', 'apf')]: 'true' },
});

interface FlowControl {
  readonly levels: Resource;
  readonly flows: Resource;
  readonly schemas: ObjectReader<FlowSchema>;
}

/** What the controller keeps; undefined where the catalogue does not have it. */
function resources({ registry }: ServerParts): FlowControl | undefined {
  const group = registry.words.group('flowcontrol.apiserver');
  const [levels, flows] = [`prioritylevelconfigurations.${group}`, `flowschemas.${group}`];
  if (!registry.has(levels) || !registry.has(flows)) return undefined;
  return { levels: registry.byId(levels), flows: registry.byId(flows), schemas: registry.reader(flows) };
}

export const flowControl: Controller = { name: 'priority-and-fairness-config-producer', start: makeFlowControl };

async function makeFlowControl(parts: ServerParts): Promise<void> {
  const found = resources(parts);
  if (found === undefined) return;
  const { words } = parts.registry;
  for (const [name, spec] of initialLevels()) await ensure(found.levels, { metadata: metadata(name, words), spec }, PRODUCER);
  for (const [name, spec] of initialSchemas(words)) await ensure(found.flows, { metadata: metadata(name, words), spec }, PRODUCER);
  await followLevels(found);
}

/** Keeps the Dangling condition of every flow schema true to whether its level exists. */
async function followLevels(control: FlowControl): Promise<void> {
  const { levels, flows } = control;
  await levels.ready(levels.forms.version(levels.definition.hub));
  const all = (): Promise<void>[] => flows.cache.readable().map(({ item }) => markDangling(control, item.name));
  const restarted = async (): Promise<void> => {
    await Promise.all(all());
  };
  // A lost race or a deletion in between is settled by the event that caused it.
  const tried = (work: Promise<void>): void => void work.catch(() => undefined);
  await follow(flows, {
    restarted,
    changed: (events) => {
      for (const { current } of events) if (current !== undefined) tried(markDangling(control, current.item.name));
    },
  });
  await follow(levels, {
    restarted,
    changed: (events) => {
      if (events.some((e) => e.current === undefined || e.previous === undefined)) for (const work of all()) tried(work);
    },
  });
}

async function markDangling({ levels, flows, schemas }: FlowControl, name: string): Promise<void> {
  const object = schemas.peek('', name);
  if (object === undefined) return;
  const level = object.spec.priorityLevelConfiguration.name;
  const exists = levels.find('', level) !== undefined;
  const wanted: Condition = {
    type: 'Dangling',
    status: exists ? 'False' : 'True',
    reason: exists ? 'Found' : 'NotFound',
    message: `This FlowSchema references the PriorityLevelConfiguration object named ${JSON.stringify(level)} ${exists ? 'and it exists' : 'but there is no such object'}`,
  };
  if (!tells(object, wanted)) await setCondition(flows, name, wanted, CONSUMER);
}
