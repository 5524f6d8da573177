/**
 * How objects are encoded for the store. An engine of this process alone holds the JSON that is sent, with UNWRITTEN as its
 * resourceVersion. An engine that is shared with other servers of the API holds what they hold: the Protobuf envelope at the
 * storage version, JSON for kinds without a Protobuf form, and no resourceVersion.
 */
import { decode } from '../codec/decode.js';
import { isEnvelope, unwrap, wrap } from '../codec/envelope.js';
import { decodeText, parseTrusted, stringify } from '../codec/parse.js';
import type { ApiObject } from '../model/object.js';
import type { Forms } from './form.js';
import { storedBytes } from './item.js';

export interface StoredForm {
  /** Loads the code that reading needs; must resolve before anything is read. */
  load(): Promise<void>;
  /** The bytes to store; `json` is the object's JSON with UNWRITTEN as its resourceVersion. */
  encode(object: ApiObject, json: Buffer): Buffer;
  /** JSON of the object in the storage version, its revision marked. Throws where the bytes are no object of the kind. */
  json(value: Buffer): Buffer;
}

/** The JSON itself, as this or an earlier release of the catalogue stored it. */
export class OwnForm implements StoredForm {
  /** The bytes that the JSON of every object in the storage version begins with. */
  readonly #head: Buffer;

  constructor(private readonly forms: Forms) {
    const { definition, storageVersion } = forms;
    this.#head = Buffer.from(`{"kind":${JSON.stringify(definition.kind)},"apiVersion":${JSON.stringify(storageVersion)},`);
  }

  load(): Promise<void> {
    return loadAll(this.forms);
  }

  encode(_: ApiObject, json: Buffer): Buffer {
    return json;
  }

  json(value: Buffer): Buffer {
    if (value.subarray(0, this.#head.length).equals(this.#head)) return value;
    const { apiVersion, object } = readText(this.forms, value);
    return atStorageVersion(this.forms, apiVersion, object);
  }
}

/** Loads all versions, because any of them may have been stored. */
async function loadAll(forms: Forms, withProtobuf = false): Promise<void> {
  for (const version of forms.definition.versions.keys()) await forms.load(version, withProtobuf);
}

/** Throws where the text is no object of a version of the kind. */
function readText(forms: Forms, value: Buffer): { apiVersion: string; object: unknown } {
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

/** JSON, in the storage version, of an object that was stored in another version; its defaults are filled in. */
function atStorageVersion(forms: Forms, apiVersion: string, object: unknown): Buffer {
  const code = forms.code(apiVersion);
  const typed = decode(code.structure, object) as unknown as ApiObject;
  code.applyDefaults(typed);
  return storedBytes(forms.stored(code.toHub({ ...typed, kind: forms.definition.kind, apiVersion })));
}

export class SharedForm implements StoredForm {
  constructor(private readonly forms: Forms) {}

  load(): Promise<void> {
    return loadAll(this.forms, true);
  }

  encode(object: ApiObject): Buffer {
    const { storageVersion, definition } = this.forms;
    const { resourceVersion: _, ...metadata } = object.metadata;
    const unversioned = { ...object, metadata };
    const codec = definition.storage?.encoding === 'json' ? undefined : this.forms.codec(storageVersion);
    if (codec === undefined) return Buffer.from(`${stringify(unversioned)}\n`);
    return wrap(storageVersion, definition.kind, codec.encode(unversioned));
  }

  json(value: Buffer): Buffer {
    const { apiVersion, object } = isEnvelope(value) ? this.#message(value) : readText(this.forms, value);
    return atStorageVersion(this.forms, apiVersion, object);
  }

  #message(value: Buffer): { apiVersion: string; object: unknown } {
    const { apiVersion, kind, raw } = unwrap(value);
    checkKind(this.forms, kind);
    const codec = this.forms.codec(apiVersion);
    if (codec === undefined) throw new Error(`${kind} of ${apiVersion} is stored as ${this.forms.definition.id}, which has no such form`);
    return { apiVersion, object: codec.decode(raw) };
  }
}
