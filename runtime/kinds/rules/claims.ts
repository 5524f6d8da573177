/** Rules of what a volume claim asks for, also where a pod carries the claim's template. */

import type { PersistentVolumeClaimSpec, TypedLocalObjectReference, TypedObjectReference } from '../../../generated/core/v1/types.js';
import * as allowed from '../../../generated/core/v1/values.js';
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import { quantityNanos } from '../../model/values/quantity.js';
import type { RuleContext } from '../../resource/strategy.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { labelSelectorFaults } from './selectors.js';
import { eachChoiceFaults, formatFaults, isAbsent, notPositive } from './values.js';

/** Refuses sizes that are not above zero. */
export const sizeFaults = (field: string, size: string): FieldError[] =>
  (quantityNanos(size) ?? 0n) > 0n ? [] : [notPositive(field, size)];

const NANO = 1_000_000_000n;

/** Refuses amounts of storage below zero, of which whole units are told. */
export function negativeAmountFaults(field: string, amount: string): FieldError[] {
  const nanos = quantityNanos(amount) ?? 0n;
  return nanos < 0n ? [invalidValue(field, nanos / NANO, 'must be a valid resource quantity')] : [];
}

/** What a claim is filled from, with a namespace where the reference may have one. */
type Source = TypedLocalObjectReference & Pick<TypedObjectReference, 'namespace'>;

/** Faults of what a claim is filled from; without a group only another claim can be meant. */
function sourceFaults(at: string, { kind, apiGroup }: Source, { declared, enabled }: RuleContext): FieldError[] {
  const group = apiGroup ?? '';
  return [
    ...declared.take(at, 'name', 'kind'),
    ...(group === '' && kind !== 'PersistentVolumeClaim'
      ? [invalidValue(at, kind, "must be 'PersistentVolumeClaim' when referencing the default apiGroup")]
      : []),
    ...(group !== '' && enabled('SourceGroupsJudged') ? formatFaults('dns-subdomain', `${at}.apiGroup`, group) : []),
    ...declared.take(at, 'namespace'),
  ];
}

/** Faults of a claim that says twice what it is filled from: both mean the same, or the one with a namespace stands alone. */
function sourcesFaults(at: string, { dataSource, dataSourceRef }: PersistentVolumeClaimSpec, context: RuleContext): FieldError[] {
  const out: FieldError[] = [];
  if (!isAbsent(dataSource)) out.push(...sourceFaults(`${at}.dataSource`, dataSource, context));
  if (isAbsent(dataSourceRef)) return out;
  out.push(...sourceFaults(`${at}.dataSourceRef`, dataSourceRef, context));
  if (isAbsent(dataSource)) return out;
  const { namespace = '', ...reference }: Source = dataSourceRef;
  if (namespace !== '') out.push(invalidValue(at, `${at}.dataSource`, 'may not be specified when dataSourceRef.namespace is specified'));
  else if (!sameValue(withoutGroup(reference), withoutGroup(dataSource)))
    out.push(invalidValue(at, `${at}.dataSource`, 'must match dataSourceRef'));
  return out;
}

/** The reference without a group that says nothing. */
const withoutGroup = ({ apiGroup, ...reference }: TypedLocalObjectReference): object =>
  isAbsent(apiGroup) ? reference : { ...reference, apiGroup };

const ALONE = 'ReadWriteOncePod';

/** Faults of the modes in which a volume may be mounted; one of them stands alone. */
export function accessModeFaults(at: string, modes: readonly string[], choices: readonly string[], enabled: Enabled): FieldError[] {
  const known = enabled('ReadWriteOncePod') ? [...choices, ALONE] : choices;
  return [
    ...eachChoiceFaults(at, modes, known),
    ...(modes.length > 1 && modes.includes(ALONE) && known.includes(ALONE)
      ? [forbiddenField(at, `may not use ${ALONE} with other access modes`)]
      : []),
  ];
}

/** Refuses changes of the class of attributes of a volume where the server knows no such classes. */
export const attributesUnknownFaults = (field: string, enabled: Enabled): FieldError[] =>
  enabled('VolumeAttributesClass')
    ? []
    : [forbiddenField(field, 'update is forbidden when the VolumeAttributesClass feature gate is disabled')];

/** The fault of a class of attributes that is taken away. */
export const attributesLost = (field: string): FieldError => forbiddenField(field, 'update from non-nil value to nil is forbidden');

export function claimSpecFaults(at: string, spec: PersistentVolumeClaimSpec, context: RuleContext): FieldError[] {
  const { declared, enabled } = context;
  const { accessModes = [] } = spec;
  const size = spec.resources.requests?.storage;
  return [
    ...declared.take(at, 'accessModes'),
    ...labelSelectorFaults(`${at}.selector`, spec.selector, enabled('LabelValuesJudged')),
    ...accessModeFaults(`${at}.accessModes`, accessModes, allowed.PersistentVolumeClaimSpec.accessModes, enabled),
    ...(isAbsent(size) ? [required(`${at}.resources[storage]`)] : sizeFaults(`${at}.resources[storage]`, size)),
    ...sourcesFaults(at, spec, context),
    ...declared.take(at, 'storageClassName', 'volumeAttributesClassName'),
    ...declared.take(at),
  ];
}
