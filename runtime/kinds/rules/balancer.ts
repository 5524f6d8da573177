/** What load balancers report of themselves: rules, and how it is shown. */
import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { fieldsOf, listOf, text } from '../shown.js';
import { formatFaults } from './values.js';

/** Addresses that a balancer reports. */
export const balancerFaults = (object: ApiObject): FieldError[] =>
  faultsOfEach(listOf(fieldsOf(fieldsOf(object.status).loadBalancer).ingress), (ingress, i) => {
    const at = `status.loadBalancer.ingress[${i}]`;
    const [ip, host] = [text(ingress.ip), text(ingress.hostname)];
    const out: FieldError[] = [];
    if (ip !== '' && faultsOf('ip', ip).length > 0) out.push(invalidValue(`${at}.ip`, ip, 'must be a valid IP address'));
    if (host === '') return out;
    return faultsOf('ip', host).length === 0
      ? [...out, invalidValue(`${at}.hostname`, host, 'must be a DNS name, not an IP address')]
      : [...out, ...formatFaults('dns-subdomain', `${at}.hostname`, host)];
  });

/** Addresses, each by number or else by name, sorted and each once, in one cell. */
export const balancerCell = (object: ApiObject): string =>
  [...new Set(listOf(fieldsOf(fieldsOf(object.status).loadBalancer).ingress).map((i) => text(i.ip) || text(i.hostname)))]
    .filter((a) => a !== '')
    .sort()
    .join(',');
