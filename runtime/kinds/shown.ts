/** Cells of table rows that several kinds share. */
import type { PodTemplateSpec } from '../../generated/core/v1/types.js';
import type { LabelSelector, ObjectMeta } from '../../generated/meta/v1/types.js';
import { printSelector, selectorOfObject } from '../model/selectors/selectors.js';
import { age } from '../resource/presentations/table.js';
import { isReadable } from './rules/selectors.js';

/** What a cell shows where there is nothing. */
export const NONE = '<none>';
export const UNSET = '<unset>';
export const orNone = (parts: readonly string[]): string => (parts.length === 0 ? NONE : parts.join(','));

/** The name of an object; an empty one where it has none. */
export const nameOf = (object: { readonly metadata: Pick<ObjectMeta, 'name'> }): string => object.metadata.name ?? '';
/** Time since an object was created, as people read it. */
export const ageOf = (object: { readonly metadata: Partial<Pick<ObjectMeta, 'creationTimestamp'>> }, now: Date): string =>
  age(object.metadata.creationTimestamp, now);

/** A number of seconds, as people read times. */
export const durationText = (seconds: number): string => age(new Date(0).toISOString(), new Date(seconds * 1000));

/** Items of a list that a cell shows. */
export const SHOWN = 3;

/** The first few of a list, and how many more there are. */
const someOf = (parts: readonly string[], max = SHOWN): string => someOfMany(parts, parts.length, max);

/** Like `someOf`, for a list of which only the beginning is given. */
export const someOfMany = (first: readonly string[], total: number, max = SHOWN): string =>
  total > max ? `${first.slice(0, max).join(',')} + ${total - max} more...` : orNone(first);

/** Like `someOf`, where an empty list reads as `<unset>`. */
export const someOrUnset = (parts: readonly string[]): string => (parts.join(',') === '' ? UNSET : someOf(parts));

/** What a cell shows of a selector that cannot be held against labels. */
const UNREADABLE = '<error>';

/** A label selector as users write it. */
export function selectorText(selector: LabelSelector | null | undefined): string {
  if (!isReadable(selector)) return UNREADABLE;
  const printed = printSelector(selectorOfObject(selector));
  return printed === '' ? NONE : printed;
}

/** A plain map of labels as users write it. */
export const mapText = (map: Readonly<Record<string, string>> | null | undefined): string =>
  orNone(
    Object.entries(map ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${k}=${v}`),
  );

/** Names and images of a pod template's containers. */
export function containersOf(template: PodTemplateSpec | undefined): [names: string, images: string] {
  const containers = template?.spec.containers ?? [];
  return [containers.map((c) => c.name).join(','), containers.map((c) => c.image ?? '').join(',')];
}
