/** Amounts of resources that the containers of a pod ask for together. */
import type { PodSpec, ResourceRequirements } from '../../generated/core/v1/types.js';
import { askedTogether } from '../kinds/rules/pod/asked-together.js';
import { addQuantities } from '../model/values/quantity.js';

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

/** What a pod asks for: as a whole where it says so, and what its containers ask for together otherwise. */
export const podTotal = (spec: PodSpec, part: keyof Requirements): Amounts => ({
  ...Object.fromEntries(askedTogether(spec, part)),
  ...spec.resources?.[part],
});
