/** Policies that refuse requests, warn of them, or note them in the audit (specification 2). */
import type {
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
  Validation,
} from '../../../../generated/admissionregistration/v1/types.js';
import { ApiError, forbidden } from '../../../model/errors.js';
import type { AdmissionRequest } from '../../request.js';
import type { ExpressionPlace, Judgement, PolicyTexts, Unvalued } from '../expressions/programs.js';
import type { Asked, Misfit } from './asked.js';
import { judgedBy, type Objection, type PolicyListener } from './judged.js';
import { type PolicyParts, PolicyPlugin } from './plugin.js';
import type { Policy } from './policy-set.js';

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
  /** Whether the request is refused whatever the binding asks for. */
  readonly always?: boolean;
  /** Where the expression has no value, of a failure. */
  readonly place?: ExpressionPlace;
}

/** Annotations of the audit, by their keys: each value once, whatever the number of bindings and parameters that give it. */
type Notes = Map<string, Set<string>>;

const INVALID = 'Invalid';
const DENY = 'Deny';
/** The code of an answer by its reason. */
const CODES: Readonly<Record<string, number>> = { Forbidden: 403, Unauthorized: 401, RequestEntityTooLarge: 413, Invalid: 422 };

/** Messages of expressions that have more bytes are not used. */
const MAX_MESSAGE = 5 * 1024;
/** Values of annotations that have more bytes are cut. */
const MAX_ANNOTATION = 10 * 1024;

const said = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

const usable = (message: unknown): message is string =>
  typeof message === 'string' &&
  message.trim() !== '' &&
  Buffer.byteLength(message.trim()) <= MAX_MESSAGE &&
  !message.trim().includes('\n');

export class ValidatingPolicies extends PolicyPlugin<Types> {
  readonly name = 'ValidatingAdmissionPolicy';

  constructor(parts: PolicyParts, listener?: PolicyListener) {
    super(parts, 'validating', listener);
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
  protected async judgeBy(asked: readonly Asked<Types>[], misfits: readonly Misfit<Types>[], request: AdmissionRequest): Promise<void> {
    const refusals = misfits.map(({ policy, binding, message }) =>
      refusal(`${called(policy.name, binding?.name)} denied request: ${message}`, '', request),
    );
    const notes: Notes = new Map();
    for (const one of asked)
      for (const broken of await this.#brokenBy(one, notes)) {
        const refused = acted(one, broken, request, this.domain);
        if (refused !== undefined) refusals.push(refused);
      }
    for (const [key, values] of notes) request.annotate(key, [...values].join(', '));
    const [first] = refusals;
    if (first !== undefined) throw first;
  }

  /** The rules that the request breaks; what the policy has to say for the audit is added to the notes. */
  async #brokenBy(asked: Asked<Types>, notes: Notes): Promise<readonly Broken[]> {
    const { policy } = asked;
    const failed = ({ fault, place }: Unvalued): readonly Broken[] =>
      policy.ignoresFailures ? [] : [{ message: fault, reason: '', ...(place && { place }) }];
    const judgement = await asked.begin();
    const matches = await judgement.matches();
    const out: Broken[] = [];
    const own: Notes = new Map();
    const judgements = [judgement];
    if (typeof matches === 'object') out.push(...failed(matches));
    else if (matches) {
      const broken = await brokenRules(judgement, policy.source.spec.validations ?? [], failed);
      out.push(...broken.rules);
      if (!broken.exhausted && (policy.source.spec.auditAnnotations ?? []).length > 0) {
        // What is noted has a budget of its own.
        const noting = await asked.begin();
        judgements.push(noting);
        for (const why of await unnoted(noting, policy, own)) for (const one of failed(why)) out.push({ ...one, always: true });
      }
    }
    for (const [key, values] of own) {
      const all = notes.get(key) ?? new Set();
      for (const value of values) all.add(value);
      notes.set(key, all);
    }
    if (this.listener !== undefined) {
      const objections = out.map((broken) => objectionOf(asked, broken));
      const noted = Object.fromEntries([...own].map(([key, values]) => [key, [...values].join(', ')]));
      this.listener(judgedBy(asked, judgements, { matches: matches !== false, objections, notes: noted }));
    }
    return out;
  }

  private get domain(): string {
    return this.parts.registry.words.group('validation.policy.admission');
  }
}

