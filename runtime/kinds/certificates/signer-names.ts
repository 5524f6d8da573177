/** Names of signers: a domain, and a path in it. */

import { type FieldError, invalidValue, required, tooLong } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import { singleSegmentFaults } from '../rules/values.js';

const MAX_DOMAIN = 253;
const MAX_SIGNER = 571;

export function signerFaults(field: string, name: string): FieldError[] {
  if (name === '') return [required(field, 'signerName must be provided')];
  const [domain = '', path = '', more] = name.split('/');
  if (!name.includes('/') || more !== undefined)
    return [invalidValue(field, name, "must be a fully qualified domain and path of the form 'example.com/signer-name'")];
  const labelled = (whole: string, format: string): FieldError[] =>
    faultsOfEach(whole.split('.'), (l) =>
      faultsOf(format, l).map((fault) => invalidValue(field, whole, `validating label ${JSON.stringify(l)}: ${fault}`)),
    );
  return [
    ...(domain.length > MAX_DOMAIN ? [tooLong(field, MAX_DOMAIN)] : []),
    ...labelled(domain, 'dns-label'),
    ...singleSegmentFaults(field, domain),
    ...(name.length > MAX_SIGNER ? [tooLong(field, MAX_SIGNER)] : []),
    ...labelled(path, 'dns-subdomain'),
  ];
}
