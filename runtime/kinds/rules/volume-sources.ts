/** Rules of what is behind a volume: one table, source name to rule, for the sources that have any. */
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { quantityNanos } from '../../model/quantity.js';
import { annotationKeyFaults } from '../../resource/metadata.js';
import { type Fields, fieldsOf, listOf, number, text } from '../shown.js';
import { claimSpecFaults } from './claims.js';
import { containerAmountFaults, podFieldFaults } from './environment.js';
import { labelMapFaults, labelsOf } from './selectors.js';
import { needs, STORAGE_RULES } from './storage-sources.js';
import { backstepFaults, choiceFaults, descendingPathFaults, isAbsent, rangeFaults, volumePathFaults } from './values.js';

/** Faults of a source that stands at the path. */
export type SourceRule = (at: string, source: Fields) => FieldError[];

const MAX_MODE = 0o777;

const modeFaults = (field: string, mode: unknown): FieldError[] =>
  isAbsent(mode) || (number(mode) >= 0 && number(mode) <= MAX_MODE)
    ? []
    : [invalidValue(field, mode, 'must be a number between 0 and 0777 (octal), both inclusive')];

const itemFaults = (at: string, source: Fields): FieldError[] =>
  faultsOfEach(listOf(source.items), (item, i) => [
    ...needs('key', 'path')(`${at}.items[${i}]`, item),
    ...volumePathFaults(`${at}.items[${i}].path`, text(item.path)),
    ...modeFaults(`${at}.items[${i}].mode`, item.mode),
  ]);

/** Keys of an object as files; `name` is the field that names the object. */
const keysAsFiles =
  (name: string): SourceRule =>
  (at, source) => [...needs(name)(at, source), ...modeFaults(`${at}.defaultMode`, source.defaultMode), ...itemFaults(at, source)];

const VOLUME_PATHS = ['metadata.annotations', 'metadata.labels', 'metadata.name', 'metadata.namespace', 'metadata.uid'];

const downwardFaults: SourceRule = (at, source) => [
  ...modeFaults(`${at}.defaultMode`, source.defaultMode),
  ...faultsOfEach(listOf(source.items), (item) => {
    const out = [...needs('path')(at, item), ...volumePathFaults(`${at}.path`, text(item.path))];
    if (!isAbsent(item.fieldRef)) {
      const path = fieldsOf(item.fieldRef);
      const whole = VOLUME_PATHS.includes(text(path.fieldPath)) && path.apiVersion === 'v1';
      if (!whole) out.push(...podFieldFaults(`${at}.fieldRef`, path, VOLUME_PATHS));
      if (!isAbsent(item.resourceFieldRef))
        out.push(invalidValue(at, 'resource', 'fieldRef and resourceFieldRef can not be specified simultaneously'));
    } else if (isAbsent(item.resourceFieldRef)) out.push(required(at, 'one of fieldRef and resourceFieldRef is required'));
    else out.push(...containerAmountFaults(`${at}.resourceFieldRef`, fieldsOf(item.resourceFieldRef), true));
    return [...out, ...modeFaults(`${at}.mode`, item.mode)];
  }),
];

const MIN_TOKEN_SECONDS = 600;
const MAX_TOKEN_SECONDS = 2 ** 32;

/** The part of a projected volume that a source name stands for, without the name that a volume of its own would need. */
const PROJECTED: Readonly<Record<string, (at: string, source: Fields, whole: string) => FieldError[]>> = {
  secret: (at, source) => [...needs('name')(at, source), ...itemFaults(at, source)],
  configMap: (at, source) => [...needs('name')(at, source), ...itemFaults(at, source)],
  downwardAPI: (at, source) => downwardFaults(at, source),
  serviceAccountToken(at, source, whole) {
    const seconds = number(source.expirationSeconds);
    const field = `${at}.expirationSeconds`;
    return [
      ...(seconds < MIN_TOKEN_SECONDS ? [invalidValue(field, seconds, 'may not specify a duration less than 10 minutes')] : []),
      ...(seconds > MAX_TOKEN_SECONDS ? [invalidValue(field, seconds, 'may not specify a duration larger than 2^32 seconds')] : []),
      ...needs('path')(whole, source),
    ];
  },
};

function filesOf(name: string, source: Fields): string[] {
  if (name === 'serviceAccountToken') return [text(source.path)];
  return listOf(source.items).map((item) => text(item.path));
}

