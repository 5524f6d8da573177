/** Quality of service: what containers ask for and may use at most decides how a node treats the pod under pressure. */
import type { PodSpec, ResourceRequirements } from '../../../../generated/core/v1/types.js';
import { quantityNanos } from '../../../model/values/quantity.js';
import { isAbsent } from '../../rules/values.js';

const RESOURCES = ['cpu', 'memory'] as const;

const isSet = (amount: string | undefined): boolean => amount !== undefined && (quantityNanos(amount) ?? 0n) > 0n;

/** What is asked for by the pod as a whole, where that says anything, or else by each of its containers. */
function requirementsOf({ resources, containers, initContainers }: PodSpec): readonly ResourceRequirements[] {
  if (!isAbsent(resources)) return [resources];
  return [...(containers ?? []), ...(initContainers ?? [])].map((container) => container.resources);
}

export function qosClass(spec: PodSpec): 'Guaranteed' | 'Burstable' | 'BestEffort' {
  const all = requirementsOf(spec);
  let asks = false;
  let guaranteed = all.length > 0;
  for (const { requests, limits } of all) {
    for (const name of RESOURCES) {
      const [request, limit] = [requests?.[name], limits?.[name]];
      asks ||= isSet(request) || isSet(limit);
      if (!isSet(limit) || (isSet(request) && quantityNanos(request) !== quantityNanos(limit))) guaranteed = false;
    }
  }
  return !asks ? 'BestEffort' : guaranteed ? 'Guaranteed' : 'Burstable';
}
