/** Selectors as authorizers are told of them. */
import type { SelectorRequirement, Selectors } from '../../auth/contract.js';
import type { Operator } from '../../model/selectors/label-matcher.js';
import { parseFieldSelector, parseLabelSelector } from '../../model/selectors/selectors.js';

/** Operators of label selectors by those of requirements. Comparisons of numbers have none, and are left out. */
const OPERATORS: Readonly<Partial<Record<Operator, SelectorRequirement['operator']>>> = {
  '=': 'In',
  in: 'In',
  '!=': 'NotIn',
  notin: 'NotIn',
  exists: 'Exists',
  '!': 'DoesNotExist',
};

/** The requirements of a field selector in text. Throws 400. */
export const fieldRequirements = (text: string): SelectorRequirement[] =>
  parseFieldSelector(text).map(({ label, equal, value }) => ({ key: label, operator: equal ? 'In' : 'NotIn', values: [value] }));

/** The requirements of a label selector in text. Throws 400. */
export const labelRequirements = (text: string): SelectorRequirement[] =>
  parseLabelSelector(text).requirements.flatMap(({ key, operator, values }) => {
    const known = OPERATORS[operator];
    return known === undefined ? [] : [{ key, operator: known, values }];
  });

const orNone = (text: string | null, read: (text: string) => SelectorRequirement[]): SelectorRequirement[] => {
  try {
    return text === null || text === '' ? [] : read(text);
  } catch {
    return [];
  }
};

/** Verbs that a selector narrows. */
const NARROWED: readonly string[] = ['list', 'watch', 'deletecollection'];

/** The selectors of a request, which are read when they are first asked for; undefined for a request that none narrows. */
export function selectorsOfRequest(verb: string, query: URLSearchParams): (() => Selectors) | undefined {
  if (!NARROWED.includes(verb)) return undefined;
  const [fields, labels] = [query.get('fieldSelector'), query.get('labelSelector')];
  if ((fields ?? '') === '' && (labels ?? '') === '') return undefined;
  let read: Selectors | undefined;
  return () => {
    read ??= { fields: orNone(fields, fieldRequirements), labels: orNone(labels, labelRequirements) };
    return read;
  };
}
