/** Rules of what is behind volumes of the cluster: sources that they share with the volumes of pods, and those of their own. */
import type {
  CSIPersistentVolumeSource,
  GlusterfsPersistentVolumeSource,
  PersistentVolumeSource,
  PersistentVolumeSpec,
  SecretReference,
  VolumeSource,
} from '../../../generated/core/v1/types.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { driverNameFaults } from './drivers.js';
import { SOURCES } from './pod/volume-sources.js';
import { asDeclared, every, type NamedSource, named, type SourceRule } from './source-rule.js';
import { formatFaults, isAbsent } from './values.js';

/** Sources that only pods have, or, as those of drivers, have in another form. */
const OF_PODS: ReadonlySet<string> = new Set([
  'emptyDir',
  'gitRepo',
  'secret',
  'configMap',
  'downwardAPI',
  'projected',
  'persistentVolumeClaim',
  'ephemeral',
  'csi',
]);

const glusterfs: SourceRule<GlusterfsPersistentVolumeSource> = (at, { endpointsNamespace: namespace }) => {
  const field = `${at}.endpointsNamespace`;
  if (isAbsent(namespace)) return [];
  return namespace === ''
    ? [invalidValue(field, namespace, 'if the endpointnamespace is set, it must be a valid namespace name')]
    : formatFaults('dns-label', field, namespace);
};

/** What volumes of the cluster ask for in addition, as no pod's namespace tells where the objects are that they refer to. */
const ADDED: readonly NamedSource<PersistentVolumeSource>[] = [named('glusterfs', glusterfs)];

/** A source of pods' volumes with the rules that hold for it in volumes of the cluster. */
function ofCluster(source: NamedSource<VolumeSource>): NamedSource<PersistentVolumeSource> {
  const added = ADDED.find(({ name }) => name === source.name);
  return {
    ...source,
    ruleFor(volume) {
      const [rule, more] = [source.ruleFor(volume), added?.ruleFor(volume)];
      return rule && ((at, context) => [...rule(at, context), ...(more?.(at, context) ?? [])]);
    },
  };
}

/**
 * The rule for a secret of a driver. Where names of drivers' secrets are labels, clients know what is missing by the field of the reference,
 * or what that was known as, and what is malformed by the driver.
 */
const secretOfDriver =
  <Field extends string>(field: Field, known: string = field): SourceRule<{ readonly [F in Field]?: SecretReference }> =>
  (at, source, { enabled }) => {
    const secret: SecretReference | undefined = source[field];
    if (isAbsent(secret)) return [];
    const [placed, named] = [enabled('DriverSecretsByField'), enabled('DriverSecretsAsSubdomains')];
    return (['name', 'namespace'] as const).flatMap((part) => {
      const { [part]: text = '' } = secret;
      if (text === '') return [required(`${at}.${placed ? field : known}.${part}`)];
      return formatFaults(
        part === 'name' && named ? 'dns-subdomain' : 'dns-label',
        placed ? `${at}.${field}.${part}` : `${at}.${part}`,
        text,
      );
    });
  };

/** A driver's volume, known by its handle. */
const csi = every<CSIPersistentVolumeSource>(
  (at, source, { enabled }) => driverNameFaults(`${at}.driver`, source.driver, enabled),
  asDeclared,
  secretOfDriver('controllerPublishSecretRef'),
  secretOfDriver('controllerExpandSecretRef'),
  secretOfDriver('nodePublishSecretRef', 'nodePublishSecretRef '),
  secretOfDriver('nodeExpandSecretRef'),
);

/** A volume that is on one node says on which. */
export const placeFaults = (at: string, { local: disk, nodeAffinity }: PersistentVolumeSpec): FieldError[] =>
  isAbsent(disk) || !isAbsent(nodeAffinity?.required) ? [] : [required(`${at}.nodeAffinity`, 'Local volume requires node affinity')];

/** Where the contents of a volume of the cluster can be kept, in the order in which sources are looked at. */
export const VOLUME_SOURCES: readonly NamedSource<PersistentVolumeSource>[] = [
  ...SOURCES.filter(({ name }) => !OF_PODS.has(name)).map(ofCluster),
  named('local', asDeclared),
  named('csi', csi),
];
