/** Definitions in groups of the API's own domains need a word on whether they were approved. */
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { group, labelDomain } from '../../model/words.js';
import { fieldsOf, text } from '../shown.js';

const annotation = (): string => labelDomain('api-approved');

function isProtected(name: string): boolean {
  const domains = [group('').slice(1), labelDomain()];
  return domains.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

/** Scheme and host, as links have them. */
const LINK = /^[a-z][-+.a-z0-9]*:\/\/[^/?#\s]\S*$/i;

type State = 'missing' | 'unapproved' | 'approved' | 'invalid';

function stateOf(value: string): State {
  if (value === '') return 'missing';
  if (value.startsWith('unapproved')) return 'unapproved';
  return LINK.test(value) ? 'approved' : 'invalid';
}

const approvalOf = (object: ApiObject): string => object.metadata.annotations?.[annotation()] ?? '';

/** A definition that had no proper word before may go on without. */
export function approvalFaults(object: ApiObject, old?: ApiObject): FieldError[] {
  if (!isProtected(text(fieldsOf(object.spec).group))) return [];
  const value = approvalOf(object);
  const state = stateOf(value);
  if (old !== undefined && stateOf(approvalOf(old)) === state) return [];
  const at = `metadata.annotations[${annotation()}]`;
  const rule = `protected groups must have approval annotation ${JSON.stringify(annotation())}`;
  const reference = 'see https://github.com/kubernetes/enhancements/pull/1111';
  if (state === 'missing') return [required(at, `${rule}, ${reference}`)];
  if (state === 'invalid')
    return [invalidValue(at, value, `${rule} with either a URL or a reason starting with "unapproved", ${reference}`)];
  return [];
}
