/** The store of a server's workers, where one process alone can have it: the one that has the workers. */
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineOf } from '../../server/storage/engine.js';
import type { Settings } from '../../settings/settings.js';
import { type Engine, type SharedStore, StoreHost } from '../../store/index.js';

/** A folder that lies in memory, where the system has one. */
const IN_MEMORY = '/dev/shm';

export class HeldStore {
  private constructor(
    private readonly engine: Engine,
    private readonly host: StoreHost,
    private readonly folder: string,
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
    await engine.open();
    const folder = privateFolder(settings.text('data-dir'));
    const at = { socket: path.join(folder, 'store.sock'), fence: path.join(folder, 'fence') };
    const host = new StoreHost({ engine, ...at });
    await host.listen();
    return new HeldStore(engine, host, folder, at);
  }

  async close(): Promise<void> {
    await this.host.close();
    await this.engine.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * A new folder that is closed to others: the same one for each start with a data folder, so that what a process left that was killed is
 * cleared away. Paths of sockets may be no longer than about a hundred characters, so that it cannot lie in the data folder.
 */
function privateFolder(dataFolder: string): string {
  const digest = createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 16);
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const folder = path.join(IN_MEMORY, `kindwright-${process.getuid?.() ?? 0}-${digest}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  } catch {
    // There is no such folder, or somebody else has taken the name.
    return mkdtempSync(path.join(tmpdir(), 'kindwright-'));
  }
}
