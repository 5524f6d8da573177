/** The names of custom resources: each is taken once in a group, by the first definition that asks (specification 3, custom resources). */
import type { CustomResourceDefinition, CustomResourceDefinitionNames } from '../../generated/apiextensions/v1beta1/types.js';
import type { Condition } from '../controllers/condition.js';
import { hasCondition } from './kind.js';

export const NAMES_ACCEPTED = 'NamesAccepted';
const ESTABLISHED = 'Established';

/** Names that other definitions of a group have: of resources, and of kinds. */
export interface Taken {
  readonly resources: { has(name: string): boolean };
  readonly kinds: { has(name: string): boolean };
}

const resourceNames = ({ plural, singular, shortNames = [] }: CustomResourceDefinitionNames): string[] =>
  [plural, singular, ...shortNames].filter((name) => name !== undefined && name !== '') as string[];
const kindNames = ({ kind, listKind }: CustomResourceDefinitionNames): string[] =>
  [kind, listKind].filter((name) => name !== undefined && name !== '') as string[];

/** All names of a definition, of resources and kinds. */
const allNames = (names: CustomResourceDefinitionNames): string[] => [...resourceNames(names), ...kindNames(names)];

interface Judgement {
  readonly acceptedNames: CustomResourceDefinitionNames;
  readonly conditions: readonly Condition[];
}

/** The requested names that a definition gets, given the names of the group's other definitions. */
export function judgeNames(definition: CustomResourceDefinition, taken: Taken): Judgement {
  const { names } = definition.spec;
  const accepted = { ...definition.status.acceptedNames };
  let conflict: Condition | undefined;
  const refuse = (reason: string, message: string): void => {
    conflict = { type: NAMES_ACCEPTED, status: 'False', reason, message };
  };
  /** Whether a name may be used: the definition has it already, or nobody else has it. */
  const isFree = (name: string, former: string | undefined, used: { has(name: string): boolean }, reason: string): boolean => {
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

/** Which definitions have each name, or wait for it. Most names are one definition's, for which no set is made. */
class Holders {
  readonly #by = new Map<string, string | Set<string>>();

  add(name: string, definition: string): void {
    const known = this.#by.get(name);
    if (known === undefined) this.#by.set(name, definition);
    else if (typeof known !== 'string') known.add(definition);
    else if (known !== definition) this.#by.set(name, new Set([known, definition]));
  }

  remove(name: string, definition: string): void {
    const known = this.#by.get(name);
    if (known === definition || (known instanceof Set && known.delete(definition) && known.size === 0)) this.#by.delete(name);
  }

  of(name: string): readonly string[] {
    const known = this.#by.get(name);
    if (known === undefined) return [];
    return typeof known === 'string' ? [known] : [...known];
  }

  /** The names that any other definition has. */
  but(definition: string): { has(name: string): boolean } {
    return {
      has: (name) => {
        const known = this.#by.get(name);
        if (known instanceof Set) return known.size > (known.has(definition) ? 1 : 0);
        return known !== undefined && known !== definition;
      },
    };
  }
}

/** The names that a definition has been given, and those that it waits for. */
interface Names {
  readonly accepted: CustomResourceDefinitionNames;
  readonly wanted: readonly string[];
}

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, i) => name === other[i]);
const sameNames = (one: Names, other: Names): boolean =>
  sameList(resourceNames(one.accepted), resourceNames(other.accepted)) &&
  sameList(kindNames(one.accepted), kindNames(other.accepted)) &&
  sameList(one.wanted, other.wanted);

/** Names of one group: those that definitions have been given, and those that they wait for. */
class Group {
  readonly resources = new Holders();
  readonly kinds = new Holders();
  readonly waiting = new Holders();
  readonly definitions = new Map<string, Names>();

  /** The names that the definition had. */
  remove(definition: string): readonly string[] {
    const known = this.definitions.get(definition);
    if (known === undefined) return [];
    for (const name of resourceNames(known.accepted)) this.resources.remove(name, definition);
    for (const name of kindNames(known.accepted)) this.kinds.remove(name, definition);
    for (const name of known.wanted) this.waiting.remove(name, definition);
    this.definitions.delete(definition);
    return allNames(known.accepted);
  }

  /** The names that the definition had and has no longer. */
  set(definition: string, accepted: CustomResourceDefinitionNames, wanted: readonly string[]): readonly string[] {
    const known = this.definitions.get(definition);
    if (known !== undefined && sameNames(known, { accepted, wanted })) return [];
    const before = this.remove(definition);
    for (const name of resourceNames(accepted)) this.resources.add(name, definition);
    for (const name of kindNames(accepted)) this.kinds.add(name, definition);
    for (const name of wanted) this.waiting.add(name, definition);
    this.definitions.set(definition, { accepted, wanted });
    const kept = new Set(allNames(accepted));
    return before.filter((name) => !kept.has(name));
  }
}

/**
 * The names of definitions, by group, and the definitions that wait for names. Each lookup costs in proportion to the names of one
 * definition.
 */
export class NamesInGroups {
  readonly #groups = new Map<string, Group>();

  /** The definitions that may get their names now, as this one gives some up. */
  set(name: string, definition: CustomResourceDefinition): string[] {
    const { spec, status } = definition;
    const group = this.#groups.get(spec.group) ?? new Group();
    this.#groups.set(spec.group, group);
    const wanted = hasCondition(definition, NAMES_ACCEPTED) ? [] : allNames(spec.names);
    return waitingFor(group, group.set(name, status.acceptedNames, wanted));
  }

  /** The definitions that may get their names now. */
  delete(name: string, group: string): string[] {
    const known = this.#groups.get(group);
    if (known === undefined) return [];
    const waiting = waitingFor(known, known.remove(name));
    if (known.definitions.size === 0) this.#groups.delete(group);
    return waiting;
  }

  /** The names of the group's definitions, except one. */
  others(group: string, name: string): Taken {
    const { resources, kinds } = this.#groups.get(group) ?? new Group();
    return { resources: resources.but(name), kinds: kinds.but(name) };
  }
}

const waitingFor = ({ waiting }: Group, names: readonly string[]): string[] => [...new Set(names.flatMap((name) => waiting.of(name)))];
