/** Compiled checks of schemas and the judge that knows words are of one mind, whatever the schema and the value. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { features, protocol } from '../../generated/flags.js';
import { KeptPatterns } from '../../runtime/model/patterns/kept-patterns.js';
import { schemaCheck } from '../../runtime/schema-language/check.js';
import { type Conventions, conventionsOf } from '../../runtime/schema-language/conventions.js';
import type { Schema } from '../../runtime/schema-language/schema.js';
import { ValueChecks } from '../../runtime/schema-language/value-checks.js';
import { valueFaults } from '../../runtime/schema-language/values.js';
import { featureGates } from '../../runtime/settings/feature-gates.js';

const ENOUGH = 1_000_000;

const conventionsAt = (release: string): Conventions => conventionsOf(featureGates({ features, protocol }, new Map(), release).enabled);
const LATE = conventionsAt('1.36');
const AGE = fc.constantFrom(conventionsAt('1.21'), LATE);

/** By the conventions of an early release or of a late one, which hold numbers to their formats. */
function verdicts(schema: Schema, value: unknown, conventions = LATE): { compiled: boolean; judged: boolean } {
  const patterns = new KeptPatterns();
  return {
    compiled: schemaCheck(schema, patterns, conventions)(value, new ValueChecks(patterns, conventions, ENOUGH)),
    judged: valueFaults(schema, value, '', new ValueChecks(patterns, conventions, ENOUGH)).length === 0,
  };
}

const NAMES = ['a', 'b', 'c', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a-b', '"'];
const WHOLE = fc.constantFrom(-1, 0, 1, 2, 3, 2 ** 31, 2 ** 53);
const TEXT = fc.constantFrom(
  '',
  'a',
  'ab',
  'abc',
  '😀',
  '😀😀',
  'e\u0301',
  '👩‍👩‍👧',
  '\ud800',
  '2020-01-01',
  '10.0.0.1',
  '1s',
  'YQ==',
  'a\n',
  'date',
);
const NUMBER = fc.constantFrom(-1, 0, 1, 2, 3, 0.3, 0.1, 1.5, 2 ** 53, 2 ** 63, 1e300, -(2 ** 63));

/** An object whose members may have any name. */
const byName = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> => Object.fromEntries(entries);
const named = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 4 }).map(byName);

const LEAF_VALUE: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 2n ** 60n, 2n ** 63n - 1n, -(2n ** 63n)),
  { weight: 2, arbitrary: NUMBER },
  { weight: 3, arbitrary: TEXT },
);
const valuesOf = (depth: number): fc.Arbitrary<unknown> =>
  depth === 0
    ? LEAF_VALUE
    : fc.oneof(LEAF_VALUE, fc.array(valuesOf(depth - 1), { maxLength: 3 }), { weight: 2, arbitrary: named(valuesOf(depth - 1)) });
const VALUE = valuesOf(3);

const KEYWORDS = {
  nullable: fc.boolean(),
  'x-kubernetes-int-or-string': fc.constant(true),
  minimum: fc.oneof(NUMBER, fc.constant(2n ** 60n)),
  maximum: NUMBER,
  exclusiveMinimum: fc.boolean(),
  exclusiveMaximum: fc.boolean(),
  multipleOf: fc.constantFrom(0.1, 1, 2, 0.01, -1),
  minLength: WHOLE,
  maxLength: WHOLE,
  pattern: fc.constantFrom('^a', 'b$', '^.$', '^\\p{L}+$'),
  format: fc.constantFrom('date', 'byte', 'duration', 'ipv4', 'int32', 'int64', 'unknown'),
  enum: fc.array(fc.oneof({ weight: 3, arbitrary: TEXT }, valuesOf(1)), { minLength: 1, maxLength: 3 }),
  minItems: WHOLE,
  maxItems: WHOLE,
  minProperties: WHOLE,
  maxProperties: WHOLE,
  uniqueItems: fc.constant(true),
  required: fc.array(fc.constantFrom(...NAMES), { maxLength: 2 }),
};
/** Most keywords of a random schema leave no value that fits, so that each has but a few. */
const FEW = fc
  .subarray(Object.keys(KEYWORDS) as (keyof typeof KEYWORDS)[], { maxLength: 3 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, KEYWORDS[name] as fc.Arbitrary<unknown>]))));
const TYPE = fc.constantFrom('array', 'boolean', 'integer', 'number', 'object', 'object', 'string', 'string', 'null', undefined);

function schemasOf(depth: number): fc.Arbitrary<Schema> {
  if (depth === 0) return fc.tuple(TYPE, FEW).map(([type, few]) => ({ ...(type === undefined ? {} : { type }), ...few }) as Schema);
  const inner = schemasOf(depth - 1);
  const several = fc.array(inner, { minLength: 1, maxLength: 2 });
  const holders = fc.oneof(
    { weight: 6, arbitrary: named(inner).map((properties) => ({ properties })) },
    { weight: 3, arbitrary: inner.map((items) => ({ items })) },
    { weight: 2, arbitrary: fc.oneof(inner, fc.boolean()).map((additionalProperties) => ({ additionalProperties })) },
    several.map((anyOf) => ({ anyOf })),
    several.map((allOf) => ({ allOf })),
    several.map((oneOf) => ({ oneOf })),
    inner.map((not) => ({ not })),
  );
  return fc
    .tuple(schemasOf(0), holders, fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, holders))
    .map((parts) => Object.assign({}, ...parts));
}
const SCHEMA = schemasOf(3);

/** The schema with so many more properties that no check looks for each of them, or that it is compiled in several parts. */
function widened(schema: Schema, more: number): Schema {
  const { properties } = schema;
  if (properties === undefined) return schema;
  const filling = Array.from(
    { length: more },
    (_, i) => [`more${i}`, { type: 'object', properties: { text: { type: 'string' } } }] as const,
  );
  return { ...schema, properties: { ...Object.fromEntries(filling), ...properties } } as Schema;
}

test('no value passes that has faults, and nearly all others pass', () => {
  let [passed, sound] = [0, 0];
  fc.assert(
    fc.property(
      SCHEMA,
      fc.constantFrom(0, 20, 70),
      fc.array(VALUE, { minLength: 5, maxLength: 15 }),
      AGE,
      (schema, more, values, conventions) => {
        for (const value of values) {
          const { compiled, judged } = verdicts(widened(schema, more), value, conventions);
          assert.ok(judged || !compiled, 'a value passes that has faults');
          if (compiled) passed += 1;
          if (judged) sound += 1;
        }
      },
    ),
    { numRuns: 800 },
  );
  assert.ok(passed > 0.9 * sound, `${passed} of ${sound} pass`);
});

test('names of fields are no code', () => {
  const name = '"]; throw new Error() //\u2028\\';
  const schema = { type: 'object', required: [name], properties: { [name]: { type: 'string' } } } as Schema;
  assert.deepEqual(verdicts(schema, { [name]: 'a' }), { compiled: true, judged: true });
  assert.deepEqual(verdicts(schema, { [name]: 1 }), { compiled: false, judged: false });
});
