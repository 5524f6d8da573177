/** What plugins of both kinds of policies share: which policies and bindings a request meets, and with what they are judged. */
import type { Namespace } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import type { AdmissionPlugin } from '../../chain.js';
import type { AdmissionRequest } from '../../request.js';
import { type AskedAs, Matching, namespaceOf } from '../webhooks/matching.js';
import { Objects } from '../webhooks/objects.js';
import { inputsOf } from './inputs.js';
import { Misconfigured, parametersOf } from './parameters.js';
import { type Binding, type Policy, type PolicyKind, PolicySet, type PolicyTypes } from './policy-set.js';
import type { Judgement, PolicyPrograms, PolicyTexts } from './programs.js';

export type PolicyParts = Parts<'registry' | 'environment' | 'authorizer'>;

/** A binding that a request meets, and the version of its resource in which the policy sees it. */
export interface Met<T extends PolicyTypes> {
  readonly policy: Policy<T>;
  readonly binding: Binding<T>;
  readonly as: AskedAs;
}

/** Policies are not judged about policies: otherwise nobody could repair one that refuses everything. */
const ABOUT_POLICIES = /^(validating|mutating)admissionpolic(ies|ybindings)$/;

export abstract class PolicyPlugin<T extends PolicyTypes> implements AdmissionPlugin {
  abstract readonly name: string;
  protected readonly objects: Objects;
  readonly #policies: PolicySet<T>;
  readonly #matching: Matching;
  readonly #group: string;
  readonly #namespaces;
  readonly #programs = new WeakMap<Readonly<T['policy']>, Promise<PolicyPrograms>>();

  constructor(
    protected readonly parts: PolicyParts,
    kind: PolicyKind,
  ) {
    const { registry, environment } = parts;
    this.objects = new Objects(registry, { whole: environment.enabled('PatchesOfWholes') });
    this.#policies = new PolicySet<T>(registry, kind);
    this.#namespaces = registry.has('namespaces') ? registry.reader<Namespace>('namespaces') : undefined;
    this.#matching = new Matching(registry, this.#namespaces);
    this.#group = registry.words.group('admissionregistration');
  }

  /** The texts of a policy's expressions. */
  protected abstract textsOf(policy: Policy<T>): PolicyTexts;

  /** Judges the request by what it meets; undefined where there is nothing. */
  protected judge(request: AdmissionRequest): void | Promise<void> {
    if (request.group === this.#group && ABOUT_POLICIES.test(request.resource)) return undefined;
    const policies = this.#policies.all();
    if (policies instanceof Promise) return policies.then((all) => this.#judgeBy(all, request));
    return policies.length === 0 ? undefined : this.#judgeBy(policies, request);
  }

  #judgeBy(policies: readonly Policy<T>[], request: AdmissionRequest): void | Promise<void> {
    const met = policies.flatMap((policy) => this.meets(policy, request));
    return met.length === 0 ? undefined : this.judgeBy(met, request);
  }

  protected abstract judgeBy(met: readonly Met<T>[], request: AdmissionRequest): Promise<void>;

  /** The bindings of a policy that the request meets as it is now. */
  protected meets(policy: Policy<T>, request: AdmissionRequest): readonly Met<T>[] {
    const as = this.#matching.asked(policy.matched, request);
    if (as === undefined) return [];
    return policy.bindings.filter(({ matched }) => this.#matching.narrows(matched, request)).map((binding) => ({ policy, binding, as }));
  }

  /**
   * For each parameter of the binding, what begins a judgement of the request as it is then. Rejects with Misconfigured where the binding
   * cannot be used.
   */
  protected async judgements({ policy, binding, as }: Met<T>, request: AdmissionRequest): Promise<readonly (() => Promise<Judgement>)[]> {
    const { registry, authorizer } = this.parts;
    const given = await parametersOf(policy, binding, namespaceOf(request), { registry, objects: this.objects });
    if (given.length === 0) return [];
    const programs = await this.#programsOf(policy);
    return given.map((params) => async () => {
      const objects = await this.objects.shown(request, as);
      const inputs = inputsOf(request, as, objects, { words: registry.words, namespaces: this.#namespaces });
      return programs.begin({ ...inputs, params }, authorizer, registry.pace.begin());
    });
  }

  /** The expressions of a policy, compiled when they are first needed: the language is not loaded before. */
  #programsOf(policy: Policy<T>): Promise<PolicyPrograms> {
    const known = this.#programs.get(policy.source);
    if (known !== undefined) return known;
    const { registry, environment } = this.parts;
    const made = import('./programs.js').then(({ PolicyPrograms }) =>
      PolicyPrograms.of(this.textsOf(policy), environment.settings.text('release'), registry.pace.begin()),
    );
    this.#programs.set(policy.source, made);
    return made;
  }
}

/** The words for a failure that the failure policy decides about; whatever else goes wrong is thrown on. */
export function failureOf(error: unknown): string {
  if (error instanceof Misconfigured) return error.message;
  throw error;
}
