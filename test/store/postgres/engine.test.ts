import { after, before, describe } from 'node:test';
import { PostgresServer, WITHOUT_POSTGRES } from '../../support/programs/postgres.js';
import { describeEngine } from '../engine-suite.js';
import { postgresEngine } from './engines.js';

describe('PostgreSQL', { skip: WITHOUT_POSTGRES }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await PostgresServer.start();
  });
  after(() => server.stop());

  describeEngine('postgres engine', async () => ({ engine: postgresEngine(await server.database()), dispose: async () => undefined }));
});
