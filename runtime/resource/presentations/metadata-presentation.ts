/** Metadata only, as Protobuf. */
import { wrap } from '../../codec/envelope.js';
import type { ProtobufCodec } from '../../model/definition/definition.js';
import type { ApiObject } from '../../model/object.js';
import type { Item } from '../item.js';
import type { Page } from '../list.js';
import type { Resource } from '../resource.js';
import { withoutFormAnnotations } from '../writes/metadata.js';
import { protobufListChunks } from './body-chunks.js';
import { delimited, type EventType, listMetaMessage, type Presentation } from './presentation.js';

const KIND = 'PartialObjectMetadata';

export class ProtobufMetadataPresentation implements Presentation {
  readonly name: string;
  readonly tabular = false;
  constructor(
    private readonly resource: Resource,
    /** apiVersion of the metadata objects. */
    private readonly shapeVersion: string,
    private readonly codec: ProtobufCodec,
    private readonly status: ProtobufCodec,
  ) {
    this.name = `protobuf metadata ${shapeVersion} of ${resource.forms.definition.hub}`;
  }

  private message(item: Item): Uint8Array {
    const { forms } = this.resource;
    const hub = forms.hub(item);
    try {
      return this.#encoded(hub);
    } catch {
      return this.#encoded(forms.fitting(hub, forms.definition.hub));
    }
  }

  #encoded({ metadata }: ApiObject): Uint8Array {
    return this.codec.encode({ metadata: withoutFormAnnotations(metadata, this.resource.formAnnotations) });
  }

  one(item: Item): Buffer {
    return wrap(this.shapeVersion, KIND, this.message(item));
  }

  list(page: Page): Iterable<Buffer> {
    return protobufListChunks(
      this.shapeVersion,
      `${KIND}List`,
      listMetaMessage(this.resource.environment.enabled('RemainingMetadata') ? page : { ...page, remaining: undefined }),
      this.messages(page.items),
    );
  }

  private *messages(items: readonly Item[]): Iterable<Uint8Array> {
    for (const item of items) yield this.message(item);
  }

  frame(type: EventType, item: Item): Buffer {
    return delimited(type, this.one(item));
  }

  note(type: EventType, object: object): Buffer {
    const raw =
      type === 'ERROR'
        ? wrap('v1', 'Status', this.status.encode(object as ApiObject))
        : wrap(this.shapeVersion, KIND, this.codec.encode({ metadata: (object as ApiObject).metadata }));
    return delimited(type, raw);
  }
}
