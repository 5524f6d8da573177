/** One resource's forms: the versions it is read and written in, and the bytes each of them makes. */
import { type Arranging, arrange } from '../codec/arrange.js';
import type { JsonMap } from '../codec/decode.js';
import { wrap } from '../codec/envelope.js';
import { stringify } from '../codec/parse.js';
import type { ProtobufCodec, ResourceDefinition, VersionCode, VersionDefinition } from '../model/definition.js';
import { boundCode, type KindFunctions } from '../model/kind-functions.js';
import type { ApiObject } from '../model/object.js';
import type { StructStructure } from '../model/structure.js';
import { type Item, UNWRITTEN } from './item.js';

interface LoadedVersion {
  readonly definition: VersionDefinition;
  readonly code: VersionCode;
  readonly protobuf: ProtobufCodec | undefined;
}

export class Forms {
  readonly #loaded = new Map<string, LoadedVersion>();

  constructor(
    readonly definition: ResourceDefinition,
    private readonly functions: KindFunctions,
  ) {}

  /** Loads the code of a version; the versions of hub and store are loaded with it. */
  async load(apiVersion: string, withProtobuf = false): Promise<void> {
    const needed = [apiVersion, this.definition.hub, this.storageVersion];
    for (const version of needed) {
      const known = this.#loaded.get(version);
      if (known !== undefined && (!withProtobuf || known.protobuf !== undefined || version !== apiVersion)) continue;
      const definition = this.definition.versions.get(version);
      if (definition === undefined) throw new Error(`${this.definition.id} has no version ${version}`);
      const code = known?.code ?? boundCode(await definition.load(), this.functions);
      this.#loaded.set(version, {
        definition,
        code,
        protobuf: withProtobuf && version === apiVersion ? await code.protobuf() : known?.protobuf,
      });
    }
  }

  /** True once `load` has made the version ready. */
  ready(apiVersion: string, withProtobuf = false): boolean {
    const loaded = this.#loaded.get(apiVersion);
    return loaded !== undefined && (!withProtobuf || loaded.protobuf !== undefined);
  }

  /** The structure of a version that is loaded; ownership entries of other versions count as gone. */
  structure(apiVersion: string): StructStructure | undefined {
    return this.#loaded.get(apiVersion)?.code.structure;
  }

  /** Loads what the ownership entries of an object speak of. */
  async loadOwned(object: ApiObject | undefined): Promise<void> {
    for (const entry of object?.metadata.managedFields ?? []) {
      const { apiVersion } = entry;
      if (apiVersion !== undefined && !this.ready(apiVersion) && this.definition.versions.has(apiVersion)) await this.load(apiVersion);
    }
  }

  get storageVersion(): string {
    return this.definition.storage?.version ?? this.definition.hub;
  }

  code(apiVersion: string): VersionCode {
    const loaded = this.#loaded.get(apiVersion);
    if (loaded === undefined) throw new Error(`version ${apiVersion} of ${this.definition.id} is not loaded`);
    return loaded.code;
  }

  version(apiVersion: string): VersionDefinition {
    const definition = this.definition.versions.get(apiVersion);
    if (definition === undefined) throw new Error(`${this.definition.id} has no version ${apiVersion}`);
    return definition;
  }

  /** The object in another version; undefined where that version is not there. */
  convert(object: ApiObject, to: string): ApiObject | undefined {
    return this.#loaded.has(to) ? this.between(object, object.apiVersion ?? this.definition.hub, to) : undefined;
  }

  /** The object in another version, canonical in key order. */
  between(object: ApiObject, from: string, to: string): ApiObject {
    if (from === to) return object;
    const hub = this.code(from).toHub(object);
    return to === this.definition.hub ? hub : this.canonical(this.code(to).fromHub(hub), to);
  }

  /** The object with all its parts in canonical form; may be, and share, what was given. */
  canonical(object: ApiObject, apiVersion: string, how?: Arranging): ApiObject {
    const out = arrange(this.code(apiVersion).structure, object as unknown as JsonMap, how) as unknown as ApiObject;
    out.kind = this.definition.kind;
    out.apiVersion = apiVersion;
    return out;
  }

  /** The hub object as it is stored, the place of its revision marked. */
  stored(hub: ApiObject): ApiObject {
    const version = this.storageVersion;
    const converted = this.code(version).fromHub(hub);
    const marked = { ...converted, metadata: { ...converted.metadata, resourceVersion: UNWRITTEN } };
    return this.canonical(marked, version, { sorted: true, collapsed: this.definition.storage?.encoding !== 'json' });
  }

  /** The stored object in the hub version: a copy that may be changed. */
  hub(item: Item): ApiObject {
    return this.between(item.parse(), item.apiVersion, this.definition.hub);
  }

  in(item: Item, apiVersion: string): ApiObject {
    return this.between(item.parse(), item.apiVersion, apiVersion);
  }

  /** JSON of the object in a version. Of the stored version these are the cached bytes themselves. */
  json(item: Item, apiVersion: string): Buffer {
    if (item.apiVersion === apiVersion) return item.json;
    return item.made(apiVersion, () => Buffer.from(stringify(this.in(item, apiVersion))));
  }

  /** JSON of the object as an item of a list: without kind and apiVersion. */
  listed(item: Item, apiVersion: string): Buffer {
    const json = this.json(item, apiVersion);
    const head = `{"kind":${JSON.stringify(this.definition.kind)},"apiVersion":${JSON.stringify(apiVersion)},`;
    return json.subarray(head.length);
  }

  /** The enveloped Protobuf form; undefined where the kind has none. */
  protobuf(item: Item, apiVersion: string): Buffer | undefined {
    const codec = this.#loaded.get(apiVersion)?.protobuf;
    if (codec === undefined) return undefined;
    return item.made(`${apiVersion} protobuf`, () => wrap(apiVersion, this.definition.kind, codec.encode(this.in(item, apiVersion))));
  }

  /** The bare message, as items of a list carry it. */
  message(item: Item, apiVersion: string): Buffer | undefined {
    const codec = this.#loaded.get(apiVersion)?.protobuf;
    if (codec === undefined) return undefined;
    return item.made(`${apiVersion} message`, () => Buffer.from(codec.encode(this.in(item, apiVersion))));
  }

  codec(apiVersion: string): ProtobufCodec | undefined {
    return this.#loaded.get(apiVersion)?.protobuf;
  }
}
