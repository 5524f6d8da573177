/** Reads and writes of controllers in the server's own process: through the generic verbs, admission included. */
import { DecodeError } from '../../codec/decode.js';
import { decodeObject } from '../../codec/objects.js';
import { stringify } from '../../codec/parse.js';
import { applyOf, type PatchType, patchOf } from '../../http/requests/patches.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Draft } from '../../model/definition/draft.js';
import { type Turn, whenThere } from '../../model/definition/settled.js';
import { ApiError, badRequest, methodNotAllowed, notFound } from '../../model/errors.js';
import { type ApiObject, apiVersionOf, type JsonObject } from '../../model/object.js';
import { type Caller, silentCaller } from '../../resource/environment.js';
import type { Item } from '../../resource/item.js';
import { list } from '../../resource/list.js';
import type { Registry } from '../../resource/registry.js';
import type { Resource } from '../../resource/resource.js';
import { create } from '../../resource/writes/create.js';
import { remove } from '../../resource/writes/delete.js';
import { listOptions } from '../../resource/writes/options.js';
import { type UpdateRequest, update } from '../../resource/writes/update.js';
import type { Author } from './author.js';
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

/** A kind as one server has it. */
export interface KnownResource {
  readonly resource: Resource;
  readonly version: VersionDefinition;
}

/** Throws where the catalogue has no such kind. */
export function resourceNamed(registry: Registry, name: ResourceName): KnownResource {
  if (typeof name === 'string') {
    const resource = registry.byId(name);
    return { resource, version: resource.forms.version(resource.definition.hub) };
  }
  for (const served of registry.inVersion(name.apiVersion)?.values() ?? []) if (served.version.kind === name.kind) return served;
  throw new ApiError(404, 'NotFound', `no matches for kind ${JSON.stringify(name.kind)} in version ${JSON.stringify(name.apiVersion)}`);
}

/** What a request asks for, as metrics name it. */
export type SelfRequest = Readonly<Record<'resource' | 'subresource' | 'verb', string>>;

export class LocalClient implements Client {
  constructor(
    private readonly registry: Registry,
    private readonly author: Author,
    /** Told of each request. */
    private readonly asks: (asked: SelfRequest) => void,
  ) {}

  resource<T = ApiObject>(name: ResourceName): ResourceClient<T> {
    const known = resourceNamed(this.registry, name);
    if (known.resource.definition.storage === undefined) throw new Error(`${textOf(name)} is not stored`);
    // Whoever asks for a client of a kind names its type: here it is taken at their word.
    return new LocalResource(known, this.author, this.asks) as unknown as ResourceClient<T>;
  }
}

const PATCH_TYPES: Readonly<Record<NonNullable<PatchSettings['type']>, PatchType>> = {
  merge: 'application/merge-patch+json',
  strategic: 'application/strategic-merge-patch+json',
  json: 'application/json-patch+json',
};

class LocalResource implements ResourceClient {
  readonly #resource: Resource;
  readonly #version: VersionDefinition;
  readonly #apiVersion: string;
  readonly #caller: Caller;

  constructor(
    { resource, version }: KnownResource,
    private readonly author: Author,
    private readonly asks: (asked: SelfRequest) => void,
  ) {
    this.#resource = resource;
    this.#version = version;
    this.#apiVersion = apiVersionOf(version.group, version.version);
    this.#caller = silentCaller(author.user, version, author.manager);
  }

