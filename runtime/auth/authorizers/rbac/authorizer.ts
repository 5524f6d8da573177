/** The RBAC mode: roles and bindings as they are stored, indexed by subject, with decisions kept until one of them changes. */
import { group } from '../../../kinds/words.js';
import type { ApiObject } from '../../../model/object.js';
import type { Registry } from '../../../resource/registry.js';
import type { Resource } from '../../../resource/resource.js';
import type { Attributes, Authorizer, Decision, User } from '../../contract.js';
import { allows, type PolicyRule } from './rules.js';

interface Subject {
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
}

interface Binding {
  /** Namespace it holds in; empty for all and for cluster-wide things. */
  readonly namespace: string;
  readonly rules: readonly PolicyRule[];
  /** Why the role could not be found; its subjects see this with their refusals. */
  readonly missing?: string;
}

/** Bindings by `kind:name` of their subjects. */
type Index = ReadonlyMap<string, readonly Binding[]>;

/** Decisions kept at most; all are dropped when there are more. */
const KEPT = 10_000;

const ALLOW: Decision = { decision: 'allow', reason: '' };

export function rbacAuthorizer(registry: Registry): Authorizer {
  const domain = group('rbac.authorization');
  const resources = ['roles', 'clusterroles', 'rolebindings', 'clusterrolebindings'].map((plural) => registry.byId(`${plural}.${domain}`));
  return new RbacAuthorizer(resources);
}

class RbacAuthorizer implements Authorizer {
  #index: Index = new Map();
  #decisions = new Map<string, Decision>();
  #version = -1;
  #opened: Promise<void> | undefined;

  constructor(private readonly resources: readonly Resource[]) {}

  authorize(attributes: Attributes): Decision | Promise<Decision> {
    if (this.resources.some((r) => !r.cache.healthy)) return this.open().then(() => this.decide(attributes));
    return this.decide(attributes);
  }

  private open(): Promise<void> {
    this.#opened ??= Promise.all(this.resources.map((r) => r.ready(r.forms.version(r.definition.hub)))).then(() => undefined);
    return this.#opened;
  }

  private decide(attributes: Attributes): Decision {
    const version = this.resources.reduce((sum, r) => sum + r.cache.changedAt, 0);
    if (version !== this.#version) {
      this.#index = indexOf(this.resources);
      this.#decisions = new Map();
      this.#version = version;
    }
    const { user, verb, group: of, resource, subresource, namespace, name, path } = attributes;
    const key = JSON.stringify([user.name, user.groups, verb, of, resource, subresource, namespace, name, path]);
    const known = this.#decisions.get(key);
    if (known !== undefined) return known;
    const decision = evaluate(this.#index, attributes);
    if (this.#decisions.size >= KEPT) this.#decisions.clear();
    this.#decisions.set(key, decision);
    return decision;
  }
}

function evaluate(index: Index, attributes: Attributes): Decision {
  const missing: string[] = [];
  for (const subject of subjectsOf(attributes.user)) {
    for (const binding of index.get(subject) ?? []) {
      if (binding.namespace !== '' && binding.namespace !== attributes.namespace) continue;
      if (binding.rules.some((rule) => allows(rule, attributes))) return ALLOW;
      if (binding.missing !== undefined) missing.push(binding.missing);
    }
  }
  return {
    decision: 'abstain',
    reason: '',
    ...(missing.length === 0 ? {} : { error: `RBAC: ${missing.length === 1 ? missing[0] : `[${missing.join(', ')}]`}` }),
  };
}

/** Names under which bindings may mean the user. */
const subjectsOf = (user: User): string[] => [`User:${user.name}`, ...user.groups.map((g) => `Group:${g}`)];

const nameOf = (subject: Subject, namespace: string): string =>
  subject.kind === 'ServiceAccount'
    ? `User:system:serviceaccount:${subject.namespace || namespace}:${subject.name ?? ''}`
    : `${subject.kind ?? ''}:${subject.name ?? ''}`;

const rulesOf = (role: ApiObject | undefined): readonly PolicyRule[] => (Array.isArray(role?.rules) ? (role.rules as PolicyRule[]) : []);

function indexOf([roles, clusterRoles, roleBindings, clusterRoleBindings]: readonly Resource[]): Index {
  const index = new Map<string, Binding[]>();
  const role = (resource: Resource | undefined, namespace: string, name: string): ApiObject | undefined => {
    const entry = resource?.find(namespace, name);
    return entry === undefined ? undefined : resource?.forms.hub(entry.item);
  };
  const add = (bindings: Resource | undefined, clusterWide: boolean): void => {
    for (const entry of bindings?.cache.list().entries ?? []) {
      const binding = bindings?.forms.hub(entry.item);
      const ref = binding?.roleRef as { kind?: string; name?: string } | undefined;
      const namespace = clusterWide ? '' : entry.item.namespace;
      const cluster = ref?.kind !== 'Role';
      const found = cluster ? role(clusterRoles, '', ref?.name ?? '') : role(roles, namespace, ref?.name ?? '');
      const bound: Binding = {
        namespace,
        rules: rulesOf(found),
        ...(found === undefined
          ? { missing: `${cluster ? 'clusterrole' : 'role'}.${group('rbac.authorization')} ${JSON.stringify(ref?.name ?? '')} not found` }
          : {}),
      };
      for (const subject of Array.isArray(binding?.subjects) ? (binding.subjects as Subject[]) : []) {
        const key = nameOf(subject, namespace);
        index.set(key, [...(index.get(key) ?? []), bound]);
      }
    }
  };
  add(clusterRoleBindings, true);
  add(roleBindings, false);
  return index;
}
