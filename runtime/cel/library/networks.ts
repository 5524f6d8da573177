/** Addresses and networks: IPv4 and IPv6, without zones and without IPv4 inside of IPv6. */
import { isIP } from 'node:net';
import { numberOf, shortIPv6 } from '../../model/values/addresses.js';
import { EvaluationFault } from '../fault.js';
import { FIXED, type Overload, opaqueType, overload } from '../functions.js';
import { Opaque } from '../values.js';

class Address {
  constructor(
    readonly version: number,
    readonly number: bigint,
    readonly text: string,
  ) {}

  get bits(): number {
    return this.version === 4 ? 32 : 128;
  }

  /** The leading bits, as a number. */
  leading(bits: number): bigint {
    return this.number >> BigInt(this.bits - bits);
  }
}

class Network {
  constructor(
    readonly address: Address,
    readonly bits: number,
  ) {}

  get text(): string {
    return `${this.address.text}/${this.bits}`;
  }

  covers(address: Address): boolean {
    return address.version === this.address.version && address.leading(this.bits) === this.address.leading(this.bits);
  }
}

/** No text of an address is longer. */
const MAX_TEXT = 50;

/** Leading zeros tell octal numbers in some places and decimal ones in others, so that they are refused. */
function readAddress(text: string): Address | undefined {
  const version = text.length > MAX_TEXT ? 0 : isIP(text);
  if (version === 0 || text.includes('%') || /^::ffff:[\d.]+$/i.test(text)) return undefined;
  return new Address(version, numberOf(text), version === 4 ? text : shortIPv6(text));
}

function readNetwork(text: string): Network | undefined {
  const [, front = '', bits = ''] = /^([^/]{1,50})\/(0|[1-9]\d{0,2})$/.exec(text) ?? [];
  const address = readAddress(front);
  return address === undefined || Number(bits) > address.bits ? undefined : new Network(address, Number(bits));
}

const ofAddress = (address: Address): Opaque => new Opaque(opaqueType('ip'), address, address.text);
const ofNetwork = (network: Network): Opaque => new Opaque(opaqueType('cidr'), network, network.text);

const toAddress = ({ content }: Opaque): Address => {
  if (content instanceof Address) return content;
  throw new EvaluationFault('no such overload');
};
const toNetwork = ({ content }: Opaque): Network => {
  if (content instanceof Network) return content;
  throw new EvaluationFault('no such overload');
};

function address(text: string): Address {
  const read = readAddress(text);
  if (read === undefined) throw new EvaluationFault(`IP Address "${text.slice(0, MAX_TEXT)}" parse error during conversion from string`);
  return read;
}

function network(text: string): Network {
  const read = readNetwork(text);
  if (read === undefined)
    throw new EvaluationFault(`network address parse error during conversion from string: "${text.slice(0, MAX_TEXT)}"`);
  return read;
}

/** The network of the same bits whose other bits are zero. */
function masked({ address: { version, number, bits: all }, bits }: Network): Network {
  const free = BigInt(all - bits);
  const first = (number >> free) << free;
  const text = version === 4 ? [24n, 16n, 8n, 0n].map((n) => (first >> n) & 255n).join('.') : shortIPv6(groupsOf(first));
  return new Network(new Address(version, first, text), bits);
}

const groupsOf = (number: bigint): string => (number.toString(16).padStart(32, '0').match(/.{4}/g) ?? []).join(':');

/** Ranges by what they are for: of IPv4, then of IPv6. */
const RANGES = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linkLocalMulticast: ['224.0.0.0/24', 'ff02::/16'],
  linkLocalUnicast: ['169.254.0.0/16', 'fe80::/10'],
  multicast: ['224.0.0.0/4', 'ff00::/8'],
  unspecified: ['0.0.0.0/32', '::/128'],
  broadcast: ['255.255.255.255/32'],
} as const;

const NETWORKS_OF: Readonly<Record<string, readonly (Network | undefined)[]>> = Object.fromEntries(
  Object.entries(RANGES).map(([range, texts]) => [range, texts.map(readNetwork)]),
);

const isWithin = (value: Address, range: keyof typeof RANGES): boolean =>
  NETWORKS_OF[range]?.some((network) => network?.covers(value) === true) ?? false;

const NOT_GLOBAL = ['loopback', 'linkLocalUnicast', 'multicast', 'unspecified', 'broadcast'] as const;

/** Reading a text costs what it is long, as comparing two texts does. */
const READING_WORK = 4000;
const scan = { cost: (text = 0): number => 1 + text / 10, work: () => READING_WORK };

const ADDRESSES: readonly Overload[] = [
  overload('ip(string): ip', (text) => ofAddress(address(text)), scan),
  overload('isIP(string): bool', (text) => readAddress(text) !== undefined, scan),
  overload('ip/isCanonical(string): bool', (text) => address(text).text === text, scan),
  overload('string(ip): string', (value) => toAddress(value).text, { size: () => 39, ...FIXED }),
  overload('ip.family(): int', (value) => BigInt(toAddress(value).version), FIXED),
  overload('ip.isUnspecified(): bool', (value) => isWithin(toAddress(value), 'unspecified'), FIXED),
  overload('ip.isLoopback(): bool', (value) => isWithin(toAddress(value), 'loopback'), FIXED),
  overload('ip.isLinkLocalMulticast(): bool', (value) => isWithin(toAddress(value), 'linkLocalMulticast'), FIXED),
  overload('ip.isLinkLocalUnicast(): bool', (value) => isWithin(toAddress(value), 'linkLocalUnicast'), FIXED),
  overload('ip.isGlobalUnicast(): bool', (value) => !NOT_GLOBAL.some((range) => isWithin(toAddress(value), range)), FIXED),
];

const within = (outer: Network, inner: Network): boolean => inner.bits >= outer.bits && outer.covers(inner.address);

const NETWORKS: readonly Overload[] = [
  overload('cidr(string): cidr', (text) => ofNetwork(network(text)), scan),
  overload('isCIDR(string): bool', (text) => readNetwork(text) !== undefined, scan),
  overload('string(cidr): string', (value) => toNetwork(value).text, { size: () => 43, ...FIXED }),
  overload('cidr.containsIP(string): bool', (value, text) => toNetwork(value).covers(address(text)), {
    cost: (_, text = 0) => 1 + text / 10,
    work: () => READING_WORK,
  }),
  overload('cidr.containsIP(ip): bool', (value, other) => toNetwork(value).covers(toAddress(other)), FIXED),
  overload('cidr.containsCIDR(string): bool', (value, text) => within(toNetwork(value), network(text)), {
    cost: (_, text = 0) => 1 + text / 10,
    work: () => READING_WORK,
  }),
  overload('cidr.containsCIDR(cidr): bool', (value, other) => within(toNetwork(value), toNetwork(other)), FIXED),
  overload('cidr.ip(): ip', (value) => ofAddress(toNetwork(value).address), FIXED),
  overload('cidr.masked(): cidr', (value) => ofNetwork(masked(toNetwork(value))), { work: () => READING_WORK }),
  overload('cidr.prefixLength(): int', (value) => BigInt(toNetwork(value).bits), FIXED),
];

export const NETWORK: readonly Overload[] = [...ADDRESSES, ...NETWORKS];
