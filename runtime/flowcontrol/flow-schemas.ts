/** Which flow schema a request falls under: the first, in the order of precedence, of which a rule has its user and its attributes. */

import type { Attributes, User } from '../auth/contract.js';
import { accountOf, accountUser } from '../auth/service-account-claims.js';
import type { FlowSchema, NonResourceRule, ResourceRule, Subject } from './configuration.js';

/** What a request asks for, and rules look at. */
export type RequestAttributes = Omit<Attributes, 'user'>;

/** A list of a rule; undefined where it has everything. */
type Names = ReadonlySet<string> | undefined;

const namesOf = (names: readonly string[] | null): Names => (names?.includes('*') === true ? undefined : new Set(names));
const has = (names: Names, name: string): boolean => names === undefined || names.has(name);

type Matcher = (request: RequestAttributes) => boolean;

function resourceMatcher(rule: ResourceRule): Matcher {
  const [verbs, groups, resources, namespaces] = [rule.verbs, rule.apiGroups, rule.resources, rule.namespaces].map(namesOf);
  const { clusterScope = false } = rule;
  return ({ verb, group, resource, subresource, namespace }) =>
    (namespace === '' ? clusterScope : has(namespaces, namespace)) &&
    has(verbs, verb) &&
    has(groups, group) &&
    (resources === undefined || resources.has(subresource === '' ? resource : `${resource}/${subresource}`));
}

function pathMatcher(rule: NonResourceRule): Matcher {
  const verbs = namesOf(rule.verbs);
  const paths = namesOf(rule.nonResourceURLs);
  const prefixes = [...(paths ?? [])].filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -1));
  return ({ verb, path }) => has(verbs, verb) && (has(paths, path) || prefixes.some((prefix) => path.startsWith(prefix)));
}

/** A rule of a schema, without its subjects. */
interface Rule<Target> {
  readonly schema: FlowSchema;
  /** Its place among the rules of the schema. */
  readonly number: number;
  readonly target: Target;
  readonly ofResources: readonly Matcher[];
  readonly ofPaths: readonly Matcher[];
}

/** Schemas are tried in the order of precedence; of equal precedence, by name. */
const bySchema = (a: FlowSchema, b: FlowSchema): number => a.precedence - b.precedence || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

const byRule = (a: Rule<unknown>, b: Rule<unknown>): number => bySchema(a.schema, b.schema) || a.number - b.number;

/** Schemas in the order in which they are tried. */
export const inOrder = (schemas: readonly FlowSchema[]): FlowSchema[] => schemas.toSorted(bySchema);

/** Rules by a key, those of each in the order in which they are tried. */
class RulesBy<Target> {
  readonly #lists = new Map<string, Rule<Target>[]>();

  add(key: string, rule: Rule<Target>): void {
    const list = this.#lists.get(key);
    if (list === undefined) this.#lists.set(key, [rule]);
    else if (list[placeOf(list, rule)] !== rule) list.splice(placeOf(list, rule), 0, rule);
  }

  remove(key: string, rule: Rule<Target>): void {
    const list = this.#lists.get(key);
    if (list === undefined) return;
    const place = placeOf(list, rule);
    if (list[place] === rule) list.splice(place, 1);
    if (list.length === 0) this.#lists.delete(key);
  }

  of(key: string): readonly Rule<Target>[] {
    return this.#lists.get(key) ?? [];
  }
}

/** Where a rule stands in a list, or belongs. */
function placeOf<Target>(list: readonly Rule<Target>[], rule: Rule<Target>): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = list[middle];
    if (other !== undefined && byRule(other, rule) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The rules of all schemas by their subjects: a schema that changes costs as much as it says, however many others there are. A user's rules
 * are found once and kept with the user until schemas change, so that a request costs a test of a few rules, and what is kept goes with
 * those who are known; nothing is kept by what requests say.
 */
export class FlowSchemaIndex<Target> {
  readonly #byUser = new RulesBy<Target>();
  readonly #byGroup = new RulesBy<Target>();
  readonly #byNamespace = new RulesBy<Target>();
  /** What takes a schema out of the index, by its name. */
  readonly #removals = new Map<string, () => void>();
  #known = new WeakMap<User, readonly Rule<Target>[]>();

  /** A schema is there, in place of the one of its name. `target`: what a match gives. */
  set(schema: FlowSchema, target: Target): void {
    this.remove(schema.name);
    const rules = schema.rules.map(({ subjects, resourceRules = [], nonResourceRules = [] }, number) => {
      const rule = { schema, number, target, ofResources: resourceRules.map(resourceMatcher), ofPaths: nonResourceRules.map(pathMatcher) };
      return { rule, places: (subjects ?? []).flatMap((subject) => this.#placesOf(subject)) };
    });
    for (const { rule, places } of rules) for (const [by, key] of places) by.add(key, rule);
    this.#removals.set(schema.name, () => {
      for (const { rule, places } of rules) for (const [by, key] of places) by.remove(key, rule);
    });
  }

  /** No schema of the name is there from now on, or it is passed over. */
  remove(name: string): void {
    this.#known = new WeakMap();
    this.#removals.get(name)?.();
    this.#removals.delete(name);
  }

  /** Where rules for a subject are looked for. */
  #placesOf({ kind, user, group, serviceAccount }: Subject): [by: RulesBy<Target>, key: string][] {
    if (kind === 'User' && user !== undefined) return [[this.#byUser, user.name]];
    if (kind === 'Group' && group !== undefined) return [[this.#byGroup, group.name]];
    if (kind !== 'ServiceAccount' || serviceAccount === undefined) return [];
    const { namespace, name } = serviceAccount;
    return [name === '*' ? [this.#byNamespace, namespace] : [this.#byUser, accountUser(namespace, name)]];
  }

  /** What the first schema that matches stands for; undefined where none does. */
  match(user: User, request: RequestAttributes): Target | undefined {
    let rules = this.#known.get(user);
    if (rules === undefined) {
      rules = this.#rulesOf(user);
      this.#known.set(user, rules);
    }
    for (const { target, ofResources, ofPaths } of rules)
      for (const matches of request.resourceRequest ? ofResources : ofPaths) if (matches(request)) return target;
    return undefined;
  }

  #rulesOf({ name, groups }: User): readonly Rule<Target>[] {
    const rules = new Set([...this.#byUser.of('*'), ...this.#byUser.of(name), ...this.#byGroup.of('*')]);
    for (const group of groups) for (const rule of this.#byGroup.of(group)) rules.add(rule);
    for (const rule of this.#byNamespace.of(namespaceOfAccount(name))) rules.add(rule);
    return [...rules].sort(byRule);
  }
}

/** The namespace of a service account by its user name; empty, which no rule has, for other users. */
const namespaceOfAccount = (name: string): string => accountOf(name)?.namespace ?? '';
