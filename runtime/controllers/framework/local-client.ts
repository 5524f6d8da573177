/** Reads and writes of controllers in the server's own process, through the generic verbs and admission. */
import { DecodeError } from '../../codec/decode.js';
import { decodeObject } from '../../codec/objects.js';
import { parseJson, stringify } from '../../codec/parse.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Draft } from '../../model/definition/draft.js';
import { ApiError, badRequest, methodNotAllowed } from '../../model/errors.js';
import { type ApiObject, apiVersionOf, type JsonObject } from '../../model/object.js';
import type { Item } from '../../resource/item.js';
import { list } from '../../resource/list.js';
import type { Registry } from '../../resource/registry.js';
import type { Resource } from '../../resource/resource.js';
import { apply } from '../../resource/verbs/apply.js';
import { get } from '../../resource/verbs/get.js';
import { patch } from '../../resource/verbs/patch.js';
import type { ObjectRequest } from '../../resource/verbs/request.js';
import { replace } from '../../resource/verbs/update.js';
import { create } from '../../resource/writes/create.js';
import { remove } from '../../resource/writes/delete.js';
import { listOptions } from '../../resource/writes/options.js';
import type { Updated } from '../../resource/writes/update.js';
import { type Author, writeBy } from './author.js';
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

/** A kind as this server serves it. */
export interface KnownResource {
  readonly resource: Resource;
  readonly version: VersionDefinition;
}

/** Throws if the catalogue has no such kind. */
export function resourceNamed(registry: Registry, name: ResourceName): KnownResource {
  if (typeof name === 'string') {
    const resource = registry.byId(name);
    return { resource, version: resource.forms.version(resource.definition.hub) };
  }
  for (const served of registry.inVersion(name.apiVersion)?.values() ?? []) if (served.version.kind === name.kind) return served;
  throw new ApiError(404, 'NotFound', `no matches for kind ${JSON.stringify(name.kind)} in version ${JSON.stringify(name.apiVersion)}`);
}

/** The verb and resource of a request, as metrics name them. */
type SelfRequest = Readonly<Record<'resource' | 'subresource' | 'verb', string>>;

type Asks = (asked: SelfRequest, resource: Resource) => void;

export class LocalClient implements Client {
  constructor(
    private readonly registry: Registry,
    private readonly author: Author,
    /** Called for each request. */
    private readonly asks: Asks,
  ) {}

  resource<T = ApiObject>(name: ResourceName): ResourceClient<T> {
    const known = resourceNamed(this.registry, name);
    if (known.resource.definition.storage === undefined) throw new Error(`${textOf(name)} is not stored`);
    // The caller names the type of the kind; it is not checked.
    return new LocalResource(known, this.author, this.asks) as unknown as ResourceClient<T>;
  }
}

class LocalResource implements ResourceClient {
  readonly #resource: Resource;
  readonly #version: VersionDefinition;
  readonly #apiVersion: string;

  constructor(
    { resource, version }: KnownResource,
    private readonly author: Author,
    private readonly asks: Asks,
  ) {
    this.#resource = resource;
    this.#version = version;
    this.#apiVersion = apiVersionOf(version.group, version.version);
  }

  /** Counts a request, and waits until the resource is loaded. */
  async #begins(verb: string, subresource = ''): Promise<void> {
    this.asks({ resource: this.#version.plural, subresource, verb }, this.#resource);
    await this.#resource.ready(this.#version);
  }

  async get(namespace: string, name: string): Promise<ApiObject> {
    await this.#begins('GET');
    return this.#shown(await get(this.#resource, this.#version, namespace, name));
  }

  async list(namespace = '', selection: ListSelection = {}): Promise<ApiObject[]> {
    await this.#begins('LIST');
    const resource = this.#resource;
    const turn = resource.environment.pace.begin();
    const options = listOptions(new URLSearchParams(Object.entries(selection)));
    const { items } = await list(resource, this.#version, namespace, options, turn);
    await resource.forms.prepare(items, this.#apiVersion);
    const objects: ApiObject[] = [];
    for (const item of items) {
      await turn();
      objects.push(resource.forms.in(item, this.#apiVersion));
    }
    return objects;
  }

  async create(object: Draft<ApiObject>): Promise<ApiObject> {
    await this.#begins('POST');
    const read = await this.#read(object);
    const { namespace = '' } = read.metadata;
    return this.#shown(await create(this.#resource, { ...writeBy(this.author, this.#version), namespace, object: read }));
  }

  update(object: ApiObject): Promise<ApiObject> {
    return this.updateSubresource(object, '');
  }

  updateStatus(object: ApiObject): Promise<ApiObject> {
    return this.updateSubresource(object, 'status');
  }

  async updateSubresource(object: ApiObject, subresource: string): Promise<ApiObject> {
    await this.#begins('PUT', subresource);
    const { namespace, name } = object.metadata;
    return this.#updated(await replace(this.#resource, this.#request(namespace, name, subresource), () => this.#read(object)));
  }

  async patch(
    namespace: string,
    name: string,
    change: unknown,
    { type = 'merge', subresource = '' }: PatchSettings = {},
  ): Promise<ApiObject> {
    await this.#begins('PATCH', subresource);
    const { depth } = this.#resource.environment.service.limits;
    const sent = { type, document: parseJson(stringify(change), depth) };
    return this.#updated(await patch(this.#resource, this.#request(namespace, name, subresource), sent));
  }

  async apply(object: Draft<ApiObject>, { force = true, subresource = '' }: ApplySettings = {}): Promise<ApiObject> {
    await this.#begins('APPLY', subresource);
    const { namespace, name } = object.metadata ?? {};
    const config: JsonObject = { ...(structuredClone(object) as JsonObject), apiVersion: this.#apiVersion, kind: this.#version.kind };
    return this.#updated(await apply(this.#resource, this.#request(namespace, name, subresource, force), config));
  }

  async delete(namespace: string, name: string, settings: DeleteSettings = {}): Promise<void> {
    await this.#begins('DELETE');
    const { propagationPolicy, gracePeriodSeconds, preconditions } = settings;
    const { caller, options } = writeBy(this.author, this.#version);
    await remove(this.#resource, caller, namespace, name, {
      dryRun: options.dryRun,
      gracePeriodSeconds,
      propagationPolicy,
      orphanDependents: undefined,
      preconditions,
    });
  }

  #request(namespace = '', name = '', subresource: string, force?: boolean): ObjectRequest {
    return { ...writeBy(this.author, this.#version, force), namespace, name, subresource };
  }

  /** A decoded copy of the object with its defaults, as if it had been read from a request. */
  async #read(object: Draft<ApiObject>): Promise<ApiObject> {
    const { verbs, kind } = this.#version;
    if (!verbs.includes('create') && !verbs.includes('update')) throw methodNotAllowed();
    try {
      const read = decodeObject(this.#resource.forms.code(this.#apiVersion), structuredClone(object));
      return await this.#resource.completed({ ...read, kind, apiVersion: this.#apiVersion }, this.#apiVersion, undefined);
    } catch (error) {
      if (error instanceof DecodeError) throw badRequest(error.message);
      throw error;
    }
  }

  #updated({ item }: Updated): Promise<ApiObject> {
    return this.#shown(item);
  }

  /** The object in the client's version, after a webhook has converted it if there is one. */
  async #shown(item: Item): Promise<ApiObject> {
    await this.#resource.forms.prepare([item], this.#apiVersion, 0);
    return this.#resource.forms.in(item, this.#apiVersion);
  }
}
