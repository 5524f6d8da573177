/** Ways to write JSON values as text: whole, or a list an item at a time. */
import { stringify } from '../../codec/parse.js';
import { SHOWN_LEVELS, toYaml } from '../../codec/yaml-text.js';

export interface TextForm {
  whole(value: unknown): string;
  /** An object whose member `name` is a list of at least one item; joined, the texts are what `whole` writes. */
  list(head: Readonly<Record<string, unknown>>, name: string, items: Iterable<unknown>): Iterable<string>;
}

/** A placeholder list in place of the items. It is in the last member of the text, so its last occurrence there is the right one. */
const PLACE = [0];

/** The text before and after the items, cut out of the head's text with a placeholder list. */
function around(text: string, item: string): [before: string, after: string] {
  const at = text.lastIndexOf(item);
  return [text.slice(0, at), text.slice(at + item.length)];
}

function* between(before: string, separator: string, texts: Iterable<string>, after: string): Iterable<string> {
  let gap = before;
  for (const text of texts) {
    yield gap + text;
    gap = separator;
  }
  yield after;
}

function* mapped(items: Iterable<unknown>, text: (item: unknown) => string): Iterable<string> {
  for (const item of items) yield text(item);
}

/** JSON on one line. */
export const COMPACT: TextForm = {
  whole: (value) => `${stringify(value)}\n`,
  list(head, name, items) {
    const [before, after] = around(COMPACT.whole({ ...head, [name]: PLACE }), '0');
    return between(before, ',', mapped(items, stringify), after);
  },
};

const ITEM_MARGIN = '    ';

/**
 * JSON indented by two blanks a level. An empty object spans three lines, as the ecosystem's writer prints it. Very deep parts are written
 * on one line.
 */
export const PRETTY: TextForm = {
  whole: (value) => indented(value, '', 1),
  list(head, name, items) {
    const [before, after] = around(PRETTY.whole({ ...head, [name]: PLACE }), `${ITEM_MARGIN}0`);
    return between(
      before,
      ',\n',
      mapped(items, (item) => ITEM_MARGIN + indented(item, ITEM_MARGIN, 3)),
      after,
    );
  },
};

function indented(value: unknown, margin: string, level: number): string {
  if (typeof value !== 'object' || value === null || level > SHOWN_LEVELS) return stringify(value) ?? 'null';
  const inner = `${margin}  `;
  if (Array.isArray(value))
    return `[\n${value.length === 0 ? inner : value.map((v) => `${inner}${indented(v ?? null, inner, level + 1)}`).join(',\n')}\n${margin}]`;
  const members = Object.entries(value).filter(([, v]) => v !== undefined);
  return `{\n${members.length === 0 ? inner : members.map(([k, v]) => `${inner}${JSON.stringify(k)}: ${indented(v, inner, level + 1)}`).join(',\n')}\n${margin}}`;
}

/** YAML with keys in alphabetical order, as the ecosystem writes it. */
export const YAML: TextForm = {
  whole: toYaml,
  list(head, name, items) {
    // Lists stand at the margin of their member, so that each item's text is a part of the whole as it is.
    const [before, after] = around(YAML.whole({ ...head, [name]: PLACE }), `\n${name}:\n- 0\n`);
    return between(
      `${before}\n${name}:\n`,
      '',
      mapped(items, (item) => YAML.whole([item])),
      after,
    );
  },
};
