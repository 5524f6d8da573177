/** The RBAC mode: decisions from roles and bindings, kept until one of those changes. */
import type { Registry } from '../../../resource/registry.js';
import type { Attributes, Authorizer, Decision } from '../../contract.js';
import { errorText } from './error-text.js';
import { RegistryRoleSource } from './registry-source.js';
import { RoleIndex } from './role-index.js';
import { allows } from './rules.js';
import { rulesOf } from './rules-of.js';
import type { RoleSource } from './source.js';

/** Decisions kept at most; all are dropped when there are more. */
const KEPT = 10_000;

const ABSTAIN: Decision = { decision: 'abstain', reason: '' };

export class RbacAuthorizer implements Authorizer {
  #version: number | undefined;
  #index: RoleIndex | undefined;
  readonly #decisions = new Map<string, Decision>();

  constructor(private readonly source: RoleSource) {}

  /** Allows by the first grant that covers the request; otherwise abstains, and names the roles that grants miss. */
  authorize(attributes: Attributes): Decision {
    const { version } = this.source;
    if (this.#index === undefined || this.#version !== version) {
      this.#index = new RoleIndex(this.source);
      this.#version = version;
      this.#decisions.clear();
    }
    const key = keyOf(attributes);
    const known = this.#decisions.get(key);
    if (known !== undefined) return known;
    const decision = decide(this.#index, attributes);
    if (this.#decisions.size >= KEPT) this.#decisions.clear();
    this.#decisions.set(key, decision);
    return decision;
  }
}

/** One text for each question: names may hold any character, so that only JSON keeps them apart. */
const keyOf = ({ user, verb, resourceRequest, path, group, resource, subresource, namespace, name }: Attributes): string =>
  resourceRequest
    ? JSON.stringify([user.name, user.groups, verb, group, resource, subresource, namespace, name])
    : JSON.stringify([user.name, user.groups, verb, path]);

function decide(index: RoleIndex, attributes: Attributes): Decision {
  const missing: string[] = [];
  // Paths are granted by cluster-wide bindings only, whatever namespace a question about them may name.
  for (const grant of index.grants(attributes.user, attributes.resourceRequest ? attributes.namespace : '')) {
    if (grant.rules.some((rule) => allows(rule, attributes))) return { decision: 'allow', reason: grant.reason };
    if (grant.missing !== undefined) missing.push(grant.missing);
  }
  return missing.length === 0 ? ABSTAIN : { ...ABSTAIN, error: `RBAC: ${errorText(missing)}` };
}

/** RBAC over the roles and bindings that the server stores. Waits for them at the first request only. */
export function rbacAuthorizer(registry: Registry): Authorizer {
  const source = new RegistryRoleSource(registry);
  const rbac = new RbacAuthorizer(source);
  return {
    authorize: (attributes) => source.open()?.then(() => rbac.authorize(attributes)) ?? rbac.authorize(attributes),
    rulesOf: (user, namespace) => source.open()?.then(() => rulesOf(source, user, namespace)) ?? rulesOf(source, user, namespace),
  };
}
