/** The names of custom resources: each is taken once in a group, by whoever was first (specification 3, custom resources). */
import type { CustomResourceDefinition, CustomResourceDefinitionNames } from '../../generated/apiextensions/v1beta1/types.js';
import type { Condition } from '../controllers/condition.js';
import { hasCondition } from './kind.js';

export const NAMES_ACCEPTED = 'NamesAccepted';
export const ESTABLISHED = 'Established';

/** Names that other definitions of a group have: of resources, and of kinds. */
interface Taken {
  readonly resources: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
}

function takenBy(others: Iterable<CustomResourceDefinitionNames>): Taken {
  const [resources, kinds] = [new Set<string>(), new Set<string>()];
  for (const { plural, singular, shortNames = [], kind, listKind } of others) {
    for (const name of [plural, singular, ...shortNames]) if (name) resources.add(name);
    for (const name of [kind, listKind]) if (name) kinds.add(name);
  }
  return { resources, kinds };
}

export interface Judgement {
  readonly acceptedNames: CustomResourceDefinitionNames;
  readonly conditions: readonly Condition[];
}

/** Which of the names that a definition asks for it gets, beside what the other definitions of its group have. */
export function judgeNames(definition: CustomResourceDefinition, others: Iterable<CustomResourceDefinitionNames>): Judgement {
  const { names } = definition.spec;
  const accepted = { ...definition.status.acceptedNames };
  const taken = takenBy(others);
  let conflict: Condition | undefined;
  const refuse = (reason: string, message: string): void => {
    conflict = { type: NAMES_ACCEPTED, status: 'False', reason, message };
  };
  /** Whether a name may be used: it has been accepted before, or nobody else has it. */
  const isFree = (name: string, former: string | undefined, used: ReadonlySet<string>, reason: string): boolean => {
    if (name === '' || name === former || !used.has(name)) return true;
    refuse(reason, `${JSON.stringify(name)} is already in use`);
    return false;
  };
  if (isFree(names.plural, accepted.plural, taken.resources, 'PluralConflict')) accepted.plural = names.plural;
  const singular = names.singular ?? '';
  if (isFree(singular, accepted.singular, taken.resources, 'SingularConflict')) set(accepted, 'singular', singular);
  const former = new Set(accepted.shortNames);
  const inUse = (names.shortNames ?? []).filter((name) => !former.has(name) && taken.resources.has(name));
  if (inUse.length > 0) refuse('ShortNamesConflict', shortNamesConflict(inUse));
  else if (names.shortNames === undefined) delete accepted.shortNames;
  else accepted.shortNames = names.shortNames;
  if (isFree(names.kind, accepted.kind, taken.kinds, 'KindConflict')) accepted.kind = names.kind;
  const listKind = names.listKind ?? '';
  if (isFree(listKind, accepted.listKind, taken.kinds, 'ListKindConflict')) set(accepted, 'listKind', listKind);
  if (names.categories === undefined) delete accepted.categories;
  else accepted.categories = names.categories;
  return { acceptedNames: accepted, conditions: conditionsOf(definition, conflict) };
}

function set(names: CustomResourceDefinitionNames, field: 'singular' | 'listKind', value: string): void {
  if (value === '') delete names[field];
  else names[field] = value;
}

const shortNamesConflict = (names: readonly string[]): string => {
  const lines = names.map((name) => `${JSON.stringify(name)} is already in use`);
  return lines.length === 1 ? (lines[0] ?? '') : `[${lines.join(', ')}]`;
};

/** A definition whose names were once accepted stays established, whatever it asks for later. */
function conditionsOf(definition: CustomResourceDefinition, conflict: Condition | undefined): Condition[] {
  const accepted: Condition = conflict ?? {
    type: NAMES_ACCEPTED,
    status: 'True',
    reason: 'NoConflicts',
    message: 'no conflicts found',
  };
  if (hasCondition(definition, ESTABLISHED)) return [accepted];
  const established: Condition =
    conflict === undefined
      ? { type: ESTABLISHED, status: 'True', reason: 'InitialNamesAccepted', message: 'the initial names have been accepted' }
      : { type: ESTABLISHED, status: 'False', reason: 'NotAccepted', message: 'not all names are accepted' };
  return [accepted, established];
}

/** The names that definitions have been given, by group, and the definitions that wait for theirs. */
export class NamesInGroups {
  readonly #accepted = new Map<string, Map<string, CustomResourceDefinitionNames>>();
  readonly #waiting = new Map<string, Set<string>>();

  set(name: string, definition: CustomResourceDefinition): void {
    const { group } = definition.spec;
    member(this.#accepted, group, () => new Map()).set(name, definition.status.acceptedNames);
    if (hasCondition(definition, NAMES_ACCEPTED)) this.#waiting.get(group)?.delete(name);
    else member(this.#waiting, group, () => new Set()).add(name);
  }

  delete(name: string, group: string): void {
    this.#accepted.get(group)?.delete(name);
    this.#waiting.get(group)?.delete(name);
  }

  /** The names that definitions of the group have, but for one. */
  *others(group: string, name: string): Generator<CustomResourceDefinitionNames> {
    for (const [other, names] of this.#accepted.get(group) ?? []) if (other !== name) yield names;
  }

  /** Definitions of the group that may get their names when others give up theirs. */
  waiting(group: string): Iterable<string> {
    return this.#waiting.get(group) ?? [];
  }
}

function member<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
