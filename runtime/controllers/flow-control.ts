/** Priority levels and flow schemas that exist from the start, and the condition that tells whether a schema's level exists. */

import type { FlowSchema, PriorityLevelConfiguration } from '../../generated/flowcontrol.apiserver/v1beta1/types.js';
import { initialLevels, initialSchemas } from '../kinds/flowcontrol.apiserver/initial.js';
import type { ApiObject } from '../model/object.js';
import type { Words } from '../model/words.js';
import type { Resource } from '../resource/resource.js';
import { type Condition, setCondition, tells } from './condition.js';
import type { Controller, ControllerHost } from './framework/contract.js';
import { ensureAll } from './framework/ensure.js';
import type { Informer } from './framework/informer.js';

const PRODUCER = 'api-priority-and-fairness-config-producer-v1';
const CONSUMER = 'api-priority-and-fairness-config-consumer-v1';

const metadata = (name: string, { label }: Words): ApiObject['metadata'] => ({
  name,
  annotations: { [label('autoupdate-spec', 'apf')]: 'true' },
});

interface FlowControl {
  readonly levels: Informer<PriorityLevelConfiguration>;
  readonly flows: Informer<FlowSchema>;
  /** Of the flow schemas. */
  readonly resource: Resource;
}

export const flowControl: Controller = {
  name: 'priority-and-fairness-config-producer',
  needs: ['prioritylevelconfigurations.flowcontrol.apiserver.{groupDomain}', 'flowschemas.flowcontrol.apiserver.{groupDomain}'],
  start: makeFlowControl,
};

async function makeFlowControl({ registry, api }: ControllerHost): Promise<void> {
  const { words } = registry;
  const group = words.group('flowcontrol.apiserver');
  const [levels, flows] = [`prioritylevelconfigurations.${group}`, `flowschemas.${group}`];
  const made = (objects: Iterable<readonly [string, object]>): ApiObject[] =>
    [...objects].map(([name, spec]) => ({ metadata: metadata(name, words), spec }));
  await ensureAll(registry.byId(levels), made(initialLevels()), PRODUCER);
  await ensureAll(registry.byId(flows), made(initialSchemas(words)), PRODUCER);
  await followLevels({ levels: api.informer(levels), flows: api.informer(flows), resource: registry.byId(flows) });
}

/** Keeps the Dangling condition of every flow schema true to whether its level exists. */
async function followLevels(control: FlowControl): Promise<void> {
  const { levels, flows } = control;
  // A lost race or a deletion in between is settled by the event that caused it.
  const mark = (name: string): void => void markDangling(control, name).catch(() => undefined);
  flows.onChange(({ type, name }) => {
    if (type !== 'deleted') mark(name);
  });
  levels.onChange(({ type }) => {
    if (type !== 'updated') for (const { metadata } of flows.list()) mark(metadata.name ?? '');
  });
  await Promise.all([flows.synced(), levels.synced()]);
}

async function markDangling({ levels, flows, resource }: FlowControl, name: string): Promise<void> {
  const object = flows.get('', name);
  if (object === undefined) return;
  const level = object.spec.priorityLevelConfiguration.name;
  const exists = levels.get('', level) !== undefined;
  const wanted: Condition = {
    type: 'Dangling',
    status: exists ? 'False' : 'True',
    reason: exists ? 'Found' : 'NotFound',
    message: `This FlowSchema references the PriorityLevelConfiguration object named ${JSON.stringify(level)} ${exists ? 'and it exists' : 'but there is no such object'}`,
  };
  if (!tells(object, wanted)) await setCondition(resource, name, wanted, CONSUMER);
}
