/** Reads and writes over HTTP, for programs beside a server. */

import type { Draft } from '../../model/definition/draft.js';
import { ApiError } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';
import type { ApiObject } from '../../model/object.js';
import {
  type ApplySettings,
  type Client,
  type DeleteSettings,
  type ListSelection,
  type PatchSettings,
  type ResourceClient,
  type ResourceName,
  textOf,
} from './client.js';
import type { Connection } from './connection.js';

/** A kind as a server lists it. */
export interface RemoteKind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespaced: boolean;
  /** Path of the version, and the plural name. */
  readonly root: string;
  readonly plural: string;
}

const rootOf = (apiVersion: string): string => (apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`);

/** Path of a collection or of an object. */
export function pathOf({ namespaced, root, plural }: RemoteKind, namespace = '', name = '', subresource = ''): string {
  const segments = [...(namespaced && namespace !== '' ? ['namespaces', namespace] : []), plural, name, subresource];
  return [root, ...segments.filter((segment) => segment !== '').map(encodeURIComponent)].join('/');
}

/** Discovers a server's kinds on demand. Found kinds are cached, missing ones are looked up again. */
export class RemoteKinds {
  readonly #found = new Map<string, RemoteKind>();

  constructor(private readonly connection: Connection) {}

  /** Rejects with ApiError if the server has no such kind. */
  async find(name: ResourceName): Promise<RemoteKind> {
    const text = textOf(name);
    const known = this.#found.get(text) ?? (await this.#look(name));
    if (known === undefined) throw new ApiError(404, 'NotFound', `the server has no kind ${JSON.stringify(text)}`);
    this.#found.set(text, known);
    return known;
  }

  async #look(name: ResourceName): Promise<RemoteKind | undefined> {
    const fits = typeof name === 'string' ? { plural: name.split('.')[0] } : { kind: name.kind };
    for (const apiVersion of await this.#versions(name)) {
      const list = await this.connection.json({ path: rootOf(apiVersion) });
      const resources: readonly unknown[] = isObject(list) && Array.isArray(list.resources) ? list.resources : [];
      for (const entry of resources) {
        if (!isObject(entry)) continue;
        const { name: plural = '', kind = '', namespaced } = entry;
        if (String(plural).includes('/') || (fits.plural ?? plural) !== plural || (fits.kind ?? kind) !== kind) continue;
        return { apiVersion, kind: String(kind), namespaced: namespaced === true, root: rootOf(apiVersion), plural: String(plural) };
      }
    }
    return undefined;
  }

  /** Versions that may have the kind, the preferred one first. */
  async #versions(name: ResourceName): Promise<readonly string[]> {
    if (typeof name !== 'string') return [name.apiVersion];
    const dot = name.indexOf('.');
    if (dot < 0) return ['v1'];
    const group = await this.connection.json({ path: `/apis/${encodeURIComponent(name.slice(dot + 1))}` });
    const versions: readonly unknown[] = isObject(group) && Array.isArray(group.versions) ? group.versions : [];
    const preferred = isObject(group) && isObject(group.preferredVersion) ? group.preferredVersion.groupVersion : undefined;
    const names = versions.flatMap((version) => (isObject(version) ? [String(version.groupVersion)] : []));
    return [...new Set([...(preferred === undefined ? [] : [String(preferred)]), ...names])];
  }
}

export class RemoteClient implements Client {
  constructor(
    private readonly connection: Connection,
    private readonly kinds: RemoteKinds,
    private readonly manager: string,
  ) {}

  resource<T = ApiObject>(name: ResourceName): ResourceClient<T> {
    // The caller names the type of the kind; it is not checked.
    return new RemoteResource(this.connection, () => this.kinds.find(name), this.manager) as unknown as ResourceClient<T>;
  }
}

const PATCH_TYPES = {
  merge: 'application/merge-patch+json',
  strategic: 'application/strategic-merge-patch+json',
  json: 'application/json-patch+json',
} as const;

/** Objects of one page of a list. */
const PAGE = 500;

class RemoteResource implements ResourceClient {
  constructor(
    private readonly connection: Connection,
    private readonly kind: () => Promise<RemoteKind>,
    private readonly manager: string,
  ) {}

  get(namespace: string, name: string): Promise<ApiObject> {
    return this.#call('GET', namespace, name);
  }

  async list(namespace = '', selection: ListSelection = {}): Promise<ApiObject[]> {
    const kind = await this.kind();
    const objects: ApiObject[] = [];
    for await (const page of pagesOf(this.connection, kind, namespace, { ...selection })) objects.push(...page.items);
    return objects;
  }

  async create(object: Draft<ApiObject>): Promise<ApiObject> {
    const { kind, apiVersion } = await this.kind();
    return this.#call('POST', object.metadata?.namespace ?? '', '', { query: this.#managed(), body: { ...object, kind, apiVersion } });
  }

  update(object: ApiObject): Promise<ApiObject> {
    return this.updateSubresource(object, '');
  }

  updateStatus(object: ApiObject): Promise<ApiObject> {
    return this.updateSubresource(object, 'status');
  }

  async updateSubresource(object: ApiObject, subresource: string): Promise<ApiObject> {
    const { kind, apiVersion } = await this.kind();
    const { namespace = '', name = '' } = object.metadata;
    return this.#call('PUT', namespace, name, { subresource, query: this.#managed(), body: { ...object, kind, apiVersion } });
  }

  patch(namespace: string, name: string, patch: unknown, { type = 'merge', subresource = '' }: PatchSettings = {}): Promise<ApiObject> {
    return this.#call('PATCH', namespace, name, { subresource, query: this.#managed(), body: patch, type: PATCH_TYPES[type] });
  }

  async apply(object: Draft<ApiObject>, { force = true, subresource = '' }: ApplySettings = {}): Promise<ApiObject> {
    const { kind, apiVersion } = await this.kind();
    const { namespace = '', name = '' } = object.metadata ?? {};
    return this.#call('PATCH', namespace, name, {
      subresource,
      query: { ...this.#managed(), force: String(force) },
      body: { ...object, kind, apiVersion },
      type: 'application/apply-patch+yaml',
    });
  }

  async delete(namespace: string, name: string, settings: DeleteSettings = {}): Promise<void> {
    await this.#call('DELETE', namespace, name, { body: { kind: 'DeleteOptions', apiVersion: 'v1', ...settings } });
  }

  #managed(): Record<string, string> {
    return { fieldManager: this.manager };
  }

  async #call(
    method: string,
    namespace: string,
    name: string,
    {
      subresource = '',
      query = {},
      body,
      type,
    }: { subresource?: string; query?: Record<string, string>; body?: unknown; type?: string } = {},
  ): Promise<ApiObject> {
    const search = new URLSearchParams(query).toString();
    const path = `${pathOf(await this.kind(), namespace, name, subresource)}${search === '' ? '' : `?${search}`}`;
    return (await this.connection.json({ method, path, body, ...(type === undefined ? {} : { type }) })) as ApiObject;
  }
}

interface Page {
  readonly items: readonly ApiObject[];
  readonly resourceVersion: string;
  /** The `continue` parameter for the next page; empty after the last one. */
  readonly next: string;
}

/** The pages of a list, all of one revision. Rejects with 410 if that revision is compacted before the last page. */
export async function* pagesOf(
  connection: Connection,
  kind: RemoteKind,
  namespace: string,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): AsyncGenerator<Page> {
  for (let token = ''; ; ) {
    const search = new URLSearchParams({ ...query, limit: String(PAGE), ...(token === '' ? {} : { continue: token }) });
    const list = await connection.json({ path: `${pathOf(kind, namespace)}?${search}`, ...(signal === undefined ? {} : { signal }) });
    const { items, metadata } = list as { items?: readonly ApiObject[] | null; metadata?: { continue?: string; resourceVersion?: string } };
    // Items of a list lack kind and apiVersion, which the list states for all of them.
    const named = (items ?? []).map((item) => ({ ...item, kind: kind.kind, apiVersion: kind.apiVersion }));
    token = metadata?.continue ?? '';
    yield { items: named, resourceVersion: metadata?.resourceVersion ?? '', next: token };
    if (token === '') return;
  }
}
