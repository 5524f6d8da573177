/** Texts in braces that fit on one line or spread over several, with marks for what differs, as the ecosystem's comparisons are laid out. */

export type Mark = '' | '-' | '+';

export interface Entry {
  readonly mark: Mark;
  /** Empty for items of lists. */
  readonly key: string;
  readonly text: TextTree;
  /** Said behind the entry, such as `2 identical fields`. */
  readonly comment?: string;
}

/** A line, or entries in braces behind a prefix. */
export type TextTree = string | { readonly prefix: string; readonly entries: readonly Entry[] };

export const ELLIPSIS = '...';

const MAX_COLUMNS = 80;

/** The tree with all that fits on a line as a line. */
function folded(tree: TextTree, mark: Mark): TextTree {
  if (typeof tree === 'string') return tree;
  const entries = tree.entries.map((entry) => ({ ...entry, text: folded(entry.text, entry.mark || mark) }));
  const fits = entries.every(({ mark: own, text, comment }) => own === '' && comment === undefined && typeof text === 'string');
  const line = entries.map(({ key, text }) => (key === '' ? '' : `${key}: `) + String(text)).join(', ');
  if (!fits || (mark !== '' && Buffer.byteLength(line) > MAX_COLUMNS)) return { prefix: tree.prefix, entries };
  return `${tree.prefix}{${line}}`;
}

const margin = (mark: Mark, depth: number): string => `${mark === '' ? ' ' : mark} ${'\t'.repeat(depth)}`;

/** Blanks after keys, or before comments, so that those of neighbouring lines stand below one another. */
function padding(entries: readonly Entry[], lengthOf: (entry: Entry) => number | undefined): number[] {
  const out = entries.map(() => 0);
  let from = 0;
  for (let i = 0; i <= entries.length; i += 1) {
    const entry = entries[i];
    if (entry !== undefined && lengthOf(entry) !== undefined) continue;
    const lengths = entries.slice(from, i).map((e) => lengthOf(e) ?? 0);
    const longest = Math.max(0, ...lengths);
    for (const [k, length] of lengths.entries()) out[from + k] = longest - length;
    from = i + 1;
  }
  return out;
}

function spread(tree: TextTree, mark: Mark, depth: number): string {
  if (typeof tree === 'string') return tree;
  const { prefix, entries } = tree;
  const end = `\n${margin(mark, depth)}}`;
  if (entries.every((entry) => entry.mark === '' && entry.key === '' && entry.comment === undefined && typeof entry.text === 'string'))
    return `${prefix}{${batches(entries.map(({ text }) => String(text)))
      .map((line) => `\n${margin(mark, depth + 1)}${line}`)
      .join('')}${end}`;
  const blanks = padding(entries, ({ key, text }) => (key === '' || typeof text !== 'string' ? undefined : key.length));
  const lines = entries.map(({ mark: own, key, text, comment }, i) => {
    const named = key === '' ? '' : `${key}: ${' '.repeat(blanks[i] ?? 0)}`;
    const shown = spread(text, own || mark, depth + 1);
    return `\n${margin(own || mark, depth + 1)}${named}${shown}${text === ELLIPSIS ? '' : ','}${comment === undefined ? '' : ` // ${comment}`}`;
  });
  return `${prefix}{${lines.join('')}${end}`;
}

/** Short items, several on a line. */
function batches(items: readonly string[]): string[] {
  const out: string[] = [];
  let line = '';
  for (const item of items) {
    if (line !== '' && line.length + item.length + 2 > MAX_COLUMNS) {
      out.push(line.trimEnd());
      line = '';
    }
    line += `${item}, `;
  }
  return line === '' ? out : [...out, line.trimEnd()];
}

/** The whole text of a tree, with its last newline. */
export const textOf = (tree: TextTree): string => `${margin('', 0)}${spread(folded(tree, ''), '', 0)}\n`;
