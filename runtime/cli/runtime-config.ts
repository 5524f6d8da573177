/** Keys of --runtime-config: which versions and resources are switched on or off. */

const LEVELS = new Set(['api/all', 'api/ga', 'api/beta', 'api/alpha']);
const VERSION = 'v[1-9][0-9]*(?:(?:alpha|beta)[1-9][0-9]*)?';
const GROUP = '[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?';
const KEY = new RegExp(`^(?:${VERSION}|${GROUP}/${VERSION}(?:/[a-z]+)?)$`);

/**
 * What is wrong with a key, undefined where it reads well. Keys are `api/all`, `api/ga`, `api/beta`, `api/alpha`,
 * `<version>` (of the core group), `<group>/<version>` and `<group>/<version>/<resource>`.
 *
 * Only the form is judged here. Whoever knows the catalogue refuses names that it does not have, and gives the nearest key
 * the last word: a resource before its version, a version before its level, a level before `api/all`, whatever the order
 * in which they were given.
 */
export function runtimeConfigFault(key: string): string | undefined {
  if (LEVELS.has(key) || (KEY.test(key) && !key.startsWith('api/'))) return undefined;
  return 'keys are api/all, api/ga, api/beta, api/alpha, <version>, <group>/<version> or <group>/<version>/<resource>';
}
