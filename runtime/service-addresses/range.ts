/** Ranges that services get addresses and node ports from. */

import { type Family, familyOf, numberOf, shortIPv6 } from '../model/values/addresses.js';
import { faultsOf } from '../model/values/formats.js';

/** More addresses of one range than these are never handed out. */
const MOST = 65_536n;

/** The address that a number is, in its shortest spelling. */
function addressOf(number: bigint, family: Family): string {
  if (family === 'IPv4') return [24n, 16n, 8n, 0n].map((shift) => ((number >> shift) & 255n).toString()).join('.');
  return shortIPv6(Array.from({ length: 8 }, (_, i) => ((number >> BigInt(112 - 16 * i)) & 0xffffn).toString(16)).join(':'));
}

export class AddressRange {
  readonly family: Family;
  /** Number of addresses: all but the network's own and, of IPv4, the one for everybody. */
  readonly size: number;
  readonly #base: bigint;

  /** Throws where the text is no range, or one too small to hand out addresses of. */
  constructor(readonly cidr: string) {
    const [address = '', bits = ''] = cidr.split('/');
    if (faultsOf('ip', address).length > 0 || !/^\d{1,3}$/.test(bits)) throw new Error(`${JSON.stringify(cidr)} is no range of addresses`);
    this.family = familyOf(address);
    const width = this.family === 'IPv4' ? 32 : 128;
    if (Number(bits) > width - 2) throw new Error(`${JSON.stringify(cidr)} has too few addresses`);
    const whole = 1n << BigInt(width - Number(bits));
    this.#base = (numberOf(address) / whole) * whole;
    const most = whole > MOST && this.family === 'IPv6' ? MOST : whole;
    this.size = Number(most) - (this.family === 'IPv4' ? 2 : 1);
  }

  /** The range that a text names; undefined where it is none, or too small. */
  static of(cidr: string): AddressRange | undefined {
    try {
      return new AddressRange(cidr);
    } catch {
      return undefined;
    }
  }

  /** An address by its place, the first being zero. */
  at(index: number): string {
    return addressOf(this.#base + 1n + BigInt(index), this.family);
  }

  has(address: string): boolean {
    if (faultsOf('ip', address).length > 0 || familyOf(address) !== this.family) return false;
    const place = numberOf(address) - this.#base - 1n;
    return place >= 0n && place < BigInt(this.size);
  }
}

/** The ranges of a cluster, one for each family it has, the first being its own. Throws where there are two of one family. */
export function addressRanges(texts: string): readonly AddressRange[] {
  const ranges = texts.split(',').map((text) => new AddressRange(text.trim()));
  if (ranges.length > 2 || (ranges.length === 2 && ranges[0]?.family === ranges[1]?.family))
    throw new Error('there must be one range of addresses, or one of each family');
  return ranges;
}

export const firstAddress = (texts: string): string => addressRanges(texts)[0]?.at(0) ?? '';

interface PortRange {
  readonly from: number;
  readonly to: number;
}

/** `30000-32767` or `30000+100`. Throws where the text is neither, or leaves the numbers that ports have. */
export function portRange(text: string): PortRange {
  const [, first = '', sign, second = ''] = /^(\d{1,5})([-+])(\d{1,5})$/.exec(text.trim()) ?? [];
  const [from, to] = [Number(first), sign === '+' ? Number(first) + Number(second) : Number(second)];
  if (sign === undefined || from < 1 || to > 65_535 || to < from) throw new Error(`${JSON.stringify(text)} is no range of ports`);
  return { from, to };
}
