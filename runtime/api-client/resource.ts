/** What may be asked of a kind, as the type checker sees it. */
import type { Draft } from '../model/definition/draft.js';
import type { StatusDetails } from '../model/errors.js';
import type { CallOptions } from './connection.js';
import type { WatchEvent } from './follower.js';
import type { InformerOptions } from './following-informer.js';
import type { Informer } from './informer.js';
import type { Identified, KindTypes, SubresourceTypes, Verb } from './kind.js';
import type { List, ListOptions } from './list.js';
import type { ApplyOptions, DeleteOptions, GetOptions, WatchOptions, WriteOptions } from './object-client.js';
import type { Applied, JsonPatchOperation, MergePatch, StrategicMergePatch } from './patches.js';
import type { Selection } from './selection.js';
import type { WaitOptions } from './wait.js';

/** What a server answers where there is no object to tell of. */
export interface Status {
  readonly kind: 'Status';
  readonly status?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly details?: StatusDetails;
  readonly code?: number;
}

/** Whether an answer is a Status and no object. */
export const isStatus = (answer: { readonly kind?: string }): answer is Status => answer.kind === 'Status';

/** An informer with the names of its indexes. */
export interface IndexedInformer<T, Indexes extends string> extends Omit<Informer<T>, 'addIndexer' | 'byIndex'> {
  /** The objects that have the key in the index. */
  byIndex(name: Indexes, key: string): Readonly<T>[];
  /** Ends it; the objects stay as they were last. */
  stop(): void;
}

/** All methods that a kind may have. Every call rejects with ApiError when the server refuses. */
interface AllMethods<T extends Identified, Subresources> {
  get(name: string, options?: GetOptions): Promise<T>;
  /** Objects as they are iterated: `for await (const object of client.list())`; or `.pages()`, or `await client.list().toArray()`. */
  list(options?: ListOptions): List<T>;
  create(object: Draft<T>, options?: WriteOptions): Promise<T>;
  /** Replaces the object. If it carries a resourceVersion, that must be the current one, or it rejects with `Conflict`. */
  update(object: T, options?: WriteOptions): Promise<T>;
  /**
   * Reads the object, calls the function, which changes it or returns another, and writes it; again from the start when somebody else wrote
   * in between.
   */
  update(name: string, change: (object: T) => T | Promise<T> | undefined | void | Promise<void>, options?: WriteOptions): Promise<T>;
  /** Server-side apply: the fields of this manager are those that are given. Rejects with `Conflict` for fields of others, unless forced. */
  apply(object: Applied<T>, options?: ApplyOptions): Promise<T>;
  mergePatch(name: string, patch: MergePatch<T>, options?: WriteOptions): Promise<T>;
  strategicMergePatch(name: string, patch: StrategicMergePatch<T>, options?: WriteOptions): Promise<T>;
  jsonPatch(name: string, operations: readonly JsonPatchOperation[], options?: WriteOptions): Promise<T>;
  /** Answers the object where it is still there, for example because of finalizers, and else usually a Status. */
  delete(name: string, options?: DeleteOptions): Promise<T | Status>;
  /** Deletes all objects that are selected. */
  deleteCollection(options?: DeleteOptions & Selection): Promise<Status | Identified>;
  /**
   * All objects, page by page, then `SYNCED`, then every change, until it is left or aborted. It goes on where it was when a connection breaks, and
   * neither misses nor repeats anything. When the server no longer knows the history, it lists again, says `RELISTED` and tells the
   * differences.
   */
  watch(options?: WatchOptions): AsyncGenerator<WatchEvent<T>, void, undefined>;
  /** Keeps the objects in memory, with indexes. It begins with the first listener, or with `synced()`. */
  informer<Indexes extends string = never>(options?: InformerOptions<T, Indexes> & Selection): IndexedInformer<T, Indexes>;
  /** The object, once there is one that is as wanted, such as `condition('Ready')`. Rejects with WaitTimeout. */
  waitFor(name: string, wanted: (object: T) => boolean, options?: WaitOptions): Promise<T>;
  /** Resolves once there is no such object. Rejects with WaitTimeout. */
  waitForDeletion(name: string, options?: WaitOptions): Promise<void>;
  /** A part of the object that is read or written by itself, such as `status` or `scale`. */
  subresource<Name extends keyof Subresources & string>(name: Name): Subresource<Subresources[Name]>;
}

/** All methods that a subresource may have. */
interface SubresourceMethods<Body extends object> {
  get(name: string, options?: CallOptions): Promise<Body>;
  /** `name`: of the object. */
  create(name: string, body: Draft<Body>, options?: WriteOptions): Promise<Body | Status>;
  update(body: Body & Identified, options?: WriteOptions): Promise<Body>;
  /** Reads, calls the function, which changes what was read or returns another, and writes; again when somebody else wrote in between. */
  update(
    name: string,
    change: (body: Body) => Body | Promise<Body> | undefined | void | Promise<void>,
    options?: WriteOptions,
  ): Promise<Body>;
  apply(body: Applied<Body>, options?: ApplyOptions): Promise<Body>;
  mergePatch(name: string, patch: MergePatch<Body>, options?: WriteOptions): Promise<Body>;
  strategicMergePatch(name: string, patch: StrategicMergePatch<Body>, options?: WriteOptions): Promise<Body>;
  jsonPatch(name: string, operations: readonly JsonPatchOperation[], options?: WriteOptions): Promise<Body>;
}

type PatchMethods = 'apply' | 'mergePatch' | 'strategicMergePatch' | 'jsonPatch';

/** The methods that each verb gives a kind. */
interface MethodsOf {
  readonly create: 'create';
  readonly delete: 'delete';
  readonly deletecollection: 'deleteCollection';
  readonly get: 'get';
  readonly list: 'list';
  readonly patch: PatchMethods;
  readonly update: 'update';
  readonly watch: 'watch' | 'informer' | 'waitFor' | 'waitForDeletion';
}

/** The methods that take objects of all namespaces at once. */
type Spanning = 'list' | 'watch' | 'informer';

type Methods<Types extends KindTypes, Names extends keyof AllMethods<Identified, object>> = Pick<
  AllMethods<Types['object'], Types['subresources']>,
  Names
>;

type Verbs<V extends Verb> = MethodsOf[V];

/** The objects of a kind, in one namespace where it has namespaces. */
export type Objects<Types extends KindTypes> = Methods<
  Types,
  Verbs<Types['verbs']> | (keyof Types['subresources'] extends never ? never : 'subresource')
>;

/** A kind as a client has it: its objects, or of a kind with namespaces, the way to those of one. */
export type Resource<Types extends KindTypes> = Types['scope'] extends 'Cluster'
  ? Objects<Types>
  : Methods<Types, Verbs<Types['verbs']> & Spanning> & { namespace(name: string): Objects<Types> };

/** A subresource, with the methods that its verbs give it. */
export type Subresource<Types> = Types extends SubresourceTypes
  ? Pick<
      SubresourceMethods<Types['body']>,
      { create: 'create'; delete: never; get: 'get'; patch: PatchMethods; update: 'update' }[Types['verbs']]
    >
  : never;
