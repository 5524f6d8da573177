/** Line numbers of values in YAML or JSON text, for faults that people look up. */
import { isCollection, isNode, isPair, LineCounter, parseDocument } from 'yaml';

export type Place = readonly (string | number)[];

/**
 * Finds the line of a value, by the members and items that lead to it from the top; for one that is not there, the line of the
 * nearest that it would be in. The text has been parsed before, so that it has no faults of its own.
 */
export function lineFinder(text: string): (place: Place) => number {
  const lines = new LineCounter();
  const document = parseDocument(text, { version: '1.1', lineCounter: lines, uniqueKeys: false, logLevel: 'silent' });
  return (place) => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const step of [...place, undefined]) {
      if (isNode(node)) offset = node.range?.[0] ?? offset;
      if (step === undefined || !isCollection(node)) break;
      // For a member the line of its name is used, because the value may begin on a later line.
      const pair: unknown = node.items.find((item) => isPair(item) && isNode(item.key) && item.key.toString() === String(step));
      if (isPair(pair) && isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
      const inner: unknown = node.get(step, true);
      if (inner === undefined) break;
      if (isPair(pair) && step === place.at(-1)) break;
      node = inner;
    }
    return lines.linePos(offset).line;
  };
}
