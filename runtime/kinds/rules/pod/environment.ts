/** Rules of a container's environment: names, values, and where values may come from. */

import type {
  EnvFromSource,
  EnvVar,
  EnvVarSource,
  FileKeySelector,
  ObjectFieldSelector,
  ResourceFieldSelector,
} from '../../../../generated/core/v1/types.js';
import { type FieldError, invalidValue, notSupported, valueNotFound } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { faultsOf } from '../../../model/values/formats.js';
import { quantityNanos } from '../../../model/values/quantity.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { maskTrailingDash } from '../../../resource/writes/metadata.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { formatFaults, isAbsent } from '../values.js';
import type { Volumes } from './mounts.js';

const MORE_THAN_ONE = 'may not have more than one field specified at a time';

/** Fields of a pod that the API version lets one speak of at all. */
const KNOWN_PATHS = new Set([
  'metadata.annotations',
  'metadata.labels',
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
  'spec.nodeName',
  'spec.restartPolicy',
  'spec.schedulerName',
  'spec.serviceAccountName',
  'status.hostIP',
  'status.phase',
  'status.podIP',
  'status.podIPs',
]);

/** Where the value of a variable may come from. */
const SOURCES = ['fieldRef', 'resourceFieldRef', 'configMapKeyRef', 'secretKeyRef'];

const ENVIRONMENT_PATHS: readonly string[] = [
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
  'spec.nodeName',
  'spec.serviceAccountName',
  'status.hostIP',
  'status.podIP',
  'status.podIPs',
];

/** The base and the key of a path such as `metadata.labels['app']`; undefined where it is of another form. */
function subscriptOf(path: string): readonly [base: string, key: string] | undefined {
  const open = path.indexOf("['");
  const end = path.length - "']".length;
  return open > 0 && end >= open + "['".length && path.endsWith("']") ? [path.slice(0, open), path.slice(open + 2, end)] : undefined;
}

/** Faults of a path to one entry of labels or annotations. */
function entryFaults(at: string, path: string, base: string, key: string): FieldError[] {
  if (base === 'metadata.annotations') return formatFaults('qualified-name', at, key.toLowerCase());
  if (base === 'metadata.labels') return formatFaults('qualified-name', at, key);
  return [invalidValue(`${at}.fieldPath`, path, `error converting fieldPath: field label does not support subscript: ${path}`)];
}

/** Faults of a reference to a field of the pod itself, one of those that are allowed where the reference stands. */
export function podFieldFaults(
  at: string,
  ref: ObjectFieldSelector,
  allowed: readonly string[],
  declared: DeclaredFaults,
): readonly FieldError[] {
  const path = ref.fieldPath;
  const field = `${at}.fieldPath`;
  if (path === '') return declared.take(field);
  if (ref.apiVersion !== 'v1') return [invalidValue(field, path, `error converting fieldPath: unsupported pod version: ${ref.apiVersion}`)];
  const subscript = subscriptOf(path);
  if (subscript !== undefined) return entryFaults(at, path, ...subscript);
  // Old clients call the node by the field's first name.
  const known = path === 'spec.host' ? 'spec.nodeName' : path;
  if (!KNOWN_PATHS.has(known) && !allowed.includes(known))
    return [invalidValue(field, path, `error converting fieldPath: field label not supported: ${path}`)];
  return allowed.includes(known) ? [] : [notSupported(field, known, allowed)];
}

const SIZES = ['1', '1k', '1M', '1G', '1T', '1P', '1E', '1Ki', '1Mi', '1Gi', '1Ti', '1Pi', '1Ei'];
const SHARES = ['1m', '1'];

/** What amounts of a resource are divided by, and what clients call the resource. */
const DIVISORS: Readonly<Record<string, readonly [divisors: ReadonlySet<bigint | undefined>, wording: string]>> = {
  cpu: [new Set(SHARES.map(quantityNanos)), `${SHARES.join(' and ')} are supported with the cpu resource`],
  memory: [new Set(SIZES.map(quantityNanos)), `${SIZES.join(', ')} are supported with the memory resource`],
  'ephemeral-storage': [new Set(SIZES.map(quantityNanos)), `${SIZES.join(', ')} are supported with the local ephemeral storage resource`],
};

function divisorFaults(field: string, resource: string, value: string): FieldError[] {
  const known = DIVISORS[resource.slice(resource.indexOf('.') + 1)];
  const divisor = quantityNanos(value);
  if (known === undefined || divisor === undefined || divisor === 0n || known[0].has(divisor)) return [];
  return [invalidValue(field, resource, `only divisor's values ${known[1]}`)];
}

/** Faults of a reference to a container's amount of a resource. Where it says of no container, it is not asked for the resource. */
export function containerAmountFaults(at: string, { resource, divisor }: ResourceFieldSelector, declared: DeclaredFaults): FieldError[] {
  const [unnamed, unknown] = [declared.take(at, 'containerName'), declared.take(at, 'resource')];
  const divided = unknown.length > 0 ? [] : divisorFaults(`${at}.divisor`, resource, divisor);
  return [...(unnamed.length > 0 ? unnamed : unknown), ...divided];
}

