/** Volumes of the cluster: one source, which stays, and a size. */

import { normalize } from 'node:path/posix';
import type { PersistentVolume, PersistentVolumeClaim, PersistentVolumeSpec } from '../../../generated/core/v1/types.js';
import * as allowed from '../../../generated/core/v1/values.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, forbiddenField, notSupported, required } from '../../model/errors.js';
import { type Warnings, warnOfEach } from '../../model/faults/warnings.js';
import { sameValue } from '../../model/json/json.js';
import type { Words } from '../../model/values/words.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { accessModeFaults, attributesLost, attributesUnknownFaults, negativeAmountFaults, sizeFaults } from '../rules/claims.js';
import { placeFaults, VOLUME_SOURCES } from '../rules/cluster-volumes.js';
import { sourceFaults } from '../rules/pod/volume-sources.js';
import { nodeTermWarnings } from '../rules/pod/warnings/specification.js';
import { clusterSourceWarnings } from '../rules/pod/warnings/volumes.js';
import { nodeSelectorFaults } from '../rules/selectors.js';
import { portalFaults } from '../rules/storage-sources.js';
import { changedFaults, formatFaults } from '../rules/values.js';
import { ageOf, nameOf, UNSET } from '../shown.js';

function capacityFaults(spec: PersistentVolumeSpec): FieldError[] {
  const { capacity = {} } = spec;
  const names = Object.keys(capacity);
  const out: FieldError[] = names.length === 0 ? [required('spec.capacity')] : [];
  if (!names.includes('storage') || names.length > 1) out.push(notSupported('spec.capacity', spec.capacity ?? null, ['storage']));
  for (const [name, amount] of Object.entries(capacity)) {
    const field = `spec.capacity[${name}]`;
    out.push(...negativeAmountFaults(field, amount), ...sizeFaults(field, amount));
  }
  return out;
}

function faults(volume: PersistentVolume, context: WriteContext): FieldError[] {
  const { declared, enabled } = context;
  const { spec } = volume;
  const { accessModes: modes = [], persistentVolumeReclaimPolicy: policy, nodeAffinity, iscsi } = spec;
  const wanted = nodeAffinity?.required;
  const out = [
    ...declared.take('spec', 'accessModes'),
    ...accessModeFaults('spec.accessModes', modes, allowed.PersistentVolumeSpec.accessModes, enabled),
    ...capacityFaults(spec),
    ...declared.take('spec', 'persistentVolumeReclaimPolicy'),
    ...(nodeAffinity === undefined
      ? []
      : wanted === undefined
        ? declared.take('spec.nodeAffinity.required')
        : nodeSelectorFaults('spec.nodeAffinity.required', wanted, enabled('NodeLabelValuesJudged'))),
    ...sourceFaults('spec', spec, VOLUME_SOURCES, context),
  ];
  if (iscsi !== undefined) out.push(...portalFaults('spec.iscsi.targetportal', iscsi.targetPortal, nameOf(volume), iscsi));
  out.push(...placeFaults('spec', spec));
  if (normalize(spec.hostPath?.path || '.') === '/' && policy === 'Recycle')
    out.push(forbiddenField('spec.persistentVolumeReclaimPolicy', "may not be 'recycle' for a hostPath mount of '/'"));
  return [...out, ...declared.take('spec', 'storageClassName', 'volumeMode'), ...attributesFaults(spec)];
}

/** Faults of the class of attributes, which only volumes of drivers have. */
function attributesFaults({ volumeAttributesClassName: name, csi }: PersistentVolumeSpec): FieldError[] {
  const at = 'spec.volumeAttributesClassName';
  if (name === undefined) return [];
  return [
    ...(name === '' ? [required(at, 'an empty string is disallowed')] : formatFaults('dns-subdomain', at, name)),
    ...(csi === undefined ? [required('spec.csi', 'has to be specified when using volumeAttributesClassName')] : []),
  ];
}

const SOURCE_NAMES: ReadonlySet<string> = new Set(VOLUME_SOURCES.map(({ name }) => name));

const sourcesOf = (spec: PersistentVolumeSpec): object =>
  Object.fromEntries(Object.entries(spec).filter(([name]) => SOURCE_NAMES.has(name)));

/** Refuses changes to what stays as it was once the volume is there. */
function fixedFaults({ spec }: PersistentVolume, { spec: before }: PersistentVolume, { enabled }: WriteContext): FieldError[] {
  const out: FieldError[] = [];
  if (!sameValue(sourcesOf(spec), sourcesOf(before)))
    out.push(forbiddenField('spec.persistentvolumesource', 'spec.persistentvolumesource is immutable after creation'));
  for (const field of ['volumeMode', 'nodeAffinity'] as const) {
    if (field === 'nodeAffinity' && (before[field] === undefined || enabled('MutablePVNodeAffinity'))) continue;
    out.push(...changedFaults(field, spec[field], before[field]));
  }
  const [attributes, was] = [spec.volumeAttributesClassName, before.volumeAttributesClassName];
  if (attributes === was) return out;
  const at = 'spec.volumeAttributesClassName';
  const unknown = attributesUnknownFaults(at, enabled);
  if (unknown.length > 0) return [...out, ...unknown];
  return attributes === undefined ? [...out, attributesLost(at)] : out;
}

