/** Objects as texts in YAML. */
import { parseDocument, stringify } from 'yaml';
import { isJsonObject, type JsonObject } from '../values/json.js';

/** Aliases in a text stand for so many values at most, as a few of them can stand for more than memory holds. */
const MAX_ALIASES = 100;

export const toYaml = (value: unknown): string => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

/** The object of a text. Throws Error with what is wrong where there is none. */
export function fromYaml(text: string): JsonObject {
  const document = parseDocument(text, { prettyErrors: true });
  const [fault] = document.errors;
  if (fault !== undefined) throw new Error(fault.message.split('\n')[0]);
  const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
  if (!isJsonObject(value)) throw new Error('the text is no object');
  return value;
}
