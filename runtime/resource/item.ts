/** One stored object as the watch cache holds it: the bytes to be sent, and what selectors look at. */
import { decodeText, parseTrusted, stringify } from '../codec/parse.js';
import type { Turn } from '../model/definition/settled.js';
import { stringifyInTurns } from '../model/json/text-in-turns.js';
import { type ApiObject, asObject } from '../model/object.js';

/**
 * The resourceVersion that stored objects carry, in place of the revision that a write gets only when it is committed. The first
 * occurrence in an object's JSON is its own.
 */
export const UNWRITTEN = '0';
const PLACE = Buffer.from(`"resourceVersion":"${UNWRITTEN}"`);
const HEAD = PLACE.length - 2;

/** What a writer hands to the cache beside the bytes, so that nobody parses what is in memory already. */
export interface Attachment {
  /** The object in the version it is stored in. */
  readonly object: ApiObject;
  /** JSON of the object, with UNWRITTEN as its resourceVersion. */
  readonly json: Buffer;
}

/** Stored JSON with its revision in place. */
export function withRevision(value: Buffer, revision: number): Buffer {
  const at = value.indexOf(PLACE);
  // The value may be a part of a page, which is not kept for its sake.
  if (at < 0) return value.length < value.buffer.byteLength ? Buffer.from(new Uint8Array(value).buffer) : value;
  const digits = String(revision);
  const out = Buffer.allocUnsafeSlow(value.length - 1 + digits.length);
  value.copy(out, 0, 0, at + HEAD);
  out.write(digits, at + HEAD, 'latin1');
  value.copy(out, at + HEAD + digits.length, at + HEAD + 1);
  return out;
}

/** JSON of an object that carries UNWRITTEN as its resourceVersion. */
export const storedBytes = (object: ApiObject): Buffer => Buffer.from(stringify(object));

/** The same, written in turns. */
export const storedBytesInTurns = async (object: ApiObject, turn: Turn): Promise<Buffer> =>
  Buffer.from(await stringifyInTurns(object, turn));

/** How the store holds an object. It can become stale while the object stays as it is, for example when keys are rotated. */
interface WrittenAs {
  /** Whether a write would use another form or another encryption now. */
  readonly stale: boolean;
}

/** Stored in an older version or encoding. */
export const OLDER_FORM: WrittenAs = { stale: true };

/** Bytes of the table cells of an item that are kept with it: definitions may have thousands of columns. */
const MAX_KEPT_CELLS = 8 * 1024;

/** Names a representation: an apiVersion and a media type form. */
type Representation = string;

