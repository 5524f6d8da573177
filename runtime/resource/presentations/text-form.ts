/** Ways to write JSON values as text: whole, or a list an item at a time. */
import { stringify } from '../../codec/parse.js';
import { joined } from '../../codec/text-pieces.js';
import { toYaml } from '../../codec/yaml-text.js';
import type { Structure } from '../../model/definition/structure.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { byType, evenly, type Layout } from './indented-json.js';

export interface TextForm {
  /**
   * The text of a value, in pieces, as they are written.
   * @param structure the type of the value, where it is known.
   */
  whole(value: unknown, structure?: Structure): Iterable<string>;
  /**
   * An object whose member `name` is a list of at least one item; joined, the texts are what `whole` writes.
   * @param structure the type of the items, where it is known.
   */
  list(head: Readonly<Record<string, unknown>>, name: string, items: Iterable<unknown>, structure?: Structure): Iterable<string>;
}

/** A placeholder list in place of the items. It is in the last member of the text, so its last occurrence there is the right one. */
const PLACE = [0];

/** The text before and after the items, cut out of the head's text with a placeholder list. */
function around(text: string, item: string): [before: string, after: string] {
  const at = text.lastIndexOf(item);
  return [text.slice(0, at), text.slice(at + item.length)];
}

/** `text`: the text of an item, in pieces. */
function* between(
  [before, after]: readonly [before: string, after: string],
  separator: string,
  items: Iterable<unknown>,
  text: (item: unknown) => Iterable<string>,
): Iterable<string> {
  let gap = before;
  for (const item of items) {
    yield gap;
    yield* text(item);
    gap = separator;
  }
  yield after;
}

/** JSON on one line, closed by the given text. */
const onOneLine = (end: string): TextForm => ({
  whole: (value) => [stringify(value) + end],
  list: (head, name, items) => between(around(stringify({ ...head, [name]: PLACE }) + end, '0'), ',', items, (item) => [stringify(item)]),
});

export const COMPACT = onOneLine('\n');
const UNBROKEN = onOneLine('');

const ITEM_MARGIN = '    ';

const inLayout = (layout: Layout): TextForm => ({
  whole: (value, structure) => layout(value, structure),
  list(head, name, items, structure) {
    if (layout === byType && structure?.kind === 'free') return UNBROKEN.list(head, name, items);
    const frame = around(joined(layout({ ...head, [name]: PLACE }, undefined)), `${ITEM_MARGIN}0`);
    return between([frame[0] + ITEM_MARGIN, frame[1]], `,\n${ITEM_MARGIN}`, items, (item) => layout(item, structure, ITEM_MARGIN, 3));
  },
});

export const PRETTY = inLayout(evenly);
export const PRETTY_BY_TYPE = inLayout(byType);

/** JSON for people, as clients of the release know it. */
export const prettyOf = (enabled: Enabled): TextForm => (enabled('EvenIndentation') ? PRETTY : PRETTY_BY_TYPE);

/** YAML with keys in alphabetical order, as the ecosystem writes it. */
export const YAML: TextForm = {
  whole: (value) => toYaml(value),
  list(head, name, items) {
    // Lists stand at the margin of their member, so that each item's text is a part of the whole as it is.
    const [before, after] = around(joined(toYaml({ ...head, [name]: PLACE })), `\n${name}:\n- 0\n`);
    return between([`${before}\n${name}:\n`, after], '', items, (item) => toYaml([item]));
  },
};
