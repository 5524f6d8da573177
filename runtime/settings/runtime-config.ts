/** Keys of --runtime-config: which versions and resources are switched on or off. */
import type { ResourceDefinition } from '../model/definition/definition.js';

const LEVELS = new Set(['api/all', 'api/ga', 'api/beta', 'api/alpha']);
const VERSION = 'v[1-9][0-9]*(?:(?:alpha|beta)[1-9][0-9]*)?';
const GROUP = '[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?';
/** The core group's versions by their path, which means the same as their names. */
const CORE_PATH = new RegExp(`^api/${VERSION}$`);
const KEY = new RegExp(`^(?:${VERSION}|${GROUP}/${VERSION}(?:/[a-z]+)?)$`);

/**
 * What is wrong with a key, undefined where it reads well. Keys are `api/all`, `api/ga`, `api/beta`, `api/alpha`,
 * `<version>` (of the core group; also `api/<version>`), `<group>/<version>` and `<group>/<version>/<resource>`.
 *
 * Only the form is judged here; `keysOf` knows the names. The registry gives the nearest key the last word: a resource before
 * its version, a version before its level, a level before `api/all`, whatever the order in which they were given.
 */
export function runtimeConfigFault(key: string): string | undefined {
  if (LEVELS.has(key) || CORE_PATH.test(key) || (KEY.test(key) && !key.startsWith('api/'))) return undefined;
  return 'keys are api/all, api/ga, api/beta, api/alpha, <version>, <group>/<version> or <group>/<version>/<resource>';
}

/** All keys that mean something: the levels, and the versions and resources that some release serves. */
export function keysOf(resources: readonly ResourceDefinition[]): ReadonlySet<string> {
  const versions = resources.flatMap((resource) => [...resource.versions]);
  const core = versions.flatMap(([, { group, version }]) => (group === '' ? [`api/${version}`] : []));
  return new Set([...LEVELS, ...core, ...versions.flatMap(([apiVersion, { plural }]) => [apiVersion, `${apiVersion}/${plural}`])]);
}
