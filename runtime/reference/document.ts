/** The reference of a catalogue as data: what the generator takes from the catalogue, and what pages are made from. */
import type { Lifetime } from '../model/definition/releases.js';

/** The type of a field: a scalar of JSON by its name, a list or map of others, or a type with fields, as `apps/v1.DeploymentSpec`. */
export type TypeWords = string | { readonly list: TypeWords } | { readonly map: TypeWords } | { readonly type: string };

/** Sibling field → what it holds: a value, one of several, null for nothing, or `not` any of these. */
export type Condition = Readonly<Record<string, unknown>>;

/** Words of a field that its page tells, as the catalogue has them. */
export interface FieldWords {
  readonly since?: string;
  readonly until?: string;
  readonly changes?: Readonly<Record<string, object>>;
  readonly required?: boolean;
  readonly nonEmpty?: boolean;
  readonly nonBlank?: boolean;
  readonly immutable?: boolean;
  readonly deprecated?: boolean;
  readonly removed?: string;
  readonly default?: unknown;
  readonly defaultIf?: Condition;
  readonly documentedDefault?: unknown;
  readonly enum?: readonly string[];
  readonly values?: readonly string[];
  readonly closed?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxBytes?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly unique?: boolean | string | { readonly field: string };
  readonly alone?: string;
  readonly requiredIf?: Condition;
  readonly forbiddenIf?: Condition;
  /** What holds of fields of its type here, by their names. */
  readonly within?: Readonly<Record<string, FieldWords>>;
  readonly listType?: string;
  readonly listMapKeys?: readonly string[];
  readonly mapType?: string;
  readonly structType?: string;
  readonly patchStrategy?: readonly string[];
  readonly patchMergeKey?: string;
  readonly featureGate?: string;
}

export interface FieldReference extends FieldWords {
  readonly name: string;
  readonly type: TypeWords;
  readonly description?: string;
}

/** A rule in CEL that holds between the fields of a type. */
interface RuleReference {
  readonly rule: string;
  readonly message?: string;
  readonly fieldPath?: string;
}

/** How a type of a version that is not stored corresponds to that of the one which is. */
export interface ConversionReference {
  readonly rename?: Readonly<Record<string, string>>;
  readonly keep?: Readonly<Record<string, string>>;
  readonly keepFromHub?: Readonly<Record<string, string>>;
}

export interface TypeReference {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly FieldReference[];
  /** Set where the type is a named list or map. */
  readonly collection?: TypeWords;
  readonly rules?: readonly RuleReference[];
  readonly conversion?: ConversionReference;
  /** Set where requests can be made for it. */
  readonly kind?: KindReference;
}

export interface KindReference {
  readonly plural: string;
  readonly namespaced: boolean;
  readonly verbs?: readonly string[];
  readonly shortNames?: readonly string[];
  readonly categories?: readonly string[];
  readonly subresources?: Readonly<Record<string, { readonly verbs: readonly string[]; readonly featureGate?: string }>>;
  /** Labels of fields that selectors may name, beside the name and the namespace. */
  readonly selectable?: readonly string[];
  readonly columns?: readonly { readonly name: string; readonly priority?: number; readonly description?: string }[];
  readonly lifetime?: Lifetime;
  /** The kind of the version that is stored: `apps/v1.Deployment`, which may be this one. */
  readonly hub: string;
  /** Each with an object in YAML. */
  readonly examples?: readonly { readonly description: string; readonly text: string }[];
}

export interface VersionReference {
  /** Folder of the catalogue, such as `apps/v1`, by which types are named. */
  readonly ref: string;
  readonly group: string;
  readonly version: string;
  readonly apiVersion: string;
  /** Rank among the versions of the group, the preferred one first. */
  readonly priority: number;
  /** Whether its lifetimes go by the releases of the cluster API, and not by those of a catalogue of its own. */
  readonly ofCluster: boolean;
  readonly types: readonly TypeReference[];
}

/** What one catalogue has, its groups in the order in which pages show them. */
export interface ReferenceDocument {
  readonly versions: readonly VersionReference[];
}

/** What a server answers to whoever asks it for its reference. */
export interface ServedReference {
  /** Kinds that it has in any release, as `apps/v1/Deployment`, by apiVersion and name. */
  readonly kinds: readonly string[];
  /** Of the catalogues that it is made from. */
  readonly documents: readonly ReferenceDocument[];
}
