/** Bindings as the index of roles keeps them, and what decisions say of them. */
import type { ApiObject } from '../../../model/object.js';
import type { RuleSet } from './rule-set.js';

/** A role as bindings refer to it, there or not. */
export interface BoundRole {
  /** Number of this version of the role, unlike that of any other. */
  version: number;
  /** Undefined where the role is not there. */
  rules: RuleSet | undefined;
  /** Bindings that refer to it. */
  bindings: number;
}

/** A binding, the reason of a decision. */
export interface Binding {
  readonly name: string;
  /** Empty for bindings that hold everywhere. */
  readonly namespace: string;
  readonly role: BoundRole;
  readonly roleKind: string;
  readonly roleName: string;
  /** Users and groups, each once. */
  readonly subjects: readonly Subject[];
}

interface Subject {
  readonly kind: string;
  /** Name of the user, as requests carry it, or of the group. */
  readonly name: string;
}

/** What one binding grants to one of its subjects. */
export class Grant {
  #reason: string | undefined;

  constructor(
    readonly binding: Binding,
    /** Place of the subject in the binding. */
    readonly subject: number,
  ) {}

  /** Binding, role and subject, as decisions name their reason; made once, as decisions take microseconds. */
  get reason(): string {
    this.#reason ??= reasonOf(this);
    return this.#reason;
  }
}

/** Prefix of the user names of service accounts. */
const ACCOUNT = 'system:serviceaccount:';

interface Reference {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
}

export function reference(value: unknown): Reference {
  const fields: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const text = (field: unknown): string => (typeof field === 'string' ? field : '');
  return { kind: text(fields.kind), name: text(fields.name), namespace: text(fields.namespace) };
}

/** A subject by the name under which its requests come; undefined for what is neither user, group nor account. */
function subjectOf({ kind, name, namespace }: Reference, own: string): Subject | undefined {
  if (kind === 'Group' || kind === 'User') return { kind, name };
  // An account without a namespace is one of the binding's own.
  return kind === 'ServiceAccount' ? { kind, name: `${ACCOUNT}${namespace === '' ? own : namespace}:${name}` } : undefined;
}

/** The subjects of a binding, each once. */
export function subjectsOf({ subjects }: ApiObject, namespace: string): readonly Subject[] {
  const found = new Map<string, Subject>();
  for (const value of Array.isArray(subjects) ? subjects : []) {
    const subject = subjectOf(reference(value), namespace);
    if (subject === undefined) continue;
    const key = `${subject.kind === 'Group'}${subject.name}`;
    if (!found.has(key)) found.set(key, subject);
  }
  return [...found.values()];
}

/** Whether two versions of a binding grant the same role to the same subjects; other fields do not matter here. */
export const sameGrants = (a: Binding, b: Binding): boolean =>
  a.role === b.role &&
  a.roleKind === b.roleKind &&
  a.subjects.length === b.subjects.length &&
  a.subjects.every(({ kind, name }, i) => kind === b.subjects[i]?.kind && name === b.subjects[i]?.name);

function reasonOf({ binding: { name, namespace, roleKind, roleName, subjects }, subject }: Grant): string {
  const [kind, shown] = namespace === '' ? ['ClusterRoleBinding', name] : ['RoleBinding', `${name}/${namespace}`];
  const to = subjects[subject] ?? { kind: '', name: '' };
  return `RBAC: allowed by ${kind} ${JSON.stringify(shown)} of ${roleKind} ${JSON.stringify(roleName)} to ${to.kind} ${JSON.stringify(shownName(to))}`;
}

function shownName({ kind, name }: Subject): string {
  if (kind !== 'ServiceAccount') return name;
  const own = name.slice(ACCOUNT.length);
  const colon = own.indexOf(':');
  return `${own.slice(colon + 1)}/${own.slice(0, colon)}`;
}

/** That the role of a binding is not there. */
export const notFoundText = ({ roleKind, roleName }: Binding, group: string): string =>
  `${roleKind.toLowerCase()}.${group} ${JSON.stringify(roleName)} not found`;

/** Grants in the order of their bindings' names. */
export const inOrder = (a: Grant, b: Grant): number =>
  a.binding.name < b.binding.name ? -1 : a.binding.name > b.binding.name ? 1 : a.subject - b.subject;
