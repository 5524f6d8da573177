/** What the containers of a pod ask for together: those that run at once, and those that run before them. */
import type { ResourceRequirements } from '../../../../generated/core/v1/types.js';
import { addQuantities, compareQuantities } from '../../../model/values/quantity.js';
import { isSidecar } from './restart.js';

/** A container as far as its amounts are looked at; one that is always restarted goes on beside those that are started after it. */
interface Sized {
  readonly resources?: ResourceRequirements;
  readonly restartPolicy?: string;
}

/** The containers of a pod, as far as their amounts are looked at. */
interface SizedContainers {
  readonly containers?: readonly Sized[] | null;
  readonly initContainers?: readonly Sized[];
}

/**
 * What the containers of a pod ask for together, by resource: the sum of those that run at the same time, or what the most demanding init
 * container asks for beside the ones that were started before it and go on.
 */
export function askedTogether(spec: SizedContainers, part: 'requests' | 'limits'): ReadonlyMap<string, string> {
  const amountsOf = ({ resources }: Sized): [string, string][] => Object.entries(resources?.[part] ?? {});
  const [sum, lasting, greatest] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const add = (to: Map<string, string>, name: string, amount: string): unknown => to.set(name, plus(to.get(name), amount));
  const raise = (to: Map<string, string>, name: string, amount: string): void => {
    const before = to.get(name);
    if (before === undefined || compareQuantities(amount, before) > 0) to.set(name, amount);
  };
  for (const container of spec.containers ?? []) for (const [name, amount] of amountsOf(container)) add(sum, name, amount);
  for (const container of spec.initContainers ?? []) {
    for (const [name, amount] of amountsOf(container)) {
      if (isSidecar(container)) {
        add(sum, name, amount);
        add(lasting, name, amount);
        raise(greatest, name, lasting.get(name) ?? amount);
      } else raise(greatest, name, plus(lasting.get(name), amount));
    }
  }
  for (const [name, amount] of greatest) raise(sum, name, amount);
  return sum;
}

const plus = (a: string | undefined, b: string): string => (a === undefined ? b : addQuantities(a, b));
