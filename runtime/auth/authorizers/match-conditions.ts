/** Conditions under which a service is asked about a request, in CEL over the spec of the review that it would be sent. */
import {
  Budget,
  type Compiled,
  compile,
  type Field,
  failedCompilation,
  listOf,
  mapOf,
  type ObjectType,
  STRING,
  type Type,
  view,
} from '../../cel/index.js';
import type { Turn } from '../../model/definition/settled.js';
import { finishedInTurns } from '../../model/faults/fault-search.js';
import type { Attributes, Selectors } from '../contract.js';

/** A condition that is ready for requests. */
export interface MatchCondition {
  readonly text: string;
  readonly compiled: Compiled;
}

const object = (name: string, fields: Readonly<Record<string, Type>>): ObjectType => {
  const named = new Map(Object.entries(fields).map(([field, type]): [string, Field] => [field, { name: field, type }]));
  return { kind: 'object', name: `kubernetes.${name}`, fields: () => named };
};

const REQUIREMENTS = listOf(object('SelectorRequirement', { key: STRING, operator: STRING, values: listOf(STRING) }));
const SELECTOR = object('SelectorAttributes', { rawSelector: STRING, requirements: REQUIREMENTS });
const REQUEST = object('SubjectAccessReviewSpec', {
  resourceAttributes: object('ResourceAttributes', {
    namespace: STRING,
    verb: STRING,
    group: STRING,
    version: STRING,
    resource: STRING,
    subresource: STRING,
    name: STRING,
    fieldSelector: SELECTOR,
    labelSelector: SELECTOR,
  }),
  nonResourceAttributes: object('NonResourceAttributes', { path: STRING, verb: STRING }),
  user: STRING,
  groups: listOf(STRING),
  extra: mapOf(STRING, listOf(STRING)),
  uid: STRING,
});

/** Units of cost that all conditions for one request may take together. */
const PER_REQUEST = 1_000_000;

/** The condition, or what is wrong with it. */
export function matchCondition(text: string): MatchCondition | string {
  const compiled = compile(text, new Map([['request', REQUEST]]));
  if ('issues' in compiled) return failedCompilation(compiled);
  return compiled.type.kind === 'bool' ? { text, compiled } : 'must evaluate to bool';
}

/**
 * Whether all conditions hold. One that does not hold decides, whatever faults others have; rejects where none does and some could not
 * be evaluated.
 */
export async function matches(conditions: readonly MatchCondition[], attributes: Attributes, turn: Turn): Promise<boolean> {
  const request = view(specOf(attributes), REQUEST);
  const budget = new Budget(PER_REQUEST);
  const faults: string[] = [];
  for (const { text, compiled } of conditions) {
    try {
      if ((await finishedInTurns(compiled.runInTurns([request], budget), turn)) !== true) return false;
    } catch (error) {
      faults.push(`${error instanceof Error ? error.message : String(error)} in ${text}`);
    }
  }
  if (faults.length > 0) throw new Error(`cannot evaluate match conditions: ${faults.join(', ')}`);
  return true;
}

function specOf({
  user,
  resourceRequest,
  path,
  verb,
  namespace,
  group,
  version,
  resource,
  subresource,
  name,
  selectors,
}: Attributes): object {
  const about = resourceRequest
    ? { resourceAttributes: { namespace, verb, group, version, resource, subresource, name, ...selecting(selectors?.()) } }
    : { nonResourceAttributes: { path, verb } };
  return { ...about, user: user.name, groups: user.groups, extra: user.extra, uid: user.uid };
}

const selecting = (selectors: Selectors | undefined): object => ({
  ...(selectors === undefined || selectors.fields.length === 0 ? {} : { fieldSelector: { requirements: selectors.fields } }),
  ...(selectors === undefined || selectors.labels.length === 0 ? {} : { labelSelector: { requirements: selectors.labels } }),
});
