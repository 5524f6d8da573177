/**
 * Whether a JSON value fits a structural schema, and why not: in the order and the words of the validators that clients
 * know. The work is counted, since junctors multiply it.
 */
import type { Correlated } from '../cel/schemas/correlated.js';
import { type FieldError, invalidValue, required } from '../model/errors.js';
import { faultsOfEach } from '../model/faults/fault-budget.js';
import { type FaultSearch, finished } from '../model/faults/fault-search.js';
import { isObject } from '../model/json/json.js';
import type { JsonObject } from '../model/object.js';
import {
  enumFaults,
  fieldOf,
  formatFaults,
  inside,
  isNumber,
  itemSite,
  manyFault,
  numberFaults,
  rangeFaults,
  type Site,
  textFaults,
  typeFault,
  wholeOf,
  worded,
  wrong,
} from './scalar-faults.js';
import { isLeaf, type Junctor, propertyOf, type Schema, schemaOf } from './schema.js';
import type { ValueChecks } from './value-checks.js';

interface Result {
  readonly faults: FieldError[];
  /** Validators that had something to say: where no alternative fits, the one that came furthest tells its faults. */
  readonly matches: number;
}

/** A judgement that may pause where it yields, so that other work runs before it goes on. */
type Judging = Generator<undefined, Result>;

/** The results of several judgements; where nobody asks for words, as far as the first one that decides. */
function* each<T>(
  values: Iterable<T>,
  { wordless, checks }: Site,
  judge: (value: T) => Judging | Result,
  decides = failing,
): Generator<undefined, Result[]> {
  const out: Result[] = [];
  for (const value of values) {
    const judged = judge(value);
    const result = 'faults' in judged ? judged : yield* judged;
    if (checks.due()) yield;
    out.push(result);
    if (wordless === true && decides(result)) break;
  }
  return out;
}

function* listResult(schema: Schema, value: readonly unknown[], site: Site): Judging {
  const items = schemaOf(schema.items);
  const { minItems, maxItems } = schema;
  let index = -1;
  const judged = (item: unknown): Judging | Result => {
    index += 1;
    return partResult(items as Schema, item, itemSite(site, index));
  };
  const results = items === undefined ? [] : yield* each(value, site, judged);
  return together(results, [
    ...(minItems !== undefined && value.length < minItems ? [wrong(site, value.length, `should have at least ${minItems} items`)] : []),
    ...(maxItems !== undefined && value.length > maxItems
      ? [manyFault(site, value.length, value.length, maxItems, `should have at most ${maxItems} items`)]
      : []),
  ]);
}

/** Required names that are looked for in one step. */
const FREE_NAMES = 16;

function* objectResult(schema: Schema, value: JsonObject, site: Site): Judging {
  const { minProperties, maxProperties, additionalProperties } = schema;
  const keys = Object.keys(value).sort();
  const few = minProperties !== undefined && keys.length < minProperties;
  const many = maxProperties !== undefined && keys.length > maxProperties;
  const size = [
    ...(few ? [wrong(site, minProperties, `should have at least ${minProperties} properties`)] : []),
    ...(many ? [manyFault(site, maxProperties, keys.length, maxProperties, `should have at most ${maxProperties} properties`)] : []),
  ];
  if (size.length > 0 && (site.wordless === true || !site.checks.conventions.preciseCauses)) return { faults: size, matches: 0 };
  const unlisted = keys.filter((key) => propertyOf(schema, key) === undefined);
  const values = schemaOf(additionalProperties);
  const refused =
    additionalProperties === false
      ? unlisted.map((key) => worded(site, () => invalidValue(fieldOf(site), key, `${site.name}.${key} in body is a forbidden property`)))
      : [];
  const named = keys.flatMap((key) => {
    const property = schemaOf(propertyOf(schema, key));
    return property === undefined ? [] : [[key, property] as const];
  });
  const results: Result[] = [
    { faults: [...size, ...refused], matches: 0 },
    ...(values === undefined ? [] : yield* each(unlisted, site, (key) => partResult(values, value[key], inside(site, key)))),
    // A schema may have many more properties than a value has members.
    ...(yield* each(named, site, ([key, property]) => partResult(property, value[key], inside(site, key)))),
  ];
  site.checks.spend(Math.floor((schema.required ?? []).length / FREE_NAMES));
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  return together(
    results,
    missing.map((name) => worded(site, () => required(fieldOf(inside(site, name))))),
  );
}

const together = (results: readonly Result[], faults: readonly FieldError[]): Result => ({
  faults: [...faultsOfEach(results, (r) => r.faults), ...faults],
  matches: results.reduce((sum, r) => sum + r.matches, 0),
});

const failing = (result: Result): boolean => result.faults.length > 0;
const fitting = (result: Result): boolean => !failing(result);
const furthest = (results: readonly Result[]): Result | undefined =>
  results.reduce<Result | undefined>((best, r) => (best === undefined || r.matches > best.matches ? r : best), undefined);

/** What is said of all alternatives together stands at the whole value. */
const junctor = (site: Site, rule: string): FieldError =>
  worded(site, () => invalidValue(wholeOf(site), '', `${JSON.stringify(site.name)} ${rule}`));

