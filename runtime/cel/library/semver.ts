/** Versions as semantic versioning 2.0.0 writes them, such as `1.2.3-rc.1`. */
import { EvaluationFault } from '../fault.js';
import { type Overload, opaqueType, overload } from '../functions.js';
import { Opaque } from '../values.js';

const MAX_NUMBER = 2n ** 64n - 1n;
/** Digits that a number has at most. */
const MAX_DIGITS = 20;

type Identifier = bigint | string;

class Semver {
  constructor(
    readonly core: readonly [major: bigint, minor: bigint, patch: bigint],
    /** Parts of the pre-release, of which a version that has any comes before the one that has none. */
    readonly pre: readonly Identifier[],
  ) {}

  /** The text without build metadata, which says nothing of the order. */
  get text(): string {
    return `${this.core.join('.')}${this.pre.length === 0 ? '' : `-${this.pre.join('.')}`}`;
  }
}

const FORM = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?$/;

/** A number without leading zeros, of 64 bits. */
function numberOf(digits: string): bigint | undefined {
  if (digits.length > MAX_DIGITS || (digits.length > 1 && digits.startsWith('0'))) return undefined;
  const number = BigInt(digits);
  return number <= MAX_NUMBER ? number : undefined;
}

const identifierOf = (text: string): Identifier | undefined => (/^\d+$/.test(text) ? numberOf(text) : text === '' ? undefined : text);

const isKnown = <T>(value: T | undefined): value is T => value !== undefined;

/** A text as a version; undefined where it is none. */
function read(text: string): Semver | undefined {
  const [, major, minor, patch, pre, build] = FORM.exec(text) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) return undefined;
  const [first, second, third] = [numberOf(major), numberOf(minor), numberOf(patch)];
  const identifiers = pre?.split('.').map(identifierOf) ?? [];
  if (first === undefined || second === undefined || third === undefined || !identifiers.every(isKnown)) return undefined;
  return build?.split('.').includes('') === true ? undefined : new Semver([first, second, third], identifiers);
}

const withoutZeros = (digits: string): string => (digits === '' ? '' : digits.replace(/^0+/, '') || '0');

/** What is written loosely in the strict form: without a `v` in front and leading zeros, and with all three numbers. */
function normalized(text: string): string {
  const plain = text.replace(/^v/, '');
  const end = /[-+]/.exec(plain)?.index ?? plain.length;
  const numbers = plain.slice(0, end).split('.', 4);
  if (numbers.length > 3) return plain;
  const complete = [...numbers, '0', '0'].slice(0, 3).map(withoutZeros);
  return `${complete.join('.')}${plain.slice(end)}`;
}

function semver(text: string, normalizes = false): Opaque<Semver> {
  const found = read(normalizes ? normalized(text) : text);
  if (found === undefined) throw new EvaluationFault(`invalid semantic version: ${JSON.stringify(text.slice(0, 100))}`);
  return new Opaque(opaqueType('semver'), found, found.text);
}

const isSemver = (text: string, normalizes = false): boolean => read(normalizes ? normalized(text) : text) !== undefined;

const semverOf = ({ content }: Opaque): Semver => {
  if (content instanceof Semver) return content;
  throw new EvaluationFault('no such overload');
};

const order = <T extends bigint | string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Numbers come before texts. */
function orderOfIdentifiers(a: Identifier, b: Identifier): number {
  if (typeof a === 'bigint') return typeof b === 'bigint' ? order(a, b) : -1;
  return typeof b === 'bigint' ? 1 : order(a, b);
}

function compare(one: Opaque, other: Opaque): number {
  const [a, b] = [semverOf(one), semverOf(other)];
  for (const i of [0, 1, 2] as const) if (a.core[i] !== b.core[i]) return order(a.core[i], b.core[i]);
  if (a.pre.length === 0 || b.pre.length === 0) return order(b.pre.length, a.pre.length);
  for (const [i, identifier] of a.pre.entries()) {
    const against = b.pre[i];
    const found = against === undefined ? 1 : orderOfIdentifiers(identifier, against);
    if (found !== 0) return found;
  }
  return order(a.pre.length, b.pre.length);
}

const scan = { cost: (text = 0): number => 1 + text / 10, work: (text = 0): number => 3000 + 150 * text };
const compared = { work: (a = 0, b = 0): number => 500 + 40 * Math.min(a, b) };
const part = { work: (): number => 100 };

export const SEMVERS: readonly Overload[] = [
  overload('semver(string): semver', (text) => semver(text), scan),
  overload('semver(string, bool): semver', (text, normalizes) => semver(text, normalizes), scan),
  overload('isSemver(string): bool', (text) => isSemver(text), scan),
  overload('isSemver(string, bool): bool', (text, normalizes) => isSemver(text, normalizes), scan),
  overload('semver.major(): int', (value) => int64(semverOf(value).core[0]), part),
  overload('semver.minor(): int', (value) => int64(semverOf(value).core[1]), part),
  overload('semver.patch(): int', (value) => int64(semverOf(value).core[2]), part),
  overload('semver.isLessThan(semver): bool', (a, b) => compare(a, b) < 0, compared),
  overload('semver.isGreaterThan(semver): bool', (a, b) => compare(a, b) > 0, compared),
  overload('semver.compareTo(semver): int', (a, b) => BigInt(compare(a, b)), compared),
];

/** A number of 64 bits without a sign as one with a sign. */
function int64(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}
