/** Rules of addresses that traffic is sent to: none that mean this machine, this link or nobody. */
import { BlockList, isIP } from 'node:net';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOf } from '../../model/formats.js';

const octets = (ip: string): number[] => ip.split('.').map(Number);

/** Ranges that no service or endpoint can have. */
const SPECIAL: readonly (readonly [(ip: string) => boolean, string])[] = [
  [(ip) => ip === '0.0.0.0' || /^[0:]+$/.test(ip), 'may not be unspecified (0.0.0.0)'],
  [(ip) => octets(ip)[0] === 127 || ip === '::1', 'may not be in the loopback range (127.0.0.0/8)'],
  [
    (ip) => (octets(ip)[0] === 169 && octets(ip)[1] === 254) || /^fe[89ab]/i.test(ip),
    'may not be in the link-local range (169.254.0.0/16)',
  ],
  [(ip) => ip.startsWith('224.0.0.') || /^ff02:/i.test(ip), 'may not be in the link-local multicast range (224.0.0.0/24)'],
];

export const specialAddressFaults = (field: string, ip: string): FieldError[] => {
  if (isIP(ip) === 0) return [invalidValue(field, ip, 'must be a valid IP address')];
  return SPECIAL.filter(([is]) => is(ip)).map(([, why]) => invalidValue(field, ip, why));
};

export type Family = 'IPv4' | 'IPv6';

export const familyOf = (ip: string): Family => (ip.includes(':') ? 'IPv6' : 'IPv4');

/** A block of addresses: its base, and how many bits are fixed. */
export interface AddressBlock {
  readonly base: string;
  readonly bits: number;
}

/** The block that a text such as `10.0.0.0/8` names; undefined where it names none. */
export function blockOf(cidr: string): AddressBlock | undefined {
  if (faultsOf('cidr', cidr).length > 0) return undefined;
  const [base = '', bits] = cidr.split('/');
  return { base, bits: Number(bits) };
}

/** Whether the start of one block lies in another. */
export function blockContains(whole: AddressBlock, part: AddressBlock): boolean {
  const family = familyOf(whole.base);
  if (familyOf(part.base) !== family) return false;
  const list = new BlockList();
  list.addSubnet(whole.base, whole.bits, family === 'IPv4' ? 'ipv4' : 'ipv6');
  return list.check(part.base, family === 'IPv4' ? 'ipv4' : 'ipv6');
}
