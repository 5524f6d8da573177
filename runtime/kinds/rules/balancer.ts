/** What load balancers report of themselves: rules, and how it is shown. */
import type { LoadBalancerIngress, LoadBalancerStatus } from '../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { RuleContext } from '../../resource/strategy.js';
import { legacyAddressFaults } from './addresses.js';
import { addressAsNameFaults, formatFaults, isAbsent } from './values.js';

/** What has a load balancer in front of it. */
interface Balanced {
  readonly status: { readonly loadBalancer: LoadBalancerStatus };
}

const addressesOf = (balanced: Balanced): ReadonlySet<string> =>
  new Set((balanced.status.loadBalancer.ingress ?? []).map(({ ip = '' }) => ip));

/** Faults of how traffic reaches an address, which only services tell. */
function modeFaults(at: string, { ip = '', ipMode }: LoadBalancerIngress, { declared, enabled }: RuleContext): FieldError[] {
  const unknown = declared.take(`${at}.ipMode`);
  if (isAbsent(ipMode))
    return enabled('LoadBalancerIPMode') && ip !== '' ? [required(`${at}.ipMode`, 'must be specified when `ip` is set')] : [];
  return ip === '' ? [forbiddenField(`${at}.ipMode`, 'may not be specified when `ip` is not set')] : [...unknown];
}

/** Faults of the addresses that a balancer reports; `modes`: whether it tells how traffic reaches them. */
export function balancerFaults(balanced: Balanced, old: Balanced, context: RuleContext, modes = false): FieldError[] {
  const known = addressesOf(old);
  return faultsOfEach(balanced.status.loadBalancer.ingress ?? [], (ingress: LoadBalancerIngress, i) => {
    const at = `status.loadBalancer.ingress[${i}]`;
    const { ip = '', hostname: host = '' } = ingress;
    const out = modes ? modeFaults(at, ingress, context) : [];
    if (ip !== '') out.push(...legacyAddressFaults(`${at}.ip`, ip, context.enabled, known));
    if (host === '') return out;
    const address = addressAsNameFaults(`${at}.hostname`, host);
    return [...out, ...(address.length > 0 ? address : formatFaults('dns-subdomain', `${at}.hostname`, host))];
  });
}

/** The cell of a balancer's addresses: each by number or else by name, sorted, each once. */
export const balancerCell = ({ status }: Balanced): string =>
  [...new Set((status.loadBalancer.ingress ?? []).map(({ ip, hostname }) => ip || hostname || ''))]
    .filter((address) => address !== '')
    .sort()
    .join(',');
