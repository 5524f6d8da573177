/** What a writer is warned of: texts for people beside an answer, of which only so much is sent. */

/** Characters of all warnings of an answer. Beyond it each is cut, and those that still do not fit are dropped. */
export const MAX_WARNINGS_TEXT = 4096;
/** Characters of each of them then. */
export const MAX_WARNING_TEXT = 256;

/** Texts, each with its place in the object, and undefined where other work may run before the next is looked for. */
export type Warnings = Iterable<string | undefined>;

/** Items that are looked at between two pauses, at least. */
const LOOKED_AT_AT_ONCE = 128;

/** What the writer is warned of in each item of a list. */
export function* warnOfEach<Item>(
  items: Iterable<Item>,
  warningsOf: (item: Item, index: number) => Warnings,
): Generator<string | undefined> {
  let index = 0;
  for (const item of items) {
    yield* warningsOf(item, index);
    index += 1;
    if (index % LOOKED_AT_AT_ONCE === 0) yield undefined;
  }
}

/** Hands over each warning until no further one can be sent, and pauses where these do. */
export function* handOver(warnings: Warnings, warn: (text: string) => void): Generator<undefined, void> {
  const seen = new Set<string>();
  let left = MAX_WARNINGS_TEXT;
  for (const text of warnings) {
    if (text === undefined) {
      yield;
      continue;
    }
    // Each is sent once, however often it is found.
    if (seen.has(text)) continue;
    seen.add(text);
    warn(text);
    left -= Math.min(text.length, MAX_WARNING_TEXT);
    if (left < 0) return;
  }
}
