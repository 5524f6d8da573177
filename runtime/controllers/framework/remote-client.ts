/** Reads and writes over HTTP, for programs beside a server. */
import type { Backend, Connection } from '../../api-client/connection.js';
import { type Kind, rootOf } from '../../api-client/kind.js';
import { ObjectClient } from '../../api-client/object-client.js';
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

/** What names namespaces in the paths of servers. */
const NAMESPACES = 'namespaces';

/** A kind as a server lists it. */
export const listedKind = (apiVersion: string, kind: string, plural: string, namespaced: boolean): Kind => ({
  apiVersion,
  kind,
  plural,
  ...(namespaced ? { scopedBy: NAMESPACES } : {}),
});

/** Discovers a server's kinds on demand. Found kinds are cached, missing ones are looked up again. */
export class RemoteKinds {
  readonly #found = new Map<string, Kind>();

  constructor(private readonly connection: Connection) {}

  /** Rejects with ApiError if the server has no such kind. */
  async find(name: ResourceName): Promise<Kind> {
    const text = textOf(name);
    const known = this.#found.get(text) ?? (await this.#look(name));
    if (known === undefined) throw new ApiError(404, 'NotFound', `the server has no kind ${JSON.stringify(text)}`);
    this.#found.set(text, known);
    return known;
  }

  async #look(name: ResourceName): Promise<Kind | undefined> {
    const fits = typeof name === 'string' ? { plural: name.split('.')[0] } : { kind: name.kind };
    for (const apiVersion of await this.#versions(name)) {
      const list = await this.connection.json({ path: rootOf(apiVersion) });
      const resources: readonly unknown[] = isObject(list) && Array.isArray(list.resources) ? list.resources : [];
      for (const entry of resources) {
        if (!isObject(entry)) continue;
        const { name: plural = '', kind = '', namespaced } = entry;
        if (String(plural).includes('/') || (fits.plural ?? plural) !== plural || (fits.kind ?? kind) !== kind) continue;
        return listedKind(apiVersion, String(kind), String(plural), namespaced === true);
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

class RemoteResource implements ResourceClient {
  readonly #objects: ObjectClient<ApiObject>;

  constructor(
    backend: Backend,
    kind: () => Promise<Kind>,
    private readonly manager: string,
  ) {
    this.#objects = new ObjectClient(backend, kind);
  }

  get(namespace: string, name: string): Promise<ApiObject> {
    return this.#in(namespace).get(name);
  }

  list(namespace = '', selection: ListSelection = {}): Promise<ApiObject[]> {
    return this.#in(namespace).list(selection).toArray();
  }

  create(object: Draft<ApiObject>): Promise<ApiObject> {
    return this.#in(object.metadata?.namespace).create(object, this.#managed());
  }

  update(object: ApiObject): Promise<ApiObject> {
    return this.updateSubresource(object, '');
  }

  updateStatus(object: ApiObject): Promise<ApiObject> {
    return this.updateSubresource(object, 'status');
  }

  updateSubresource(object: ApiObject, subresource: string): Promise<ApiObject> {
    return this.#in(object.metadata.namespace, subresource).update(object, this.#managed());
  }

  patch(namespace: string, name: string, patch: unknown, { type = 'merge', subresource = '' }: PatchSettings = {}): Promise<ApiObject> {
    const objects = this.#in(namespace, subresource);
    if (type === 'json') return objects.jsonPatch(name, patch, this.#managed());
    return type === 'merge' ? objects.mergePatch(name, patch, this.#managed()) : objects.strategicMergePatch(name, patch, this.#managed());
  }

  apply(object: Draft<ApiObject>, { force = true, subresource = '' }: ApplySettings = {}): Promise<ApiObject> {
    return this.#in(object.metadata?.namespace, subresource).apply(object, { ...this.#managed(), force });
  }

  async delete(namespace: string, name: string, settings: DeleteSettings = {}): Promise<void> {
    await this.#in(namespace).delete(name, settings);
  }

  #in(namespace = '', subresource = ''): ObjectClient<ApiObject> {
    return this.#objects.namespace(namespace).subresource(subresource);
  }

  #managed(): { readonly manager: string } {
    return { manager: this.manager };
  }
}
