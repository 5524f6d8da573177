/** Rules of volumes that storage elsewhere provides: over the network, by drivers, by clouds. */
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { group, label } from '../../model/words.js';
import { type Fields, fieldsOf, number, text } from '../shown.js';
import { driverNameFaults } from './drivers.js';
import { choiceFaults, formatFaults, isAbsent, rangeFaults, textsOf } from './values.js';
import type { SourceRule } from './volume-sources.js';

/** The fields must not be empty; the first fault of each reads so. */
export const needs =
  (...fields: string[]): SourceRule =>
  (at, source) =>
    fields.filter((f) => text(source[f]) === '').map((f) => required(`${at}.${f}`));

/** Where a secret is referred to, it is named. */
const namedSecret =
  (field: string, ...parts: string[]): SourceRule =>
  (at, source) =>
    isAbsent(source[field]) ? [] : needs(...parts)(`${at}.${field}`, fieldsOf(source[field]));

const every =
  (...rules: SourceRule[]): SourceRule =>
  (at, source) =>
    rules.flatMap((rule) => rule(at, source));

/** Names of targets and initiators, by what they start with. */
const ISCSI_NAMES: Readonly<Record<string, RegExp>> = {
  iqn: /^iqn\.\d{4}-\d{2}\.[A-Za-z0-9.-]+:[^,;*&$|\s]+$/,
  eui: /^eui.[A-Za-z0-9]{16}$/,
  naa: /^naa.[A-Za-z0-9]{32}$/,
};

function iscsiNameFaults(field: string, name: string, unlike: string): FieldError[] {
  const form = ISCSI_NAMES[name.slice(0, 3)];
  if (form === undefined) return [invalidValue(field, name, unlike)];
  return form.test(name) ? [] : [invalidValue(field, name, 'must be valid format')];
}

const MAX_LUN = 255;
const MAX_PORTAL = 64;

/** An initiator of its own leaves less room for the names of volume and portal; the fault is about one of them. */
export const portalFaults = (field: string, value: string, volume: string, source: Fields): FieldError[] =>
  isAbsent(source.initiatorName) || `${volume}:${text(source.targetPortal)}`.length <= MAX_PORTAL
    ? []
    : [
        invalidValue(
          field,
          value,
          `Total length of <volume name>:<iscsi.targetPortal> must be under ${MAX_PORTAL} characters if iscsi.initiatorName is specified.`,
        ),
      ];

const iscsi: SourceRule = (at, source) => {
  const name = text(source.iqn);
  const proves = source.chapAuthDiscovery === true || source.chapAuthSession === true;
  return [
    ...needs('targetPortal')(at, source),
    ...(name === '' ? [required(`${at}.iqn`)] : iscsiNameFaults(`${at}.iqn`, name, 'must be valid format starting with iqn, eui, or naa')),
    ...rangeFaults(`${at}.lun`, number(source.lun), 0, MAX_LUN),
    ...(proves && isAbsent(source.secretRef) ? [required(`${at}.secretRef`)] : []),
    ...(isAbsent(source.initiatorName) ? [] : iscsiNameFaults(`${at}.initiatorname`, text(source.initiatorName), 'must be valid format')),
  ];
};

const fibreChannel: SourceRule = (at, source) => {
  const [names, ids] = [textsOf(source.targetWWNs).length > 0, textsOf(source.wwids).length > 0];
  return [
    ...(names || ids ? [] : [required(`${at}.targetWWNs`, 'must specify either targetWWNs or wwids, but not both')]),
    ...(names && ids
      ? [invalidValue(`${at}.targetWWNs`, source.targetWWNs, 'fc: targetWWNs and wwids can not be specified simultaneously')]
      : []),
    ...(names && isAbsent(source.lun) ? [required(`${at}.lun`, 'lun is required if targetWWNs is specified')] : []),
    ...(names ? rangeFaults(`${at}.lun`, source.lun, 0, MAX_LUN) : []),
  ];
};

const nfs: SourceRule = (at, source) => [
  ...needs('server', 'path')(at, source),
  ...(text(source.path).startsWith('/') ? [] : [invalidValue(`${at}.path`, text(source.path), 'must be an absolute path')]),
];

const flocker: SourceRule = (at, source) => {
  const [name, id] = [text(source.datasetName), text(source.datasetUUID)];
  return [
    ...(name === '' && id === '' ? [required(at, 'one of datasetName and datasetUUID is required')] : []),
    ...(name !== '' && id !== '' ? [invalidValue(at, 'resource', 'datasetName and datasetUUID can not be specified simultaneously')] : []),
    ...(name.includes('/') ? [invalidValue(`${at}.datasetName`, name, "must not contain '/'")] : []),
  ];
};

const monitors: SourceRule = (at, source) => (textsOf(source.monitors).length === 0 ? [required(`${at}.monitors`)] : []);

const PAIRS = 'must be a host:port pair or multiple pairs separated by commas';
const PAIR = /^(\[[^[\]]*\]|[^[\]:]*):[^[\]:]*$/;
const MAX_TENANT = 64;

