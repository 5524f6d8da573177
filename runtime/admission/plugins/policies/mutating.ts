/** Policies that change the objects of requests (specification 2). */
import type {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
  Mutation,
} from '../../../../generated/admissionregistration/v1/types.js';
import { configured } from '../../../apply/index.js';
import { ApiError, forbidden } from '../../../model/errors.js';
import { isObject } from '../../../model/json/json.js';
import { parseJson, stringify } from '../../../model/json/json-text.js';
import { apiVersionOf, asObject, type Json, type JsonObject } from '../../../model/object.js';
import { applyJsonPatch, PatchTestFailed } from '../../../patch/index.js';
import type { AdmissionRequest } from '../../request.js';
import type { ExpressionPlace, Judgement, PolicyTexts, Unvalued } from '../expressions/programs.js';
import type { AskedAs } from '../webhooks/matching.js';
import { Seen } from '../webhooks/seen.js';
import type { Asked, Misfit } from './asked.js';
import { judgedBy, type Objection, type PolicyListener } from './judged.js';
import { type PolicyParts, PolicyPlugin } from './plugin.js';
import type { Policy } from './policy-set.js';

interface Types {
  readonly policy: MutatingAdmissionPolicy;
  readonly binding: MutatingAdmissionPolicyBinding;
}

/** A change cannot be made; the failure policy decides about the request. */
class Unchangeable extends Error {
  constructor(
    message: string,
    readonly place?: ExpressionPlace,
  ) {
    super(message);
  }
}

const expressionOf = ({ applyConfiguration, jsonPatch }: Mutation): string => applyConfiguration?.expression ?? jsonPatch?.expression ?? '';

export class MutatingPolicies extends PolicyPlugin<Types> {
  readonly name = 'MutatingAdmissionPolicy';

  constructor(parts: PolicyParts, listener?: PolicyListener) {
    super(parts, 'mutating', listener);
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

  protected async judgeBy(
    all: readonly Asked<Types>[],
    misfits: readonly Misfit<Types>[],
    request: AdmissionRequest,
    views: { changed(): void },
  ): Promise<void> {
    const { rounds } = request;
    const seen = rounds.kept(this, () => new Seen());
    if (rounds.round === 1 && seen.hasChanged(request.object)) seen.changed();
    const failures: Failure[] = misfits.map(({ policy, binding, message }) => ({
      message: denial(policy.name, binding?.name, message),
      reason: 'Forbidden',
    }));
    for (const one of all) {
      const objections: Objection[] = [];
      const failed = ({ fault: why, place }: Unvalued): void => {
        if (one.policy.ignoresFailures) return;
        failures.push({ message: denial(one.policy.name, one.binding.name, why), reason: 'Invalid' });
        objections.push({ message: why, reason: 'Invalid', actions: ['Deny'], ...(place && { place }) });
      };
      const judgements = [await one.begin()];
      const matches = (await judgements[0]?.matches()) ?? false;
      if (typeof matches === 'object') failed(matches);
      if (matches !== true) this.listener?.(judgedBy(one, judgements, { matches: matches !== false, objections }));
      const again = { id: one.id, again: one.policy.source.spec.reinvocationPolicy === 'IfNeeded' };
      if (matches !== true || (rounds.round === 1 && !seen.isAgain(again))) continue;
      const before = stringify(request.object ?? null);
      await this.#change(one, request, views, judgements, failed);
      const after = stringify(request.object ?? null);
      if (after !== before) {
        seen.changed();
        rounds.askAgain();
      }
      const change = after === before ? {} : { change: { before, after } };
      this.listener?.(judgedBy(one, judgements, { matches: true, objections, ...change }));
      seen.asked(again);
    }
    seen.leave(request.object);
    if (failures.length > 0) throw refusal(failures, request);
  }

  /** Makes the changes of a policy, each on the object as the one before has left it. One that fails does not keep the others back. */
  async #change(
    one: Asked<Types>,
    request: AdmissionRequest,
    views: { changed(): void },
    judgements: Judgement[],
    failed: (why: Unvalued) => void,
  ): Promise<void> {
    for (const mutation of one.policy.source.spec.mutations ?? [])
      try {
        const judgement = await one.begin();
        judgements.push(judgement);
        if (await this.#mutate(judgement, mutation, one.as, request)) views.changed();
      } catch (error) {
        if (!(error instanceof Unchangeable)) throw error;
        failed({ fault: error.message, place: error.place });
      }
  }

  /** Whether the object has changed. */
  async #mutate(judgement: Judgement, mutation: Mutation, as: AskedAs, request: AdmissionRequest): Promise<boolean> {
    const outcome = await judgement.outcome(expressionOf(mutation));
    if ('fault' in outcome) throw new Unchangeable(outcome.fault, outcome.place);
    const { object } = await this.objects.shown(request, as);
    if (object === undefined) return false;
    const before = stringify(object);
    const { depth } = this.parts.registry.catalogue.service.limits;
    const document = parseJson(before, depth);
    if (!isObject(document)) return false;
    const changed = await this.#changed(document, outcome.value, mutation, as);
    if (changed === undefined || stringify(changed) === before) return false;
    await attempted(() => this.objects.take(request, as, asObject(changed)));
    return true;
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
    // A configuration is about the object as it is, whatever it says of what that is.
    const config = { ...value, apiVersion, kind: as.kind };
    return attempted(() => configured(document, config, structure), 'error applying patch: ');
  }
}

/** Why a policy did not let a request go on. */
interface Failure {
  readonly message: string;
  readonly reason: 'Forbidden' | 'Invalid';
}

const denial = (policy: string, binding: string | undefined, why: string): string =>
  binding === undefined
    ? `policy ${JSON.stringify(policy)} denied request: ${why}`
    : `policy '${policy}' with binding '${binding}' denied request: ${why}`;

/** The refusal of a request by policies that could not change its object: it names all of them, and says what the first one says. */
function refusal(failures: readonly Failure[], { asked, shownName }: AdmissionRequest): ApiError {
  const [{ message, reason } = { message: '', reason: 'Forbidden' }] = failures;
  const { details } = forbidden({ group: asked.group, name: asked.plural }, shownName, '');
  return new ApiError(403, reason, message, { ...details, causes: failures.map((failure) => ({ message: failure.message })) });
}

async function attempted<T>(work: () => T | Promise<T>, about = ''): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Unchangeable(`${about}${error instanceof Error ? error.message : String(error)}`);
  }
}