const projectedFaults: SourceRule = (at, volume) => {
  const paths = new Set<string>();
  return [
    ...modeFaults(`${at}.defaultMode`, volume.defaultMode),
    ...faultsOfEach(listOf(volume.sources), (source, i) => {
      const field = `${at}.sources[${i}]`;
      const given = Object.entries(PROJECTED).filter(([name]) => !isAbsent(source[name]));
      return faultsOfEach(given, ([name, rule], place) => {
        if (place > 0) return [forbiddenField(field, 'may not specify more than 1 volume type')];
        const part = fieldsOf(source[name]);
        const clashes = faultsOfEach(filesOf(name, part), (path) => {
          const clash = path !== '' && paths.has(path);
          paths.add(path);
          return clash ? [invalidValue(at, text(part.name), 'conflicting duplicate paths')] : [];
        });
        return [...rule(`${field}.${name}`, part, at), ...clashes];
      });
    }),
  ];
};

const HOST_PATHS = ['', 'BlockDevice', 'CharDevice', 'Directory', 'DirectoryOrCreate', 'File', 'FileOrCreate', 'Socket'];

const hostPathFaults: SourceRule = (at, source) => {
  const path = text(source.path);
  if (path === '') return [required(`${at}.path`)];
  return [...backstepFaults(`${at}.path`, path), ...(isAbsent(source.type) ? [] : choiceFaults(`${at}.type`, source.type, HOST_PATHS))];
};

const ephemeralFaults: SourceRule = (at, source) => {
  const field = `${at}.volumeClaimTemplate`;
  if (isAbsent(source.volumeClaimTemplate)) return [required(field)];
  const { metadata, spec } = fieldsOf(source.volumeClaimTemplate);
  const { annotations, labels, ...others } = fieldsOf(metadata);
  return [
    ...annotationKeyFaults(labelsOf(annotations), `${field}.metadata.annotations`),
    ...labelMapFaults(`${field}.metadata.labels`, labels),
    ...Object.entries(others)
      .filter(([, value]) => !isAbsent(value))
      .map(([name]) => forbiddenField(`${field}.metadata.${name}`, 'cannot be set for an ephemeral volume')),
    ...claimSpecFaults(`${field}.spec`, fieldsOf(spec)),
  ];
};

/** All sources, in the order in which they are looked at; what follows the first is one too many. */
export const SOURCES: readonly (readonly [string, SourceRule])[] = [
  [
    'emptyDir',
    (at, source) =>
      (quantityNanos(source.sizeLimit) ?? 0n) < 0n
        ? [forbiddenField(`${at}.sizeLimit`, 'SizeLimit field must be a valid resource quantity')]
        : [],
  ],
  ['hostPath', hostPathFaults],
  ['gitRepo', (at, source) => [...needs('repository')(at, source), ...descendingPathFaults(`${at}.directory`, text(source.directory))]],
  [
    'gcePersistentDisk',
    (at, source) => [...needs('pdName')(at, source), ...rangeFaults(`${at}.partition`, number(source.partition), 0, 255)],
  ],
  [
    'awsElasticBlockStore',
    (at, source) => [...needs('volumeID')(at, source), ...rangeFaults(`${at}.partition`, number(source.partition), 0, 255)],
  ],
  ['secret', keysAsFiles('secretName')],
  ['nfs', STORAGE_RULES.nfs],
  ['iscsi', STORAGE_RULES.iscsi],
  ['glusterfs', STORAGE_RULES.glusterfs],
  ['flocker', STORAGE_RULES.flocker],
  ['persistentVolumeClaim', needs('claimName')],
  ['rbd', STORAGE_RULES.rbd],
  ['cinder', STORAGE_RULES.cinder],
  ['cephfs', STORAGE_RULES.cephfs],
  ['quobyte', STORAGE_RULES.quobyte],
  ['downwardAPI', downwardFaults],
  ['fc', STORAGE_RULES.fc],
  ['configMap', keysAsFiles('name')],
  ['flexVolume', STORAGE_RULES.flexVolume],
  ['azureFile', STORAGE_RULES.azureFile],
  ['vsphereVolume', STORAGE_RULES.vsphereVolume],
  ['azureDisk', STORAGE_RULES.azureDisk],
  ['storageos', STORAGE_RULES.storageos],
  ['scaleIO', STORAGE_RULES.scaleIO],
  ['projected', projectedFaults],
  ['photonPersistentDisk', STORAGE_RULES.photonPersistentDisk],
  ['portworxVolume', STORAGE_RULES.portworxVolume],
  ['csi', STORAGE_RULES.csi],
  ['ephemeral', ephemeralFaults],
];

/** Exactly one of the named sources. */
export function sourceFaults(at: string, holder: Fields, sources: typeof SOURCES): FieldError[] {
  const given = sources.filter(([name]) => !isAbsent(holder[name]));
  if (given.length === 0) return [required(at, 'must specify a volume type')];
  return faultsOfEach(given, ([name, rule], i) =>
    i === 0 ? rule(`${at}.${name}`, fieldsOf(holder[name])) : [forbiddenField(`${at}.${name}`, 'may not specify more than 1 volume type')],
  );
}
