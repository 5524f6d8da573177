/**
 * How strictly addresses and blocks of addresses are read. Former servers took parts with leading zeros and IPv4 addresses inside IPv6;
 * others read these differently, which is why later servers refuse them in what is new, and fields of later times take one spelling only.
 */
import { isIP, isIPv4 } from 'node:net';
import { type AddressBlock, canonicalAddress, type Family, familyOf, numberOf } from './addresses.js';

/** No address, however it is padded, is longer in any text that makes sense. */
const MAX_LENGTH = 64;
const DOTTED_END = /(\d{1,9})\.(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;

interface Spelled {
  /** The address without leading zeros in its decimal parts. */
  readonly plain: string;
  /** Whether a decimal part has leading zeros. */
  readonly padded: boolean;
  /** Whether it is an IPv4 address inside IPv6. */
  readonly mapped: boolean;
}

/** What a text says as an address, read as former servers did; undefined where it is none. */
function spelled(text: string): Spelled | undefined {
  // Most addresses are spelled as they should be, and are read at a glance.
  if (isIPv4(text)) return { plain: text, padded: false, mapped: false };
  if (text.length > MAX_LENGTH || text.includes('%')) return undefined;
  const plain = text.replace(DOTTED_END, (dotted) => dotted.split('.').map(Number).join('.'));
  const canonical = canonicalAddress(plain);
  if (canonical === undefined) return undefined;
  return { plain, padded: plain !== text, mapped: isIP(plain) === 6 && isIP(canonical) === 4 };
}

/** The address in its one spelling, of a text that former servers take as an address; undefined where it is none. */
export function addressOf(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const read = spelled(text);
  return read && canonicalAddress(read.plain);
}

const NO_ADDRESS = 'must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)';
/** What is told of a text that names no block. */
export const NO_BLOCK = 'must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)';

/** What is wrong with an address; `strict` refuses what others may read differently. */
export function addressFaults(text: string, strict: boolean): string[] {
  const read = spelled(text);
  if (read === undefined) return [NO_ADDRESS];
  if (!strict) return [];
  return [
    ...(read.padded ? ['must not have leading 0s'] : []),
    ...(read.mapped && !read.padded ? ['must not be an IPv4-mapped IPv6 address'] : []),
  ];
}

/** What is wrong with an address that has one spelling only. */
export function canonicalAddressFaults(text: string): string[] {
  const faults = addressFaults(text, true);
  const canonical = canonicalAddress(text);
  return faults.length > 0 || canonical === text ? faults : [`must be in canonical form (${JSON.stringify(canonical)})`];
}

interface SpelledBlock extends Spelled, AddressBlock {
  /** The block in its one spelling: nothing is set in its base beyond the bits that are fixed. */
  readonly canonical: string;
  /** The block that holds its base alone. */
  readonly single: string;
  /** Whether the base has more than the fixed bits. */
  readonly beyond: boolean;
}

const WIDTHS: Readonly<Record<Family, number>> = { IPv4: 32, IPv6: 128 };
/** Bits in front of an IPv4 address inside IPv6. */
const MAPPING_BITS = 96;

function addressAt(number: bigint, family: Family): string {
  const parts = family === 'IPv4' ? { bits: 8, count: 4, radix: 10, between: '.' } : { bits: 16, count: 8, radix: 16, between: ':' };
  const mask = (1n << BigInt(parts.bits)) - 1n;
  const texts = Array.from({ length: parts.count }, (_, i) =>
    ((number >> BigInt(parts.bits * (parts.count - 1 - i))) & mask).toString(parts.radix),
  );
  return canonicalAddress(texts.join(parts.between)) ?? '';
}

/** A block of IPv4 addresses that is spelled as it should be, as most are. */
function plainBlock(text: string): SpelledBlock | undefined {
  const slash = text.indexOf('/');
  const [base, length] = [text.slice(0, slash), text.slice(slash + 1)];
  if (!isIPv4(base) || !/^(?:[12]?\d|3[0-2])$/.test(length)) return undefined;
  const bits = Number(length);
  const number = base.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  if (number % 2 ** (WIDTHS.IPv4 - bits) !== 0) return undefined;
  return { plain: base, padded: false, mapped: false, base, bits, canonical: text, single: `${base}/${WIDTHS.IPv4}`, beyond: false };
}

function spelledBlock(text: string): SpelledBlock | undefined {
  const plain = plainBlock(text);
  if (plain !== undefined) return plain;
  const [address = '', length = '', more] = text.split('/');
  const read = spelled(address);
  if (read === undefined || more !== undefined || !/^\d{1,3}$/.test(length)) return undefined;
  const base = canonicalAddress(read.plain) ?? '';
  const told = Number(length);
  if (told > WIDTHS[familyOf(read.plain)]) return undefined;
  const bits = read.mapped ? Math.max(0, told - MAPPING_BITS) : told;
  const [family, number] = [familyOf(base), numberOf(base)];
  const whole = 1n << BigInt(WIDTHS[family] - bits);
  const start = (number / whole) * whole;
  return {
    ...read,
    base,
    bits,
    padded: read.padded || /^0\d/.test(length),
    canonical: `${addressAt(start, family)}/${bits}`,
    single: `${base}/${WIDTHS[family]}`,
    beyond: start !== number,
  };
}

/** The block that a text names, read as former servers did; undefined where it names none. */
export const blockSpelled = (text: string): AddressBlock | undefined => spelledBlock(text);

/** What is wrong with a block of addresses; `strict` refuses what others may read differently. */
export function blockFaults(text: string, strict: boolean): string[] {
  const read = spelledBlock(text);
  if (read === undefined) return [NO_BLOCK];
  if (!strict) return [];
  if (read.padded) return ['must not have leading 0s in IP or prefix length'];
  if (read.mapped) return ['must not have an IPv4-mapped IPv6 address'];
  return read.beyond ? ['must not have bits set beyond the prefix length'] : [];
}

/** What is wrong with a block that has one spelling only. */
export function canonicalBlockFaults(text: string): string[] {
  const faults = blockFaults(text, true);
  const canonical = spelledBlock(text)?.canonical;
  return faults.length > 0 || canonical === text ? faults : [`must be in canonical form (${JSON.stringify(canonical)})`];
}

const odd = (field: string, what: string, text: string, canonical: string, isInvalid: boolean): string =>
  `${field}: non-standard ${what} ${JSON.stringify(text)} ${isInvalid ? 'is invalid' : 'will be considered invalid in a future Kubernetes release'}: use ${JSON.stringify(canonical)}`;
const better = (field: string, what: string, text: string, canonical: string): string =>
  `${field}: IPv6 ${what} ${JSON.stringify(text)} should be in RFC 5952 canonical format (${JSON.stringify(canonical)})`;

/**
 * What the writer of an address is warned of; nothing where it is none, as faults tell of that. `isInvalid`: whether unusual spellings are
 * called invalid by now.
 */
export function addressWarnings(field: string, text: string, isInvalid: boolean): string[] {
  if (isIPv4(text)) return [];
  const read = spelled(text);
  if (read === undefined) return [];
  const canonical = canonicalAddress(read.plain) ?? '';
  if (read.padded || read.mapped) return [odd(field, 'IP address', text, canonical, isInvalid)];
  return canonical === text ? [] : [better(field, 'address', text, canonical)];
}

/** What the writer of a block is warned of. `isInvalid`: whether unusual spellings are called invalid by now. */
export function blockWarnings(field: string, text: string, isInvalid: boolean): string[] {
  const read = spelledBlock(text);
  if (read === undefined) return [];
  const { canonical, single, padded, mapped, beyond } = read;
  const warnings = [
    ...(beyond
      ? [
          `${field}: CIDR value ${JSON.stringify(text)} is ambiguous in this context (should be ${JSON.stringify(canonical)} or ${JSON.stringify(single)}?)`,
        ]
      : []),
    ...(padded || mapped ? [odd(field, 'CIDR value', text, canonical, isInvalid)] : []),
  ];
  return warnings.length > 0 || canonical === text || familyOf(text) === 'IPv4' ? warnings : [better(field, 'CIDR value', text, canonical)];
}

const FORMER = 'was accepted, but will be invalid in a future Kubernetes release';

/** Why an address would be refused one day, in the words of servers before it was said how it is written best. */
export function formerAddressWarnings(field: string, text: string): string[] {
  const fault = formerFault(text);
  if (fault !== undefined) return [`${field}: IP address ${FORMER}: ${fault}`];
  const canonical = spelled(text)?.mapped ? text.toLowerCase() : canonicalAddress(text);
  return canonical === text
    ? []
    : [
        `${field}: IPv6 address ${JSON.stringify(text)} is not in RFC 5952 canonical format (${JSON.stringify(canonical)}), which may cause controller apply-loops`,
      ];
}

/** The same of a block. */
export function formerBlockWarnings(field: string, text: string): string[] {
  const fault = formerBlockFault(text);
  if (fault !== undefined) return [`${field}: IP prefix ${FORMER}: netip.ParsePrefix(${JSON.stringify(text)}): ${fault}`];
  const [address = '', length = ''] = text.split('/');
  const canonical = `${spelled(address)?.mapped ? address.toLowerCase() : (canonicalAddress(address) ?? '')}/${length}`;
  if (canonical === text) return [];
  return [
    `${field}: IPv6 prefix ${JSON.stringify(text)} is not in RFC 5952 canonical format (${JSON.stringify(canonical)}), which may cause controller apply-loops`,
  ];
}

/** Why an address would be refused; undefined where it would not. */
function formerFault(text: string): string | undefined {
  const read = spelled(text);
  const why = read === undefined ? unreadable(text) : read.padded ? 'IPv4 field has octet with leading zero' : undefined;
  return why === undefined ? undefined : `ParseAddr(${JSON.stringify(text)}): ${why}`;
}

function formerBlockFault(text: string): string | undefined {
  const slash = text.lastIndexOf('/');
  if (slash < 0) return "no '/'";
  const [address, length] = [text.slice(0, slash), text.slice(slash + 1)];
  const fault = formerFault(address);
  if (fault !== undefined) return fault;
  if (!/^(?:\d|[1-9]\d+)$/.test(length)) return `bad bits after slash: ${JSON.stringify(length)}`;
  return Number(length) > WIDTHS[familyOf(address)] ? 'prefix length out of range' : undefined;
}

/** Why a text is no address, by the first character that tells what it was meant to be. */
function unreadable(text: string): string {
  if (/^[^.:%]*\./.test(text)) {
    const strange = /[^0-9.]/.exec(text);
    if (strange !== null) return `unexpected character (at ${JSON.stringify(text.slice(strange.index))})`;
    const parts = text.split('.');
    if (parts.some((part) => Number(part) > 255)) return 'IPv4 field has value >255';
    if (parts.length !== 4) return `IPv4 address too ${parts.length < 4 ? 'short' : 'long'}`;
  }
  return 'unable to parse IP';
}
