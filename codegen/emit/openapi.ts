/** OpenAPI v3 of each version: its own schemas and paths. The server joins what it serves, and derives v2 from the same. */
import {
  alwaysPresent,
  type FieldModel,
  type GroupVersionModel,
  jsonFields,
  type KindModel,
  type Model,
  type TypeExpression,
  type TypeModel,
  versionsOf,
} from '../model.js';
import type { Outputs } from './source.js';

type Schema = Record<string, unknown>;

const PREFIX = '#/components/schemas/';
const ref = (name: string): Schema => ({ $ref: `${PREFIX}${name}` });

/** Name of a type in the document, such as `io.k8s.api.core.v1.Pod`. */
const definitionName = (type: TypeModel): string => `${type.version.openapiPackage}.${type.name}`;

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

class Writer {
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

const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `networking.k8s.io` → `Networking`; the core group is `Core`. */
const groupWord = (version: GroupVersionModel): string =>
  titled(
    (version.group.name === '' ? 'core' : (version.group.name.split('.')[0] ?? '')).replace(/-(\w)/g, (_, c: string) => c.toUpperCase()),
  );

const QUERY: Readonly<Record<string, Schema>> = {
  pretty: { type: 'string', description: 'Set to true for an indented answer.' },
  dryRun: { type: 'string', description: 'The value All checks and answers the request without storing anything.' },
  fieldManager: { type: 'string', description: 'Name under which the fields written are owned; taken from the User-Agent when absent.' },
  force: { type: 'boolean', description: 'Take over fields that others own; only for apply.' },
  allowWatchBookmarks: { type: 'boolean', description: 'Ask for BOOKMARK events.' },
  continue: { type: 'string', description: 'Token of the chunk before, to go on from there.' },
  fieldSelector: { type: 'string', description: 'Only objects whose fields match.' },
  labelSelector: { type: 'string', description: 'Only objects whose labels match.' },
  limit: { type: 'integer', description: 'Most items in one answer.' },
  resourceVersion: { type: 'string', description: 'The version that the answer must show or start from.' },
  resourceVersionMatch: { type: 'string', description: 'How resourceVersion is applied: Exact or NotOlderThan.' },
  timeoutSeconds: { type: 'integer', description: 'Seconds after which the request ends.' },
  watch: { type: 'boolean', description: 'Follow changes instead of listing.' },
  gracePeriodSeconds: { type: 'integer', description: 'Seconds an object may take to end; 0 removes it at once.' },
  orphanDependents: { type: 'boolean', description: 'Deprecated: use propagationPolicy.' },
  propagationPolicy: { type: 'string', description: 'What happens to dependents: Orphan, Background or Foreground.' },
};

const query = (...names: string[]): Schema[] =>
  names.map((name) => ({ name, in: 'query', ...withoutDescription(name), schema: { type: QUERY[name]?.type, uniqueItems: true } }));
const withoutDescription = (name: string): Schema => ({ description: QUERY[name]?.description });

const LIST = [
  'allowWatchBookmarks',
  'continue',
  'fieldSelector',
  'labelSelector',
  'limit',
  'resourceVersion',
  'resourceVersionMatch',
  'timeoutSeconds',
  'watch',
];
const DELETE = ['dryRun', 'gracePeriodSeconds', 'orphanDependents', 'propagationPolicy'];

class Paths {
  readonly all: Record<string, Schema> = {};

  constructor(
    private readonly model: Model,
    private readonly version: GroupVersionModel,
    private readonly meta: string,
  ) {}

  private get media(): string[] {
    return ['application/json', 'application/yaml', `application/vnd.${this.model.service.mediaVendor}.protobuf`];
  }

  private content(types: readonly string[], schema: Schema): Schema {
    return Object.fromEntries(types.map((t) => [t, { schema }]));
  }