/** A variable of a file, which stands in a volume of the pod. */
const keyOfFile = (at: string, ref: FileKeySelector, { declared, enabled }: RuleContext): FieldError[] => [
  ...declared.take(at),
  ...(ref.key === '' ? [] : variableFaults(`${at}.key`, ref.key, enabled)),
  ...(ref.path === '' ? [] : formatFaults('path-without-backsteps', `${at}.path`, ref.path)),
];

const oneOf = (names: readonly string[]): string =>
  `must specify one of: ${names
    .slice(0, -1)
    .map((name) => `\`${name}\``)
    .join(', ')} or \`${names.at(-1)}\``;

function sourceFaults(at: string, source: EnvVarSource, value: string, context: RuleContext): FieldError[] {
  const { declared, enabled } = context;
  const { fieldRef, resourceFieldRef, configMapKeyRef, secretKeyRef, fileKeyRef } = source;
  const out: FieldError[] = [];
  const count = [fieldRef, resourceFieldRef, configMapKeyRef, secretKeyRef, fileKeyRef].filter((ref) => !isAbsent(ref)).length;
  const paths = enabled('PodHostIPs') ? [...ENVIRONMENT_PATHS, 'status.hostIPs'] : ENVIRONMENT_PATHS;
  if (!isAbsent(fieldRef)) out.push(...podFieldFaults(`${at}.fieldRef`, fieldRef, paths, declared));
  if (!isAbsent(resourceFieldRef)) out.push(...containerAmountFaults(`${at}.resourceFieldRef`, resourceFieldRef, declared));
  if (!isAbsent(configMapKeyRef)) out.push(...declared.take(`${at}.configMapKeyRef`));
  if (!isAbsent(secretKeyRef)) out.push(...declared.take(`${at}.secretKeyRef`));
  if (!isAbsent(fileKeyRef)) out.push(...keyOfFile(`${at}.fileKeyRef`, fileKeyRef, context));
  if (count === 0) out.push(invalidValue(at, '', oneOf(enabled('EnvFiles') ? [...SOURCES, 'fileKeyRef'] : SOURCES)));
  else if (value !== '') out.push(invalidValue(at, '', 'may not be specified when `value` is not empty'));
  else if (count > 1) out.push(invalidValue(at, '', MORE_THAN_ONE));
  return out;
}

/** Characters that names of variables are made of: all that are printed, but what ends the name. */
const PRINTED = /^[ -<>-~]+$/;

/** Faults of the name of a variable that is there. */
function variableFaults(field: string, name: string, enabled: Enabled): FieldError[] {
  if (!enabled('RelaxedEnvironmentVariableValidation')) return formatFaults('environment-variable', field, name);
  const why = "a valid environment variable name must consist only of printable ASCII characters other than '='";
  return PRINTED.test(name) ? [] : [invalidValue(field, name, why)];
}

/** The faults that the catalogue finds in the name of a variable, or in what names begin with, unless such names are taken. */
function namedFaults(field: string, name: string, { declared, enabled }: RuleContext): readonly FieldError[] {
  const faults = declared.take(field);
  return faults.length === 0 || name === '' ? faults : variableFaults(field, name, enabled);
}

/** Faults of single variables. */
export const environmentFaults = (at: string, list: readonly EnvVar[] | undefined, context: RuleContext): FieldError[] =>
  faultsOfEach(list ?? [], ({ name, value = '', valueFrom }, i) => [
    ...namedFaults(`${at}[${i}].name`, name, context),
    ...(isAbsent(valueFrom) ? [] : sourceFaults(`${at}[${i}].valueFrom`, valueFrom, value, context)),
  ]);

/** Faults of variables that come from files: these stand in volumes that the containers of the pod fill. */
export const fileVariableFaults = (at: string, list: readonly EnvVar[] | undefined, volumes: Volumes): FieldError[] =>
  faultsOfEach(list ?? [], ({ valueFrom }, i) => {
    const name = valueFrom?.fileKeyRef?.volumeName;
    if (isAbsent(name)) return [];
    const field = `${at}[${i}].valueFrom.fileKeyRef.volumeName`;
    const volume = volumes.get(name);
    if (volume === undefined) return [valueNotFound(field, name)];
    return isAbsent(volume.emptyDir) ? [invalidValue(field, name, 'referenced volume must be of type emptyDir')] : [];
  });

/** Faults of objects whose every entry is a variable. */
export const environmentSourceFaults = (at: string, list: readonly EnvFromSource[] | undefined, context: RuleContext): FieldError[] =>
  faultsOfEach(list ?? [], (source, i) => {
    const refs = (['configMapRef', 'secretRef'] as const).flatMap((kind) => {
      const ref = source[kind];
      return isAbsent(ref) ? [] : [{ kind, name: ref.name ?? '' }];
    });
    return [
      ...namedFaults(`${at}[${i}].prefix`, source.prefix ?? '', context),
      // The name may be one that others begin with, and so end in a dash.
      ...faultsOfEach(refs, ({ kind, name }) => {
        const field = `${at}[${i}].${kind}.name`;
        const missing = context.declared.take(field);
        return missing.length > 0
          ? missing
          : faultsOf('dns-subdomain', maskTrailingDash(name)).map((fault) => invalidValue(field, name, fault));
      }),
      ...(refs.length === 0 ? [invalidValue(at, '', 'must specify one of: `configMapRef` or `secretRef`')] : []),
      ...(refs.length > 1 ? [invalidValue(at, '', MORE_THAN_ONE)] : []),
    ];
  });
