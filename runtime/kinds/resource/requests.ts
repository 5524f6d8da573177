/** Rules of what a claim asks for: requests with their ways to be met, what devices have in common, and settings for drivers. */
import type {
  DeviceClaim,
  DeviceClaimConfiguration,
  DeviceConstraint,
  DeviceRequest,
  DeviceSelector,
  DeviceSubRequest,
  DeviceToleration,
  ExactDeviceRequest,
  OpaqueDeviceConfiguration,
} from '../../../generated/resource/v1/types.js';
import { type FieldError, invalidValue, notSupported, required, tooLong } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { isObject } from '../../model/json/json.js';
import type { KindContext, RuleContext } from '../../resource/strategy.js';
import { formatFaults, isAbsent } from '../rules/values.js';
import { domainNameFaults, driverFaults, fullNameFaults } from './names.js';

/** Names of the requests of a claim, each with those of the ways to meet it. */
export type RequestNames = ReadonlyMap<string, ReadonlySet<string>>;

export const requestNamesOf = ({ requests }: DeviceClaim): RequestNames =>
  new Map((requests ?? []).map(({ name, firstAvailable = [] }) => [name, new Set(firstAvailable.map((way) => way.name))]));

const UNKNOWN_REQUEST = "must be the name of a request in the claim or the name of a request and a subrequest separated by '/'";

/** Faults of the name of a request, which may have that of a way to meet it after a slash. */
export function requestReferenceFaults(field: string, reference: string, names: RequestNames): FieldError[] {
  const parts = reference.split('/');
  const [request = '', way] = parts;
  if (parts.length > 2) return [invalidValue(field, reference, UNKNOWN_REQUEST)];
  const ways = names.get(request);
  const known = ways !== undefined && (way === undefined || ways.has(way));
  return [
    ...faultsOfEach(parts, (part) => formatFaults('dns-label', field, part)),
    ...(known ? [] : [invalidValue(field, reference, UNKNOWN_REQUEST)]),
  ];
}

/** Faults of references to requests, of which each is there once. */
export const requestReferencesFaults = (
  at: string,
  references: readonly string[] | undefined,
  names: RequestNames,
  { declared }: RuleContext,
): FieldError[] =>
  faultsOfEach(references ?? [], (reference, i) => [
    ...requestReferenceFaults(`${at}[${i}]`, reference, names),
    ...declared.take(`${at}[${i}]`),
  ]);

const MAX_SETTINGS = 10 * 1024;

/** Faults of an object that the server does not look into. */
export function opaqueObjectFaults(field: string, value: unknown): FieldError[] {
  if (!isObject(value)) return [invalidValue(field, '<value omitted>', 'must be a valid JSON object')];
  return Buffer.byteLength(JSON.stringify(value)) > MAX_SETTINGS ? [tooLong(field, MAX_SETTINGS)] : [];
}

/** Faults of the settings for a driver. */
export function settingsFaults(
  at: string,
  opaque: OpaqueDeviceConfiguration | null | undefined,
  context: RuleContext,
): readonly FieldError[] {
  if (isAbsent(opaque)) return context.declared.take(`${at}.opaque`);
  const { driver, parameters } = opaque;
  return [
    ...driverFaults(`${at}.opaque.driver`, driver, context),
    ...context.declared.take(`${at}.opaque.parameters`),
    ...(isAbsent(parameters) ? [] : opaqueObjectFaults(`${at}.opaque.parameters`, parameters)),
  ];
}

/** Faults of selectors but for their expressions, which are judged last. */
export const selectorFaults = (at: string, selectors: readonly DeviceSelector[] | undefined, declared: DeclaredFaults): FieldError[] =>
  faultsOfEach(selectors ?? [], (_, i) => declared.take(`${at}[${i}].cel`));

/** Effects of taints of the first releases with devices. */
const FIRST_EFFECTS = ['NoExecute', 'NoSchedule'];

const tolerationFaults = (
  at: string,
  tolerations: readonly DeviceToleration[] | undefined,
  { enabled }: Pick<KindContext, 'enabled'>,
): FieldError[] =>
  faultsOfEach(tolerations ?? [], ({ key = '', operator, value = '', effect }, i) => [
    ...(effect === 'None' && !enabled('EffectlessTaintsTolerated') ? [notSupported(`${at}[${i}].effect`, effect, FIRST_EFFECTS)] : []),
    ...(key === '' ? [] : formatFaults('qualified-name', `${at}[${i}].key`, key)),
    ...(operator === 'Exists' && value !== '' ? [invalidValue(`${at}[${i}].value`, value, 'must be empty for operator `Exists`')] : []),
    ...(operator === 'Equal' ? formatFaults('label-value', `${at}[${i}].value`, value) : []),
  ]);

