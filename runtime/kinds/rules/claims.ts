/** Rules of what a volume claim asks for, also where a pod carries the claim's template. */

import type { PersistentVolumeClaimSpec, TypedLocalObjectReference } from '../../../generated/core/v1/types.js';
import * as allowed from '../../../generated/core/v1/values.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { quantityNanos } from '../../model/values/quantity.js';
import { labelSelectorFaults } from './selectors.js';
import { eachChoiceFaults, formatFaults, isAbsent } from './values.js';

/** Refuses sizes that are not above zero. */
export const sizeFaults = (field: string, size: string): FieldError[] =>
  (quantityNanos(size) ?? 0n) > 0n ? [] : [invalidValue(field, size, 'must be greater than zero')];

const NANO = 1_000_000_000n;

/** Refuses amounts of storage below zero, of which whole units are told. */
export function negativeAmountFaults(field: string, amount: string): FieldError[] {
  const nanos = quantityNanos(amount) ?? 0n;
  return nanos < 0n ? [invalidValue(field, nanos / NANO, 'must be a valid resource quantity')] : [];
}

/** Faults of what a claim is filled from; without a group only another claim can be meant. */
function sourceFaults(at: string, { name, kind, apiGroup }: TypedLocalObjectReference): FieldError[] {
  return [
    ...(name === '' ? [required(`${at}.name`)] : []),
    ...(kind === '' ? [required(`${at}.kind`)] : []),
    ...((apiGroup ?? '') === '' && kind !== 'PersistentVolumeClaim'
      ? [invalidValue(at, kind, "must be 'PersistentVolumeClaim' when referencing the default apiGroup")]
      : []),
  ];
}

export function claimSpecFaults(at: string, spec: PersistentVolumeClaimSpec, declared: DeclaredFaults): FieldError[] {
  const { accessModes = [], dataSource, storageClassName = '' } = spec;
  const size = spec.resources.requests?.storage;
  const out = [
    ...declared.take(at, 'accessModes'),
    ...labelSelectorFaults(`${at}.selector`, spec.selector),
    ...eachChoiceFaults(`${at}.accessModes`, accessModes, allowed.PersistentVolumeClaimSpec.accessModes),
    ...(isAbsent(size) ? [required(`${at}.resources[storage]`)] : sizeFaults(`${at}.resources[storage]`, size)),
  ];
  if (!isAbsent(dataSource)) out.push(...sourceFaults(`${at}.dataSource`, dataSource));
  if (storageClassName !== '') out.push(...formatFaults('dns-subdomain', `${at}.storageClassName`, storageClassName));
  out.push(...declared.take(at));
  return out;
}
