/** Lists of verbs, groups and resources, by which roles, flows, webhooks and policies say which requests they are about. */
import { type FieldError, invalidValue, required } from '../../model/errors.js';

/** Why a rule about resources names none. */
export const NO_API_GROUP = 'resource rules must supply at least one api group';
export const NO_RESOURCE = 'resource rules must supply at least one resource';

/** Faults of a list that must not be empty, and in which `*` stands alone. `what`: what it lists; `missing`: why it may not be empty. */
export function wildcardFaults(
  at: string,
  texts: readonly string[],
  { what, missing }: { readonly what: string; readonly missing?: string },
): FieldError[] {
  if (texts.length === 0) return [required(at, missing)];
  return texts.length > 1 && texts.includes('*') ? [invalidValue(at, texts, `if '*' is present, must not specify other ${what}`)] : [];
}
