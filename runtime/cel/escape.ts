/** Names of properties in expressions: a name that is no CEL identifier, or is a reserved word, is escaped. */

const WORDS: ReadonlySet<string> = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(' '),
);

const ESCAPES: Readonly<Record<string, string>> = { __: '__underscores__', '.': '__dot__', '-': '__dash__', '/': '__slash__' };

/** The name that expressions use for a property; undefined for one that they cannot name. */
export function escapedName(property: string): string | undefined {
  if (!/^[a-zA-Z_./-][\w./-]*$/.test(property)) return undefined;
  if (WORDS.has(property)) return `__${property}__`;
  return property.replace(/__|[./-]/g, (found) => ESCAPES[found] ?? found);
}
