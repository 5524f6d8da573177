/** The forms of one resource: its objects in each version, as JSON and as Protobuf, and as the store keeps them. */

import { DecodeError } from '../codec/decode.js';
import { wrap } from '../codec/envelope.js';
import { canonicalObject, fittingObject } from '../codec/objects.js';
import { decodeText, parseTrusted, stringify } from '../codec/parse.js';
import { boundCode } from '../model/definition/bound-code.js';
import type {
  AskedConversion,
  CanonicalForm,
  ProtobufCodec,
  ResourceDefinition,
  VersionCode,
  VersionDefinition,
} from '../model/definition/definition.js';
import type { KindFunctions } from '../model/definition/kind-functions.js';
import { type Turn, whenThere } from '../model/definition/settled.js';
import type { StructStructure } from '../model/definition/structure.js';
import { ApiError } from '../model/errors.js';
import { copied, equalJson } from '../model/json/json.js';
import { type LaterItems, walked } from '../model/later-items.js';
import { type ApiObject, asJson, asObject, type ManagedFieldsEntry } from '../model/object.js';
import type { Item } from './item.js';
import { Storing } from './storing.js';

interface LoadedVersion {
  readonly code: VersionCode;
  readonly protobuf: ProtobufCodec | undefined;
}

/** Milliseconds for which lists and watches may use an earlier answer of a conversion webhook. */
const KEPT_MS = 30_000;

export class Forms {
  readonly #loaded = new Map<string, LoadedVersion>();
  /** How objects of the kind go to the store. */
  readonly storing = new Storing(this);

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

  /** Loads the versions that the object's managedFields were written in. They usually are loaded, and then nothing is awaited. */
  loadOwned(object: ApiObject | undefined): void | Promise<void> {
    const isMissing = ({ apiVersion = '' }: ManagedFieldsEntry): boolean =>
      this.definition.versions.has(apiVersion) && !this.ready(apiVersion);
    const missing = object?.metadata.managedFields?.filter(isMissing) ?? [];
    return missing.length === 0 ? undefined : this.#loadEach(new Set(missing.map(({ apiVersion = '' }) => apiVersion)));
  }

  async #loadEach(apiVersions: Iterable<string>): Promise<void> {
    for (const apiVersion of apiVersions) await this.load(apiVersion);
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

  /**
   * Converts the items to the version where a webhook converts them. Returns undefined when all are converted already. A conversion is used
   * for `maxAge` milliseconds, because the webhook may answer differently later. Rejects as the conversion does.
   */
  prepare(items: readonly Item[], apiVersion: string, maxAge = KEPT_MS): void | Promise<void> {
    const { conversion } = this.definition;
    if (conversion === undefined) return;
    const since = performance.now() - maxAge;
    const asked = items.filter(
      (item) => item.apiVersion !== apiVersion && (item.convertedAt(apiVersion) ?? Number.NEGATIVE_INFINITY) < since,
    );
    if (asked.length > 0) return this.#prepare(conversion, asked, apiVersion);
  }

