/** Limit ranges: bounds and defaults that fit one another. */

import { randomUUID } from 'node:crypto';
import type { LimitRange, LimitRangeItem } from '../../../generated/core/v1/types.js';
import * as allowed from '../../../generated/core/v1/values.js';
import type { Draft } from '../../model/definition/draft.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import { printedQuantity } from '../../model/values/printed-values.js';
import { compareQuantities, quantityNanos } from '../../model/values/quantity.js';
import { defineKind } from '../kind.js';
import { containerResourceFaults, nodeResourceFaults } from '../rules/pod/resources.js';

const AMOUNTS = ['max', 'min', 'default', 'defaultRequest', 'maxLimitRequestRatio'] as const;
type AmountsField = (typeof AMOUNTS)[number];

function typeFaults(field: string, type: string): FieldError[] {
  const malformed = faultsOf('qualified-name', type).map((fault) => invalidValue(field, type, fault));
  if (malformed.length > 0 || type.includes('/') || allowed.LimitRangeItem.type.includes(type)) return malformed;
  return [invalidValue(field, type, 'must be a standard limit type or fully qualified')];
}

/** Pairs of amounts of which the first must not be more than the second, the bad one of them, and their names in its fault. */
const ORDER: readonly (readonly [
  smaller: AmountsField,
  greater: AmountsField,
  at: AmountsField,
  shown: AmountsField,
  say: readonly [string, string],
])[] = [
  ['min', 'max', 'min', 'min', ['min value', 'max value']],
  ['min', 'defaultRequest', 'defaultRequest', 'defaultRequest', ['min value', 'default request value']],
  ['defaultRequest', 'max', 'defaultRequest', 'defaultRequest', ['default request value', 'max value']],
  ['defaultRequest', 'default', 'defaultRequest', 'defaultRequest', ['default request value', 'default limit value']],
  ['min', 'default', 'default', 'min', ['min value', 'default value']],
  ['default', 'max', 'default', 'max', ['default value', 'max value']],
];

/** Quantities from this on are too great to be counted in thousandths. */
const MAX_EXACT = (2n ** 63n - 1n) / 1000n;
const MILLI = 1_000_000n;

/** How many of the parts a quantity has, in nanos, rounded away from zero. */
const partsOf = (nanos: bigint, size: bigint): bigint => (nanos < 0n ? -((size - 1n - nanos) / size) : (nanos + size - 1n) / size);

/** The bounds of an amount leave room for the ratio that is allowed between limits and requests. */
function spanFaults(at: string, name: string, ratio: string | undefined, min: string | undefined, max: string | undefined): FieldError[] {
  const nanos = [ratio, min, max].map((amount) => (amount === undefined ? undefined : quantityNanos(amount)));
  const [most, least, greatest] = nanos;
  if (ratio === undefined || most === undefined || least === undefined || greatest === undefined) return [];
  const whole = 1000n * MILLI;
  const exact = [most, least, greatest].every((amount) => partsOf(amount, whole) < MAX_EXACT);
  const size = exact ? MILLI : whole;
  const room = Number(partsOf(greatest, size)) / Number(partsOf(least, size));
  const wanted = exact ? Number(partsOf(most, MILLI)) / 1000 : Number(partsOf(most, whole));
  if (!(wanted > room)) return [];
  const why = `ratio ${ratio} is greater than max/min = ${Number.isFinite(room) ? room.toFixed(6) : '-Inf'}`;
  return [invalidValue(`${at}.maxLimitRequestRatio[${name}]`, printedQuantity(ratio), why)];
}

function amountFaults(at: string, limit: LimitRangeItem): FieldError[] {
  const names = new Set(AMOUNTS.flatMap((field) => Object.keys(limit[field] ?? {})));
  return faultsOfEach(names, (name) => {
    const of = (field: AmountsField): string | undefined => limit[field]?.[name];
    const out = ORDER.flatMap(([smaller, greater, where, shown, [one, other]]) => {
      const [a, b] = [of(smaller), of(greater)];
      if (a === undefined || b === undefined || compareQuantities(a, b) <= 0) return [];
      const why = `${one} ${a} is greater than ${other} ${b}`;
      return [invalidValue(`${at}.${where}[${name}]`, printedQuantity(of(shown)), why)];
    });
    const ratio = of('maxLimitRequestRatio');
    if (ratio !== undefined && compareQuantities(ratio, '1') < 0)
      out.push(invalidValue(`${at}.maxLimitRequestRatio[${name}]`, printedQuantity(ratio), `ratio ${ratio} is less than 1`));
    return [...out, ...spanFaults(at, name, ratio, of('min'), of('max'))];
  });
}

function limitFaults(at: string, limit: LimitRangeItem): FieldError[] {
  const { type } = limit;
  const nameRule = type === 'Pod' || type === 'Container' ? containerResourceFaults : nodeResourceFaults;
  const named = (field: AmountsField): FieldError[] =>
    faultsOfEach(Object.keys(limit[field] ?? {}), (name) => nameRule(`${at}.${field}[${name}]`, name));
  const out = [...named('max'), ...named('min')];
  for (const field of ['default', 'defaultRequest'] as const) {
    if (type !== 'Pod') out.push(...named(field));
    else if (Object.keys(limit[field] ?? {}).length > 0)
      out.push(forbiddenField(`${at}.${field}`, "may not be specified when `type` is 'Pod'"));
  }
  if (type === 'PersistentVolumeClaim' && limit.min?.storage === undefined && limit.max?.storage === undefined)
    out.push(required(`${at}.limits`, 'either minimum or maximum storage value is required, but neither was provided'));
  return [...out, ...named('maxLimitRequestRatio'), ...amountFaults(at, limit)];
}

/** Gives the field amounts of the sources for names that it lacks, the first source's before the next one's. */
function fill(item: Draft<LimitRangeItem>, field: 'default' | 'defaultRequest', ...sources: AmountsField[]): void {
  const target = item[field] ?? {};
  for (const source of sources)
    for (const [name, amount] of Object.entries(item[source] ?? {})) if (!Object.hasOwn(target, name)) target[name] = amount;
  if (Object.keys(target).length > 0) item[field] = target;
}

/** A container limit range fills its defaults from its bounds: maximum → default → default request → minimum. */
function limitRangeItem(item: Draft<LimitRangeItem>): void {
  if (item.type !== 'Container') return;
  fill(item, 'default', 'max');
  fill(item, 'defaultRequest', 'default', 'min');
}

export const limitRange = defineKind<LimitRange>({
  resource: 'limitranges',
  strategy: {
    // Limit ranges are often created without care for their name, so one without a name gets one.
    prepareForCreate({ metadata }) {
      metadata.name ||= randomUUID();
    },
    validate(object) {
      const types = new Set<string>();
      return faultsOfEach(object.spec.limits ?? [], (limit, i) => {
        const at = `spec.limits[${i}]`;
        const { type } = limit;
        const out = typeFaults(`${at}.type`, type);
        if (type === '') return out;
        if (types.has(type)) out.push(duplicate(`${at}.type`, type));
        types.add(type);
        return [...out, ...limitFaults(at, limit)];
      });
    },
  },
  defaulters: { limitRangeItem },
});
