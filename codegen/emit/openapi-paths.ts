/** Paths of OpenAPI documents: the operations on each kind and on its subresources. */
import { type GroupVersionModel, type KindModel, type Model, versionsOf } from '../model.js';
import { definitionName, ref, type Schema } from './openapi-schemas.js';

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

/** Collects the operations on the kinds of one version. */
export class Paths {
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
    const collection = `${root}/${namespaced ? `${this.model.namespaces.segment}/{namespace}/` : ''}${resource.plural}`;
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
