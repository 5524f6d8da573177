/**
 * Checks that TypeBox compiles of schemas: what passes one has no faults. What does not is for `schema-values.ts` to judge, which knows
 * why. JSON Schema says lengths, patterns, formats, multiples and alternatives otherwise than definitions do, so that checks ask the
 * functions there of these.
 *
 * A schema is compiled in parts of bounded size, each when a value first reaches it: a large schema costs nothing before it is used, and
 * no part keeps the event loop long.
 */
import { openapiSchemaToJsonSchema } from '@openapi-contrib/openapi-schema-to-json-schema';
import { Build } from 'typebox/schema';
import { isObject } from '../model/json/json.js';
import type { KeptPatterns } from '../model/patterns/kept-patterns.js';
import type { Conventions } from './conventions.js';
import { fitsMultiple, isNumber } from './scalar-faults.js';
import { INT_OR_STRING, isLeaf, namedSchemas, propertyOf, type Schema, says, schemaOf } from './schema.js';
import { isIntOrString } from './structural.js';
import { ValueChecks } from './value-checks.js';
import { fitsEnum, fitsJunctors, fitsRange, fitsText, fitsValue } from './values.js';

/** Schemas that are compiled together; those without others inside may be a few more. */
const PART = 64;
/** Properties up to which the code of a check looks for each of them, and not for each member of a value. */
const LISTED = 32;
/** Schemas of a version that are compiled at all, of some 20 µs and 1.5 kB each: parts beyond are judged without. */
const COMPILED = 2000;

type Test = (value: unknown) => boolean;

/** What the parts of a check share. */
interface Run {
  /** Who counts the work of the value that is judged now. */
  checks: ValueChecks;
  /** Schemas that may still be compiled. */
  left: number;
}

/** How many schemas a part still takes in. */
interface Room {
  left: number;
}

/** A schema of which JSON Schema says all that can be said in it, and tests the rest. */
type Described = Record<string, unknown>;

const asked = (tests: readonly Test[]): Described =>
  tests.length === 0 ? {} : { '~refine': tests.map((check) => ({ check, error: () => '' })) };

const TYPES: readonly (string | undefined)[] = [undefined, 'array', 'boolean', 'integer', 'number', 'object', 'string'];
const BOUNDS = ['minimum', 'maximum', 'minItems', 'maxItems', 'minProperties', 'maxProperties'] as const;

/** Whether compiled code and definitions may mean different things by the schema, whatever the value. */
function isPeculiar(schema: Schema): boolean {
  const { type, properties = {}, required = [], additionalProperties, format } = schema;
  const names = [...Object.keys(properties), ...required];
  return (
    !TYPES.includes(type) ||
    // Null is refused where a format is asked for and no type.
    (format !== undefined && type === undefined) ||
    (additionalProperties !== undefined && (additionalProperties === false || names.length > 0)) ||
    BOUNDS.some((bound) => typeof schema[bound] === 'bigint') ||
    // Every object seems to have these.
    names.some((name) => name in Object.prototype)
  );
}

function typeOf(schema: Schema): Described {
  const { type } = schema;
  const nullable = says(schema, 'nullable');
  if (says(schema, INT_OR_STRING)) return { anyOf: [{ type: 'integer' }, { type: 'string', nullable }] };
  return type === undefined ? {} : { type, nullable };
}

const INTEGER_END = 2 ** 63;

function rangeOf(schema: Schema): Described {
  const { minimum, maximum } = schema;
  const bounded = schema.type === 'integer' || says(schema, INT_OR_STRING);
  const [over, under] = [says(schema, 'exclusiveMaximum'), says(schema, 'exclusiveMinimum')];
  const ends = (excluded: boolean, bound: unknown): number[] => [
    ...(excluded && bound !== undefined ? [Number(bound)] : []),
    ...(bounded ? [INTEGER_END] : []),
  ];
  const below = ends(over, maximum);
  const above = ends(under, minimum === undefined ? undefined : -minimum);
  return {
    ...(minimum === undefined || under ? {} : { minimum }),
    ...(maximum === undefined || over ? {} : { maximum }),
    ...(below.length === 0 ? {} : { exclusiveMaximum: Math.min(...below) }),
    ...(above.length === 0 ? {} : { exclusiveMinimum: -Math.min(...above) }),
  };
}

function sizesOf({ minItems, maxItems, minProperties, maxProperties }: Schema): Described {
  return Object.fromEntries(
    Object.entries({ minItems, maxItems, minProperties, maxProperties }).filter(([, bound]) => bound !== undefined),
  );
}

