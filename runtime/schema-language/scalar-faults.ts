/** Faults of values without parts by a schema: in the order and the words of the validators that clients know. */
import type { Correlated } from '../cel/schemas/correlated.js';
import { stringify } from '../codec/parse.js';
import { type FieldError, invalidValue, notSupported, tooMany, typeInvalid } from '../model/errors.js';
import { sameValue } from '../model/json/json.js';
import { printedJson } from '../model/values/printed-values.js';
import { INT_OR_STRING, type Schema, says } from './schema.js';
import type { ValueChecks } from './value-checks.js';
import { VALUE_FORMATS } from './value-formats.js';

/** A value of a schema: `root` is the field that the whole value stands in, `name` the path from there. */
export interface Site {
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

export const fieldOf = ({ root, name }: Site): string => (name === '' ? wholeOf({ root }) : root === '' ? name : `${root}.${name}`);

/** The field of what is told of the whole value. */
export const wholeOf = ({ root }: Pick<Site, 'root'>): string => (root === '' ? '<nil>' : root);

/** The site of a member, with what was stored there. */
export function inside(site: Site, name: string): Site {
  if (site.wordless === true) return site;
  return { ...site, name: site.name === '' ? name : `${site.name}.${name}`, before: site.before?.member(name) };
}

/** The site of an item; until items had their own places, they went by the name of their list. */
export function itemSite(site: Site, index: number): Site {
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

export function worded(site: Site, words: () => FieldError): FieldError {
  if (site.wordless === true) return SOME_FAULT;
  site.checks.spend(FAULT_STEPS);
  return words();
}

export const wrong = (site: Site, value: unknown, rule: string): FieldError =>
  worded(site, () => invalidValue(fieldOf(site), shown(value), `${site.name} in body ${rule}`));

/** The fault of a value that is not of the type, or of the format, which is asked for. */
const wrongType = (site: Site, value: unknown, rule: string): FieldError =>
  site.checks.conventions.preciseCauses
    ? worded(site, () => typeInvalid(fieldOf(site), shown(value), `${site.name} in body ${rule}`))
    : wrong(site, value, rule);

const typesOf = (schema: Schema): string[] =>
  says(schema, INT_OR_STRING) ? ['integer', 'string'] : schema.type === undefined ? [] : [schema.type];

export function typeFault(schema: Schema, value: unknown, site: Site): FieldError | undefined {
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
export const manyFault = (site: Site, shownBefore: number | bigint, actual: number, max: number | bigint, rule: string): FieldError =>
  site.checks.conventions.preciseCauses ? worded(site, () => tooMany(fieldOf(site), actual, max)) : wrong(site, shownBefore, rule);

/** The first fault of a text. */
export function textFaults(schema: Schema, value: string, site: Site): FieldError[] {
  const { minLength, maxLength, pattern } = schema;
  const length = minLength !== undefined || maxLength !== undefined ? characters(value) : 0;
  if (maxLength !== undefined && length > maxLength) return [lengthFault(site, value, maxLength)];
  if (minLength !== undefined && length < minLength) return [wrong(site, value, `should be at least ${minLength} chars long`)];
  if (pattern === undefined) return [];
  const { checks } = site;
  const compiled = checks.patterns.compile(pattern, checks.pay);
  return 'pattern' in compiled && compiled.pattern.test(value, checks.pay) ? [] : [wrong(site, value, `should match '${pattern}'`)];
}

export function formatFaults(schema: Schema, value: string, site: Site): FieldError[] {
  const { format = '' } = schema;
  return VALUE_FORMATS.get(format)?.(value) === false
    ? [wrongType(site, value, `must be of type ${format}: ${JSON.stringify(value)}`)]
    : [];
}

const isMultiple = (value: number | bigint, of: number): boolean => of >= 0 && Number.isSafeInteger(Number(value) / of);

/** What a number should be a multiple of: for whole numbers the whole part alone, where servers compare these so. */
const factorFor = (value: number | bigint, of: number, { conventions }: ValueChecks): number =>
  conventions.wholeMultiples && isInteger(value) ? Math.trunc(of) : of;

/** Whether it is a multiple; nothing is one of a number below zero, or of a whole part that is none. */
export const fitsMultiple = (value: number | bigint, multipleOf: number, checks: ValueChecks): boolean =>
  isMultiple(value, factorFor(value, multipleOf, checks));

function multipleFaults({ multipleOf }: Schema, value: number | bigint, site: Site): FieldError[] {
  if (multipleOf === undefined || fitsMultiple(value, multipleOf, site.checks)) return [];
  const of = factorFor(value, multipleOf, site.checks);
  const isFactor = of > 0 || (of === 0 && of === multipleOf);
  if (isFactor) return [wrong(site, value, `should be a multiple of ${of}`)];
  return [
    worded(site, () => invalidValue(fieldOf(site), shown(value), `factor MultipleOf declared for ${site.name} must be positive: ${of}`)),
  ];
}

export function numberFaults(schema: Schema, value: number | bigint, site: Site): FieldError[] {
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
export function rangeFaults({ type = '', format = '' }: Schema, value: number | bigint, site: Site): FieldError[] {
  if (!site.checks.conventions.numberRanges) return [];
  const number = Number(value);
  const [least, end] = INTEGER_RANGES.get(format) ?? INT64;
  const isHeld =
    type === 'integer'
      ? (typeof value === 'bigint' || Number.isInteger(value)) && number >= least && number < end
      : !FLOATS.includes(format) || Math.abs(number) <= MAX_FLOAT;
  if (isHeld) return [];
  const named = format === '' ? '(default format)' : `with format ${format}`;
  return [worded(site, () => invalidValue(wholeOf(site), '', `Checked value must be of type ${type} ${named} in ${site.name}`))];
}

/** Numbers are compared with whole numbers by their whole part: that there is more is a fault of the type. */
const isWholePart = (allowed: unknown, value: unknown): boolean =>
  typeof allowed === 'number' && typeof value === 'number' && Number.isInteger(allowed) && Math.trunc(value) === allowed;

export function enumFaults(schema: Schema, value: unknown, site: Site): FieldError[] {
  if (schema.enum === undefined) return [];
  site.checks.spend(schema.enum.length);
  if (schema.enum.some((allowed) => sameValue(allowed, value) || isWholePart(allowed, value))) return [];
  if (site.wordless === true) return [SOME_FAULT];
  site.checks.spend(FAULT_STEPS + schema.enum.length);
  const words = schema.enum.map((allowed) => (typeof allowed === 'string' ? allowed : stringify(allowed)));
  return [notSupported(fieldOf(site), shown(value), words)];
}
