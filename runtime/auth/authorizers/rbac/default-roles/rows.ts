/** A row of the tables of default roles: a role, and whom it is bound to. */
export interface RoleRow {
  readonly name: string;
  /** Rules in the form of `rule-lines`. */
  readonly rules?: string;
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
