/** What generated defaulters are made of. */
import { isObject } from '../json/json.js';
import { eachItem } from '../later-items.js';
import type { KindFunctions } from './kind-functions.js';

/** An object on its way to storage: fields may hold anything that passed decoding. */
export type Defaultable = { [field: string]: unknown };

type Fill = (value: Defaultable, functions: KindFunctions) => void;
/** A defaulter of a struct, or of a list or map that `items` or `members` made. */
type FillAny = (value: never, functions: KindFunctions) => void;

/** Applies the defaulter to the field's value, where it has one. */
export function each(owner: Defaultable, field: string, fill: FillAny, functions: KindFunctions): void {
  const value = owner[field];
  if (typeof value === 'object' && value !== null) (fill as (v: object, f: KindFunctions) => void)(value, functions);
}

/** Like `each`, for a struct that is always written: an absent one is created first, and removed again where it stays empty. */
export function eachMade(owner: Defaultable, field: string, fill: Fill, functions: KindFunctions): void {
  const value = owner[field];
  if (isObject(value)) fill(value, functions);
  else if (value === undefined || value === null) {
    const made: Defaultable = {};
    fill(made, functions);
    if (Object.keys(made).length > 0) owner[field] = made;
  }
}

/** A defaulter of each item of a list. */
export const items =
  (fill: FillAny) =>
  (list: unknown, functions: KindFunctions): void => {
    if (!Array.isArray(list)) return;
    const one = (i: number): void => {
      const item: unknown = list[i];
      if (typeof item === 'object' && item !== null) (fill as (v: object, f: KindFunctions) => void)(item, functions);
    };
    eachItem(list.length, one, functions.later);
  };

/** A defaulter of each value of a map. */
export const members =
  (fill: FillAny) =>
  (map: unknown, functions: KindFunctions): void => {
    if (isObject(map)) items(fill)(Object.values(map), functions);
  };
