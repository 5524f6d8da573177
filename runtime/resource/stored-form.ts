/**
 * How objects are kept. An engine of this process alone keeps the JSON that is sent, with the place of the revision marked.
 * One that is shared with other servers of the API keeps what they keep: the Protobuf envelope at the storage version, JSON for
 * kinds without a Protobuf form, and never a revision.
 */
import { decode } from '../codec/decode.js';
import { isEnvelope, unwrap, wrap } from '../codec/envelope.js';
import { decodeText, parseTrusted, stringify } from '../codec/parse.js';
import type { ApiObject } from '../model/object.js';
import type { Forms } from './form.js';
import { storedBytes } from './item.js';

export interface StoredForm {
  /** Loads what reading needs; to be awaited before anything is read. */
  load(): Promise<void>;
  /** The bytes to keep; `json` are those of the object with its revision marked. */
  encode(object: ApiObject, json: Buffer): Buffer;
  /** JSON of the object in the storage version, its revision marked. Throws where the bytes are no object of the kind. */
  json(value: Buffer): Buffer;
}

/** The JSON itself. */
export const ownForm: StoredForm = {
  load: async () => undefined,
  encode: (_, json) => json,
  json: (value) => value,
};

export class SharedForm implements StoredForm {
  constructor(private readonly forms: Forms) {}

  async load(): Promise<void> {
    // Another server may have written any version there is.
    for (const version of this.forms.definition.versions.keys()) await this.forms.load(version, true);
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
    const { apiVersion, object } = isEnvelope(value) ? this.#message(value) : this.#text(value);
    const code = this.forms.code(apiVersion);
    const typed = decode(code.structure, object) as unknown as ApiObject;
    code.applyDefaults(typed);
    return storedBytes(this.forms.stored(code.toHub({ ...typed, kind: this.forms.definition.kind, apiVersion })));
  }

  #message(value: Buffer): { apiVersion: string; object: unknown } {
    const { apiVersion, kind, raw } = unwrap(value);
    const codec = this.forms.codec(apiVersion);
    if (codec === undefined) throw new Error(`${kind} of ${apiVersion} is stored as ${this.forms.definition.id}, which has no such form`);
    return { apiVersion, object: codec.decode(raw) };
  }

  #text(value: Buffer): { apiVersion: string; object: unknown } {
    const object = parseTrusted(decodeText(value)) as { apiVersion?: unknown };
    const { apiVersion } = object;
    if (typeof apiVersion !== 'string' || !this.forms.ready(apiVersion))
      throw new Error(`${JSON.stringify(apiVersion)} is stored as ${this.forms.definition.id}, which has no such version`);
    return { apiVersion, object };
  }
}
