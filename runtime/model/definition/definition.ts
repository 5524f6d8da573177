/**
 * Resource definitions: everything the server knows of a resource. The generator produces them ahead of time from the
 * catalogue; the runtime consumes them and never names a kind.
 */

import type { BinaryReader } from '@bufbuild/protobuf/wire';
import type { LaterItems } from '../later-items.js';
import type { ApiObject, JsonObject } from '../object.js';
import type { FunctionNames, KindFunctions } from './kind-functions.js';
import type { MetricDefinition } from './metric-definition.js';
import type { Life, Lifetime, ShownRelease } from './releases.js';
import type { NamespacePaths, RouteTables } from './routes.js';
import type { Turn } from './settled.js';
import type { StructStructure } from './structure.js';

interface ColumnWords {
  readonly type: string;
  readonly format: string;
  readonly priority: number;
  /** Where the cell's value stands, as a path such as `.spec.type`; absent where the kind's own code fills the row. */
  readonly value?: string;
}

export interface ColumnDefinition extends ColumnWords, Life<ColumnWords> {
  readonly name: string;
  readonly description: string;
}

interface SelectableField extends Life {
  /** The label that field selectors use. */
  readonly label: string;
  /** Path of the value in the hub version, such as `spec.nodeName`. */
  readonly path: string;
  /** Whether selectors may name the field although no object has it: its value is empty. */
  readonly absent?: boolean;
}

export interface ScaleSettings {
  /** Paths within the object, such as `.spec.replicas`. */
  readonly specReplicas: string;
  readonly statusReplicas: string;
  readonly selector: string;
}

interface SubresourceWords {
  /** The kind of its bodies where it differs from the resource's own. */
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly verbs: readonly string[];
  /** Served only with this feature gate on. */
  readonly featureGate?: string;
}

export interface SubresourceDefinition extends SubresourceWords, Life<SubresourceWords> {
  readonly name: string;
  /** Set where the subresource is a scale view of the object. */
  readonly scale?: ScaleSettings;
  /** Whether it passes requests on to another server, in whatever form that answers; HEAD requests are passed on, too. */
  readonly connects?: boolean;
}

interface WriteWords {
  /** PUT of an absent object creates it. */
  readonly putCreates: boolean;
  /** DELETE answers the object, not a Status. */
  readonly deleteReturnsObject: boolean;
  /** When metadata.generation grows: with the spec (and what else is not metadata or status), or never. */
  readonly generation: 'spec' | 'none';
  /** Metadata name rule, a format of the catalogue. */
  readonly nameFormat: string;
  /** The group that 422 answers name, where it is not the group of the request. */
  readonly faultGroup?: string;
}

/** How writes of a kind behave, as far as data can say it. */
export interface WriteBehaviour extends WriteWords, Life<WriteWords> {
  /** PUT must name the resourceVersion it replaces. */
  readonly putNeedsVersion: boolean;
  /** Fields (top level) that only the status subresource writes. Empty: the kind has none. */
  readonly statusFields: readonly string[];
  /** Finalizers may have any qualified names, with a domain or without. */
  readonly plainFinalizers: boolean;
  /** Flag that holds the seconds after which the store removes an object of the kind; undefined where objects stay. */
  readonly ttlFlag?: string;
  /** Whether managedFields record who owns which field. */
  readonly ownership: boolean;
}

/** What is generated for one kind in one version, loaded on first use. It calls the functions of kinds by their names. */
export interface GeneratedCode extends Omit<VersionCode, 'applyDefaults' | 'toHub' | 'fromHub' | 'protobuf'> {
  applyDefaults(object: ApiObject, functions: KindFunctions): void;
  toHub(object: ApiObject, functions: KindFunctions): ApiObject;
  toHub(object: ApiObject, functions: KindFunctions, turn: Turn | undefined): ApiObject | Promise<ApiObject>;
  fromHub(object: ApiObject, functions: KindFunctions): ApiObject;
  fromHub(object: ApiObject, functions: KindFunctions, turn: Turn | undefined): ApiObject | Promise<ApiObject>;
  protobuf(): Promise<GeneratedCodec | undefined>;
}

