/**
 * An index of bindings by their subjects, with the rules they grant. It is one state of a role source; namespaces are read on
 * demand.
 */

import type { ApiObject } from '../../../model/object.js';
import type { User } from '../../contract.js';
import { type PolicyRule, policyRules } from './rules.js';
import type { RoleSource } from './source.js';

/** What one binding grants to one of its subjects. */
export interface Grant {
  readonly rules: readonly PolicyRule[];
  /** Why there are no rules: the role is not there. */
  readonly missing?: string;
  /** Binding, role and subject, as decisions name their reason. */
  readonly reason: string;
  /** Place of the binding in its list, and of the subject in the binding: grants are looked at in this order. */
  readonly binding: number;
  readonly subject: number;
}

/** The grants of each user and each group, by name and in the order of the bindings, each binding once. */
interface BySubject {
  readonly users: ReadonlyMap<string, readonly Grant[]>;
  readonly groups: ReadonlyMap<string, readonly Grant[]>;
}

const NOBODY: BySubject = { users: new Map(), groups: new Map() };

type Rules = ReadonlyMap<string, readonly PolicyRule[]>;

interface Reference {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
}

/** Prefix of the user names of service accounts. */
const ACCOUNT = 'system:serviceaccount:';

export class RoleIndex {
  readonly #clusterRoles: Rules;
  readonly #everywhere: BySubject;
  readonly #namespaces = new Map<string, BySubject>();

  constructor(private readonly source: RoleSource) {
    this.#clusterRoles = rulesByName(source.clusterRoles());
    this.#everywhere = this.#bySubject(source.clusterRoleBindings(), 'ClusterRoleBinding', '', new Map());
  }

  /** What the user holds in a namespace, or at the cluster scope for an empty name: cluster-wide grants first. */
  grants(user: User, namespace: string): Grant[] {
    const everywhere = grantsTo(this.#everywhere, user);
    return namespace === '' ? everywhere : [...everywhere, ...grantsTo(this.#inNamespace(namespace), user)];
  }

  /**
   * The first grant that fits, in the order of `grants`; undefined where none does. Grants are looked at list by list and never put in
   * order: a request has to be decided in microseconds.
   */
  first(user: User, namespace: string, fits: (grant: Grant) => boolean): Grant | undefined {
    const everywhere = firstOf(this.#everywhere, user, fits);
    return everywhere === undefined && namespace !== '' ? firstOf(this.#inNamespace(namespace), user, fits) : everywhere;
  }

  /** The rules of a role that a binding in the namespace refers to; undefined where it is not there. */
  rulesOf(kind: string, name: string, namespace: string): readonly PolicyRule[] | undefined {
    return kind === 'Role' ? rulesByName(this.source.roles(namespace)).get(name) : this.#clusterRoles.get(name);
  }

  #inNamespace(namespace: string): BySubject {
    const known = this.#namespaces.get(namespace);
    if (known !== undefined) return known;
    const bindings = this.source.roleBindings(namespace);
    const made: BySubject =
      bindings.length === 0 ? NOBODY : this.#bySubject(bindings, 'RoleBinding', namespace, rulesByName(this.source.roles(namespace)));
    // Anyone can ask about namespaces without bindings, so only those with bindings are kept.
    if (bindings.length > 0) this.#namespaces.set(namespace, made);
    return made;
  }

  #bySubject(bindings: readonly ApiObject[], kind: string, namespace: string, roles: Rules): BySubject {
    const [users, groups] = [new Map<string, Grant[]>(), new Map<string, Grant[]>()];
    bindings.forEach((object, binding) => {
      const role = reference(object.roleRef);
      const rules = (role.kind === 'Role' ? roles : this.#clusterRoles).get(role.name);
      const missing = rules === undefined ? { missing: notFound(role, this.source.group) } : {};
      const shown = namespace === '' ? (object.metadata.name ?? '') : `${object.metadata.name ?? ''}/${namespace}`;
      const allowed = `RBAC: allowed by ${kind} ${JSON.stringify(shown)} of ${role.kind} ${JSON.stringify(role.name)}`;
      const subjects: readonly unknown[] = Array.isArray(object.subjects) ? object.subjects : [];
      subjects.map(reference).forEach((named, subject) => {
        const of = named.kind === 'Group' ? groups : users;
        const name = named.kind === 'Group' || named.kind === 'User' ? named.name : accountName(named, namespace);
        if (name === undefined) return;
        const grants = of.get(name) ?? [];
        if (grants.at(-1)?.binding === binding) return;
        grants.push({ rules: rules ?? [], ...missing, reason: `${allowed} to ${subjectText(named, namespace)}`, binding, subject });
        of.set(name, grants);
      });
    });
    return { users, groups };
  }
}

const rulesByName = (roles: readonly ApiObject[]): Rules => new Map(roles.map((r) => [r.metadata.name ?? '', policyRules(r)]));

function reference(value: unknown): Reference {
  const fields = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const text = (name: string): string => {
    const field = fields.get(name);
    return typeof field === 'string' ? field : '';
  };
  return { kind: text('kind'), name: text('name'), namespace: text('namespace') };
}

const notFound = ({ kind, name }: Reference, group: string): string => `${kind.toLowerCase()}.${group} ${JSON.stringify(name)} not found`;

/** An account without a namespace is one of the binding's own. */
const accountNamespace = (subject: Reference, namespace: string): string => (subject.namespace === '' ? namespace : subject.namespace);

/** The user name of an account; undefined for subjects that are neither. */
const accountName = (subject: Reference, namespace: string): string | undefined =>
  subject.kind === 'ServiceAccount' ? `${ACCOUNT}${accountNamespace(subject, namespace)}:${subject.name}` : undefined;

function subjectText(subject: Reference, namespace: string): string {
  const name = subject.kind === 'ServiceAccount' ? `${subject.name}/${accountNamespace(subject, namespace)}` : subject.name;
  return `${subject.kind} ${JSON.stringify(name)}`;
}

/** In the order of the bindings, each binding once: for the first of its subjects that is the user. */
function grantsTo({ users, groups }: BySubject, user: User): Grant[] {
  const found = [...(users.get(user.name) ?? [])];
  for (const name of user.groups) found.push(...(groups.get(name) ?? []));
  found.sort(inOrder);
  return found.filter((grant, i) => grant.binding !== found[i - 1]?.binding);
}

const inOrder = (a: Grant, b: Grant): number => a.binding - b.binding || a.subject - b.subject;

function firstOf({ users, groups }: BySubject, user: User, fits: (grant: Grant) => boolean): Grant | undefined {
  let first = users.get(user.name)?.find(fits);
  for (const name of user.groups) {
    const other = groups.get(name)?.find(fits);
    if (other !== undefined && (first === undefined || inOrder(other, first) < 0)) first = other;
  }
  return first;
}
