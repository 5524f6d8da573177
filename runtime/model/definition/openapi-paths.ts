/** Operations on a kind as OpenAPI v3 documents tell of them: the same for kinds that are generated and those that come while a server runs. */
import { type DocumentedRoute, documentedRoutesOf } from './routes.js';

type Schema = Record<string, unknown>;

export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name as ids of operations have it: whatever is no letter or digit is left out, and a capital follows, as in `ShopExampleCom`. */
const operationWord = (name: string): string =>
  name
    .split(/[^A-Za-z0-9_]+/)
    .map(titled)
    .join('');

/** A group in ids of operations: `rbac.authorization.k8s.io` is `RbacAuthorization`, and the core group `Core`. */
export const groupWord = (group: string, domain: string): string => {
  const suffix = `.${domain}`;
  return operationWord(group === '' ? 'core' : group.endsWith(suffix) ? group.slice(0, -suffix.length) : group);
};

/** A tag of operations begins with a small letter. */
export const tagOf = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** A parameter in the query, as documents have it. */
export const queryParameter = (name: string, type: string, description: string): Schema => ({
  name,
  in: 'query',
  description,
  schema: { type, uniqueItems: true },
});

/** A parameter in the path. */
export const pathParameter = (name: string, description: string): Schema => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', uniqueItems: true },
});

const QUERY: ReadonlyMap<string, Schema> = new Map(
  (
    [
      ['pretty', 'string', 'Set to true for an indented answer.'],
      ['dryRun', 'string', 'The value All checks and answers the request without storing anything.'],
      ['fieldManager', 'string', 'Name under which the fields written are owned; taken from the User-Agent when absent.'],
      ['force', 'boolean', 'Take over fields that others own; only for apply.'],
      ['allowWatchBookmarks', 'boolean', 'Ask for BOOKMARK events.'],
      ['continue', 'string', 'Token of the chunk before, to go on from there.'],
      ['fieldSelector', 'string', 'Only objects whose fields match.'],
      ['labelSelector', 'string', 'Only objects whose labels match.'],
      ['limit', 'integer', 'Most items in one answer.'],
      ['resourceVersion', 'string', 'The version that the answer must show or start from.'],
      ['resourceVersionMatch', 'string', 'How resourceVersion is applied: Exact or NotOlderThan.'],
      ['timeoutSeconds', 'integer', 'Seconds after which the request ends.'],
      ['watch', 'boolean', 'Follow changes instead of listing.'],
      ['gracePeriodSeconds', 'integer', 'Seconds an object may take to end; 0 removes it at once.'],
      ['orphanDependents', 'boolean', 'Deprecated: use propagationPolicy.'],
      ['propagationPolicy', 'string', 'What happens to dependents: Orphan, Background or Foreground.'],
    ] as const
  ).map(([name, type, description]) => [name, queryParameter(name, type, description)]),
);

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
/** Parameters that select objects to delete; those of watches are not among them. */
const CHOOSE = LIST.filter((name) => name !== 'watch' && name !== 'allowWatchBookmarks');
const WRITE = ['dryRun', 'fieldManager'];

/** A version that paths are told of. */
interface DocumentedVersion {
  readonly group: string;
  readonly version: string;
  /** Domain that names of groups end with; ids of operations leave it out. */
  readonly domain: string;
  /** Vendor word of media types. */
  readonly vendor: string;
  /** Path segment before a namespace's name. */
  readonly segment: string;
  /** Prefix of the names of the machinery's schemas. */
  readonly meta: string;
}

/** The kind of an operation's bodies. */
interface Kinded {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** A subresource, with what its operations take and answer. */
export interface DocumentedSubresource extends Kinded {
  readonly name: string;
  readonly verbs: readonly string[];
  readonly connects?: boolean;
  /** The schema of what is shown and written; absent where requests are passed on, or answered with a text. */
  readonly shown?: Schema;
  /** Parameters that only its queries have. */
  readonly options?: readonly Schema[];
}

/** A kind that paths are told of, with what its operations take and answer. */
interface DocumentedKind {
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
  readonly subresources: readonly DocumentedSubresource[];
}

/** What an operation takes and answers. */
interface Operation {
  /** What its id begins with, and what ends it. */
  readonly prefix: string;
  readonly suffix?: string;
  readonly action: string;
  readonly description: string;
  readonly query: readonly string[];
  readonly body?: Schema;
  readonly bodyTypes?: readonly string[];
  readonly answer: Schema;
  readonly answerTypes?: readonly string[];
  readonly codes: readonly number[];
}

/** A reference to a schema of the document. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const ANYTHING = ['*/*'];
const TEXT: Schema = { type: 'string' };
const CODES: Readonly<Record<number, string>> = { 200: 'OK', 201: 'Created', 202: 'Accepted' };
const UNAUTHORIZED: Schema = { '401': { description: 'Unauthorized' } };

const content = (types: readonly string[], schema: Schema): Schema => Object.fromEntries(types.map((type) => [type, { schema }]));

/** The answers of an operation, by their status: one schema for all codes but 401, in each of the media types. */
export const answersOf = (codes: readonly number[], types: readonly string[], answer: Schema): Schema => ({
  ...Object.fromEntries(codes.map((code) => [String(code), { description: CODES[code] ?? '', content: content(types, answer) }])),
  ...UNAUTHORIZED,
});

/** One path: its operations by their methods. */
export class DocumentedPath {
  readonly #operations = new Map<string, { readonly about: Schema; readonly query: readonly Schema[] }>();

