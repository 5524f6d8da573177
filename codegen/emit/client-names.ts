/** Names of the constants by which clients have kinds. */

/** Words that may not name a constant. */
const RESERVED: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function
  if implements import in instanceof interface let new null package private protected public return static super switch this throw true try
  typeof var void while with yield`.split(/\s+/),
);

/** A plural as code names it: `order-lines` as `orderLines`. */
export function constantOf(plural: string): string {
  const name = plural.replace(/-+([a-z0-9]?)/g, (_, letter: string) => letter.toUpperCase());
  return RESERVED.has(name) || /^\d/.test(name) ? `_${name}` : name;
}
