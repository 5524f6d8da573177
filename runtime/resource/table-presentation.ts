/** Tables as compact JSON: cells made once a second for each object, metadata copied from the cached bytes. */
import { stringify } from '../codec/parse.js';
import type { VersionDefinition } from '../model/definition.js';
import type { Item } from './item.js';
import type { Page } from './list.js';
import { type EventType, jsonFrame, listMetadata, type Presentation } from './presentation.js';
import type { Resource } from './resource.js';
import { columnDefinitions, row } from './table.js';
import { TextPresentation } from './text-presentation.js';

const ROWS = Buffer.from('[');
const CELLS = Buffer.from('{"cells":');
const ROW_END = Buffer.from('}}');
const COMMA = Buffer.from(',');
const TABLE_END = Buffer.from(']}\n');
const NO_ROWS = Buffer.from('null}\n');

export class TablePresentation implements Presentation {
  readonly name = '';
  readonly positional = true;
  private readonly object: Buffer;
  private readonly notes: TextPresentation;

  constructor(
    private readonly resource: Resource,
    private readonly version: VersionDefinition,
    /** apiVersion of the Table. */
    private readonly tableVersion: string,
  ) {
    this.object = Buffer.from(`,"object":{"kind":"PartialObjectMetadata","apiVersion":"${tableVersion}","metadata":`);
    this.notes = new TextPresentation(resource, version, 'table', tableVersion, stringify, 'Metadata');
  }

  one(item: Item): Buffer {
    return Buffer.concat(this.table([item], item.revision === 0 ? {} : { resourceVersion: String(item.revision) }, true));
  }

  list(page: Page): Buffer[] {
    return [Buffer.concat(this.table(page.items, listMetadata(page), true))];
  }

  frame(type: EventType, item: Item, first: boolean): Buffer {
    const table = Buffer.concat(this.table([item], { resourceVersion: String(item.revision) }, first));
    return jsonFrame(type, table.subarray(0, table.length - 1));
  }

  note(type: EventType, object: object): Buffer {
    return this.notes.note(type, object);
  }

  private table(items: readonly Item[], metadata: Record<string, unknown>, withColumns: boolean): Buffer[] {
    const now = new Date();
    const columns = withColumns ? columnDefinitions(this.version) : null;
    const parts: Buffer[] = [
      Buffer.from(
        `{"kind":"Table","apiVersion":"${this.tableVersion}","metadata":${JSON.stringify(metadata)},"columnDefinitions":${JSON.stringify(columns)},"rows":`,
      ),
    ];
    if (items.length === 0 && this.version.plainTable) return [...parts, NO_ROWS];
    parts.push(ROWS);
    this.inRowOrder(items).forEach((item, i) => {
      if (i > 0) parts.push(COMMA);
      parts.push(
        CELLS,
        item.cellsJson(now.getTime(), () => this.cells(item, now)),
        this.object,
        item.metadataJson(),
        ROW_END,
      );
    });
    parts.push(TABLE_END);
    return parts;
  }

  private inRowOrder(items: readonly Item[]): readonly Item[] {
    const { forms, strategy } = this.resource;
    if (strategy.rowOrder === undefined || items.length < 2) return items;
    const rows = items.map((item) => ({ item, object: forms.hub(item) }));
    return rows.sort((a, b) => strategy.rowOrder?.(a.object, b.object) ?? 0).map(({ item }) => item);
  }

  private cells(item: Item, now: Date): Buffer {
    const { cells, conditions } = row(this.version, this.resource.strategy, this.resource.forms.hub(item), now);
    return Buffer.from(`${stringify(cells)}${conditions === undefined ? '' : `,"conditions":${stringify(conditions)}`}`);
  }
}
