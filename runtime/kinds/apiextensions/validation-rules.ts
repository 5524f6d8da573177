/** Rules in CEL that the schemas of a definition have: what each says beside its expression, and then the expressions themselves. */
import type { ValidationRule } from '../../../generated/apiextensions/v1beta1/types.js';
import * as allowed from '../../../generated/apiextensions/v1beta1/values.js';
import { type CompiledRule, compileRule, type RuleFaults, SchemaTypes, stepsOf, type Type, VALIDATIONS } from '../../cel/index.js';
import { type FieldError, forbiddenField, invalidValue, notSupported, required } from '../../model/errors.js';
import { Printed, quoted } from '../../model/printed-values.js';
import { LIST_TYPE, namedSchemas, type Schema, schemaOf } from './schema.js';

/** Whether a text has several lines. */
const hasLines = (text: string): boolean => /[\n\r]/.test(text);
const isBlank = (text: string): boolean => text !== '' && text.trim() === '';

/** The faults of a rule that show without reading its expressions. */
function* plainFaults(
  { rule, message = '', messageExpression = '', reason, fieldPath = '' }: ValidationRule,
  schema: Schema,
  at: string,
): Generator<FieldError> {
  if (rule.trim() === '') yield required(`${at}.rule`, 'rule is not specified');
  else if (isBlank(message)) yield invalidValue(`${at}.message`, message, 'message must be non-empty if specified');
  else if (hasLines(message.trim())) yield invalidValue(`${at}.message`, message, 'message must not contain line breaks');
  else if (hasLines(rule.trim()) && message.trim() === '')
    yield required(`${at}.message`, 'message must be specified if rule contains line breaks');
  if (isBlank(messageExpression)) yield required(`${at}.messageExpression`, 'messageExpression must be non-empty if specified');
  if (reason !== undefined && !REASONS.includes(reason)) yield notSupported(`${at}.reason`, reason, REASONS);
  if (isBlank(fieldPath)) yield invalidValue(`${at}.fieldPath`, fieldPath, 'fieldPath must be non-empty if specified');
  else if (hasLines(fieldPath)) yield invalidValue(`${at}.fieldPath`, fieldPath, 'fieldPath must not contain line breaks');
  else if (fieldPath !== '') {
    const steps = stepsOf(fieldPath, schema);
    if (typeof steps === 'string') yield invalidValue(`${at}.fieldPath`, fieldPath, `fieldPath must be a valid path: ${steps}`);
  }
}

const { reason: REASONS } = allowed.ValidationRule;

/** A schema outside of junctors, with its path and what its place means for rules. */
interface Place {
  readonly schema: Schema;
  readonly at: string;
  readonly isRoot: boolean;
  /** How often the values of the schema may be in one object. */
  readonly times: number;
  /** The list whose items cannot be told apart, if the schema stands in one. */
  readonly uncorrelated?: string | undefined;
}

const rootPlace = (schema: Schema, at: string): Place => ({ schema, at, isRoot: true, times: 1 });

/** A schema and those inside of it, the outermost first. Without types, how often values may be there is not known. */
function* placesIn(place: Place, types?: SchemaTypes): Generator<Place> {
  yield place;
  const { schema, at, isRoot } = place;
  const inner = { ...place, isRoot: false };
  const type = types?.of(schema, isRoot);
  const [items, values] = [schemaOf(schema.items), schemaOf(schema.additionalProperties)];
  const times = place.times * (type?.kind === 'list' || type?.kind === 'map' ? (type.max ?? 1) : 1);
  if (items !== undefined) {
    const uncorrelated = place.uncorrelated ?? (schema[LIST_TYPE] === 'map' ? undefined : at);
    yield* placesIn({ ...inner, schema: items, at: `${at}.items`, times, uncorrelated }, types);
  }
  if (values !== undefined) yield* placesIn({ ...inner, schema: values, at: `${at}.additionalProperties`, times }, types);
  for (const [name, property] of namedSchemas(schema.properties))
    yield* placesIn({ ...inner, schema: property, at: `${at}.properties[${name}]` }, types);
}

/** The faults of all rules of a schema that show without their expressions. */
export function* validationRuleFaults(root: Schema, at: string): Generator<FieldError> {
  for (const { schema, at: here } of placesIn(rootPlace(root, at)))
    for (const [i, rule] of (schema[VALIDATIONS] ?? []).entries()) yield* plainFaults(rule, schema, `${here}.${VALIDATIONS}[${i}]`);
}

/** What one expression may cost at most, and all those of one schema together, over all values that an object may have. */
const PER_EXPRESSION = 10_000_000;
const PER_SCHEMA = 100_000_000;

