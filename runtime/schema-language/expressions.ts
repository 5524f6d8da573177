/** Expressions of the rules that the schemas of a definition have, checked against the types which the schemas give them. */
import type { CustomResourceDefinitionSpec, ValidationRule } from '../../generated/apiextensions/v1beta1/types.js';
import {
  type CompiledRule,
  compileRule,
  EVERYTHING,
  hasRules,
  type Rule,
  type RuleFaults,
  SchemaTypes,
  stepsOf,
  type Type,
  type Vocabulary,
  vocabularyOf,
} from '../cel/index.js';
import { type FieldError, forbiddenField, invalidValue } from '../model/errors.js';
import type { FaultSearch } from '../model/faults/fault-search.js';
import { KeptPatterns } from '../model/patterns/kept-patterns.js';
import { Printed, quoted } from '../model/values/printed-values.js';
import type { Conventions } from './conventions.js';
import { defaultRuleFaults } from './default-rules.js';
import { LIST_TYPE, MAP_TYPE, namedSchemas, rootSchema, type Schema, schemaOf, VALIDATIONS } from './schema.js';

type Spec = CustomResourceDefinitionSpec;

/** What all expressions of a definition are judged by. */
interface Judging {
  readonly conventions: Conventions;
  /** What new expressions may say. */
  readonly vocabulary: Vocabulary;
  /** Expressions of the stored definition, which may go on saying what they say. */
  readonly stored: ReadonlySet<string>;
  /** Paths of schemas that have other faults, or in which others have. */
  readonly faulty: ReadonlySet<string>;
  readonly patterns: KeptPatterns;
}

interface Definition {
  /** What is stored of the definition. */
  readonly old: Spec | undefined;
  /** The release that is shown. */
  readonly release: string;
  readonly conventions: Conventions;
  /** Faults of the definition that were found before. Expressions of schemas that have such faults, also deeper down, are not read. */
  readonly others: readonly FieldError[];
}

/** The faults of all expressions of a definition. */
export function* definitionExpressionFaults(spec: Spec, { old, release, conventions, others }: Definition): FaultSearch {
  const vocabulary = vocabularyOf(release);
  const stored = new Set<string>();
  if (old !== undefined && vocabulary !== EVERYTHING) yield* gatherExpressions(old, stored);
  const judging: Judging = { conventions, vocabulary, stored, faulty: placesAround(others), patterns: new KeptPatterns() };
  for (const [schema, at] of schemasWithRules(spec)) {
    const ofDefaults = judging.faulty.has(at) ? 0 : yield* toldOf(defaultFaults(schema, at, judging));
    yield* expressionFaults(schema, at, judging, ofDefaults === 0);
  }
}

/** The faults of a search, and how many they were. */
function* toldOf(search: FaultSearch): Generator<FieldError | undefined, number> {
  let found = 0;
  for (const fault of search) {
    if (fault !== undefined) found += 1;
    yield fault;
  }
  return found;
}

const defaultFaults = (schema: Schema, at: string, judging: Judging): FaultSearch =>
  defaultRuleFaults(schema, at, {
    patterns: judging.patterns,
    showsValues: judging.conventions.shownValues,
    vocabularyFor: (rule) => vocabularyFor(rule, judging),
  });