  constructor(private readonly inPath: readonly Schema[]) {}

  add(method: string, about: Schema, query: readonly Schema[]): void {
    this.#operations.set(method, { about, query });
  }

  /** The path as documents have it: parameters that all of its operations take stand beside them. */
  get item(): Schema {
    const operations = [...this.#operations.values()];
    const [first] = operations;
    const shared = (first?.query ?? []).filter(({ name }) => operations.every(({ query }) => query.some((other) => other.name === name)));
    const names = new Set(shared.map(({ name }) => name));
    const parameters = [...this.inPath, ...shared].sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1));
    return {
      ...(parameters.length === 0 ? {} : { parameters }),
      ...Object.fromEntries(
        [...this.#operations].map(([method, { about, query }]) => {
          const own = query.filter(({ name }) => !names.has(name));
          return [method, own.length === 0 ? about : { ...about, parameters: own }];
        }),
      ),
    };
  }
}

/** Collects the operations on the kinds of one version. */
export class KindPaths {
  readonly #paths = new Map<string, DocumentedPath>();

  constructor(private readonly document: DocumentedVersion) {}

  /** Paths of all kinds that were added, by their text. */
  get all(): Record<string, Schema> {
    return Object.fromEntries([...this.#paths].map(([path, documented]) => [path, documented.item]));
  }

  /** Adds every operation on the objects of a kind and on their subresources. */
  add(kind: DocumentedKind): void {
    const { group, version, segment } = this.document;
    for (const route of documentedRoutesOf({ ...kind, group, version }, segment)) {
      const sub = kind.subresources.find(({ name }) => name === route.subresource);
      this.#add(route, kind, sub, this.#operation(route, kind, sub));
    }
  }

  #add(route: DocumentedRoute, kind: DocumentedKind, sub: DocumentedSubresource | undefined, operation: Operation): void {
    const { path, method, subresource } = route;
    const { group, version, domain } = this.document;
    const known = this.#paths.get(path) ?? new DocumentedPath(placeholders(path));
    this.#paths.set(path, known);
    const word = groupWord(group, domain);
    const { prefix, suffix = '', action, body, bodyTypes, answer, codes } = operation;
    const everywhere = kind.namespaced && !route.inNamespace;
    const names = [route.inNamespace ? 'Namespaced' : '', kind.kind, titled(subresource), suffix, everywhere ? 'ForAllNamespaces' : ''];
    const [first, ...more] = prefix.split(' ');
    const about = {
      description: operation.description,
      operationId: [first, word, titled(version), ...more, ...names].join(''),
      tags: [`${tagOf(word)}_${version}`],
      ...(body === undefined
        ? {}
        : { requestBody: { content: content(bodyTypes ?? ANYTHING, body), ...(method === 'delete' ? {} : { required: true }) } }),
      responses: answersOf(codes, operation.answerTypes ?? this.#media(kind), answer),
      'x-kubernetes-action': action,
      'x-kubernetes-group-version-kind': { group: sub?.group ?? group, version: sub?.version ?? version, kind: sub?.kind ?? kind.kind },
    };
    const common = operation.query.flatMap((name): readonly Schema[] => [QUERY.get(name) ?? []].flat());
    known.add(method, about, [...common, ...(sub?.options ?? [])]);
  }

  #media({ untyped }: DocumentedKind): string[] {
    return ['application/json', 'application/yaml', ...(untyped ? [] : [`application/vnd.${this.document.vendor}.protobuf`])];
  }

  #operation(route: DocumentedRoute, kind: DocumentedKind, sub: DocumentedSubresource | undefined): Operation {
    const what = sub === undefined ? `a ${kind.kind}` : `${sub.name} of a ${kind.kind}`;
    if (sub !== undefined && sub.shown === undefined) return this.#passedOn(route, kind, sub, what);
    const { plural, untyped } = kind;
    const media = this.#media(kind);
    const shown = sub?.shown ?? kind.own;
    const status = ref(`${this.document.meta}.Status`);
    const options = ref(`${this.document.meta}.DeleteOptions`);
    const bodyTypes = untyped ? media : ANYTHING;
    const everywhere = kind.namespaced && !route.inNamespace ? ' of all namespaces' : '';
    switch (route.verb) {
      case 'list':
        return {
          prefix: 'list',
          action: 'list',
          description: `List or watch ${plural}${everywhere}.`,
          query: ['pretty', ...LIST],
          answer: kind.list,
          answerTypes: untyped ? media : streamed(media),
          codes: [200],
        };
      case 'watchlist':
      case 'watch': {
        const ofOne = route.verb === 'watch';
        const listed = ofOne ? ' and a field selector for its name' : '';
        return {
          prefix: 'watch',
          ...(ofOne ? {} : { suffix: 'List' }),
          action: route.verb,
          description: `Watch changes to ${ofOne ? what : `the list of ${plural}${everywhere}`}. Deprecated: list with watch=true${listed}.`,
          query: ['pretty', ...LIST],
          answer: ref(`${this.document.meta}.WatchEvent`),
          answerTypes: streamed(media),
          codes: [200],
        };
      }
      case 'deletecollection':
        return {
          prefix: 'delete Collection',
          action: 'deletecollection',
          description: `Delete several ${plural}.`,
          // Documents of definitions tell of what lists take, and of no body.
          ...(untyped ? { query: ['pretty', ...LIST] } : { query: ['pretty', ...CHOOSE, ...DELETE], body: options }),
          answer: status,
          codes: [200],
        };
      case 'create':
        return {
          prefix: 'create',
          action: 'post',
          description: `Create ${what}.`,
          query: ['pretty', ...WRITE],
          body: shown,
          bodyTypes,
          answer: shown,
          codes: [200, 201, 202],
        };
      case 'update':
        return {
          prefix: 'replace',
          action: 'put',
          description: `Replace ${what}.`,
          query: ['pretty', ...WRITE],
          body: shown,
          bodyTypes,
          answer: shown,
          codes: [200, 201],
        };
      case 'patch':
        return {
          prefix: 'patch',
          action: 'patch',
          description: `Change ${sub === undefined ? `parts of ${what}` : what}.`,
          query: ['pretty', ...WRITE, 'force'],
          body: ref(`${this.document.meta}.Patch`),
          bodyTypes: PATCHES.filter((type) => !untyped || !type.includes('strategic')),
          answer: shown,
          codes: untyped ? [200] : [200, 201],
        };
      case 'delete':
        return {
          prefix: 'delete',
          action: 'delete',
          description: `Delete ${what}.`,
          query: ['pretty', ...DELETE],
          body: options,
          bodyTypes,
          answer: kind.removed ?? status,
          codes: [200, 202],
        };
      default:
        return {
          prefix: 'read',
          action: 'get',
          description: `Read ${sub === undefined ? `one ${kind.kind}` : what}.`,
          query: untyped ? ['pretty', 'resourceVersion'] : ['pretty'],
          answer: shown,
          codes: [200],
        };
    }
  }

