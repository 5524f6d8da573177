/** Rules of conditions of the common form: a type, a status, when and why it came to be so. */

import type { Condition } from '../../../generated/meta/v1/types.js';
import * as allowed from '../../../generated/meta/v1/values.js';
import { duplicate, type FieldError, invalidValue, required, tooLong } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import { choiceFaults, isAbsent } from './values.js';

const MAX_REASON = 1024;
const MAX_MESSAGE = 32 * 1024;
const REASON = '[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?';
const REASON_FORM = new RegExp(`^${REASON}$`);
const REASON_WORDS = `a condition reason must start with alphabetic character, optionally followed by a string of alphanumeric characters or '_,:', and must end with an alphanumeric character or '_' (e.g. 'my_name',  or 'MY_NAME',  or 'MyName',  or 'ReasonA,ReasonB',  or 'ReasonA:ReasonB', regex used for validation is '${REASON}')`;

export function conditionFaults(field: string, list: readonly Condition[] = []): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(list, ({ type, status, reason, message, observedGeneration, lastTransitionTime }, i) => {
    const at = `${field}[${i}]`;
    const out: FieldError[] = [];
    if (seen.has(type)) out.push(duplicate(`${at}.type`, type));
    seen.add(type);
    for (const fault of faultsOf('qualified-name', type)) out.push(invalidValue(`${at}.type`, type, fault));
    out.push(...choiceFaults(`${at}.status`, status, allowed.Condition.status));
    if (observedGeneration !== undefined && observedGeneration < 0)
      out.push(invalidValue(`${at}.observedGeneration`, observedGeneration, 'must be greater than or equal to zero'));
    if (isAbsent(lastTransitionTime)) out.push(required(`${at}.lastTransitionTime`, 'must be set'));
    if (reason === '') out.push(required(`${at}.reason`, 'must be set'));
    else if (!REASON_FORM.test(reason)) out.push(invalidValue(`${at}.reason`, reason, REASON_WORDS));
    if (reason.length > MAX_REASON) out.push(tooLong(`${at}.reason`, MAX_REASON));
    if (message.length > MAX_MESSAGE) out.push(tooLong(`${at}.message`, MAX_MESSAGE));
    return out;
  });
}
