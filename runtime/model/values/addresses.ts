/** Addresses by their value: one may be spelled in many ways. */
import { isIP } from 'node:net';

export type Family = 'IPv4' | 'IPv6';

export const familyOf = (ip: string): Family => (ip.includes(':') ? 'IPv6' : 'IPv4');

/** A block of addresses: its base, and how many bits are fixed. */
export interface AddressBlock {
  readonly base: string;
  readonly bits: number;
}

/** An IPv6 address in its shortest spelling (RFC 5952), without dots. The text must be an address without a zone. */
export const shortIPv6 = (text: string): string => new URL(`http://[${text}]`).hostname.slice(1, -1);

const MAPPED = '::ffff:';

/** An address in one spelling, an IPv4 address inside IPv6 as what it is; undefined where the text is none, or has a zone. */
export function canonicalAddress(text: string): string | undefined {
  const version = isIP(text);
  if (version === 0 || text.includes('%')) return undefined;
  if (version === 4) return text;
  const short = shortIPv6(text);
  const groups = short.startsWith(MAPPED) ? short.slice(MAPPED.length).split(':') : [];
  if (groups.length !== 2) return short;
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}

/** The number that an address is. */
export function numberOf(address: string): bigint {
  if (isIP(address) === 4) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  const [head = '', tail] = shortIPv6(address).split('::');
  const groups = (text = ''): string[] => text.split(':').filter((g) => g !== '');
  const [first, last] = [groups(head), groups(tail)];
  const all = [...first, ...new Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

/** The bytes of an address, in network order. */
export const addressBytes = (address: string): Buffer =>
  Buffer.from(
    numberOf(address)
      .toString(16)
      .padStart(isIP(address) === 4 ? 8 : 32, '0'),
    'hex',
  );
