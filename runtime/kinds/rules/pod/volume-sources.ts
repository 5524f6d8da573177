/** Rules of what is behind a pod's volume: one table of the sources by name. */

import type {
  ConfigMapProjection,
  DownwardAPIProjection,
  DownwardAPIVolumeFile,
  EmptyDirVolumeSource,
  EphemeralVolumeSource,
  GitRepoVolumeSource,
  HostPathVolumeSource,
  KeyToPath,
  ProjectedVolumeSource,
  SecretProjection,
  ServiceAccountTokenProjection,
  VolumeProjection,
  VolumeSource,
} from '../../../../generated/core/v1/types.js';
import * as allowed from '../../../../generated/core/v1/values.js';
import { type FieldError, forbiddenField, invalidValue, required } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { quantityNanos } from '../../../model/values/quantity.js';
import type { Words } from '../../../model/values/words.js';
import { annotationKeyFaults } from '../../../resource/writes/metadata.js';
import { claimSpecFaults } from '../claims.js';
import { labelMapFaults } from '../selectors.js';
import { type NamedSource, named, needs, type SourceRule } from '../source-rule.js';
import { STORAGE_RULES } from '../storage-sources.js';
import { backstepFaults, choiceFaults, descendingPathFaults, isAbsent, rangeFaults, volumePathFaults } from '../values.js';
import { containerAmountFaults, podFieldFaults } from './environment.js';

const MAX_MODE = 0o777;

const modeFaults = (field: string, mode: number | undefined): FieldError[] =>
  mode === undefined || (mode >= 0 && mode <= MAX_MODE)
    ? []
    : [invalidValue(field, mode, 'must be a number between 0 and 0777 (octal), both inclusive')];

const itemFaults = (at: string, items: readonly KeyToPath[] = []): FieldError[] =>
  faultsOfEach(items, (item, i) => [
    ...needs('key', 'path')(`${at}.items[${i}]`, item),
    ...volumePathFaults(`${at}.items[${i}].path`, item.path),
    ...modeFaults(`${at}.items[${i}].mode`, item.mode),
  ]);

/** An object whose keys are files of a volume. */
interface KeyedFiles {
  readonly items?: KeyToPath[];
  readonly defaultMode: number;
}

/** The rule for keys of an object as files; `name` is the field that names the object. */
const keysAsFiles =
  <Name extends string>(name: Name): SourceRule<KeyedFiles & { readonly [N in Name]?: string }> =>
  (at, source) => [...needs(name)(at, source), ...modeFaults(`${at}.defaultMode`, source.defaultMode), ...itemFaults(at, source.items)];

const VOLUME_PATHS = ['metadata.annotations', 'metadata.labels', 'metadata.name', 'metadata.namespace', 'metadata.uid'];

function downwardFileFaults(at: string, { path, fieldRef, resourceFieldRef, mode }: DownwardAPIVolumeFile): FieldError[] {
  const out = [...needs('path')(at, { path }), ...volumePathFaults(`${at}.path`, path)];
  if (!isAbsent(fieldRef)) {
    const whole = VOLUME_PATHS.includes(fieldRef.fieldPath) && fieldRef.apiVersion === 'v1';
    if (!whole) out.push(...podFieldFaults(`${at}.fieldRef`, fieldRef, VOLUME_PATHS));
    if (!isAbsent(resourceFieldRef))
      out.push(invalidValue(at, 'resource', 'fieldRef and resourceFieldRef can not be specified simultaneously'));
  } else if (isAbsent(resourceFieldRef)) out.push(required(at, 'one of fieldRef and resourceFieldRef is required'));
  else out.push(...containerAmountFaults(`${at}.resourceFieldRef`, resourceFieldRef, true));
  return [...out, ...modeFaults(`${at}.mode`, mode)];
}

const downwardFaults: SourceRule<DownwardAPIProjection & { readonly defaultMode?: number }> = (at, { items = [], defaultMode }) => [
  ...modeFaults(`${at}.defaultMode`, defaultMode),
  ...faultsOfEach(items, (item) => downwardFileFaults(at, item)),
];

const MIN_TOKEN_SECONDS = 600;
const MAX_TOKEN_SECONDS = 2 ** 32;

/** Faults of a token in a projected volume; of a missing path clients are told at the path of the whole volume. */
function tokenFaults(at: string, token: ServiceAccountTokenProjection, whole: string): FieldError[] {
  const seconds = token.expirationSeconds;
  const field = `${at}.expirationSeconds`;
  return [
    ...(seconds < MIN_TOKEN_SECONDS ? [invalidValue(field, seconds, 'may not specify a duration less than 10 minutes')] : []),
    ...(seconds > MAX_TOKEN_SECONDS ? [invalidValue(field, seconds, 'may not specify a duration larger than 2^32 seconds')] : []),
    ...needs('path')(whole, token),
  ];
}

/** One of the objects that a projected volume gathers files from. */
interface Projection {
  readonly kind: keyof VolumeProjection;
  /** The name that the object is referred to by; empty where it has none. */
  readonly name: string;
  /** Paths of its files. */
  readonly paths: readonly string[];
  faults(at: string, whole: string, words: Words): FieldError[];
}

const keyedProjection = (kind: 'secret' | 'configMap', source: SecretProjection | ConfigMapProjection): Projection => ({
  kind,
  name: source.name ?? '',
  paths: (source.items ?? []).map((item) => item.path),
  faults: (at) => [...needs('name')(at, source), ...itemFaults(at, source.items)],
});

