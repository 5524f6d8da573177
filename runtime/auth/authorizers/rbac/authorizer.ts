/** The RBAC mode: decisions from roles and bindings, kept until one of those changes. */
import { BoundedCache } from '../../../model/bounded-cache.js';
import type { Attributes, Authorizer, Decision, User } from '../../contract.js';
import { errorText } from './error-text.js';
import { RoleIndex } from './role-index.js';
import { allows } from './rules.js';
import type { RoleSource } from './source.js';

/**
 * Bytes of the cached decisions. Those that allow have a cache of their own, because clients choose what they ask and could push
 * them out with questions that are refused.
 */
const ALLOWED_BYTES = 8 * 1024 * 1024;
const REFUSED_BYTES = 1024 * 1024;
/** Decisions about longer questions are not cached. */
const LONGEST_KEY = 1024;
/** What an entry takes beside its key, about. */
const ENTRY_BYTES = 150;

const ABSTAIN: Decision = { decision: 'abstain', reason: '' };

export class RbacAuthorizer implements Authorizer {
  #version: number | undefined;
  #index: RoleIndex | undefined;
  readonly #allowed = new BoundedCache<string, Decision>(ALLOWED_BYTES);
  readonly #refused = new BoundedCache<string, Decision>(REFUSED_BYTES);

  constructor(private readonly source: RoleSource) {}

  /** Allows by the first grant that covers the request; otherwise abstains, and names the roles that grants miss. */
  authorize(attributes: Attributes): Decision {
    const { version } = this.source;
    if (this.#index === undefined || this.#version !== version) {
      this.#index = new RoleIndex(this.source);
      this.#version = version;
      this.#allowed.clear();
      this.#refused.clear();
    }
    const key = keyOf(attributes);
    if (key.length > LONGEST_KEY) return decide(this.#index, attributes);
    const known = this.#allowed.get(key) ?? this.#refused.get(key);
    if (known !== undefined) return known;
    const decision = decide(this.#index, attributes);
    const kept = decision.decision === 'allow' ? this.#allowed : this.#refused;
    kept.set(key, decision, 2 * (key.length + decision.reason.length) + ENTRY_BYTES);
    return decision;
  }
}

/** The part of the cache keys that identifies a user, made once per user. */
const userKeys = new WeakMap<User, string>();

function userKey(user: User): string {
  const known = userKeys.get(user);
  if (known !== undefined) return known;
  const made = JSON.stringify([user.name, user.groups]);
  userKeys.set(user, made);
  return made;
}

/** The cache key of a question. Names may hold any character, so the key contains their lengths. */
const keyOf = ({ user, verb, resourceRequest, path, group, resource, subresource, namespace, name }: Attributes): string =>
  resourceRequest
    ? `${userKey(user)}${verb.length},${group.length},${resource.length},${subresource.length},${namespace.length}:${verb}${group}${resource}${subresource}${namespace}${name}`
    : `${userKey(user)}${verb.length};${verb}${path}`;

function decide(index: RoleIndex, attributes: Attributes): Decision {
  const { user, resourceRequest } = attributes;
  // Paths are granted by cluster-wide bindings only, whatever namespace a question about them may name.
  const namespace = resourceRequest ? attributes.namespace : '';
  const granted = index.first(user, namespace, ({ rules }) => rules.some((rule) => allows(rule, attributes)));
  if (granted !== undefined) return { decision: 'allow', reason: granted.reason };
  const dangling = index.first(user, namespace, ({ missing }) => missing !== undefined);
  if (dangling === undefined) return ABSTAIN;
  const missing = index.grants(user, namespace).flatMap((grant) => (grant.missing === undefined ? [] : [grant.missing]));
  return { ...ABSTAIN, reason: `RBAC: ${errorText(missing)}` };
}
