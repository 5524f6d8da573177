/** The rules of one version of a role, brought into the form in which they are looked up: once, whoever asks and however often. */
import type { ApiObject } from '../../../model/object.js';
import type { Attributes } from '../../contract.js';
import { ALL, allowsName, allowsSome, type PolicyRule, policyRules } from './rules.js';

/** Roles of so few rules are looked through; longer ones are looked up by resource. */
const FEW = 16;

const NONE: readonly PolicyRule[] = [];

/** What a role says of a question. */
interface Ruling {
  readonly allowed: boolean;
  /** Whether the answer holds for the name alone that was asked about. */
  readonly byName: boolean;
}

const ALLOWED: Ruling = { allowed: true, byName: false };
const ALLOWED_NAME: Ruling = { allowed: true, byName: true };
const SILENT: Ruling = { allowed: false, byName: false };
const SILENT_NAME: Ruling = { allowed: false, byName: true };

export class RuleSet {
  /** The rules as the role lists them, each once. */
  readonly rules: readonly PolicyRule[];
  /** The same rights in fewer rules, where there are many that differ by nothing but their names. */
  readonly merged: readonly PolicyRule[];
  /** Rules by the resources they name, where there are many. */
  readonly #byResource: ReadonlyMap<string, readonly PolicyRule[]> | undefined;
  readonly #ofPaths: readonly PolicyRule[];

  constructor(rules: readonly PolicyRule[]) {
    this.rules = distinct(rules);
    this.merged = this.rules.length > FEW ? byNames(this.rules) : this.rules;
    this.#byResource = this.merged.length > FEW ? indexed(this.merged) : undefined;
    this.#ofPaths = this.merged.filter(({ nonResourceURLs }) => nonResourceURLs.length > 0);
  }

  static of(role: ApiObject): RuleSet {
    return new RuleSet(policyRules(role));
  }

  judge(attributes: Attributes): Ruling {
    const { resourceRequest, resource, subresource } = attributes;
    if (!resourceRequest) return ruling(this.#ofPaths, attributes);
    if (this.#byResource === undefined) return ruling(this.merged, attributes);
    let byName = false;
    for (const rules of this.#naming(subresource === '' ? resource : `${resource}/${subresource}`)) {
      const found = ruling(rules, attributes);
      byName ||= found.byName;
      if (found.allowed) return byName ? ALLOWED_NAME : ALLOWED;
    }
    return byName ? SILENT_NAME : SILENT;
  }

  /** Rules that may grant something on resources that a rule names, as in `pods`, `pods/log` or `*`; some may come twice. */
  *candidates(resources: readonly string[]): Generator<readonly PolicyRule[]> {
    if (this.#byResource === undefined) yield this.merged;
    else for (const resource of resources) yield* this.#naming(resource);
  }

  /** Rules about paths. */
  get ofPaths(): readonly PolicyRule[] {
    return this.#ofPaths;
  }

  *#naming(resource: string): Generator<readonly PolicyRule[]> {
    yield this.#byResource?.get(ALL) ?? NONE;
    if (resource === ALL) return;
    yield this.#byResource?.get(resource) ?? NONE;
    const slash = resource.indexOf('/');
    if (slash > 0) yield this.#byResource?.get(`${ALL}${resource.slice(slash)}`) ?? NONE;
  }
}

function ruling(rules: readonly PolicyRule[], attributes: Attributes): Ruling {
  let byName = false;
  for (const rule of rules) {
    if (!allowsSome(rule, attributes)) continue;
    if (attributes.resourceRequest && rule.resourceNames.length > 0) byName = true;
    if (allowsName(rule, attributes)) return byName ? ALLOWED_NAME : ALLOWED;
  }
  return byName ? SILENT_NAME : SILENT;
}

/** A text that two rules share if they are the same by their letters. */
export const ruleKey = ({ verbs, apiGroups, resources, resourceNames, nonResourceURLs }: PolicyRule): string =>
  JSON.stringify([verbs, apiGroups, resources, resourceNames, nonResourceURLs]);

function distinct(rules: readonly PolicyRule[]): readonly PolicyRule[] {
  if (rules.length < 2) return rules;
  const known = new Map<string, PolicyRule>();
  for (const rule of rules) {
    const key = ruleKey(rule);
    if (!known.has(key)) known.set(key, rule);
  }
  return known.size === rules.length ? rules : [...known.values()];
}

/** Rules about names of the same things are one rule about all these names. */
function byNames(rules: readonly PolicyRule[]): PolicyRule[] {
  const named = new Map<string, { readonly rule: PolicyRule; readonly names: Set<string> }>();
  const others: PolicyRule[] = [];
  for (const rule of rules) {
    if (rule.resourceNames.length === 0 || rule.nonResourceURLs.length > 0) {
      others.push(rule);
      continue;
    }
    const key = ruleKey({ ...rule, resourceNames: [] });
    const known = named.get(key);
    if (known === undefined) named.set(key, { rule, names: new Set(rule.resourceNames) });
    else for (const name of rule.resourceNames) known.names.add(name);
  }
  return [...others, ...[...named.values()].map(({ rule, names }) => ({ ...rule, resourceNames: [...names] }))];
}

function indexed(rules: readonly PolicyRule[]): ReadonlyMap<string, readonly PolicyRule[]> {
  const index = new Map<string, PolicyRule[]>();
  for (const rule of rules)
    for (const resource of rule.resources) {
      const known = index.get(resource);
      if (known === undefined) index.set(resource, [rule]);
      else known.push(rule);
    }
  return index;
}
