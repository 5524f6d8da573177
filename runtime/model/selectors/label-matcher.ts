/**
 * Label requirements as one test. What is asked of one key is put together first, and an object of few labels is looked at by
 * its labels, so that the test costs no more than there are labels, however many requirements there are.
 */
export type Operator = '=' | '!=' | 'in' | 'notin' | 'exists' | '!' | '>' | '<';

export interface Requirement {
  readonly key: string;
  readonly operator: Operator;
  readonly values: readonly string[];
}

type Labels = Readonly<Record<string, string>>;

/** All requirements on one key, merged. */
interface Wanted {
  readonly key: string;
  /** Whether the key must be present. */
  needed: boolean;
  /** Whether the key must be absent. */
  absent: boolean;
  /** The only values allowed; undefined where any value is that is not excluded. */
  among: ReadonlySet<string> | undefined;
  readonly not: Set<string>;
  /** Bounds that the value, an integer, lies between, without being one of them. */
  above: bigint | undefined;
  below: bigint | undefined;
}

/** Numbers of at most 64 bits, as texts that are no longer than label values are. */
const INTEGER = /^[-+]?\d{1,62}$/;
const MAX = 2n ** 63n - 1n;

/** The integer, where the text is one of at most 64 bits. */
export function integerOf(text: string): bigint | undefined {
  if (!INTEGER.test(text)) return undefined;
  const value = BigInt(text.startsWith('+') ? text.slice(1) : text);
  return value <= MAX && value >= -MAX - 1n ? value : undefined;
}

function add(wanted: Wanted, { operator, values }: Requirement): void {
  switch (operator) {
    case 'exists':
      wanted.needed = true;
      break;
    case '!':
      wanted.absent = true;
      break;
    case '=':
    case 'in': {
      const { among } = wanted;
      wanted.needed = true;
      wanted.among = new Set(among === undefined ? values : values.filter((value) => among.has(value)));
      break;
    }
    case '!=':
    case 'notin':
      for (const value of values) wanted.not.add(value);
      break;
    case '>':
    case '<': {
      const bound = integerOf(values[0] ?? '');
      wanted.needed = true;
      if (bound === undefined) wanted.among = new Set();
      else if (operator === '>') wanted.above = wanted.above === undefined || bound > wanted.above ? bound : wanted.above;
      else wanted.below = wanted.below === undefined || bound < wanted.below ? bound : wanted.below;
    }
  }
}

function liesBetween(text: string, { above, below }: Wanted): boolean {
  if (above === undefined && below === undefined) return true;
  const value = integerOf(text);
  return value !== undefined && (above === undefined || value > above) && (below === undefined || value < below);
}

const suits = (wanted: Wanted, value: string): boolean =>
  !wanted.absent &&
  (wanted.among === undefined || wanted.among.has(value)) &&
  (wanted.not.size === 0 || !wanted.not.has(value)) &&
  liesBetween(value, wanted);

const NO_LABELS: Labels = {};

type Matcher = (labels: Labels | undefined) => boolean;

/**
 * A test for what is asked of one key. What an object inherits under a key is never a text, so that it counts as absent without
 * a look at whose member it is. The most frequent selector, one value of one key, is one comparison.
 */
function keyMatcher(wanted: Wanted): Matcher {
  const { key, among } = wanted;
  const plain = !wanted.absent && wanted.not.size === 0 && wanted.above === undefined && wanted.below === undefined;
  if (plain && among?.size === 1) {
    const [only] = among;
    return (labels = NO_LABELS) => labels[key] === only;
  }
  return (labels = NO_LABELS) => {
    const value: unknown = labels[key];
    return typeof value === 'string' ? suits(wanted, value) : !wanted.needed;
  };
}

/** Whether there are more labels than so many, which is counted no further. */
function hasMoreThan(labels: Labels, most: number): boolean {
  let count = 0;
  for (const _ in labels) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Selectors with more keys than this iterate over the object's labels instead of over their own keys. */
const FEW = 4;

export function labelMatcher(requirements: readonly Requirement[]): Matcher {
  const byKey = new Map<string, Wanted>();
  for (const requirement of requirements) {
    const { key } = requirement;
    let wanted = byKey.get(key);
    if (wanted === undefined) {
      wanted = { key, needed: false, absent: false, among: undefined, not: new Set(), above: undefined, below: undefined };
      byKey.set(key, wanted);
    }
    add(wanted, requirement);
  }
  const all = [...byKey.values()];
  if (all.length <= FEW) {
    const tests = all.map(keyMatcher);
    const [only] = tests;
    return tests.length === 1 && only !== undefined ? only : (labels) => tests.every((test) => test(labels));
  }
  const needed = all.filter((wanted) => wanted.needed).length;
  const tests = all.map(keyMatcher);
  return (labels = NO_LABELS) => {
    if (hasMoreThan(labels, all.length)) return tests.every((test) => test(labels));
    let found = 0;
    for (const key of Object.keys(labels)) {
      const wanted = byKey.get(key);
      if (wanted === undefined) continue;
      if (!suits(wanted, labels[key] ?? '')) return false;
      if (wanted.needed) found += 1;
    }
    return found === needed;
  };
}
