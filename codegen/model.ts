/** The resolved catalogue: every reference followed, every list kind and inline type in place. Emitters read only this. */
import type { ServiceDefinition } from '../runtime/model/definition/definition.js';
import { compareReleases } from '../runtime/model/definition/releases.js';
import type { Origin } from './origins.js';
import { type Scalar, scalarRow } from './scalars.js';
import type { FieldSource, GroupSource, KindSource, ResourceSource, TypeSource } from './schema/schema.js';

export type TypeExpression =
  | { readonly form: 'scalar'; readonly scalar: Scalar }
  | { readonly form: 'list'; readonly items: TypeExpression }
  | { readonly form: 'map'; readonly values: TypeExpression }
  | { readonly form: 'named'; readonly type: TypeModel };

export interface FieldModel {
  readonly name: string;
  readonly source: FieldSource;
  /** The newest, which can hold whatever the earlier ones can. */
  readonly type: TypeExpression;
  /** What documents tell of, where it changes from release to release: at first, and from some release on. */
  readonly types?: readonly { readonly from: string | undefined; readonly type: TypeExpression }[];
  /** What its values are held to, where the field says more of the fields of its type than the type itself does (`within`). */
  readonly judged?: TypeExpression;
  /** Set where the field is inlined: JSON has the fields of this type in its place. */
  readonly inlined: TypeModel | undefined;
  readonly protoName: string;
  /**
   * Whether an empty value is another than an absent one, so that the field is held to its words as they stand. Fields of the cluster's
   * kinds are not.
   */
  readonly exact: boolean;
}

export interface TypeModel {
  readonly name: string;
  readonly version: GroupVersionModel;
  readonly source: TypeSource;
  readonly description: string;
  /** Its name in OpenAPI documents, such as `io.k8s.api.core.v1.Pod`. */
  readonly definition: string;
  /** Declared fields, inlined ones not yet flattened. */
  fields: readonly FieldModel[];
  /** A named list or map, which is a message of its own in Protobuf. */
  collection: TypeExpression | undefined;
  /** The kind this type is, with kind and apiVersion before its fields. */
  kind: KindModel | undefined;
  /** The type whose list this is. */
  listOf: TypeModel | undefined;
  readonly file: string;
  /** The type of the catalogue that this is, where it only has other rules, because one field that is of the type says so. */
  readonly variantOf?: TypeModel;
}

export interface KindModel {
  readonly name: string;
  readonly version: GroupVersionModel;
  readonly source: KindSource;
  readonly type: TypeModel;
  /** Undefined where no requests can be made for the kind: it has no resource, or is left out of what is extended. */
  readonly resource: ResourceSource | undefined;
  readonly list: TypeModel | undefined;
  /** The kind in its hub version: the kind itself where it is the hub. */
  hub: KindModel;
}

export interface GroupVersionModel {
  readonly group: GroupModel;
  readonly version: string;
  /** Rank among the group's versions. */
  readonly priority: number;
  /** Folder reference, such as `apps/v1`. */
  readonly ref: string;
  readonly apiVersion: string;
  readonly protoPackage: string | undefined;
  /** Prefix of OpenAPI definition names. */
  readonly openapiPackage: string;
  /** Kinds of the shared group that are of this version, too. */
  readonly sharedKinds: readonly string[];
  /** The first release that knows the version no more. */
  readonly removed: string | undefined;
  readonly types: Map<string, TypeModel>;
  readonly kinds: Map<string, KindModel>;
}

export interface GroupModel {
  /** The catalogue that it stands in; another may have versions of the same group. */
  readonly origin: Origin;
  readonly folder: string;
  readonly name: string;
  readonly role: 'api' | 'shared' | 'audit' | 'configuration' | 'client';
  readonly priority: number;
  readonly formerPriority: GroupSource['formerPriority'];
  readonly bareResourceList: GroupSource['bareResourceList'];
  /** Versions that it names and has no kinds of, with their lives. */
  readonly otherVersions: NonNullable<GroupSource['otherVersions']>;
  readonly versions: readonly GroupVersionModel[];
}

