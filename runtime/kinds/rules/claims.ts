/** Rules of what a volume claim asks for, also where a pod carries the claim's template. */
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { quantityNanos } from '../../model/quantity.js';
import { type Fields, fieldsOf, text } from '../shown.js';
import { labelSelectorFaults } from './selectors.js';
import { choiceFaults, formatFaults, isAbsent, textsOf } from './values.js';

const ACCESS_MODES: readonly string[] = ['ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOnce'];
export const VOLUME_MODES: readonly string[] = ['Block', 'Filesystem'];

export const accessModeFaults = (field: string, modes: readonly string[]): FieldError[] =>
  modes.filter((m) => !ACCESS_MODES.includes(m)).map((m) => notSupported(field, m, ACCESS_MODES));

/** More than nothing. */
export const sizeFaults = (field: string, size: unknown): FieldError[] =>
  (quantityNanos(size) ?? 0n) > 0n ? [] : [invalidValue(field, size, 'must be greater than zero')];

/** What a claim is filled from; without a group only another claim can be meant. */
function sourceFaults(at: string, { name, kind, apiGroup }: Fields): FieldError[] {
  return [
    ...(text(name) === '' ? [required(`${at}.name`)] : []),
    ...(text(kind) === '' ? [required(`${at}.kind`)] : []),
    ...(text(apiGroup) === '' && kind !== 'PersistentVolumeClaim'
      ? [invalidValue(at, text(kind), "must be 'PersistentVolumeClaim' when referencing the default apiGroup")]
      : []),
  ];
}

export function claimSpecFaults(at: string, spec: Fields): FieldError[] {
  const modes = textsOf(spec.accessModes);
  const size = fieldsOf(fieldsOf(spec.resources).requests).storage;
  const out = [
    ...(modes.length === 0 ? [required(`${at}.accessModes`, 'at least 1 access mode is required')] : []),
    ...labelSelectorFaults(`${at}.selector`, spec.selector),
    ...accessModeFaults(`${at}.accessModes`, modes),
    ...(isAbsent(size) ? [required(`${at}.resources[storage]`)] : sizeFaults(`${at}.resources[storage]`, size)),
  ];
  if (!isAbsent(spec.dataSource)) out.push(...sourceFaults(`${at}.dataSource`, fieldsOf(spec.dataSource)));
  if (text(spec.storageClassName) !== '') out.push(...formatFaults('dns-subdomain', `${at}.storageClassName`, text(spec.storageClassName)));
  if (!isAbsent(spec.volumeMode)) out.push(...choiceFaults(`${at}.volumeMode`, spec.volumeMode, VOLUME_MODES));
  return out;
}
