/** Names that claims and slices of devices use: of drivers, pools and devices, and of what devices have. */
import { type FieldError, invalidValue, required, tooLong } from '../../model/errors.js';
import type { RuleContext } from '../../resource/strategy.js';
import { formatFaults, neededText } from '../rules/values.js';

const MAX_DOMAIN = 63;
const MAX_IDENTIFIER = 32;

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
const IDENTIFIER_WORDS =
  "a valid C identifier must start with alphabetic character or '_', followed by a string of alphanumeric characters or '_' (e.g. 'my_name',  or 'MY_NAME',  or 'MyName', regex used for validation is '[A-Za-z_][A-Za-z0-9_]*')";

const tooLongFaults = (field: string, text: string, max: number): FieldError[] =>
  Buffer.byteLength(text) > max ? [tooLong(field, max)] : [];

/** The name of a driver is a domain in letters of any case; former servers told of a missing one that it is no domain, too. */
export const driverFaults = (field: string, driver: string, { enabled, declared }: RuleContext): FieldError[] => [
  ...declared.take(field),
  ...(driver === '' && !enabled('DeviceDriversOnceMissing') ? formatFaults('dns-subdomain', field, driver) : []),
];

const domainFaults = (field: string, domain: string): FieldError[] => [
  ...tooLongFaults(field, domain, MAX_DOMAIN),
  ...neededText('dns-subdomain', field, domain, domain.toLowerCase()),
];

/** What writers are warned of in the name of a driver. */
export const driverWarnings = (field: string, driver: string): string[] =>
  driver === driver.toLowerCase()
    ? []
    : [`${field}: driver names should be lowercase; ${JSON.stringify(driver)} contains uppercase characters`];

const identifierFaults = (field: string, text: string): FieldError[] => [
  ...tooLongFaults(field, text, MAX_IDENTIFIER),
  ...(IDENTIFIER.test(text) ? [] : [invalidValue(field, text, IDENTIFIER_WORDS)]),
];

/** The name of an attribute or a capacity: an identifier, which may have a domain and a slash before it. */
export function attributeNameFaults(field: string, name: string): FieldError[] {
  if (name === '') return [required(field, 'name required')];
  const slash = name.indexOf('/');
  if (slash < 0) return identifierFaults(field, name);
  const [domain, id] = [name.slice(0, slash), name.slice(slash + 1)];
  return [
    ...(domain === '' ? [required(field, 'the domain must not be empty')] : domainFaults(field, domain)),
    ...(id === '' ? [required(field, 'the name must not be empty')] : identifierFaults(field, id)),
  ];
}

/** The name of an attribute with its domain. */
export const fullNameFaults = (field: string, name: string): FieldError[] => [
  ...(name.includes('/') ? [] : [invalidValue(field, name, 'a fully qualified name must be a domain and a name separated by a slash')]),
  ...(name === '' ? identifierFaults(field, name) : attributeNameFaults(field, name)),
];

/** The same as the first releases told of it: the name by itself, and then that it lacks a domain. */
export const domainNameFaults = (field: string, name: string): FieldError[] => [
  ...attributeNameFaults(field, name),
  ...(name === '' || name.includes('/') ? [] : [invalidValue(field, name, 'must include a domain')]),
];
