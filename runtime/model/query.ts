/** A query boolean: anything but `false` and `0` is true, also an empty value; absent is false. */
export function isTrue(query: URLSearchParams, name: string): boolean {
  const value = query.get(name);
  return value !== null && value !== 'false' && value !== '0';
}
