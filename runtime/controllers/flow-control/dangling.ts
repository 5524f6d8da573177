/** The condition of flow schemas that tells whether their priority level exists. */
import type { FlowSchema, PriorityLevelConfiguration } from '../../../generated/flowcontrol.apiserver/v1beta1/types.js';
import type { Resource } from '../../resource/resource.js';
import { apply } from '../../resource/verbs/apply.js';
import { timestamp } from '../../resource/writes/metadata.js';
import { type Condition, conditionOf, setCondition, tells } from '../condition.js';
import type { Api } from '../framework/api.js';
import { serverAs, writeBy } from '../framework/author.js';
import type { Running } from '../framework/contract.js';
import { type Informer, keyText, type ObjectKey } from '../framework/informer.js';
import { runController } from '../framework/reconciler.js';

const CONSUMER = 'api-priority-and-fairness-config-consumer-v1';
/** As metrics of conformant servers name it. */
const QUEUE = 'priority_and_fairness_config_queue';

interface FlowControlObjects {
  readonly levels: Informer<PriorityLevelConfiguration>;
  readonly flows: Informer<FlowSchema>;
  /** The resource of priority levels, as catalogues name it. */
  readonly levelsId: string;
  /** Of the flow schemas. */
  readonly resource: Resource;
  /** The version of flow control that clients prefer. */
  readonly apiVersion: string;
}

const BY_LEVEL = 'level';

/** What is worked on: one flow schema, or all of a priority level that came or went. */
const ofFlow = (name: string): ObjectKey => ({ namespace: '', name });
const ofLevel = (name: string): ObjectKey => ({ namespace: name, name: '' });

/** Keeps the Dangling condition of every flow schema true to whether its level exists. */
export function keepDangling(objects: FlowControlObjects, api: Api): Promise<Running> {
  const { flows, resource, levelsId } = objects;
  flows.addIndexer(BY_LEVEL, ({ spec }) => [spec.priorityLevelConfiguration.name]);
  return runController(
    {
      name: QUEUE,
      watches: [
        { resource: resource.definition.id, concerns: ({ type }) => type !== 'deleted' },
        { resource: levelsId, concerns: ({ type }) => type !== 'updated', keys: (_, { name }) => [ofLevel(name)] },
      ],
      async reconcile({ namespace: level, name }, { queue, turn }) {
        if (level === '') return markDangling(objects, name);
        for (const { metadata } of flows.byIndex(BY_LEVEL, level)) {
          await turn();
          queue.add(keyText(ofFlow(metadata.name ?? '')));
        }
      },
    },
    api,
  );
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
  const version = resource.forms.version(apiVersion);
  await resource.ready(version);
  await apply(
    resource,
    { ...writeBy(serverAs(CONSUMER), version, true), namespace: '', name, subresource: 'status' },
    { apiVersion, kind: object.kind, metadata: { name }, status: { conditions: [{ ...wanted, lastTransitionTime }] } },
  );
}
