/**
 * What stored default roles and bindings lack of what they are to hold. Only what is missing is added, as rules that an administrator
 * adds are to stay; an object with the annotation autoupdate `false` is left alone.
 */
import { sameValue } from '../../../model/json/json.js';
import type { ApiObject, Json } from '../../../model/object.js';
import { coversAtOnce } from './covers.js';
import { singlesOf } from './missing-rights.js';
import { RuleSet } from './rule-set.js';

/** The repair that an object needs. */
type Repair =
  | { readonly does: 'update'; readonly object: ApiObject }
  /** The role that a binding refers to cannot change, so that the binding is made anew. */
  | { readonly does: 'recreate' };

const LEFT_ALONE = 'false';

/** Undefined where the object holds all it is to hold. `autoupdate`: the annotation's key. */
export type Repairing = (known: ApiObject, wanted: ApiObject, autoupdate: string) => Repair | undefined;

export const repairRole: Repairing = (known, wanted, autoupdate) =>
  isLeftAlone(known, autoupdate) ? undefined : changed(known, { ...withMarks(known, wanted), ...grantedBy(known, wanted) });

export const repairBinding: Repairing = (known, wanted, autoupdate) => {
  if (isLeftAlone(known, autoupdate)) return undefined;
  if (!sameValue(known.roleRef, wanted.roleRef)) return { does: 'recreate' };
  const subjects = listOf(known.subjects);
  const there = new Set(subjects.map(subjectKey));
  const missing = listOf(wanted.subjects).filter((subject) => !there.has(subjectKey(subject)));
  return changed(known, { ...withMarks(known, wanted), ...(missing.length === 0 ? {} : { subjects: [...subjects, ...missing] }) });
};

const isLeftAlone = ({ metadata }: ApiObject, autoupdate: string): boolean => metadata.annotations?.[autoupdate] === LEFT_ALONE;

const changed = (known: ApiObject, object: ApiObject): Repair | undefined =>
  sameValue(known, object) ? undefined : { does: 'update', object };

/** The object with the labels and annotations that it lacks; those that were changed stay as they are. */
function withMarks(known: ApiObject, wanted: ApiObject): ApiObject {
  const { labels, annotations } = wanted.metadata;
  return {
    ...known,
    metadata: {
      ...known.metadata,
      labels: { ...labels, ...known.metadata.labels },
      annotations: { ...annotations, ...known.metadata.annotations },
    },
  };
}

/** What a role is to give beside what it gives: selectors of a role that gathers its rules, and rules of one that has its own. */
function grantedBy(known: ApiObject, wanted: ApiObject): Partial<ApiObject> {
  const selectors = selectorsOf(wanted);
  if (selectors.length > 0) {
    const there = selectorsOf(known);
    const missing = selectors.filter((selector) => !there.some((other) => sameValue(selector, other)));
    return missing.length === 0 ? {} : { aggregationRule: { clusterRoleSelectors: [...there, ...missing] } };
  }
  // Most roles are as they were made, which is seen faster than what they cover.
  if (sameValue(known.rules, wanted.rules)) return {};
  const { missing } = coversAtOnce([RuleSet.of(known)], RuleSet.of(wanted));
  if (missing.length === 0) return {};
  return { rules: [...listOf(known.rules), ...missing.flatMap((part) => [...singlesOf(part)]).map(storedRule)] };
}

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;

const selectorsOf = ({ aggregationRule }: ApiObject): readonly Json[] => listOf(fieldOf(aggregationRule, 'clusterRoleSelectors'));

/** A rule as it is stored, without the lists that are empty. */
const storedRule = (rule: object): Json =>
  Object.fromEntries(Object.entries(rule).filter(([, list]) => Array.isArray(list) && list.length > 0));

const SUBJECT = ['kind', 'apiGroup', 'namespace', 'name'];

const subjectKey = (subject: unknown): string => JSON.stringify(SUBJECT.map((name) => fieldOf(subject, name) ?? ''));
