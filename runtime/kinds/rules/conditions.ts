/** Rules of conditions of the common form: the catalogue says most of them, and each type is there once. */

import type { Condition } from '../../../generated/meta/v1/types.js';
import { duplicate, type FieldError, tooLong } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';

const MAX_REASON = 1024;

/** Faults of the conditions at the path, in the order in which clients know them: how long a reason is comes after its form. */
export function conditionFaults(field: string, list: readonly Condition[] | null | undefined, declared: DeclaredFaults): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(list ?? [], ({ type, reason }, i) => {
    const at = `${field}[${i}]`;
    const repeated = seen.has(type);
    seen.add(type);
    return [
      ...(repeated ? [duplicate(`${at}.type`, type)] : []),
      ...declared.take(at, 'type', 'status', 'observedGeneration', 'lastTransitionTime', 'reason'),
      ...(reason.length > MAX_REASON ? [tooLong(`${at}.reason`, MAX_REASON)] : []),
      ...declared.take(at),
    ];
  });
}
