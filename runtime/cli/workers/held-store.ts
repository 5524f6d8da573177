/** The store of a server's workers, where one process alone can have it: the one that has the workers. */
import path from 'node:path';
import { memoryFolder, removeMemoryFolder } from '../../files/memory-folder.js';
import { engineOf } from '../../server/storage/engine.js';
import type { Settings } from '../../settings/settings.js';
import { type Engine, type SharedStore, StoreHost } from '../../store/index.js';

export class HeldStore {
  private constructor(
    private readonly engine: Engine,
    private readonly host: StoreHost,
    /** Of the socket and the fence. */
    readonly folder: string,
    /** Where workers reach it. */
    readonly at: SharedStore,
  ) {}

  /** Undefined where every process opens the store for itself. Rejects with StoreOpenError. */
  static async open(settings: Settings): Promise<HeldStore | undefined> {
    const engine = engineOf(settings);
    if (engine.confirm !== undefined) {
      await engine.close();
      return undefined;
    }
    // From then on no other process has the data folder.
    await engine.open();
    const folder = memoryFolder(path.resolve(settings.text('data-dir')));
    // Also where the process ends out of order, as by an error that nobody caught. Where it is killed, its workers do so.
    process.once('exit', () => removeMemoryFolder(folder));
    const at = { socket: path.join(folder, 'store.sock'), fence: path.join(folder, 'fence') };
    const host = new StoreHost({ engine, ...at });
    await host.listen();
    return new HeldStore(engine, host, folder, at);
  }

  async close(): Promise<void> {
    await this.host.close();
    await this.engine.close();
    removeMemoryFolder(this.folder);
  }
}
