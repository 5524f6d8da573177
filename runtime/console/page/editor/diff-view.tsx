/** Two texts by their lines: what goes, what comes, and a few lines around that stay. */
import { Chunk } from '@codemirror/merge';
import { Text } from '@codemirror/state';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

/** Lines that stay and are shown around those that do not. */
const AROUND = 3;
/** Steps after which the search for the smallest difference gives up, and takes a larger one. */
const MAX_STEPS = 500;

/** Lines that are shown at most. */
const MAX_LINES = 5000;

interface DiffLine {
  readonly sort: 'same' | 'gone' | 'new' | 'left-out';
  readonly text: string;
}

/** Lines of a text between two places; the last is empty where the second stands at the begin of a line. */
const linesOf = (text: Text, from: number, to: number): string[] =>
  from >= to ? [] : text.sliceString(from, Math.min(to, text.length)).replace(/\n$/, '').split('\n');

function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [Text.of(before.split('\n')), Text.of(after.split('\n'))];
  const lines: DiffLine[] = [];
  let at = 0;
  for (const { fromA, toA, fromB, toB } of Chunk.build(a, b, { scanLimit: MAX_STEPS })) {
    lines.push(...same(linesOf(a, at, fromA), at === 0 ? 0 : AROUND, AROUND));
    for (const text of linesOf(a, fromA, toA)) lines.push({ sort: 'gone', text });
    for (const text of linesOf(b, fromB, toB)) lines.push({ sort: 'new', text });
    at = toA;
  }
  if (lines.length > 0) lines.push(...same(linesOf(a, at, a.length), AROUND, 0));
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES), { sort: 'left-out', text: `${lines.length - MAX_LINES} more lines are not shown` }];
}

/** Lines that stay, of which the first and the last are shown. */
function same(texts: readonly string[], first: number, last: number): DiffLine[] {
  const shown = (part: readonly string[]): DiffLine[] => part.map((text) => ({ sort: 'same', text }));
  const left = texts.length - first - last;
  if (left <= 1) return shown(texts);
  return [
    ...shown(texts.slice(0, first)),
    { sort: 'left-out', text: `${left} lines that stay` },
    ...shown(last === 0 ? [] : texts.slice(-last)),
  ];
}

const SIGNS = { same: ' ', gone: '−', new: '+', 'left-out': '⋯' } as const;
const WORDS = { same: '', gone: 'removed: ', new: 'added: ', 'left-out': '' } as const;

export function DiffView({
  before,
  after,
  label,
}: {
  readonly before: string;
  readonly after: string;
  readonly label: string;
}): JSX.Element {
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  if (lines.length === 0) return <p class="nothing">Nothing is different.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by the keyboard
    <section class="diff" aria-label={label} tabIndex={0}>
      {lines.map(({ sort, text }, i) => (
        <div key={i} class={sort}>
          <i aria-hidden="true">{SIGNS[sort]}</i>
          {WORDS[sort] !== '' && <span class="unseen">{WORDS[sort]}</span>}
          <span dir="auto">{text}</span>
        </div>
      ))}
    </section>
  );
}
