/**
 * Rules of volumes that storage elsewhere provides: over the network, by drivers, by clouds. The sources of pods and those of
 * volumes of the cluster differ only in that the latter tell the namespace of their secrets, so that the rules fit both.
 */

import type {
  AzureDiskVolumeSource,
  CSIVolumeSource,
  FCVolumeSource,
  FlexVolumeSource,
  FlockerVolumeSource,
  ISCSIVolumeSource,
  QuobyteVolumeSource,
} from '../../../generated/core/v1/types.js';
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { driverNameFaults } from './drivers.js';
import { asDeclared, type SourceRule } from './source-rule.js';
import { formatFaults, isAbsent, rangeFaults } from './values.js';

/** Names of targets and initiators, by what they start with. */
const ISCSI_NAMES: Readonly<Record<string, RegExp>> = {
  iqn: /^iqn\.\d{4}-\d{2}\.[A-Za-z0-9.-]+:[^,;*&$|\s]+$/,
  eui: /^eui.[A-Za-z0-9]{16}$/,
  naa: /^naa.[A-Za-z0-9]{32}$/,
};

const MALFORMED_ISCSI = 'must be valid format';

function iscsiNameFaults(field: string, name: string, unlike = MALFORMED_ISCSI): FieldError[] {
  const form = ISCSI_NAMES[name.slice(0, 3)];
  if (form === undefined) return [invalidValue(field, name, unlike)];
  return form.test(name) ? [] : [invalidValue(field, name, MALFORMED_ISCSI)];
}

const MAX_LUN = 255;
const MAX_PORTAL = 64;

/**
 * Faults of the portals and names of an iSCSI volume: an initiator leaves less room for the names of volume and portal, and the
 * fault is about one of them.
 */
export const portalFaults = (
  field: string,
  value: string,
  volume: string,
  { initiatorName, targetPortal }: Pick<ISCSIVolumeSource, 'initiatorName' | 'targetPortal'>,
): FieldError[] =>
  isAbsent(initiatorName) || `${volume}:${targetPortal}`.length <= MAX_PORTAL
    ? []
    : [
        invalidValue(
          field,
          value,
          `Total length of <volume name>:<iscsi.targetPortal> must be under ${MAX_PORTAL} characters if iscsi.initiatorName is specified.`,
        ),
      ];

const iscsi: SourceRule<ISCSIVolumeSource> = (at, source, { declared }) => {
  const { iqn: name, initiatorName } = source;
  const proves = source.chapAuthDiscovery === true || source.chapAuthSession === true;
  return [
    ...declared.take(at, 'targetPortal', 'iqn'),
    ...(name === '' ? [] : iscsiNameFaults(`${at}.iqn`, name, `${MALFORMED_ISCSI} starting with iqn, eui, or naa`)),
    ...declared.take(at, 'lun'),
    ...(proves && isAbsent(source.secretRef) ? [required(`${at}.secretRef`)] : []),
    ...(isAbsent(initiatorName) ? [] : iscsiNameFaults(`${at}.initiatorname`, initiatorName)),
    ...declared.take(`${at}.secretRef`),
  ];
};

const fibreChannel: SourceRule<FCVolumeSource> = (at, { targetWWNs = [], wwids = [], lun }) => {
  const [names, ids] = [targetWWNs.length > 0, wwids.length > 0];
  return [
    ...(names || ids ? [] : [required(`${at}.targetWWNs`, 'must specify either targetWWNs or wwids, but not both')]),
    ...(names && ids ? [invalidValue(`${at}.targetWWNs`, targetWWNs, 'fc: targetWWNs and wwids can not be specified simultaneously')] : []),
    ...(names && isAbsent(lun) ? [required(`${at}.lun`, 'lun is required if targetWWNs is specified')] : []),
    ...(names ? rangeFaults(`${at}.lun`, lun, 0, MAX_LUN) : []),
  ];
};

const flocker: SourceRule<FlockerVolumeSource> = (at, { datasetName: name = '', datasetUUID: id = '' }, { declared }) => [
  ...(name === '' && id === '' ? [required(at, 'one of datasetName and datasetUUID is required')] : []),
  ...(name !== '' && id !== '' ? [invalidValue(at, 'resource', 'datasetName and datasetUUID can not be specified simultaneously')] : []),
  ...declared.take(at),
];

const MAX_TENANT = 64;

const quobyte: SourceRule<QuobyteVolumeSource> = (at, source, { declared }) => {
  const { registry, tenant = '' } = source;
  const ofRegistry = declared.take(at, 'registry');
  // A tenant that is too long is told of in place of a malformed registry.
  const isLong = registry !== '' && tenant.length > MAX_TENANT;
  const words = `must be a UUID and may not exceed a length of ${MAX_TENANT} characters`;
  return [...(isLong ? [required(`${at}.tenant`, words)] : ofRegistry), ...declared.take(at)];
};

/** Faults of a driver's options; keys in the API's own domains are reserved for the server. */
const flexVolume: SourceRule<FlexVolumeSource> = (at, source, { words: { group, label }, declared }) => {
  const reserved = [label('').slice(0, -1), group('').slice(1)];
  const own = Object.keys(source.options ?? {}).filter((key) => {
    const domain = (key.includes('/') ? (key.split('/')[0] ?? '') : key).toLowerCase();
    return reserved.some((r) => domain === r || domain.endsWith(`.${r}`));
  });
  return [
    ...declared.take(at),
    ...faultsOfEach(own, (key) => [invalidValue(`${at}.options[${key}]`, key, `${reserved.join(' and ')} namespaces are reserved`)]),
  ];
};

const MANAGED_DISK = '/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}';
const BLOB_DISK = 'https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd';

const azureDisk: SourceRule<AzureDiskVolumeSource> = (at, source, { declared }) => {
  const address = source.diskURI;
  const managed = source.kind === 'Managed';
  const fits = address.startsWith(managed ? '/subscriptions/' : 'https://');
  return [...declared.take(at), ...(fits ? [] : [notSupported(`${at}.diskURI`, address, [managed ? MANAGED_DISK : BLOB_DISK])])];
};

/** A driver's volume. Clients know the fault of a missing name by a field with a blank, and those of a malformed one by the driver. */
const csi: SourceRule<CSIVolumeSource> = (at, { driver, nodePublishSecretRef: secret }, { enabled }) => {
  const { name = '' } = secret ?? {};
  return [
    ...driverNameFaults(`${at}.driver`, driver, enabled),
    ...(isAbsent(secret)
      ? []
      : name === ''
        ? [required(`${at}.nodePublishSecretRef${enabled('DriverSecretsByField') ? '' : ' '}.name`)]
        : formatFaults('dns-subdomain', `${at}.name`, name)),
  ];
};

/** The rule of a source whose secret is told of last, by its name first. */
const secretLast: SourceRule<unknown> = (at, _source, { declared }) => {
  const ofSecret = declared.take(`${at}.secretRef`, 'name', 'namespace');
  return [...declared.take(at), ...ofSecret];
};

/** Rules by source name. */
export const STORAGE_RULES = {
  nfs: asDeclared,
  iscsi,
  glusterfs: asDeclared,
  flocker,
  rbd: asDeclared,
  cinder: secretLast,
  cephfs: asDeclared,
  quobyte,
  fc: fibreChannel,
  flexVolume,
  azureFile: asDeclared,
  azureDisk,
  vsphereVolume: asDeclared,
  storageos: secretLast,
  scaleIO: asDeclared,
  photonPersistentDisk: asDeclared,
  portworxVolume: asDeclared,
  csi,
};
