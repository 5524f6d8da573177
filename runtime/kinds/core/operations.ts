/** Operations on pods and namespaces that are more than views of them. */
import type { SubresourceHandler, SubresourceRequest } from '../../http/handlers.js';
import { ApiError, badRequest, conflict, forbiddenField, invalid, invalidValue, notFound, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { remove } from '../../resource/delete.js';
import { timestamp } from '../../resource/metadata.js';
import { deleteOptions, writeOptions } from '../../resource/options.js';
import type { Resource } from '../../resource/resource.js';
import { selectorOfObject } from '../../resource/selectors.js';
import { update } from '../../resource/update.js';
import type { Parts } from '../../server.js';
import { type Fields, fieldsOf, listOf, number, text } from '../shown.js';
import { group } from '../words.js';

const DONE = { status: 201, object: { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', code: 201 } } as const;

/** Writes the finalizers of a namespace's spec, and with the last of them removes it. */
export const finalize = (): SubresourceHandler => async (request) => {
  const { resource, caller, name, namespace } = request;
  const { options, of: next } = await request.change();
  const { item } = await update(resource, {
    caller,
    namespace,
    name,
    subresource: 'finalize',
    options,
    manager: '',
    owned: true,
    replaces: false,
    change: (live) => {
      const sent = next(live ?? { metadata: {} });
      if (sent.metadata.name !== name)
        throw badRequest(`the name of the object (${sent.metadata.name ?? ''}) does not match the name on the URL (${name})`);
      if (live === undefined) throw notFound({ group: '', name: 'namespaces' }, name);
      return {
        ...live,
        metadata: { ...live.metadata, ...(sent.metadata.labels === undefined ? { labels: {} } : { labels: sent.metadata.labels }) },
        spec: { finalizers: fieldsOf(sent.spec).finalizers },
      };
    },
  });
  const object = resource.forms.in(item, 'v1');
  return { status: 200, object };
};

function assigned(pod: ApiObject, binding: ApiObject): ApiObject {
  const status = fieldsOf(pod.status);
  const others = listOf(status.conditions).filter((c) => c.type !== 'PodScheduled');
  return {
    ...pod,
    metadata: {
      ...pod.metadata,
      ...(binding.metadata.annotations === undefined
        ? {}
        : { annotations: { ...pod.metadata.annotations, ...binding.metadata.annotations } }),
    },
    spec: { ...fieldsOf(pod.spec), nodeName: text(fieldsOf(binding.target).name) },
    status: {
      ...status,
      conditions: [...others, { type: 'PodScheduled', status: 'True', lastProbeTime: null, lastTransitionTime: timestamp() }],
    },
  };
}

/** Puts a pod on a node, once. */
async function bind(pods: Resource, request: SubresourceRequest, binding: ApiObject, name: string): Promise<typeof DONE> {
  const target = fieldsOf(binding.target);
  const faults = [
    ...(text(target.kind) === '' || target.kind === 'Node'
      ? []
      : [
          {
            reason: 'FieldValueNotSupported' as const,
            field: 'target.kind',
            message: `Unsupported value: ${JSON.stringify(target.kind)}: supported values: "Node", "<empty>"`,
          },
        ]),
    ...(text(target.name) === '' ? [required('target.name')] : []),
  ];
  if (faults.length > 0) throw invalid({ group: '', name: 'Binding' }, name, faults);
  const version = pods.forms.version(pods.definition.hub);
  await pods.ready(version);
  await update(pods, {
    caller: { ...request.caller, version },
    namespace: request.namespace,
    name,
    subresource: 'binding',
    options: writeOptions(request.ctx.state.info.query, 'CreateOptions', false),
    manager: '',
    owned: true,
    replaces: false,
    change: (live) => {
      if (live === undefined) throw notFound({ group: '', name: 'pods' }, name);
      const about = { group: '', name: 'pods/binding' };
      const node = text(fieldsOf(live.spec).nodeName);
      if (live.metadata.deletionTimestamp !== undefined)
        throw conflict(about, name, `pod ${name} is being deleted, cannot be assigned to a host`);
      if (node !== '') throw conflict(about, name, `pod ${name} is already assigned to node ${JSON.stringify(node)}`);
      return assigned(live, binding);
    },
  });
  return DONE;
}

export const podBinding = (): SubresourceHandler => async (request) => {
  const binding = await request.body();
  if (binding.metadata.name !== request.name) throw badRequest('name in URL does not match name in Binding object');
  return bind(request.resource, request, binding, request.name);
};

export const bindings =
  ({ registry }: Parts): SubresourceHandler =>
  async (request) => {
    const binding = await request.body();
    return bind(registry.byId('pods'), request, binding, binding.metadata.name ?? '');
  };

const refused = (budget: string, why: string, retryAfter?: number): ApiError =>
  new ApiError(
    429,
    'TooManyRequests',
    "Cannot evict pod as it would violate the pod's disruption budget.",
    {
      causes: [{ reason: 'DisruptionBudget', message: `The disruption budget ${budget} ${why}` }],
      ...(retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter }),
    },
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  );

/** Seconds after which a budget that nobody has looked at is worth asking again. */
const UNOBSERVED_RETRY = 10;

/** Takes one disruption from the budget; throws 429 where it has none. */
async function spend(budgets: Resource, request: SubresourceRequest, name: string): Promise<void> {
  const version = budgets.forms.version(budgets.definition.hub);
  await update(budgets, {
    caller: { ...request.caller, version },
    namespace: request.namespace,
    name,
    subresource: 'status',
    options: { dryRun: false, fieldManager: undefined, force: undefined },
    manager: '',
    owned: true,
    replaces: false,
    change: (live) => {
      if (live === undefined) throw notFound({ group: group('policy'), name: 'poddisruptionbudgets' }, name);
      const status = fieldsOf(live.status);
      if (number(status.observedGeneration) < number(live.metadata.generation))
        throw refused(name, 'is still being processed by the server.', UNOBSERVED_RETRY);
      if (number(status.disruptionsAllowed) <= 0)
        throw refused(name, `needs ${number(status.desiredHealthy)} healthy pods and has ${number(status.currentHealthy)} currently`);
      return {
        ...live,
        status: {
          ...status,
          disruptionsAllowed: number(status.disruptionsAllowed) - 1,
          disruptedPods: { ...fieldsOf(status.disruptedPods), [request.name]: timestamp() },
        },
      };
    },
  });
}

/** Deletes a pod as far as disruption budgets let it go (specification: pods/eviction). */
export const eviction =
  ({ registry }: Parts): SubresourceHandler =>
  async (request) => {
    const { resource, caller, namespace, name } = request;
    const sent = await request.body();
    if (sent.metadata.name !== name) throw badRequest('name in URL does not match name in Eviction object');
    const pod = resource.forms.hub(resource.get(caller.version, namespace, name).item);
    const phase = fieldsOf(pod.status).phase;
    const options = deleteOptions(new URLSearchParams(), fieldsOf(sent.deleteOptions));
    if (phase !== 'Pending' && phase !== 'Succeeded' && phase !== 'Failed' && !options.dryRun) {
      const budgets = registry.byId('poddisruptionbudgets.policy');
      await budgets.ready(budgets.forms.version(budgets.definition.hub));
      const holding = budgets.cache
        .list(budgets.collection(namespace))
        .entries.filter((e) => selectorOfObject(fieldsOf(budgets.forms.hub(e.item).spec).selector as object).matches(pod.metadata.labels));
      if (holding.length > 1)
        throw new ApiError(
          500,
          'InternalError',
          'This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.',
          null,
        );
      for (const entry of holding) await spend(budgets, request, entry.item.name);
    }
    await remove(resource, caller, namespace, name, options);
    return DONE;
  };

function containerOf(pod: ApiObject, query: URLSearchParams): void {
  const wanted = query.get('container');
  const spec = fieldsOf(pod.spec);
  const all: Fields[] = [...listOf(spec.containers), ...listOf(spec.initContainers), ...listOf(spec.ephemeralContainers)];
  const name = pod.metadata.name ?? '';
  if (wanted !== null && wanted !== '' && !all.some((c) => c.name === wanted))
    throw badRequest(`container ${wanted} is not valid for pod ${name}`);
  const own = listOf(spec.containers);
  if ((wanted === null || wanted === '') && own.length > 1)
    throw badRequest(`a container name must be specified for pod ${name}, choose one of: [${own.map((c) => text(c.name)).join(' ')}]`);
}

const podOf = ({ resource, caller, namespace, name }: SubresourceRequest): ApiObject =>
  resource.forms.hub(resource.get(caller.version, namespace, name).item);

const NUMBERS = ['tailLines', 'limitBytes', 'sinceSeconds'];

/** Logs are on the node; a pod without one has none yet. */
export const log = (): SubresourceHandler => async (request) => {
  const pod = podOf(request);
  const query: URLSearchParams = request.ctx.state.info.query;
  const faults = NUMBERS.flatMap((field) => {
    const value = Number(query.get(field) ?? 0);
    if (!Number.isInteger(value)) throw badRequest(`${field}: ${JSON.stringify(query.get(field))} is no number`);
    const low = field === 'tailLines' ? 0 : 1;
    return query.has(field) && value < low ? [invalidValue(field, value, `must be greater than ${low === 0 ? 'or equal to 0' : '0'}`)] : [];
  });
  if (query.has('sinceSeconds') && query.has('sinceTime'))
    faults.push(forbiddenField('[]', 'at most one of `sinceTime` or `sinceSeconds` may be specified'));
  if (faults.length > 0) throw invalid({ group: '', name: 'PodLogOptions' }, request.name, faults);
  containerOf(pod, query);
  if (text(fieldsOf(pod.spec).nodeName) !== '')
    throw new ApiError(
      500,
      'InternalError',
      `the node ${text(fieldsOf(pod.spec).nodeName)} of pod ${request.name} cannot be reached`,
      null,
    );
  request.ctx.status = 204;
  return undefined;
};

/** Streams into a container go through its node. */
export const connect = (): SubresourceHandler => async (request) => {
  const pod = podOf(request);
  if (request.subresource !== 'portforward') containerOf(pod, request.ctx.state.info.query);
  const node = text(fieldsOf(pod.spec).nodeName);
  if (node === '') throw badRequest(`pod ${request.name} does not have a host assigned`);
  throw new ApiError(500, 'InternalError', `the node ${node} of pod ${request.name} cannot be reached`, null);
};

/** Requests passed on to a pod need its address. */
export const podProxy = (): SubresourceHandler => async (request) => {
  const [, name = request.name] = /^(?:https?:)?([^:]+)/.exec(request.name) ?? [];
  const pod = podOf({ ...request, name });
  if (text(fieldsOf(pod.status).podIP) === '') throw badRequest('address not allowed');
  throw new ApiError(503, 'ServiceUnavailable', `no answer from pod ${name}`, null);
};

/** Requests passed on to a service need an endpoint of it; none can be reached without nodes. */
export const serviceProxy =
  ({ registry }: Parts): SubresourceHandler =>
  async ({ name, namespace }) => {
    const [, scheme, service = ''] = /^(?:(https?):)?([^:]+)(?::[^:]*)?$/.exec(name) ?? [];
    if (service === '' || (scheme === undefined && name.split(':').length > 2))
      throw badRequest(`invalid service request ${JSON.stringify(name)}`);
    const endpoints = registry.byId('endpoints');
    await endpoints.ready(endpoints.forms.version(endpoints.definition.hub));
    if (endpoints.find(namespace, service) === undefined) throw notFound({ group: '', name: 'services' }, service);
    throw new ApiError(503, 'ServiceUnavailable', `no endpoints available for service ${JSON.stringify(name)}`, null);
  };

export const nodeProxy = (): SubresourceHandler => async (request) => {
  request.resource.get(request.caller.version, '', request.name);
  throw new ApiError(503, 'ServiceUnavailable', `no answer from node ${request.name}`, null);
};
