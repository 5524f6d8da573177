/** Releases of the API, as `<major>.<minor>`. */

/** Greater, equal or less than zero, as release `a` is newer, the same or older. */
export function compareReleases(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}
