/** Pages as trees of elements: a site prints them as text, and the console makes elements of the document of them. */

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Markup;
}

/** What stands in an element: text, which is never taken for markup, elements, or several of both. */
export type Markup = string | number | undefined | Element | readonly Markup[];

/** An element. Attributes that are undefined are left out. */
export function h(tag: string, attributes: Readonly<Record<string, string | undefined>> = {}, ...children: readonly Markup[]): Element {
  const given = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { tag, attributes: Object.fromEntries(given), children };
}

export const isElement = (markup: Markup): markup is Element => typeof markup === 'object' && !Array.isArray(markup);

/** Parts with something between each two. */
export const joined = (parts: readonly Markup[], between: Markup): Markup => parts.map((part, i) => (i === 0 ? part : [between, part]));

/** A table whose first cells are headers of their rows, and whose head is a list of titles. */
export const table = (titles: readonly Markup[], rows: readonly Markup[], attributes: Readonly<Record<string, string>> = {}): Element =>
  h('table', attributes, h('thead', {}, h('tr', {}, titles.map(columnHeader))), h('tbody', {}, rows));

export const columnHeader = (title: Markup): Element => h('th', { scope: 'col' }, title);
export const rowHeader = (...title: readonly Markup[]): Element => h('th', { scope: 'row' }, title);
export const code = (text: string): Element => h('code', {}, text);
