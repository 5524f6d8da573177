/** What plugins of both kinds of policies share: which policies and bindings a request meets, and with what they are judged. */
import type { Namespace } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import type { VersionDefinition } from '../../../model/definition/definition.js';
import { shownRelease } from '../../../settings/emulated-release.js';
import type { AdmissionPlugin } from '../../chain.js';
import type { AdmissionRequest } from '../../request.js';
import { inputsOf, type View } from '../expressions/inputs.js';
import type { Judgement, PolicyPrograms, PolicyTexts } from '../expressions/programs.js';
import { type AskedAs, Matching, namespaceOf } from '../webhooks/matching.js';
import { Objects } from '../webhooks/objects.js';
import { Misconfigured, parametersOf, unknownKind } from './parameters.js';
import { type Binding, type Policy, type PolicyKind, PolicySet, type PolicyTypes } from './policy-set.js';

export type PolicyParts = Parts<'registry' | 'environment' | 'authorizer'>;

/** A policy whose rules are about requests of a kind. */
interface Concerned<T extends PolicyTypes> {
  readonly policy: Policy<T>;
  /** The version in which it sees all of them, where that is the same. */
  readonly settled: AskedAs | undefined;
}

/** A binding that a request meets, and the version of its resource in which the policy sees it. */
interface Met<T extends PolicyTypes> {
  readonly policy: Policy<T>;
  readonly binding: Binding<T>;
  readonly as: AskedAs;
}

/** A policy that is judged about a request, by one of its bindings and with one of that binding's parameters. */
export interface Asked<T extends PolicyTypes> extends Met<T> {
  /** Tells it apart from all others that the request meets. */
  readonly id: string;
  /** Begins a judgement of the request as it is now. */
  begin(): Promise<Judgement>;
}

/** What keeps a policy from being judged. It is refused whatever the binding asks for where a rule is broken. */
export interface Misfit<T extends PolicyTypes> {
  readonly policy: Policy<T>;
  /** Undefined where the policy itself is at fault. */
  readonly binding: Binding<T> | undefined;
  readonly message: string;
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
  #known: readonly Policy<T>[] = [];
  #concerned = new WeakMap<VersionDefinition, Map<string, readonly Concerned<T>[]>>();
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
    // Other versions of a resource may be equivalent then.
    registry.onChange(() => {
      this.#concerned = new WeakMap();
    });
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
    const concerned = this.#concernedWith(policies, request);
    if (concerned.length === 0) return undefined;
    const met: Met<T>[] = [];
    const misfits: Misfit<T>[] = [];
    for (const { policy, settled } of concerned) {
      const as = this.#matching.asked(policy.matched, request, settled);
      if (as === undefined) continue;
      const unknown = unknownKind(this.parts.registry, policy.paramKind);
      if (unknown !== undefined) misfits.push({ policy, binding: undefined, message: `failed to configure policy: ${unknown}` });
      else for (const binding of policy.bindings) if (this.#matching.narrows(binding.matched, request)) met.push({ policy, binding, as });
    }
    return met.length === 0 && misfits.length === 0 ? undefined : this.#ask(met, misfits, request);
  }

  /** The policies whose rules are about such requests: found once for each combination of version, operation and subresource. */
  #concernedWith(policies: readonly Policy<T>[], request: AdmissionRequest): readonly Concerned<T>[] {
    if (policies !== this.#known) {
      this.#known = policies;
      this.#concerned = new WeakMap();
    }
    const ways = this.#concerned.get(request.asked) ?? new Map<string, readonly Concerned<T>[]>();
    this.#concerned.set(request.asked, ways);
    const concerned = (policy: Policy<T>): Concerned<T> => ({ policy, settled: this.#matching.settled(policy.matched, request) });
    const way = `${request.operation}/${request.subresource}`;
    const known = ways.get(way) ?? policies.filter(({ matched }) => this.#matching.concerns(matched, request)).map(concerned);
    ways.set(way, known);
    return known;
  }

  /** Finds the parameters of all bindings before the first policy is judged, so that none depends on what another one changes. */
  async #ask(met: readonly Met<T>[], misfits: Misfit<T>[], request: AdmissionRequest): Promise<void> {
    const views = new Views((as) => this.#viewOf(request, as));
    const asked: Asked<T>[] = [];
    for (const one of met) {
      const found = await this.#askedWith(one, request, views);
      if (found instanceof Misconfigured) misfits.push({ ...one, message: `failed to configure binding: ${found.message}` });
      else asked.push(...found);
    }
    const counted = misfits.filter(({ policy }) => !policy.ignoresFailures);
    if (asked.length > 0 || counted.length > 0) await this.judgeBy(asked, counted, request, views);
  }

  protected abstract judgeBy(
    asked: readonly Asked<T>[],
    misfits: readonly Misfit<T>[],
    request: AdmissionRequest,
    views: Pick<Views, 'changed'>,
  ): Promise<void>;

  /** One for each parameter of the binding. */
  async #askedWith(met: Met<T>, request: AdmissionRequest, views: Views): Promise<readonly Asked<T>[] | Misconfigured> {
    const { policy, binding, as } = met;
    const { registry, authorizer } = this.parts;
    const given = await parametersOf(policy, binding, namespaceOf(request), { registry, objects: this.objects });
    if (given instanceof Misconfigured) return given;
    if (given.length === 0) return [];
    const programs = await this.#programsOf(policy);
    return given.map((params) => ({
      ...met,
      id: JSON.stringify([policy.name, binding.name, params?.metadata.namespace, params?.metadata.name]),
      begin: async () => programs.begin({ ...(await views.of(as)), params }, authorizer, registry.pace.begin()),
    }));
  }

  async #viewOf(request: AdmissionRequest, as: AskedAs): Promise<View> {
    return inputsOf(request, as, await this.objects.shown(request, as), { words: this.parts.registry.words, namespaces: this.#namespaces });
  }

  /** The expressions of a policy, compiled when they are first needed: the language is not loaded before. */
  #programsOf(policy: Policy<T>): Promise<PolicyPrograms> {
    const known = this.#programs.get(policy.source);
    if (known !== undefined) return known;
    const { registry, environment } = this.parts;
    const made = import('../expressions/programs.js').then(({ PolicyPrograms }) =>
      PolicyPrograms.of(this.textsOf(policy), shownRelease(environment.settings), registry.pace.begin()),
    );
    this.#programs.set(policy.source, made);
    return made;
  }
}

/** What expressions see of a request, made once for each version until the request's object changes. */
class Views {
  readonly #known = new Map<AskedAs, Promise<View>>();

  constructor(private readonly make: (as: AskedAs) => Promise<View>) {}

  of(as: AskedAs): Promise<View> {
    const known = this.#known.get(as) ?? this.make(as);
    this.#known.set(as, known);
    return known;
  }

  changed(): void {
    this.#known.clear();
  }
}
