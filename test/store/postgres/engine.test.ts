import { after, before, describe } from 'node:test';
import { PostgresServer, WITHOUT_POSTGRES } from '../../support/programs/postgres.js';
import { describeEngine } from '../engine-suite.js';
import { describeSameAnswers } from '../same-answers.js';
import { postgresEngine } from './engines.js';

describe('PostgreSQL', { skip: WITHOUT_POSTGRES }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await PostgresServer.start();
  });
  after(() => server.stop());

  const make = async () => ({ engine: postgresEngine(await server.database()), dispose: async () => undefined });
  describeEngine('postgres engine', make);
  describe('the postgres engine', () => describeSameAnswers(make));
});