const SHORT_MODES: Readonly<Record<string, string>> = {
  ReadWriteOnce: 'RWO',
  ReadOnlyMany: 'ROX',
  ReadWriteMany: 'RWX',
  ReadWriteOncePod: 'RWOP',
};

/** Access modes in short, each once and in a fixed order. */
export const shortModes = (modes: readonly string[] = []): string =>
  Object.entries(SHORT_MODES)
    .filter(([mode]) => modes.includes(mode))
    .map(([, short]) => short)
    .join(',');

/** What volumes and claims have in common. */
type Stored = Pick<PersistentVolume | PersistentVolumeClaim, 'metadata' | 'spec' | 'status'>;

/** The annotation that was once the place of the class of a volume or claim. */
const classAnnotation = ({ label }: Words): string => label('storage-class', 'volume.beta');

/** The class of a volume or claim: an annotation was its place once, and comes first to this day. */
export const storageClassOf = ({ metadata, spec }: Stored, words: Words): string =>
  metadata.annotations?.[classAnnotation(words)] ?? spec.storageClassName ?? '';

/** The warning of a volume or claim whose class stands in its annotation. */
export function classAnnotationWarnings({ annotations = {} }: Stored['metadata'], words: Words): string[] {
  const name = classAnnotation(words);
  return annotations[name] === undefined
    ? []
    : [`metadata.annotations[${name}]: deprecated since v1.8; use "storageClassName" attribute instead`];
}

/** Storage of an amount of resources; none is nothing. */
export const storageText = (amounts: Readonly<Record<string, string>> = {}): string => amounts.storage || '0';

export const phaseOf = ({ metadata, status }: Stored): string => (metadata.deletionTimestamp === undefined ? status.phase : 'Terminating');

/** A volume that is an object of its own stays when its claim goes, and is formatted; one that is described elsewhere says nothing. */
function persistentVolumeDefaults(volume: Draft<PersistentVolume>): void {
  volume.spec ??= {};
  volume.spec.persistentVolumeReclaimPolicy ||= 'Retain';
  volume.spec.volumeMode ??= 'Filesystem';
}

/** Dates a change of phase, unless the writer does. */
function datePhase(object: PersistentVolume, { status: before }: PersistentVolume, { subresource, now, enabled }: WriteContext): void {
  const { status } = object;
  if (subresource !== 'status' || !enabled('PersistentVolumeLastPhaseTransitionTime')) return;
  const { lastPhaseTransitionTime: told } = status;
  const was = before.lastPhaseTransitionTime;
  if (status.phase !== before.phase) {
    if (told === undefined || told === was) object.status = { ...status, lastPhaseTransitionTime: now };
  } else if (told === undefined && was !== undefined) object.status = { ...status, lastPhaseTransitionTime: was };
}

const RECYCLE_WARNING =
  'spec.persistentVolumeReclaimPolicy: The Recycle reclaim policy is deprecated. Instead, the recommended approach is to use dynamic provisioning.';

/** What a volume has that goes away. */
function* volumeWarnings({ metadata, spec }: PersistentVolume, _old: unknown, context: WriteContext): Warnings {
  const { enabled, words } = context;
  if (!enabled('StrategyWarnings')) return;
  if (enabled('VolumeWarnings')) {
    yield* classAnnotationWarnings(metadata, words);
    if (spec.persistentVolumeReclaimPolicy === 'Recycle' && enabled('RecycleWarnings')) yield RECYCLE_WARNING;
    yield* clusterSourceWarnings('spec', spec as Readonly<Record<string, unknown>>, enabled);
  }
  yield* warnOfEach(spec.nodeAffinity?.required?.nodeSelectorTerms ?? [], (term, i) =>
    nodeTermWarnings(`spec.nodeAffinity.required.nodeSelectorTerms[${i}]`, term, false, context),
  );
}

export const persistentVolume = defineKind<PersistentVolume>({
  resource: 'persistentvolumes',
  defaulters: { persistentVolume: persistentVolumeDefaults },
  strategy: {
    prepareForCreate(object, { now, enabled }) {
      if (enabled('PersistentVolumeLastPhaseTransitionTime')) object.status = { ...object.status, lastPhaseTransitionTime: now };
    },
    prepareForUpdate: datePhase,
    validate: faults,
    validateUpdate: (object, old, context) =>
      context.subresource === 'status' ? [] : [...faults(object, context), ...fixedFaults(object, old, context)],
    warnings: volumeWarnings,
    cells(object, { now, words }) {
      const { spec, status } = object;
      const { claimRef: claim } = spec;
      return [
        nameOf(object),
        storageText(spec.capacity),
        shortModes(spec.accessModes),
        spec.persistentVolumeReclaimPolicy,
        phaseOf(object),
        claim === undefined ? '' : `${claim.namespace ?? ''}/${claim.name ?? ''}`,
        storageClassOf(object, words),
        spec.volumeAttributesClassName || UNSET,
        status.reason ?? '',
        ageOf(object, now),
        spec.volumeMode || UNSET,
      ];
    },
  },
});
