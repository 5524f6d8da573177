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
  /** Position in the order of precedence; rules of one schema follow one another. */
  readonly position: number;
  readonly target: Target;
  readonly ofResources: readonly Matcher[];
  readonly ofPaths: readonly Matcher[];
}

/** Lists by a key, made when they are first added to. */
class Lists<T> {
  readonly #lists = new Map<string, T[]>();

  add(key: string, item: T): void {
    const list = this.#lists.get(key);
    if (list === undefined) this.#lists.set(key, [item]);
    else list.push(item);
  }

  of(key: string): readonly T[] {
    return this.#lists.get(key) ?? [];
  }
}

/** Schemas in the order in which they are tried: of equal precedence, by name. */
export const inOrder = (schemas: readonly FlowSchema[]): FlowSchema[] =>
  schemas.toSorted((a, b) => a.precedence - b.precedence || (a.name < b.name ? -1 : 1));

/**
 * The rules of all schemas by their subjects. A user's rules are found once and kept with the user, so that a request costs a test
 * of a few rules, and what is kept goes with those who are known; nothing is kept by what requests say.
 */
export class FlowSchemaIndex<Target> {
  readonly #byUser = new Lists<Rule<Target>>();
  readonly #byGroup = new Lists<Rule<Target>>();
  readonly #byNamespace = new Lists<Rule<Target>>();
  readonly #known = new WeakMap<User, readonly Rule<Target>[]>();

  /** `targetOf`: what a match gives; undefined for a schema that is passed over. */
  constructor(schemas: readonly FlowSchema[], targetOf: (schema: FlowSchema) => Target | undefined) {
    let position = 0;
    for (const schema of inOrder(schemas)) {
      const target = targetOf(schema);
      if (target === undefined) continue;
      for (const { subjects, resourceRules = [], nonResourceRules = [] } of schema.rules) {
        const rule = { position, target, ofResources: resourceRules.map(resourceMatcher), ofPaths: nonResourceRules.map(pathMatcher) };
        position += 1;
        for (const subject of subjects ?? []) this.#add(subject, rule);
      }
    }
  }

  #add({ kind, user, group, serviceAccount }: Subject, rule: Rule<Target>): void {
    if (kind === 'User' && user !== undefined) this.#byUser.add(user.name, rule);
    else if (kind === 'Group' && group !== undefined) this.#byGroup.add(group.name, rule);
    else if (kind === 'ServiceAccount' && serviceAccount !== undefined) {
      const { namespace, name } = serviceAccount;
      if (name === '*') this.#byNamespace.add(namespace, rule);
      else this.#byUser.add(accountUser(namespace, name), rule);
    }
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
    return [...rules].sort((a, b) => a.position - b.position);
  }
}

/** The namespace of a service account by its user name; empty, which no rule has, for other users. */
const namespaceOfAccount = (name: string): string => accountOf(name)?.namespace ?? '';
