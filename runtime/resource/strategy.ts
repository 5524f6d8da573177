/**
 * The contract of what a kind adds in code to its catalogue entry. It stands beside the generic resource that calls it, so
 * that kinds depend on this layer and never the layer on a kind. Everything is optional.
 */

import type { User } from '../auth/contract.js';
import type { FieldError } from '../model/errors.js';
import type { DeclaredFaults } from '../model/faults/declared-faults.js';
import type { FaultSearch } from '../model/faults/fault-search.js';
import type { Warnings } from '../model/faults/warnings.js';
import type { ApiObject } from '../model/object.js';
import type { Words } from '../model/values/words.js';
import type { Enabled, EnabledByName } from '../settings/feature-gates.js';
import type { Settings } from '../settings/settings.js';
import type { Engine } from '../store/index.js';
import type { MetadataRules } from './writes/metadata.js';

/** What a strategy may know of its server. */
export interface KindContext {
  readonly words: Words;
  /** Values of the server's flags. */
  readonly settings: Settings;
  /** Whether a feature gate is on. */
  readonly enabled: Enabled;
  /** The same for a gate that the catalogue of a project adds. */
  readonly enabledByName: EnabledByName;
}

/** What rules about values are given. */
export interface RuleContext extends KindContext {
  /** What the catalogue's constraints find wrong with the object, while its faults are gathered. */
  readonly declared: DeclaredFaults;
}

export interface WriteContext extends RuleContext {
  readonly metadataRules: MetadataRules;
  readonly user: User;
  /** RFC 3339 time of the request, whole seconds. */
  readonly now: string;
  /** The version the request was made in. */
  readonly apiVersion: string;
  /**
   * Whether the write is held to a rule of the strategy: its version must have the rule, and the stored object must not break it
   * already.
   */
  asks(rule: string): boolean;
  /**
   * Whether the field at the path, such as `spec.devices`, is the same in both objects, which are in the hub version: embedded objects must be
   * written alike, too.
   */
  same(path: string, object: object, old: object): boolean;
  /** Name of the subresource that the write goes through; empty for the object itself. */
  readonly subresource: string;
  /** Tells the writer something beside the answer. */
  warn(text: string): void;
}

/** What objects that are not stored are found out with. */
export interface FoundContext extends KindContext {
  /** Tells whether the store answers. */
  readonly engine: Pick<Engine, 'currentRevision'>;
}

/** Objects of a kind that is not stored. */
export interface FoundObjects {
  /** The objects as they are now: each read finds them out anew. */
  objects(context: FoundContext): Promise<readonly ApiObject[]>;
  /** The word for one of them that answers name which is not there. */
  readonly called: string;
}

/** What the cells of a table row are made with. */
export interface RowContext {
  /** The time that ages are computed from. */
  readonly now: Date;
  readonly words: Words;
  /** Whether a feature gate is on. */
  readonly enabled: Enabled;
}

/** A rule that does not hold for every write. */
export interface LimitedRule<T = ApiObject> {
  /**
   * Whether the stored object breaks the rule already, so that an update may go on breaking it. When absent, an update must
   * satisfy the rule even if the stored object does not.
   */
  brokenBy?(stored: T, words: Words): boolean;
}

