/** What generated defaulters are made of. */

/** An object on its way to storage: fields may hold anything that passed decoding. */
export type Defaultable = { [field: string]: unknown };

type Defaulter = (value: Defaultable) => void;
type AnyDefaulter = (value: never) => void;

const isObject = (value: unknown): value is Defaultable => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Defaults what the field holds, where it holds something. */
export function each(owner: Defaultable, field: string, defaulter: AnyDefaulter): void {
  const value = owner[field];
  if (typeof value === 'object' && value !== null) (defaulter as (v: object) => void)(value);
}

/** The same for a struct that is always there: an absent one is made first, and dropped again where it stays empty. */
export function eachMade(owner: Defaultable, field: string, defaulter: Defaulter): void {
  const value = owner[field];
  if (isObject(value)) defaulter(value);
  else if (value === undefined || value === null) {
    const made: Defaultable = {};
    defaulter(made);
    if (Object.keys(made).length > 0) owner[field] = made;
  }
}

/** A defaulter of each item of a list. */
export const items =
  (defaulter: AnyDefaulter) =>
  (list: unknown): void => {
    if (Array.isArray(list))
      for (const item of list) if (typeof item === 'object' && item !== null) (defaulter as (v: object) => void)(item);
  };

/** A defaulter of each value of a map. */
export const members =
  (defaulter: AnyDefaulter) =>
  (map: unknown): void => {
    if (isObject(map))
      for (const value of Object.values(map)) if (typeof value === 'object' && value !== null) (defaulter as (v: object) => void)(value);
  };
