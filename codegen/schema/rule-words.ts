/** Words of a field that objects are held to. Objects of all versions are held to those of the hub. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldSource } from './schema-field.js';

export const RULE_WORDS = [
  'required',
  'nonEmpty',
  'nonBlank',
  'enum',
  'values',
  'closed',
  'format',
  'pattern',
  'min',
  'max',
  'minLength',
  'maxLength',
  'maxBytes',
  'minItems',
  'maxItems',
  'unique',
  'alone',
  'immutable',
  'requiredIf',
  'forbiddenIf',
  'judgedEmpty',
  'within',
] as const satisfies readonly (keyof FieldSource)[];

type RuleWord = (typeof RULE_WORDS)[number];

/** Words that name fields, which other versions may call otherwise: that both sides have such a rule is all that is compared. */
const NAMING: readonly RuleWord[] = ['unique', 'requiredIf', 'forbiddenIf', 'within'];

/** Whether what a field says with a word is said by its counterpart of the hub, too; it is where the field says nothing. */
export function isHeldBy(word: RuleWord, field: FieldSource, counterpart: FieldSource): boolean {
  const [own, held] = [field[word], counterpart[word]];
  return own === undefined || own === false || (NAMING.includes(word) ? held !== undefined : isDeepStrictEqual(own, held));
}
