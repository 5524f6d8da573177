/** Releases of the API, as `<major>.<minor>`. */

/** Greater, equal or less than zero, as release `a` is newer, the same or older. */
export function compareReleases(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}

/** How many releases `to` comes after `from`, of the same major one. */
export const releasesBetween = (from: string, to: string): number => Number(to.split('.')[1]) - Number(from.split('.')[1]);
