/** PEM files that flags name. */
import { readFileSync } from 'node:fs';
import type { Settings } from '../settings/settings.js';

/**
 * Reads the PEM files that the flags name, by the names given for the flags; flags that name no file are left out. Throws what
 * the file system throws.
 */
export function pemOf<Name extends string>(settings: Settings, files: Readonly<Record<Name, string>>): { [N in Name]?: string } {
  const out: { [N in Name]?: string } = {};
  for (const name of Object.keys(files) as Name[]) {
    const file = settings.text(files[name]);
    if (file !== '') out[name] = readFileSync(file, 'utf8');
  }
  return out;
}
