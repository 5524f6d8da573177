/** Names of field managers: how they are chosen and what is valid. */
import { type FieldError, invalidValue, tooLong } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { ManagedFieldsEntry } from '../../model/object.js';

/** Bytes of a manager's name, at most. */
const MAX_MANAGER_BYTES = 128;

const UNKNOWN = 'unknown';
const ALL_PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

/**
 * The manager of a request: its `fieldManager` parameter, else the User-Agent up to the first slash without what cannot
 * be printed and cut to 128 bytes, else `unknown`.
 */
export function managerOf(fieldManager: string | undefined, userAgent: string | undefined): string {
  if (fieldManager) return fieldManager;
  let name = '';
  let bytes = 0;
  for (const character of (userAgent ?? '').split('/', 1)[0] ?? '') {
    if (!PRINTABLE.test(character)) continue;
    bytes += Buffer.byteLength(character);
    if (bytes > MAX_MANAGER_BYTES) break;
    name += character;
  }
  return name === '' ? UNKNOWN : name;
}

/** What is wrong with the `fieldManager` parameter of a request. */
export function managerFaults(fieldManager: string, field = 'fieldManager'): FieldError[] {
  const faults: FieldError[] = [];
  if (Buffer.byteLength(fieldManager) > MAX_MANAGER_BYTES) faults.push(tooLong(field, MAX_MANAGER_BYTES));
  if (ALL_PRINTABLE.test(fieldManager)) return faults;
  let position = 0;
  for (const character of fieldManager) {
    if (!PRINTABLE.test(character)) {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      faults.push(invalidValue(field, fieldManager, `invalid character U+${code} (at position ${position})`));
      break;
    }
    position += Buffer.byteLength(character);
  }
  return faults;
}

/** Faults of entries that are otherwise accepted: names that are too long. */
export function managedFieldsFaults(entries: readonly ManagedFieldsEntry[]): FieldError[] {
  return faultsOfEach(entries, (entry, i) => managerFaults(entry.manager ?? '', `metadata.managedFields[${i}].manager`));
}

/** Faults of the entries of an embedded object, whose ownership is never used. */
export const unreadEntriesFaults = (entries: readonly ManagedFieldsEntry[]): FieldError[] =>
  faultsOfEach(entries, ({ operation = '', fieldsType = '', manager = '' }, i) => {
    const at = `metadata.managedFields[${i}]`;
    return [
      ...(operation === 'Apply' || operation === 'Update'
        ? []
        : [invalidValue(`${at}.operation`, operation, 'must be `Apply` or `Update`')]),
      ...(fieldsType === '' || fieldsType === 'FieldsV1' ? [] : [invalidValue(`${at}.fieldsType`, fieldsType, 'must be `FieldsV1`')]),
      ...managerFaults(manager, `${at}.manager`),
    ];
  });
