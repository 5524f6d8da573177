/** Names of the parts of workloads and of groups of pods. */
import { duplicate, type FieldError } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { repeatsOf } from '../rules/values.js';

/** Refuses items that have the name of an earlier one. */
export function repeatedNameFaults(at: string, items: readonly { readonly name: string }[]): FieldError[] {
  const repeats = repeatsOf(items.map(({ name }) => name));
  return faultsOfEach(items, (item, i) => (repeats.has(i) ? [duplicate(`${at}[${i}]`, item)] : []));
}
