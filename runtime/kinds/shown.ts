/** What table rows of several kinds have in common. */
import type { ApiObject } from '../model/object.js';
import { printSelector, selectorOfObject } from '../resource/selectors.js';
import { age } from '../resource/table.js';

export type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The struct of a field; an empty one where there is none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
/** The structs of a list; none where there is no list. */
export const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
export const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' && value !== '' ? value : otherwise);
export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const count = (value: unknown): number => (Array.isArray(value) ? value.length : isFields(value) ? Object.keys(value).length : 0);

export const NONE = '<none>';
export const UNSET = '<unset>';
export const orNone = (parts: readonly string[]): string => (parts.length === 0 ? NONE : parts.join(','));

export const nameOf = (object: ApiObject): string => object.metadata.name ?? '';
export const ageOf = (object: ApiObject, now: Date): string => age(object.metadata.creationTimestamp, now);

/** Items of a list that a cell shows. */
export const SHOWN = 3;

/** The first few of a list, and how many more there are. */
export const someOf = (parts: readonly string[], max = SHOWN): string => someOfMany(parts, parts.length, max);

/** The same of a list of which only the beginning is given. */
export const someOfMany = (first: readonly string[], total: number, max = SHOWN): string =>
  total > max ? `${first.slice(0, max).join(',')} + ${total - max} more...` : orNone(first);

/** The same where nothing to show reads as not set. */
export const someOrUnset = (parts: readonly string[]): string => (parts.join(',') === '' ? UNSET : someOf(parts));

/** A label selector as users write it. */
export function selectorText(selector: unknown): string {
  if (!isFields(selector)) return NONE;
  const printed = printSelector(selectorOfObject(selector));
  return printed === '' ? NONE : printed;
}

/** A plain map of labels as users write it. */
export const mapText = (map: unknown): string =>
  orNone(
    Object.entries(fieldsOf(map))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${k}=${String(v)}`),
  );

/** Names and images of a pod template's containers. */
export function containersOf(template: unknown): [names: string, images: string] {
  const containers = listOf(fieldsOf(fieldsOf(template).spec).containers);
  return [containers.map((c) => text(c.name)).join(','), containers.map((c) => text(c.image)).join(',')];
}
