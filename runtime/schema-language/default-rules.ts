/** Defaults of a definition's schemas, held to the rules in CEL that stand in the same schemas. */
import { Budget, PER_OBJECT, type Rule, schemaRules, type Vocabulary } from '../cel/index.js';
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

/**
 * What the defaults of one schema are held to may have so many characters of rules and so many schemas, each counted with every default around
 * it.
 */
const MAX_SIZE = 400_000;

/** A schema with all inside of it. */
interface Size {
  /** Characters of rules and of expressions for their messages. */
  readonly rules: number;
  readonly schemas: number;
}

const innerOf = (schema: Schema): Schema[] =>
  [schemaOf(schema.items), schemaOf(schema.additionalProperties), ...namedSchemas(schema.properties).map(([, of]) => of)].filter(
    (of) => of !== undefined,
  );

/** The size of a schema; keeps that of each inside of it, so that all are looked at once. */
function measured(schema: Schema, sizes: Map<Schema, Size>): Size {
  let rules = 0;
  let schemas = 1;
  for (const { rule, messageExpression = '' } of schema[VALIDATIONS] ?? []) rules += rule.length + messageExpression.length;
  for (const inner of innerOf(schema)) {
    const size = measured(inner, sizes);
    rules += size.rules;
    schemas += size.schemas;
  }
  const size = { rules, schemas };
  sizes.set(schema, size);
  return size;
}

/** Schemas with a default and with rules that it is held to, the outermost first. */
function* heldDefaults(schema: Schema, at: string, sizes: ReadonlyMap<Schema, Size>): Generator<readonly [Schema, string, Size]> {
  const size = sizes.get(schema);
  if (size === undefined || size.rules === 0) return;
  if (schema.default !== undefined) yield [schema, at, size];
  const items = schemaOf(schema.items);
  if (items !== undefined) yield* heldDefaults(items, `${at}.items`, sizes);
  for (const [name, property] of namedSchemas(schema.properties)) yield* heldDefaults(property, `${at}.properties[${name}]`, sizes);
}

/** The faults of all defaults of a schema by the rules of the schemas in which they stand. All share what the rules of one object may cost. */
export function* defaultRuleFaults(root: Schema, at: string, { patterns, showsValues, vocabularyFor }: DefaultJudging): FaultSearch {
  const budget = new Budget(PER_OBJECT);
  const sizes = new Map<Schema, Size>();
  measured(root, sizes);
  let left = MAX_SIZE;
  for (const [schema, place, size] of heldDefaults(root, at, sizes)) {
    yield;
    left -= size.rules + size.schemas;
    if (left < 0)
      return yield forbiddenField(
        `${place}.default`,
        'the rules that the defaults of the schema are held to are too many together, with the schemas around them',
      );
    const rules = schemaRules(schema, patterns, undefined, { isRoot: false, vocabularyFor });
    if (rules !== undefined) yield* rules.faults(schema.default, schema.default, `${place}.default`, { showsValues, budget });
  }
}
