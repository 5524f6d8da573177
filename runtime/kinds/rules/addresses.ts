/** Rules for addresses that traffic is sent to: none may be unspecified, or mean this machine or this link. */
import { isIP } from 'node:net';
import { duplicate, type FieldError, internalFault, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { addressesIn, BLOCKS, includesAddress } from '../../model/values/address-blocks.js';
import { addressFaults, addressOf, blockFaults } from '../../model/values/address-spelling.js';
import { type AddressBlock, familyOf } from '../../model/values/addresses.js';
import { faultsOf } from '../../model/values/formats.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { repeatsOf } from './values.js';

/** Why a list of addresses or blocks is too long, which may have one of each family. */
export const TOO_MANY_OF_FAMILIES = 'may only hold up to 2 values';

/** Ranges that no service or endpoint can have. */
const SPECIAL: readonly (readonly [cidrs: readonly string[], why: string])[] = [
  [BLOCKS.unspecified, 'may not be unspecified (0.0.0.0)'],
  [BLOCKS.loopback, 'may not be in the loopback range (127.0.0.0/8)'],
  [BLOCKS.linkLocal, 'may not be in the link-local range (169.254.0.0/16)'],
  [BLOCKS.linkLocalMulticast, 'may not be in the link-local multicast range (224.0.0.0/24)'],
];
const SPECIAL_RANGES = SPECIAL.map(([cidrs, why]) => ({ range: addressesIn(cidrs), why }));
/** All of them, so that an ordinary address is looked up once. */
const ANY_SPECIAL = addressesIn(SPECIAL.flatMap(([cidrs]) => cidrs));

/** First numbers of the IPv4 addresses among them. */
const SPECIAL_NUMBERS: ReadonlySet<string> = new Set(['0', '127', '169', '224']);

const notAnAddress = (field: string, shown: string): FieldError => invalidValue(field, shown, 'must be a valid IP address');

/** Faults of an address, which is shown as it was sent. */
export const specialAddressFaults = (field: string, ip: string, shown = ip): FieldError[] => {
  const version = isIP(ip);
  if (version === 4 && !SPECIAL_NUMBERS.has(ip.slice(0, ip.indexOf('.')))) return [];
  if (version === 0 || faultsOf('ip', ip).length > 0) return [notAnAddress(field, shown)];
  if (!includesAddress(ANY_SPECIAL, ip)) return [];
  return SPECIAL_RANGES.filter(({ range }) => includesAddress(range, ip)).map(({ why }) => invalidValue(field, shown, why));
};

/**
 * Faults of an address in a field that former servers took freely. Where addresses are read strictly, new ones are; those that are `known` from
 * the stored object pass.
 */
export function legacyAddressFaults(field: string, ip: string, enabled: Enabled, known: ReadonlySet<string> = NONE): FieldError[] {
  if (!enabled('AddressesReadAlike')) return isFormerAddress(ip, enabled) ? [] : [notAnAddress(field, ip)];
  if (known.has(ip)) return [];
  return addressFaults(ip, enabled('StrictIPCIDRValidation')).map((fault) => invalidValue(field, ip, fault));
}

const NONE: ReadonlySet<string> = new Set();

/** Whether servers took a text for an address before addresses were read alike; all but the first of them took leading zeros. */
export const isFormerAddress = (ip: string, enabled: Enabled): boolean =>
  enabled('PaddedAddressesRead') ? addressOf(ip) !== undefined : faultsOf('ip', ip).length === 0;

/** What is wrong with an address of a pod, or in what it is made of. Servers after the first take leading zeros until addresses are read strictly. */
export const podAddressFaults = (ip: string, enabled: Enabled): string[] =>
  enabled('PaddedAddressesRead') ? addressFaults(ip, enabled('StrictIPCIDRValidation')) : faultsOf('ip', ip);

/** The same of an address that traffic is sent to: it is none of the special ones either. */
export function endpointAddressFaults(field: string, ip: string, enabled: Enabled, known: ReadonlySet<string> = NONE): FieldError[] {
  const address = enabled('PaddedAddressesRead') ? addressOf(ip) : undefined;
  if (!enabled('AddressesReadAlike')) return specialAddressFaults(field, address ?? ip, ip);
  return [...legacyAddressFaults(field, ip, enabled, known), ...specialAddressFaults(field, address ?? ip, ip)];
}

/** Faults of a block in a field that former servers took freely. */
export const legacyBlockFaults = (field: string, block: string, enabled: Enabled, known: ReadonlySet<string> = NONE): FieldError[] =>
  known.has(block) ? [] : blockFaults(block, enabled('StrictIPCIDRValidation')).map((fault) => invalidValue(field, block, fault));

/** Ranges that mean no one machine elsewhere: this one, groups of machines, and what once was IPv4 inside IPv6. */
const NOWHERE = addressesIn([...BLOCKS.thisNetwork, ...BLOCKS.multicast, ...BLOCKS.broadcast]);

/** Whether the text is the address of a machine that is somewhere else, and neither this one nor on its link alone. */
export const isElsewhere = (ip: string): boolean => specialAddressFaults('', ip).length === 0 && !includesAddress(NOWHERE, ip);

/** Tells of blocks whether their start lies in this one; made once for many of them. */
export function startsWithin(whole: AddressBlock): (part: AddressBlock) => boolean {
  const family = familyOf(whole.base);
  if (family === 'IPv4') {
    // There may be tens of thousands, and a list of blocks takes ten times as long to ask.
    const size = 2 ** (32 - whole.bits);
    const start = Math.floor(numberOf(whole.base) / size);
    return (part) => familyOf(part.base) === family && Math.floor(numberOf(part.base) / size) === start;
  }
  const list = addressesIn([`${whole.base}/${whole.bits}`]);
  return (part) => familyOf(part.base) === family && includesAddress(list, part.base);
}

/** An IPv4 address as a number. */
const numberOf = (ip: string): number => ip.split('.').reduce((number, part) => number * 256 + Number(part), 0);

/** What a list of addresses or of blocks is made of. */
interface Listed {
  /** The format of each. */
  readonly format: 'ip' | 'cidr';
  /** What clients call one of them. */
  readonly what: 'IP' | 'CIDR';
  /** Whether repeats are told of beside what families there are; true when absent. */
  readonly repeats?: boolean;
}

/**
 * Faults of a list that has at most one address or block of each family, `items` as the object holds them. Where one of them cannot be
 * read, it is not known whether they are of different families.
 */
export function familyFaults(
  at: string,
  texts: readonly string[],
  items: readonly unknown[],
  { format, what, repeats = true }: Listed,
): FieldError[] {
  if (texts.length < 2) return [];
  const unread = texts.find((text) => faultsOf(format, text).length > 0);
  const paired = unread === undefined && texts.length === 2 && new Set(texts.map(familyOf)).size === 2;
  return [
    ...(unread === undefined ? [] : [internalFault(at, `families cannot be told apart: invalid ${what} ${JSON.stringify(unread)}`)]),
    ...(paired ? [] : [invalidValue(at, items, `may specify no more than one ${what} for each IP family`)]),
    ...faultsOfEach(repeats ? repeatsOf(texts) : [], (i) => [duplicate(`${at}[${i}]`, items[i])]),
  ];
}
