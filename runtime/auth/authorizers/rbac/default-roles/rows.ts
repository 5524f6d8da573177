/** A row of the tables of default roles: a role, and whom it is bound to. */
export interface RoleRow {
  readonly name: string;
  /** Rules in the form of `rule-lines`. */
  readonly rules?: string;
  /** The role gathers its rules from the roles that feed this name. */
  readonly gathers?: string;
  /** The role is one of those that feed this name. */
  readonly feeds?: string;
  readonly groups?: readonly string[];
  readonly users?: readonly string[];
  /** Service accounts of the system namespace. */
  readonly accounts?: readonly string[];
  /** Bound to nobody, but bound. */
  readonly subjects?: readonly [];
}
