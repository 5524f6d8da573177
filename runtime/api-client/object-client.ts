/** Reads and writes of the objects of one kind, without their types. */
import { ApiError } from '../model/errors.js';
import type { Backend, CallOptions, ObjectRequest } from './connection.js';
import { type Followed, Follower, keyOf, type WatchEvent } from './follower.js';
import { FollowingInformer, type InformerOptions } from './following-informer.js';
import type { Identified, Kind } from './kind.js';
import { List, type ListOptions, type Page, pagesOf } from './list.js';
import { PATCH_TYPES, type PatchType } from './patches.js';
import { type Selection, selectionQuery } from './selection.js';
import { Backoff } from './time.js';
import { firstWanted, type WaitOptions } from './wait.js';

export interface WriteOptions extends CallOptions {
  /** The field manager; that of the client by default. */
  readonly manager?: string;
  /** Does all but store the result, which is answered. */
  readonly dryRun?: boolean;
  /** What happens to unknown and duplicate fields: `Strict` refuses them, `Warn` drops and warns of them, `Ignore` drops them. */
  readonly fieldValidation?: 'Strict' | 'Warn' | 'Ignore';
}

export interface ApplyOptions extends WriteOptions {
  /** Takes fields over from other managers, where it would be refused with Conflict. */
  readonly force?: boolean;
}

export interface DeleteOptions extends CallOptions {
  /** What happens to objects that this one owns; the default is that of the kind. */
  readonly propagationPolicy?: 'Orphan' | 'Background' | 'Foreground';
  readonly gracePeriodSeconds?: number;
  /** Refuses to delete another object of the same name, or a changed one. */
  readonly preconditions?: { readonly uid?: string; readonly resourceVersion?: string };
  readonly dryRun?: boolean;
}

export interface GetOptions extends CallOptions {
  /** The oldest state that will do; the newest by default. */
  readonly resourceVersion?: string;
}

export interface WatchOptions extends Selection {
  readonly signal?: AbortSignal;
  /** Begins after this version, and tells nothing of what was there. Ends with `Expired` once the server no longer knows that history. */
  readonly resourceVersion?: string;
  /** Tells bookmarks as well. */
  readonly bookmarks?: boolean;
  /** Tells `PAGE` after the objects of each page of a list as well, with how many objects follow. */
  readonly pages?: boolean;
}

/** An update that others come ahead of is repeated so often at most, after pauses that begin and end with these milliseconds. */
const MAX_CONFLICTS = 10;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 1000;

const signalOf = ({ signal, onWarning }: CallOptions): CallOptions => ({
  ...(signal === undefined ? {} : { signal }),
  ...(onWarning === undefined ? {} : { onWarning }),
});

/** Requests without a name would be for all objects at once. Throws TypeError. */
function refuseNameless(name: string): void {
  if (name === '') throw new TypeError('the name of the object is missing');
}

/** The body of a subresource with the name of its object, which servers compare with that of the path. */
const about = (body: Partial<Identified>, name: string): object => ({ ...body, metadata: { name, ...body.metadata } });

export class ObjectClient<T extends Identified = Identified> {
  constructor(
    private readonly backend: Backend,
    private readonly kindOf: () => Promise<Kind> | Kind,
    private readonly inNamespace = '',
    private readonly ofSubresource = '',
  ) {}

  namespace(name: string): ObjectClient<T> {
    return new ObjectClient(this.backend, this.kindOf, name, this.ofSubresource);
  }

  subresource(name: string): ObjectClient<T> {
    return new ObjectClient(this.backend, this.kindOf, this.inNamespace, name);
  }

  async get(name: string, options: GetOptions = {}): Promise<T> {
    refuseNameless(name);
    return this.#call({ name, query: { resourceVersion: options.resourceVersion }, ...signalOf(options) });
  }

  list(options: ListOptions = {}): List<T> {
    return new List(() => this.#pages(options));
  }

  /** `name`: of the object whose subresource is created. */
  create(first: object | string, second: object = {}, third: WriteOptions = {}): Promise<T> {
    return typeof first === 'string' ? this.#create(first, second, third) : this.#create('', first, second);
  }

  async #create(name: string, object: object, options: WriteOptions): Promise<T> {
    return this.#write('POST', name, name === '' ? await this.#named(object) : about(object, name), options);
  }

  async update(of: T | string, second: WriteOptions | ((object: T) => unknown) = {}, options: WriteOptions = {}): Promise<T> {
    if (typeof of === 'string') return this.#change(of, second as (object: T) => unknown, options);
    // Bodies of subresources may be of another kind, which they name.
    const body = this.ofSubresource === '' ? await this.#named(of) : { ...(await this.#type()), ...of };
    return this.#write('PUT', of.metadata.name ?? '', body, second as WriteOptions);
  }

  /** Reads, changes and writes until nobody else comes ahead. */
  async #change(name: string, change: (object: T) => unknown, options: WriteOptions): Promise<T> {
    const backoff = new Backoff(this.backend.clock, FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    for (let conflicts = 0; ; ) {
      const object = await this.get(name, signalOf(options));
      const changed = ((await change(object)) as T | undefined) ?? object;
      try {
        return await this.update(changed, options);
      } catch (error) {
        conflicts += 1;
        if (!(error instanceof ApiError && error.is('Conflict')) || conflicts > MAX_CONFLICTS) throw error;
        await backoff.wait(options.signal);
      }
    }
  }

