/** Forms that are made anew for each answer: pretty JSON, YAML, Tables and metadata. */
import { stringify } from '../codec/parse.js';
import type { VersionDefinition } from '../model/definition.js';
import { type ApiObject, apiVersionOf } from '../model/object.js';
import type { Item } from './item.js';
import type { Page } from './list.js';
import { withoutFormAnnotations } from './metadata.js';
import { type EventType, jsonFrame, listMetadata, type Presentation } from './presentation.js';
import type { Resource } from './resource.js';
import { columnDefinitions, row } from './table.js';

type Shape = 'object' | 'table' | 'metadata';
type Text = (value: unknown) => string;

export class TextPresentation implements Presentation {
  readonly name = '';
  readonly positional: boolean;
  private readonly apiVersion: string;

  constructor(
    private readonly resource: Resource,
    private readonly version: VersionDefinition,
    private readonly shape: Shape,
    /** apiVersion of the Table or the metadata objects. */
    private readonly shapeVersion: string,
    private readonly text: Text,
    private readonly includeObject: 'None' | 'Metadata' | 'Object',
  ) {
    this.apiVersion = apiVersionOf(version.group, version.version);
    this.positional = shape === 'table';
  }

  private object(item: Item): ApiObject {
    return this.resource.forms.in(item, this.apiVersion);
  }

  one(item: Item): Buffer {
    if (this.shape === 'table')
      return Buffer.from(this.text(this.table([item], item.revision === 0 ? {} : { resourceVersion: String(item.revision) })));
    return Buffer.from(this.text(this.shape === 'metadata' ? this.metadata(item) : this.object(item)));
  }

  list(page: Page): Buffer[] {
    return [this.listBytes(page)];
  }

  private listBytes(page: Page): Buffer {
    const metadata = listMetadata(page);
    if (this.shape === 'table') return Buffer.from(this.text(this.table(page.items, metadata)));
    if (this.shape === 'metadata') {
      const items = page.items.map((i) => this.metadata(i));
      // Metadata lists do not say how many follow.
      const { remainingItemCount: _, ...shown } = metadata;
      return Buffer.from(
        this.text({
          kind: 'PartialObjectMetadataList',
          apiVersion: this.shapeVersion,
          metadata: shown,
          items: items.length === 0 ? null : items,
        }),
      );
    }
    const items = page.items.map((i) => {
      const { kind: _, apiVersion: __, ...rest } = this.object(i);
      return rest;
    });
    return Buffer.from(this.text({ kind: this.version.listKind, apiVersion: this.apiVersion, metadata, items }));
  }

  frame(type: EventType, item: Item, first: boolean): Buffer {
    const object =
      this.shape === 'table'
        ? this.table([item], { resourceVersion: String(item.revision) }, first)
        : this.shape === 'metadata'
          ? this.metadata(item)
          : this.object(item);
    return jsonFrame(type, Buffer.from(stringify(object)));
  }

  note(type: EventType, object: object): Buffer {
    if (type === 'ERROR') return jsonFrame(type, Buffer.from(stringify(object)));
    const { metadata } = object as { metadata: Record<string, unknown> };
    const shown =
      this.shape === 'table'
        ? {
            kind: 'Table',
            apiVersion: this.shapeVersion,
            metadata: { resourceVersion: metadata.resourceVersion },
            columnDefinitions: columnDefinitions(this.version),
            rows: [
              {
                ...row(this.version, this.resource.strategy, this.resource.blank(this.version, metadata), new Date()),
                object: {
                  kind: 'PartialObjectMetadata',
                  apiVersion: this.shapeVersion,
                  metadata: { ...metadata, creationTimestamp: null },
                },
              },
            ],
          }
        : this.shape === 'metadata'
          ? { kind: 'PartialObjectMetadata', apiVersion: this.shapeVersion, metadata }
          : object;
    return jsonFrame(type, Buffer.from(stringify(shown)));
  }

  private metadata(item: Item): Record<string, unknown> {
    const metadata = withoutFormAnnotations(this.object(item).metadata, this.resource.strategy.formAnnotations);
    return { kind: 'PartialObjectMetadata', apiVersion: this.shapeVersion, metadata };
  }

  private table(items: readonly Item[], metadata: Record<string, unknown>, withColumns = true): Record<string, unknown> {
    const now = new Date();
    const rows = items.map((item) => {
      const hub = this.resource.forms.hub(item);
      const object = this.includeObject === 'None' ? null : this.includeObject === 'Object' ? this.object(item) : this.metadata(item);
      return { ...row(this.version, this.resource.strategy, hub, now), object };
    });
    return {
      kind: 'Table',
      apiVersion: this.shapeVersion,
      metadata,
      columnDefinitions: withColumns ? columnDefinitions(this.version) : null,
      rows: rows.length === 0 && this.version.plainTable ? null : rows,
    };
  }
}
