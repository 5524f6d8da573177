/** The RBAC mode: decisions from roles and bindings, kept until one of those changes. */
import { BoundedCache } from '../../../model/bounded-cache.js';
import type { Attributes, Authorizer, Decision, User } from '../../contract.js';
import type { BoundRole } from './binding.js';
import { danglingText } from './error-text.js';
import type { RoleIndex } from './role-index.js';
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

/** The decision for a request: for all names alike, or only for the name that was asked about. */
interface Verdict {
  readonly decision: Decision;
  readonly forAllNames: boolean;
}

/** Stands in place of a verdict where each name has one of its own. */
const BY_NAME: Verdict = { decision: ABSTAIN, forAllNames: false };

export class RbacAuthorizer implements Authorizer {
  #version: number | undefined;
  #index: RoleIndex | undefined;
  readonly #allowed = new BoundedCache<string, Verdict>(ALLOWED_BYTES);
  readonly #refused = new BoundedCache<string, Verdict>(REFUSED_BYTES);

  constructor(private readonly source: RoleSource) {}

  /** Allows by the first grant that covers the request; otherwise abstains, and names the roles that grants miss. */
  authorize(attributes: Attributes): Decision {
    const { index } = this.source;
    if (this.#index !== index || this.#version !== index.version) {
      this.#index = index;
      this.#version = index.version;
      this.#allowed.clear();
      this.#refused.clear();
    }
    // Most rules are about all names of a resource, so that one verdict holds for all of them.
    const key = keyOf(attributes);
    const known = this.#known(key);
    if (known?.forAllNames === true) return known.decision;
    const named = known === undefined ? undefined : `${key}:${attributes.name}`;
    const ofName = named === undefined ? undefined : this.#known(named);
    if (ofName !== undefined) return ofName.decision;
    const verdict = decide(index, attributes);
    if (verdict.forAllNames) this.#keep(key, verdict);
    else {
      this.#keep(key, BY_NAME);
      this.#keep(`${key}:${attributes.name}`, verdict);
    }
    return verdict.decision;
  }

  #known(key: string): Verdict | undefined {
    return this.#allowed.get(key) ?? this.#refused.get(key);
  }

  #keep(key: string, verdict: Verdict): void {
    if (key.length > LONGEST_KEY) return;
    const { decision, reason } = verdict.decision;
    const kept = decision === 'allow' ? this.#allowed : this.#refused;
    kept.set(key, verdict, 2 * (key.length + reason.length) + ENTRY_BYTES);
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

/** The cache key of a question but for the name. Words may hold any character, so the key contains their lengths. */
const keyOf = ({ user, verb, resourceRequest, path, group, resource, subresource, namespace }: Attributes): string =>
  resourceRequest
    ? `${userKey(user)}${verb.length},${group.length},${resource.length},${subresource.length},${namespace.length}:${verb}${group}${resource}${subresource}${namespace}`
    : `${userKey(user)}${verb.length};${verb}${path}`;

function decide(index: RoleIndex, attributes: Attributes): Verdict {
  const { user, resourceRequest } = attributes;
  // Paths are granted by cluster-wide bindings only, whatever namespace a question about them may name.
  const namespace = resourceRequest ? attributes.namespace : '';
  let forAllNames = true;
  let dangles = false;
  const fits = ({ rules }: BoundRole): boolean => {
    dangles ||= rules === undefined;
    const ruling = rules?.judge(attributes);
    if (ruling?.byName === true) forAllNames = false;
    return ruling?.allowed === true;
  };
  const granted = index.first(user, namespace, fits);
  if (granted !== undefined) return { decision: { decision: 'allow', reason: granted.reason }, forAllNames };
  if (!dangles) return { decision: ABSTAIN, forAllNames };
  return { decision: { ...ABSTAIN, reason: `RBAC: ${danglingText(index.held(user, namespace), index.group)}` }, forAllNames };
}
