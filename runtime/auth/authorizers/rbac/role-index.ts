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

type BySubject = ReadonlyMap<string, readonly Grant[]>;
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

  /** The rules of a role that a binding in the namespace refers to; undefined where it is not there. */
  rulesOf(kind: string, name: string, namespace: string): readonly PolicyRule[] | undefined {
    return kind === 'Role' ? rulesByName(this.source.roles(namespace)).get(name) : this.#clusterRoles.get(name);
  }

  #inNamespace(namespace: string): BySubject {
    const known = this.#namespaces.get(namespace);
    if (known !== undefined) return known;
    const bindings = this.source.roleBindings(namespace);
    const made: BySubject =
      bindings.length === 0 ? new Map() : this.#bySubject(bindings, 'RoleBinding', namespace, rulesByName(this.source.roles(namespace)));
    // Anyone can ask about namespaces without bindings, so only those with bindings are kept.
    if (bindings.length > 0) this.#namespaces.set(namespace, made);
    return made;
  }

  #bySubject(bindings: readonly ApiObject[], kind: string, namespace: string, roles: Rules): BySubject {
    const out = new Map<string, Grant[]>();
    bindings.forEach((object, binding) => {
      const role = reference(object.roleRef);
      const rules = (role.kind === 'Role' ? roles : this.#clusterRoles).get(role.name);
      const missing = rules === undefined ? { missing: notFound(role, this.source.group) } : {};
      const shown = namespace === '' ? (object.metadata.name ?? '') : `${object.metadata.name ?? ''}/${namespace}`;
      const of = `RBAC: allowed by ${kind} ${JSON.stringify(shown)} of ${role.kind} ${JSON.stringify(role.name)}`;
      const subjects: readonly unknown[] = Array.isArray(object.subjects) ? object.subjects : [];
      subjects.map(reference).forEach((named, subject) => {
        const key = keyOf(named, namespace);
        const grants = out.get(key) ?? [];
        grants.push({ rules: rules ?? [], ...missing, reason: `${of} to ${subjectText(named, namespace)}`, binding, subject });
        out.set(key, grants);
      });
    });
    return out;
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

/** Accounts are found by the user name they have. */
const keyOf = (subject: Reference, namespace: string): string =>
  subject.kind === 'ServiceAccount'
    ? `User:${ACCOUNT}${accountNamespace(subject, namespace)}:${subject.name}`
    : `${subject.kind}:${subject.name}`;

function subjectText(subject: Reference, namespace: string): string {
  const name = subject.kind === 'ServiceAccount' ? `${subject.name}/${accountNamespace(subject, namespace)}` : subject.name;
  return `${subject.kind} ${JSON.stringify(name)}`;
}

/** In the order of the bindings, each binding once: for the first of its subjects that is the user. */
function grantsTo(index: BySubject, user: User): Grant[] {
  const found = [...(index.get(`User:${user.name}`) ?? [])];
  for (const name of user.groups) found.push(...(index.get(`Group:${name}`) ?? []));
  found.sort((a, b) => a.binding - b.binding || a.subject - b.subject);
  return found.filter((grant, i) => grant.binding !== found[i - 1]?.binding);
}
