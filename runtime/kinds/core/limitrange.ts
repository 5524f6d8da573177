/** Limit ranges: bounds and defaults that fit one another. */
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOf } from '../../model/formats.js';
import { compareQuantities } from '../../model/quantity.js';
import { containerResourceFaults, nodeResourceFaults } from '../rules/resources.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

const TYPES = ['Pod', 'Container', 'PersistentVolumeClaim'];
const AMOUNTS = ['max', 'min', 'default', 'defaultRequest', 'maxLimitRequestRatio'] as const;

function typeFaults(field: string, type: string): FieldError[] {
  const malformed = faultsOf('qualified-name', type).map((fault) => invalidValue(field, type, fault));
  if (malformed.length > 0 || type.includes('/') || TYPES.includes(type)) return malformed;
  return [invalidValue(field, type, 'must be a standard limit type or fully qualified')];
}

/** Pairs of amounts of which the first must not be more than the second, in the words of its fault. */
const ORDER: readonly (readonly [smaller: string, greater: string, at: string, say: (a: string, b: string) => string])[] = [
  ['min', 'max', 'min', (a, b) => `min value ${a} is greater than max value ${b}`],
  ['min', 'defaultRequest', 'defaultRequest', (a, b) => `min value ${a} is greater than default request value ${b}`],
  ['defaultRequest', 'max', 'defaultRequest', (a, b) => `default request value ${a} is greater than max value ${b}`],
  ['defaultRequest', 'default', 'defaultRequest', (a, b) => `default request value ${a} is greater than default limit value ${b}`],
  ['min', 'default', 'default', (a, b) => `min value ${a} is greater than default value ${b}`],
  ['default', 'max', 'default', (a, b) => `default value ${a} is greater than max value ${b}`],
];

function amountFaults(at: string, limit: Fields): FieldError[] {
  const amounts = new Map(AMOUNTS.map((field) => [field as string, fieldsOf(limit[field])]));
  const names = new Set([...amounts.values()].flatMap((a) => Object.keys(a)));
  return [...names].flatMap((name) => {
    const of = (field: string): unknown => amounts.get(field)?.[name];
    const out = ORDER.flatMap(([smaller, greater, where, say]) => {
      const [a, b] = [of(smaller), of(greater)];
      if (a === undefined || b === undefined || compareQuantities(a, b) <= 0) return [];
      return [invalidValue(`${at}.${where}[${name}]`, of(where), say(String(a), String(b)))];
    });
    const ratio = of('maxLimitRequestRatio');
    if (ratio !== undefined && compareQuantities(ratio, '1') < 0)
      out.push(invalidValue(`${at}.maxLimitRequestRatio[${name}]`, ratio, `ratio ${String(ratio)} is less than 1`));
    return out;
  });
}

function limitFaults(at: string, limit: Fields): FieldError[] {
  const type = text(limit.type);
  const nameRule = type === 'Pod' || type === 'Container' ? containerResourceFaults : nodeResourceFaults;
  const named = (field: string): FieldError[] =>
    Object.keys(fieldsOf(limit[field])).flatMap((name) => nameRule(`${at}.${field}[${name}]`, name));
  const out = [...named('max'), ...named('min')];
  for (const field of ['default', 'defaultRequest']) {
    if (type !== 'Pod') out.push(...named(field));
    else if (Object.keys(fieldsOf(limit[field])).length > 0)
      out.push(forbiddenField(`${at}.${field}`, "may not be specified when `type` is 'Pod'"));
  }
  if (type === 'PersistentVolumeClaim' && fieldsOf(limit.min).storage === undefined && fieldsOf(limit.max).storage === undefined)
    out.push(required(`${at}.limits`, 'either minimum or maximum storage value is required, but neither was provided'));
  return [...out, ...named('maxLimitRequestRatio'), ...amountFaults(at, limit)];
}

export const limitRangeStrategy: Strategy = {
  validate(object) {
    const types = new Set<string>();
    return listOf(fieldsOf(object.spec).limits).flatMap((limit, i) => {
      const at = `spec.limits[${i}]`;
      const type = text(limit.type);
      const out = typeFaults(`${at}.type`, type);
      if (type === '') return out;
      if (types.has(type)) out.push(duplicate(`${at}.type`, type));
      types.add(type);
      return [...out, ...limitFaults(at, limit)];
    });
  },
};
