/** Deep equality of JSON values, absent and undefined alike. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((v, i) => sameValue(v, b[i]));
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of Object.keys(x)) if (!sameValue(x[key], y[key])) return false;
  for (const key of Object.keys(y)) if (!Object.hasOwn(x, key) && y[key] !== undefined && y[key] !== null) return false;
  return true;
}
