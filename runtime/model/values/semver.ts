/** Versions as semantic versioning 2.0.0 writes them, such as `1.2.3-rc.1`, and their order. */

const MAX_NUMBER = 2n ** 64n - 1n;
/** Digits that a number has at most. */
const MAX_DIGITS = 20;

type Identifier = bigint | string;

export class Semver {
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
export function readSemver(text: string): Semver | undefined {
  const [, major, minor, patch, pre, build] = FORM.exec(text) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) return undefined;
  const [first, second, third] = [numberOf(major), numberOf(minor), numberOf(patch)];
  const identifiers = pre?.split('.').map(identifierOf) ?? [];
  if (first === undefined || second === undefined || third === undefined || !identifiers.every(isKnown)) return undefined;
  return build?.split('.').includes('') === true ? undefined : new Semver([first, second, third], identifiers);
}

const order = <T extends bigint | string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Numbers come before texts. */
function orderOfIdentifiers(a: Identifier, b: Identifier): number {
  if (typeof a === 'bigint') return typeof b === 'bigint' ? order(a, b) : -1;
  return typeof b === 'bigint' ? 1 : order(a, b);
}

/** Which of two versions comes first: below zero the first of them, above zero the second, and zero where neither does. */
export function compareSemvers(a: Semver, b: Semver): number {
  for (const i of [0, 1, 2] as const) if (a.core[i] !== b.core[i]) return order(a.core[i], b.core[i]);
  if (a.pre.length === 0 || b.pre.length === 0) return order(b.pre.length, a.pre.length);
  for (const [i, identifier] of a.pre.entries()) {
    const against = b.pre[i];
    const found = against === undefined ? 1 : orderOfIdentifiers(identifier, against);
    if (found !== 0) return found;
  }
  return order(a.pre.length, b.pre.length);
}
