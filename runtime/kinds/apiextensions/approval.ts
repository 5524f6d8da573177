/** Definitions in groups of the API's own domains have an annotation that tells whether they were approved. */
import type { CustomResourceDefinition } from '../../../generated/apiextensions/v1beta1/types.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { Words } from '../../model/values/words.js';

const annotation = ({ labelDomain }: Words): string => labelDomain('api-approved');

function isProtected(name: string, { group, labelDomain }: Words): boolean {
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

const approvalOf = ({ metadata }: CustomResourceDefinition, words: Words): string => metadata.annotations?.[annotation(words)] ?? '';

/** What a definition in a group of the API's own domains is told of its approval; undefined for all others. */
export function approvalCondition(
  object: CustomResourceDefinition,
  words: Words,
  type: string,
): { readonly type: string; readonly status: 'True' | 'False'; readonly reason: string; readonly message: string } | undefined {
  if (!isProtected(object.spec.group, words)) return undefined;
  const value = approvalOf(object, words);
  const name = JSON.stringify(annotation(words));
  switch (stateOf(value)) {
    case 'approved':
      return { type, status: 'True', reason: 'ApprovedAnnotation', message: `approved in ${value}` };
    case 'unapproved':
      return { type, status: 'False', reason: 'UnapprovedAnnotation', message: `not approved: ${JSON.stringify(value)}` };
    case 'missing':
      return { type, status: 'False', reason: 'MissingAnnotation', message: `${RULE} ${name}, ${REFERENCE}` };
    case 'invalid':
      return {
        type,
        status: 'False',
        reason: 'InvalidAnnotation',
        message: `${RULE} ${name} with either a URL or a reason starting with "unapproved", ${REFERENCE}`,
      };
  }
}

const RULE = 'protected groups must have approval annotation';
const REFERENCE = 'see https://github.com/kubernetes/enhancements/pull/1111';

/** Faults of the annotation; an update may leave it in the state in which it is stored. */
export function approvalFaults(object: CustomResourceDefinition, old: CustomResourceDefinition | undefined, words: Words): FieldError[] {
  if (!isProtected(object.spec.group, words)) return [];
  const value = approvalOf(object, words);
  const state = stateOf(value);
  if (old !== undefined && stateOf(approvalOf(old, words)) === state) return [];
  const at = `metadata.annotations[${annotation(words)}]`;
  const rule = `${RULE} ${JSON.stringify(annotation(words))}`;
  if (state === 'missing') return [required(at, `${rule}, ${REFERENCE}`)];
  if (state === 'invalid')
    return [invalidValue(at, value, `${rule} with either a URL or a reason starting with "unapproved", ${REFERENCE}`)];
  return [];
}
