/** Pages as text: what is put between tags is escaped, unless it is markup itself. */

/** Markup that is well-formed as it stands. */
export class Markup {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = string | number | Markup | undefined | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const printed = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.toString();
  if (typeof part === 'object') return part.map(printed).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
};

/** Markup of a template: its holes take text, which is escaped, and markup, which is not. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.reduce((out, text, i) => out + printed(parts[i - 1]) + text));

/** Parts with something between each two. */
export const joined = (parts: readonly Part[], between: string): Markup => new Markup(parts.map(printed).join(printed(between)));
