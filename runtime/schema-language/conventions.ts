/**
 * In which respects servers of later releases judge definitions and custom objects otherwise than those of 1.21 do. The catalogue says from
 * which release on, among the features of the protocol.
 */
import type { Enabled } from '../settings/feature-gates.js';

/** The feature of the protocol that each convention is. */
const FEATURES = {
  /** Faults of values have causes of their own for a wrong type, too long a text and too many parts, and items are told by their position. */
  preciseCauses: 'PreciseCauses',
  /** What was stored cannot be found again below maps that are written as a whole. */
  atomicMapsUncorrelated: 'AtomicMapsUncorrelated',
  /** Rules in CEL are held against objects that have other faults, unless these are about the form of the object, which is told then. */
  rulesBesideFaults: 'RulesBesideFaults',
  /** Writers are warned of new finalizers without a domain. */
  finalizerWarnings: 'FinalizerWarnings',
  /** Writes of a status are held to the part of the schema that is about it. */
  statusJudgedAlone: 'StatusJudgedAlone',
  /** Faults of such writes tell of fields of the status by their whole path. */
  statusFaultsPlaced: 'StatusFaultsPlaced',
  /** Whole numbers are compared with the whole part of what they should be multiples of. */
  wholeMultiples: 'WholeMultiples',
  /** The length that a text may have is told in bytes. */
  lengthInBytes: 'LengthInBytes',
  /** Messages of rules show the value that breaks a rule, where it has no parts, and not the name of its type. */
  shownValues: 'ShownValues',
  /** Creating an object of a definition that is being deleted is forbidden; before, the method is not allowed. */
  forbiddenWhileTerminating: 'ForbiddenWhileTerminating',
  /** Who writes a status owns none of the metadata beside it. */
  statusOwnsNoMetadata: 'StatusOwnsNoMetadata',
  /** Whole numbers are held to the range of their format. */
  numberRanges: 'NumberRanges',
} as const;

/** Whether each convention is kept. */
export type Conventions = Readonly<Record<keyof typeof FEATURES, boolean>>;

/** The conventions of a server. */
export function conventionsOf(enabled: Enabled): Conventions {
  const kept = Object.entries(FEATURES).map(([name, feature]) => [name, enabled(feature)]);
  return Object.fromEntries(kept) as Conventions;
}
