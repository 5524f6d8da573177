/** The condition of flow schemas that tells whether their priority level exists. */
import type { FlowSchema, PriorityLevelConfiguration } from '../../../generated/flowcontrol.apiserver/v1beta1/types.js';
import type { Resource } from '../../resource/resource.js';
import { apply } from '../../resource/verbs/apply.js';
import { timestamp } from '../../resource/writes/metadata.js';
import { type Condition, conditionOf, setCondition, tells } from '../condition.js';
import { serverAs, writeBy } from '../framework/author.js';
import type { Informer } from '../framework/informer.js';

const CONSUMER = 'api-priority-and-fairness-config-consumer-v1';

interface FlowControlObjects {
  readonly levels: Informer<PriorityLevelConfiguration>;
  readonly flows: Informer<FlowSchema>;
  /** Of the flow schemas. */
  readonly resource: Resource;
  /** The version of flow control that clients prefer. */
  readonly apiVersion: string;
}

/** Keeps the Dangling condition of every flow schema true to whether its level exists. */
export async function keepDangling(objects: FlowControlObjects): Promise<void> {
  const { levels, flows } = objects;
  // A lost race or a deletion in between is settled by the event that caused it.
  const mark = (name: string): void => void markDangling(objects, name).catch(() => undefined);
  flows.onChange(({ type, name }) => {
    if (type !== 'deleted') mark(name);
  });
  levels.onChange(({ type }) => {
    if (type !== 'updated') for (const { metadata } of flows.list()) mark(metadata.name ?? '');
  });
  await Promise.all([flows.synced(), levels.synced()]);
}

async function markDangling({ levels, flows, resource, apiVersion }: FlowControlObjects, name: string): Promise<void> {
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
  if (tells(object, wanted)) return;
  if (resource.environment.enabled('FlowConditionsApplied')) await applyCondition(resource, apiVersion, object, wanted);
  else await setCondition(resource, name, wanted, CONSUMER, apiVersion);
}

/** Applies the condition, so that others may own other conditions. */
async function applyCondition(resource: Resource, apiVersion: string, object: FlowSchema, wanted: Condition): Promise<void> {
  const { name = '' } = object.metadata;
  const former = conditionOf(object, wanted.type);
  const lastTransitionTime = former?.status === wanted.status ? former.lastTransitionTime : timestamp(resource.environment.clock.now());
  await apply(
    resource,
    { ...writeBy(serverAs(CONSUMER), resource.forms.version(apiVersion), true), namespace: '', name, subresource: 'status' },
    { apiVersion, kind: object.kind, metadata: { name }, status: { conditions: [{ ...wanted, lastTransitionTime }] } },
  );
}
