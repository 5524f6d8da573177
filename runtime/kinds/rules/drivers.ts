/** Names of storage drivers, wherever they are referred to. */
import { type FieldError, invalidValue, required, tooLong } from '../../model/errors.js';
import { faultsOf } from '../../model/values/formats.js';
import type { Enabled } from '../../settings/feature-gates.js';

const MAX_NAME = 63;

/** A missing name is no domain name either, and former servers told both. */
export const driverNameFaults = (at: string, name: string, enabled: Enabled): FieldError[] => {
  if (name === '' && enabled('DriverNamesOnceMissing')) return [required(at)];
  return [
    ...(name === '' ? [required(at)] : []),
    ...(name.length > MAX_NAME ? [tooLong(at, MAX_NAME)] : []),
    ...faultsOf('dns-subdomain', name.toLowerCase()).map((fault) => invalidValue(at, name, fault)),
  ];
};