/** A text of so many bytes at most, without a part of a character at its end. */
const cut = (text: string): string =>
  Buffer.byteLength(text) <= MAX_ANNOTATION
    ? text
    : new TextDecoder().decode(Buffer.from(text).subarray(0, MAX_ANNOTATION), { stream: true });

/** Adds what the policy notes in the audit. Returns why there is nothing to note of an expression that should have given a text. */
async function unnoted(judgement: Judgement, { name, source }: Policy<Types>, notes: Notes): Promise<readonly Unvalued[]> {
  const faults: Unvalued[] = [];
  for (const { key, valueExpression } of source.spec.auditAnnotations ?? []) {
    const outcome = await judgement.outcome(valueExpression);
    if ('fault' in outcome) faults.push(outcome);
    else if (typeof outcome.value === 'string') {
      const text = cut(outcome.value.trim());
      if (text !== '') notes.set(`${name}/${key}`, (notes.get(`${name}/${key}`) ?? new Set()).add(text));
    }
  }
  return faults;
}

/** The rules that a request breaks. Where all that they may cost is spent, no further one is judged, and nothing is said of those before. */
async function brokenRules(
  judgement: Judgement,
  validations: readonly Validation[],
  failed: (outcome: Unvalued) => readonly Broken[],
): Promise<{ readonly rules: readonly Broken[]; readonly exhausted: boolean }> {
  const rules: Broken[] = [];
  for (const [index, validation] of validations.entries()) {
    const outcome = await judgement.outcome(validation.expression);
    if ('fault' in outcome && outcome.exhausted === true) return { rules: failed(outcome), exhausted: true };
    if ('fault' in outcome) for (const broken of failed(outcome)) rules.push({ ...broken, index });
    else if (outcome.value !== true) for (const broken of await words(judgement, validation, failed)) rules.push({ ...broken, index });
  }
  return { rules, exhausted: false };
}

/** What is said of a rule that is broken: what its expression makes of it, its message, or the rule itself. */
async function words(
  judgement: Judgement,
  { expression, message = '', messageExpression, reason = '' }: Validation,
  failed: (outcome: Unvalued) => readonly Broken[],
): Promise<readonly Broken[]> {
  const made = said(messageExpression) ? await judgement.message(messageExpression) : undefined;
  if (made !== undefined && 'fault' in made && made.exhausted === true)
    return failed({ ...made, fault: `failed messageExpression: ${made.fault}` });
  const text = made !== undefined && 'value' in made && usable(made.value) ? made.value.trim() : message.trim();
  return [{ message: text === '' ? `failed expression: ${expression.trim()}` : text, reason }];
}

const called = (policy: string, binding: string | undefined): string =>
  `ValidatingAdmissionPolicy '${policy}'${binding === undefined ? '' : ` with binding '${binding}'`}`;

const actionsOf = ({ source }: Asked<Types>['binding'], always: boolean): readonly string[] =>
  always ? [DENY] : (source.spec.validationActions ?? []);

const objectionOf = ({ binding }: Asked<Types>, { message, reason, always = false, place }: Broken): Objection => ({
  message,
  ...(place && { place }),
  reason: reason === '' ? INVALID : reason,
  actions: actionsOf(binding, always),
});

/** Does what the binding asks for where a rule is broken; the refusal where that is to refuse the request. */
function acted(
  { policy, binding }: Asked<Types>,
  { message, reason, index = 0, always = false }: Broken,
  request: AdmissionRequest,
  domain: string,
): ApiError | undefined {
  const actions = actionsOf(binding, always);
  const who = called(policy.name, binding.name);
  if (actions.includes('Warn')) request.warn(`Validation failed for ${who}: ${message}`);
  if (actions.includes('Audit'))
    request.annotate(
      `${domain}/validation_failure`,
      JSON.stringify([{ message, policy: policy.name, binding: binding.name, expressionIndex: index, validationActions: actions }]),
    );
  return actions.includes(DENY) ? refusal(`${who} denied request: ${message}`, reason, request) : undefined;
}

function refusal(message: string, given: string, { asked, shownName }: AdmissionRequest): ApiError {
  const reason = given === '' ? INVALID : given;
  const refused = forbidden({ group: asked.group, name: asked.plural }, shownName, message);
  return new ApiError(CODES[reason] ?? 422, reason, refused.message, { ...refused.details, causes: [{ message }] });
}