  #asks(verb: string, subresource = ''): void {
    this.asks({ resource: this.#version.plural, subresource, verb });
  }

  async get(namespace: string, name: string): Promise<ApiObject> {
    this.#asks('GET');
    await this.#resource.ready(this.#version);
    return this.#shown(await this.#newest(namespace, name));
  }

  async #newest(namespace: string, name: string): Promise<Item> {
    const resource = this.#resource;
    if (await resource.settled()) return resource.get(this.#version, namespace, name).item;
    const { entry } = await resource.environment.engine.get(resource.key(namespace, name));
    if (entry === undefined) throw notFound(resource.about(this.#version), name);
    return resource.itemOf(entry);
  }

  async list(namespace = '', selection: ListSelection = {}): Promise<ApiObject[]> {
    this.#asks('LIST');
    const resource = this.#resource;
    await resource.ready(this.#version);
    const turn = resource.environment.pace.begin();
    const options = listOptions(new URLSearchParams(Object.entries(selection)));
    const page = await list(resource, this.#version, namespace, options, turn);
    const objects: ApiObject[] = [];
    for (const item of page.items) {
      await turn();
      objects.push(this.#shown(item));
    }
    return objects;
  }

  async create(object: Draft<ApiObject>): Promise<ApiObject> {
    this.#asks('POST');
    const read = await this.#read(object);
    const { namespace = '' } = read.metadata;
    const item = await create(this.#resource, {
      caller: this.#caller,
      namespace,
      object: read,
      options: this.#options,
      manager: this.author.manager,
    });
    return this.#shown(item);
  }

  update(object: ApiObject): Promise<ApiObject> {
    return this.updateSubresource(object, '');
  }

  updateStatus(object: ApiObject): Promise<ApiObject> {
    return this.updateSubresource(object, 'status');
  }

  async updateSubresource(object: ApiObject, subresource: string): Promise<ApiObject> {
    this.#asks('PUT', subresource);
    const { namespace = '', name = '' } = object.metadata;
    return this.#write(namespace, name, { subresource, replaces: true, change: () => this.#read(object) });
  }

  async patch(
    namespace: string,
    name: string,
    patch: unknown,
    { type = 'merge', subresource = '' }: PatchSettings = {},
  ): Promise<ApiObject> {
    this.#asks('PATCH', subresource);
    await this.#resource.ready(this.#version);
    const { limits } = this.#resource.environment.service;
    const patched = patchOf(PATCH_TYPES[type], Buffer.from(stringify(patch)), { expected: this.#expected, name, limits });
    return this.#write(namespace, name, {
      subresource,
      replaces: false,
      change: (live, _, turn) => whenThere(patched(live ?? { metadata: {} }), (object) => this.#complete(object, turn)),
    });
  }

  async apply(object: Draft<ApiObject>, { force = true, subresource = '' }: ApplySettings = {}): Promise<ApiObject> {
    this.#asks('APPLY', subresource);
    const resource = this.#resource;
    await resource.ready(this.#version);
    const { namespace = '', name = '' } = object.metadata ?? {};
    const config = { ...structuredClone(object), apiVersion: this.#apiVersion, kind: this.#version.kind } as unknown as JsonObject;
    const applied = applyOf(config, {
      fields: resource.fieldManager,
      expected: this.#expected,
      name,
      manager: this.author.manager,
      force,
      ignored: resource.ignoredBy(this.#version, subresource),
      unowned: resource.unownedBy(subresource),
      complete: (merged, turn) => this.#complete(merged, turn),
    });
    return this.#write(namespace, name, {
      subresource,
      replaces: false,
      owned: true,
      creates: subresource === '',
      change: (live, _, turn) => applied(live, turn),
    });
  }

  async delete(namespace: string, name: string, settings: DeleteSettings = {}): Promise<void> {
    this.#asks('DELETE');
    await this.#resource.ready(this.#version);
    const { propagationPolicy, gracePeriodSeconds, preconditions } = settings;
    await remove(this.#resource, this.#caller, namespace, name, {
      dryRun: false,
      gracePeriodSeconds,
      propagationPolicy,
      orphanDependents: undefined,
      preconditions,
    });
  }

  get #options(): UpdateRequest['options'] {
    return { dryRun: false, fieldManager: this.author.manager, force: undefined };
  }

  get #expected() {
    const { group, version, kind } = this.#version;
    const code = this.#resource.forms.code(this.#apiVersion);
    return { group, version, kind, code, structureOf: () => Promise.resolve(undefined) };
  }

  async #write(
    namespace: string,
    name: string,
    request: Pick<UpdateRequest, 'subresource' | 'replaces' | 'owned' | 'creates' | 'change'>,
  ): Promise<ApiObject> {
    await this.#resource.ready(this.#version);
    const { item } = await update(this.#resource, {
      caller: this.#caller,
      namespace,
      name,
      options: this.#options,
      manager: this.author.manager,
      rebuilds: true,
      ...request,
    });
    return this.#shown(item);
  }

  /** The object as it is read from a request: of its own, decoded, with defaults. */
  async #read(object: Draft<ApiObject>): Promise<ApiObject> {
    const { definition, forms } = this.#resource;
    if (!this.#version.verbs.includes('create') && !this.#version.verbs.includes('update')) throw methodNotAllowed();
    await this.#resource.ready(this.#version);
    try {
      const read = decodeObject(forms.code(this.#apiVersion), structuredClone(object));
      return await this.#complete({ ...read, kind: definition.kind, apiVersion: this.#apiVersion });
    } catch (error) {
      if (error instanceof DecodeError) throw badRequest(error.message);
      throw error;
    }
  }

  #complete(object: ApiObject, turn?: Turn): ApiObject | Promise<ApiObject> {
    return this.#resource.completed(object, this.#apiVersion, turn);
  }

  #shown(item: Item): ApiObject {
    return this.#resource.forms.in(item, this.#apiVersion);
  }
}
