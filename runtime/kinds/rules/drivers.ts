/** Names of storage drivers, wherever they are referred to. */
import { type FieldError, invalidValue, required, tooLong } from '../../model/errors.js';
import { faultsOf } from '../../model/values/formats.js';

const MAX_NAME = 63;

/** A missing name is no domain name either, and clients are told both. */
export const driverNameFaults = (at: string, name: string): FieldError[] => [
  ...(name === '' ? [required(at)] : []),
  ...(name.length > MAX_NAME ? [tooLong(at, MAX_NAME)] : []),
  ...faultsOf('dns-subdomain', name.toLowerCase()).map((fault) => invalidValue(at, name, fault)),
];
