/** PEM files that flags name. */
import { readFileSync } from 'node:fs';
import type { Followed, FollowedFiles } from '../../settings/followed-files.js';
import type { FlagName, Settings } from '../../settings/settings.js';

type Pem<Name extends string> = { [N in Name]?: string };

/**
 * The texts of the files that the flags name, by the names given for the flags, as they are now; flags that name no file are left out.
 * Throws what the file system throws.
 */
export function followedPem<Name extends string>(
  settings: Settings,
  followed: FollowedFiles,
  files: Readonly<Record<Name, FlagName<'string'>>>,
): Followed<Pem<Name>> {
  const names = Object.keys(files) as Name[];
  return followed.follow({
    flags: names.map((name) => files[name]),
    read: () => {
      const out: Pem<Name> = {};
      for (const name of names) {
        const file = settings.text(files[name]);
        if (file !== '') out[name] = readFileSync(file, 'utf8');
      }
      return out;
    },
  });
}
