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
  addTo(total, b);
  return total;
}

function addTo(total: Record<string, string>, more: Amounts): void {
  for (const [name, amount] of Object.entries(more)) total[name] = total[name] === undefined ? amount : addQuantities(total[name], amount);
}

/** All containers together; init containers run one at a time, so that only the greatest counts. */
export function podTotal(spec: PodSpec, part: keyof Requirements): Amounts {
  const total: Record<string, string> = {};
  for (const container of spec.containers ?? []) addTo(total, requirementsOf(container)[part]);
  for (const container of spec.initContainers ?? [])
    for (const [name, amount] of Object.entries(requirementsOf(container)[part]))
      if (total[name] === undefined || compareQuantities(amount, total[name]) > 0) total[name] = amount;
  return total;
}
