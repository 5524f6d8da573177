/** Presentations whose bodies are made anew for each answer: pretty JSON, YAML, Tables and metadata. Frames of watches are shared. */

import { stringify } from '../../codec/parse.js';
import { joined, joinedInTurns } from '../../codec/text-pieces.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import { whenThere } from '../../model/definition/settled.js';
import { FREE_OBJECT, field, listOf, type Structure, struct } from '../../model/definition/structure.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import type { Item } from '../item.js';
import type { Page } from '../list.js';
import type { Resource } from '../resource.js';
import { withoutFormAnnotations } from '../writes/metadata.js';
import { textChunks } from './body-chunks.js';
import { type EventType, jsonFrame, listMetadata, type Presentation } from './presentation.js';
import { blankRow, columnDefinitions, inRowOrder, metadataOfOne, rowOf } from './table.js';
import type { TextForm } from './text-form.js';

type Shape = 'object' | 'table' | 'metadata';

/** What forms of text need to know of Tables: a row keeps its object as it came. */
const ROW = struct('TableRow', () => [field('object', FREE_OBJECT, '+')]);
const TABLE = struct('Table', () => [field('rows', listOf(ROW), '+')]);

export class TextPresentation implements Presentation {
  readonly name: string;
  readonly tabular: boolean;
  private readonly apiVersion: string;

  constructor(
    private readonly resource: Resource,
    private readonly version: VersionDefinition,
    private readonly shape: Shape,
    /** apiVersion of the Table or the metadata objects. */
    private readonly shapeVersion: string,
    private readonly form: TextForm,
    private readonly includeObject: 'None' | 'Metadata' | 'Object',
  ) {
    this.apiVersion = apiVersionOf(version.group, version.version);
    this.tabular = shape === 'table';
    // Frames are on one line, whatever the form of bodies.
    this.name = `text ${shape} ${shapeVersion} ${includeObject} of ${this.apiVersion}`;
  }

  private object(item: Item): ApiObject {
    return this.resource.forms.in(item, this.apiVersion);
  }

  one(item: Item): Buffer | Promise<Buffer> {
    const turn = this.resource.environment.pace.begin();
    const shown =
      this.shape === 'table'
        ? this.table([item], metadataOfOne(item))
        : this.shape === 'metadata'
          ? this.metadata(item)
          : this.object(item);
    const pieces = this.form.whole(shown, this.shape === 'table' ? TABLE : this.structure());
    // To read an object of very many values takes as long as to write it: each has turns of its own.
    return whenThere(turn(), () => whenThere(joinedInTurns(pieces, turn), Buffer.from));
  }

  list(page: Page): Iterable<Buffer> {
    const { head, name, none } = this.listOf(page);
    const items = this.shape === 'table' ? ROW : this.structure();
    if (page.items.length === 0)
      return [Buffer.from(joined(this.form.whole({ ...head, [name]: none }, items.kind === 'free' ? items : undefined)))];
    return textChunks(this.form.list(head, name, this.listed(page), items));
  }

  /** The type of what is shown of an object; what has no typed form is kept as it came. */
  private structure(): Structure {
    if (this.shape === 'object' && this.version.untyped === true) return FREE_OBJECT;
    const { forms } = this.resource;
    return this.shape === 'object' ? forms.code(this.apiVersion).structure : forms.code(forms.definition.hub).structure;
  }

  /** The members of a list beside its items, and what stands in place of the items where there are none. */
  private listOf(page: Page): { head: Record<string, unknown>; name: string; none: unknown } {
    const metadata = listMetadata(page, this.shape === 'object' ? this.version : undefined);
    if (this.shape === 'table') return { head: this.tableHead(metadata), name: 'rows', none: this.version.plainTable ? null : [] };
    if (this.shape === 'object')
      return { head: { kind: this.version.listKind, apiVersion: this.apiVersion, metadata }, name: 'items', none: [] };
    const { remainingItemCount: _, ...plain } = metadata;
    const shown = this.resource.environment.enabled('RemainingMetadata') ? metadata : plain;
    return { head: { kind: 'PartialObjectMetadataList', apiVersion: this.shapeVersion, metadata: shown }, name: 'items', none: null };
  }

  private *listed({ items }: Page): Iterable<unknown> {
    if (this.shape === 'table') yield* this.rows(inRowOrder(this.resource, items));
    else
      for (const item of items) {
        if (this.shape === 'metadata') yield this.metadata(item);
        else if (this.version.untyped === true) yield this.object(item);
        else {
          const { kind: _, apiVersion: __, ...rest } = this.object(item);
          yield rest;
        }
      }
  }

  frame(type: EventType, item: Item, first: boolean): Buffer {
    const object =
      this.shape === 'table'
        ? this.table([item], metadataOfOne(item), first)
        : this.shape === 'metadata'
          ? this.metadata(item)
          : this.object(item);
    return jsonFrame(type, Buffer.from(stringify(object)));
  }

  note(type: EventType, object: object, first = true): Buffer {
    if (type === 'ERROR') return jsonFrame(type, Buffer.from(stringify(object)));
    const { metadata } = object as { metadata: Record<string, unknown> };
    const shown =
      this.shape === 'table'
        ? {
            kind: 'Table',
            apiVersion: this.shapeVersion,
            metadata: { resourceVersion: metadata.resourceVersion },
            columnDefinitions: first ? columnDefinitions(this.version) : null,
            rows: [
              {
                ...blankRow(this.resource, this.version, metadata, new Date(this.resource.environment.clock.now())),
                object: {
                  kind: 'PartialObjectMetadata',
                  apiVersion: this.shapeVersion,
                  metadata,
                },
              },
            ],
          }
        : this.shape === 'metadata'
          ? { kind: 'PartialObjectMetadata', apiVersion: this.shapeVersion, metadata }
          : object;
    return jsonFrame(type, Buffer.from(stringify(shown)));
  }

  /** The object's metadata without annotations that carry what a version's form cannot hold. */
  private metadata(item: Item): Record<string, unknown> {
    const metadata = withoutFormAnnotations(this.resource.forms.hub(item).metadata, this.resource.formAnnotations);
    return { kind: 'PartialObjectMetadata', apiVersion: this.shapeVersion, metadata };
  }

  private table(items: readonly Item[], metadata: Record<string, unknown>, withColumns = true): Record<string, unknown> {
    return { ...this.tableHead(metadata, withColumns), rows: [...this.rows(items)] };
  }

  private tableHead(metadata: Record<string, unknown>, withColumns = true): Record<string, unknown> {
    return {
      kind: 'Table',
      apiVersion: this.shapeVersion,
      metadata,
      columnDefinitions: withColumns ? columnDefinitions(this.version) : null,
    };
  }

  private *rows(items: readonly Item[]): Iterable<unknown> {
    const now = new Date(this.resource.environment.clock.now());
    for (const item of items) {
      const object = this.includeObject === 'None' ? null : this.includeObject === 'Object' ? this.object(item) : this.metadata(item);
      yield { ...rowOf(this.resource, this.version, item, now), object };
    }
  }
}
