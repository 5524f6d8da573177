/** Faults of kinds in code that are reported before a server starts. */
import { clusterKinds } from '../kinds/index.js';
import type { Kind } from '../kinds/kind.js';
import { suggestion } from '../model/faults/nearest.js';
import type { Words } from '../model/values/words.js';

/** A fault for each kind in code that the catalogue does not have; those that come with this package may be for more than it has. */
export function strayKinds(kinds: readonly Kind[], known: ReadonlySet<string>, words: Words): string[] {
  const strays = kinds.filter((kind) => !clusterKinds.includes(kind)).map(({ resource }) => words.filled(resource));
  return strays
    .filter((id) => !known.has(id))
    .map((id) => `a kind in code is for ${id}, which the catalogue does not have${suggestion(id, [...known])}`);
}
