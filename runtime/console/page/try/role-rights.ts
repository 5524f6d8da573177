/** What a role would allow, of the kinds that the server has. */
import type { PolicyRule } from '../../../../generated/rbac.authorization/v1/types.js';
import type { DiscoveredKind } from '../../../api-client/index.js';
import { allows } from '../access/policy.js';
import { isJsonObject, type Json, type JsonObject } from '../values/json.js';

export interface KindRights {
  readonly kind: DiscoveredKind;
  /** Empty where the rights are about the objects themselves. */
  readonly subresource: string;
  readonly rights: readonly VerbRight[];
}

interface VerbRight {
  readonly verb: string;
  /** Objects that the verb is allowed for by name; empty where it is allowed for all. */
  readonly names: readonly string[];
}

const texts = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The rules of the text of a role. */
export function rulesOf({ rules }: JsonObject): PolicyRule[] {
  if (!Array.isArray(rules)) return [];
  return rules.filter(isJsonObject).map((rule) => ({
    verbs: texts(rule.verbs),
    apiGroups: texts(rule.apiGroups),
    resources: texts(rule.resources),
    resourceNames: texts(rule.resourceNames),
    nonResourceURLs: texts(rule.nonResourceURLs),
  }));
}

/** What may be asked of subresources; which of it each answers is its own matter. */
const OF_SUBRESOURCES = ['get', 'create', 'update', 'patch', 'delete'];

/** What rules allow of each kind, of which there is a right at all. */
export const rightsOf = (rules: readonly PolicyRule[], kinds: readonly DiscoveredKind[]): KindRights[] =>
  kinds
    .flatMap((kind) => [
      { kind, subresource: '', verbs: kind.verbs },
      ...kind.subresources.map((subresource) => ({ kind, subresource, verbs: OF_SUBRESOURCES })),
    ])
    .map(({ kind, subresource, verbs }) => ({
      kind,
      subresource,
      rights: verbs.flatMap((verb) => rightTo(verb, kind, subresource, rules) ?? []),
    }))
    .filter(({ rights }) => rights.length > 0);

function rightTo(
  verb: string,
  { group, plural }: DiscoveredKind,
  subresource: string,
  rules: readonly PolicyRule[],
): VerbRight | undefined {
  const resource = subresource === '' ? plural : `${plural}/${subresource}`;
  const question = { verb, group, resource, namespace: '', name: '' };
  if (rules.some((rule) => allows(rule, question))) return { verb, names: [] };
  const names = rules.flatMap(({ resourceNames, ...rule }) => (allows(rule, question) ? (resourceNames ?? []) : []));
  return names.length === 0 ? undefined : { verb, names: [...new Set(names)] };
}

/** Resources of rules that no kind of the server has, so that the rules allow nothing of them. */
export function unknownResources(rules: readonly PolicyRule[], kinds: readonly DiscoveredKind[]): string[] {
  const isKnown = (group: string, resource: string): boolean => {
    const [plural] = resource.split('/');
    return plural === '*' || kinds.some((kind) => kind.plural === plural && (group === '*' || kind.group === group));
  };
  const all = rules.flatMap(({ apiGroups, resources }) =>
    (resources ?? []).flatMap((resource) =>
      (apiGroups ?? []).some((group) => isKnown(group, resource))
        ? []
        : `${resource} in ${(apiGroups ?? []).map(named).join(', ') || 'no group'}`,
    ),
  );
  return [...new Set(all)];
}

const named = (group: string): string => (group === '' ? 'core' : group);