function* junctorResult(schema: Schema, value: unknown, site: Site): Judging {
  if (isLeaf(schema)) return { faults: [], matches: 1 };
  const of = (junctor: Junctor, decides: (result: Result) => boolean): Generator<undefined, Result[]> =>
    each(schema[junctor] ?? [], site, (inner) => partResult(inner, value, site), decides);
  const [anyOf, oneOf, allOf] = [yield* of('anyOf', fitting), yield* of('oneOf', () => false), yield* of('allOf', failing)];
  const out: FieldError[] = [];
  if (anyOf.length > 0 && anyOf.every(failing))
    out.push(junctor(site, 'must validate at least one schema (anyOf)'), ...(furthest(anyOf)?.faults ?? []));
  const { length: valid } = oneOf.filter(fitting);
  if (oneOf.length > 0 && valid !== 1) {
    const found = valid === 0 ? 'Found none valid' : `Found ${valid} valid alternatives`;
    out.push(junctor(site, `must validate one and only one schema (oneOf). ${found}`));
    if (valid === 0) out.push(...(furthest(oneOf)?.faults ?? []));
  }
  if (allOf.some(failing)) {
    const none = allOf.every(failing) ? '. None validated' : '';
    out.push(...faultsOfEach(allOf, (r) => r.faults), junctor(site, `must validate all the schemas (allOf)${none}`));
  }
  if (schema.not !== undefined && !failing(yield* valueResult(schema.not, value, site)))
    out.push(junctor(site, 'must not validate the schema (not)'));
  return { faults: out, matches: 1 + together([...anyOf, ...oneOf, ...allOf], []).matches };
}

/** The result of one of many values or schemas: most are of no parts, and need no pauses. */
const partResult = (schema: Schema, value: unknown, site: Site): Judging | Result =>
  typeof value !== 'object' && value !== undefined && isLeaf(schema) ? scalarResult(schema, value, site) : valueResult(schema, value, site);

/** As `valueResult`, of a value without parts by a schema without others inside. */
function scalarResult(schema: Schema, value: unknown, site: Site): Result {
  site.checks.spend(1);
  const faults: FieldError[] = [];
  const type = typeFault(schema, value, site);
  if (type !== undefined) faults.push(type);
  // The type, the alternatives that a leaf has none of, and what is allowed.
  let matches = type === undefined ? 4 : 3;
  if (typeof value === 'string') {
    faults.push(...textFaults(schema, value, site), ...formatFaults(schema, value, site));
    matches += 1;
  } else if (isNumber(value)) {
    faults.push(...numberFaults(schema, value, site));
    matches += 1;
  }
  faults.push(...enumFaults(schema, value, site));
  return told({ faults, matches }, site);
}

/** The result without faults of a value that stays as it is stored, where these do not count. */
function told(result: Result, { before, checks }: Site): Result {
  if (before === undefined || result.faults.length === 0) return result;
  return before.equals((parts) => checks.spend(parts / EQUAL_PARTS)) ? { ...result, faults: [] } : result;
}

/** Parts of a value that are compared with those of another in one step. */
const EQUAL_PARTS = 8;

function* valueResult(schema: Schema, value: unknown, site: Site): Judging {
  site.checks.spend(1);
  if (site.checks.due()) yield;
  const type = typeFault(schema, value, site);
  const faults = type === undefined ? [] : [type];
  const own: Result = { faults, matches: type === undefined ? 2 : 1 };
  const listed = (): Result => ({ faults: enumFaults(schema, value, site), matches: 1 });
  if (value === undefined || value === null) return told(together([own, listed()], []), site);
  const results = [own, yield* junctorResult(schema, value, site)];
  if (typeof value === 'string')
    results.push({ faults: [...textFaults(schema, value, site), ...formatFaults(schema, value, site)], matches: 1 });
  else if (isNumber(value)) results.push({ faults: numberFaults(schema, value, site), matches: 1 });
  else if (Array.isArray(value)) results.push(yield* listResult(schema, value, site));
  results.push(listed());
  if (isObject(value)) results.push(yield* objectResult(schema, value, site));
  return told(together(results, []), site);
}

/** All faults of a value that stands in the field `at`; none where it fits. Throws TooMuchWork. */
export const valueFaults = (schema: Schema, value: unknown, at: string, checks: ValueChecks): FieldError[] =>
  finished(valueResult(schema, value, { checks, root: at, name: '' })).faults;

/** The same as a search, which pauses; with `before`, faults of parts that stay as they are stored do not count. */
export function* valueSearch(schema: Schema, value: unknown, at: string, checks: ValueChecks, before?: Correlated): FaultSearch {
  const { faults } = yield* valueResult(schema, value, { checks, root: at, name: '', before });
  yield* faults;
}

/** A value by itself, for which nobody asks for words. */
const alone = (checks: ValueChecks): Site => ({ checks, root: '', name: '', wordless: true });

export const fitsValue = (schema: Schema, value: unknown, checks: ValueChecks): boolean =>
  !failing(finished(valueResult(schema, value, alone(checks))));

/** Whether the type and the format of a number hold it, where servers ask for that. */
export const fitsRange = (schema: Schema, value: number | bigint, checks: ValueChecks): boolean =>
  rangeFaults(schema, value, alone(checks)).length === 0;

/** Whether a text has the length, the pattern and the format that a schema asks for. */
export const fitsText = (schema: Schema, value: string, checks: ValueChecks): boolean =>
  textFaults(schema, value, alone(checks)).length === 0 && formatFaults(schema, value, alone(checks)).length === 0;

export const fitsEnum = (schema: Schema, value: unknown, checks: ValueChecks): boolean =>
  enumFaults(schema, value, alone(checks)).length === 0;

/** Whether a value, which is not null, fits the alternatives of a schema. */
export const fitsJunctors = (schema: Schema, value: unknown, checks: ValueChecks): boolean =>
  !failing(finished(junctorResult(schema, value, alone(checks))));
