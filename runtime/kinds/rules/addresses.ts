/** Rules of addresses that traffic is sent to: none that mean this machine, this link or nobody. */
import { BlockList, isIP } from 'node:net';
import { duplicate, type FieldError, internalFault, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import { repeatsOf } from './values.js';

/** Addresses of some ranges, each a base and its number of fixed bits; an IPv4 address inside IPv6 is one of IPv4. */
function ranges(...blocks: readonly Block[]): BlockList {
  const list = new BlockList();
  for (const [base, bits] of blocks) list.addSubnet(base, bits, isIP(base) === 4 ? 'ipv4' : 'ipv6');
  return list;
}

const includes = (list: BlockList, ip: string): boolean => list.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6');

type Block = readonly [base: string, bits: number];

/** Ranges that no service or endpoint can have; four bits of a multicast address are flags. */
const SPECIAL: readonly (readonly [blocks: readonly Block[], why: string])[] = [
  [
    [
      ['0.0.0.0', 32],
      ['::', 128],
    ],
    'may not be unspecified (0.0.0.0)',
  ],
  [
    [
      ['127.0.0.0', 8],
      ['::1', 128],
    ],
    'may not be in the loopback range (127.0.0.0/8)',
  ],
  [
    [
      ['169.254.0.0', 16],
      ['fe80::', 10],
    ],
    'may not be in the link-local range (169.254.0.0/16)',
  ],
  [
    [['224.0.0.0', 24], ...Array.from({ length: 16 }, (_, flags): Block => [`ff${flags.toString(16)}2::`, 16])],
    'may not be in the link-local multicast range (224.0.0.0/24)',
  ],
];
const SPECIAL_RANGES = SPECIAL.map(([blocks, why]) => ({ range: ranges(...blocks), why }));
/** All of them, so that an ordinary address is looked up once. */
const ANY_SPECIAL = ranges(...SPECIAL.flatMap(([blocks]) => blocks));

/** First numbers of the IPv4 addresses among them. */
const SPECIAL_NUMBERS: ReadonlySet<string> = new Set(['0', '127', '169', '224']);

export const specialAddressFaults = (field: string, ip: string): FieldError[] => {
  const version = isIP(ip);
  if (version === 4 && !SPECIAL_NUMBERS.has(ip.slice(0, ip.indexOf('.')))) return [];
  if (version === 0 || faultsOf('ip', ip).length > 0) return [invalidValue(field, ip, 'must be a valid IP address')];
  if (!includes(ANY_SPECIAL, ip)) return [];
  return SPECIAL_RANGES.filter(({ range }) => includes(range, ip)).map(({ why }) => invalidValue(field, ip, why));
};

/** Ranges that mean no one machine elsewhere: this one, groups of machines, and what once was IPv4 inside IPv6. */
const NOWHERE = ranges(['0.0.0.0', 8], ['224.0.0.0', 4], ['255.255.255.255', 32], ['::', 96], ['ff00::', 8]);

/** Whether the text is the address of a machine that is somewhere else, and neither this one nor on its link alone. */
export const isElsewhere = (ip: string): boolean => specialAddressFaults('', ip).length === 0 && !includes(NOWHERE, ip);

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

/** What a list of addresses or of blocks is made of. */
interface Listed {
  /** The format of each. */
  readonly format: 'ip' | 'cidr';
  /** What clients call one of them. */
  readonly what: 'IP' | 'CIDR';
}

/**
 * Faults of a list that has at most one address or block of each family, `items` as the object holds them. Where one of them cannot be
 * read, it is not known whether they are of different families.
 */
export function familyFaults(at: string, texts: readonly string[], items: readonly unknown[], { format, what }: Listed): FieldError[] {
  if (texts.length < 2) return [];
  const unread = texts.find((text) => faultsOf(format, text).length > 0);
  const paired = unread === undefined && texts.length === 2 && new Set(texts.map(familyOf)).size === 2;
  return [
    ...(unread === undefined ? [] : [internalFault(at, `families cannot be told apart: invalid ${what} ${JSON.stringify(unread)}`)]),
    ...(paired ? [] : [invalidValue(at, items, `may specify no more than one ${what} for each IP family`)]),
    ...faultsOfEach(repeatsOf(texts), (i) => [duplicate(`${at}[${i}]`, items[i])]),
  ];
}