  private operation(
    path: string,
    method: string,
    id: string,
    action: string,
    verbText: string,
    gvk: Schema,
    parts: { query: string[]; body?: Schema; bodyTypes?: string[]; answer: Schema; codes: number[]; watch?: boolean },
  ): void {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '');
    const entry = this.all[path] ?? {
      parameters: [
        ...names.map((name) => ({
          name,
          in: 'path',
          required: true,
          description: name === 'path' ? 'Path to the resource.' : `${titled(name)} of the object.`,
          schema: { type: 'string', uniqueItems: true },
        })),
        ...query('pretty'),
      ],
    };
    this.all[path] = entry;
    const types = parts.watch
      ? [...this.media, 'application/json;stream=watch', `application/vnd.${this.model.service.mediaVendor}.protobuf;stream=watch`]
      : this.media;
    entry[method] = {
      description: verbText,
      operationId: id,
      tags: [`${groupWord(this.version).toLowerCase()}_${this.version.version}`],
      ...(parts.query.length === 0 ? {} : { parameters: query(...parts.query) }),
      ...(parts.body === undefined
        ? {}
        : {
            requestBody: {
              content: this.content(parts.bodyTypes ?? ['*/*'], parts.body),
              ...(method === 'delete' ? {} : { required: true }),
            },
          }),
      responses: {
        ...Object.fromEntries(
          parts.codes.map((c) => [
            String(c),
            { description: { 200: 'OK', 201: 'Created', 202: 'Accepted' }[c] ?? '', content: this.content(types, parts.answer) },
          ]),
        ),
        '401': { description: 'Unauthorized' },
      },
      'x-kubernetes-action': action,
      'x-kubernetes-group-version-kind': gvk,
    };
  }

