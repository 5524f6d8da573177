/** Attachments of volumes to nodes: each has one source, and names a driver and a node. */

import type { PersistentVolumeSpec } from '../../../generated/core/v1/types.js';
import * as allowed from '../../../generated/core/v1/values.js';
import type { VolumeAttachment, VolumeAttachmentSource, VolumeAttachmentStatus, VolumeError } from '../../../generated/storage/v1/types.js';
import { type FieldError, forbiddenField, required, tooLong } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import type { RuleContext, WriteContext } from '../../resource/strategy.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { defineKind } from '../kind.js';
import { placeFaults, VOLUME_SOURCES } from '../rules/cluster-volumes.js';
import { driverNameFaults } from '../rules/drivers.js';
import { sourceFaults as volumeSourceFaults } from '../rules/pod/volume-sources.js';
import { eachChoiceFaults, formatFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';

const INLINE = 'in the context of inline volumes';
/** Fields that only volumes which are objects of their own have. */
const NOT_INLINE = ['claimRef', 'capacity', 'nodeAffinity', 'storageClassName'] satisfies readonly (keyof PersistentVolumeSpec)[];

/** Whether a field has content: a text that is not empty, or a struct or map that holds something. */
const isGiven = (value: string | object | undefined): boolean =>
  typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined && value !== '';

/** Faults of a volume that is described where it is attached: it is a CSI driver's, and has nothing that claims look for. */
function inlineFaults(at: string, spec: PersistentVolumeSpec, context: WriteContext): FieldError[] {
  const { accessModes: modes = [], persistentVolumeReclaimPolicy: policy = '' } = spec;
  return [
    ...NOT_INLINE.filter((field) => isGiven(spec[field])).map((field) =>
      forbiddenField(`${at}.${field}`, `may not be specified ${INLINE}`),
    ),
    ...(spec.csi === undefined ? [required(`${at}.csi`, `has to be specified ${INLINE}`)] : []),
    ...context.declared.take(at, 'accessModes'),
    ...eachChoiceFaults(`${at}.accessModes`, modes, allowed.PersistentVolumeSpec.accessModes),
    ...volumeSourceFaults(at, spec, VOLUME_SOURCES, context),
    ...placeFaults(at, spec),
    ...(policy === '' || policy === 'Retain'
      ? []
      : [forbiddenField(`${at}.persistentVolumeReclaimPolicy`, `may only be Retain ${INLINE}`)]),
    ...(spec.volumeMode === undefined || spec.volumeMode === 'Filesystem'
      ? []
      : [forbiddenField(`${at}.volumeMode`, `may not specify volumeMode other than Filesystem ${INLINE}`)]),
  ];
}

/** Faults of a source that is described inline; that there is one source is a rule of the catalogue. */
function sourceFaults(
  at: string,
  { persistentVolumeName: name, inlineVolumeSpec }: VolumeAttachmentSource,
  context: WriteContext,
): FieldError[] {
  const field = `${at}.inlineVolumeSpec`;
  const out = inlineVolumeSpec !== undefined && name === undefined ? inlineFaults(field, inlineVolumeSpec, context) : [];
  // What else volumes of the cluster are held to does not count here.
  context.declared.take(field);
  return out;
}

function faults({ spec: { source }, status }: VolumeAttachment, context: WriteContext): FieldError[] {
  return [
    ...context.declared.take('spec', 'attacher'),
    ...sourceFaults('spec.source', source, context),
    ...context.declared.take('spec', 'nodeName'),
    ...statusFaults(status, context),
  ];
}

/** Faults of names that only new attachments are held to, since the names of an attachment never change. */
function nameFaults({ spec: { attacher, source } }: VolumeAttachment, enabled: Enabled): FieldError[] {
  const { persistentVolumeName: volume } = source;
  return [
    // That a name is missing is told of all attachments.
    ...driverNameFaults('spec.attacher', attacher, enabled).filter(({ reason }) => reason !== 'FieldValueRequired'),
    ...(volume === undefined ? [] : formatFaults('dns-subdomain', 'spec.source.persistentVolumeName', volume)),
  ];
}

/** Bytes that the metadata of an attachment has at most, as the catalogue declares. */
const MAX_METADATA_BYTES = 256 * 1024;

const MAX_MESSAGE = 1024;

/** Faults of an error that a driver reports. They name the limit of the metadata, as clients know them, and not that of messages. */
const errorFaults = (field: string, { message = '' }: VolumeError, declared: DeclaredFaults): FieldError[] => [
  ...(message.length > MAX_MESSAGE ? [tooLong(`${field}.message`, MAX_METADATA_BYTES)] : []),
  ...declared.take(`${field}.errorCode`),
];

const statusFaults = ({ attachError, detachError }: VolumeAttachmentStatus, { declared }: RuleContext): FieldError[] => [
  ...declared.take('status.attachmentMetadata'),
  ...(attachError === undefined ? [] : errorFaults('status.attachError', attachError, declared)),
  ...(detachError === undefined ? [] : errorFaults('status.detachError', detachError, declared)),
];

export const volumeAttachment = defineKind<VolumeAttachment>({
  resource: 'volumeattachments.storage.{groupDomain}',
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences'],
    statusOwnsNoMetadata: true,
    rules: { formedNames: {} },
    validate: (object, context) => [
      ...faults(object, context),
      ...(context.asks('formedNames') ? nameFaults(object, context.enabled) : []),
    ],
    validateUpdate: (object, _old, context) => faults(object, context),
    cells(object, { now }) {
      const { attacher, source, nodeName } = object.spec;
      return [nameOf(object), attacher, source.persistentVolumeName ?? '', nodeName, object.status.attached, ageOf(object, now)];
    },
  },
});