/** Rules and views of one kind. `T` is its generated interface in the hub version. */
export interface Strategy<T = ApiObject> {
  /** Rules that `asks` knows, by name. The catalogue says which versions are without them. */
  readonly rules?: Readonly<Record<string, LimitedRule<T>>>;
  /**
   * Defaults of features that are on, beside those of the catalogue: filled in when an object is read from a request, so
   * that the writer owns them. Objects are in the version of the request and may be changed in place.
   */
  featureDefaults?(object: T, context: KindContext): void;
  /** Sets and clears fields before a create is validated. Objects are in the hub version and may be changed in place. */
  prepareForCreate?(object: T, context: WriteContext): void;
  /** The same before an update; `old` must not be changed. */
  prepareForUpdate?(object: T, old: T, context: WriteContext): void;
  /** Faults beyond the constraints of the catalogue; a search of what may be large. */
  validate?(object: T, context: WriteContext): FieldError[] | FaultSearch;
  /** The same for an update; when absent, `validate` judges updates, too. */
  validateUpdate?(object: T, old: T, context: WriteContext): FieldError[] | FaultSearch;
  /** Whether faults of a new object's metadata are told only where there are no others, as the kind's own rules do not ask for it. */
  metadataJudgedLast?(context: WriteContext): boolean;
  /**
   * Faults that are looked for after all others, which are given. The search may need code that is loaded on first use, and may take long even
   * for a small object.
   */
  validateLast?(
    object: T,
    old: T | undefined,
    context: WriteContext,
    others: readonly FieldError[],
  ): Promise<FaultSearch | undefined> | undefined;
  /** The format of names where it is not that of the catalogue. */
  nameFormat?(context: KindContext): string | undefined;
  /** What the writer is warned of in an object that was found free of faults. */
  warnings?(object: T, old: T | undefined, context: WriteContext): Warnings;
  /** The same of a write through the status subresource. */
  statusWarnings?(object: T, old: T | undefined, context: WriteContext): Warnings;
  /** Whether content that generation counts has changed; the catalogue's rule when absent. */
  generationChanged?(object: T, old: T): boolean;
  /** Generation grows also for content that is dropped afterwards, because it is behind a gate or the version lacks it. */
  readonly generationCountsDropped?: boolean;
  /** Seconds left before an object that is deleted goes; undefined lets it go at once. */
  grace?(object: T, requestedSeconds: number | undefined, words: Words): number | undefined;
  /** Whether removal waits for the kind's own finalization, as namespaces do. */
  holdsDeletion?(object: T, words: Words): boolean;
  /** Begins a deletion in the kind's own way, in place of what is done for all kinds; the object may be changed in place. */
  beginDeletion?(object: T, now: string, words: Words): void;
  /** Changes the object when its deletion begins. */
  markDeleted?(object: T, words: Words): void;
  /** What clients are told whose DELETE leaves dependents behind without having asked for it. */
  readonly orphansWarning?: string;
  /** A precondition that a delete fails is reported as for updates: about the resource instead of the kind. */
  readonly deletionConflictsAsUpdate?: boolean;
  /** Objects have no dependents, so the propagation policy of a delete has no effect. */
  readonly ownsNothing?: boolean;
  /** A DELETE answers a Status even where the object waits for its finalizers. */
  readonly deletionTellsStatus?: boolean;
  /** Where objects of the kind come from if it is not stored; it can then only be read. */
  readonly found?: FoundObjects;
  /** Cells of a table row, in the order of the columns that the catalogue has in any release. */
  cells?(object: T, context: RowContext): unknown[];
  /** Conditions of a table row, for example that a pod has completed. */
  rowConditions?(object: T): readonly Readonly<Record<string, string>>[] | undefined;
  /** Annotations in which older versions carry fields of the hub. Tables and metadata do not show them. */
  formAnnotations?(words: Words): readonly string[];
  /** Compares two objects for the order of table rows; absent where rows are ordered by name. */
  rowOrder?(a: T, b: T): number;
  /** Value of a selectable field that is not a plain path; undefined where it is one. */
  selectable?(object: T, label: string): string | undefined;
  /** Whether a create keeps the status that the client sends. */
  readonly statusOnCreate?: boolean;
  /** Top-level fields that get no owner, because a write cannot change them after the create. */
  readonly unowned?: readonly string[];
  /** Fields of the status that get no owner through the status subresource, because other writes decide them. */
  readonly unownedStatus?: readonly string[];
  /** A writer through the status subresource owns the metadata that it sends, even where that subresource does not change it. */
  readonly ownsKeptMetadata?: boolean;
  /** Metadata that an apply through the status subresource sends is merged from some release on, and owned from another. */
  readonly statusMetadataApplied?: boolean;
  /** A writer through the status subresource owns none of the metadata that it sends, and an apply does not merge it. */
  readonly statusOwnsNoMetadata?: boolean;
  /** A missing object is named by a get of its scale; for other typed kinds, the answer names the scale. */
  readonly absentScaleIsObject?: boolean;
  /** Subresources that show the whole object and leave its status as it is, as writes of the object itself do. */
  readonly statusKeptBy?: readonly string[];
  /** Those of them through which a writer comes to own the status that they send, though it is not taken. */
  readonly statusOwnedBy?: readonly string[];
  /** Parts of metadata that writes through the status subresource leave as they are; by default it may change all of them. */
  readonly statusKeeps?: readonly ('labels' | 'annotations' | 'finalizers' | 'ownerReferences' | 'deletionTimestamp')[];
}
