/** Reads and writes over HTTP, for programs beside a server. */
import type { Backend, Connection } from '../../api-client/connection.js';
import { type Kind, type KindTypes, rootOf } from '../../api-client/kind.js';
import { ObjectClient } from '../../api-client/object-client.js';
import { ApiError } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';
import type { ApiObject } from '../../model/object.js';
import { type Client, type Controlled, controlled, type ResourceClient, type ResourceName, textOf } from './client.js';
import { NamedResource } from './named-resource.js';

/** What names namespaces in the paths of servers. */
const NAMESPACES = 'namespaces';

/** A kind as a server lists it. */
const listedKind = (apiVersion: string, kind: string, plural: string, namespaced: boolean): Kind => ({
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
    private readonly backend: Backend,
    private readonly kinds: RemoteKinds,
  ) {}

  of<Types extends KindTypes>(kind: Kind<Types>): Controlled<Types> {
    return controlled(new ObjectClient(this.backend, () => kind));
  }

  resource<T = ApiObject>(name: ResourceName): ResourceClient<T> {
    // The caller names the type of the kind; it is not checked.
    return new NamedResource(this.backend, () => this.kinds.find(name)) as unknown as ResourceClient<T>;
  }
}
