/** Attachments of volumes to nodes: one source, and a driver and a node by name. */

import { type FieldError, forbiddenField, invalidValue, required, tooLong } from '../../model/errors.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import type { Words } from '../../model/words.js';
import type { KindContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { accessModeFaults } from '../rules/claims.js';
import { VOLUME_SOURCES } from '../rules/cluster-volumes.js';
import { labelsOf } from '../rules/selectors.js';
import { formatFaults, isAbsent, textsOf } from '../rules/values.js';
import { sourceFaults as volumeSourceFaults } from '../rules/volume-sources.js';
import { ageOf, count, type Fields, fieldsOf, nameOf, text } from '../shown.js';

const ONE_SOURCE = 'must specify exactly one of inlineVolumeSpec and persistentVolumeName';

const INLINE = 'in the context of inline volumes';
/** What only volumes that are objects of their own have. */
const NOT_INLINE = ['claimRef', 'capacity', 'nodeAffinity', 'storageClassName'];

/** A volume that is described where it is attached: a driver's, and nothing that a claim would look for. */
function inlineFaults(at: string, spec: Fields, words: Words): FieldError[] {
  const modes = textsOf(spec.accessModes);
  const policy = text(spec.persistentVolumeReclaimPolicy);
  const given = (field: string): boolean => (typeof spec[field] === 'object' ? count(spec[field]) > 0 : text(spec[field]) !== '');
  return [
    ...NOT_INLINE.filter(given).map((field) => forbiddenField(`${at}.${field}`, `may not be specified ${INLINE}`)),
    ...(isAbsent(spec.csi) ? [required(`${at}.csi`, `has to be specified ${INLINE}`)] : []),
    ...(modes.length === 0 ? [required(`${at}.accessModes`)] : accessModeFaults(`${at}.accessModes`, modes)),
    ...volumeSourceFaults(at, spec, VOLUME_SOURCES, words),
    ...(policy === '' || policy === 'Retain'
      ? []
      : [forbiddenField(`${at}.persistentVolumeReclaimPolicy`, `may only be Retain ${INLINE}`)]),
    ...(isAbsent(spec.volumeMode) || spec.volumeMode === 'Filesystem'
      ? []
      : [forbiddenField(`${at}.volumeMode`, `may not specify volumeMode other than Filesystem ${INLINE}`)]),
  ];
}

function sourceFaults(at: string, value: unknown, words: Words): FieldError[] {
  const { persistentVolumeName, inlineVolumeSpec } = fieldsOf(value);
  if (isAbsent(persistentVolumeName) && isAbsent(inlineVolumeSpec)) return [required(at, ONE_SOURCE)];
  if (!isAbsent(persistentVolumeName) && !isAbsent(inlineVolumeSpec)) return [forbiddenField(at, ONE_SOURCE)];
  if (!isAbsent(inlineVolumeSpec)) return inlineFaults(`${at}.inlineVolumeSpec`, fieldsOf(inlineVolumeSpec), words);
  const name = text(persistentVolumeName);
  return name === '' ? [required(`${at}.persistentVolumeName`, 'must specify non empty persistentVolumeName')] : [];
}

function faults(object: ApiObject, { words }: KindContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  const attacher = text(spec.attacher);
  return [
    ...(attacher === '' ? [required('spec.attacher')] : []),
    ...sourceFaults('spec.source', spec.source, words),
    ...formatFaults('dns-subdomain', 'spec.nodeName', text(spec.nodeName)),
    ...statusFaults(fieldsOf(object.status)),
  ];
}

/** The form of names is asked of new attachments only; what is attached is fixed. */
function nameFaults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  const attacher = text(spec.attacher);
  const { persistentVolumeName: volume } = fieldsOf(spec.source);
  return [
    ...faultsOf('dns-subdomain', attacher.toLowerCase()).map((fault) => invalidValue('spec.attacher', attacher, fault)),
    ...(isAbsent(volume) ? [] : formatFaults('dns-subdomain', 'spec.source.persistentVolumeName', text(volume))),
  ];
}

const MAX_METADATA_BYTES = 256 * 1024;

function metadataFaults(value: unknown): FieldError[] {
  const bytes = Object.entries(labelsOf(value)).reduce((sum, [k, v]) => sum + Buffer.byteLength(k) + Buffer.byteLength(v), 0);
  return bytes > MAX_METADATA_BYTES ? [tooLong('status.attachmentMetadata', '', MAX_METADATA_BYTES)] : [];
}

const MAX_MESSAGE = 1024;

/** Clients are told the limit of the metadata, though a message may be far shorter only. */
const errorFaults = (field: string, value: unknown): FieldError[] =>
  text(fieldsOf(value).message).length > MAX_MESSAGE ? [tooLong(`${field}.message`, '', MAX_METADATA_BYTES)] : [];

const statusFaults = ({ attachmentMetadata, attachError, detachError }: Fields): FieldError[] => [
  ...metadataFaults(attachmentMetadata),
  ...errorFaults('status.attachError', attachError),
  ...errorFaults('status.detachError', detachError),
];

export const volumeAttachment = defineKind<ApiObject>({
  resource: 'volumeattachments.storage.{groupDomain}',
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences'],
    rules: { formedNames: {} },
    validate: (object, context) => [...faults(object, context), ...(context.asks('formedNames') ? nameFaults(object) : [])],
    validateUpdate: (object, _old, context) => faults(object, context),
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      return [
        nameOf(object),
        text(spec.attacher),
        text(fieldsOf(spec.source).persistentVolumeName),
        text(spec.nodeName),
        fieldsOf(object.status).attached === true,
        ageOf(object, now),
      ];
    },
  },
});
