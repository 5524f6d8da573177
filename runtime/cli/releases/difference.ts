/** What a release adds to another, takes from it, and has in another way. */
import { type Entry, type ReleaseView, SECTIONS, type Section, YES } from './view.js';

/** An entry that another release does not have, or has with other words. */
export interface Difference {
  readonly section: Section;
  readonly name: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** What it is, or what becomes of each word that changes: from nothing, or to nothing, where a text is empty. */
  readonly words: Readonly<Record<string, string | readonly [from: string, to: string]>>;
}

/** The sections with the kinds and types that entries of others are of. */
const HOLDERS = ['kinds', 'types'] as const;

/**
 * By sections in their order; in each what is added, removed and changed, by name. What a kind or a type has goes without saying where that
 * itself comes or goes.
 */
export function differencesOf(from: ReleaseView, to: ReleaseView): Difference[] {
  const stays = ({ of }: Entry): boolean => of === undefined || HOLDERS.some((section) => from[section].has(of) && to[section].has(of));
  return SECTIONS.flatMap((section) => {
    const [before, after] = [from[section], to[section]];
    const names = [...new Set([...before.keys(), ...after.keys()])];
    const found = names.flatMap((name): Difference[] => {
      const [was, is] = [before.get(name), after.get(name)];
      const held = was ?? is;
      if (held === undefined || !stays(held)) return [];
      if (was === undefined || is === undefined)
        return [{ section, name, change: was === undefined ? 'added' : 'removed', words: held.words }];
      // Each field that a type gets or loses is told by itself.
      const words = section === 'types' ? {} : changedWords(was.words, is.words);
      return Object.keys(words).length === 0 ? [] : [{ section, name, change: 'changed', words }];
    });
    return found.sort((a, b) => ORDER[a.change] - ORDER[b.change]);
  });
}

const ORDER: Readonly<Record<Difference['change'], number>> = { added: 0, removed: 1, changed: 2 };

type Words = Entry['words'];

function changedWords(was: Words, is: Words): Record<string, readonly [from: string, to: string]> {
  const words = new Set([...Object.keys(was), ...Object.keys(is)]);
  return Object.fromEntries(
    [...words].flatMap((word) => (was[word] === is[word] ? [] : [[word, [was[word] ?? '', is[word] ?? ''] as const] as const])),
  );
}

const MARKS: Readonly<Record<Difference['change'], string>> = { added: '+', removed: '-', changed: '~' };
const TITLES: Readonly<Record<Section, string>> = {
  kinds: 'Kinds',
  views: 'Subresources',
  columns: 'Columns of tables',
  selectors: 'Field selectors',
  types: 'Types',
  fields: 'Fields',
  gates: 'Feature gates',
  flags: 'Flags',
  metrics: 'Metrics',
  rules: 'Rules of the protocol',
};

/** Words that tell what an entry is where it is new; of others nobody asks then. */
const TOLD: ReadonlySet<string> = new Set(['fields', 'type', 'default', 'featureGate', 'stage', 'stability', 'served', 'deprecated']);

function wordsText({ change, words }: Difference): string {
  const told = Object.entries(words).flatMap(([word, text]) => {
    if (typeof text !== 'string') return [changeText(word, text)];
    return change === 'added' && TOLD.has(word) && text !== '' ? [`${word} ${text}`] : [];
  });
  return told.length === 0 ? '' : ` (${told.join('; ')})`;
}

function changeText(word: string, [from, to]: readonly [from: string, to: string]): string {
  if (to === YES) return word;
  if (from === YES) return `no longer ${word}`;
  return `${word} ${from === '' ? 'none' : from} → ${to === '' ? 'none' : to}`;
}

/** Lines for people: a title for each section in which something differs, and a line for each difference. */
export function differenceText(differences: readonly Difference[]): string {
  const sections = SECTIONS.map((section) => differences.filter((one) => one.section === section)).filter((of) => of.length > 0);
  return sections
    .map((of) => [TITLES[of[0]?.section ?? 'kinds'], ...of.map((one) => `  ${MARKS[one.change]} ${one.name}${wordsText(one)}`)].join('\n'))
    .join('\n\n');
}

/** How much differs, in one line, such as `kinds +3 -1, fields +40 ~2`. */
export function summaryText(differences: readonly Difference[]): string {
  const counts = SECTIONS.flatMap((section) => {
    const of = differences.filter((one) => one.section === section);
    const numbers = (['added', 'removed', 'changed'] as const).flatMap((change) => {
      const count = of.filter((one) => one.change === change).length;
      return count === 0 ? [] : [`${MARKS[change]}${count}`];
    });
    return numbers.length === 0 ? [] : [`${TITLES[section].toLowerCase()} ${numbers.join(' ')}`];
  });
  return counts.length === 0 ? 'nothing differs' : counts.join(', ');
}