/** The code of one kind in one version, as a server uses it. */
export interface VersionCode {
  readonly structure: StructStructure;
  /** How objects are read where more than the structure says it; the structure alone does when absent. */
  readonly reading?: ObjectReading;
  /** Fills absent fields, in place; with `later`, those of items of long lists when that is done. */
  applyDefaults(object: ApiObject, later?: LaterItems): void;
  /** Whether defaults may make an object much larger than what was sent of it; they do not where this is absent. */
  readonly mayGrow?: boolean;
  /** Whether every constraint of the catalogue holds. */
  check(object: unknown): boolean;
  /** Rules that look beyond single values, which `check` says nothing of; undefined where the kind has none. */
  readonly rules?: () => Promise<SchemaOfType>;
  /** The TypeBox schema whose constraints `check` tests, for explaining a failed check. */
  schema(): Promise<SchemaOfType>;
  /** Converts between this version and the hub; returns the same object when the shapes are equal. Sets apiVersion and kind. */
  toHub(object: ApiObject): ApiObject;
  /** The same in turns, where there are any. */
  toHub(object: ApiObject, turn: Turn | undefined): ApiObject | Promise<ApiObject>;
  fromHub(object: ApiObject): ApiObject;
  fromHub(object: ApiObject, turn: Turn | undefined): ApiObject | Promise<ApiObject>;
  /** The Protobuf codec, loaded on first use; undefined where the kind has no Protobuf form. */
  protobuf(): Promise<ProtobufCodec | undefined>;
}

/** Reads objects of kinds whose values are judged when they are checked, all faults at once: reading refuses none of them. */
export interface ObjectReading {
  /** The part of the structure that values must fit to be read at all. */
  readonly outline: StructStructure;
  /** The object with what its kind has. Throws DecodeError where a value does not fit the outline. */
  decode(value: unknown): JsonObject;
  /** The same for what was stored, of which only what does not fit the outline stops it: nobody could mend what nobody can read. */
  decodeStored(value: unknown): JsonObject;
  /** The same for what an apply has merged, where null is a value that may be at fault like any other. */
  decodeApplied(value: unknown): JsonObject;
  /** Paths of fields of a value that the kind does not know, which `decode` drops. */
  unknownFields(value: unknown): string[];
  /** The same as `decode` for an object that was decoded before and changed or converted since; may be the object itself. */
  canonical(object: ApiObject, how: CanonicalForm | undefined): JsonObject;
}

/** Normalization beyond the order of fields. */
export interface CanonicalForm {
  /** Whether maps are sorted by key, so that equal content has equal bytes. */
  readonly sorted: boolean;
  /** Whether empty lists and maps become what absent ones are: Protobuf cannot tell them from those. */
  readonly collapsed: boolean;
}

/** Message bytes of objects as a release writes and reads them: what it does not know is not there. */
export interface GeneratedCodec {
  encode(object: ApiObject, shown: ShownRelease): Uint8Array;
  /** Throws where the bytes are not such a message. */
  decode(bytes: Uint8Array | BinaryReader, shown: ShownRelease): ApiObject;
}

/** Message bytes of objects, without the envelope. */
export interface ProtobufCodec {
  encode(object: ApiObject): Uint8Array;
  /** Throws where the bytes are not such a message. */
  decode(bytes: Uint8Array | BinaryReader): ApiObject;
}

/** A JSON schema and the named schemas its references mean. */
export interface SchemaOfType {
  readonly root: unknown;
  readonly named: Readonly<Record<string, unknown>>;
}

/** Words of a version that may be others from some release on. */
type VersionWords = Pick<VersionDefinition, 'shortNames' | 'categories' | 'verbs' | 'enabledByDefault' | 'storageVersionHash'>;

