/** Parameters of classes, which drivers of storage are given. */
import { type FieldError, forbiddenField, invalidValue, tooLong } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';

const MAX_PARAMETERS = 512;
/** The fault of a field of a class that is to stay as it was. */
export const updateForbidden = (field: string): FieldError => forbiddenField(field, `updates to ${field} are forbidden.`);

/** Faults of parameters by themselves; of too many of them nothing else is told. */
export function parameterFaults(given: Readonly<Record<string, string>>, declared: DeclaredFaults): FieldError[] {
  const found = declared.take('parameters');
  if (Object.keys(given).length > MAX_PARAMETERS) return [tooLong('parameters', MAX_PARAMETERS)];
  return [...(Object.hasOwn(given, '') ? [invalidValue('parameters', '', 'field can not be empty.')] : []), ...found];
}
