/** Schemas of OpenAPI documents: one for each type. */
import { alwaysPresent, type FieldModel, jsonFields, type Model, type TypeExpression, type TypeModel, versionsOf } from '../model.js';

export type Schema = Record<string, unknown>;

const PREFIX = '#/components/schemas/';
export const ref = (name: string): Schema => ({ $ref: `${PREFIX}${name}` });

/** Name of a type in the document, such as `io.k8s.api.core.v1.Pod`. */
export const definitionName = (type: TypeModel): string => `${type.version.openapiPackage}.${type.name}`;

/** Definitions of the scalars that are types of their own, below the machinery package. */
const MACHINERY: Readonly<Record<string, { name: string; schema: Schema }>> = {
  time: {
    name: 'apimachinery.pkg.apis.meta.v1.Time',
    schema: { type: 'string', format: 'date-time', description: 'A point in time as RFC 3339 text, to the second.' },
  },
  microtime: {
    name: 'apimachinery.pkg.apis.meta.v1.MicroTime',
    schema: { type: 'string', format: 'date-time', description: 'A point in time as RFC 3339 text, to the microsecond.' },
  },
  duration: { name: 'apimachinery.pkg.apis.meta.v1.Duration', schema: { type: 'string', description: 'A span of time such as 1h5m.' } },
  fieldsv1: {
    name: 'apimachinery.pkg.apis.meta.v1.FieldsV1',
    schema: { type: 'object', description: 'A set of fields: each key is a step of a path, and leaves are empty objects.' },
  },
  quantity: {
    name: 'apimachinery.pkg.api.resource.Quantity',
    schema: {
      oneOf: [{ type: 'string' }, { type: 'number' }],
      description: 'A number with a unit: decimal (m, k, M, G, …) or binary (Ki, Mi, Gi, …).',
    },
  },
  intorstring: {
    name: 'apimachinery.pkg.util.intstr.IntOrString',
    schema: {
      oneOf: [{ type: 'integer' }, { type: 'string' }],
      format: 'int-or-string',
      description: 'A number, or a text such as a name or a percentage.',
    },
  },
  rawextension: { name: 'apimachinery.pkg.runtime.RawExtension', schema: { type: 'object', description: 'Any object, kept as it is.' } },
};

const PLAIN: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  bool: { type: 'boolean' },
  int32: { type: 'integer', format: 'int32' },
  int64: { type: 'integer', format: 'int64' },
  double: { type: 'number', format: 'double' },
  bytes: { type: 'string', format: 'byte' },
  json: {},
  any: {},
};

/** Makes the schemas of types. */
export class SchemaWriter {
  /** Reversed group domain, as in `io.k8s`. */
  private readonly root: string;

  constructor(private readonly model: Model) {
    this.root = model.service.groupDomain.split('.').reverse().join('.');
  }

  machinery(): Record<string, Schema> {
    return Object.fromEntries(Object.values(MACHINERY).map(({ name, schema }) => [`${this.root}.${name}`, schema]));
  }

  expression(type: TypeExpression): Schema {
    if (type.form === 'scalar') {
      const named = MACHINERY[type.scalar];
      return named === undefined ? { ...PLAIN[type.scalar] } : ref(`${this.root}.${named.name}`);
    }
    if (type.form === 'list') return { type: 'array', items: this.expression(type.items) };
    if (type.form === 'map') return { type: 'object', additionalProperties: this.expression(type.values) };
    if (type.type.collection !== undefined) return this.expression(type.type.collection);
    return ref(definitionName(type.type));
  }

  field(f: FieldModel): Schema {
    const s = f.source;
    const inner = this.expression(f.type);
    const more: Schema = {
      description: s.description ?? '',
      ...this.constraints(f),
      ...(s.listType === undefined ? {} : { 'x-kubernetes-list-type': s.listType }),
      ...(s.listMapKeys === undefined ? {} : { 'x-kubernetes-list-map-keys': s.listMapKeys }),
      ...(s.mapType === undefined && s.structType === undefined ? {} : { 'x-kubernetes-map-type': s.mapType ?? s.structType }),
      ...(s.patchStrategy === undefined ? {} : { 'x-kubernetes-patch-strategy': s.patchStrategy.join(',') }),
      ...(s.patchMergeKey === undefined ? {} : { 'x-kubernetes-patch-merge-key': s.patchMergeKey }),
    };
    // A reference stands alone in OpenAPI 3.0; what goes with it wraps it.
    return '$ref' in inner ? { allOf: [inner], ...more } : { ...inner, ...more };
  }

  private constraints(f: FieldModel): Schema {
    const s = f.source;
    const scalar = f.type.form === 'scalar';
    const listed = f.type.form === 'list';
    const simple = s.default !== undefined && s.defaultIf === undefined && (typeof s.default !== 'object' || alwaysPresent(f));
    return {
      ...(simple ? { default: s.default } : {}),
      ...(scalar && s.enum !== undefined ? { enum: s.enum } : {}),
      ...(scalar && s.min !== undefined ? { minimum: s.min } : {}),
      ...(scalar && s.max !== undefined ? { maximum: s.max } : {}),
      ...(scalar && s.maxLength !== undefined ? { maxLength: s.maxLength } : {}),
      ...(scalar && s.minLength !== undefined ? { minLength: s.minLength } : {}),
      ...(listed && s.minItems !== undefined ? { minItems: s.minItems } : {}),
      ...(listed && s.maxItems !== undefined ? { maxItems: s.maxItems } : {}),
    };
  }

  type(type: TypeModel): Schema {
    if (type.source.jsonUnion) return { description: type.description };
    const fields = jsonFields(type);
    const required = fields.filter((f) => f.source.required).map((f) => f.name);
    const meta = gvksOf(type, this.model);
    return {
      description: type.description,
      type: 'object',
      ...(fields.length === 0 ? {} : { properties: Object.fromEntries(fields.map((f) => [f.name, this.field(f)])) }),
      ...(required.length === 0 ? {} : { required }),
      ...(type.source.structType === undefined ? {} : { 'x-kubernetes-map-type': type.source.structType }),
      ...(type.source.union === undefined ? {} : { 'x-kubernetes-unions': unions(type) }),
      ...(meta.length === 0 ? {} : { 'x-kubernetes-group-version-kind': meta }),
    };
  }
}

interface Union {
  readonly discriminator?: string;
  readonly members?: Readonly<Record<string, string>>;
}

const unions = (type: TypeModel): Schema[] =>
  (Array.isArray(type.source.union) ? (type.source.union as Union[]) : []).map((u) => ({
    discriminator: u.discriminator,
    'fields-to-discriminateBy': u.members,
  }));

/** The kinds a definition stands for. Options and Status travel in every version. */
function gvksOf(type: TypeModel, model: Model): Schema[] {
  const name = type.name;
  const own = { group: type.version.group.name, version: type.version.version, kind: name };
  if (type.listOf !== undefined) return [own];
  if (type.kind === undefined || type.source.published === false) return [];
  if (type.version.group.role !== 'shared') return [own];
  if (name === 'DeleteOptions')
    return versionsOf(model)
      .filter((v) => v.group.role === 'api')
      .map((v) => ({ group: v.group.name, version: v.version, kind: name }));
  return [{ group: '', version: 'v1', kind: name }];
}
