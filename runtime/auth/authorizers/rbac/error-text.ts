/** Several errors as one text: one as it is, more in brackets, each once. */
export function errorText(errors: readonly string[]): string {
  const [only = '', ...others] = new Set(errors);
  return others.length === 0 ? only : `[${[only, ...others].join(', ')}]`;
}
