/** Comparing what roles grant: the same answer as by single rights, at a cost that does not grow with their product. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coversAtOnce } from '../../runtime/auth/authorizers/rbac/covers.js';
import { missingText, singlesOf } from '../../runtime/auth/authorizers/rbac/missing-rights.js';
import { RuleSet } from '../../runtime/auth/authorizers/rbac/rule-set.js';
import type { PolicyRule } from '../../runtime/auth/authorizers/rbac/rules.js';
import { Random } from '../attack/random.js';

const NOTHING: PolicyRule = { verbs: [], apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [] };
const texts = (count: number, prefix: string): string[] => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

/** The rights of a rule one by one, as an independent statement of what it grants. */
function rightsOf(rule: PolicyRule): string[] {
  const names = rule.resourceNames.length === 0 ? [''] : rule.resourceNames.map((name) => `=${name}`);
  const out: string[] = [];
  for (const verb of rule.verbs) {
    for (const group of rule.apiGroups)
      for (const resource of rule.resources) for (const name of names) out.push(JSON.stringify([verb, group, resource, name]));
    for (const url of rule.nonResourceURLs) out.push(JSON.stringify([verb, url]));
  }
  return out;
}

function grants(rule: PolicyRule, right: string): boolean {
  const parts = JSON.parse(right) as string[];
  const has = (list: readonly string[], value = ''): boolean => list.includes('*') || list.includes(value);
  if (!has(rule.verbs, parts[0])) return false;
  if (parts.length === 2)
    return rule.nonResourceURLs.some((url) => url === parts[1] || (url.endsWith('*') && (parts[1] ?? '').startsWith(url.slice(0, -1))));
  const [, group, resource = '', name = ''] = parts;
  const below = resource.includes('/') && rule.resources.includes(`*${resource.slice(resource.indexOf('/'))}`);
  return (
    has(rule.apiGroups, group) &&
    (has(rule.resources, resource) || below) &&
    (rule.resourceNames.length === 0 || (name !== '' && rule.resourceNames.includes(name.slice(1))))
  );
}

const VALUES = {
  verbs: ['get', 'list', '*', 'delete'],
  apiGroups: ['', 'apps', '*'],
  resources: ['pods', 'pods/log', '*', '*/log', 'nodes'],
  resourceNames: ['a', 'b', '*'],
  nonResourceURLs: ['/a', '/a/*', '*', '/ab'],
};

function randomRule(random: Random, most: number): PolicyRule {
  const some = (list: readonly string[], least = 1): string[] =>
    Array.from({ length: least + random.below(most) }, () => random.pick(list));
  return random.below(5) === 0
    ? { ...NOTHING, verbs: some(VALUES.verbs), nonResourceURLs: some(VALUES.nonResourceURLs) }
    : {
        ...NOTHING,
        verbs: some(VALUES.verbs),
        apiGroups: some(VALUES.apiGroups),
        resources: some(VALUES.resources),
        resourceNames: random.below(2) === 0 ? [] : some(VALUES.resourceNames),
      };
}

test('rules cover others exactly where each single right is granted by one of them', () => {
  let covered = 0;
  for (let seed = 1; seed <= 4000; seed += 1) {
    const random = new Random(27, seed);
    const owned = Array.from({ length: random.below(25) }, () => randomRule(random, 3));
    const wanted = Array.from({ length: 1 + random.below(3) }, () => randomRule(random, 3));
    const missing = new Set(wanted.flatMap(rightsOf).filter((right) => !owned.some((rule) => grants(rule, right))));
    // Owned rules may stand in one role or in several.
    const half = random.below(owned.length + 1);
    const held = [new RuleSet(owned.slice(0, half)), new RuleSet(owned.slice(half))];
    const coverage = coversAtOnce(held, new RuleSet(wanted));
    assert.equal(coverage.verdict, missing.size === 0 ? 'covered' : 'open', `seed ${seed}`);
    const told = coverage.missing.flatMap((part) => [...singlesOf(part)]).flatMap(rightsOf);
    assert.deepEqual([...new Set(told)].sort(), [...missing].sort(), `seed ${seed}`);
    if (missing.size === 0) covered += 1;
  }
  assert.ok(covered > 100, `${covered} of the cases are covered`);
});

const SEVENTY: PolicyRule = {
  ...NOTHING,
  verbs: texts(70, 'v'),
  apiGroups: texts(70, 'g'),
  resources: texts(70, 'r'),
  resourceNames: texts(70, 'n'),
};

test('what a rule of millions of rights lacks is named in part, and the text says so', () => {
  const coverage = coversAtOnce([], new RuleSet([SEVENTY]));
  assert.equal(coverage.verdict, 'open');
  const text = missingText(coverage, 1000);
  assert.ok(text.length < 40_000, `${text.length} characters`);
  assert.match(text, /\n\(only \d+ of the missing permissions are listed, there are more\)$/);
});

test('a rule of millions of rights is covered by the rules that share it among them, and not where one right is left out', () => {
  const shares = SEVENTY.verbs.map((verb) => ({ ...SEVENTY, verbs: [verb] }));
  assert.equal(coversAtOnce([new RuleSet(shares)], new RuleSet([SEVENTY])).verdict, 'covered');
  const [first, ...others] = shares;
  const holed = [{ ...SEVENTY, verbs: ['v0'], resourceNames: SEVENTY.resourceNames.slice(1) }, ...others];
  assert.ok(first !== undefined);
  const { verdict, missing, whole } = coversAtOnce(
    [new RuleSet(holed)],
    new RuleSet([{ ...SEVENTY, apiGroups: ['g1'], resources: ['r1'] }]),
  );
  assert.deepEqual([verdict, whole], ['open', true]);
  assert.deepEqual(
    missing.flatMap((part) => [...singlesOf(part)]),
    [{ ...NOTHING, verbs: ['v0'], apiGroups: ['g1'], resources: ['r1'], resourceNames: ['n0'] }],
  );
});

test('rules that cut one another into too many pieces are not compared to the end, and count as not held', () => {
  // Each owned rule leaves out one value of each factor, so that what is left falls into ever more pieces.
  const without = (list: readonly string[], i: number): string[] => list.filter((_, at) => at !== i);
  const owned = Array.from({ length: 70 }, (_, i) => ({
    ...SEVENTY,
    verbs: [`v${i}`, `v${(i * 7 + 1) % 70}`],
    apiGroups: without(SEVENTY.apiGroups, i),
    resources: without(SEVENTY.resources, (i * 3) % 70),
    resourceNames: without(SEVENTY.resourceNames, (i * 11) % 70),
  }));
  const before = process.cpuUsage();
  const { verdict } = coversAtOnce([new RuleSet(owned)], new RuleSet([SEVENTY]), { steps: 50_000, named: 1_000_000_000 });
  const { user } = process.cpuUsage(before);
  assert.notEqual(verdict, 'covered');
  assert.ok(user < 1_000_000, `${user} µs`);
});

test('what a role repeats counts once', () => {
  const pods = { verbs: Array.from({ length: 90_000 }, () => 'get'), apiGroups: [''], resources: ['pods'] };
  const set = RuleSet.of({ metadata: {}, rules: [pods, ...Array.from({ length: 1000 }, () => ({ ...pods, verbs: ['get'] }))] });
  assert.deepEqual(set.rules, [{ ...NOTHING, verbs: ['get'], apiGroups: [''], resources: ['pods'] }]);
});
