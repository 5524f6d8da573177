/** Defaults of a definition's schemas, held to the rules in CEL that stand in the same schemas. */
import { Budget, hasRules, PER_OBJECT, type Rule, schemaRules, type Vocabulary } from '../cel/index.js';
import { forbiddenField } from '../model/errors.js';
import type { FaultSearch } from '../model/faults/fault-search.js';
import type { KeptPatterns } from '../model/patterns/kept-patterns.js';
import { namedSchemas, type Schema, schemaOf, VALIDATIONS } from './schema.js';

/** What defaults are judged by. */
interface DefaultJudging {
  readonly patterns: KeptPatterns;
  /** Whether messages show the value that breaks a rule. */
  readonly showsValues: boolean;
  vocabularyFor(rule: Rule): Vocabulary;
}

/** Characters that the rules have at most which the defaults of one schema are held to, each counted with every default around it. */
const MAX_TEXT = 400_000;

/** The length of all rules of a schema and of those inside of it. */
function lengthOfRules(schema: Schema): number {
  const own = (schema[VALIDATIONS] ?? []).reduce(
    (sum, { rule, messageExpression = '' }) => sum + rule.length + messageExpression.length,
    0,
  );
  const inner = [schemaOf(schema.items), schemaOf(schema.additionalProperties), ...namedSchemas(schema.properties).map(([, of]) => of)];
  return inner.reduce((sum, of) => sum + (of === undefined ? 0 : lengthOfRules(of)), own);
}

/** Schemas with a default and with rules that it is held to, the outermost first. */
function* heldDefaults(schema: Schema, at: string): Generator<readonly [schema: Schema, at: string]> {
  if (!hasRules(schema)) return;
  if (schema.default !== undefined) yield [schema, at];
  const items = schemaOf(schema.items);
  if (items !== undefined) yield* heldDefaults(items, `${at}.items`);
  for (const [name, property] of namedSchemas(schema.properties)) yield* heldDefaults(property, `${at}.properties[${name}]`);
}

/** The faults of all defaults of a schema by the rules of the schemas in which they stand. All share what the rules of one object may cost. */
export function* defaultRuleFaults(root: Schema, at: string, { patterns, showsValues, vocabularyFor }: DefaultJudging): FaultSearch {
  const budget = new Budget(PER_OBJECT);
  let left = MAX_TEXT;
  for (const [schema, place] of heldDefaults(root, at)) {
    yield;
    left -= lengthOfRules(schema);
    if (left < 0)
      return yield forbiddenField(`${place}.default`, 'the rules that the defaults of the schema are held to are too long together');
    const rules = schemaRules(schema, patterns, undefined, { isRoot: false, vocabularyFor });
    if (rules !== undefined) yield* rules.faults(schema.default, schema.default, `${place}.default`, { showsValues, budget });
  }
}
