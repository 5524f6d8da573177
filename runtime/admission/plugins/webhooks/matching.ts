/** Which webhooks and policies a request matches, and with which version of its resource (specification 2, "Webhook configurations"). */
import type { NamedRuleWithOperations, RuleWithOperations } from '../../../../generated/admissionregistration/v1/types.js';
import type { Namespace } from '../../../../generated/core/v1/types.js';
import type { VersionDefinition } from '../../../model/definition/definition.js';
import { notFound } from '../../../model/errors.js';
import type { ObjectMeta } from '../../../model/object.js';
import { type LabelSelector, selectorOfObject } from '../../../model/selectors/selectors.js';
import type { ObjectReader } from '../../../resource/reader.js';
import type { Registry } from '../../../resource/registry.js';
import type { AdmissionRequest } from '../../request.js';

const EVERYTHING = '*';
const NAMESPACES = 'namespaces';

/** A rule about requests; those of policies may name objects. */
type MatchedRule = RuleWithOperations & Pick<NamedRuleWithOperations, 'resourceNames'>;

/** What requests are matched with. */
export interface Matched {
  readonly rules: readonly MatchedRule[];
  /** Rules whose requests do not match, whatever the others say. */
  readonly excluded?: readonly MatchedRule[];
  /** Whether the rules also match equivalent versions of the resource. */
  readonly equivalent: boolean;
  /** Undefined if every namespace or object matches. */
  readonly namespaces: LabelSelector | undefined;
  readonly objects: LabelSelector | undefined;
}

/** An empty selector matches everything. */
export function narrowing(source: Parameters<typeof selectorOfObject>[0]): LabelSelector | undefined {
  const selector = selectorOfObject(source);
  return selector.requirements.length === 0 ? undefined : selector;
}

/** The version of a resource with which a webhook is called: the request's own or an equivalent one. */
export type AskedAs = Pick<VersionDefinition, 'group' | 'version' | 'plural' | 'kind'>;

const isNamespace = ({ group, resource }: AdmissionRequest): boolean => group === '' && resource === NAMESPACES;

/** The namespace of the request; for a namespace, the namespace itself. */
export const namespaceOf = (request: AdmissionRequest): string =>
  isNamespace(request) ? request.name || (request.object ?? request.old)?.metadata.name || '' : request.namespace;

const has = (list: readonly string[] | undefined, value: string): boolean =>
  list !== undefined && (list.includes(value) || list.includes(EVERYTHING));

/** `pods/*` includes pods themselves, and `*` all resources but no subresource. */
function coversResource(rule: RuleWithOperations, resource: string, subresource: string): boolean {
  for (const text of rule.resources ?? []) {
    const slash = text.indexOf('/');
    const [name, below] = slash < 0 ? [text, ''] : [text.slice(0, slash), text.slice(slash + 1)];
    if ((name === EVERYTHING || name === resource) && (below === EVERYTHING || below === subresource)) return true;
  }
  return false;
}

/** Namespaces count as cluster-wide, although requests for them name a namespace. */
function coversScope({ scope = EVERYTHING }: RuleWithOperations, request: AdmissionRequest): boolean {
  if (scope === EVERYTHING) return true;
  const clusterWide = isNamespace(request) || request.namespace === '';
  return clusterWide === (scope === 'Cluster');
}

const coversName = ({ resourceNames = [] }: MatchedRule, { name, object }: AdmissionRequest): boolean =>
  resourceNames.length === 0 || resourceNames.includes(name || (object?.metadata.name ?? ''));

/** Whether the rule looks at what requests for the same version of a resource do not share. */
const asksForMore = ({ scope = EVERYTHING, resourceNames = [] }: MatchedRule): boolean => scope !== EVERYTHING || resourceNames.length > 0;

/** Whether the rule is about such requests, whatever object they are about. */
const coversKind = (
  rule: MatchedRule,
  { operation, subresource }: Pick<AdmissionRequest, 'operation' | 'subresource'>,
  { group, version, plural }: AskedAs,
): boolean =>
  has(rule.operations, operation) &&
  has(rule.apiGroups, group) &&
  has(rule.apiVersions, version) &&
  coversResource(rule, plural, subresource);

