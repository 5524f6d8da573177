import { describe } from 'node:test';
import { MemoryEngine, SqliteEngine } from '../../runtime/store/index.js';
import { describeEngine } from './engine-suite.js';
import { temporaryFolder } from './folder.js';
import { describeSameAnswers } from './same-answers.js';

describeEngine('memory engine', async () => ({ engine: new MemoryEngine(), dispose: async () => undefined }));

const sqlite = async () => {
  const folder = temporaryFolder();
  return { engine: new SqliteEngine({ directory: folder.directory }), dispose: async () => folder.remove() };
};
describeEngine('sqlite engine', sqlite);

describe('the sqlite engine', () => describeSameAnswers(sqlite));
