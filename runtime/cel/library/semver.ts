/** Functions of versions as semantic versioning 2.0.0 writes them. */
import { compareSemvers, readSemver, Semver } from '../../model/values/semver.js';
import { EvaluationFault } from '../fault.js';
import { type Overload, opaqueType, overload } from '../functions.js';
import { Opaque } from '../values.js';

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
  const found = readSemver(normalizes ? normalized(text) : text);
  if (found === undefined) throw new EvaluationFault(`invalid semantic version: ${JSON.stringify(text.slice(0, 100))}`);
  return new Opaque(opaqueType('semver'), found, found.text);
}

const isSemver = (text: string, normalizes = false): boolean => readSemver(normalizes ? normalized(text) : text) !== undefined;

const semverOf = ({ content }: Opaque): Semver => {
  if (content instanceof Semver) return content;
  throw new EvaluationFault('no such overload');
};

const compare = (a: Opaque, b: Opaque): number => compareSemvers(semverOf(a), semverOf(b));

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
