/** Schemas of OpenAPI documents: one for each type. */
import { ref } from '../../runtime/model/definition/openapi-paths.js';
import { compareReleases } from '../../runtime/model/definition/releases.js';
import {
  alwaysPresent,
  type FieldModel,
  type GroupVersionModel,
  jsonFields,
  type Model,
  patternOf,
  type TypeExpression,
  type TypeModel,
} from '../model.js';
import { isScalar, SCALARS, scalarRow } from '../scalars.js';

export type Schema = Record<string, unknown>;

const ROWS = Object.keys(SCALARS).filter(isScalar).map(scalarRow);

/** Makes the schemas of types. */
export class SchemaWriter {
  /** Reversed group domain, as in `io.k8s`. */
  private readonly root: string;

  constructor({ service }: Model) {
    this.root = service.groupDomain.split('.').reverse().join('.');
  }

  /** Definitions of the scalars that are types of their own: those that all versions share, or those that the version has for itself. */
  scalars(version?: GroupVersionModel): Record<string, Schema> {
    return Object.fromEntries(
      ROWS.flatMap(({ openapi, definition }) =>
        definition === undefined || (definition.ofVersion === true) !== (version !== undefined)
          ? []
          : [[`${version?.openapiPackage ?? this.root}.${definition.name}`, { ...openapi, description: definition.description }]],
      ),
    );
  }

  /** What a type of the version is where it stands. */
  expression(type: TypeExpression, version: GroupVersionModel): Schema {
    if (type.form === 'scalar') {
      const { openapi, definition } = scalarRow(type.scalar);
      if (definition === undefined) return { ...openapi };
      return ref(`${definition.ofVersion ? version.openapiPackage : this.root}.${definition.name}`);
    }
    if (type.form === 'list') return { type: 'array', items: this.expression(type.items, version) };
    if (type.form === 'map') return { type: 'object', additionalProperties: this.expression(type.values, version) };
    if (type.type.collection !== undefined) return this.expression(type.type.collection, version);
    return ref(type.type.definition);
  }

  /** The field as documents of a release tell of it; without one, as it is at first. */
  field(f: FieldModel, version: GroupVersionModel, release?: string): Schema {
    const s = f.source;
    const inner = this.#withItemRules(this.expression(typeIn(f, release), version), f);
    const more: Schema = {
      description: s.description ?? '',
      ...this.constraints(f, release),
      ...(s.listType === undefined ? {} : { 'x-kubernetes-list-type': s.listType }),
      ...(s.listMapKeys === undefined ? {} : { 'x-kubernetes-list-map-keys': s.listMapKeys }),
      ...(s.mapType === undefined && s.structType === undefined ? {} : { 'x-kubernetes-map-type': s.mapType ?? s.structType }),
      ...(s.patchStrategy === undefined ? {} : { 'x-kubernetes-patch-strategy': s.patchStrategy.join(',') }),
      ...(s.patchMergeKey === undefined ? {} : { 'x-kubernetes-patch-merge-key': s.patchMergeKey }),
    };
    return wrapped(inner, more);
  }

  /** A list or map of scalars with the rules that are meant for each of them. */
  #withItemRules(schema: Schema, f: FieldModel): Schema {
    const ofItems = f.type.form === 'list' && f.type.items.form === 'scalar';
    const ofValues = f.type.form === 'map' && f.type.values.form === 'scalar';
    const rules = ofItems || ofValues ? valueRules(f) : {};
    if (Object.keys(rules).length === 0) return schema;
    const inner = ofItems ? 'items' : 'additionalProperties';
    return { ...schema, [inner]: wrapped(schema[inner] as Schema, rules) };
  }

  private constraints(f: FieldModel, release: string | undefined): Schema {
    const s = f.source;
    const listed = f.type.form === 'list';
    const told = defaultOf(f, release);
    return {
      ...(told === undefined ? {} : { default: told }),
      ...(f.type.form === 'scalar' ? valueRules(f) : {}),
      ...(listed && tellsBounds(f) && s.minItems !== undefined ? { minItems: s.minItems } : {}),
      ...(listed && tellsBounds(f) && s.maxItems !== undefined ? { maxItems: s.maxItems } : {}),
      ...(f.type.form === 'map' && tellsBounds(f) && s.maxItems !== undefined ? { maxProperties: s.maxItems } : {}),
    };
  }

  /** How a type merges, and which of its fields exclude each other. */
  merging({ structType, union }: Pick<TypeModel['source'], 'structType' | 'union'>): Schema {
    return {
      ...(structType === undefined ? {} : { 'x-kubernetes-map-type': structType }),
      ...(union === undefined ? {} : { 'x-kubernetes-unions': unions(union) }),
    };
  }

  type(type: TypeModel): Schema {
    if (type.source.jsonUnion) return { description: type.description };
    const fields = jsonFields(type);
    const required = fields.filter((f) => f.source.required).map((f) => f.name);
    const meta = gvksOf(type);
    return {
      description: type.description,
      type: 'object',
      ...(fields.length === 0 ? {} : { properties: Object.fromEntries(fields.map((f) => [f.name, this.field(f, type.version)])) }),
      ...(required.length === 0 ? {} : { required }),
      ...this.merging(type.source),
      ...(meta.length === 0 ? {} : { 'x-kubernetes-group-version-kind': meta }),
    };
  }
}

