/** What a kind adds in code to its catalogue entry. Everything is optional; the generic resource calls what is there. */

import type { User } from '../auth/contract.js';
import type { ServiceDefinition } from '../model/definition.js';
import type { FieldError } from '../model/errors.js';
import type { ApiObject } from '../model/object.js';

/** What pods may ask for on this server, whoever asks. */
export interface PodPermits {
  readonly privileged: boolean;
}

export interface WriteContext {
  readonly permits: PodPermits;
  readonly service: ServiceDefinition;
  readonly user: User;
  /** RFC 3339 time of the request, whole seconds. */
  readonly now: string;
  readonly dryRun: boolean;
  /** The version the request was made in. */
  readonly apiVersion: string;
  /** Whether a rule of the strategy holds for this write: the version has it, and no stored fault excuses it. */
  asks(rule: string): boolean;
  /** Whether a feature gate is on. */
  enabled(gate: string): boolean;
  /** The subresource written through; empty for the object itself. */
  readonly subresource: string;
}

/** Time left before an object goes: undefined lets it go at once. */
export type GraceRule = (object: ApiObject, requestedSeconds: number | undefined) => number | undefined;

/** A rule that does not hold for every write. */
export interface LimitedRule {
  /** Whether the stored object breaks it already: then an update may go on breaking it. Without this, nothing excuses. */
  brokenBy?(stored: ApiObject): boolean;
}

export interface Strategy {
  /** Rules that `asks` knows, by name. The catalogue says which versions are without them. */
  readonly rules?: Readonly<Record<string, LimitedRule>>;
  /**
   * Defaults of features that are on, beside those of the catalogue: filled in when an object is read from a request, so
   * that the writer owns them. Objects are in the version of the request and may be changed in place.
   */
  featureDefaults?(object: ApiObject, enabled: (gate: string) => boolean): void;
  /** Sets and clears fields before a create is validated. Objects are in the hub version and may be changed in place. */
  prepareForCreate?(object: ApiObject, context: WriteContext): void;
  /** The same before an update; `old` must not be changed. */
  prepareForUpdate?(object: ApiObject, old: ApiObject, context: WriteContext): void;
  /** Faults beyond the constraints of the catalogue. */
  validate?(object: ApiObject, context: WriteContext): FieldError[];
  validateUpdate?(object: ApiObject, old: ApiObject, context: WriteContext): FieldError[];
  /** Whether content that generation counts has changed; the catalogue's rule when absent. */
  generationChanged?(object: ApiObject, old: ApiObject): boolean;
  /** Graceful deletion. */
  grace?: GraceRule;
  /** Whether removal waits for the kind's own finalization, as namespaces do. */
  holdsDeletion?(object: ApiObject): boolean;
  /** Changes the object when its deletion begins. */
  markDeleted?(object: ApiObject): void;
  /** Cells of a table row, in the order of the columns. */
  cells?(object: ApiObject, now: Date): unknown[];
  /** Conditions of a table row, such as that the object has done its work. */
  rowConditions?(object: ApiObject): readonly Readonly<Record<string, string>>[] | undefined;
  /** Annotations by which versions carry what the hub has elsewhere, so that tables and metadata do without them. */
  readonly formAnnotations?: readonly string[];
  /** Order of the rows of a table, where it is not that of the names. */
  rowOrder?(a: ApiObject, b: ApiObject): number;
  /** Selectable fields that are not a plain path. */
  selectable?(object: ApiObject, label: string): string | undefined;
  /** Whether a create takes the status that it brings. */
  readonly statusOnCreate?: boolean;
  /** Parts of metadata that writes through the status subresource leave as they are; by default it may change all of them. */
  readonly statusKeeps?: readonly ('labels' | 'annotations' | 'finalizers' | 'ownerReferences')[];
}