export class Item {
  /** JSON in the storage version. */
  readonly json: Buffer;
  readonly name: string;
  readonly namespace: string;
  readonly labels: Readonly<Record<string, string>> | undefined;
  /** Values of the selectable fields, by label; undefined where the kind has none beyond name and namespace. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  #made: Map<Representation, Buffer> | undefined;

  constructor(
    /** apiVersion of the stored form. */
    readonly apiVersion: string,
    /** JSON with UNWRITTEN as the resourceVersion. */
    marked: Buffer,
    readonly revision: number,
    attachment: Pick<Attachment, 'object'> | undefined,
    extract?: (object: ApiObject) => Readonly<Record<string, string>>,
    private readonly writtenAs?: WrittenAs,
  ) {
    this.json = withRevision(marked, revision);
    const object = attachment?.object ?? (extract === undefined ? this.#inexact() : this.parse());
    const { metadata } = object;
    this.fields = extract?.(object);
    this.name = metadata.name ?? '';
    this.namespace = metadata.namespace ?? '';
    this.labels = metadata.labels;
  }

  /** Whether the stored bytes differ in form from what a write would store now. A write that changes nothing rewrites such an object. */
  get stale(): boolean {
    return this.writtenAs?.stale === true;
  }

  /** A fresh copy of the object in its storage version. */
  parse(): ApiObject {
    return asObject(parseTrusted(decodeText(this.json)));
  }

  /** The object with its large integers rounded, for those who read its texts only: to look for such integers takes a while. */
  #inexact(): ApiObject {
    return JSON.parse(decodeText(this.json)) as ApiObject;
  }

  /** Another representation of the object, made once and kept. */
  made(representation: Representation, make: () => Buffer): Buffer {
    const known = this.#made?.get(representation);
    if (known !== undefined) return known;
    const bytes = make();
    this.#made ??= new Map();
    this.#made.set(representation, bytes);
    return bytes;
  }

  #converted: Map<string, { readonly json: Buffer; readonly at: number }> | undefined;

  /** JSON of the object in a version that a webhook converted it to; undefined before a conversion. */
  converted(apiVersion: string): Buffer | undefined {
    return this.#converted?.get(apiVersion)?.json;
  }

  /** When it was converted, by `performance.now()`; undefined before a conversion. */
  convertedAt(apiVersion: string): number | undefined {
    return this.#converted?.get(apiVersion)?.at;
  }

  /** Keeps what was converted; `json` carries the item's revision. */
  keepConverted(apiVersion: string, json: Buffer, at = performance.now()): void {
    this.#converted ??= new Map();
    this.#converted.set(apiVersion, { json, at });
  }

  #metadata: readonly [from: number, to: number] | undefined;
  #cells: { readonly of: object; readonly at: number; readonly bytes: Buffer } | undefined;

  /** JSON of the metadata: a part of the cached bytes. */
  metadataJson(): Buffer {
    this.#metadata ??= memberAt(this.json, METADATA);
    return this.json.subarray(...this.#metadata);
  }

  /** JSON of the table cells of a version, made anew at most once a second, since ages grow by seconds; long ones are not kept. */
  cellsJson(version: object, now: number, make: () => Buffer): Buffer {
    const second = Math.floor(now / 1000);
    if (this.#cells?.of === version && this.#cells.at === second) return this.#cells.bytes;
    const bytes = make();
    this.#cells = bytes.length <= MAX_KEPT_CELLS ? { of: version, at: second, bytes } : undefined;
    return bytes;
  }

  /** The same object under another revision, as watchers are shown it when it is deleted, and as it comes back. */
  at(revision: number): Item {
    const { fields } = this;
    const object = { metadata: { name: this.name, namespace: this.namespace, labels: this.labels } };
    const extract = fields === undefined ? undefined : () => fields;
    const other = new Item(this.apiVersion, this.#marked(this.json), revision, { object }, extract, this.writtenAs);
    for (const [version, { json, at }] of this.#converted ?? [])
      other.keepConverted(version, withRevision(this.#marked(json), revision), at);
    return other;
  }

  /** JSON of this revision with UNWRITTEN in its place. */
  #marked(json: Buffer): Buffer {
    const own = Buffer.from(`"resourceVersion":"${this.revision}"`);
    const at = json.indexOf(own);
    return at < 0 ? json : Buffer.concat([json.subarray(0, at), PLACE, json.subarray(at + own.length)]);
  }
}

const METADATA = Buffer.from('"metadata":');
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Offsets of the value of the top-level member `name`, which must be an object. The search skips strings, so a text that looks
 * like the key is not mistaken for it.
 */
function memberAt(json: Buffer, name: Buffer): readonly [from: number, to: number] {
  const from = json.indexOf(name) + name.length;
  let depth = 0;
  for (let at = from; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === 0x7b) depth += 1;
    else if (byte === 0x7d) {
      depth -= 1;
      if (depth === 0) return [from, at + 1];
    }
  }
  return [from, json.length];
}

/** Offset of the quote that ends the string whose opening quote is at `start`. */
function endOfText(json: Buffer, start: number): number {
  for (let at = json.indexOf(QUOTE, start + 1); at > 0; at = json.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (json[at - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return json.length;
}
