/** Amounts of resources that the containers of a pod ask for together. */
import type { PodSpec, ResourceRequirements } from '../../generated/core/v1/types.js';
import { addQuantities, compareQuantities } from '../model/values/quantity.js';

/** Quantities by the names of resources. */
export type Amounts = Readonly<Record<string, string>>;

export interface Requirements {
  readonly requests: Amounts;
  readonly limits: Amounts;
}

export const requirementsOf = ({ resources }: { readonly resources: ResourceRequirements }): Requirements => ({
  requests: resources.requests ?? {},
  limits: resources.limits ?? {},
});

/** The sums of two tables of amounts. */
export function addAmounts(a: Amounts, b: Amounts): Amounts {
  const total: Record<string, string> = { ...a };
  for (const [name, amount] of Object.entries(b)) total[name] = total[name] === undefined ? amount : addQuantities(total[name], amount);
  return total;
}

/** All containers together; init containers run one at a time, so that only the greatest counts. */
export function podTotal(spec: PodSpec, part: keyof Requirements): Amounts {
  const total: Record<string, string> = { ...(spec.containers ?? []).map((c) => requirementsOf(c)[part]).reduce(addAmounts, {}) };
  for (const container of spec.initContainers ?? [])
    for (const [name, amount] of Object.entries(requirementsOf(container)[part]))
      if (total[name] === undefined || compareQuantities(amount, total[name]) > 0) total[name] = amount;
  return total;
}