  /** An operation that another server answers: with a text that is read, or a connection that takes whatever is sent. */
  #passedOn({ method, path, verb }: DocumentedRoute, kind: DocumentedKind, sub: DocumentedSubresource, what: string): Operation {
    if (sub.kind === kind.kind && verb === 'get')
      return {
        prefix: 'read',
        action: 'get',
        description: `Read ${what}.`,
        query: ['pretty'],
        answer: TEXT,
        answerTypes: ['text/plain', ...this.#media(kind)],
        codes: [200],
      };
    return {
      prefix: `connect ${titled(method)}`,
      ...(path.endsWith('/{path}') ? { suffix: 'WithPath' } : {}),
      action: 'connect',
      description: `Connect to ${what}.`,
      query: [],
      answer: TEXT,
      answerTypes: ANYTHING,
      codes: [200],
    };
  }
}

const placeholders = (path: string): Schema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    pathParameter(name, name === 'path' ? 'Path to the resource.' : `${titled(name)} of the object.`),
  );

/** Media types of what may be watched, too. */
const streamed = (media: readonly string[]): string[] => [
  ...media,
  ...media.filter((type) => !type.endsWith('yaml')).map((type) => `${type};stream=watch`),
];

const PATCHES = [
  'application/json-patch+json',
  'application/merge-patch+json',
  'application/strategic-merge-patch+json',
  'application/apply-patch+yaml',
];
