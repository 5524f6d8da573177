/**
 * Whether a JSON value fits a structural schema, and why not: in the order and the words of the validators that clients
 * know. The work is counted, since junctors multiply it.
 */
import type { Correlated } from '../cel/correlated.js';
import { stringify } from '../codec/parse.js';
import { type FieldError, invalidValue, notSupported, required, tooMany, typeInvalid } from '../model/errors.js';
import { faultsOfEach } from '../model/faults/fault-budget.js';
import { type FaultSearch, finished } from '../model/faults/fault-search.js';
import { isObject, sameValue } from '../model/json/json.js';
import type { JsonObject } from '../model/object.js';
import type { KeptPatterns } from '../model/patterns/kept-patterns.js';
import { printedJson } from '../model/values/printed-values.js';
import type { Conventions } from './conventions.js';
import { INT_OR_STRING, isLeaf, type Junctor, propertyOf, type Schema, says, schemaOf } from './schema.js';
import { VALUE_FORMATS } from './value-formats.js';

/** The work got too much: what is left was not looked at. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/**
 * Steps that the values of one definition may take, or those of one object, of about a microsecond each: visits of a value by a schema, comparisons,
 * searches. It is many times what the largest ordinary object needs.
 */
const MAX_STEPS = 200_000;
/** Nanoseconds of a step. */
const STEP = 1000;

/** Steps between two pauses. */
const PAUSE_STEPS = 1000;

export class ValueChecks {
  #left: number;
  #pauseAt: number;

  constructor(
    readonly patterns: KeptPatterns,
    readonly conventions: Conventions,
    steps = MAX_STEPS,
  ) {
    this.#left = steps;
    this.#pauseAt = steps - PAUSE_STEPS;
  }

