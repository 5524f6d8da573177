/** Evictions: deletions that disruption budgets have a say in. */

import type { Pod, PodCondition } from '../../../../generated/core/v1/types.js';
import type { PodDisruptionBudget } from '../../../../generated/policy/v1/types.js';
import type { Eviction } from '../../../../generated/policy/v1beta1/types.js';
import type { SubresourceHandler, SubresourceRequest } from '../../../http/routing/subresources.js';
import type { Parts } from '../../../http/server-parts.js';
import { ApiError, badRequest, notFound, unforeseen } from '../../../model/errors.js';
import { typed } from '../../../model/object.js';
import { selectorOfStored } from '../../../model/selectors/selectors.js';
import type { Resource, Stored } from '../../../resource/resource.js';
import { remove } from '../../../resource/writes/delete.js';
import { timestamp } from '../../../resource/writes/metadata.js';
import { deleteOptions, writeOptions } from '../../../resource/writes/options.js';
import { update } from '../../../resource/writes/update.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { DONE } from './binding.js';

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

const UNOBSERVED = 'is still being processed by the server.';
/** Seconds for Retry-After where no controller has observed the budget yet. */
const UNOBSERVED_RETRY = 10;

/** Takes one allowed disruption from the budget; throws 429 where none is left. */
async function spend(budgets: Resource, request: SubresourceRequest, name: string, dryRun: boolean): Promise<void> {
  const version = budgets.forms.version(budgets.definition.hub);
  await update(budgets, {
    caller: { ...request.caller, version },
    namespace: request.namespace,
    name,
    subresource: 'status',
    options: { dryRun, fieldManager: undefined, force: undefined },
    owned: true,
    replaces: false,
    change: (live) => {
      const { group } = budgets.environment.words;
      if (live === undefined) throw notFound({ group: group('policy'), name: 'poddisruptionbudgets' }, name);
      const { status, metadata } = typed<PodDisruptionBudget>(live);
      if ((status.observedGeneration ?? 0) < (metadata.generation ?? 0)) throw refused(name, UNOBSERVED, UNOBSERVED_RETRY);
      if (status.disruptionsAllowed <= 0)
        throw refused(name, `needs ${status.desiredHealthy} healthy pods and has ${status.currentHealthy} currently`);
      return {
        ...live,
        status: {
          ...status,
          disruptionsAllowed: status.disruptionsAllowed - 1,
          disruptedPods: { ...status.disruptedPods, [request.name]: timestamp(budgets.environment.clock.now()) },
        },
      };
    },
  });
}

/** The budgets that count the pod. Looking at many of them lets others have their turns. */
async function budgetsOf(budgets: Resource, namespace: string, pod: Pod): Promise<Stored[]> {
  const turn = budgets.environment.pace.begin();
  const out: Stored[] = [];
  for (const entry of budgets.cache.list(budgets.collection(namespace)).entries) {
    await turn();
    const { selector } = typed<PodDisruptionBudget>(budgets.readable(entry)).spec;
    if (selectorOfStored(selector).matches(pod.metadata.labels)) out.push(entry);
  }
  return out;
}

/** Whether a pod that is not ready may go without a disruption: it counts for none of those that the budget protects. */
function isFree({ status: { conditions = [] } }: Pod, { spec, status }: PodDisruptionBudget, enabled: Enabled): boolean {
  if (!enabled('UnreadyPodsFree') || conditions.some(({ type, status: met }) => type === 'Ready' && met === 'True')) return false;
  if (enabled('PDBUnhealthyPodEvictionPolicy') && spec.unhealthyPodEvictionPolicy === 'AlwaysAllow') return true;
  return status.desiredHealthy > 0 && status.currentHealthy >= status.desiredHealthy;
}

/** Says in the pod's status that it was not its own end. */
async function markEvicted(pods: Resource, request: SubresourceRequest): Promise<string> {
  const version = pods.forms.version(pods.definition.hub);
  const { item } = await update(pods, {
    caller: { ...request.caller, version },
    namespace: request.namespace,
    name: request.name,
    subresource: 'status',
    options: { dryRun: false, fieldManager: undefined, force: undefined },
    owned: true,
    replaces: false,
    change: (live) => {
      if (live === undefined) throw notFound({ group: '', name: 'pods' }, request.name);
      const { status } = typed<Pod>(live);
      const evicted: PodCondition = {
        type: 'DisruptionTarget',
        status: 'True',
        lastProbeTime: null,
        lastTransitionTime: timestamp(pods.environment.clock.now()),
        reason: 'EvictionByEvictionAPI',
        message: 'Eviction API: evicting',
      };
      const others = (status.conditions ?? []).filter(({ type }) => type !== evicted.type);
      return { ...live, status: { ...status, conditions: [...others, evicted] } };
    },
  });
  return String(item.revision);
}

const BUDGETS = 'poddisruptionbudgets.policy';

/** Deletes a pod as far as disruption budgets let it go (specification: pods/eviction). */
export const eviction =
  ({ registry }: Parts<'registry'>): SubresourceHandler =>
  async (request) => {
    const { resource, caller, namespace, name } = request;
    const sent = await request.body();
    if (sent.metadata.name !== name) throw badRequest('name in URL does not match name in Eviction object');
    await request.validate(sent);
    const found = await resource.newestOf(caller.version, namespace, name);
    const pod = typed<Pod>(resource.forms.hub(found.item));
    const { phase } = pod.status;
    /** The budget that lets the pod go as it is. */
    let free: string | undefined;
    const asked = deleteOptions(new URLSearchParams(), { ...typed<Eviction>(sent).deleteOptions }, request.resource.environment.words);
    // The query and the body may both ask for a dry run; budgets are checked all the same.
    const dryRun = asked.dryRun || writeOptions(request.ctx.state.info.query, 'CreateOptions', false, request.resource.environment).dryRun;
    if (registry.has(BUDGETS) && phase !== 'Pending' && phase !== 'Succeeded' && phase !== 'Failed') {
      const budgets = registry.byId(BUDGETS);
      await budgets.ready(budgets.forms.version(budgets.definition.hub));
      const holding = await budgetsOf(budgets, namespace, pod);
      if (holding.length > 1)
        throw unforeseen('This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.');
      for (const entry of holding) {
        const budget = typed<PodDisruptionBudget>(budgets.readable(entry));
        if (isFree(pod, budget, resource.environment.enabled)) free = entry.item.name;
        else await spend(budgets, request, entry.item.name, dryRun);
      }
    }
    let revision = String(found.revision);
    if (!dryRun && resource.environment.enabled('PodDisruptionConditions')) revision = await markEvicted(resource, request);
    // What is free is the pod as it was looked at; it may have become ready meanwhile.
    const preconditions = free === undefined ? asked.preconditions : { resourceVersion: revision, ...asked.preconditions };
    try {
      await remove(resource, caller, namespace, name, { ...asked, ...(preconditions === undefined ? {} : { preconditions }), dryRun });
    } catch (error) {
      const changed = error instanceof ApiError && error.code === 409 && asked.preconditions?.resourceVersion === undefined;
      throw changed && free !== undefined ? refused(free, UNOBSERVED, UNOBSERVED_RETRY) : error;
    }
    return DONE;
  };
