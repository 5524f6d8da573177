/** Releases of the API, as `<major>.<minor>`. */
import type { Lifetime } from './definition.js';

/** Greater, equal or less than zero, as release `a` is newer, the same or older. */
export function compareReleases(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}

export type Age = 'later' | 'current' | 'deprecated' | 'removed';

/** How far in its life a version is at a release: not there yet, as it is to be, about to go, or gone. */
export function ageAt({ introduced, deprecated, removed, release }: Lifetime, shown: string): Age {
  const at = release ?? shown;
  if (introduced !== undefined && compareReleases(introduced, at) > 0) return 'later';
  if (removed !== undefined && compareReleases(removed, at) <= 0) return 'removed';
  return deprecated !== undefined && compareReleases(deprecated, at) <= 0 ? 'deprecated' : 'current';
}
/** How many releases `to` comes after `from`, of the same major one. */
export const releasesBetween = (from: string, to: string): number => Number(to.split('.')[1]) - Number(from.split('.')[1]);