function* projectionsOf({ secret, configMap, downwardAPI, serviceAccountToken }: VolumeProjection): Generator<Projection> {
  if (!isAbsent(secret)) yield keyedProjection('secret', secret);
  if (!isAbsent(configMap)) yield keyedProjection('configMap', configMap);
  if (!isAbsent(downwardAPI))
    yield {
      kind: 'downwardAPI',
      name: '',
      paths: (downwardAPI.items ?? []).map((item) => item.path),
      faults: (at, _whole, words) => downwardFaults(at, downwardAPI, words),
    };
  if (!isAbsent(serviceAccountToken))
    yield {
      kind: 'serviceAccountToken',
      name: '',
      paths: [serviceAccountToken.path],
      faults: (at, whole) => tokenFaults(at, serviceAccountToken, whole),
    };
}

const projectedFaults: SourceRule<ProjectedVolumeSource> = (at, { defaultMode, sources }, words) => {
  const taken = new Set<string>();
  return [
    ...modeFaults(`${at}.defaultMode`, defaultMode),
    ...faultsOfEach(sources ?? [], (source, i) => {
      const field = `${at}.sources[${i}]`;
      const projections = [...projectionsOf(source)];
      const out = faultsOfEach(projections, ({ kind, name, paths, faults }) => {
        const clashes = faultsOfEach(paths, (path) => {
          const clash = path !== '' && taken.has(path);
          taken.add(path);
          return clash ? [invalidValue(at, name, 'conflicting duplicate paths')] : [];
        });
        return [...faults(`${field}.${kind}`, at, words), ...clashes];
      });
      return projections.length > 1 ? [...out, forbiddenField(field, 'may not specify more than 1 volume type')] : out;
    }),
  ];
};

const hostPathFaults: SourceRule<HostPathVolumeSource> = (at, { path, type }) =>
  path === ''
    ? [required(`${at}.path`)]
    : [...backstepFaults(`${at}.path`, path), ...choiceFaults(`${at}.type`, type, allowed.HostPathVolumeSource.type)];

const ephemeralFaults: SourceRule<EphemeralVolumeSource> = (at, { volumeClaimTemplate: template }) => {
  const field = `${at}.volumeClaimTemplate`;
  if (isAbsent(template)) return [required(field)];
  const { annotations, labels, ...others } = template.metadata;
  return [
    ...annotationKeyFaults(annotations, `${field}.metadata.annotations`),
    ...labelMapFaults(`${field}.metadata.labels`, labels),
    ...Object.entries(others)
      .filter(([, value]) => !isAbsent(value))
      .map(([name]) => forbiddenField(`${field}.metadata.${name}`, 'cannot be set for an ephemeral volume')),
    ...claimSpecFaults(`${field}.spec`, template.spec),
  ];
};

const diskFaults =
  <Name extends string>(name: Name): SourceRule<{ readonly partition?: number } & { readonly [N in Name]?: string }> =>
  (at, source) => [...needs(name)(at, source), ...rangeFaults(`${at}.partition`, source.partition, 0, 255)];

/** All sources, in the order in which they are looked at; what follows the first is one too many. */
export const SOURCES: readonly NamedSource<VolumeSource>[] = [
  named('emptyDir', (at, { sizeLimit }: EmptyDirVolumeSource) =>
    (quantityNanos(sizeLimit) ?? 0n) < 0n ? [forbiddenField(`${at}.sizeLimit`, 'SizeLimit field must be a valid resource quantity')] : [],
  ),
  named('hostPath', hostPathFaults),
  named('gitRepo', (at, source: GitRepoVolumeSource) => [
    ...needs('repository')(at, source),
    ...descendingPathFaults(`${at}.directory`, source.directory ?? ''),
  ]),
  named('gcePersistentDisk', diskFaults('pdName'), { inside: 'persistentDisk' }),
  named('awsElasticBlockStore', diskFaults('volumeID')),
  named('secret', keysAsFiles('secretName')),
  named('nfs', STORAGE_RULES.nfs),
  named('iscsi', STORAGE_RULES.iscsi),
  named('glusterfs', STORAGE_RULES.glusterfs),
  named('flocker', STORAGE_RULES.flocker),
  named('persistentVolumeClaim', needs('claimName')),
  named('rbd', STORAGE_RULES.rbd),
  named('cinder', STORAGE_RULES.cinder),
  named('cephfs', STORAGE_RULES.cephfs, { added: 'cephFS' }),
  named('quobyte', STORAGE_RULES.quobyte),
  named('downwardAPI', downwardFaults, { added: 'downwarAPI' }),
  named('fc', STORAGE_RULES.fc),
  named('configMap', keysAsFiles('name')),
  named('flexVolume', STORAGE_RULES.flexVolume),
  named('azureFile', STORAGE_RULES.azureFile),
  named('vsphereVolume', STORAGE_RULES.vsphereVolume),
  named('azureDisk', STORAGE_RULES.azureDisk),
  named('storageos', STORAGE_RULES.storageos),
  named('scaleIO', STORAGE_RULES.scaleIO),
  named('projected', projectedFaults),
  named('photonPersistentDisk', STORAGE_RULES.photonPersistentDisk),
  named('portworxVolume', STORAGE_RULES.portworxVolume),
  named('csi', STORAGE_RULES.csi),
  named('ephemeral', ephemeralFaults),
];

/** Faults of a holder that has exactly one of the sources. */
export function sourceFaults<Holder>(at: string, holder: Holder, sources: readonly NamedSource<Holder>[], words: Words): FieldError[] {
  const given = sources.flatMap(({ name, inside = name, added = name, ruleFor }) => {
    const rule = ruleFor(holder);
    return rule === undefined ? [] : [{ inside, added, rule }];
  });
  if (given.length === 0) return [required(at, 'must specify a volume type')];
  return faultsOfEach(given, ({ inside, added, rule }, i) =>
    i === 0 ? rule(`${at}.${inside}`, words) : [forbiddenField(`${at}.${added}`, 'may not specify more than 1 volume type')],
  );
}
