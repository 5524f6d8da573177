/** Rules of a pod's volumes: each with a name of its own and one source. */
import { duplicate, type FieldError } from '../../model/errors.js';
import { listOf, text } from '../shown.js';
import { neededText } from './values.js';
import { SOURCES, sourceFaults } from './volume-sources.js';

export function volumesFaults(at: string, value: unknown): FieldError[] {
  const names = new Set<string>();
  return listOf(value).flatMap((volume, i) => {
    const name = text(volume.name);
    const out = [...sourceFaults(`${at}[${i}]`, volume, SOURCES), ...neededText('dns-label', `${at}[${i}].name`, name)];
    if (names.has(name)) out.push(duplicate(`${at}[${i}].name`, name));
    // A volume that is wrong itself is not counted, so that one mistake has one cause.
    if (out.length === 0) names.add(name);
    return out;
  });
}
