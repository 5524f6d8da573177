/** Elements as the text of a document: whatever is no element is escaped. */
import { isElement, type Markup } from '../../runtime/reference/markup.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Elements that hold nothing, and have no end. */
const EMPTY: ReadonlySet<string> = new Set(['input', 'link', 'meta']);
/** Elements that begin a line, so that pages can be compared line by line. */
const LINES: ReadonlySet<string> = new Set(['dl', 'dt', 'figure', 'h1', 'h2', 'h3', 'li', 'p', 'table', 'tbody', 'tr', 'ul']);

export function printed(markup: Markup): string {
  if (markup === undefined) return '';
  if (typeof markup === 'string' || typeof markup === 'number') return escaped(String(markup));
  if (!isElement(markup)) return markup.map(printed).join('');
  const { tag, attributes, children } = markup;
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const begin = `${LINES.has(tag) ? '\n' : ''}<${tag}${said.join('')}>`;
  return EMPTY.has(tag) ? begin : `${begin}${printed(children)}</${tag}>`;
}
