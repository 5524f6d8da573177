/** Where a line of a text in YAML stands, by indentation alone: also while the text is not whole, as somebody writes it. */

/** What is open around a line: a member of an object, or an item of a list, for which 0 stands. */
interface Open {
  readonly indent: number;
  readonly step: string | 0;
}

const MEMBER = /^(?:"([^"]*)"\s*|'([^']*)'\s*|([^\s#'":-][^:#]*|-[^\s:#][^:#]*)):(?:\s|$)/;
/** A member whose text stands in the lines below, whatever these look like. */
const BLOCK_TEXT = /:\s*[|>][-+\d]*\s*$/;

/**
 * Members and lists around the last of the lines, from the outermost; 0 stands for any item of a list. The member that the last line itself
 * begins is not among them.
 */
export function pathAbove(lines: readonly string[]): (string | 0)[] {
  const open: Open[] = [];
  let textIndent = Number.POSITIVE_INFINITY;
  const close = (isOver: (entry: Open) => boolean): void => {
    for (let last = open.at(-1); last !== undefined && isOver(last); last = open.at(-1)) open.pop();
  };
  lines.forEach((line, i) => {
    let rest = line.trimStart();
    let begin = line.length - rest.length;
    const isLast = i === lines.length - 1;
    if (!isLast && (rest === '' || rest.startsWith('#'))) return;
    if (begin > textIndent && !isLast) return;
    textIndent = Number.POSITIVE_INFINITY;
    for (let dash = /^-(?:\s+|$)/.exec(rest); dash !== null; dash = /^-(?:\s+|$)/.exec(rest)) {
      const at = begin;
      // A list may begin as far left as the member that has it.
      close(({ indent, step }) => indent > at || (indent === at && step === 0));
      open.push({ indent: at, step: 0 });
      rest = rest.slice(dash[0].length);
      begin += Math.max(dash[0].length, 2);
    }
    close(({ indent }) => indent >= begin);
    if (isLast) return;
    const found = MEMBER.exec(rest);
    if (found === null) return;
    open.push({ indent: begin, step: (found[1] ?? found[2] ?? found[3] ?? '').trimEnd() });
    if (BLOCK_TEXT.test(rest)) textIndent = begin;
  });
  return open.map(({ step }) => step);
}

/** The member that a line begins, whether its colon is there already or not. */
export const memberIn = (line: string): string => /^\s*(?:-\s+)*["']?([\w./-]*)/.exec(line)?.[1] ?? '';

/** Where the first member of a line begins, behind the dashes of lists, and whether there are such. */
function beginOf(line: string): { readonly indent: number; readonly begin: number; readonly isItem: boolean } {
  const [before = '', spaces = ''] = /^(\s*)(?:-\s+)*/.exec(line) ?? [];
  return { indent: spaces.length, begin: before.length, isItem: before.length > spaces.length };
}

const isSilent = (line: string): boolean => /^\s*(?:#.*)?$/.test(line);

/**
 * Names of the members that stand in the same object as that of a line, without its own: what a completion there has no need to offer.
 * `column`: where the member begins, or would begin on an empty line.
 */
export function membersBeside(lines: readonly string[], at: number, column: number): ReadonlySet<string> {
  const names = new Set<string>();
  const tell = (line: string): void => {
    const name = MEMBER.exec(line.slice(column));
    if (name !== null) names.add((name[1] ?? name[2] ?? name[3] ?? '').trimEnd());
  };
  // An object in a list begins with the line of its dash.
  for (let i = at, isFirst = beginOf(lines[at] ?? '').isItem; !isFirst && i > 0; ) {
    i -= 1;
    const line = lines[i] ?? '';
    if (isSilent(line)) continue;
    const { begin, indent, isItem } = beginOf(line);
    if (begin === column && !(isItem && indent === column)) {
      tell(line);
      isFirst = isItem;
    } else if (begin < column) break;
  }
  for (const line of lines.slice(at + 1)) {
    if (isSilent(line)) continue;
    const { begin, indent, isItem } = beginOf(line);
    if (indent < column) break;
    if (begin === column && !isItem) tell(line);
  }
  return names;
}
