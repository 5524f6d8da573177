/** Which webhooks a request is sent to, and as which version of its resource (specification 2, "Webhook configurations"). */
import type { RuleWithOperations } from '../../../../generated/admissionregistration/v1/types.js';
import type { Namespace } from '../../../../generated/core/v1/types.js';
import type { VersionDefinition } from '../../../model/definition/definition.js';
import { notFound } from '../../../model/errors.js';
import type { ObjectMeta } from '../../../model/object.js';
import type { ObjectReader } from '../../../resource/reader.js';
import type { Registry } from '../../../resource/registry.js';
import type { AdmissionRequest } from '../../request.js';
import type { Hook } from './hooks.js';

const EVERYTHING = '*';
const NAMESPACES = 'namespaces';

/** The version of a resource by which a webhook is asked, which is the request's own or one that means the same. */
export type AskedAs = Pick<VersionDefinition, 'group' | 'version' | 'plural' | 'kind'>;

const isNamespace = ({ group, resource }: AdmissionRequest): boolean => group === '' && resource === NAMESPACES;

/** The namespace that the request is in: of a namespace it is the namespace itself. */
export const namespaceOf = (request: AdmissionRequest): string =>
  isNamespace(request) ? request.name || (request.object ?? request.old)?.metadata.name || '' : request.namespace;

const has = (list: readonly string[] | undefined, value: string): boolean =>
  list !== undefined && (list.includes(value) || list.includes(EVERYTHING));

/** `pods/*` stands for pods as well, and `*` for every resource but no subresource. */
function coversResource(rule: RuleWithOperations, resource: string, subresource: string): boolean {
  for (const text of rule.resources ?? []) {
    const slash = text.indexOf('/');
    const [name, below] = slash < 0 ? [text, ''] : [text.slice(0, slash), text.slice(slash + 1)];
    if ((name === EVERYTHING || name === resource) && (below === EVERYTHING || below === subresource)) return true;
  }
  return false;
}

/** Namespaces count as cluster-wide, however they are asked for. */
function coversScope({ scope = EVERYTHING }: RuleWithOperations, request: AdmissionRequest): boolean {
  if (scope === EVERYTHING) return true;
  const clusterWide = isNamespace(request) || request.namespace === '';
  return clusterWide === (scope === 'Cluster');
}

const covers = (rule: RuleWithOperations, request: AdmissionRequest, { group, version, plural }: AskedAs): boolean =>
  has(rule.operations, request.operation) &&
  has(rule.apiGroups, group) &&
  has(rule.apiVersions, version) &&
  coversResource(rule, plural, request.subresource) &&
  coversScope(rule, request);

export class Matching {
  /** Versions that mean the same as one, for each that was asked for. */
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
   * The version by which the webhook is asked; undefined where it is not. Throws 404 where the request's namespace, which the
   * webhook selects by its labels, is not there.
   */
  asked(hook: Hook, request: AdmissionRequest): AskedAs | undefined {
    const as = this.#version(hook, request);
    if (as === undefined || !this.#selectsNamespace(hook, request) || !selectsObject(hook, request)) return undefined;
    return as;
  }

  #version({ rules, equivalent }: Hook, request: AdmissionRequest): AskedAs | undefined {
    if (rules.some((rule) => covers(rule, request, request.asked))) return request.asked;
    if (!equivalent) return undefined;
    const others = this.#others(request);
    for (const rule of rules) for (const other of others) if (covers(rule, request, other)) return other;
    return undefined;
  }

  /** Other served versions of the resource, in the order in which they are published. */
  #others({ asked }: AdmissionRequest): readonly VersionDefinition[] {
    const known = this.#equivalents.get(asked);
    if (known !== undefined) return known;
    const served = this.registry.find(asked.group, asked.version, asked.plural);
    const versions = served === undefined ? [] : this.registry.servedVersions(served.resource.definition.id).map(({ version }) => version);
    const others = versions.filter((version) => version !== asked);
    this.#equivalents.set(asked, others);
    return others;
  }

  #selectsNamespace({ namespaces: selector }: Hook, request: AdmissionRequest): boolean {
    if (selector === undefined) return true;
    if (isNamespace(request)) {
      const { metadata } = request.object ?? request.old ?? {};
      if (metadata !== undefined) return selector.matches(metadata.labels);
    }
    const name = namespaceOf(request);
    // What is in no namespace is meant whatever the selector says.
    if (name === '') return true;
    const namespace = this.namespaces?.peek('', name);
    if (namespace === undefined) throw notFound({ group: '', name: NAMESPACES }, name);
    return selector.matches(namespace.metadata.labels);
  }
}

/** A webhook that selects objects is asked where the new or the old one has the labels. */
function selectsObject({ objects: selector }: Hook, { object, old, operation }: AdmissionRequest): boolean {
  if (selector === undefined) return true;
  // The options of a connection have no labels, and are not selected by the absence of any.
  if (operation === 'CONNECT') return false;
  const selects = (metadata: ObjectMeta | undefined): boolean => metadata !== undefined && selector.matches(metadata.labels);
  return selects(object?.metadata) || selects(old?.metadata);
}