const MODES = ['All', 'ExactCount'];

/** Requests of versions that fill in no mode may lack one. */
const modeFaults = (field: string, mode: string | undefined): FieldError[] =>
  isAbsent(mode) || mode === '' ? [notSupported(field, '', MODES)] : [];

/** Faults of one way to meet a request. */
function wayFaults(at: string, way: ExactDeviceRequest | DeviceSubRequest, context: RuleContext): FieldError[] {
  const { selectors, allocationMode, tolerations } = way;
  return [
    ...context.declared.take(at, 'name', 'deviceClassName'),
    ...selectorFaults(`${at}.selectors`, selectors, context.declared),
    ...modeFaults(`${at}.allocationMode`, allocationMode),
    ...context.declared.take(at, 'count'),
    ...tolerationFaults(`${at}.tolerations`, tolerations, context),
  ];
}

/** Faults of names that an earlier item has, which former servers told of by the name. */
function repeatedNameFaults(at: string, items: readonly object[], { enabled, declared }: RuleContext): FieldError[] {
  const part = enabled('RepeatedRequestsAsWhole') ? '' : '.name';
  return faultsOfEach(items, (_, i) => declared.takeOnly(`${at}[${i}]`).map((fault) => ({ ...fault, field: `${fault.field}${part}` })));
}

const ONE_WAY = 'exactly one of `exactly` or `firstAvailable` is required';

function requestFaults(at: string, { exactly, firstAvailable = [] }: DeviceRequest, context: RuleContext): FieldError[] {
  const out = [...context.declared.take(`${at}.name`)];
  const several = firstAvailable.length > 0;
  const one = isAbsent(exactly) ? [] : wayFaults(`${at}.exactly`, exactly, context);
  const repeats = repeatedNameFaults(`${at}.firstAvailable`, firstAvailable, context);
  const ways = faultsOfEach(firstAvailable, (way, i) => wayFaults(`${at}.firstAvailable[${i}]`, way, context));
  if (!several && isAbsent(exactly)) return [...out, required(at, ONE_WAY)];
  if (several && !isAbsent(exactly)) return [...out, invalidValue(at, null, `${ONE_WAY}, but multiple fields are set`)];
  return [...out, ...one, ...ways, ...repeats];
}

function constraintFaults(at: string, constraint: DeviceConstraint, names: RequestNames, context: RuleContext): FieldError[] {
  const { enabled } = context;
  const { requests, matchAttribute, distinctAttribute } = constraint;
  const distinctFaults = enabled('DistinctAttributesFull') ? fullNameFaults : domainNameFaults;
  const out = requestReferencesFaults(`${at}.requests`, requests, names, context);
  if (!isAbsent(matchAttribute)) out.push(...fullNameFaults(`${at}.matchAttribute`, matchAttribute));
  else if (!isAbsent(distinctAttribute)) out.push(...distinctFaults(`${at}.distinctAttribute`, distinctAttribute));
  else if (enabled('DRAConsumableCapacity'))
    out.push(required(at, 'exactly one of "matchAttribute" or "distinctAttribute" is required, but multiple fields are set'));
  else out.push(required(`${at}.matchAttribute`));
  return out;
}

const settingsForFaults = (
  at: string,
  { requests, opaque }: DeviceClaimConfiguration,
  names: RequestNames,
  context: RuleContext,
): FieldError[] => [...requestReferencesFaults(`${at}.requests`, requests, names, context), ...settingsFaults(at, opaque, context)];

/** Faults of what a claim asks for, but for the expressions of its selectors. */
export function deviceClaimFaults(at: string, claim: DeviceClaim, context: RuleContext): FieldError[] {
  const { requests, constraints = [], config = [] } = claim;
  const names = requestNamesOf(claim);
  return [
    ...repeatedNameFaults(`${at}.requests`, requests ?? [], context),
    ...faultsOfEach(requests ?? [], (request, i) => requestFaults(`${at}.requests[${i}]`, request, context)),
    ...faultsOfEach(constraints, (constraint, i) => constraintFaults(`${at}.constraints[${i}]`, constraint, names, context)),
    ...faultsOfEach(config, (settings, i) => settingsForFaults(`${at}.config[${i}]`, settings, names, context)),
  ];
}
