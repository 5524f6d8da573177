/** The order of version names that clients expect where nothing else ranks them. */

const FORM = /^v(\d+)(?:(alpha|beta)(\d+))?$/;
const STABILITY: Readonly<Record<string, number>> = { alpha: 1, beta: 2 };
const STABLE = 3;

/**
 * Less than zero where `a` comes first: stable before beta before alpha, higher numbers first, and last, by the alphabet, names
 * of another form.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [FORM.exec(a), FORM.exec(b)];
  if (left === null || right === null) return left !== null ? -1 : right !== null ? 1 : a < b ? -1 : a > b ? 1 : 0;
  const [, majorA, levelA, minorA] = left;
  const [, majorB, levelB, minorB] = right;
  const stability = (STABILITY[levelB ?? ''] ?? STABLE) - (STABILITY[levelA ?? ''] ?? STABLE);
  return stability || Number(majorB) - Number(majorA) || Number(minorB ?? 0) - Number(minorA ?? 0);
}
