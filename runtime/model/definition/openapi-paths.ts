/** Operations on a kind as OpenAPI v3 documents tell of them: the same for kinds that are generated and those that come while a server runs. */
import { apiVersionOf } from '../object.js';

type Schema = Record<string, unknown>;

export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `networking.k8s.io` → `Networking`; the core group is `Core`. */
const groupWord = (group: string): string =>
  titled((group === '' ? 'core' : (group.split('.')[0] ?? '')).replace(/-(\w)/g, (_, c: string) => c.toUpperCase()));

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

/** A version that paths are told of. */
export interface DocumentedVersion {
  readonly group: string;
  readonly version: string;
  /** Vendor word of media types. */
  readonly vendor: string;
  /** Path segment before a namespace's name. */
  readonly segment: string;
  /** Prefix of the names of the machinery's schemas. */
  readonly meta: string;
}

/** A kind that paths are told of, with what its operations take and answer. */
export interface DocumentedKind {
  readonly kind: string;
  readonly plural: string;
  readonly namespaced: boolean;
  readonly verbs: readonly string[];
  /** The schema of the kind, and of its lists. */
  readonly own: Schema;
  readonly list: Schema;
  /** What a DELETE answers; a Status when absent. */
  readonly removed?: Schema;
  /** Whether it has no Protobuf form and takes no strategic merge patches. */
  readonly untyped?: boolean;
}

/** A subresource, with what its operations take and answer. */
export interface DocumentedSubresource {
  /** Path of the object, and what begins and names the ids of its operations, as `add` gives them. */
  readonly one: string;
  readonly base: string;
  readonly noun: string;
  /** Kind of the object. */
  readonly kind: string;
  readonly name: string;
  readonly verbs: readonly string[];
  readonly shown: Schema;
  /** What a GET answers where that is something else. */
  readonly read?: Schema;
  readonly untyped?: boolean;
}

/** The kind of an operation's bodies. */
interface Kinded {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** What an operation takes and answers. */
export interface OperationParts {
  readonly query: string[];
  readonly body?: Schema;
  readonly bodyTypes?: readonly string[];
  readonly answer: Schema;
  readonly codes: number[];
  readonly watch?: boolean;
}

/** A reference to a schema of the document. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Collects the operations on the kinds of one version. */
export class KindPaths {
  readonly all: Record<string, Schema> = {};

  constructor(private readonly document: DocumentedVersion) {}

  private media(untyped: boolean): string[] {
    return ['application/json', 'application/yaml', ...(untyped ? [] : [`application/vnd.${this.document.vendor}.protobuf`])];
  }

  private content(types: readonly string[], schema: Schema): Schema {
    return Object.fromEntries(types.map((t) => [t, { schema }]));
  }

