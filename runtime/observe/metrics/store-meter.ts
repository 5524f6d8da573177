/** An engine that measures what is asked of another. */
import type { Engine, Write } from '../../store/index.js';
import type { Cell, HistogramCell } from './cells.js';
import type { Metrics } from './metrics.js';

type Operation = 'create' | 'delete' | 'get' | 'list' | 'update';

const OTHER = 'other';

/** Which operation a write is. Without a revision to expect, nobody knows whether it makes or changes something. */
const operationOf = ({ value, expected }: Write): Operation => (value === undefined ? 'delete' : expected === 0 ? 'create' : 'update');

/** The cells of an operation on one sort of objects. */
interface OperationCells {
  readonly duration: HistogramCell;
  readonly count: Cell;
}

/** The cells of the operations on one sort of objects. */
interface Operations extends Readonly<Record<Operation, OperationCells>> {
  readonly lists: Cell;
  /** Objects that lists brought. */
  readonly fetched: Cell;
}

/**
 * Measures by operation and by where objects lie; `places` has the ids of resources by those places, below `keyRoot`. What lies
 * elsewhere is counted together. Everything else goes to the engine as it is.
 */
export function meteredEngine(engine: Engine, metrics: Metrics, keyRoot: string, places: ReadonlyMap<string, string>): Engine {
  const durations = metrics.histogram('etcd_request_duration_seconds');
  const counts = metrics.counter('etcd_requests_total');
  const lists = metrics.counter('apiserver_storage_list_total');
  const fetched = metrics.counter('apiserver_storage_list_fetched_objects_total');
  const operationsOn = (type: string): Operations => {
    const labels = groupAndResource(places.get(type) ?? OTHER);
    const of = (operation: Operation): OperationCells => ({
      duration: durations.cell({ operation, type }),
      count: counts.cell({ operation, ...labels }),
    });
    return {
      create: of('create'),
      delete: of('delete'),
      get: of('get'),
      list: of('list'),
      update: of('update'),
      lists: lists.cell(labels),
      fetched: fetched.cell(labels),
    };
  };
  const prefixes = [...places.keys()];
  const depths = new Map(prefixes.map((prefix) => [firstOf(prefix), prefix.split('/').length]));
  const known = new Set(prefixes);
  const byType = new Map<string, Operations>();
  const operationsAt = (key: string): Operations => {
    const below = key.startsWith(keyRoot) ? key.slice(keyRoot.length) : '';
    const segments = depths.get(firstOf(below)) ?? 1;
    const prefix = segments === 1 ? firstOf(below) : below.split('/', segments).join('/');
    const type = known.has(prefix) ? prefix : OTHER;
    let operations = byType.get(type);
    if (operations === undefined) {
      operations = operationsOn(type);
      byType.set(type, operations);
    }
    return operations;
  };
  const measured = <T>(key: string, operation: Operation, work: () => Promise<T>): Promise<T> => {
    const since = performance.now();
    const observe = (): void => {
      const { duration, count } = operationsAt(key)[operation];
      duration.observe((performance.now() - since) / 1000);
      count.value += 1;
    };
    return work().then(
      (done) => {
        observe();
        return done;
      },
      (error: unknown) => {
        observe();
        throw error;
      },
    );
  };
  const { confirm, seals } = engine;
  return {
    ...(confirm === undefined ? {} : { confirm: () => confirm.call(engine) }),
    ...(seals === undefined ? {} : { seals }),
    open: () => engine.open(),
    get: (key, revision) => measured(key, 'get', () => engine.get(key, revision)),
    range: async (prefix, options) => {
      const { lists: all, fetched: objects } = operationsAt(prefix);
      all.value += 1;
      const range = await measured(prefix, 'list', () => engine.range(prefix, options));
      objects.value += range.entries.length;
      return range;
    },
    commit: (write) => measured(write.key, operationOf(write), () => engine.commit(write)),
    watch: (prefix, after, handler) => engine.watch(prefix, after, handler),
    currentRevision: () => engine.currentRevision(),
    compactedRevision: () => engine.compactedRevision(),
    compact: (revision) => engine.compact(revision),
    close: () => engine.close(),
  };
}

const firstOf = (path: string): string => {
  const slash = path.indexOf('/');
  return slash < 0 ? path : path.slice(0, slash);
};

/** The two parts of a resource's id, by which metrics tell resources apart. */
export function groupAndResource(id: string): { readonly group: string; readonly resource: string } {
  const [resource = ''] = id.split('.', 1);
  return { group: id.slice(resource.length + 1), resource };
}
