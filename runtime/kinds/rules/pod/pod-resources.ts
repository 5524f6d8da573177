/** Rules and defaults of resources that a pod has as a whole, and its containers share. */
import type { PodSpec, ResourceRequirements } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, notSupported } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { compareQuantities } from '../../../model/values/quantity.js';
import type { Words } from '../../../model/values/words.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { isAbsent } from '../values.js';
import { askedTogether } from './asked-together.js';
import { claimNames, usedClaimFaults } from './resource-claims.js';
import { amountFaults, isHuge, podResourceFaults, requestFaults } from './resources.js';

const COMPUTE = ['cpu', 'memory'] as const;
const SUPPORTED = [...COMPUTE, 'hugepages-'].sort();

const isShared = (name: string): boolean => COMPUTE.some((known) => known === name) || isHuge(name);

type Amounts = Readonly<Record<string, string>>;
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
