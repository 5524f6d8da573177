import { MemoryEngine, SqliteEngine } from '../../runtime/store/index.js';
import { describeEngine } from './engine-suite.js';
import { temporaryFolder } from './folder.js';

describeEngine('memory engine', async () => ({ engine: new MemoryEngine(), dispose: async () => undefined }));

describeEngine('sqlite engine', async () => {
  const folder = temporaryFolder();
  return { engine: new SqliteEngine({ directory: folder.directory }), dispose: async () => folder.remove() };
});