  add(kind: KindModel): void {
    const { resource } = kind;
    if (resource === undefined) return;
    const root = this.version.group.name === '' ? `/api/${this.version.version}` : `/apis/${this.version.apiVersion}`;
    const namespaced = resource.scope === 'Namespaced';
    const collection = `${root}/${namespaced ? 'namespaces/{namespace}/' : ''}${resource.plural}`;
    const verbs = new Set(resource.verbs ?? ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch']);
    const base = `${groupWord(this.version)}${titled(this.version.version)}`;
    const noun = `${namespaced ? 'Namespaced' : ''}${kind.name}`;
    const gvk = { group: this.version.group.name, version: this.version.version, kind: kind.name };
    const own = ref(definitionName(kind.type));
    const list = kind.list === undefined ? own : ref(definitionName(kind.list));
    const status = ref(`${this.meta}.Status`);
    const options = ref(`${this.meta}.DeleteOptions`);
    const removed = resource.writes?.deleteReturnsObject ? own : status;
    if (verbs.has('list')) {
      this.operation(collection, 'get', `list${base}${noun}`, 'list', `List or watch ${resource.plural}.`, gvk, {
        query: LIST,
        answer: list,
        codes: [200],
        watch: true,
      });
      if (namespaced)
        this.operation(
          `${root}/${resource.plural}`,
          'get',
          `list${base}${kind.name}ForAllNamespaces`,
          'list',
          `List or watch ${resource.plural} of all namespaces.`,
          gvk,
          { query: LIST, answer: list, codes: [200], watch: true },
        );
    }
    if (verbs.has('create'))
      this.operation(collection, 'post', `create${base}${noun}`, 'post', `Create a ${kind.name}.`, gvk, {
        query: ['dryRun', 'fieldManager'],
        body: own,
        answer: own,
        codes: [200, 201, 202],
      });
    if (verbs.has('deletecollection'))
      this.operation(
        collection,
        'delete',
        `delete${base}Collection${noun}`,
        'deletecollection',
        `Delete several ${resource.plural}.`,
        gvk,
        {
          query: [...LIST.filter((q) => q !== 'watch' && q !== 'allowWatchBookmarks'), ...DELETE],
          body: options,
          answer: status,
          codes: [200],
        },
      );
    const one = `${collection}/{name}`;
    if (verbs.has('get'))
      this.operation(one, 'get', `read${base}${noun}`, 'get', `Read one ${kind.name}.`, gvk, { query: [], answer: own, codes: [200] });
    if (verbs.has('update'))
      this.operation(one, 'put', `replace${base}${noun}`, 'put', `Replace a ${kind.name}.`, gvk, {
        query: ['dryRun', 'fieldManager'],
        body: own,
        answer: own,
        codes: [200, 201],
      });
    if (verbs.has('patch'))
      this.operation(one, 'patch', `patch${base}${noun}`, 'patch', `Change parts of a ${kind.name}.`, gvk, {
        query: ['dryRun', 'fieldManager', 'force'],
        body: ref(`${this.meta}.Patch`),
        bodyTypes: PATCHES,
        answer: own,
        codes: [200, 201],
      });
    if (verbs.has('delete'))
      this.operation(one, 'delete', `delete${base}${noun}`, 'delete', `Delete a ${kind.name}.`, gvk, {
        query: DELETE,
        body: options,
        answer: removed,
        codes: [200, 202],
      });
    for (const [name, sub] of Object.entries(resource.subresources ?? {})) this.subresource(kind, one, base, noun, name, sub);
  }

  private subresource(
    kind: KindModel,
    one: string,
    base: string,
    noun: string,
    name: string,
    sub: { kind?: string; verbs: readonly string[] },
  ): void {
    const path = `${one}/${name}`;
    const dot = sub.kind?.lastIndexOf('.') ?? -1;
    const version = dot < 0 ? this.version : (versionsOf(this.model).find((v) => v.ref === sub.kind?.slice(0, dot)) ?? this.version);
    const type = version.types.get(sub.kind === undefined ? kind.name : sub.kind.slice(dot + 1)) ?? kind.type;
    const gvk = { group: version.group.name, version: version.version, kind: type.name };
    const id = `${noun}${titled(name)}`;
    if (/Options$/.test(type.name)) {
      const methods: Readonly<Record<string, string>> = { get: 'get', create: 'post', update: 'put', patch: 'patch', delete: 'delete' };
      for (const verb of sub.verbs) {
        const method = methods[verb] ?? 'get';
        for (const tail of name === 'proxy' ? ['', '/{path}'] : ['']) {
          this.operation(
            `${path}${tail}`,
            method,
            `connect${base}${titled(method)}${id}${tail === '' ? '' : 'WithPath'}`,
            'connect',
            `Connect to ${name} of a ${kind.name}.`,
            gvk,
            { query: [], answer: { type: 'string' }, codes: [200] },
          );
        }
      }
      return;
    }
    const own = ref(definitionName(type));
    if (sub.verbs.includes('get'))
      this.operation(path, 'get', `read${base}${id}`, 'get', `Read ${name} of a ${kind.name}.`, gvk, {
        query: [],
        answer: name === 'log' ? { type: 'string' } : own,
        codes: [200],
      });
    if (sub.verbs.includes('create'))
      this.operation(path, 'post', `create${base}${id}`, 'post', `Create ${name} of a ${kind.name}.`, gvk, {
        query: ['dryRun', 'fieldManager'],
        body: own,
        answer: own,
        codes: [200, 201, 202],
      });
    if (sub.verbs.includes('update'))
      this.operation(path, 'put', `replace${base}${id}`, 'put', `Replace ${name} of a ${kind.name}.`, gvk, {
        query: ['dryRun', 'fieldManager'],
        body: own,
        answer: own,
        codes: [200, 201],
      });
    if (sub.verbs.includes('patch'))
      this.operation(path, 'patch', `patch${base}${id}`, 'patch', `Change ${name} of a ${kind.name}.`, gvk, {
        query: ['dryRun', 'fieldManager', 'force'],
        body: ref(`${this.meta}.Patch`),
        bodyTypes: PATCHES,
        answer: own,
        codes: [200, 201],
      });
  }
}

const PATCHES = [
  'application/json-patch+json',
  'application/merge-patch+json',
  'application/strategic-merge-patch+json',
  'application/apply-patch+yaml',
];

export function emitOpenApi(model: Model, outputs: Outputs): void {
  const writer = new Writer(model);
  const meta = versionsOf(model).find((v) => v.ref === 'meta/v1')?.openapiPackage ?? '';
  const put = (name: string, document: Schema): void => {
    outputs.set(`openapi/${name}.json`, `${JSON.stringify(document)}\n`);
  };
  const names: string[] = [];
  for (const version of versionsOf(model)) {
    const shared = version.group.role === 'shared';
    if (!shared && version.group.role !== 'api') continue;
    const schemas: Record<string, Schema> = shared ? writer.machinery() : {};
    for (const type of version.types.values())
      if (type.source.published !== false && type.collection === undefined) schemas[definitionName(type)] = writer.type(type);
    const paths = new Paths(model, version, meta);
    for (const kind of version.kinds.values()) paths.add(kind);
    names.push(version.ref.replace('/', '_'));
    put(version.ref.replace('/', '_'), { apiVersion: version.apiVersion, shared, schemas, paths: paths.all });
  }
  outputs.set('openapi/index.json', `${JSON.stringify(names)}\n`);
}
