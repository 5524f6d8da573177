/** An engine that measures what is asked of another. */
import type { Engine, Write } from '../../store/index.js';
import type { HistogramCell } from './cells.js';
import type { Metrics } from './metrics.js';

type Operation = 'create' | 'delete' | 'get' | 'list' | 'update';

const OTHER = 'other';

/** Which operation a write is. Without a revision to expect, nobody knows whether it makes or changes something. */
const operationOf = ({ value, expected }: Write): Operation => (value === undefined ? 'delete' : expected === 0 ? 'create' : 'update');

/** The cells of the operations on one sort of objects. */
type Operations = Readonly<Record<Operation, HistogramCell>>;

/**
 * Measures by operation and by where objects lie; `prefixes` has those places, below `keyRoot`. What lies elsewhere is counted
 * together. Everything else goes to the engine as it is.
 */
export function meteredEngine(engine: Engine, metrics: Metrics, keyRoot: string, prefixes: readonly string[]): Engine {
  const durations = metrics.histogram('etcd_request_duration_seconds');
  const operationsOn = (type: string): Operations => {
    const of = (operation: Operation) => durations.cell({ operation, type });
    return { create: of('create'), delete: of('delete'), get: of('get'), list: of('list'), update: of('update') };
  };
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
    const observe = (): void => operationsAt(key)[operation].observe((performance.now() - since) / 1000);
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
  const { confirm } = engine;
  return {
    ...(confirm === undefined ? {} : { confirm: () => confirm.call(engine) }),
    open: () => engine.open(),
    get: (key, revision) => measured(key, 'get', () => engine.get(key, revision)),
    range: (prefix, options) => measured(prefix, 'list', () => engine.range(prefix, options)),
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