/** The paths of the fields that faults are about, and of all around these. */
function placesAround(faults: readonly FieldError[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const { field } of faults) {
    places.add(field);
    for (const { index } of field.matchAll(/[.[]/g)) places.add(field.slice(0, index));
  }
  return places;
}

function* schemasWithRules({ validation, versions = [] }: Spec): Generator<readonly [schema: Schema, at: string]> {
  const all = [
    ...versions.map(({ schema }, i) => [schema, `spec.versions[${i}].schema`] as const),
    [validation, 'spec.validation'] as const,
  ];
  for (const [holder, at] of all) {
    const schema = rootSchema(holder);
    if (schema !== undefined && hasRules(schema)) yield [schema, `${at}.openAPIV3Schema`];
  }
}

/** Gathers the texts of all expressions of a definition. */
function* gatherExpressions(spec: Spec, into: Set<string>): Generator<undefined> {
  let looked = 0;
  for (const [root, at] of schemasWithRules(spec))
    for (const { schema } of placesIn(rootPlace(root, at))) {
      looked += 1;
      if (looked % PAUSE_PLACES === 0) yield;
      for (const { rule, messageExpression } of schema[VALIDATIONS] ?? []) {
        into.add(rule);
        if (messageExpression !== undefined) into.add(messageExpression);
      }
    }
}

/** A schema outside of junctors, with its path and what its place means for rules. */
interface Place {
  readonly schema: Schema;
  readonly at: string;
  readonly isRoot: boolean;
  /** How often the values of the schema may be in one object; undefined where a list or map around them has no bound. */
  readonly times: number | undefined;
  /** The list or map whose parts cannot be found again in what was stored, if the schema stands in one. */
  readonly uncorrelated?: string | undefined;
  readonly inAtomicMap?: string | undefined;
}

const rootPlace = (schema: Schema, at: string): Place => ({ schema, at, isRoot: true, times: 1 });

const product = (times: number | undefined, max: unknown): number | undefined =>
  times === undefined || (typeof max !== 'number' && typeof max !== 'bigint') ? undefined : times * Math.max(0, Number(max));

/** A schema and those inside of it, the outermost first. */
function* placesIn(place: Place): Generator<Place> {
  yield place;
  const { schema, at } = place;
  const inner = { ...place, isRoot: false, inAtomicMap: place.inAtomicMap ?? (schema[MAP_TYPE] === 'atomic' ? at : undefined) };
  const [items, values] = [schemaOf(schema.items), schemaOf(schema.additionalProperties)];
  if (items !== undefined) {
    const times = product(place.times, schema.maxItems);
    const uncorrelated = place.uncorrelated ?? (schema[LIST_TYPE] === 'map' ? undefined : at);
    yield* placesIn({ ...inner, schema: items, at: `${at}.items`, times, uncorrelated });
  }
  if (values !== undefined)
    yield* placesIn({ ...inner, schema: values, at: `${at}.additionalProperties`, times: product(place.times, schema.maxProperties) });
  for (const [name, property] of namedSchemas(schema.properties))
    yield* placesIn({ ...inner, schema: property, at: `${at}.properties[${name}]` });
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
/** An expression is named that takes one of so many shares of what a schema may cost. */
const SHARES = 100;

/** The costs of a schema's expressions. */
class Costs {
  readonly #expressions: { readonly at: string; readonly cost: number }[] = [];

  *observe(at: string, what: string, cost: number): Generator<FieldError> {
    if (cost > 0) this.#expressions.push({ at, cost });
    if (cost > PER_EXPRESSION) yield forbiddenField(at, excess(`estimated ${what} cost`, cost, PER_EXPRESSION));
  }

  *totalFaults(at: string): Generator<FieldError> {
    const total = this.#expressions.reduce((sum, { cost }) => sum + cost, 0);
    if (total <= PER_SCHEMA) return;
    const expensiveOnes = this.#expressions.filter(({ cost }) => cost >= PER_SCHEMA / SHARES).sort((a, b) => b.cost - a.cost);
    for (const { at: expensive } of expensiveOnes.slice(0, MOST_EXPENSIVE))
      yield forbiddenField(expensive, 'contributed to estimated rule cost total exceeding cost limit for entire OpenAPIv3 schema');
    const what = 'x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema';
    yield forbiddenField(at, excess(what, total, PER_SCHEMA));
  }
}

/** Schemas without expressions that are looked at between two pauses. */
const PAUSE_PLACES = 200;

/**
 * The faults of the expressions of a schema: what they name, the types they have, what they cost. Where its defaults break rules, or show that
 * these cannot be read, `reads` is false, and no more is told than what rules blame.
 */
function* expressionFaults(root: Schema, at: string, judging: Judging, reads: boolean): FaultSearch {
  const [types, costs] = [new SchemaTypes(), new Costs()];
  let left = MAX_TEXT;
  let looked = 0;
  for (const place of placesIn(rootPlace(root, at))) {
    looked += 1;
    if (looked % PAUSE_PLACES === 0) yield;
    const rules = place.schema[VALIDATIONS] ?? [];
    if (rules.length === 0) continue;
    const misplaced = rules.flatMap((rule, i) => fieldPathFaults(rule, place.schema, `${place.at}.${VALIDATIONS}[${i}]`));
    yield* misplaced;
    const type = !reads || misplaced.length > 0 || judging.faulty.has(place.at) ? undefined : types.of(place.schema, place.isRoot);
    if (type !== undefined)
      for (const [i, rule] of rules.entries()) {
        const here = `${place.at}.${VALIDATIONS}[${i}]`;
        left -= rule.rule.length + (rule.messageExpression ?? '').length;
        if (left < 0) return yield forbiddenField(`${here}.rule`, 'the expressions of the schema are too long together');
        yield* faultsOfRule(rule, { ...place, times: place.times ?? types.inRequest(place.schema), type, costs, judging }, here);
        yield;
      }
  }
  yield* costs.totalFaults(at);
}

/** What judging a rule takes beside the rule: its place, and what all rules of the schema share. */
interface OfRule extends Place {
  readonly times: number;
  readonly type: Type;
  readonly costs: Costs;
  readonly judging: Judging;
}

/** Faults of the field that a rule blames, which must be one of the values that it is about. */
function fieldPathFaults({ fieldPath = '' }: ValidationRule, schema: Schema, at: string): FieldError[] {
  // Paths of several lines, and those of blanks, are found faulty before.
  const steps = fieldPath.trim() === '' || /[\n\r]/.test(fieldPath) ? [] : stepsOf(fieldPath, schema);
  return typeof steps === 'string' ? [invalidValue(`${at}.fieldPath`, fieldPath, `fieldPath must be a valid path: ${steps}`)] : [];
}

function* faultsOfRule(source: ValidationRule, place: OfRule, at: string): FaultSearch {
  const { type, costs, judging } = place;
  const { conventions, patterns } = judging;
  const { optionalOldSelf } = source;
  const compiled: CompiledRule | RuleFaults = yield* compileRule(source, type, patterns, vocabularyFor(source, judging));
  const told = printed(source);
  if (optionalOldSelf !== undefined && !compiled.isTransition)
    yield invalidValue(`${at}.optionalOldSelf`, optionalOldSelf, 'may not be set if oldSelf is not used in rule');
  if (!('rule' in compiled)) {
    if (compiled.condition !== undefined) yield invalidValue(`${at}.rule`, told, compiled.condition);
    if (compiled.message !== undefined) yield invalidValue(`${at}.messageExpression`, told, compiled.message);
    return;
  }
  yield* costs.observe(`${at}.rule`, 'rule', compiled.condition.cost * place.times);
  if (compiled.message !== undefined)
    yield* costs.observe(`${at}.messageExpression`, 'messageExpression', compiled.message.cost * place.times);
  const uncorrelated = place.uncorrelated ?? (conventions.atomicMapsUncorrelated ? place.inAtomicMap : undefined);
  if (compiled.isTransition && uncorrelated !== undefined)
    yield invalidValue(
      `${at}.rule`,
      source.rule,
      `oldSelf cannot be used on the uncorrelatable portion of the schema within ${uncorrelated}`,
    );
}

/** What the expressions of a rule may say: everything where they are stored as they are. */
function vocabularyFor({ rule, messageExpression = '' }: Rule, { stored, vocabulary }: Judging): Vocabulary {
  return stored.has(rule) && (messageExpression === '' || stored.has(messageExpression)) ? EVERYTHING : vocabulary;
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
