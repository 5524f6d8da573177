/**
 * Whether some rules grant all that others do, and what they leave open. A rule stands for every choice of one verb, one group, one
 * resource and one name; rules are compared factor by factor, because the choices of a short rule may be millions.
 */
import { type Box, difference, StepBudget, type Taken } from './box-difference.js';
import type { RuleSet } from './rule-set.js';
import { ALL, hasPath, listed, type PolicyRule } from './rules.js';

export interface Coverage {
  /** `unknown`: the rules are too many to be compared within the budget. */
  readonly verdict: 'covered' | 'open' | 'unknown';
  /** What no owned rule grants, by the rule that asks for it. */
  readonly missing: readonly Missing[];
  /** Whether `missing` is all of it. */
  readonly whole: boolean;
}

/** A part of a rule that is not granted: all its choices. */
export interface Missing {
  readonly rule: PolicyRule;
  readonly verbs: readonly string[];
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  /** Undefined stands for all names. */
  readonly names: readonly (string | undefined)[];
  readonly urls: readonly string[];
}

interface CoverageBounds {
  /** Values of rules that are looked at before the comparison is given up. */
  readonly steps: number;
  /** Single rights that are named of what is missing, at most about so many. */
  readonly named: number;
}

/** Some ten milliseconds of work. The roles that a cluster comes with take a few thousand steps. */
export const BOUNDS: CoverageBounds = { steps: 500_000, named: 1000 };

/**
 * Compares rules by form and not by what exists: `*` is covered by `*` only, never by a list of everything. Yields where a turn may
 * end.
 */
export function* covers(owned: readonly RuleSet[], wanted: RuleSet, bounds: CoverageBounds = BOUNDS): Generator<undefined, Coverage> {
  // A user who holds the role itself holds all of its rules.
  if (owned.includes(wanted)) return { verdict: 'covered', missing: [], whole: true };
  const budget = new StepBudget(bounds.steps);
  const missing: Missing[] = [];
  let whole = true;
  let open = bounds.named;
  for (const rule of wanted.merged) {
    for (const asked of [resourcesOf(rule), pathsOf(rule)]) {
      if (asked.box.some((values) => values.length === 0)) continue;
      const taken = asked.from(owned, budget);
      if (taken === undefined) return { verdict: 'unknown', missing, whole: false };
      const left = yield* difference(asked.box, taken, budget, open);
      for (const box of left.left) {
        missing.push(asked.shown(box));
        open -= box.reduce((product, values) => product * values.length, 1);
      }
      whole &&= left.whole;
      if (open <= 0) return { verdict: 'open', missing, whole: false };
      if (budget.isOver) return { verdict: missing.length > 0 ? 'open' : 'unknown', missing, whole: false };
    }
    yield;
  }
  return { verdict: missing.length === 0 ? 'covered' : 'open', missing, whole };
}

/** The whole answer at once, for rules that are known to be few. */
export function coversAtOnce(owned: readonly RuleSet[], wanted: RuleSet, bounds?: CoverageBounds): Coverage {
  const steps = covers(owned, wanted, bounds);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

interface Asked {
  readonly box: Box<string | undefined>;
  /** The owned rules that may grant something of it; undefined where the budget does not do to find them. */
  from(owned: readonly RuleSet[], budget: StepBudget): readonly Taken<string | undefined>[] | undefined;
  shown(box: Box<string | undefined>): Missing;
}

const texts = (values: readonly (string | undefined)[] | undefined): string[] => (values ?? []).filter((value) => value !== undefined);

/** Factors of a box: groups, resources, verbs, names. */
const resourcesOf = (rule: PolicyRule): Asked => ({
  box: [rule.apiGroups, rule.resources, rule.verbs, rule.resourceNames.length === 0 ? [undefined] : rule.resourceNames],
  from(owned, budget) {
    const found = new Set<PolicyRule>();
    for (const set of owned)
      for (const rules of set.candidates(rule.resources)) {
        if (!budget.spend(1 + rules.length)) return undefined;
        for (const candidate of rules) found.add(candidate);
      }
    return [...found].map(onResources);
  },
  shown: ([apiGroups, resources, verbs, names = []]) => ({
    rule,
    verbs: texts(verbs),
    apiGroups: texts(apiGroups),
    resources: texts(resources),
    names,
    urls: [],
  }),
});

/** Factors of a box: paths, verbs. */
const pathsOf = (rule: PolicyRule): Asked => ({
  box: [rule.nonResourceURLs, rule.verbs],
  from(owned, budget) {
    const found = owned.flatMap(({ ofPaths }) => ofPaths);
    return budget.spend(owned.length + found.length) ? found.map(onPaths) : undefined;
  },
  shown: ([urls, verbs]) => ({ rule, verbs: texts(verbs), apiGroups: [], resources: [], names: [], urls: texts(urls) }),
});

const has = (values: readonly string[], value: string): boolean => listed(values, ALL) || listed(values, value);

const hasResource = (owned: readonly string[], resource: string): boolean => {
  const slash = resource.indexOf('/');
  return has(owned, resource) || (slash >= 0 && listed(owned, `${ALL}${resource.slice(slash)}`));
};

const onResources = ({ apiGroups, resources, verbs, resourceNames }: PolicyRule): Taken<string | undefined> => ({
  cost: 1,
  holds(factor, value) {
    // The last factor is the only one that stands for all names where it says nothing.
    if (factor === 3) return resourceNames.length === 0 || (value !== undefined && listed(resourceNames, value));
    const text = value ?? '';
    return factor === 0 ? has(apiGroups, text) : factor === 1 ? hasResource(resources, text) : has(verbs, text);
  },
});

/** A path pattern is wanted as a whole, so that `/a*` covers `/a/*` as it covers the path. */
const onPaths = ({ nonResourceURLs, verbs }: PolicyRule): Taken<string | undefined> => ({
  cost: nonResourceURLs.length,
  holds: (factor, value = '') => (factor === 0 ? hasPath(nonResourceURLs, value) : has(verbs, value)),
});
