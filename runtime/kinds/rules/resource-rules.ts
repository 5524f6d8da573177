/** Lists of verbs, groups and resources, by which roles, flows, webhooks and policies say which requests they are about. */
import { type FieldError, invalidValue } from '../../model/errors.js';

/** Faults of a list in which `*` does not stand alone; `what` is what the list has. */
export const wildcardFaults = (at: string, texts: readonly string[], what: string): FieldError[] =>
  texts.length > 1 && texts.includes('*') ? [invalidValue(at, texts, `if '*' is present, must not specify other ${what}`)] : [];
