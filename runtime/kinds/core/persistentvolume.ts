/** Volumes of the cluster: one source, which stays, and a size. */

import { normalize } from 'node:path/posix';
import { type FieldError, forbiddenField, invalidValue, notSupported, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { quantityNanos } from '../../model/quantity.js';
import { sameValue } from '../../model/same.js';
import { label } from '../../model/words.js';
import type { KindContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { accessModeFaults, sizeFaults, VOLUME_MODES } from '../rules/claims.js';
import { VOLUME_SOURCES } from '../rules/cluster-volumes.js';
import { nodeSelectorFaults } from '../rules/selectors.js';
import { portalFaults } from '../rules/storage-sources.js';
import { choiceFaults, formatFaults, isAbsent, textsOf } from '../rules/values.js';
import { sourceFaults } from '../rules/volume-sources.js';
import { ageOf, type Fields, fieldsOf, nameOf, text, UNSET } from '../shown.js';

const NANO = 1_000_000_000n;

const RECLAIM_POLICIES = ['Delete', 'Recycle', 'Retain'];

function capacityFaults(spec: Fields): FieldError[] {
  const capacity = fieldsOf(spec.capacity);
  const names = Object.keys(capacity);
  const out: FieldError[] = names.length === 0 ? [required('spec.capacity')] : [];
  if (!names.includes('storage') || names.length > 1) out.push(notSupported('spec.capacity', spec.capacity ?? null, ['storage']));
  for (const [name, amount] of Object.entries(capacity)) {
    const field = `spec.capacity[${name}]`;
    if ((quantityNanos(amount) ?? 0n) < 0n)
      out.push(invalidValue(field, (quantityNanos(amount) ?? 0n) / NANO, 'must be a valid resource quantity'));
    out.push(...sizeFaults(field, amount));
  }
  return out;
}

function faults(object: ApiObject, { words }: KindContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  const modes = textsOf(spec.accessModes);
  const policy = text(spec.persistentVolumeReclaimPolicy);
  const wanted = fieldsOf(spec.nodeAffinity).required;
  const out = [
    ...(modes.length === 0 ? [required('spec.accessModes')] : accessModeFaults('spec.accessModes', modes)),
    ...capacityFaults(spec),
    ...(policy === '' ? [] : choiceFaults('spec.persistentVolumeReclaimPolicy', policy, RECLAIM_POLICIES)),
    ...(isAbsent(spec.nodeAffinity)
      ? []
      : isAbsent(wanted)
        ? [required('spec.nodeAffinity.required', 'must specify required node constraints')]
        : nodeSelectorFaults('spec.nodeAffinity.required', wanted)),
    ...sourceFaults('spec', spec, VOLUME_SOURCES, words),
  ];
  const name = nameOf(object);
  if (!isAbsent(spec.iscsi)) {
    const portal = fieldsOf(spec.iscsi);
    out.push(...portalFaults('spec.iscsi.targetportal', text(portal.targetPortal), name, portal));
  }
  if (!isAbsent(spec.local) && isAbsent(wanted)) out.push(required('spec.nodeAffinity', 'Local volume requires node affinity'));
  if (normalize(text(fieldsOf(spec.hostPath).path, '.')) === '/' && policy === 'Recycle')
    out.push(forbiddenField('spec.persistentVolumeReclaimPolicy', "may not be 'recycle' for a hostPath mount of '/'"));
  if (text(spec.storageClassName) !== '') out.push(...formatFaults('dns-subdomain', 'spec.storageClassName', text(spec.storageClassName)));
  if (!isAbsent(spec.volumeMode)) out.push(...choiceFaults('spec.volumeMode', spec.volumeMode, VOLUME_MODES));
  return out;
}

const sourceOf = (spec: Fields): Fields => Object.fromEntries(VOLUME_SOURCES.map(({ name }) => [name, spec[name]]));

function fixedFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const [spec, before] = [fieldsOf(object.spec), fieldsOf(old.spec)];
  const out: FieldError[] = [];
  if (!sameValue(sourceOf(spec), sourceOf(before)))
    out.push(forbiddenField('spec.persistentvolumesource', 'spec.persistentvolumesource is immutable after creation'));
  for (const field of ['volumeMode', 'nodeAffinity']) {
    if (field === 'nodeAffinity' && isAbsent(before.nodeAffinity)) continue;
    if (!sameValue(spec[field], before[field])) out.push(invalidValue(field, spec[field], 'field is immutable'));
  }
  return out;
}

const SHORT_MODES: Readonly<Record<string, string>> = { ReadWriteOnce: 'RWO', ReadOnlyMany: 'ROX', ReadWriteMany: 'RWX' };

/** Access modes in short, each once and in a fixed order. */
export const shortModes = (modes: unknown): string =>
  Object.entries(SHORT_MODES)
    .filter(([mode]) => textsOf(modes).includes(mode))
    .map(([, short]) => short)
    .join(',');

/** The class of a volume or claim: an annotation was its place once, and comes first to this day. */
export const storageClassOf = (object: ApiObject): string =>
  object.metadata.annotations?.[label('storage-class', 'volume.beta')] ?? text(fieldsOf(object.spec).storageClassName);

/** Storage of an amount of resources; none is nothing. */
export const storageText = (amounts: unknown): string => text(fieldsOf(amounts).storage, '0');

export const phaseOf = (object: ApiObject): string =>
  object.metadata.deletionTimestamp === undefined ? text(fieldsOf(object.status).phase) : 'Terminating';

export const persistentVolume = defineKind<ApiObject>({
  resource: 'persistentvolumes',
  strategy: {
    validate: faults,
    validateUpdate: (object, old, context) =>
      context.subresource === 'status' ? [] : [...faults(object, context), ...fixedFaults(object, old)],
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      const claim = fieldsOf(spec.claimRef);
      return [
        nameOf(object),
        storageText(spec.capacity),
        shortModes(spec.accessModes),
        text(spec.persistentVolumeReclaimPolicy),
        phaseOf(object),
        isAbsent(spec.claimRef) ? '' : `${text(claim.namespace)}/${text(claim.name)}`,
        storageClassOf(object),
        text(fieldsOf(object.status).reason),
        ageOf(object, now),
        text(spec.volumeMode, UNSET),
      ];
    },
  },
});