/** How paths name the namespace that a resource is in. */
export interface NamespacePathsModel {
  /** Plural of the kind of namespaces. */
  readonly segment: string;
  /** Subresources of that kind, in the order of their names. */
  readonly subresources: readonly string[];
}

export interface Model {
  readonly service: ServiceDefinition;
  readonly groups: readonly GroupModel[];
  readonly namespaces: NamespacePathsModel;
}

/** The texts that a declared rule holds the field to; undefined where there is no such rule. */
export const ruledTexts = ({ enum: published, values, closed }: FieldSource): readonly string[] | undefined =>
  published ?? (closed ? values : undefined);

/** The pattern that texts of a field match; undefined where it says none. */
export const patternOf = ({ pattern, nonBlank }: FieldSource): string | undefined => pattern ?? (nonBlank ? '\\S' : undefined);

/** The type whose fields stand in the place of one that is inlined. */
export const inPlaceOf = ({ judged }: FieldModel, inlined: TypeModel): TypeModel => (judged?.form === 'named' ? judged.type : inlined);

/** The fields as JSON shows them: kind and apiVersion first where the type is a kind, inlined types in place. */
export function jsonFields(type: TypeModel): FieldModel[] {
  const own = type.fields.flatMap((f) =>
    f.inlined === undefined ? (f.source.protobufOnly || f.source.removed !== undefined ? [] : [f]) : jsonFields(inPlaceOf(f, f.inlined)),
  );
  return type.kind === undefined && type.listOf === undefined
    ? own
    : [typeMetaField('kind', KIND_TEXT), typeMetaField('apiVersion', API_VERSION_TEXT), ...own];
}

/** The same in the order in which faults of them are told. */
export function inFaultOrder(type: TypeModel): FieldModel[] {
  const [first, fields] = [type.source.faultOrder ?? [], jsonFields(type)];
  const place = ({ name }: FieldModel): number => (first.includes(name) ? first.indexOf(name) : first.length);
  return first.length === 0 ? fields : fields.sort((a, b) => place(a) - place(b));
}

const KIND_TEXT = 'Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request.';
const API_VERSION_TEXT = 'Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve.';

const typeMetaField = (name: string, description: string): FieldModel => ({
  name,
  source: { type: 'string', description },
  type: { form: 'scalar', scalar: 'string' },
  inlined: undefined,
  protoName: name,
  exact: false,
});

/** Every type the expression mentions. */
export const mentioned = (type: TypeExpression): TypeModel[] =>
  type.form === 'named' ? [type.type] : type.form === 'list' ? mentioned(type.items) : type.form === 'map' ? mentioned(type.values) : [];

/** The types whose rules a value of the field is held to. */
export const judgedBy = ({ source, type, judged = type }: Pick<FieldModel, 'source' | 'type' | 'judged'>): TypeModel[] =>
  source.unjudged ? [] : mentioned(judged);

/** The types of a version among those that are held, and what fields of these hold their types to besides. */
export function judgedTypes(version: GroupVersionModel, held: ReadonlySet<TypeModel>): TypeModel[] {
  const found = new Set([...version.types.values()].filter((type) => held.has(type)));
  for (const type of found)
    for (const field of jsonFields(type))
      for (const judged of judgedBy(field)) if (judged.variantOf !== undefined && judged.version === version) found.add(judged);
  return [...found];
}

/** All versions of the model that have types. */
export const versionsOf = (model: Model): GroupVersionModel[] => model.groups.flatMap((g) => g.versions.filter((v) => v.types.size > 0));

/** The kinds of the group that all others share. */
export const sharedKindsOf = (model: Model): KindModel[] =>
  versionsOf(model).flatMap(({ group, kinds }) => (group.role === 'shared' ? [...kinds.values()] : []));

/** The versions whose code is generated; that of others comes with packages. */
export const generatedVersionsOf = (model: Model): GroupVersionModel[] => versionsOf(model).filter(isGenerated);

export const isGenerated = ({ group }: GroupVersionModel): boolean => group.origin.code === undefined;

