/** Rules of where devices are: on one node, on those that a selector means, or on all. */
import type { NodeSelector } from '../../../generated/core/v1/types.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { nodeSelectorFaults } from '../rules/selectors.js';
import { formatFaults, isAbsent } from '../rules/values.js';

/** What says where devices are; devices of one slice may each say it by themselves. */
interface NodeChoice {
  readonly nodeName?: string | null;
  readonly nodeSelector?: NodeSelector | null;
  readonly allNodes?: boolean | null;
  readonly perDeviceNodeSelection?: boolean | null;
}

/** What faults of a choice say. */
interface ChoiceWords {
  readonly words: string;
  readonly emptyName: string;
  readonly oneTerm: boolean;
}

function selectorFaults(at: string, selector: NodeSelector, oneTerm: boolean): FieldError[] {
  const terms = selector.nodeSelectorTerms;
  return [
    ...nodeSelectorFaults(at, selector, true),
    ...(oneTerm && (terms ?? []).length !== 1
      ? [invalidValue(`${at}.nodeSelectorTerms`, terms, 'must have exactly one node selector term')]
      : []),
  ];
}

/** Faults of a choice, of which exactly one part is there; an empty name and a flag that is off do not count. */
export function nodeChoiceFaults(
  at: string,
  choice: NodeChoice,
  { words, emptyName, oneTerm }: ChoiceWords,
  declared: DeclaredFaults,
): FieldError[] {
  const { nodeName, nodeSelector, allNodes, perDeviceNodeSelection: perDevice } = choice;
  const out: FieldError[] = [];
  const made: string[] = [];
  if (nodeName === '') out.push(invalidValue(`${at}.nodeName`, '', emptyName));
  else if (!isAbsent(nodeName)) {
    made.push('nodeName');
    out.push(...formatFaults('dns-subdomain', `${at}.nodeName`, nodeName));
  }
  if (!isAbsent(nodeSelector)) {
    made.push('nodeSelector');
    out.push(...selectorFaults(`${at}.nodeSelector`, nodeSelector, oneTerm));
  }
  for (const [field, flag] of Object.entries({ allNodes, perDeviceNodeSelection: perDevice })) {
    if (flag === true) made.push(field);
    out.push(...declared.take(`${at}.${field}`));
  }
  if (made.length === 0) return [...out, required(at, words)];
  const all = `{${made.map((field) => `\`${field}\``).join(', ')}}`;
  return made.length === 1 ? out : [...out, invalidValue(at, all, `${words}, but multiple fields are set`)];
}