export interface VersionDefinition {
  /** Words that are others, by the first release with them. */
  readonly changes?: Readonly<Record<string, Partial<VersionWords>>>;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly listKind: string;
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  readonly namespaced: boolean;
  readonly verbs: readonly string[];
  /** Whether the version is served by default; otherwise only where it is switched on by name. */
  readonly enabledByDefault: boolean;
  /** The feature gate without which the version is not served at all. */
  readonly featureGate?: string;
  readonly subresources: readonly SubresourceDefinition[];
  readonly columns: readonly ColumnDefinition[];
  /**
   * Which of the cells that code of the kind fills, one for each column of any release, the columns of the release that is shown are; all of
   * them where absent.
   */
  readonly shownCells?: readonly number[];
  /** The kind has no columns of its own: its table is the plain one, whose rows are null where there are none. */
  readonly plainTable: boolean;
  readonly selectableFields: readonly SelectableField[];
  /** The message for a field selector with another label, where it is not the usual one; `{label}` stands for the label. */
  readonly unselectable?: string;
  readonly lifetime: Lifetime;
  readonly storageVersionHash?: string;
  /** Rules of the kind's strategy that requests in this version are not held to. */
  readonly withoutRules?: readonly string[];
  /** Writes of the object itself carry its status, as those of its status subresource do. */
  readonly writesStatus?: boolean;
  /** A DELETE that names no propagation orphans, as the version's first clients expect; elsewhere it is Background. */
  readonly orphans?: boolean;
  /** Objects of this version may not be named as owners of others. */
  readonly neverOwner?: boolean;
  /** Values of apiVersion that manifests name the kind with although no server serves it there; they are taken for this version. */
  readonly alsoWrittenAs?: readonly string[];
  /** Whether it is deprecated by its own word, whatever the release, and the text that tells so. */
  readonly warning?: string;
  /**
   * Nothing but the definition says what the objects are: they have no Protobuf form, take no strategic merge patches, carry their
   * kind and apiVersion in lists, too, and their paths are told apart by what a request is about alone.
   */
  readonly untyped?: boolean;
  /** The schema to publish, of kinds whose documents are not generated; undefined where anything goes. */
  document?(): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Loads the generated code of this version; each call returns the same promise. */
  load(): Promise<GeneratedCode>;
}

export interface ResourceDefinition {
  /** `<plural>.<group>` of the hub version; no release has two of one name. */
  readonly id: string;
  /** By what kinds in code are for it, where that is not its id: `<plural>.<version>.<group>` of one whose name another has since then. */
  readonly code?: string;
  readonly kind: string;
  readonly namespaced: boolean;
  /** apiVersion of the version all others convert to and from. */
  readonly hub: string;
  /** All versions, by apiVersion; a kind may be served in several groups. */
  readonly versions: ReadonlyMap<string, VersionDefinition>;
  /** Where and how objects are stored; absent for virtual kinds, whose storage is an operation. */
  readonly storage?: {
    /** Key prefix below the store's root, such as `deployments` or `services/specs`. */
    readonly prefix: string;
    /** apiVersion of the stored form. */
    readonly version: string;
    /** Versions that objects are kept in later, by the first release that does. */
    readonly changes?: Readonly<Record<string, { readonly version: string }>>;
    readonly encoding: 'protobuf' | 'json';
    /** A digest of what objects are read by: fields, and what fills them in. Absent where definitions are made while a server runs. */
    readonly shape?: string;
    /** What is stored is read anew each time: what describes it may have changed since it was written. */
    readonly readAnew?: boolean;
  };
  readonly writes: WriteBehaviour;
  /** Converts between versions if the versions' own code does not. */
  readonly conversion?: AskedConversion;
}

/** Conversion by asking somebody who may take a while, or fail. */
export interface AskedConversion {
  /** The objects, all of one version, in another version and in the same order. Rejects with the ApiError that clients are told. */
  convert(objects: readonly ApiObject[], to: string): Promise<ApiObject[]>;
  /** Begins work on what is converted, which goes in turns. */
  begin(): Turn;
}

interface GroupDefinition {
  readonly name: string;
  /** Versions in discovery order, the preferred one first, each with its published rank. */
  readonly versions: readonly { readonly name: string; readonly priority: number }[];
  /** Greater comes first in the list of groups. */
  readonly priority: number;
  /** The rank in releases up to `until`. */
  readonly formerPriority?: { readonly until: string; readonly priority: number };
  /** The list of a version's resources does without its own apiVersion, as it did before there was one. */
  readonly bareResourceList?: true;
}

