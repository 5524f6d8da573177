/** Policies that change the objects of requests (specification 2). */
import type {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
  Mutation,
} from '../../../../generated/admissionregistration/v1/types.js';
import { configured } from '../../../apply/index.js';
import { ApiError } from '../../../model/errors.js';
import { isObject } from '../../../model/json/json.js';
import { parseJson, stringify } from '../../../model/json/json-text.js';
import { apiVersionOf, asObject, type Json, type JsonObject } from '../../../model/object.js';
import { applyJsonPatch, PatchTestFailed } from '../../../patch/index.js';
import type { AdmissionRequest } from '../../request.js';
import type { AskedAs } from '../webhooks/matching.js';
import { Seen } from '../webhooks/seen.js';
import { failureOf, type Met, type PolicyParts, PolicyPlugin } from './plugin.js';
import type { Policy } from './policy-set.js';
import type { Judgement, PolicyTexts } from './programs.js';

interface Types {
  readonly policy: MutatingAdmissionPolicy;
  readonly binding: MutatingAdmissionPolicyBinding;
}

/** A change cannot be made; the failure policy decides about the request. */
class Unchangeable extends Error {}

const expressionOf = ({ applyConfiguration, jsonPatch }: Mutation): string => applyConfiguration?.expression ?? jsonPatch?.expression ?? '';

export class MutatingPolicies extends PolicyPlugin<Types> {
  readonly name = 'MutatingAdmissionPolicy';

  constructor(parts: PolicyParts) {
    super(parts, 'mutating');
  }

  admit(request: AdmissionRequest): void | Promise<void> {
    return request.object === undefined || request.operation === 'CONNECT' ? undefined : this.judge(request);
  }

  protected textsOf({ source: { spec } }: Policy<Types>): PolicyTexts {
    const { mutations = [], variables = [], matchConditions = [], paramKind } = spec;
    return {
      hasParams: paramKind !== undefined && paramKind !== null,
      conditions: matchConditions.map(({ expression }) => expression),
      variables,
      others: mutations.map(expressionOf),
    };
  }

  protected async judgeBy(met: readonly Met<Types>[], request: AdmissionRequest): Promise<void> {
    const { rounds } = request;
    const seen = rounds.kept(this, () => new Seen());
    if (rounds.round === 1 && seen.hasChanged(request.object)) seen.changed();
    for (const { policy, binding } of met) {
      const asked = { id: `${policy.name}/${binding.name}`, again: policy.source.spec.reinvocationPolicy === 'IfNeeded' };
      if (rounds.round === 1 && !seen.isAgain(asked)) continue;
      // Each policy is matched with the object as the ones before have left it.
      const now = this.meets(policy, request).find((one) => one.binding === binding);
      if (now === undefined) continue;
      const before = stringify(request.object ?? null);
      await this.#change(now, request);
      if (stringify(request.object ?? null) !== before) {
        seen.changed();
        rounds.askAgain();
      }
      seen.asked(asked);
    }
    seen.leave(request.object);
  }

  /** Makes the changes of a policy; what it has changed before one fails that may fail stays. */
  async #change(met: Met<Types>, request: AdmissionRequest): Promise<void> {
    try {
      for (const begin of await this.judgements(met, request)) {
        const matches = await (await begin()).matches();
        if (matches === false) continue;
        if (matches !== true) throw new Unchangeable(matches.fault);
        // Expressions see the object as the change before has left it.
        for (const mutation of met.policy.source.spec.mutations ?? []) await this.#mutate(await begin(), mutation, met.as, request);
      }
    } catch (error) {
      const message = error instanceof Unchangeable ? error.message : failureOf(error);
      if (!met.policy.ignoresFailures) throw refusal(met, message, request);
    }
  }

  async #mutate(judgement: Judgement, mutation: Mutation, as: AskedAs, request: AdmissionRequest): Promise<void> {
    const outcome = await judgement.outcome(expressionOf(mutation));
    if ('fault' in outcome) throw new Unchangeable(outcome.fault);
    const { object } = await this.objects.shown(request, as);
    if (object === undefined) return;
    const before = stringify(object);
    const { depth } = this.parts.registry.catalogue.service.limits;
    const document = parseJson(before, depth);
    if (!isObject(document)) return;
    const changed = await this.#changed(document, outcome.value, mutation, as);
    if (changed !== undefined && stringify(changed) !== before) await attempted(() => this.objects.take(request, as, asObject(changed)));
  }

  /** The object as the mutation makes it; undefined where a test of its patch leaves it as it is. */
  async #changed(document: JsonObject, value: Json, { patchType }: Mutation, as: AskedAs): Promise<JsonObject | undefined> {
    if (patchType === 'JSONPatch') {
      try {
        return await applyJsonPatch(document, value, undefined, this.parts.registry.pace.begin());
      } catch (error) {
        if (error instanceof PatchTestFailed) return undefined;
        throw new Unchangeable(`JSON Patch: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (!isObject(value)) throw new Unchangeable('unexpected expression result type, expected Object');
    const apiVersion = apiVersionOf(as.group, as.version);
    const structure = this.parts.registry.find(as.group, as.version, as.plural)?.resource.forms.structure(apiVersion);
    if (structure === undefined) throw new Unchangeable(`there is no structure of ${as.kind} in ${apiVersion}`);
    return attempted(() => configured(document, value, structure));
  }
}

/** The refusal of a request by a policy that could not change its object. */
function refusal({ policy, binding }: Met<Types>, why: string, { asked, shownName }: AdmissionRequest): ApiError {
  const message = `policy '${policy.name}' with binding '${binding.name}' denied request: ${why}`;
  return new ApiError(403, 'Invalid', message, {
    ...(shownName === '' ? {} : { name: shownName }),
    ...(asked.group === '' ? {} : { group: asked.group }),
    kind: asked.plural,
    causes: [{ message }],
  });
}

async function attempted<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Unchangeable(error instanceof Error ? error.message : String(error));
  }
}