  async apply(object: Partial<Identified>, { force, ...options }: ApplyOptions = {}): Promise<T> {
    const body = { ...(await this.#type()), ...object };
    return this.#patch('apply', object.metadata?.name ?? '', body, options, force === undefined ? {} : { force: String(force) });
  }

  mergePatch(name: string, patch: unknown, options: WriteOptions = {}): Promise<T> {
    return this.#patch('merge', name, patch, options);
  }

  strategicMergePatch(name: string, patch: unknown, options: WriteOptions = {}): Promise<T> {
    return this.#patch('strategic', name, patch, options);
  }

  jsonPatch(name: string, operations: unknown, options: WriteOptions = {}): Promise<T> {
    return this.#patch('json', name, operations, options);
  }

  async delete(name: string, options: DeleteOptions = {}): Promise<T> {
    refuseNameless(name);
    return this.#delete({ name }, options);
  }

  deleteCollection(options: DeleteOptions & Selection = {}): Promise<T> {
    const { labelSelector, fieldSelector, ...others } = options;
    return this.#delete({ query: selectionQuery(options) }, others);
  }

  async *watch({
    signal = new AbortController().signal,
    resourceVersion,
    bookmarks = false,
    pages = false,
    ...selection
  }: WatchOptions = {}): AsyncGenerator<WatchEvent<T>> {
    for await (const event of new Follower<T>(this.#followed(selection)).events(signal, resourceVersion))
      if ((bookmarks || event.type !== 'BOOKMARK') && (pages || event.type !== 'PAGE')) yield event;
  }

  informer(options: InformerOptions<T, string> & Selection = {}): FollowingInformer<T> {
    const { labelSelector, fieldSelector } = options;
    return new FollowingInformer(
      this.#followed({ ...(labelSelector && { labelSelector }), ...(fieldSelector && { fieldSelector }) }),
      options,
    );
  }

  async waitFor(name: string, wanted: (object: T) => boolean, options: WaitOptions = {}): Promise<T> {
    const isWanted = (object: T | undefined): object is T => object !== undefined && wanted(object);
    return firstWanted((signal) => this.#statesOf(name, signal), isWanted, await this.#about(name), options);
  }

  async waitForDeletion(name: string, options: WaitOptions = {}): Promise<void> {
    const isGone = (object: T | undefined): object is undefined => object === undefined;
    await firstWanted((signal) => this.#statesOf(name, signal), isGone, await this.#about(name), options);
  }

  async *#statesOf(name: string, signal: AbortSignal): AsyncGenerator<T | undefined> {
    let last: T | undefined;
    let synced = false;
    for await (const { type, object } of this.watch({ fieldSelector: { 'metadata.name': name }, signal })) {
      if (type === 'SYNCED') synced = true;
      else if (object === undefined) continue;
      else last = type === 'DELETED' ? undefined : object;
      if (synced) yield last;
    }
  }

  async *#pages(options: ListOptions): AsyncGenerator<Page<T>> {
    yield* pagesOf<T>({ backend: this.backend, kind: await this.kindOf(), namespace: this.inNamespace }, options);
  }

  #followed(selection: Selection): Followed {
    return { backend: this.backend, kind: this.kindOf, namespace: this.inNamespace, selection };
  }

  #patch(type: PatchType, name: string, body: unknown, options: WriteOptions, query: Record<string, string> = {}): Promise<T> {
    return this.#write('PATCH', name, body, options, { type: PATCH_TYPES[type], query });
  }

  async #write(
    method: string,
    name: string,
    body: unknown,
    { manager = this.backend.manager, dryRun = false, fieldValidation, ...options }: WriteOptions,
    { type, query }: { readonly type?: string; readonly query?: Record<string, string> } = {},
  ): Promise<T> {
    if (method !== 'POST') refuseNameless(name);
    const settings = { fieldManager: manager, dryRun: dryRun ? 'All' : undefined, fieldValidation };
    return this.#call({
      method,
      name,
      body,
      query: { ...settings, ...query },
      ...(type === undefined ? {} : { type }),
      ...signalOf(options),
    });
  }

  #delete(place: ObjectRequest, { dryRun = false, signal, onWarning, ...settings }: DeleteOptions): Promise<T> {
    const body = { kind: 'DeleteOptions', apiVersion: 'v1', ...settings, ...(dryRun ? { dryRun: ['All'] } : {}) };
    return this.#call({ method: 'DELETE', ...place, body, ...(signal && { signal }), ...(onWarning && { onWarning }) });
  }

  async #call(request: ObjectRequest): Promise<T> {
    const place = { namespace: this.inNamespace, subresource: this.ofSubresource };
    // What is answered is an object of the kind, or a Status: that is the server's word.
    return (await this.backend.call(await this.kindOf(), { ...place, ...request })) as T;
  }

  async #type(): Promise<{ readonly kind: string; readonly apiVersion: string }> {
    const { kind, apiVersion } = await this.kindOf();
    return { kind, apiVersion };
  }

  /** The object with the kind of this client, whatever it names itself. */
  async #named(object: object): Promise<object> {
    return { ...object, ...(await this.#type()) };
  }

  async #about(name: string): Promise<string> {
    const { kind } = await this.kindOf();
    return `${kind} ${keyOf({ metadata: { namespace: this.inNamespace, name } })}`;
  }
}