/** How far a cost is above its limit. */
function excess(what: string, cost: number, limit: number): string {
  const times = cost / limit;
  const factor = times > 100 ? 'more than 100x' : times < 1.5 ? `${times.toFixed(6)}x` : `${times.toFixed(1)}x`;
  return `${what} exceeds budget by factor of ${factor} (try simplifying the rule, or adding maxItems, maxProperties, and maxLength where arrays, maps, and strings are declared)`;
}

/**
 * Characters that the expressions of one schema have at most: reading and checking this many takes about 0.2 s. Ordinary definitions have some
 * thousand.
 */
const MAX_TEXT = 400_000;

/** Expressions that are named where all together cost too much. */
const MOST_EXPENSIVE = 4;

/** The costs of a schema's expressions. */
class Costs {
  readonly #expressions: { readonly at: string; readonly cost: number }[] = [];

  *observe(at: string, what: string, cost: number): Generator<FieldError> {
    this.#expressions.push({ at, cost });
    if (cost > PER_EXPRESSION) yield forbiddenField(at, excess(`estimated ${what} cost`, cost, PER_EXPRESSION));
  }

  *totalFaults(at: string): Generator<FieldError> {
    const total = this.#expressions.reduce((sum, { cost }) => sum + cost, 0);
    if (total <= PER_SCHEMA) return;
    for (const { at: expensive } of this.#expressions.toSorted((a, b) => b.cost - a.cost).slice(0, MOST_EXPENSIVE))
      yield forbiddenField(
        expensive,
        'contributed to estimated rule & messageExpression cost total exceeding cost limit for entire OpenAPIv3 schema',
      );
    const what = 'x-kubernetes-validations estimated rule & messageExpression cost total for entire OpenAPIv3 schema';
    yield forbiddenField(at, excess(what, total, PER_SCHEMA));
  }
}

/** The faults of the expressions of a schema that has no others: what they name, the types they have, what they cost. */
export function* expressionFaults(root: Schema, at: string): Generator<FieldError> {
  const [types, costs] = [new SchemaTypes(), new Costs()];
  let left = MAX_TEXT;
  for (const place of placesIn(rootPlace(root, at), types)) {
    const rules = place.schema[VALIDATIONS] ?? [];
    const type = rules.length === 0 ? undefined : types.of(place.schema, place.isRoot);
    if (type !== undefined)
      for (const [i, rule] of rules.entries()) {
        const here = `${place.at}.${VALIDATIONS}[${i}]`;
        left -= rule.rule.length + (rule.messageExpression ?? '').length;
        if (left < 0) return yield forbiddenField(`${here}.rule`, 'the expressions of the schema are too long together');
        yield* faultsOfRule(rule, type, place, here, costs);
      }
  }
  yield* costs.totalFaults(at);
}

function* faultsOfRule(source: ValidationRule, type: Type, place: Place, at: string, costs: Costs): Generator<FieldError> {
  const compiled: CompiledRule | RuleFaults = compileRule(source, type);
  const told = printed(source);
  if (!('rule' in compiled)) {
    if (compiled.condition !== undefined) yield invalidValue(`${at}.rule`, told, compiled.condition);
    if (compiled.message !== undefined) yield invalidValue(`${at}.messageExpression`, told, compiled.message);
    return;
  }
  yield* costs.observe(`${at}.rule`, 'rule', compiled.condition.cost * place.times);
  if (compiled.message !== undefined)
    yield* costs.observe(`${at}.messageExpression`, 'messageExpression', compiled.message.cost * place.times);
  if (compiled.isTransition && place.uncorrelated !== undefined)
    yield invalidValue(
      `${at}.rule`,
      source.rule,
      `oldSelf cannot be used on the uncorrelatable portion of the schema within ${place.uncorrelated}`,
    );
}

/** A rule as clients know it in faults. */
function printed({ rule, message = '', messageExpression = '', reason, fieldPath = '', optionalOldSelf }: ValidationRule): Printed {
  const pointer = (type: string, value: unknown): string => (value === undefined ? `(*${type})(nil)` : `&${JSON.stringify(value)}`);
  const fields = [
    `Rule:${quoted(rule)}`,
    `Message:${quoted(message)}`,
    `MessageExpression:${quoted(messageExpression)}`,
    `Reason:${pointer('apiextensions.FieldValueErrorReason', reason)}`,
    `FieldPath:${quoted(fieldPath)}`,
    `OptionalOldSelf:${pointer('bool', optionalOldSelf)}`,
  ];
  return new Printed(`apiextensions.ValidationRule{${fields.join(', ')}}`);
}
