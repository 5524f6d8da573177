/** Limit ranges: bounds and defaults that fit one another. */

import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { printedQuantity } from '../../model/printed-values.js';
import { compareQuantities } from '../../model/quantity.js';
import { defineKind } from '../kind.js';
import { containerResourceFaults, nodeResourceFaults } from '../rules/resources.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';

const TYPES = ['Pod', 'Container', 'PersistentVolumeClaim'];
const AMOUNTS = ['max', 'min', 'default', 'defaultRequest', 'maxLimitRequestRatio'] as const;

function typeFaults(field: string, type: string): FieldError[] {
  const malformed = faultsOf('qualified-name', type).map((fault) => invalidValue(field, type, fault));
  if (malformed.length > 0 || type.includes('/') || TYPES.includes(type)) return malformed;
  return [invalidValue(field, type, 'must be a standard limit type or fully qualified')];
}

/** Pairs of amounts of which the first must not be more than the second, the bad one of them, and their names in its fault. */
const ORDER: readonly (readonly [smaller: string, greater: string, at: string, shown: string, say: readonly [string, string]])[] = [
  ['min', 'max', 'min', 'min', ['min value', 'max value']],
  ['min', 'defaultRequest', 'defaultRequest', 'defaultRequest', ['min value', 'default request value']],
  ['defaultRequest', 'max', 'defaultRequest', 'defaultRequest', ['default request value', 'max value']],
  ['defaultRequest', 'default', 'defaultRequest', 'defaultRequest', ['default request value', 'default limit value']],
  ['min', 'default', 'default', 'min', ['min value', 'default value']],
  ['default', 'max', 'default', 'max', ['default value', 'max value']],
];

function amountFaults(at: string, limit: Fields): FieldError[] {
  const amounts = new Map(AMOUNTS.map((field) => [field as string, fieldsOf(limit[field])]));
  const names = new Set([...amounts.values()].flatMap((a) => Object.keys(a)));
  return faultsOfEach(names, (name) => {
    const of = (field: string): unknown => amounts.get(field)?.[name];
    const out = ORDER.flatMap(([smaller, greater, where, shown, [one, other]]) => {
      const [a, b] = [of(smaller), of(greater)];
      if (a === undefined || b === undefined || compareQuantities(a, b) <= 0) return [];
      const why = `${one} ${String(a)} is greater than ${other} ${String(b)}`;
      return [invalidValue(`${at}.${where}[${name}]`, printedQuantity(of(shown)), why)];
    });
    const ratio = of('maxLimitRequestRatio');
    if (ratio !== undefined && compareQuantities(ratio, '1') < 0)
      out.push(invalidValue(`${at}.maxLimitRequestRatio[${name}]`, printedQuantity(ratio), `ratio ${String(ratio)} is less than 1`));
    return out;
  });
}

function limitFaults(at: string, limit: Fields): FieldError[] {
  const type = text(limit.type);
  const nameRule = type === 'Pod' || type === 'Container' ? containerResourceFaults : nodeResourceFaults;
  const named = (field: string): FieldError[] =>
    faultsOfEach(Object.keys(fieldsOf(limit[field])), (name) => nameRule(`${at}.${field}[${name}]`, name));
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

export const limitRange = defineKind<ApiObject>({
  resource: 'limitranges',
  strategy: {
    validate(object) {
      const types = new Set<string>();
      return faultsOfEach(listOf(fieldsOf(object.spec).limits), (limit, i) => {
        const at = `spec.limits[${i}]`;
        const type = text(limit.type);
        const out = typeFaults(`${at}.type`, type);
        if (type === '') return out;
        if (types.has(type)) out.push(duplicate(`${at}.type`, type));
        types.add(type);
        return [...out, ...limitFaults(at, limit)];
      });
    },
  },
});
