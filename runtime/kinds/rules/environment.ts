/** Rules of a container's environment: names, values, and where values may come from. */
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { quantityNanos } from '../../model/quantity.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import { formatFaults, isAbsent, neededChoice, neededText } from './values.js';

const variableNameFaults = (field: string, name: string): FieldError[] => formatFaults('environment-variable', field, name);

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

/** An entry of labels or annotations. */
function entryFaults(at: string, path: string, base: string, key: string): FieldError[] {
  if (base === 'metadata.annotations') return formatFaults('qualified-name', at, key.toLowerCase());
  if (base === 'metadata.labels') return formatFaults('qualified-name', at, key);
  return [invalidValue(`${at}.fieldPath`, path, `error converting fieldPath: field label does not support subscript: ${path}`)];
}

/** A field of the pod itself, one of those that this place may show. */
export function podFieldFaults(at: string, ref: Fields, allowed: readonly string[]): FieldError[] {
  const path = text(ref.fieldPath);
  const field = `${at}.fieldPath`;
  if (path === '') return [required(field)];
  if (ref.apiVersion !== 'v1')
    return [invalidValue(field, path, `error converting fieldPath: unsupported pod version: ${text(ref.apiVersion)}`)];
  const subscript = subscriptOf(path);
  if (subscript !== undefined) return entryFaults(at, path, ...subscript);
  // Old clients call the node by the field's first name.
  const known = path === 'spec.host' ? 'spec.nodeName' : path;
  if (!KNOWN_PATHS.has(known)) return [invalidValue(field, path, `error converting fieldPath: field label not supported: ${path}`)];
  return allowed.includes(known) ? [] : [notSupported(field, known, allowed)];
}

const RESOURCES = [
  'limits.cpu',
  'limits.ephemeral-storage',
  'limits.memory',
  'requests.cpu',
  'requests.ephemeral-storage',
  'requests.memory',
];
const SIZES = ['1', '1k', '1M', '1G', '1T', '1P', '1E', '1Ki', '1Mi', '1Gi', '1Ti', '1Pi', '1Ei'];
const SHARES = ['1m', '1'];

/** What amounts of a resource are divided by, and what clients call the resource. */
const DIVISORS: Readonly<Record<string, readonly [divisors: ReadonlySet<bigint | undefined>, wording: string]>> = {
  cpu: [new Set(SHARES.map(quantityNanos)), `${SHARES.join(' and ')} are supported with the cpu resource`],
  memory: [new Set(SIZES.map(quantityNanos)), `${SIZES.join(', ')} are supported with the memory resource`],
  'ephemeral-storage': [new Set(SIZES.map(quantityNanos)), `${SIZES.join(', ')} are supported with the local ephemeral storage resource`],
};

function divisorFaults(field: string, resource: string, value: unknown): FieldError[] {
  const known = RESOURCES.includes(resource) ? DIVISORS[resource.slice(resource.indexOf('.') + 1)] : undefined;
  const divisor = quantityNanos(value);
  if (known === undefined || divisor === undefined || divisor === 0n || known[0].has(divisor)) return [];
  return [invalidValue(field, resource, `only divisor's values ${known[1]}`)];
}

/** A container's own amount of a resource; in a volume it must say of which container. */
export function containerAmountFaults(at: string, ref: Fields, inVolume: boolean): FieldError[] {
  const resource = text(ref.resource);
  const named =
    inVolume && text(ref.containerName) === '' ? [required(`${at}.containerName`)] : neededChoice(`${at}.resource`, resource, RESOURCES);
  return [...named, ...divisorFaults(`${at}.divisor`, resource, ref.divisor)];
}

const keyOfObject = (at: string, ref: Fields): FieldError[] => [
  ...formatFaults('dns-subdomain', `${at}.name`, text(ref.name)),
  ...neededText('config-key', `${at}.key`, text(ref.key)),
];

function sourceFaults(at: string, variable: Fields): FieldError[] {
  const source = fieldsOf(variable.valueFrom);
  const out: FieldError[] = [];
  const count = ['fieldRef', 'resourceFieldRef', 'configMapKeyRef', 'secretKeyRef'].filter((k) => !isAbsent(source[k])).length;
  if (!isAbsent(source.fieldRef)) out.push(...podFieldFaults(`${at}.fieldRef`, fieldsOf(source.fieldRef), ENVIRONMENT_PATHS));
  if (!isAbsent(source.resourceFieldRef))
    out.push(...containerAmountFaults(`${at}.resourceFieldRef`, fieldsOf(source.resourceFieldRef), false));
  if (!isAbsent(source.configMapKeyRef)) out.push(...keyOfObject(`${at}.configMapKeyRef`, fieldsOf(source.configMapKeyRef)));
  if (!isAbsent(source.secretKeyRef)) out.push(...keyOfObject(`${at}.secretKeyRef`, fieldsOf(source.secretKeyRef)));
  if (count === 0)
    out.push(invalidValue(at, '', 'must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef` or `secretKeyRef`'));
  else if (text(variable.value) !== '') out.push(invalidValue(at, '', 'may not be specified when `value` is not empty'));
  else if (count > 1) out.push(invalidValue(at, '', 'may not have more than one field specified at a time'));
  return out;
}

/** Single variables. */
export const environmentFaults = (at: string, list: unknown): FieldError[] =>
  faultsOfEach(listOf(list), (variable, i) => [
    ...(text(variable.name) === '' ? [required(`${at}[${i}].name`)] : variableNameFaults(`${at}[${i}].name`, text(variable.name))),
    ...(isAbsent(variable.valueFrom) ? [] : sourceFaults(`${at}[${i}].valueFrom`, variable)),
  ]);

/** Whole objects as variables. */
export const environmentSourceFaults = (at: string, list: unknown): FieldError[] =>
  faultsOfEach(listOf(list), (source, i) => {
    const refs = ['configMapRef', 'secretRef'].filter((k) => !isAbsent(source[k]));
    return [
      ...(text(source.prefix) === '' ? [] : variableNameFaults(`${at}[${i}].prefix`, text(source.prefix))),
      ...faultsOfEach(refs, (k) => neededText('dns-subdomain', `${at}[${i}].${k}.name`, text(fieldsOf(source[k]).name))),
      ...(refs.length === 0 ? [invalidValue(at, '', 'must specify one of: `configMapRef` or `secretRef`')] : []),
      ...(refs.length > 1 ? [invalidValue(at, '', 'may not have more than one field specified at a time')] : []),
    ];
  });
