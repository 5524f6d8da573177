/** Paths of JSON patches (RFC 6902), as expressions make them that write patches. */
import { type Overload, overload } from '../functions.js';

/** A key as a path has it (RFC 6901): a tilde and a slash are escaped. */
const escapedKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const JSON_PATCHES: readonly Overload[] = [
  overload('jsonpatch/escapeKey(string): string', escapedKey, {
    cost: (text = 0) => 1 + text / 10,
    size: (text = 0) => 2 * text,
    work: (text = 0) => 500 + 80 * text,
  }),
];
