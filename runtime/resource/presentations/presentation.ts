/** How objects leave the server: one presentation for each form a client may accept. Bytes are made once for each object and kept. */
import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { wrap } from '../../codec/envelope.js';
import { stringify } from '../../codec/parse.js';
import type { ProtobufCodec, VersionDefinition } from '../../model/definition/definition.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import type { Item } from '../item.js';
import type { Page } from '../list.js';
import type { Resource } from '../resource.js';
import { bufferChunks, NO_BYTES, protobufListChunks } from './body-chunks.js';

export type EventType = 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';

export interface Presentation {
  /** A name of the form, as a key for what is cached per form: presentations of one name make the same frames of an event. */
  readonly name: string;
  /** A promise where it is long, and other work has to run before it is made. */
  one(item: Item): Buffer | Promise<Buffer>;
  /** The body in chunks, each made when it is asked for. An empty chunk only says that other work may run now. */
  list(page: Page): Iterable<Buffer>;
  /** One frame of a watch. `first`: the first of its stream. */
  frame(type: EventType, item: Item, first: boolean): Buffer;
  /** A frame about no stored object: a bookmark or an error. */
  note(type: EventType, object: object, first: boolean): Buffer;
  /** Whether frames are Tables: the first of a stream tells the columns, and cells tell ages. */
  readonly tabular: boolean;
}

export const listMetadata = (page: Page, version?: VersionDefinition): Record<string, unknown> => ({
  ...(page.selfLink === undefined ? {} : { selfLink: page.selfLink }),
  resourceVersion: String(page.revision),
  ...(page.continue === '' && version?.untyped !== true ? {} : { continue: page.continue }),
  ...(page.remaining === undefined ? {} : { remainingItemCount: page.remaining }),
});

const COMMA = Buffer.from(',');
const NEWLINE = Buffer.from('\n');
const frameHead = (type: EventType): Buffer => Buffer.from(`{"type":"${type}","object":`);
const HEADS = new Map<EventType, Buffer>((['ADDED', 'MODIFIED', 'DELETED', 'BOOKMARK', 'ERROR'] as const).map((t) => [t, frameHead(t)]));
const FRAME_END = Buffer.from('}\n');

export const jsonFrame = (type: EventType, object: Buffer): Buffer =>
  Buffer.concat([HEADS.get(type) ?? frameHead(type), object, FRAME_END]);

/** Plain JSON: cached bytes, copied. */
export class JsonPresentation implements Presentation {
  readonly name: string;
  readonly tabular = false;
  private readonly apiVersion: string;

  constructor(
    private readonly resource: Resource,
    private readonly version: VersionDefinition,
  ) {
    this.apiVersion = apiVersionOf(version.group, version.version);
    this.name = `json ${this.apiVersion}`;
  }

  one(item: Item): Buffer {
    return Buffer.concat([this.resource.forms.json(item, this.apiVersion), NEWLINE]);
  }

  *list(page: Page): Iterable<Buffer> {
    yield Buffer.from(
      `{"kind":"${this.version.listKind}","apiVersion":"${this.apiVersion}","metadata":${JSON.stringify(listMetadata(page, this.version))},"items":[`,
    );
    yield* this.resource.listBodies.chunks(`${this.name} ${page.fingerprint}`, page.fingerprint !== undefined, () =>
      bufferChunks(this.parts(page.items), LIST_CHUNK_BYTES),
    );
    yield LIST_END;
  }

  private *parts(items: readonly Item[]): Iterable<Buffer> {
    if (this.version.untyped === true) return yield* this.wholeParts(items);
    for (const [i, item] of items.entries()) {
      yield i === 0 ? OPEN : NEXT;
      yield this.resource.forms.listed(item, this.apiVersion);
    }
  }

  private *wholeParts(items: readonly Item[]): Iterable<Buffer> {
    for (const [i, item] of items.entries()) {
      if (i > 0) yield COMMA;
      yield this.resource.forms.json(item, this.apiVersion);
    }
  }

  frame(type: EventType, item: Item): Buffer {
    return jsonFrame(type, this.resource.forms.json(item, this.apiVersion));
  }

  note(type: EventType, object: object): Buffer {
    return jsonFrame(type, Buffer.from(stringify(object)));
  }
}

/** A list is written to a connection in chunks of about this many bytes. */
const LIST_CHUNK_BYTES = 256 * 1024;
const OPEN = Buffer.from('{');
const NEXT = Buffer.from(',{');
const LIST_END = Buffer.from(']}\n');

/** Protobuf in its envelope; watch frames are length-delimited. */
export class ProtobufPresentation implements Presentation {
  readonly name: string;
  readonly tabular = false;
  private readonly apiVersion: string;

  constructor(
    private readonly resource: Resource,
    private readonly version: VersionDefinition,
    private readonly status: ProtobufCodec,
  ) {
    this.apiVersion = apiVersionOf(version.group, version.version);
    this.name = `protobuf ${this.apiVersion}`;
  }

  one(item: Item): Buffer {
    return this.resource.forms.wholeProtobuf(item, this.apiVersion) ?? NO_BYTES;
  }

  list(page: Page): Iterable<Buffer> {
    return protobufListChunks(this.apiVersion, this.version.listKind, listMetaMessage(page), this.messages(page.items));
  }

  private *messages(items: readonly Item[]): Iterable<Uint8Array> {
    for (const item of items) yield this.resource.forms.message(item, this.apiVersion) ?? NO_BYTES;
  }

  frame(type: EventType, item: Item): Buffer {
    return delimited(type, this.resource.forms.protobuf(item, this.apiVersion) ?? NO_BYTES);
  }

  note(type: EventType, object: object): Buffer {
    const codec = this.resource.forms.codec(this.apiVersion);
    const raw =
      type !== 'ERROR' && codec !== undefined
        ? wrap(this.apiVersion, this.version.kind, codec.encode(object as ApiObject))
        : wrap('v1', 'Status', this.status.encode(object as ApiObject));
    return delimited(type, raw);
  }
}

/** The message of a list's metadata. */
export function listMetaMessage(page: Page): Uint8Array {
  const writer = new BinaryWriter()
    .uint32(10)
    .string(page.selfLink ?? '')
    .uint32(18)
    .string(String(page.revision))
    .uint32(26)
    .string(page.continue);
  if (page.remaining !== undefined) writer.uint32(32).int64(page.remaining);
  return writer.finish();
}

/** Bytes of the length that a watch frame of Protobuf begins with. */
export const LENGTH_BYTES = 4;

/** A watch frame of Protobuf: its length, then the event's message. */
export function delimited(type: EventType, object: Buffer): Buffer {
  const message = new BinaryWriter()
    .uint32(10)
    .string(type)
    .uint32(18)
    .bytes(new BinaryWriter().uint32(10).bytes(object).finish())
    .finish();
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(message.length);
  return Buffer.concat([length, message]);
}
