/** Short names for templates. */
import { createHash } from 'node:crypto';
import type { PodTemplateSpec } from '../../../../generated/core/v1/types.js';
import { stringify } from '../../../codec/parse.js';

const LETTERS = 'bcdfghjklmnpqrstvwxz2456789';

/** Members in the order of their names, so that equal values have equal texts. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, ordered(member)]),
  );
}

/** Ten letters for a template; `collisions` gives others where another template has those already. */
export function templateHash(template: PodTemplateSpec, collisions = 0): string {
  const digest = createHash('sha256')
    .update(`${collisions} ${stringify(ordered(template))}`)
    .digest();
  return [...digest.subarray(0, 10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
