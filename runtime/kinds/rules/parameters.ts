/** Parameters of classes, which drivers of storage are given. */
import { type FieldError, forbiddenField, invalidValue, required, tooLong } from '../../model/errors.js';

const MAX_PARAMETERS = 512;
const MAX_PARAMETER_BYTES = 256 * 1024;

/** The fault of a field of a class that is to stay as it was. */
export const updateForbidden = (field: string): FieldError => forbiddenField(field, `updates to ${field} are forbidden.`);

/** Faults of parameters by themselves; `needed`: there is at least one. */
export function parameterFaults(given: Readonly<Record<string, string>>, needed = false): FieldError[] {
  const parameters = Object.entries(given);
  if (parameters.length > MAX_PARAMETERS) return [tooLong('parameters', MAX_PARAMETERS)];
  const bytes = parameters.reduce((sum, [k, v]) => sum + Buffer.byteLength(k) + Buffer.byteLength(v), 0);
  return [
    ...(Object.hasOwn(given, '') ? [invalidValue('parameters', '', 'field can not be empty.')] : []),
    ...(bytes > MAX_PARAMETER_BYTES ? [tooLong('parameters', MAX_PARAMETER_BYTES)] : []),
    ...(needed && parameters.length === 0 ? [required('parameters', 'must contain at least one key/value pair')] : []),
  ];
}
