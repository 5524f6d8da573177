/** Rules and defaults of resources that a pod has as a whole, and its containers share. */
import type { Container, PodSpec, ResourceRequirements } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, notSupported } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { addQuantities, compareQuantities } from '../../../model/values/quantity.js';
import type { Words } from '../../../model/values/words.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { isAbsent } from '../values.js';
import { claimNames, usedClaimFaults } from './resource-claims.js';
import { amountFaults, isHuge, podResourceFaults, requestFaults } from './resources.js';
import { isSidecar } from './restart.js';

const COMPUTE = ['cpu', 'memory'] as const;
const SUPPORTED = [...COMPUTE, 'hugepages-'].sort();

const isShared = (name: string): boolean => COMPUTE.some((known) => known === name) || isHuge(name);

type Amounts = Readonly<Record<string, string>>;
type Sized = Pick<Container, 'resources' | 'restartPolicy'>;
interface Sizes {
  readonly containers?: readonly Sized[] | null;
  readonly initContainers?: readonly Sized[];
}

/**
 * What the containers of a pod ask for together, by resource: the sum of those that run at the same time, or what the most demanding init
 * container asks for beside the ones that were started before it and go on.
 */
function askedTogether(spec: Sizes, kind: 'requests' | 'limits'): ReadonlyMap<string, string> {
  const amountsOf = ({ resources }: Sized): [string, string][] => Object.entries(resources?.[kind] ?? {});
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

function namedFaults(at: string, amounts: Amounts, words: Words): FieldError[] {
  return faultsOfEach(Object.entries(amounts), ([name, amount]) => {
    const field = `${at}[${name}]`;
    const malformed = podResourceFaults(field, name);
    const unshared = malformed.length === 0 && !isShared(name) ? [notSupported(field, name, SUPPORTED)] : [];
    return [...malformed, ...unshared, ...amountFaults(field, name, amount, words)];
  });
}

/** Faults where containers want more than their pod has. */
function sharedFaults(at: string, { limits = {}, requests = {} }: ResourceRequirements, spec: PodSpec): FieldError[] {
  const asked = askedTogether(spec, 'requests');
  const short = faultsOfEach(Object.entries(requests), ([name, amount]) => {
    const together = asked.get(name);
    if (together === undefined || !isShared(name) || compareQuantities(amount, together) >= 0) return [];
    const why = `must be greater than or equal to aggregate container requests of ${together}`;
    return [invalidValue(`${at}.requests[${name}]`, amount, why)];
  });
  const over = faultsOfEach(spec.containers ?? [], ({ resources }, i) =>
    faultsOfEach(Object.entries(resources.limits ?? {}), ([name, amount]) => {
      const limit = limits[name];
      if (limit === undefined || !isShared(name) || compareQuantities(amount, limit) <= 0) return [];
      return [invalidValue(`${at}.containers[${i}][${name}].limits`, amount, `must be less than or equal to pod limits of ${limit}`)];
    }),
  );
  return [...short, ...over];
}

/** Faults of the resources of a pod as a whole; absent ones have none. */
export function podResourcesFaults(at: string, spec: PodSpec, { words, declared }: RuleContext): FieldError[] {
  const { resources, os } = spec;
  if (isAbsent(resources)) return [];
  if (os?.name === 'windows') return [forbiddenField(at, 'may not be set for a windows pod')];
  const { limits = {}, requests = {}, claims = [] } = resources;
  return [
    ...(claims.length > 0 ? [forbiddenField(`${at}.claims`, 'claims may not be set for Resources at pod-level')] : []),
    ...usedClaimFaults(`${at}.claims`, claims, claimNames(spec.resourceClaims), declared),
    ...namedFaults(`${at}.limits`, limits, words),
    ...namedFaults(`${at}.requests`, requests, words),
    ...requestFaults(at, requests, limits, words),
    ...sharedFaults(at, resources, spec),
  ];
}

/** A pod with resources of its own requests what its containers ask for together, or as much as its limits. */
export function podResourceDefaults(spec: PodSpec): void {
  const { resources } = spec;
  if (isAbsent(resources) || (isAbsent(resources.limits) && isAbsent(resources.requests))) return;
  const requests: Record<string, string> = { ...resources.requests };
  const missing = (name: string): boolean => isShared(name) && requests[name] === undefined;
  for (const [name, amount] of askedTogether(spec, 'requests')) if (missing(name) && !isHuge(name)) requests[name] = amount;
  const limits: Record<string, string> = { ...resources.limits };
  for (const [name, amount] of askedTogether(spec, 'limits')) if (isHuge(name)) limits[name] ??= amount;
  for (const [name, limit] of Object.entries(limits)) if (missing(name)) requests[name] = limit;
  if (Object.keys(limits).length > 0) spec.resources = { ...resources, limits };
  if (Object.keys(requests).length > 0) spec.resources = { ...spec.resources, requests };
}
