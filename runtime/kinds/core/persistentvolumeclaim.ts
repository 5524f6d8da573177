/** Claims of volumes: fixed but for the volume they are bound to, and growth once they are. */

import type { PersistentVolumeClaim, PersistentVolumeClaimSpec } from '../../../generated/core/v1/types.js';
import { type FieldError, forbiddenChange, forbiddenField, notSupported } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import { quantityNanos } from '../../model/values/quantity.js';
import type { WriteContext } from '../../resource/strategy.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { defineKind } from '../kind.js';
import { attributesLost, attributesUnknownFaults, claimSpecFaults, negativeAmountFaults } from '../rules/claims.js';
import { claimSizeWarnings } from '../rules/pod/warnings/specification.js';
import { changedFaults } from '../rules/values.js';
import { ageOf, nameOf, UNSET } from '../shown.js';
import { classAnnotationWarnings, phaseOf, shortModes, storageClassOf, storageText } from './persistentvolume.js';

/** Claims are filled from other claims or from snapshots; any other source is dropped where nobody else can have put it there. */
function dropUnknownSource(object: PersistentVolumeClaim, { words }: WriteContext): void {
  const { dataSource, ...spec } = object.spec;
  if (dataSource === undefined) return;
  const { kind, apiGroup } = dataSource;
  const claim = kind === 'PersistentVolumeClaim' && (apiGroup ?? '') === '';
  const snapshot = kind === 'VolumeSnapshot' && apiGroup === words.group('snapshot.storage');
  if (!claim && !snapshot) object.spec = spec;
}

/** What a claim is filled from stands in two fields; each fills in the other, unless it names another namespace. */
function alignSources(spec: PersistentVolumeClaimSpec): PersistentVolumeClaimSpec {
  const { dataSource, dataSourceRef } = spec;
  if (dataSource !== undefined && dataSourceRef === undefined) return { ...spec, dataSourceRef: { ...dataSource } };
  if (dataSourceRef === undefined || dataSource !== undefined) return spec;
  const { namespace, ...source } = dataSourceRef as typeof dataSourceRef & { namespace?: string };
  return (namespace ?? '') === '' ? { ...spec, dataSource: source } : spec;
}

/** Sources in other namespaces are dropped while nobody may use them, unless the stored claim names what it is filled from. */
function dropForeignSource(object: PersistentVolumeClaim, old: PersistentVolumeClaim | undefined, enabled: Enabled): void {
  const foreign = (of: PersistentVolumeClaim | undefined): boolean =>
    ((of?.spec.dataSourceRef as Foreign | undefined)?.namespace ?? '') !== '';
  if (!foreign(object) || old?.spec.dataSourceRef !== undefined || enabled('CrossNamespaceVolumeDataSource')) return;
  const { dataSourceRef: _, ...spec } = object.spec;
  object.spec = spec;
}

type Foreign = { readonly namespace?: string };

function prepareSources(object: PersistentVolumeClaim, old: PersistentVolumeClaim | undefined, context: WriteContext): void {
  const any = context.enabled('AnyVolumeDataSource');
  dropForeignSource(object, old, context.enabled);
  const told = any && (object.spec.dataSourceRef !== undefined || old?.spec.dataSource !== undefined);
  if (!told && (old === undefined || any)) dropUnknownSource(object, context);
  if (any) object.spec = alignSources(object.spec);
}

const sizeOf = ({ resources }: PersistentVolumeClaimSpec): string | undefined => resources.requests?.storage;

/** The specification with another size; without any where none is given. */
function withSize(spec: PersistentVolumeClaimSpec, size: string | undefined): PersistentVolumeClaimSpec {
  const { storage: _, ...requests } = spec.resources.requests ?? {};
  return { ...spec, resources: { ...spec.resources, requests: size === undefined ? requests : { ...requests, storage: size } } };
}

/** The specification that a claim may have in place of the stored one: the new one, as far as it may change. */
function changeable(
  { spec }: PersistentVolumeClaim,
  { spec: before, status }: PersistentVolumeClaim,
  enabled: Enabled,
): PersistentVolumeClaimSpec {
  let allowed = before;
  if ((before.volumeName ?? '') === '') allowed = { ...allowed, volumeName: spec.volumeName };
  // A class that was left open may be filled in later, by whoever says which one is the default.
  if (before.storageClassName === undefined && (spec.storageClassName ?? '') !== '' && enabled('RetroactiveDefaultStorageClass'))
    allowed = { ...allowed, storageClassName: spec.storageClassName };
  if (status.phase !== 'Bound') return allowed;
  const { volumeAttributesClassName: attributes } = spec;
  return { ...withSize(allowed, sizeOf(spec)), ...(attributes === undefined ? {} : { volumeAttributesClassName: attributes }) };
}

