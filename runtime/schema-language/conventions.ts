/**
 * In which respects servers of later releases judge definitions and custom objects otherwise than those of 1.21 do. Nothing beside this table
 * compares releases: code asks for a convention by its name.
 */
import { compareReleases } from '../model/definition/releases.js';

/** The first release with each convention. */
const SINCE = {
  /** Faults of values have causes of their own for a wrong type, too long a text and too many parts, and items are told by their position. */
  preciseCauses: '1.23',
  /** What was stored cannot be found again below maps that are written as a whole. */
  atomicMapsUncorrelated: '1.24',
  /** Rules in CEL are held against objects that have other faults, unless these are about the form of the object, which is told then. */
  rulesBesideFaults: '1.25',
  /** Writers are warned of new finalizers without a domain. */
  finalizerWarnings: '1.29',
  /** The length that a text may have is told in bytes. */
  lengthInBytes: '1.32',
  /** Messages of rules show the value that breaks a rule, where it has no parts, and not the name of its type. */
  shownValues: '1.34',
  /** Creating an object of a definition that is being deleted is forbidden; before, the method is not allowed. */
  forbiddenWhileTerminating: '1.34',
  /** Whole numbers are held to the range of their format. */
  numberRanges: '1.36',
} as const;

/** Whether each convention is kept. */
export type Conventions = Readonly<Record<keyof typeof SINCE, boolean>>;

/** The conventions of a release, such as `1.30`. */
export function conventionsOf(release: string): Conventions {
  const kept = Object.entries(SINCE).map(([name, since]) => [name, compareReleases(since, release) <= 0]);
  return Object.fromEntries(kept) as Conventions;
}
