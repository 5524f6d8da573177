/** Policies that refuse requests, warn of them, or note them in the audit (specification 2). */
import type {
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
  Validation,
} from '../../../../generated/admissionregistration/v1/types.js';
import { ApiError, forbidden } from '../../../model/errors.js';
import type { AdmissionRequest } from '../../request.js';
import { failureOf, type Met, type PolicyParts, PolicyPlugin } from './plugin.js';
import type { Policy } from './policy-set.js';
import type { Judgement, PolicyTexts } from './programs.js';

interface Types {
  readonly policy: ValidatingAdmissionPolicy;
  readonly binding: ValidatingAdmissionPolicyBinding;
}

/** A rule that a request breaks. */
interface Broken {
  readonly message: string;
  /** Empty for the usual one. */
  readonly reason: string;
  /** The position of the rule; 0 for what is not about a rule. */
  readonly index?: number;
}

const INVALID = 'Invalid';
/** The code of an answer by its reason. */
const CODES: Readonly<Record<string, number>> = { Forbidden: 403, Unauthorized: 401, RequestEntityTooLarge: 413, Invalid: 422 };

/** Longer messages of expressions are not used. */
const MAX_MESSAGE = 5 * 1024;
/** Longer values of annotations are cut. */
const MAX_ANNOTATION = 10 * 1024;

const said = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

const usable = (message: unknown): message is string =>
  typeof message === 'string' && message.trim() !== '' && message.trim().length <= MAX_MESSAGE && !message.trim().includes('\n');

export class ValidatingPolicies extends PolicyPlugin<Types> {
  readonly name = 'ValidatingAdmissionPolicy';

  constructor(parts: PolicyParts) {
    super(parts, 'validating');
  }

  validate(request: AdmissionRequest): void | Promise<void> {
    return this.judge(request);
  }

  protected textsOf({ source: { spec } }: Policy<Types>): PolicyTexts {
    const { validations = [], auditAnnotations = [], variables = [], matchConditions = [], paramKind } = spec;
    return {
      hasParams: paramKind !== undefined && paramKind !== null,
      conditions: matchConditions.map(({ expression }) => expression),
      variables,
      others: [
        ...validations.flatMap(({ expression, messageExpression }) => [
          expression,
          ...(said(messageExpression) ? [messageExpression] : []),
        ]),
        ...auditAnnotations.map(({ valueExpression }) => valueExpression),
      ],
    };
  }

  /** All policies are judged even if one refuses; the first refusal in their order is returned. */
  protected async judgeBy(met: readonly Met<Types>[], request: AdmissionRequest): Promise<void> {
    const refusals: ApiError[] = [];
    for (const one of met)
      for (const broken of await this.#brokenBy(one, request)) {
        const refused = acted(one, broken, request, this.domain);
        if (refused !== undefined) refusals.push(refused);
      }
    const [first] = refusals;
    if (first !== undefined) throw first;
  }

  async #brokenBy(met: Met<Types>, request: AdmissionRequest): Promise<readonly Broken[]> {
    const { policy } = met;
    const failed = (message: string): readonly Broken[] => (policy.ignoresFailures ? [] : [{ message, reason: '' }]);
    const out: Broken[] = [];
    try {
      for (const begin of await this.judgements(met, request)) {
        const judgement = await begin();
        const matches = await judgement.matches();
        if (matches === false) continue;
        if (matches !== true) {
          out.push(...failed(matches.fault));
          continue;
        }
        for (const [index, validation] of (policy.source.spec.validations ?? []).entries())
          out.push(...(await brokenRule(judgement, validation, failed)).map((broken) => ({ ...broken, index })));
        await this.#annotate(judgement, met, request);
      }
    } catch (error) {
      out.push(...failed(failureOf(error)));
    }
    return out;
  }

  async #annotate(judgement: Judgement, { policy }: Met<Types>, request: AdmissionRequest): Promise<void> {
    for (const { key, valueExpression } of policy.source.spec.auditAnnotations ?? []) {
      const outcome = await judgement.outcome(valueExpression);
      const text = 'value' in outcome && typeof outcome.value === 'string' ? outcome.value.trim() : '';
      if (text !== '') request.annotate(`${policy.name}/${key}`, text.slice(0, MAX_ANNOTATION));
    }
  }

  private get domain(): string {
    return this.parts.registry.words.group('validation.policy.admission');
  }
}

async function brokenRule(
  judgement: Judgement,
  { expression, message = '', messageExpression, reason = '' }: Validation,
  failed: (message: string) => readonly Broken[],
): Promise<readonly Broken[]> {
  const outcome = await judgement.outcome(expression);
  if ('fault' in outcome) return failed(outcome.fault);
  if (outcome.value === true) return [];
  const made = said(messageExpression) ? await judgement.outcome(messageExpression) : undefined;
  const words = made !== undefined && 'value' in made && usable(made.value) ? made.value : message;
  return [{ message: words.trim() === '' ? `failed expression: ${expression.trim()}` : words.trim(), reason }];
}

/** Does what the binding asks for where a rule is broken; the refusal where that is to refuse the request. */
function acted(
  { policy, binding }: Met<Types>,
  { message, reason, index = 0 }: Broken,
  request: AdmissionRequest,
  domain: string,
): ApiError | undefined {
  const actions = binding.source.spec.validationActions ?? [];
  const who = `ValidatingAdmissionPolicy '${policy.name}' with binding '${binding.name}'`;
  if (actions.includes('Warn')) request.warn(`Validation failed for ${who}: ${message}`);
  if (actions.includes('Audit'))
    request.annotate(
      `${domain}/validation_failure`,
      JSON.stringify([{ message, policy: policy.name, binding: binding.name, expressionIndex: index, validationActions: actions }]),
    );
  return actions.includes('Deny') ? refusal(`${who} denied request: ${message}`, reason, request) : undefined;
}

function refusal(message: string, given: string, { asked, object, old, name }: AdmissionRequest): ApiError {
  const reason = given === '' ? INVALID : given;
  const shown = name || ((object ?? old)?.metadata.name ?? '');
  const refused = forbidden({ group: asked.group, name: asked.plural }, shown, message);
  return new ApiError(CODES[reason] ?? 422, reason, refused.message, { ...refused.details, causes: [{ message }] });
}
