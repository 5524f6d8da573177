/** The engine of workers: what every engine does, over the socket of the store's process. */
import { join } from 'node:path';
import { type Engine, MemoryEngine, SharedEngine, SqliteEngine, StoreHost } from '../../runtime/store/index.js';
import { describeEngine, type EngineUnderTest } from './engine-suite.js';
import { temporaryFolder } from './folder.js';

async function sharedOver(make: (directory: string) => Engine): Promise<EngineUnderTest> {
  const folder = temporaryFolder();
  const engine = make(folder.directory);
  await engine.open();
  const at = { socket: join(folder.directory, 'store.sock'), fence: join(folder.directory, 'fence') };
  const host = new StoreHost({ engine, ...at });
  await host.listen();
  return {
    engine: new SharedEngine(at),
    async dispose() {
      await host.close();
      await engine.close();
      folder.remove();
    },
  };
}

describeEngine('shared sqlite engine', () => sharedOver((directory) => new SqliteEngine({ directory })));
describeEngine('shared memory engine', () => sharedOver(() => new MemoryEngine()));