/** Tests of what JSON Schema says otherwise, of the value itself. */
function testsOf(schema: Schema, run: Run): Test[] {
  const { multipleOf, enum: allowed, anyOf, allOf, oneOf, not } = schema;
  const tests: Test[] = [];
  if ([schema.minLength, schema.maxLength, schema.pattern, schema.format].some((rule) => rule !== undefined))
    tests.push((value) => typeof value !== 'string' || fitsText(schema, value, run.checks));
  if (run.checks.conventions.numberRanges && schema.format !== undefined)
    tests.push((value) => !isNumber(value) || fitsRange(schema, value, run.checks));
  if (multipleOf !== undefined) tests.push((value) => !isNumber(value) || fitsMultiple(value, multipleOf, run.checks));
  if (allowed !== undefined) {
    const texts = new Set<unknown>(allowed.filter((item) => typeof item === 'string'));
    tests.push((value) => texts.has(value) || fitsEnum(schema, value, run.checks));
  }
  const namesTypes =
    says(schema, INT_OR_STRING) && isIntOrString(schema) && oneOf === undefined && allOf === undefined && not === undefined;
  if (!namesTypes && [anyOf, allOf, oneOf, not].some((junctor) => junctor !== undefined))
    tests.push((value) => value === null || fitsJunctors(schema, value, run.checks));
  return tests;
}

/** The schema of a member or item: here where there is room, or else a part of its own. */
function innerOf(schema: Schema, run: Run, room: Room): Described {
  return room.left > 0 || isLeaf(schema) ? describe(schema, run, room) : asked([partTest(schema, run)]);
}

/** What is said of the members of objects, which is looked up for each of them; undefined where there are too many to look for. */
function membersOf(schema: Schema, run: Run, room: Room): Described | undefined {
  const { properties, required = [] } = schema;
  const named = namedSchemas(properties);
  if (named.length + required.length > LISTED) return undefined;
  const needed = required.length === 0 ? {} : { required: [...required] };
  if (properties === undefined) return needed;
  // What takes little room comes first, so that the rest knows what is left.
  const inOrder = [...named.filter(([, property]) => isLeaf(property)), ...named.filter(([, property]) => !isLeaf(property))];
  // The converter forgets what is required of names that are no properties.
  const open = required.filter((name) => propertyOf(schema, name) === undefined).map((name) => [name, {}]);
  return { ...needed, properties: Object.fromEntries([...inOrder.map(([name, inner]) => [name, innerOf(inner, run, room)]), ...open]) };
}

/** Tests the members that an object has, of many that it may have. */
function wideTest(schema: Schema, run: Run): Test {
  const tests = new Map<string, Test>();
  const testOf = (name: string): Test | undefined => {
    const known = tests.get(name);
    if (known !== undefined) return known;
    const property = schemaOf(propertyOf(schema, name));
    if (property === undefined) return undefined;
    const test = isLeaf(property) ? interpreted(property, run) : partTest(property, run);
    tests.set(name, test);
    return test;
  };
  const { required = [] } = schema;
  return (value) => {
    if (!isObject(value)) return true;
    run.checks.spend(required.length);
    return required.every((name) => Object.hasOwn(value, name)) && Object.keys(value).every((name) => testOf(name)?.(value[name]) ?? true);
  };
}

function describe(schema: Schema, run: Run, room: Room): Described {
  room.left -= 1;
  run.left -= 1;
  if (isPeculiar(schema)) return asked([interpreted(schema, run)]);
  const [items, values, members] = [schemaOf(schema.items), schemaOf(schema.additionalProperties), membersOf(schema, run, room)];
  const tests = testsOf(schema, run);
  return {
    ...typeOf(schema),
    ...rangeOf(schema),
    ...sizesOf(schema),
    ...members,
    ...(items === undefined ? {} : { items: innerOf(items, run, room) }),
    ...(values === undefined ? {} : { additionalProperties: innerOf(values, run, room) }),
    ...asked(members === undefined ? [...tests, wideTest(schema, run)] : tests),
  };
}

/** Judges without compiling. */
const interpreted =
  (schema: Schema, run: Run): Test =>
  (value) =>
    fitsValue(schema, value, run.checks);

/** Compiles a part when it is first asked. */
function partTest(schema: Schema, run: Run): Test {
  let test: Test | undefined;
  return (value) => {
    test ??= run.left > 0 ? compiled(schema, run) : interpreted(schema, run);
    return test(value);
  };
}

function compiled(schema: Schema, run: Run): Test {
  // What was described is nobody else's, so that nothing is copied: tests are no part of a copy.
  const converted = openapiSchemaToJsonSchema(describe(schema, run, { left: PART }), { cloneSchema: false });
  const check = Build(converted).Evaluate();
  return (value) => check.Check(value);
}

/** Whether a value has no faults for sure. What is asked of it in the words of definitions is work that counts; throws TooMuchWork. */
export type SchemaCheck = (value: unknown, checks: ValueChecks) => boolean;

export function schemaCheck(schema: Schema, patterns: KeptPatterns, conventions: Conventions): SchemaCheck {
  const run: Run = { checks: new ValueChecks(patterns, conventions), left: COMPILED };
  const test = partTest(schema, run);
  return (value, checks) => {
    run.checks = checks;
    return test(value);
  };
}
