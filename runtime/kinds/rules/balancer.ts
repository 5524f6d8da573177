/** What load balancers report of themselves: rules, and how it is shown. */
import type { LoadBalancerIngress, LoadBalancerStatus } from '../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import type { RuleContext } from '../../resource/strategy.js';
import { addressAsNameFaults, formatFaults, isAbsent } from './values.js';

/** What has a load balancer in front of it. */
interface Balanced {
  readonly status: { readonly loadBalancer: LoadBalancerStatus };
}

/** Faults of the addresses that a balancer reports. */
export const balancerFaults = ({ status }: Balanced, { declared, enabled }: RuleContext): FieldError[] =>
  faultsOfEach(status.loadBalancer.ingress ?? [], ({ ip = '', hostname: host = '', ipMode }: LoadBalancerIngress, i) => {
    const at = `status.loadBalancer.ingress[${i}]`;
    const out: FieldError[] = [];
    if (enabled('LoadBalancerIPMode') && isAbsent(ipMode) && ip !== '')
      out.push(required(`${at}.ipMode`, 'must be specified when `ip` is set'));
    const unknown = declared.take(`${at}.ipMode`);
    if (!isAbsent(ipMode))
      out.push(...(ip === '' ? [forbiddenField(`${at}.ipMode`, 'may not be specified when `ip` is not set')] : unknown));
    if (ip !== '' && faultsOf('ip', ip).length > 0) out.push(invalidValue(`${at}.ip`, ip, 'must be a valid IP address'));
    if (host === '') return out;
    const address = addressAsNameFaults(`${at}.hostname`, host);
    return [...out, ...(address.length > 0 ? address : formatFaults('dns-subdomain', `${at}.hostname`, host))];
  });

/** The cell of a balancer's addresses: each by number or else by name, sorted, each once. */
export const balancerCell = ({ status }: Balanced): string =>
  [...new Set((status.loadBalancer.ingress ?? []).map(({ ip, hostname }) => ip || hostname || ''))]
    .filter((address) => address !== '')
    .sort()
    .join(',');
