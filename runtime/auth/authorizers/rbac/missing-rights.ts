/** What a refusal names of the rights that somebody lacks: a line for each thing, with the verbs that are missing on it. */
import type { Coverage, Missing } from './covers.js';
import type { PolicyRule } from './rules.js';

/** Lines that are named at most, and their characters. The largest of the roles that a cluster comes with has half as many. */
const MAX_LINES = 250;
const MAX_TEXT = 32 * 1024;

/** Rules of single verbs on one thing each, in the order in which the rules that ask for them list them. */
export function* singlesOf({ rule, verbs, apiGroups, resources, names, urls }: Missing): Generator<PolicyRule> {
  const open = new Set(verbs);
  const ordered = rule.verbs.filter((verb) => open.has(verb));
  for (const group of apiGroups)
    for (const resource of resources)
      for (const verb of ordered)
        for (const name of names)
          yield { ...NOTHING, verbs: [verb], apiGroups: [group], resources: [resource], resourceNames: name === undefined ? [] : [name] };
  for (const url of urls) for (const verb of ordered) yield { ...NOTHING, verbs: [verb], nonResourceURLs: [url] };
}

const NOTHING: PolicyRule = { verbs: [], apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [] };

/** A thing, and what is missing on it: verbs with their places in the rules that ask for them. */
interface Line {
  readonly single: PolicyRule;
  readonly verbs: Map<string, number>;
}

/** Single rights as lines: verbs on the same thing are one line of all these verbs; paths stay listed verb by verb. */
function linesOf(missing: readonly Missing[], named: number): { readonly lines: Iterable<Line>; readonly whole: boolean } {
  const lines = new Map<string, Line>();
  const places = new Map<PolicyRule, ReadonlyMap<string, number>>();
  let before = 0;
  let left = named;
  for (const part of missing) {
    let placeOf = places.get(part.rule);
    if (placeOf === undefined) {
      const first = before;
      placeOf = new Map(part.rule.verbs.map((verb, i) => [verb, first + i]));
      places.set(part.rule, placeOf);
      before += part.rule.verbs.length;
    }
    for (const single of singlesOf(part)) {
      if (left === 0) return { lines: lines.values(), whole: false };
      left -= 1;
      const { apiGroups, resources, resourceNames, nonResourceURLs, verbs } = single;
      const [verb = ''] = verbs;
      const key = JSON.stringify([apiGroups, resources, resourceNames, nonResourceURLs, nonResourceURLs.length > 0 ? verb : '']);
      const line = lines.get(key) ?? { single, verbs: new Map<string, number>() };
      lines.set(key, line);
      if (!line.verbs.has(verb)) line.verbs.set(verb, placeOf.get(verb) ?? 0);
    }
  }
  return { lines: lines.values(), whole: true };
}

const inOrder = (verbs: ReadonlyMap<string, number>): string[] => [...verbs].sort(([, a], [, b]) => a - b).map(([verb]) => verb);

/** The lines in their order, cut where they are too many; `named`: single rights that are looked at. */
export function missingText({ missing, whole }: Pick<Coverage, 'missing' | 'whole'>, named: number): string {
  const found = linesOf(missing, named);
  const all = [...found.lines].map(({ single, verbs }) => ruleText({ ...single, verbs: inOrder(verbs) })).sort();
  const shown: string[] = [];
  let length = 0;
  for (const line of all.slice(0, MAX_LINES)) {
    length += line.length;
    if (length > MAX_TEXT && shown.length > 0) break;
    shown.push(line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT)}…` : line);
  }
  if (whole && found.whole && shown.length === all.length) return shown.join('\n');
  return `${shown.join('\n')}\n(only ${shown.length} of the missing permissions are listed, there are more)`;
}

export const quotedList = (values: readonly string[]): string => `[${values.map((v) => JSON.stringify(v)).join(' ')}]`;

const PARTS: readonly (readonly [string, keyof PolicyRule])[] = [
  ['APIGroups', 'apiGroups'],
  ['Resources', 'resources'],
  ['NonResourceURLs', 'nonResourceURLs'],
  ['ResourceNames', 'resourceNames'],
  ['Verbs', 'verbs'],
];

const ruleText = (rule: PolicyRule): string =>
  `{${PARTS.filter(([, part]) => rule[part].length > 0)
    .map(([name, part]) => `${name}:${quotedList(rule[part])}`)
    .join(', ')}}`;
