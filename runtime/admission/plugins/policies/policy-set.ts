/** Policies and their bindings, prepared for matching with requests. */
import type {
  MatchResources,
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
  ParamKind,
  ParamRef,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
} from '../../../../generated/admissionregistration/v1/types.js';
import type { Registry } from '../../../resource/registry.js';
import { type Matched, narrowing } from '../webhooks/matching.js';

/** A policy and its binding, as they are stored. */
export interface PolicyTypes {
  readonly policy: ValidatingAdmissionPolicy | MutatingAdmissionPolicy;
  readonly binding: ValidatingAdmissionPolicyBinding | MutatingAdmissionPolicyBinding;
}

export interface Binding<T extends PolicyTypes> {
  readonly name: string;
  readonly matched: Matched;
  readonly paramRef: ParamRef | undefined;
  readonly source: Readonly<T['binding']>;
}

export interface Policy<T extends PolicyTypes> {
  readonly name: string;
  readonly matched: Matched;
  readonly ignoresFailures: boolean;
  readonly paramKind: ParamKind | undefined;
  readonly bindings: readonly Binding<T>[];
  readonly source: Readonly<T['policy']>;
}

const EVERYTHING: Matched = { rules: [], equivalent: true, namespaces: undefined, objects: undefined };

function matchedOf(resources: MatchResources | null | undefined): Matched {
  if (resources === undefined || resources === null) return EVERYTHING;
  const { resourceRules = [], excludeResourceRules = [], matchPolicy, namespaceSelector, objectSelector } = resources;
  return {
    rules: resourceRules,
    excluded: excludeResourceRules,
    equivalent: matchPolicy !== 'Exact',
    namespaces: narrowing(namespaceSelector),
    objects: narrowing(objectSelector),
  };
}

const bindingOf = <T extends PolicyTypes>(source: Readonly<T['binding']>): Binding<T> => ({
  name: source.metadata.name ?? '',
  matched: matchedOf(source.spec.matchResources),
  paramRef: source.spec.paramRef ?? undefined,
  source,
});

const policyOf = <T extends PolicyTypes>(source: Readonly<T['policy']>, bindings: readonly Binding<T>[]): Policy<T> => ({
  name: source.metadata.name ?? '',
  matched: matchedOf(source.spec.matchConstraints),
  ignoresFailures: source.spec.failurePolicy === 'Ignore',
  paramKind: source.spec.paramKind ?? undefined,
  bindings,
  source,
});

/** All policies of a kind that are bound, by name, from the server's cache: a change takes effect with the next request. */
export class PolicySet<T extends PolicyTypes> {
  readonly #policies;
  readonly #bindings;
  #seen: readonly number[] = [];
  #bound: readonly Policy<T>[] = [];

  constructor(registry: Registry, kind: PolicyKind) {
    const [policies, bindings] = PolicySet.resourcesOf(registry, kind);
    this.#policies = registry.reader<T['policy']>(policies);
    this.#bindings = registry.reader<T['binding']>(bindings);
  }

  /** The ids of the resources of policies and of bindings; a catalogue may lack them. */
  static resourcesOf({ words }: Registry, kind: PolicyKind): readonly [policies: string, bindings: string] {
    const group = words.group('admissionregistration');
    return [`${kind}admissionpolicies.${group}`, `${kind}admissionpolicybindings.${group}`];
  }

  /** The bound policies, or a promise of them until they are loaded. */
  all(): readonly Policy<T>[] | Promise<readonly Policy<T>[]> {
    const readers = [this.#policies, this.#bindings];
    if (readers.every(({ resource }) => resource.cache.healthy)) return this.#current();
    return Promise.all(readers.map((reader) => reader.ready())).then(() => this.#current());
  }

  #current(): readonly Policy<T>[] {
    const seen = [this.#policies.resource.cache.changedAt, this.#bindings.resource.cache.changedAt];
    if (seen.every((at, i) => at === this.#seen[i])) return this.#bound;
    const byPolicy = new Map<string, Binding<T>[]>();
    for (const source of this.#bindings.peekAll()) {
      const { policyName = '' } = source.spec;
      const others = byPolicy.get(policyName) ?? [];
      others.push(bindingOf<T>(source));
      byPolicy.set(policyName, others);
    }
    this.#bound = this.#policies.peekAll().flatMap((source) => {
      const bindings = byPolicy.get(source.metadata.name ?? '');
      return bindings === undefined ? [] : [policyOf<T>(source, bindings)];
    });
    this.#seen = seen;
    return this.#bound;
  }
}

export type PolicyKind = 'validating' | 'mutating';