/** Code of kinds by apiVersion and then by kind; loaded on first use. */
export type KindTables = Readonly<Record<string, () => Promise<Readonly<Record<string, GeneratedCode>>>>>;

/** The whole catalogue as the generator emits it. `Options`: its flags by their names in camel case, as options of a program. */
export interface Catalogue<Options = object> {
  readonly service: ServiceDefinition;
  readonly groups: readonly GroupDefinition[];
  readonly namespaces: NamespacePaths;
  readonly resources: readonly ResourceDefinition[];
  readonly metrics: Readonly<Record<string, MetricDefinition>>;
  /** Code of every kind, served or not. */
  readonly kinds: KindTables;
  /** Names of the functions that the catalogue refers to and the server's kinds must provide. */
  readonly functions: FunctionNames;
  readonly routes: RouteTables;
  readonly flags: Readonly<Record<string, FlagDefinition>>;
  /** Never set: it only carries the type of the options. */
  readonly options?: Options;
  readonly features: Readonly<Record<string, FeatureDefinition>>;
  /** catalog/features.yaml, what the protocol of a release has although no gate switches it, by name. */
  readonly protocol: Readonly<Record<string, ProtocolFeature>>;
  /** Folders of the published documents: those of OpenAPI, and the reference. */
  readonly documents: readonly URL[];
}

/** catalog/features.yaml, what the protocol of some releases has. */
export interface ProtocolFeature extends Life {
  /** A sentence that says what requests or answers have with it. */
  readonly description: string;
  /** Parts of messages about fields, and what stands in place of each. */
  readonly words?: Readonly<Record<string, string>>;
}

/** What releases may say of a flag in different ways. */
interface FlagWords {
  readonly section: string;
  readonly description: string;
  readonly default?: unknown;
  /** The only values taken. */
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** How far it is; stable when absent. */
  readonly stage?: 'ALPHA' | 'BETA';
  /** The first release in which whoever gives it is warned. */
  readonly deprecatedSince?: string;
  /** What to use in place of a deprecated one. */
  readonly replacement?: string;
  /** Why it does nothing, in a clause; one that acts has no such word. */
  readonly inert?: string;
  /** Left out of the help. */
  readonly hidden?: true;
}

/** catalog/flags.yaml, one flag. */
export interface FlagDefinition extends FlagWords, Life<FlagWords> {
  /** `strings` are separated by commas; of `texts` each is given by itself, and may hold commas. */
  readonly type: 'string' | 'strings' | 'texts' | 'bool' | 'int' | 'float' | 'duration' | 'ip' | 'map' | 'gates';
  /** Who gives it; administrators when absent. */
  readonly audience?: 'users';
  /** The flag that it is another name of. */
  readonly standsFor?: string;
}

/** catalog/features.yaml, one feature gate. */
export interface FeatureStage {
  readonly stage: 'ALPHA' | 'BETA' | 'GA' | 'DEPRECATED';
  readonly default: boolean;
  /** Cannot be changed from its default: nothing depends on it any more. */
  readonly locked?: boolean;
}

export interface FeatureDefinition extends FeatureStage, Life<FeatureStage> {}

/**
 * What clients are held to: `cluster` is what a cluster of the release that is shown does; for `current`, field validation, its warnings and
 * the documents of OpenAPI 3 are there at every release; for `strict`, fields that are unknown or repeated are refused besides, unless a
 * request asks for something else.
 */
export type ServiceProfile = 'cluster' | 'current' | 'strict';

/** catalog/service.yaml: the three domain words and the limits. */
export interface ServiceDefinition {
  /** Suffix of group names, such as `k8s.io`. */
  readonly groupDomain: string;
  /** Prefix of annotation and label keys, such as `kubernetes.io`. */
  readonly labelDomain: string;
  /** Vendor word of media types, such as `kubernetes`. */
  readonly mediaVendor: string;
  readonly profile: ServiceProfile;
  readonly limits: {
    readonly bodyBytes: number;
    readonly depth: number;
    readonly jsonPatchOperations: number;
    readonly annotationBytes: number;
  };
}