const quobyte: SourceRule = (at, source) => {
  const registry = text(source.registry);
  const registryFaults = (): FieldError[] => {
    if (registry === '') return [required(`${at}.registry`, PAIRS)];
    if (text(source.tenant).length > MAX_TENANT)
      return [required(`${at}.tenant`, `must be a UUID and may not exceed a length of ${MAX_TENANT} characters`)];
    return registry
      .split(',')
      .filter((pair) => !PAIR.test(pair))
      .map(() => invalidValue(`${at}.registry`, registry, PAIRS));
  };
  return [...registryFaults(), ...needs('volume')(at, source)];
};

/** Options of a driver; those of the API's own domains are the server's. */
const flexVolume: SourceRule = (at, source) => {
  const reserved = [label('').slice(0, -1), group('').slice(1)];
  const own = Object.keys(fieldsOf(source.options)).filter((key) => {
    const domain = (key.includes('/') ? (key.split('/')[0] ?? '') : key).toLowerCase();
    return reserved.some((r) => domain === r || domain.endsWith(`.${r}`));
  });
  return [
    ...needs('driver')(at, source),
    ...own.map((key) => invalidValue(`${at}.options[${key}]`, key, `${reserved.join(' and ')} namespaces are reserved`)),
  ];
};

const CACHING = ['None', 'ReadOnly', 'ReadWrite'];
const DISK_KINDS = ['Dedicated', 'Managed', 'Shared'];
const MANAGED_DISK = '/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}';
const BLOB_DISK = 'https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd';

const azureDisk: SourceRule = (at, source) => {
  const address = text(source.diskURI);
  const managed = source.kind === 'Managed';
  const fits = address.startsWith(managed ? '/subscriptions/' : 'https://');
  return [
    ...needs('diskName', 'diskURI')(at, source),
    ...(isAbsent(source.cachingMode) ? [] : choiceFaults(`${at}.cachingMode`, source.cachingMode, CACHING)),
    ...(isAbsent(source.kind) ? [] : choiceFaults(`${at}.kind`, source.kind, DISK_KINDS)),
    ...(isAbsent(source.kind) || fits ? [] : [notSupported(`${at}.diskURI`, address, [managed ? MANAGED_DISK : BLOB_DISK])]),
  ];
};

const storageOs: SourceRule = (at, source) => {
  const [name, namespace] = [text(source.volumeName), text(source.volumeNamespace)];
  return [
    ...(name === '' ? [required(`${at}.volumeName`)] : formatFaults('dns-label', `${at}.volumeName`, name)),
    ...(namespace === '' ? [] : formatFaults('dns-label', `${at}.volumeNamespace`, namespace)),
    ...namedSecret('secretRef', 'name')(at, source),
  ];
};

const csi: SourceRule = (at, source) => [
  ...driverNameFaults(`${at}.driver`, text(source.driver)),
  ...namedSecret('nodePublishSecretRef', 'name')(at, source),
];

/** By source name, in the words of pods. */
export const STORAGE_RULES = {
  nfs,
  iscsi,
  glusterfs: needs('endpoints', 'path'),
  flocker,
  rbd: every(monitors, needs('image')),
  cinder: every(needs('volumeID'), namedSecret('secretRef', 'name')),
  cephfs: monitors,
  quobyte,
  fc: fibreChannel,
  flexVolume,
  azureFile: needs('secretName', 'shareName'),
  azureDisk,
  vsphereVolume: needs('volumePath'),
  storageos: storageOs,
  scaleIO: needs('gateway', 'system', 'volumeName'),
  photonPersistentDisk: needs('pdID'),
  portworxVolume: needs('volumeID'),
  csi,
} satisfies Readonly<Record<string, SourceRule>>;

const glusterOfCluster: SourceRule = (at, source) => {
  const { endpointsNamespace: namespace } = source;
  const field = `${at}.endpointsNamespace`;
  if (isAbsent(namespace)) return [];
  return namespace === ''
    ? [invalidValue(field, namespace, 'if the endpointnamespace is set, it must be a valid namespace name')]
    : formatFaults('dns-label', field, text(namespace));
};

/** What volumes of the cluster ask for in addition, as no pod's namespace tells where their secrets are; by source name. */
export const CLUSTER_STORAGE_RULES: Readonly<Record<string, SourceRule>> = {
  iscsi: namedSecret('secretRef', 'name'),
  cinder: namedSecret('secretRef', 'namespace'),
  glusterfs: glusterOfCluster,
  storageos: namedSecret('secretRef', 'namespace'),
  azureFile: (at, source) => (source.secretNamespace === '' ? [required(`${at}.secretNamespace`)] : []),
};

/** A driver's volume of the cluster, known by its handle. */
export const clusterCsi: SourceRule = every(
  (at, source) => driverNameFaults(`${at}.driver`, text(source.driver)),
  needs('volumeHandle'),
  ...['controllerPublishSecretRef', 'controllerExpandSecretRef', 'nodePublishSecretRef'].map((f) => namedSecret(f, 'name', 'namespace')),
);
