/** Rules of what is behind a pod's volume: one table of the sources by name. */

import type {
  ConfigMapProjection,
  DownwardAPIProjection,
  DownwardAPIVolumeFile,
  EmptyDirVolumeSource,
  EphemeralVolumeSource,
  HostPathVolumeSource,
  ImageVolumeSource,
  ProjectedVolumeSource,
  SecretProjection,
  VolumeProjection,
  VolumeSource,
} from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, required } from '../../../model/errors.js';
import { type DeclaredFaults, shownAt } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { quantityNanos } from '../../../model/values/quantity.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { annotationKeyFaults } from '../../../resource/writes/metadata.js';
import { claimSpecFaults } from '../claims.js';
import { labelMapFaults } from '../selectors.js';
import { asDeclared, type NamedSource, named, type SourceRule } from '../source-rule.js';
import { STORAGE_RULES } from '../storage-sources.js';
import { isAbsent } from '../values.js';
import { containerAmountFaults, podFieldFaults } from './environment.js';
import { certificateFaults, certificatePaths, trustBundleFaults } from './projections.js';

const SECOND_TYPE = 'may not specify more than 1 volume type';

/** The rule for keys of an object as files, in the order in which clients know its faults. */
const keysAsFiles: SourceRule<unknown> = (at, _source, { declared }) => declared.take(at, 'secretName', 'name', 'defaultMode', 'items');

const VOLUME_PATHS = ['metadata.annotations', 'metadata.labels', 'metadata.name', 'metadata.namespace', 'metadata.uid'];

function downwardFileFaults(at: string, { fieldRef, resourceFieldRef }: DownwardAPIVolumeFile, declared: DeclaredFaults): FieldError[] {
  const out = [...declared.take(at, 'path')];
  if (!isAbsent(fieldRef)) {
    const whole = VOLUME_PATHS.includes(fieldRef.fieldPath) && fieldRef.apiVersion === 'v1';
    if (!whole) out.push(...podFieldFaults(`${at}.fieldRef`, fieldRef, VOLUME_PATHS, declared));
    // Of two references, the first is judged.
    declared.take(`${at}.resourceFieldRef`);
    if (!isAbsent(resourceFieldRef))
      out.push(invalidValue(at, 'resource', 'fieldRef and resourceFieldRef can not be specified simultaneously'));
  } else if (isAbsent(resourceFieldRef)) out.push(required(at, 'one of fieldRef and resourceFieldRef is required'));
  else out.push(...containerAmountFaults(`${at}.resourceFieldRef`, resourceFieldRef, declared));
  return [...out, ...declared.take(at)];
}

/** Clients know the faults of each file by the path of the whole volume. */
const downwardFaults: SourceRule<DownwardAPIProjection> = (at, { items = [] }, { declared }) => [
  ...declared.take(at, 'defaultMode'),
  ...faultsOfEach(items, (item, i) => downwardFileFaults(at, item, shownAt(declared, `${at}.items[${i}]`, at))),
];

/** Faults of a token in a projected volume; of a missing path clients are told at the path of the whole volume. */
function tokenFaults(at: string, whole: string, declared: DeclaredFaults): FieldError[] {
  const ofPath = shownAt(declared, at, whole).take(whole, 'path');
  return [...declared.take(at), ...ofPath];
}

/** One of the objects that a projected volume gathers files from. */
interface Projection {
  readonly kind: keyof VolumeProjection;
  /** The name that the object is referred to by; empty where it has none. */
  readonly name: string;
  /** Paths of its files. */
  readonly paths: readonly string[];
  faults(at: string, whole: string, context: RuleContext): readonly FieldError[];
}

const keyedProjection = (kind: 'secret' | 'configMap', source: SecretProjection | ConfigMapProjection): Projection => ({
  kind,
  name: source.name ?? '',
  paths: (source.items ?? []).map((item) => item.path),
  faults: (at, _whole, { declared }) => declared.take(at, 'name', 'items'),
});

function* projectionsOf({
  secret,
  configMap,
  downwardAPI,
  serviceAccountToken,
  clusterTrustBundle,
  podCertificate,
}: VolumeProjection): Generator<Projection> {
  if (!isAbsent(secret)) yield keyedProjection('secret', secret);
  if (!isAbsent(configMap)) yield keyedProjection('configMap', configMap);
  if (!isAbsent(downwardAPI))
    yield {
      kind: 'downwardAPI',
      name: '',
      paths: (downwardAPI.items ?? []).map((item) => item.path),
      faults: (at, _whole, context) => downwardFaults(at, downwardAPI, context),
    };
  if (!isAbsent(serviceAccountToken))
    yield {
      kind: 'serviceAccountToken',
      name: '',
      paths: [serviceAccountToken.path],
      faults: (at, whole, { declared }) => tokenFaults(at, whole, declared),
    };
  if (!isAbsent(clusterTrustBundle))
    yield {
      kind: 'clusterTrustBundle',
      name: clusterTrustBundle.name ?? '',
      paths: [clusterTrustBundle.path],
      faults: (at, _whole, { declared }) => trustBundleFaults(at, clusterTrustBundle, declared),
    };
  if (!isAbsent(podCertificate))
    yield {
      kind: 'podCertificate',
      name: podCertificate.signerName ?? '',
      paths: certificatePaths(podCertificate),
      faults: (at, _whole, { declared }) => certificateFaults(at, podCertificate, declared),
    };
}

