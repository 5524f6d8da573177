/** Bindings: a pod is put on a node, once. */
import type { Binding, Pod, PodCondition } from '../../../../generated/core/v1/types.js';
import type { SubresourceHandler, SubresourceRequest } from '../../../http/routing/subresources.js';
import type { Parts } from '../../../http/server-parts.js';
import { badRequest, conflict, invalid, notFound, required } from '../../../model/errors.js';
import { type ApiObject, typed } from '../../../model/object.js';
import type { Caller, Environment } from '../../../resource/environment.js';
import type { Resource } from '../../../resource/resource.js';
import { timestamp } from '../../../resource/writes/metadata.js';
import { type WriteOptions, writeOptions } from '../../../resource/writes/options.js';
import { update } from '../../../resource/writes/update.js';
import { defineKind } from '../../kind.js';

/** What operations answer that leave nothing to show. */
export const DONE = { status: 201, object: { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', code: 201 } } as const;

/** The pod as it is on the node. */
function assigned(
  live: ApiObject,
  { target, metadata: { annotations, labels } }: Binding,
  { enabled, clock }: Pick<Environment, 'enabled' | 'clock'>,
): ApiObject {
  const { spec, status: before } = typed<Pod>(live);
  // A pod that has its node waits for no other.
  const { nominatedNodeName: _, ...unnominated } = before;
  const status = enabled('ClearingNominatedNodeNameAfterBinding') ? unnominated : before;
  const others = (status.conditions ?? []).filter((c) => c.type !== 'PodScheduled');
  const lastTransitionTime = timestamp(clock.now());
  const scheduled: PodCondition = { type: 'PodScheduled', status: 'True', lastProbeTime: null, lastTransitionTime };
  return {
    ...live,
    metadata: {
      ...live.metadata,
      ...(annotations === undefined ? {} : { annotations: { ...live.metadata.annotations, ...annotations } }),
      ...(labels === undefined || !enabled('PodTopologyLabelsAdmission') ? {} : { labels: { ...live.metadata.labels, ...labels } }),
    },
    spec: { ...spec, nodeName: target.name ?? '' },
    status: { ...status, conditions: [...others, scheduled] },
  };
}

/** The write by which a pod is put on a node. */
interface BindingWrite {
  readonly caller: Caller;
  readonly options: WriteOptions;
  readonly namespace: string;
  readonly name: string;
}

/** Puts a pod on the node that a binding names, once. Throws ApiError where it is on one, or is deleted. */
export async function putOnNode(pods: Resource, { caller, ...write }: BindingWrite, binding: Binding): Promise<void> {
  const version = pods.forms.version(pods.definition.hub);
  await pods.ready(version);
  const { name } = write;
  await update(pods, {
    ...write,
    caller: { ...caller, version },
    subresource: 'binding',
    owned: true,
    replaces: false,
    judged: true,
    change: (live) => {
      if (live === undefined) throw notFound({ group: '', name: 'pods' }, name);
      const about = { group: '', name: 'pods/binding' };
      const { uid } = binding.metadata;
      if (uid && uid !== live.metadata.uid && pods.environment.enabled('BindingsOfOnePod'))
        throw conflict(
          { group: '', name: 'pods' },
          name,
          `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${live.metadata.uid}`,
        );
      const { nodeName: node = '' } = typed<Pod>(live).spec;
      if (live.metadata.deletionTimestamp !== undefined)
        throw conflict(about, name, `pod ${name} is being deleted, cannot be assigned to a host`);
      if (node !== '') throw conflict(about, name, `pod ${name} is already assigned to node ${JSON.stringify(node)}`);
      return assigned(live, binding, pods.environment);
    },
  });
}

/** Answers a request that puts a pod on a node. */
async function bind(pods: Resource, request: SubresourceRequest, sent: ApiObject, name: string): Promise<typeof DONE> {
  const binding = typed<Binding>(sent);
  const { kind: targetKind = '', name: targetName = '' } = binding.target;
  const faults = [
    ...(targetKind === '' || targetKind === 'Node'
      ? []
      : [
          {
            reason: 'FieldValueNotSupported' as const,
            field: 'target.kind',
            message: `Unsupported value: ${JSON.stringify(targetKind)}: supported values: "Node", "<empty>"`,
          },
        ]),
    ...(targetName === '' ? [required('target.name')] : []),
  ];
  if (faults.length > 0) throw invalid({ group: '', name: 'Binding' }, name, faults);
  await request.validate(sent);
  const options = writeOptions(request.ctx.state.info.query, 'CreateOptions', false, request.resource.environment);
  await putOnNode(pods, { caller: request.caller, options, namespace: request.namespace, name }, binding);
  return DONE;
}

export const podBinding = (): SubresourceHandler => async (request) => {
  const binding = await request.body();
  if (binding.metadata.name !== request.name) throw badRequest('name in URL does not match name in Binding object');
  return bind(request.resource, request, binding, request.name);
};

const bindings =
  ({ registry }: Parts<'registry'>): SubresourceHandler =>
  async (request) => {
    const binding = await request.body();
    const { name = '' } = binding.metadata;
    if (name === '') throw badRequest('Name parameter required.');
    if (name.includes('/')) throw badRequest(`Name parameter invalid: ${JSON.stringify(name)}: may not contain '/'`);
    if (!registry.has('pods')) throw notFound({ group: '', name: 'pods' }, name);
    return bind(registry.byId('pods'), request, binding, name);
  };

export const binding = defineKind<Binding>({
  resource: 'bindings',
  operations: { '': bindings },
});