/** Faults of another size, which is greater; an expansion that failed may be given up, but not the storage that is there. */
function resizeFaults({ spec }: PersistentVolumeClaim, { spec: before, status }: PersistentVolumeClaim, enabled: Enabled): FieldError[] {
  const [now, was, there] = [sizeOf(spec), sizeOf(before), status.capacity?.storage].map((size) => quantityNanos(size) ?? 0n) as [
    bigint,
    bigint,
    bigint,
  ];
  if (now >= was) return [];
  const at = 'spec.resources.requests.storage';
  if (!enabled('RecoverVolumeExpansionFailure')) return [forbiddenField(at, 'field can not be less than previous value')];
  return now <= there ? [forbiddenField(at, 'field can not be less than status.capacity')] : [];
}

function attributesFaults({ spec }: PersistentVolumeClaim, { spec: before }: PersistentVolumeClaim, enabled: Enabled): FieldError[] {
  const [now, was] = [spec.volumeAttributesClassName, before.volumeAttributesClassName];
  if (now === was) return [];
  const at = 'spec.volumeAttributesClassName';
  const unknown = attributesUnknownFaults(at, enabled);
  if (unknown.length > 0) return unknown;
  if (was === undefined || enabled('AttributesClassLeft')) return [];
  if (now === undefined) return [attributesLost(at)];
  return now === '' && !enabled('AttributesClassLeft')
    ? [forbiddenField(at, 'update from non-nil value to an empty string is forbidden')]
    : [];
}

function fixedFaults(object: PersistentVolumeClaim, old: PersistentVolumeClaim, { enabled }: WriteContext): FieldError[] {
  const allowed = changeable(object, old, enabled);
  const { spec } = object;
  const besides = enabled('AttributesClassesKnown') ? ' and volumeAttributesClassName' : '';
  const out: FieldError[] = [];
  if (!sameValue(spec, allowed))
    out.push(
      forbiddenChange('spec', `spec is immutable after creation except resources.requests${besides} for bound claims`, spec, allowed),
    );
  return [
    ...out,
    ...resizeFaults(object, old, enabled),
    ...changedFaults('volumeMode', spec.volumeMode, old.spec.volumeMode),
    ...attributesFaults(object, old, enabled),
  ];
}

const RESIZING = [
  'ControllerResizeInProgress',
  'ControllerResizeInfeasible',
  'NodeResizePending',
  'NodeResizeInProgress',
  'NodeResizeInfeasible',
];

/** Faults of what a status tells of the volume that a claim got, and of how it grows. */
function statusFaults({ status }: PersistentVolumeClaim): FieldError[] {
  const { capacity = {}, allocatedResources = {}, allocatedResourceStatuses = {} } = status;
  const unknown = (at: string, name: string): FieldError[] =>
    name === 'storage' || name.includes('/') ? [] : [notSupported(at, name, ['storage'])];
  return [
    ...faultsOfEach(Object.entries(capacity), ([name, amount]) => negativeAmountFaults(`status.capacity[${name}]`, amount)),
    ...faultsOfEach(Object.entries(allocatedResourceStatuses), ([name, state]) => [
      ...unknown('status.allocatedResourceStatuses', name),
      ...(RESIZING.includes(state) ? [] : [notSupported(`status.allocatedResourceStatuses[${name}]`, state, RESIZING)]),
    ]),
    ...faultsOfEach(Object.entries(allocatedResources), ([name, amount]) => [
      ...unknown('status.allocatedResources', name),
      ...negativeAmountFaults(`status.allocatedResources[${name}]`, amount),
    ]),
  ];
}

const faults = ({ spec }: PersistentVolumeClaim, context: WriteContext): FieldError[] => claimSpecFaults('spec', spec, context);

export const persistentVolumeClaim = defineKind<PersistentVolumeClaim>({
  resource: 'persistentvolumeclaims',
  strategy: {
    prepareForCreate: (object, context) => prepareSources(object, undefined, context),
    prepareForUpdate(object, old, context) {
      if (context.subresource === '') prepareSources(object, old, context);
    },
    validate: faults,
    validateUpdate: (object, old, context) =>
      context.subresource === 'status' ? statusFaults(object) : [...faults(object, context), ...fixedFaults(object, old, context)],
    warnings: ({ metadata, spec }, _old, { enabled, words }) => [
      ...(enabled('VolumeWarnings') ? classAnnotationWarnings(metadata, words) : []),
      ...(enabled('LaterPodWarnings') ? claimSizeWarnings('spec', spec.resources) : []),
    ],
    cells(object, { now, words }) {
      const { spec, status } = object;
      const { volumeName = '' } = spec;
      const bound = volumeName !== '';
      return [
        nameOf(object),
        phaseOf(object),
        volumeName,
        bound ? storageText(status.capacity) : '',
        bound ? shortModes(status.accessModes) : '',
        storageClassOf(object, words),
        spec.volumeAttributesClassName || UNSET,
        ageOf(object, now),
        spec.volumeMode || UNSET,
      ];
    },
  },
});