/**
 * The types that code is made for: those that objects of any kind hold, and all that other catalogues may refer to. `inlined` adds types
 * whose fields are inlined in JSON but are messages of their own in Protobuf.
 */
export const heldTypes = (model: Model, inlined: 'with inlined' | 'without inlined'): ReadonlySet<TypeModel> =>
  reachedFrom(
    versionsOf(model).flatMap((v) => [...v.kinds.values()]),
    inlined,
  );

/** The types of kinds, and all that those hold. */
export function reachedFrom(
  kinds: readonly KindModel[],
  inlined: 'with inlined' | 'without inlined' = 'with inlined',
): ReadonlySet<TypeModel> {
  const held = new Set(kinds.map((kind) => kind.type));
  for (const type of held) {
    const fields = inlined === 'with inlined' ? type.fields : jsonFields(type);
    const expressions = [
      ...fields.flatMap((f) => [f.type, ...(f.types ?? []).map((each) => each.type)]),
      ...(type.collection === undefined ? [] : [type.collection]),
    ];
    if (type.source.jsonUnion) expressions.push(...type.fields.map((f) => f.type));
    for (const expression of expressions) for (const t of mentioned(expression)) held.add(t);
  }
  return held;
}

/**
 * Whether JSON has the field even when it is empty: structs, and scalars that are structs in conformant servers, unless they are
 * pointers.
 */
export const alwaysPresent = (field: FieldModel): boolean =>
  !field.source.nullable &&
  ((field.type.form === 'named' && field.type.type.collection === undefined) ||
    (field.type.form === 'scalar' && scalarRow(field.type.scalar).alwaysWritten === true));

/** Whether the type is a message on the wire. */
export const hasMessage = (type: TypeModel): boolean =>
  type.version.protoPackage !== undefined &&
  type.source.protobuf !== false &&
  (type.collection !== undefined ||
    type.listOf !== undefined ||
    type.fields.some((f) => f.source.proto !== undefined) ||
    type.fields.length === 0);

/** All kinds, hubs first within each resource. */
const kindsOf = (model: Model): KindModel[] => versionsOf(model).flatMap((v) => [...v.kinds.values()]);

/** Kinds of one resource: those that share a hub. */
export function resourcesOf(model: Model): { hub: KindModel; versions: KindModel[] }[] {
  const byHub = new Map<KindModel, KindModel[]>();
  for (const kind of kindsOf(model)) {
    if (kind.resource === undefined) continue;
    const list = byHub.get(kind.hub);
    if (list === undefined) byHub.set(kind.hub, [kind]);
    else list.push(kind);
  }
  return [...byHub].map(([hub, versions]) => ({ hub, versions }));
}

/** From which release on kinds are there, and from which one no more; those without a word are there in all. */
const lifeOf = ({ source: { lifetime } }: KindModel): readonly [introduced: string, removed: string] => [
  lifetime?.introduced ?? OLDEST,
  lifetime?.removed ?? NEVER,
];
const OLDEST = '0.0';
const NEVER = '9999.0';

/** Whether no release has a version of the one hub and a version of the other, so that the later one may take its name and its place. */
export function neverTogether(a: KindModel, b: KindModel, kinds: readonly KindModel[]): boolean {
  const livesOf = (hub: KindModel) => kinds.filter((kind) => kind.hub === hub).map(lifeOf);
  const others = livesOf(b.hub);
  return livesOf(a.hub).every(([begin, end]) =>
    others.every(([from, to]) => compareReleases(end, from) <= 0 || compareReleases(to, begin) <= 0),
  );
}

/** How the catalogue refers to a type or a kind: `apps/v1.Deployment`. */
export const referenceTo = ({ version, name }: { readonly version: GroupVersionModel; readonly name: string }): string =>
  `${version.ref}.${name}`;

/** How `include` and `exclude` name a kind: `apps/v1/Deployment`. */
export const pathOf = ({ version, name }: Pick<KindModel, 'version' | 'name'>): string => `${version.ref}/${name}`;

/** Whether clients take the name for that of a version, and can rank it. */
export const isVersion = (name: string): boolean => /^v[1-9]\d*((alpha|beta)[1-9]\d*)?$/.test(name);