  /** Whether so much was done since this was last true that other work should run. */
  due(): boolean {
    if (this.#left > this.#pauseAt) return false;
    this.#pauseAt = this.#left - PAUSE_STEPS;
    return true;
  }

  /** Takes the work of patterns; throws TooMuchWork. */
  readonly pay = (work: number): void => this.spend(work / STEP);

  /** Throws TooMuchWork. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooMuchWork();
  }
}

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

/** A value of a schema: `root` is the field that the whole value stands in, `name` the path from there. */
interface Site {
  readonly checks: ValueChecks;
  readonly root: string;
  readonly name: string;
  /** What was stored in the place of the value; absent where nothing was, or faults of what stays as it is count, too. */
  readonly before?: Correlated | undefined;
  /** Nobody asks for more than whether there are faults. */
  readonly wordless?: true;
}

/** The fault of a value for which nobody asks for words. */
const SOME_FAULT = invalidValue('', '', '');

const fieldOf = ({ root, name }: Site): string => (name === '' ? root : root === '' ? name : `${root}.${name}`);

/** The site of a member, with what was stored there. */
function inside(site: Site, name: string): Site {
  if (site.wordless === true) return site;
  return { ...site, name: site.name === '' ? name : `${site.name}.${name}`, before: site.before?.member(name) };
}

/** The site of an item; until items had their own places, they went by the name of their list. */
function itemSite(site: Site, index: number): Site {
  if (site.wordless === true || !site.checks.conventions.preciseCauses) return site;
  return { ...site, name: `${site.name}[${index}]`, before: site.before?.item(index) };
}

export const isNumber = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';
/** Whole numbers that 64 bits hold; larger ones are read as floating-point ones. */
const isInteger = (value: unknown): boolean =>
  typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 63);

function jsonType(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isNumber(value)) return isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

const shown = (value: unknown): unknown => (typeof value === 'object' && value !== null ? printedJson(value) : value);

/** Steps that a fault takes with its words, until it is told. */
const FAULT_STEPS = 4;

function worded(site: Site, words: () => FieldError): FieldError {
  if (site.wordless === true) return SOME_FAULT;
  site.checks.spend(FAULT_STEPS);
  return words();
}

const wrong = (site: Site, value: unknown, rule: string): FieldError =>
  worded(site, () => invalidValue(fieldOf(site), shown(value), `${site.name} in body ${rule}`));

/** The fault of a value that is not of the type, or of the format, which is asked for. */
const wrongType = (site: Site, value: unknown, rule: string): FieldError =>
  site.checks.conventions.preciseCauses
    ? worded(site, () => typeInvalid(fieldOf(site), shown(value), `${site.name} in body ${rule}`))
    : wrong(site, value, rule);

const typesOf = (schema: Schema): string[] =>
  says(schema, INT_OR_STRING) ? ['integer', 'string'] : schema.type === undefined ? [] : [schema.type];

function typeFault(schema: Schema, value: unknown, site: Site): FieldError | undefined {
  const { format: asked = '' } = schema;
  const format = VALUE_FORMATS.has(asked) ? asked : '';
  const [types, found] = [typesOf(schema), jsonType(value)];
  if (types.length === 0 && (format === '' || found !== 'null')) return undefined;
  if (found === 'null') return types.length === 0 || says(schema, 'nullable') ? undefined : notOfType(site, types.join(','), found);
  const numeric = types.includes('integer') || types.includes('number');
  // A text or list with a format is for the format to judge, unless a number is asked for.
  if (!numeric && format !== '' && (found === 'string' || found === 'array')) return undefined;
  if (types.includes(found) || (found === 'integer' && types.includes('number'))) return undefined;
  return notOfType(site, types.join(','), found);
}

const notOfType = (site: Site, expected: string, found: string): FieldError =>
  wrongType(site, found, `must be of type ${expected}: ${JSON.stringify(found)}`);

/** How many characters a text has: those beyond the first plane are two code units. */
function characters(text: string): number {
  let length = text.length;
  for (let i = 1; i < text.length; i += 1) if (isLow(text.charCodeAt(i)) && isHigh(text.charCodeAt(i - 1))) length -= 1;
  return length;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

/** The fault of a text that is too long. */
function lengthFault(site: Site, value: string, max: number | bigint): FieldError {
  const { preciseCauses, lengthInBytes } = site.checks.conventions;
  if (!preciseCauses) return wrong(site, value, `should be at most ${max} chars long`);
  const rule = lengthInBytes ? `may not be more than ${max} bytes` : `may not be longer than ${max}`;
  return worded(site, () => ({ reason: 'FieldValueTooLong', field: fieldOf(site), message: `Too long: ${rule}` }));
}

/** The fault of a list or an object with too many parts. */
const manyFault = (site: Site, shownBefore: number | bigint, actual: number, max: number | bigint, rule: string): FieldError =>
  site.checks.conventions.preciseCauses ? worded(site, () => tooMany(fieldOf(site), actual, max)) : wrong(site, shownBefore, rule);

/** The first fault of a text. */
function textFaults(schema: Schema, value: string, site: Site): FieldError[] {
  const { minLength, maxLength, pattern } = schema;
  const length = minLength !== undefined || maxLength !== undefined ? characters(value) : 0;
  if (maxLength !== undefined && length > maxLength) return [lengthFault(site, value, maxLength)];
  if (minLength !== undefined && length < minLength) return [wrong(site, value, `should be at least ${minLength} chars long`)];
  if (pattern === undefined) return [];
  const { checks } = site;
  const compiled = checks.patterns.compile(pattern, checks.pay);
  return 'pattern' in compiled && compiled.pattern.test(value, checks.pay) ? [] : [wrong(site, value, `should match '${pattern}'`)];
}

function formatFaults(schema: Schema, value: string, site: Site): FieldError[] {
  const { format = '' } = schema;
  return VALUE_FORMATS.get(format)?.(value) === false
    ? [wrongType(site, value, `must be of type ${format}: ${JSON.stringify(value)}`)]
    : [];
}

/** Whether it is a multiple; nothing is one of a number below zero. */
export const isMultiple = (value: number | bigint, of: number): boolean => of >= 0 && Number.isSafeInteger(Number(value) / of);

function multipleFaults({ multipleOf: of }: Schema, value: number | bigint, site: Site): FieldError[] {
  if (of === undefined || isMultiple(value, of)) return [];
  if (of >= 0) return [wrong(site, value, `should be a multiple of ${of}`)];
  return [
    worded(site, () => invalidValue(fieldOf(site), shown(value), `factor MultipleOf declared for ${site.name} must be positive: ${of}`)),
  ];
}

function numberFaults(schema: Schema, value: number | bigint, site: Site): FieldError[] {
  const { minimum, maximum } = schema;
  const [over, under] = [says(schema, 'exclusiveMaximum'), says(schema, 'exclusiveMinimum')];
  const bounds = [
    ...(maximum !== undefined && (over ? value >= maximum : value > maximum)
      ? [`should be less than ${over ? '' : 'or equal to '}${maximum}`]
      : []),
    ...(minimum !== undefined && (under ? value <= minimum : value < minimum)
      ? [`should be greater than ${under ? '' : 'or equal to '}${minimum}`]
      : []),
  ];
  return [...rangeFaults(schema, value, site), ...multipleFaults(schema, value, site), ...bounds.map((rule) => wrong(site, value, rule))];
}

/** Whole numbers by their format; those of other formats have 64 bits. */
const INTEGER_RANGES: ReadonlyMap<string, readonly [least: number, end: number]> = new Map([
  ['int32', [-(2 ** 31), 2 ** 31]],
  ['uint32', [0, 2 ** 32]],
  ['uint64', [0, 2 ** 64]],
]);
const INT64 = [-(2 ** 63), 2 ** 63] as const;
const MAX_FLOAT = (2 - 2 ** -23) * 2 ** 127;
const FLOATS: readonly string[] = ['float', 'float32'];

/** The fault of a number that its type and format cannot hold; clients are told of it at the whole object. */
function rangeFaults({ type = '', format = '' }: Schema, value: number | bigint, site: Site): FieldError[] {
  if (!site.checks.conventions.numberRanges) return [];
  const number = Number(value);
  const [least, end] = INTEGER_RANGES.get(format) ?? INT64;
  const isHeld =
    type === 'integer'
      ? (typeof value === 'bigint' || Number.isInteger(value)) && number >= least && number < end
      : !FLOATS.includes(format) || Math.abs(number) <= MAX_FLOAT;
  if (isHeld) return [];
  const named = format === '' ? '(default format)' : `with format ${format}`;
  return [worded(site, () => invalidValue('<nil>', '', `Checked value must be of type ${type} ${named} in ${site.name}`))];
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
  worded(site, () => invalidValue(site.root === '' ? '<nil>' : site.root, '', `${JSON.stringify(site.name)} ${rule}`));

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

/** Numbers are compared with whole numbers by their whole part: that there is more is a fault of the type. */
const isWholePart = (allowed: unknown, value: unknown): boolean =>
  typeof allowed === 'number' && typeof value === 'number' && Number.isInteger(allowed) && Math.trunc(value) === allowed;

function enumFaults(schema: Schema, value: unknown, site: Site): FieldError[] {
  if (schema.enum === undefined) return [];
  site.checks.spend(schema.enum.length);
  if (schema.enum.some((allowed) => sameValue(allowed, value) || isWholePart(allowed, value))) return [];
  if (site.wordless === true) return [SOME_FAULT];
  site.checks.spend(FAULT_STEPS + schema.enum.length);
  const words = schema.enum.map((allowed) => (typeof allowed === 'string' ? allowed : stringify(allowed)));
  return [notSupported(fieldOf(site), shown(value), words)];
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
