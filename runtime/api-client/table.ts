/** Tables: the objects of a kind as the server shows them to people, in rows of its own columns. */
import type { Backend, Connection, ObjectRequest } from './connection.js';
import type { Identified, Kind } from './kind.js';
import { ObjectClient } from './object-client.js';

export interface TableColumn {
  readonly name: string;
  /** As in OpenAPI: `string`, `integer`, `number`, `boolean`, or `date`. */
  readonly type: string;
  readonly format: string;
  readonly description: string;
  /** 0 for columns that are always shown; the others are for whoever wants to see more. */
  readonly priority: number;
}

/** A row, and the metadata of its object without annotations and managed fields, which are most of its size. */
export interface TableRow extends Identified {
  readonly metadata: Identified['metadata'] & {
    readonly labels?: Readonly<Record<string, string>>;
    readonly creationTimestamp?: string;
    readonly deletionTimestamp?: string;
  };
  /** A value for each column, in their order. */
  readonly cells: readonly unknown[];
}

/** Rows of the objects of a kind, in one namespace or in all. */
export interface TableClient extends Pick<ObjectClient<TableRow>, 'list' | 'watch'> {
  /** The same in one namespace. */
  namespace(name: string): TableClient;
  /** The columns that the server told of last; none before its first answer. */
  readonly columns: readonly TableColumn[];
}

/** A table as it is sent. */
interface SentTable {
  readonly kind?: string;
  readonly metadata?: object;
  readonly columnDefinitions?: readonly TableColumn[] | null;
  readonly rows?: readonly { readonly cells: readonly unknown[]; readonly object?: Identified }[] | null;
}

/** Servers with words of their own take that group as well; a server that knows no tables answers with the objects. */
const ACCEPT = 'application/json;as=Table;v=v1;g=meta.k8s.io,application/json';

/** Asks for tables, and gives their rows as if these were the objects. */
class TableBackend implements Backend {
  columns: readonly TableColumn[] = [];

  constructor(private readonly connection: Connection) {}

  get clock(): Backend['clock'] {
    return this.connection.clock;
  }

  get manager(): string {
    return this.connection.manager;
  }

  async call(kind: Kind, request: ObjectRequest): Promise<unknown> {
    const table = await this.connection.call(kind, { ...request, accept: ACCEPT });
    return { metadata: (table as SentTable).metadata, items: this.#rows(table as SentTable) };
  }

  async *events(kind: Kind, request: ObjectRequest): AsyncGenerator<unknown> {
    for await (const event of this.connection.events(kind, { ...request, accept: ACCEPT })) {
      const { type, object } = event as { readonly type: string; readonly object: SentTable };
      const [row] = object.kind === 'Table' ? this.#rows(object) : [];
      yield { type, object: row ?? object };
    }
  }

  #rows({ columnDefinitions, rows }: SentTable): TableRow[] {
    // Of the events of a watch, the first alone tells of columns.
    if (columnDefinitions !== undefined && columnDefinitions !== null && columnDefinitions.length > 0) this.columns = columnDefinitions;
    return (rows ?? []).map(({ cells, object }) => ({ cells, metadata: lightened(object?.metadata ?? {}) }));
  }
}

/** Metadata without what rows of a table never show. */
function lightened(
  metadata: Identified['metadata'] & { readonly annotations?: unknown; readonly managedFields?: unknown },
): TableRow['metadata'] {
  const { annotations: _, managedFields: __, ...light } = metadata;
  return light;
}

export function tableOf(connection: Connection, kind: Kind): TableClient {
  const backend = new TableBackend(connection);
  const within = (objects: ObjectClient<TableRow>): TableClient => ({
    list: (options) => objects.list(options),
    watch: (options) => objects.watch(options),
    namespace: (name) => within(objects.namespace(name)),
    get columns() {
      return backend.columns;
    },
  });
  return within(new ObjectClient<TableRow>(backend, () => kind));
}
