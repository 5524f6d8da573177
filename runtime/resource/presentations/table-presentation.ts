/** Tables as compact JSON: cells made once a second for each object, metadata copied from the cached bytes. */
import { stringify } from '../../codec/parse.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import { apiVersionOf } from '../../model/object.js';
import type { Item } from '../item.js';
import type { Page } from '../list.js';
import type { Resource } from '../resource.js';
import { bufferChunks, NO_BYTES, Stint } from './body-chunks.js';
import { type EventType, jsonFrame, listMetadata, type Presentation } from './presentation.js';
import { columnDefinitions, inRowOrder, metadataOfOne, rowOf } from './table.js';
import { COMPACT } from './text-form.js';
import { TextPresentation } from './text-presentation.js';

const ROWS = Buffer.from('[');
const FIRST_ROW = Buffer.from('{"cells":');
const NEXT_ROW = Buffer.from('}},{"cells":');
const LAST_ROW_END = Buffer.from('}}');
const TABLE_END = Buffer.from(']}\n');
const NO_ROWS = Buffer.from('null}\n');

export class TablePresentation implements Presentation {
  readonly name: string;
  readonly tabular = true;
  private readonly object: Buffer;
  private readonly notes: TextPresentation;

  constructor(
    private readonly resource: Resource,
    private readonly version: VersionDefinition,
    /** apiVersion of the Table. */
    private readonly tableVersion: string,
  ) {
    this.name = `table ${tableVersion} of ${apiVersionOf(version.group, version.version)}`;
    this.object = Buffer.from(`,"object":{"kind":"PartialObjectMetadata","apiVersion":"${tableVersion}","metadata":`);
    this.notes = new TextPresentation(resource, version, 'table', tableVersion, COMPACT, 'Metadata');
  }

  one(item: Item): Buffer {
    return Buffer.concat([...this.table([item], metadataOfOne(item), true)]);
  }

  list(page: Page): Iterable<Buffer> {
    return bufferChunks(this.table(page.items, listMetadata(page), true));
  }

  frame(type: EventType, item: Item, first: boolean): Buffer {
    const table = Buffer.concat([...this.table([item], metadataOfOne(item), first)]);
    return jsonFrame(type, table.subarray(0, table.length - 1));
  }

  note(type: EventType, object: object, first: boolean): Buffer {
    return this.notes.note(type, object, first);
  }

  private *table(items: readonly Item[], metadata: Record<string, unknown>, withColumns: boolean): Iterable<Buffer> {
    const now = new Date(this.resource.environment.clock.now());
    const columns = withColumns ? columnDefinitions(this.version) : null;
    yield Buffer.from(
      `{"kind":"Table","apiVersion":"${this.tableVersion}","metadata":${JSON.stringify(metadata)},"columnDefinitions":${JSON.stringify(columns)},"rows":`,
    );
    if (items.length === 0 && this.version.plainTable) {
      yield NO_ROWS;
      return;
    }
    yield ROWS;
    const stint = new Stint();
    for (const [i, item] of inRowOrder(this.resource, items).entries()) {
      yield i === 0 ? FIRST_ROW : NEXT_ROW;
      if (stint.over()) yield NO_BYTES;
      yield item.cellsJson(this.version, now.getTime(), () => this.cells(item, now));
      yield this.object;
      yield item.metadataJson();
    }
    if (items.length > 0) yield LAST_ROW_END;
    yield TABLE_END;
  }

  private cells(item: Item, now: Date): Buffer {
    const { cells, conditions } = rowOf(this.resource, this.version, item, now);
    return Buffer.from(`${stringify(cells)}${conditions === undefined ? '' : `,"conditions":${stringify(conditions)}`}`);
  }
}
