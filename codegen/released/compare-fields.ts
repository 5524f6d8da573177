/** Rule 1 for fields: whatever a release took and gave stays so in every version that it had. */
import { equalJson, isObject } from '../../runtime/model/json/json.js';
import type { Words } from './snapshot.js';

/** Words whose every change is another meaning of what is sent or stored. */
const PINNED = [
  'proto',
  'default',
  'defaultIf',
  'nullable',
  'keepEmpty',
  'protobufOnly',
  'exact',
  'listType',
  'listMapKeys',
  'mapType',
  'structType',
  'patchStrategy',
  'patchMergeKey',
] as const;

/** Words that refuse what was taken, when they are added or changed. */
const REFUSING = [
  'required',
  'nonEmpty',
  'nonBlank',
  'immutable',
  'unique',
  'alone',
  'requiredIf',
  'forbiddenIf',
  'judgedEmpty',
  'within',
  'pattern',
  'format',
  'featureGate',
  'gateOff',
] as const;

/** Words that readers of objects count on. */
const COUNTED_ON: ReadonlySet<string> = new Set(['required', 'nonEmpty', 'nonBlank', 'immutable']);

const LEAST = ['min', 'minLength', 'minItems'] as const;
const GREATEST = ['max', 'maxLength', 'maxBytes', 'maxItems'] as const;

/** A word of a field that breaks what was promised, and how. */
interface BrokenWord {
  readonly word: string;
  /** As in: is required now. */
  readonly what: string;
}

/** Words that change the meaning of a field. */
export const brokenMeaning = (before: Words, now: Words): BrokenWord[] =>
  PINNED.flatMap((word) => (equalJson(before[word], now[word]) ? [] : [{ word, what: changeOf(word, before[word], now[word]) }]));

/** The same, and words that refuse what was taken. */
export function brokenWords(before: Words, now: Words): BrokenWord[] {
  return [
    ...brokenMeaning(before, now),
    ...REFUSING.flatMap((word) => refusing(word, before[word], now[word])),
    ...LEAST.flatMap((word) => bound(word, before[word], now[word], (was, is) => is > was)),
    ...GREATEST.flatMap((word) => bound(word, before[word], now[word], (was, is) => is < was)),
    ...refusedTexts(before, now),
  ];
}

/** Words by which a field that was not there refuses objects as they were; where `exact` is not, `required` is for documents alone. */
export const refusingWords = (now: Words, exact: boolean): BrokenWord[] =>
  (['required', 'nonEmpty', 'nonBlank', 'requiredIf'] as const).flatMap((word) =>
    now[word] === undefined || now.default !== undefined || (word === 'required' && !exact)
      ? []
      : [{ word, what: `is new, and \`${word}\`` }],
  );

function changeOf(word: string, before: unknown, now: unknown): string {
  if (now === undefined) return `has lost \`${word}: ${shown(before)}\``;
  return before === undefined ? `has \`${word}: ${shown(now)}\` now` : `has \`${word}: ${shown(now)}\` in place of ${shown(before)}`;
}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

function refusing(word: string, before: unknown, now: unknown): BrokenWord[] {
  if (equalJson(before, now) || (now === undefined && !COUNTED_ON.has(word) && word !== 'gateOff')) return [];
  return [{ word, what: changeOf(word, before, now) }];
}

function bound(word: string, before: unknown, now: unknown, isTighter: (was: number, is: number) => boolean): BrokenWord[] {
  if (typeof now !== 'number' || (typeof before === 'number' && !isTighter(before, now))) return [];
  return [{ word, what: changeOf(word, before, now) }];
}

function refusedTexts(before: Words, now: Words): BrokenWord[] {
  const word = now.enum === undefined && now.values !== undefined ? 'values' : 'enum';
  const [was, is] = [textsOf(before), textsOf(now)];
  if (is === undefined) return [];
  if (was === undefined) return isHeld(now) ? [{ word, what: `is held to ${is.join(', ')} now` }] : [];
  const gone = was.filter((text) => !is.includes(text));
  if (gone.length > 0) return [{ word, what: `may not be ${gone.join(' or ')} any more` }];
  return isHeld(now) && !isHeld(before) ? [{ word: 'closed', what: `is held to ${is.join(', ')} now` }] : [];
}

const textsOf = ({ enum: published, values }: Words): readonly string[] | undefined => {
  const texts = published ?? values;
  return Array.isArray(texts) ? texts.map(String) : undefined;
};

/** Whether all other texts are refused by the catalogue itself. */
const isHeld = ({ enum: published, closed }: Words): boolean => published !== undefined || closed === true;

/** Entries of two maps of words that differ. */
export const changedEntries = (before: unknown, now: unknown): string[] =>
  Object.entries(isObject(before) ? before : {})
    .filter(([name, value]) => !equalJson(value, isObject(now) ? now[name] : undefined))
    .map(([name]) => name);
