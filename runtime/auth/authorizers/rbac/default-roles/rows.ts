import type { Life } from '../../../../model/definition/releases.js';
import type { GateName } from '../../../../settings/feature-gates.js';

/** Rules that not every release has, that are others in some, or that are there only while a gate is on. */
export interface LivingRules extends Life<{ readonly rules: string }> {
  readonly rules: string;
  readonly gate?: GateName;
}

/** Rules in the form of `rule-lines`, in their order. */
export type Rules = string | readonly (string | LivingRules)[];

/** A row of the tables of default roles: a role, and whom it is bound to, in the releases that have it. */
export interface RoleRow extends Life<{ readonly accounts: readonly string[] }> {
  readonly name: string;
  /** While it is off, the role is not there. */
  readonly gate?: GateName;
  readonly rules?: Rules;
  /** The name under which the role aggregates: it gathers the rules of the roles that feed this name. */
  readonly gathers?: string;
  /** The name that the role feeds. */
  readonly feeds?: string;
  readonly groups?: readonly string[];
  readonly users?: readonly string[];
  /** Service accounts of the system namespace. */
  readonly accounts?: readonly string[];
  /** Present where the role has a binding without subjects. */
  readonly subjects?: readonly [];
}
