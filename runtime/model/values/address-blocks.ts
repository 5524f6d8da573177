/** Blocks of IP addresses, and those that mean no machine elsewhere. */
import { BlockList, isIP } from 'node:net';
import type { AddressBlock } from './addresses.js';
import { faultsOf } from './formats.js';

/** The block that a text such as `10.0.0.0/8` names; undefined where it names none. */
export function blockOf(cidr: string): AddressBlock | undefined {
  if (faultsOf('cidr', cidr).length > 0) return undefined;
  const [base = '', bits] = cidr.split('/');
  return { base, bits: Number(bits) };
}

/** Blocks by what they mean, as texts such as `10.0.0.0/8`. */
export const BLOCKS = {
  unspecified: ['0.0.0.0/32', '::/128'],
  loopback: ['127.0.0.0/8', '::1/128'],
  linkLocal: ['169.254.0.0/16', 'fe80::/10'],
  /** Four bits of a multicast address are flags. */
  linkLocalMulticast: ['224.0.0.0/24', ...Array.from({ length: 16 }, (_, flags) => `ff${flags.toString(16)}2::/16`)],
  multicast: ['224.0.0.0/4', 'ff00::/8'],
  broadcast: ['255.255.255.255/32'],
  /** Systems connect to this machine for any of them; the second block holds what once was IPv4 inside IPv6. */
  thisNetwork: ['0.0.0.0/8', '::/96'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Addresses of some blocks; an IPv4 address that is mapped into IPv6 (`::ffff:a.b.c.d`) is one of IPv4. */
export function addressesIn(cidrs: Iterable<string>): BlockList {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const block = blockOf(cidr);
    if (block === undefined) throw new Error(`${JSON.stringify(cidr)} is no block of addresses such as 10.0.0.0/8`);
    list.addSubnet(block.base, block.bits, isIP(block.base) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** `ip`: an address without a zone. */
export const includesAddress = (list: BlockList, ip: string): boolean => list.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6');