const covers = (rule: MatchedRule, request: AdmissionRequest, as: AskedAs): boolean =>
  coversKind(rule, request, as) && coversScope(rule, request) && coversName(rule, request);

export class Matching {
  /** Equivalent versions, by the version of the request. */
  #equivalents = new WeakMap<VersionDefinition, readonly VersionDefinition[]>();

  constructor(
    private readonly registry: Registry,
    private readonly namespaces: ObjectReader<Namespace> | undefined,
  ) {
    registry.onChange(() => {
      this.#equivalents = new WeakMap();
    });
  }

  /**
   * The version with which the webhook is called; undefined if it does not match. Throws 404 if the webhook selects namespaces by labels
   * and the request's namespace does not exist.
   * @param as the version, where it is settled for requests of the kind.
   */
  asked(matched: Matched, request: AdmissionRequest, as = this.#version(matched.rules, matched, request)): AskedAs | undefined {
    return as !== undefined && this.#selects(matched, request) ? as : undefined;
  }

  /** The version for all requests for this version of the resource; undefined where it depends on what else a request says. */
  settled(matched: Matched, request: AdmissionRequest): AskedAs | undefined {
    return matched.rules.some(asksForMore) ? undefined : this.#version(matched.rules, matched, request);
  }

  /** The same for what only narrows other rules: without rules of its own, it matches whatever these do. */
  narrows(matched: Matched, request: AdmissionRequest): boolean {
    return matched.rules.length === 0 ? this.#selects(matched, request) : this.asked(matched, request) !== undefined;
  }

  /** Whether rules are about requests for this version of the resource, or for an equivalent one, whatever object they are about. */
  concerns({ rules, equivalent }: Matched, request: AdmissionRequest): boolean {
    const versions = equivalent ? [request.asked, ...this.#others(request)] : [request.asked];
    return rules.some((rule) => versions.some((version) => coversKind(rule, request, version)));
  }

  #selects(matched: Matched, request: AdmissionRequest): boolean {
    const { excluded = [] } = matched;
    return (
      (excluded.length === 0 || this.#version(excluded, matched, request) === undefined) &&
      this.#selectsNamespace(matched, request) &&
      selectsObject(matched, request)
    );
  }

  #version(rules: readonly MatchedRule[], { equivalent }: Matched, request: AdmissionRequest): AskedAs | undefined {
    if (rules.some((rule) => covers(rule, request, request.asked))) return request.asked;
    if (!equivalent) return undefined;
    const others = this.#others(request);
    for (const rule of rules) for (const other of others) if (covers(rule, request, other)) return other;
    return undefined;
  }

  /** Other served versions of the resource, in their published order. */
  #others({ asked }: AdmissionRequest): readonly VersionDefinition[] {
    const known = this.#equivalents.get(asked);
    if (known !== undefined) return known;
    const served = this.registry.find(asked.group, asked.version, asked.plural);
    const versions = served === undefined ? [] : this.registry.servedVersions(served.resource.definition.id).map(({ version }) => version);
    const others = versions.filter((version) => version !== asked);
    this.#equivalents.set(asked, others);
    return others;
  }

  #selectsNamespace({ namespaces: selector }: Matched, request: AdmissionRequest): boolean {
    if (selector === undefined) return true;
    if (isNamespace(request)) {
      const { metadata } = request.object ?? request.old ?? {};
      if (metadata !== undefined) return selector.matches(metadata.labels);
    }
    const name = namespaceOf(request);
    // Objects outside of namespaces match whatever the selector says.
    if (name === '') return true;
    const namespace = this.namespaces?.peek('', name);
    if (namespace === undefined) throw notFound({ group: '', name: NAMESPACES }, name);
    return selector.matches(namespace.metadata.labels);
  }
}

/** A webhook that selects objects is called if the new or the old object matches. */
function selectsObject({ objects: selector }: Matched, { object, old, operation }: AdmissionRequest): boolean {
  if (selector === undefined) return true;
  // The options of a connection have no labels; a selector never matches them.
  if (operation === 'CONNECT') return false;
  const selects = (metadata: ObjectMeta | undefined): boolean => metadata !== undefined && selector.matches(metadata.labels);
  return selects(object?.metadata) || selects(old?.metadata);
}