  operation(
    path: string,
    method: string,
    id: string,
    action: string,
    verbText: string,
    gvk: Schema,
    parts: OperationParts,
    untyped = false,
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
    const media = this.media(untyped);
    const types = parts.watch
      ? [...media, 'application/json;stream=watch', ...(untyped ? [] : [`application/vnd.${this.document.vendor}.protobuf;stream=watch`])]
      : media;
    entry[method] = {
      description: verbText,
      operationId: id,
      tags: [`${groupWord(this.document.group).toLowerCase()}_${this.document.version}`],
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

  /** Adds the operations on the objects of a kind; the answer begins the paths of its subresources, and the ids of their operations. */
  add(documented: DocumentedKind): { readonly one: string; readonly base: string; readonly noun: string } {
    const { kind, plural, namespaced, own, list, untyped } = documented;
    const { group, version, segment, meta } = this.document;
    const root = `/${group === '' ? 'api' : 'apis'}/${apiVersionOf(group, version)}`;
    const collection = `${root}/${namespaced ? `${segment}/{namespace}/` : ''}${plural}`;
    const verbs = new Set(documented.verbs);
    const base = `${groupWord(group)}${titled(version)}`;
    const noun = `${namespaced ? 'Namespaced' : ''}${kind}`;
    const gvk = { group: group, version: version, kind: kind };
    const status = ref(`${meta}.Status`);
    const options = ref(`${meta}.DeleteOptions`);
    const removed = documented.removed ?? status;
    if (verbs.has('list')) {
      this.operation(
        collection,
        'get',
        `list${base}${noun}`,
        'list',
        `List or watch ${plural}.`,
        gvk,
        {
          query: LIST,
          answer: list,
          codes: [200],
          watch: true,
        },
        untyped,
      );
      if (namespaced)
        this.operation(
          `${root}/${plural}`,
          'get',
          `list${base}${kind}ForAllNamespaces`,
          'list',
          `List or watch ${plural} of all namespaces.`,
          gvk,
          { query: LIST, answer: list, codes: [200], watch: true },
          untyped,
        );
    }
    if (verbs.has('create'))
      this.operation(
        collection,
        'post',
        `create${base}${noun}`,
        'post',
        `Create a ${kind}.`,
        gvk,
        {
          query: ['dryRun', 'fieldManager'],
          body: own,
          answer: own,
          codes: [200, 201, 202],
        },
        untyped,
      );
    if (verbs.has('deletecollection'))
      this.operation(
        collection,
        'delete',
        `delete${base}Collection${noun}`,
        'deletecollection',
        `Delete several ${plural}.`,
        gvk,
        {
          query: [...LIST.filter((q) => q !== 'watch' && q !== 'allowWatchBookmarks'), ...DELETE],
          body: options,
          answer: status,
          codes: [200],
        },
        untyped,
      );
    const one = `${collection}/{name}`;
    if (verbs.has('get'))
      this.operation(one, 'get', `read${base}${noun}`, 'get', `Read one ${kind}.`, gvk, { query: [], answer: own, codes: [200] }, untyped);
    if (verbs.has('update'))
      this.operation(
        one,
        'put',
        `replace${base}${noun}`,
        'put',
        `Replace a ${kind}.`,
        gvk,
        {
          query: ['dryRun', 'fieldManager'],
          body: own,
          answer: own,
          codes: [200, 201],
        },
        untyped,
      );
    if (verbs.has('patch'))
      this.operation(
        one,
        'patch',
        `patch${base}${noun}`,
        'patch',
        `Change parts of a ${kind}.`,
        gvk,
        {
          query: ['dryRun', 'fieldManager', 'force'],
          body: ref(`${meta}.Patch`),
          bodyTypes: patchTypes(untyped),
          answer: own,
          codes: [200, 201],
        },
        untyped,
      );
    if (verbs.has('delete'))
      this.operation(
        one,
        'delete',
        `delete${base}${noun}`,
        'delete',
        `Delete a ${kind}.`,
        gvk,
        {
          query: DELETE,
          body: options,
          answer: removed,
          codes: [200, 202],
        },
        untyped,
      );
    return { one, base, noun };
  }

  /** Adds the operations on a subresource whose kind is given. */
  addSubresource({ one, base, noun, kind, name, verbs, shown, read, untyped }: DocumentedSubresource, of: Kinded): void {
    const path = `${one}/${name}`;
    const gvk = { group: of.group, version: of.version, kind: of.kind };
    const id = `${noun}${titled(name)}`;
    if (verbs.includes('get'))
      this.operation(
        path,
        'get',
        `read${base}${id}`,
        'get',
        `Read ${name} of a ${kind}.`,
        gvk,
        {
          query: [],
          answer: read ?? shown,
          codes: [200],
        },
        untyped,
      );
    if (verbs.includes('create'))
      this.operation(
        path,
        'post',
        `create${base}${id}`,
        'post',
        `Create ${name} of a ${kind}.`,
        gvk,
        {
          query: ['dryRun', 'fieldManager'],
          body: shown,
          answer: shown,
          codes: [200, 201, 202],
        },
        untyped,
      );
    if (verbs.includes('update'))
      this.operation(
        path,
        'put',
        `replace${base}${id}`,
        'put',
        `Replace ${name} of a ${kind}.`,
        gvk,
        {
          query: ['dryRun', 'fieldManager'],
          body: shown,
          answer: shown,
          codes: [200, 201],
        },
        untyped,
      );
    if (verbs.includes('patch'))
      this.operation(
        path,
        'patch',
        `patch${base}${id}`,
        'patch',
        `Change ${name} of a ${kind}.`,
        gvk,
        {
          query: ['dryRun', 'fieldManager', 'force'],
          body: ref(`${this.document.meta}.Patch`),
          bodyTypes: patchTypes(untyped),
          answer: shown,
          codes: [200, 201],
        },
        untyped,
      );
  }
}

const patchTypes = (untyped: boolean | undefined): readonly string[] =>
  untyped === true ? PATCHES.filter((type) => !type.includes('strategic')) : PATCHES;

const PATCHES = [
  'application/json-patch+json',
  'application/merge-patch+json',
  'application/strategic-merge-patch+json',
  'application/apply-patch+yaml',
];
