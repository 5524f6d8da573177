/** Reads and writes of controllers in the server's own process, through the generic verbs and admission. */
import type { ObjectRequest as Asked, Backend } from '../../api-client/connection.js';
import type { Kind, KindTypes } from '../../api-client/kind.js';
import { ObjectClient } from '../../api-client/object-client.js';
import { PATCH_TYPES } from '../../api-client/patches.js';
import { DecodeError } from '../../codec/decode.js';
import { decodeObject } from '../../codec/objects.js';
import { parseJson, stringify } from '../../codec/parse.js';
import type { Clock } from '../../model/clock.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
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
import { type Author, type AuthoredWrite, writeBy } from './author.js';
import { type Client, type Controlled, controlled, type DeleteSettings, type ResourceClient, type ResourceName, textOf } from './client.js';
import { NamedResource } from './named-resource.js';

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
    private readonly clock: Clock,
    /** Called for each request. */
    private readonly asks: Asks,
  ) {}

  of<Types extends KindTypes>(kind: Kind<Types>): Controlled<Types> {
    return controlled(new ObjectClient(this.#backend(kind), () => kind));
  }

  resource<T = ApiObject>(name: ResourceName): ResourceClient<T> {
    const backend = this.#backend(name);
    // The caller names the type of the kind; it is not checked.
    return new NamedResource(backend, () => backend.kind) as unknown as ResourceClient<T>;
  }

  #backend(name: ResourceName): LocalBackend {
    const known = resourceNamed(this.registry, name);
    if (known.resource.definition.storage === undefined) throw new Error(`${textOf(name)} is not stored`);
    return new LocalBackend(known, this.author, this.clock, this.asks);
  }
}

/** The generic verbs of one kind, asked as over HTTP. */
class LocalBackend implements Backend {
  readonly kind: Kind;
  readonly #resource: Resource;
  readonly #version: VersionDefinition;
  readonly #apiVersion: string;

  constructor(
    { resource, version }: KnownResource,
    private readonly author: Author,
    readonly clock: Clock,
    private readonly asks: Asks,
  ) {
    this.#resource = resource;
    this.#version = version;
    this.#apiVersion = apiVersionOf(version.group, version.version);
    this.kind = { apiVersion: this.#apiVersion, kind: version.kind, plural: version.plural };
  }

  get manager(): string {
    return this.author.manager;
  }

  call(_: Kind, request: Asked): Promise<unknown> {
    const { method = 'GET', name = '', type } = request;
    if (method === 'GET') return name === '' ? this.#list(request) : this.#get(request);
    if (method === 'POST') return this.#create(request);
    if (method === 'PUT') return this.#update(request);
    if (method === 'DELETE') return this.#delete(request);
    return type === PATCH_TYPES.apply ? this.#apply(request) : this.#patch(request);
  }

  events(): never {
    throw new Error('controllers in the process of a server watch by informers');
  }

  /** Counts a request, and waits until the resource is loaded. */
  async #begins(verb: string, subresource = ''): Promise<void> {
    this.asks({ resource: this.#version.plural, subresource, verb }, this.#resource);
    await this.#resource.ready(this.#version);
  }

  async #get({ namespace = '', name = '' }: Asked): Promise<ApiObject> {
    await this.#begins('GET');
    return this.#shown(await get(this.#resource, this.#version, namespace, name));
  }

  /** All objects at once: nothing has to be kept between pages. */
  async #list({ namespace = '', query: { labelSelector, fieldSelector } = {} }: Asked): Promise<unknown> {
    await this.#begins('LIST');
    const resource = this.#resource;
    const turn = resource.environment.pace.begin();
    const selection = {
      ...(labelSelector === undefined ? {} : { labelSelector }),
      ...(fieldSelector === undefined ? {} : { fieldSelector }),
    };
    const { items, revision } = await list(resource, this.#version, namespace, listOptions(new URLSearchParams(selection)), turn);
    await resource.forms.prepare(items, this.#apiVersion);
    const objects: ApiObject[] = [];
    for (const item of items) {
      await turn();
      objects.push(resource.forms.in(item, this.#apiVersion));
    }
    return { items: objects, metadata: { resourceVersion: String(revision) } };
  }

  async #create(request: Asked): Promise<ApiObject> {
    await this.#begins('POST');
    const object = await this.#read(request.body);
    return this.#shown(await create(this.#resource, { ...this.#write(request), namespace: request.namespace ?? '', object }));
  }

  async #update(request: Asked): Promise<ApiObject> {
    await this.#begins('PUT', request.subresource);
    return this.#updated(await replace(this.#resource, this.#request(request), () => this.#read(request.body)));
  }

  async #patch(request: Asked): Promise<ApiObject> {
    await this.#begins('PATCH', request.subresource);
    const { depth } = this.#resource.environment.service.limits;
    const type = request.type === PATCH_TYPES.json ? 'json' : request.type === PATCH_TYPES.strategic ? 'strategic' : 'merge';
    const sent = { type, document: parseJson(stringify(request.body), depth) } as const;
    return this.#updated(await patch(this.#resource, this.#request(request), sent));
  }

  async #apply(request: Asked): Promise<ApiObject> {
    await this.#begins('APPLY', request.subresource);
    const config: JsonObject = { ...(structuredClone(request.body) as JsonObject), apiVersion: this.#apiVersion, kind: this.#version.kind };
    return this.#updated(await apply(this.#resource, this.#request(request), config));
  }

  async #delete(request: Asked): Promise<ApiObject> {
    await this.#begins('DELETE');
    const { namespace = '', name = '', body } = request;
    // The client writes what it was given.
    const { propagationPolicy, gracePeriodSeconds, preconditions, dryRun } = body as DeleteSettings & { readonly dryRun?: unknown };
    const { item, gone } = await remove(this.#resource, this.#write(request).caller, namespace, name, {
      dryRun: dryRun !== undefined,
      gracePeriodSeconds,
      propagationPolicy,
      orphanDependents: undefined,
      preconditions,
    });
    return item === undefined || gone ? { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success' } : this.#shown(item);
  }

  #request(request: Asked): ObjectRequest {
    const { namespace = '', name = '', subresource = '' } = request;
    return { ...this.#write(request), namespace, name, subresource };
  }

  #write({ query: { fieldManager = this.manager, dryRun, force } = {} }: Asked): AuthoredWrite {
    const written = writeBy(this.author, this.#version, force === undefined ? undefined : force === 'true');
    return { ...written, options: { ...written.options, fieldManager, dryRun: dryRun !== undefined } };
  }

  /** A decoded copy of the object with its defaults, as if it had been read from a request. */
  async #read(object: unknown): Promise<ApiObject> {
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