  async #prepare(conversion: AskedConversion, items: readonly Item[], apiVersion: string): Promise<void> {
    const bySource = new Map<string, Item[]>();
    for (const item of items) {
      const known = bySource.get(item.apiVersion);
      if (known === undefined) bySource.set(item.apiVersion, [item]);
      else known.push(item);
    }
    const turn = conversion.begin();
    for (const together of bySource.values()) {
      const parsed: ApiObject[] = [];
      for (const item of together) {
        parsed.push(item.parse());
        await turn();
      }
      const objects = await conversion.convert(parsed, apiVersion);
      for (const [i, item] of together.entries()) {
        const converted = objects[i];
        if (converted === undefined) throw new Error('a conversion gave fewer objects than it was given');
        item.keepConverted(apiVersion, Buffer.from(stringify(this.canonical(converted, apiVersion))));
        await turn();
      }
    }
  }

  /** Whether a stored object may hold values that do not fit the structure of its kind. */
  get loose(): boolean {
    return this.#loaded.get(this.definition.hub)?.code.reading !== undefined;
  }

  /**
   * Whether a version keeps all fields of an object of another version. Only kinds whose schemas may differ ask for it; typed kinds never
   * do.
   */
  holds(object: ApiObject, apiVersion: string): boolean {
    const reading = this.#loaded.get(apiVersion)?.code.reading;
    if (reading === undefined || this.definition.conversion !== undefined) return true;
    return equalJson({ ...reading.canonical(object, undefined), metadata: null }, { ...object, metadata: null });
  }

  /**
   * The object in another version, canonical in key order. For kinds that a webhook converts, only the fields that all versions share are
   * correct.
   */
  between(object: ApiObject, from: string, to: string): ApiObject {
    if (from === to) return object;
    const hub = this.code(from).toHub(object);
    return this.fitted(to === this.definition.hub ? hub : this.code(to).fromHub(hub), to);
  }

  /**
   * An object that a request made, in the hub version, and in turns where the work is long. It shares nothing with the object it was made
   * from.
   */
  toHub(object: ApiObject, from: string, turn: Turn | undefined): ApiObject | Promise<ApiObject> {
    const { hub } = this.definition;
    const converted = this.code(from).toHub(object, turn);
    if (from === hub) return converted;
    const copy = whenThere(converted, (shared) => walked(turn, (later) => copied(asJson(shared), later)));
    return whenThere(copy, (own) => this.#fittedInTurns(asObject(own), hub, turn));
  }

  #fittedInTurns(converted: ApiObject, apiVersion: string, turn: Turn | undefined): ApiObject | Promise<ApiObject> {
    if (turn === undefined) return this.fitted(converted, apiVersion);
    const canonical = async (): Promise<ApiObject> => walked(turn, (later) => this.canonical(converted, apiVersion, undefined, later));
    return canonical().catch((error: unknown) => {
      if (!(error instanceof DecodeError)) throw error;
      return this.fitting(converted, apiVersion);
    });
  }

  /** A converted object in canonical form, without values of wrong types: conversion puts back what clients may have written into annotations. */
  private fitted(converted: ApiObject, apiVersion: string): ApiObject {
    try {
      return this.canonical(converted, apiVersion);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return this.fitting(converted, apiVersion);
    }
  }

  /** The object with all its parts in canonical form. The result may be the given object, or share parts with it. */
  canonical(object: ApiObject, apiVersion: string, how?: CanonicalForm, later?: LaterItems): ApiObject {
    const out = canonicalObject(this.code(apiVersion), object, how, later);
    out.kind = this.definition.kind;
    out.apiVersion = apiVersion;
    return out;
  }

  /**
   * An object that was decoded, and has had its defaults since. Its members need no order before it is stored; a kind that reads its objects in
   * a way of its own does so again.
   */
  completed(object: ApiObject, apiVersion: string, later?: LaterItems): ApiObject {
    if (this.code(apiVersion).reading !== undefined) return this.canonical(object, apiVersion, undefined, later);
    object.kind = this.definition.kind;
    object.apiVersion = apiVersion;
    return object;
  }

  /** The object without the values that do not fit the kind in this version. */
  fitting(object: ApiObject, apiVersion: string): ApiObject {
    const fits = fittingObject(this.code(apiVersion), object);
    return { ...fits, kind: this.definition.kind, apiVersion };
  }

  /** The stored object in the hub version: a copy that may be changed. */
  hub(item: Item): ApiObject {
    return this.in(item, this.definition.hub);
  }

  /**
   * The stored object in a version. Where the stored object holds values that do not fit its kind, other versions than the stored
   * one leave them out, so that one bad object does not break a list.
   */
  in(item: Item, apiVersion: string): ApiObject {
    if (item.apiVersion === apiVersion) return item.parse();
    const converted = item.converted(apiVersion);
    if (converted !== undefined) return asObject(parseTrusted(decodeText(converted)));
    try {
      return this.between(item.parse(), item.apiVersion, apiVersion);
    } catch {
      return this.between(this.fitting(item.parse(), item.apiVersion), item.apiVersion, apiVersion);
    }
  }

  /** JSON of the object in a version. Of the stored version these are the cached bytes themselves. */
  json(item: Item, apiVersion: string): Buffer {
    if (item.apiVersion === apiVersion) return item.json;
    return item.converted(apiVersion) ?? item.made(apiVersion, () => Buffer.from(stringify(this.in(item, apiVersion))));
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
    return item.made(`${apiVersion} protobuf`, () => wrap(apiVersion, this.definition.kind, this.#encode(codec, item, apiVersion)));
  }

  /** The bare message, as items of a list carry it. */
  message(item: Item, apiVersion: string): Buffer | undefined {
    const codec = this.#loaded.get(apiVersion)?.protobuf;
    if (codec === undefined) return undefined;
    return item.made(`${apiVersion} message`, () => Buffer.from(this.#encode(codec, item, apiVersion)));
  }

  /** Stored objects that cannot be encoded as they are, with the reason. */
  readonly #unwritable = new WeakMap<Item, string>();

  /** The object's message. Values that no message can hold are left out, and the reason is kept in #unwritable. */
  #encode(codec: ProtobufCodec, item: Item, apiVersion: string): Uint8Array {
    const object = this.in(item, apiVersion);
    try {
      return codec.encode(object);
    } catch (error) {
      this.#unwritable.set(item, error instanceof Error ? error.message : String(error));
      return codec.encode(this.fitting(object, apiVersion));
    }
  }

  /**
   * The enveloped message of an object that a client asked for by name; undefined where the kind has no Protobuf form. Throws
   * 500, with the object's name, where values would be left out: a client that reads one object must learn that something is
   * missing.
   */
  wholeProtobuf(item: Item, apiVersion: string): Buffer | undefined {
    const bytes = this.protobuf(item, apiVersion);
    const why = this.#unwritable.get(item);
    if (why === undefined) return bytes;
    const name = item.namespace === '' ? item.name : `${item.namespace}/${item.name}`;
    const message = `the stored ${this.definition.kind} ${JSON.stringify(name)} cannot be written as Protobuf, but as JSON: ${why}`;
    throw new ApiError(500, 'InternalError', message, { name: item.name, kind: this.definition.kind });
  }

  codec(apiVersion: string): ProtobufCodec | undefined {
    return this.#loaded.get(apiVersion)?.protobuf;
  }
}
