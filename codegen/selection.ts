/** Which kinds are taken of a catalogue: `include` names groups, versions and kinds by their paths, and `exclude` leaves some of them out. */
import type { SelectionSource } from './schema/schema.js';

/** Whether a word such as `core` or `core/v1` names what stands at the path, or something around that. */
const covers = (word: string, path: string): boolean => path === word || path.startsWith(`${word}/`);

/** Whether a kind such as `core/v1/Pod` is taken. */
export const takes = ({ include, exclude = [] }: SelectionSource, kind: string): boolean =>
  (include === undefined || include.some((word) => covers(word, kind))) && !exclude.some((word) => covers(word, kind));

/** Whether any kind of a version such as `core/v1` may be taken. */
export const takesOf = ({ include, exclude = [] }: SelectionSource, version: string): boolean =>
  (include === undefined || include.some((word) => covers(word, version) || word.startsWith(`${version}/`))) &&
  !exclude.some((word) => covers(word, version));
