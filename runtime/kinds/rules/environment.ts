/** Rules of a container's environment: names, values, and where values may come from. */
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { quantityNanos } from '../../model/quantity.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import { formatFaults, isAbsent, neededText } from './values.js';

const NAME = /^[-._a-zA-Z][-._a-zA-Z0-9]*$/;

function variableNameFaults(field: string, name: string): FieldError[] {
  const out = NAME.test(name)
    ? []
    : [
        invalidValue(
          field,
          name,
          "a valid environment variable name must consist of alphabetic characters, digits, '_', '-', or '.', and must not start with a digit (e.g. 'my.env-name',  or 'MY_ENV.NAME',  or 'MyEnvName1', regex used for validation is '[-._a-zA-Z][-._a-zA-Z0-9]*')",
        ),
      ];
  if (name === '.' || name === '..') out.push(invalidValue(field, name, `must not be '${name}'`));
  else if (name.startsWith('..')) out.push(invalidValue(field, name, "must not start with '..'"));
  return out;
}

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

const SUBSCRIPT = /^(metadata\.(?:annotations|labels))\['(.*)'\]$/;

/** A field of the pod itself, one of those that this place may show. */
export function podFieldFaults(at: string, ref: Fields, allowed: readonly string[]): FieldError[] {
  const path = text(ref.fieldPath);
  const field = `${at}.fieldPath`;
  if (text(ref.apiVersion) === '') return [required(`${at}.apiVersion`)];
  if (path === '') return [required(field)];
  if (ref.apiVersion !== 'v1')
    return [invalidValue(field, path, `error converting fieldPath: unsupported pod version: ${text(ref.apiVersion)}`)];
  const [, base, key = ''] = SUBSCRIPT.exec(path) ?? [];
  if (base !== undefined)
    return formatFaults('qualified-name', field, base.endsWith('annotations') ? key.toLowerCase() : key).map((f) => ({ ...f, field }));
  if (!KNOWN_PATHS.has(path)) return [invalidValue(field, path, `error converting fieldPath: field label not supported: ${path}`)];
  return allowed.includes(path) ? [] : [notSupported(field, path, allowed)];
}

const RESOURCES = [
  'limits.cpu',
  'limits.ephemeral-storage',
  'limits.memory',
  'requests.cpu',
  'requests.ephemeral-storage',
  'requests.memory',
];
const SIZES = new Set(['1', '1k', '1M', '1G', '1T', '1P', '1E', '1Ki', '1Mi', '1Gi', '1Ti', '1Pi', '1Ei'].map(quantityNanos));
const SHARES = new Set(['1m', '1'].map(quantityNanos));

/** A container's own amount of a resource; in a volume it must say of which container. */
export function containerAmountFaults(at: string, ref: Fields, inVolume: boolean): FieldError[] {
  const resource = text(ref.resource);
  if (inVolume && text(ref.containerName) === '') return [required(`${at}.containerName`)];
  if (resource === '') return [required(`${at}.resource`)];
  if (!RESOURCES.includes(resource)) return [notSupported(`${at}.resource`, resource, RESOURCES)];
  const divisor = quantityNanos(ref.divisor);
  const cpu = resource.endsWith('.cpu');
  if (divisor === undefined || divisor === 0n || (cpu ? SHARES : SIZES).has(divisor)) return [];
  const known = cpu
    ? "only divisor's values 1m and 1 are supported with the cpu resource"
    : 'only units of sizes are supported as divisors';
  return [invalidValue(`${at}.divisor`, resource, known)];
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
  listOf(list).flatMap((variable, i) => [
    ...(text(variable.name) === '' ? [required(`${at}[${i}].name`)] : variableNameFaults(`${at}[${i}].name`, text(variable.name))),
    ...(isAbsent(variable.valueFrom) ? [] : sourceFaults(`${at}[${i}].valueFrom`, variable)),
  ]);

/** Whole objects as variables. */
export const environmentSourceFaults = (at: string, list: unknown): FieldError[] =>
  listOf(list).flatMap((source, i) => {
    const refs = ['configMapRef', 'secretRef'].filter((k) => !isAbsent(source[k]));
    return [
      ...(text(source.prefix) === '' ? [] : variableNameFaults(`${at}[${i}].prefix`, text(source.prefix))),
      ...refs.flatMap((k) => (text(fieldsOf(source[k]).name) === '' ? [required(`${at}[${i}].${k}.name`)] : [])),
      ...(refs.length === 0 ? [invalidValue(at, '', 'must specify one of: `configMapRef` or `secretRef`')] : []),
      ...(refs.length > 1 ? [invalidValue(at, '', 'may not have more than one field specified at a time')] : []),
    ];
  });
