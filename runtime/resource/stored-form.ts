/**
 * How objects are encoded for the store. An engine of this process alone holds the JSON that is sent, with UNWRITTEN as its
 * resourceVersion. An engine that is shared with other servers of the API holds what they hold: the Protobuf envelope at the
 * storage version, JSON for kinds without a Protobuf form, and no resourceVersion.
 */

import { DecodeError } from '../codec/decode.js';
import { isEnvelope, unwrap, wrap } from '../codec/envelope.js';
import { decodeStored } from '../codec/objects.js';
import { decodeText, parseTrusted, stringify } from '../codec/parse.js';
import type { ProtobufCodec } from '../model/definition/definition.js';
import type { ApiObject } from '../model/object.js';
import { isEncrypted } from '../store/index.js';
import type { Forms } from './form.js';
import { storedBytes, UNWRITTEN } from './item.js';

export interface StoredForm {
  /** Loads the code that reading needs; must resolve before anything is read. */
  load(): Promise<void>;
  /** The bytes to store; `json` is the object's JSON with UNWRITTEN as its resourceVersion. */
  encode(object: ApiObject, json: Buffer): Buffer;
  /** The object, with UNWRITTEN as its resourceVersion. Throws where the bytes are no object of the kind. */
  read(value: Buffer): ReadObject;
}

/** A stored object as it is read: in the storage version, or in the version it was stored in when only a webhook can convert it. */
interface ReadObject {
  readonly apiVersion: string;
  readonly json: Buffer;
  /** Whether it is stored in another version or encoding than it would be now, so that a write which changes nothing rewrites it. */
  readonly stale: boolean;
}

/** Fills in the defaults that the kind's features give an object. */
type Fill = (object: ApiObject) => void;

const fillNothing: Fill = () => undefined;

/** The JSON itself, as this or another release of the catalogue stored it. */
export class OwnForm implements StoredForm {
  /** The bytes that the JSON of every object in the storage version begins with. */
  readonly #head: Buffer;
  #readAnew: boolean;

  constructor(
    private readonly forms: Forms,
    private readonly fill: Fill = fillNothing,
    /** Whether releases with other fields, defaults or versions may have written to the store. Without it, objects of each version are read. */
    private readonly others?: () => Promise<boolean>,
  ) {
    this.#readAnew = forms.definition.storage?.readAnew === true;
    const { definition, storageVersion } = forms;
    this.#head = Buffer.from(`{"kind":${JSON.stringify(definition.kind)},"apiVersion":${JSON.stringify(storageVersion)},`);
  }

  async load(): Promise<void> {
    if (this.others === undefined) return loadAll(this.forms);
    this.#readAnew ||= await this.others();
    // What this server's release and shape alone have written is in the storage version.
    return this.#readAnew ? loadAll(this.forms) : this.forms.load(this.forms.storageVersion);
  }

  encode(_: ApiObject, json: Buffer): Buffer {
    return json;
  }

  read(value: Buffer): ReadObject {
    const { storageVersion } = this.forms;
    const asStored = { apiVersion: storageVersion, json: value, stale: false };
    const isOfVersion = value.subarray(0, this.#head.length).equals(this.#head);
    if (isOfVersion && !this.#readAnew) return asStored;
    const { apiVersion, object } = readText(this.forms, value);
    try {
      return { ...readFrom(this.forms, this.fill, apiVersion, object), stale: apiVersion !== storageVersion };
    } catch (error) {
      // What does not fit its kind can still be read, and mended, as it lies there.
      if (isOfVersion && error instanceof DecodeError) return asStored;
      throw error;
    }
  }
}

/** Loads all versions, because any of them may have been stored. */
async function loadAll(forms: Forms, withProtobuf = false): Promise<void> {
  for (const version of forms.definition.versions.keys()) await forms.load(version, withProtobuf);
}

/** Throws where the text is no object of a version of the kind. */
function readText(forms: Forms, value: Buffer): { apiVersion: string; object: unknown } {
  if (isEncrypted(value)) throw new Error('it is encrypted, and --encryption-provider-config names no file that says how');
  const object: unknown = parseTrusted(decodeText(value));
  if (typeof object !== 'object' || object === null || Array.isArray(object)) throw new Error('it is JSON, but no object');
  const { kind, apiVersion } = object as { kind?: unknown; apiVersion?: unknown };
  checkKind(forms, kind);
  if (typeof apiVersion !== 'string' || !forms.ready(apiVersion))
    throw new Error(`${JSON.stringify(apiVersion)} is stored as ${forms.definition.id}, which has no such version`);
  return { apiVersion, object };
}

/** Throws where the stored kind is another one: such an object would be read as an empty one. */
function checkKind({ definition }: Forms, kind: unknown): void {
  if (kind !== definition.kind) throw new Error(`${JSON.stringify(kind)} is stored where ${definition.kind} is kept`);
}

/** The object that was stored in a version, with its defaults. It is converted to the storage version unless only a webhook can do that. */
function readFrom(forms: Forms, fill: Fill, apiVersion: string, object: unknown): Omit<ReadObject, 'stale'> {
  const code = forms.code(apiVersion);
  const { kind, conversion } = forms.definition;
  const typed = { ...decodeStored(code, object), kind, apiVersion };
  code.applyDefaults(typed);
  fill(typed);
  const { storageVersion } = forms;
  if (conversion === undefined || apiVersion === storageVersion)
    return { apiVersion: storageVersion, json: storedBytes(forms.storing.stored(code.toHub(typed))) };
  const marked = { ...typed, metadata: { ...typed.metadata, resourceVersion: UNWRITTEN } };
  return { apiVersion, json: storedBytes(forms.canonical(marked, apiVersion)) };
}

export class SharedForm implements StoredForm {
  constructor(
    private readonly forms: Forms,
    private readonly fill: Fill = fillNothing,
  ) {}

  load(): Promise<void> {
    return loadAll(this.forms, true);
  }

  encode(object: ApiObject): Buffer {
    const { storageVersion, definition } = this.forms;
    const { resourceVersion: _, ...metadata } = object.metadata;
    const unversioned = { ...object, metadata };
    const codec = this.#codec();
    if (codec === undefined) return Buffer.from(`${stringify(unversioned)}\n`);
    return wrap(storageVersion, definition.kind, codec.encode(unversioned));
  }

  read(value: Buffer): ReadObject {
    const isMessage = isEnvelope(value);
    const { apiVersion, object } = isMessage ? this.#message(value) : readText(this.forms, value);
    const stale = apiVersion !== this.forms.storageVersion || isMessage !== (this.#codec() !== undefined);
    return { ...readFrom(this.forms, this.fill, apiVersion, object), stale };
  }

  /** What stored objects are encoded with; undefined where they are JSON. */
  #codec(): ProtobufCodec | undefined {
    const { storageVersion, definition } = this.forms;
    return definition.storage?.encoding === 'json' ? undefined : this.forms.codec(storageVersion);
  }

  #message(value: Buffer): { apiVersion: string; object: unknown } {
    const { apiVersion, kind, raw } = unwrap(value);
    checkKind(this.forms, kind);
    const codec = this.forms.codec(apiVersion);
    if (codec === undefined) throw new Error(`${kind} of ${apiVersion} is stored as ${this.forms.definition.id}, which has no such form`);
    return { apiVersion, object: codec.decode(raw) };
  }
}