/**
 * The default that documents tell of. Those of the cluster's kinds tell of none that code fills in, unless the catalogue says so, but of the
 * empty values of what is always there: structs, texts, numbers and truth values.
 */
function defaultOf(field: FieldModel, release: string | undefined): unknown {
  const { source, exact, type } = field;
  if (source.documentedDefault !== undefined) return source.documentedDefault;
  if (exact) return source.defaultIf === undefined ? source.default : undefined;
  if (source.nullable) return undefined;
  if (type.form === 'named') return type.type.collection === undefined && !type.type.source.jsonUnion ? {} : undefined;
  if (hasEarlierDefault(field)) return release === undefined || compareReleases(release, NO_DEFAULTS_OF_OWN_FORM) < 0 ? {} : undefined;
  return type.form === 'scalar' && source.keepEmpty ? EMPTY[scalarRow(type.scalar).zero ?? ''] : undefined;
}

/** From this release on documents tell of no default of times, quantities and the like, which JSON has in a form of their own. */
export const NO_DEFAULTS_OF_OWN_FORM = '1.29';

/** Whether documents of earlier releases tell that an empty struct is the default of the field, which is no struct in JSON. */
export const hasEarlierDefault = (field: FieldModel): boolean =>
  !field.exact && field.source.documentedDefault === undefined && field.type.form === 'scalar' && alwaysPresent(field);

/** Empty values by their source text. */
const EMPTY: Readonly<Record<string, unknown>> = { "''": '', '0': 0, false: false };

/** The type that documents tell of in a release. */
function typeIn({ type, types }: FieldModel, release: string | undefined): TypeExpression {
  const reached = types?.filter(({ from }) => from === undefined || (release !== undefined && compareReleases(from, release) <= 0));
  return reached?.[reached.length - 1]?.type ?? type;
}

/** A reference stands alone in OpenAPI 3.0; what goes with it wraps it. */
const wrapped = (inner: Schema, more: Schema): Schema => ('$ref' in inner ? { allOf: [inner], ...more } : { ...inner, ...more });

/** Whether documents tell what values are held to beside their types and texts. */
const tellsBounds = ({ source, exact }: FieldModel): boolean => exact || source.published === true;

/** What documents tell of the rules that single values are held to. */
function valueRules(field: FieldModel): Schema {
  const { source: s, exact } = field;
  const texts = s.enum === undefined ? {} : { enum: s.enum };
  if (!tellsBounds(field)) return texts;
  const pattern = patternOf(s);
  return {
    ...texts,
    ...(s.min === undefined ? {} : { minimum: s.min }),
    ...(s.max === undefined ? {} : { maximum: s.max }),
    ...(s.maxLength === undefined ? {} : { maxLength: s.maxLength }),
    ...(s.minLength === undefined ? {} : { minLength: s.minLength }),
    ...(exact && pattern !== undefined ? { pattern } : {}),
  };
}

interface Union {
  readonly discriminator?: string;
  readonly members?: Readonly<Record<string, string>>;
}

const unions = (union: unknown): Schema[] =>
  (Array.isArray(union) ? (union as Union[]) : []).map((u) => ({
    discriminator: u.discriminator,
    'fields-to-discriminateBy': u.members,
  }));

/** The kinds a definition stands for; those of every version are the server's to tell. */
function gvksOf(type: TypeModel): Schema[] {
  const name = type.name;
  const own = { group: type.version.group.name, version: type.version.version, kind: name };
  if (type.listOf !== undefined) return [own];
  if (type.kind === undefined || type.source.published === false || type.source.everywhere) return [];
  return type.version.group.role === 'shared' ? [{ group: '', version: 'v1', kind: name }] : [own];
}