const projectedFaults: SourceRule<ProjectedVolumeSource> = (at, { sources }, context) => {
  const taken = new Set<string>();
  return [
    ...context.declared.take(at, 'defaultMode'),
    ...faultsOfEach(sources ?? [], (source, i) => {
      const field = `${at}.sources[${i}]`;
      const projections = [...projectionsOf(source)];
      const out = faultsOfEach(projections, ({ kind, name, paths, faults }) => {
        const clashes = faultsOfEach(paths, (path) => {
          const clash = path !== '' && taken.has(path);
          taken.add(path);
          return clash ? [invalidValue(at, name, 'conflicting duplicate paths')] : [];
        });
        return [...faults(`${field}.${kind}`, at, context), ...clashes];
      });
      return projections.length > 1 ? [...out, forbiddenField(field, SECOND_TYPE)] : out;
    }),
  ];
};

const hostPathFaults: SourceRule<HostPathVolumeSource> = (at, { path }, { declared }) => {
  const [ofPath, others] = [declared.take(at, 'path'), declared.take(at)];
  return path === '' ? ofPath : [...ofPath, ...others];
};

const ephemeralFaults: SourceRule<EphemeralVolumeSource> = (at, { volumeClaimTemplate: template }, context) => {
  const field = `${at}.volumeClaimTemplate`;
  if (isAbsent(template)) return context.declared.take(field);
  const { annotations, labels, ...others } = template.metadata;
  // Clients know the field of the uid by this spelling here.
  return [
    ...annotationKeyFaults(annotations, `${field}.metadata.annotations`),
    ...labelMapFaults(`${field}.metadata.labels`, labels),
    ...faultsOfEach(Object.entries(others), ([name, value]) =>
      isAbsent(value)
        ? []
        : [forbiddenField(`${field}.metadata.${name === 'uid' ? 'uID' : name}`, 'cannot be set for an ephemeral volume')],
    ),
    ...claimSpecFaults(`${field}.spec`, template.spec, context),
  ];
};

/** An image of its own as a volume. A template may leave it to be filled in. */
const imageFaults: SourceRule<ImageVolumeSource> = (at, { reference = '' }, { declared }) => [
  ...(reference === '' && at.startsWith('spec.volumes') ? [required(`${at}.reference`)] : []),
  ...declared.take(at),
];

/** All sources, in the order in which they are looked at; what follows the first is one too many. */
export const SOURCES: readonly NamedSource<VolumeSource>[] = [
  named('emptyDir', (at, { sizeLimit }: EmptyDirVolumeSource) =>
    (quantityNanos(sizeLimit) ?? 0n) < 0n ? [forbiddenField(`${at}.sizeLimit`, 'SizeLimit field must be a valid resource quantity')] : [],
  ),
  named('hostPath', hostPathFaults),
  named('gitRepo', asDeclared),
  named('gcePersistentDisk', asDeclared, { inside: 'persistentDisk' }),
  named('awsElasticBlockStore', asDeclared),
  named('secret', keysAsFiles),
  named('nfs', STORAGE_RULES.nfs),
  named('iscsi', STORAGE_RULES.iscsi),
  named('glusterfs', STORAGE_RULES.glusterfs),
  named('flocker', STORAGE_RULES.flocker),
  named('persistentVolumeClaim', asDeclared),
  named('rbd', STORAGE_RULES.rbd),
  named('cinder', STORAGE_RULES.cinder),
  named('cephfs', STORAGE_RULES.cephfs, { added: 'cephFS' }),
  named('quobyte', STORAGE_RULES.quobyte),
  named('downwardAPI', downwardFaults, { added: 'downwarAPI' }),
  named('fc', STORAGE_RULES.fc),
  named('configMap', keysAsFiles),
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
  named('image', imageFaults),
];

/** Faults of a holder that has exactly one of the sources. */
export function sourceFaults<Holder>(
  at: string,
  holder: Holder,
  sources: readonly NamedSource<Holder>[],
  context: RuleContext,
): FieldError[] {
  const { declared } = context;
  const given = sources.flatMap(({ name, inside = name, added = name, ruleFor }) => {
    const rule = ruleFor(holder);
    return rule === undefined ? [] : [{ name, inside, added, rule }];
  });
  if (given.length === 0) return [required(at, 'must specify a volume type')];
  return faultsOfEach(given, ({ name, inside, added, rule }, i) => {
    const [real, shown] = [`${at}.${name}`, `${at}.${inside}`];
    if (i === 0) return rule(shown, { ...context, declared: shownAt(declared, real, shown) });
    declared.take(real);
    return [forbiddenField(`${at}.${added}`, SECOND_TYPE)];
  });
}
