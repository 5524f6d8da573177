/** Connections to a database with TLS: whose certificate is trusted, and what is said of one that is not. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type PostgresCredentials, StoreUnavailableError } from '../../../runtime/store/index.js';
import { Authority } from '../../support/certificates/authority.js';
import { PostgresServer, WITHOUT_POSTGRES } from '../../support/programs/postgres.js';
import { NO_CREDENTIALS, postgresEngine } from './engines.js';

describe('a PostgreSQL server with TLS', { skip: WITHOUT_POSTGRES }, () => {
  const [authority, other] = [Authority.root(), Authority.root()];
  let server: PostgresServer;
  let name: string;

  before(async () => {
    server = await PostgresServer.start({ settings: ["listen_addresses = '127.0.0.1,127.0.0.2'"] });
    const url = await server.database();
    name = url.slice(url.lastIndexOf('/') + 1);
    await server.useTls(authority.forServer(), authority.cert);
    await server.run('CREATE ROLE known LOGIN; CREATE SCHEMA kindwright AUTHORIZATION known', name);
    await server.requireCertificate('known');
  });
  after(() => server.stop());

  const address = (user: string, host: string, mode: string): string => `postgres://${user}@${host}:${server.port}/${name}?sslmode=${mode}`;

  /** Writes by an engine, and gives whether its connections are encrypted. */
  async function encrypted(url: string, credentials: Partial<PostgresCredentials>): Promise<string> {
    const engine = postgresEngine(url, { credentials: { ...NO_CREDENTIALS, ...credentials } });
    try {
      await engine.open();
      assert.equal((await engine.commit({ key: 'k', value: Buffer.from('x'), expected: undefined })).committed, true);
      return await server.value(
        "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'kindwright'",
      );
    } finally {
      await engine.close();
    }
  }

  const refused = (url: string, credentials: Partial<PostgresCredentials>, message: RegExp): Promise<void> =>
    assert.rejects(encrypted(url, credentials), (error) => {
      assert.ok(error instanceof StoreUnavailableError);
      assert.match(error.message, message);
      return true;
    });

  for (const host of ['localhost', '127.0.0.1'])
    it(`is used by the name ${host} that its certificate has`, async () => {
      const key = authority.issue('known');
      assert.equal(await encrypted(address('known', host, 'verify-full'), { ca: authority.cert, ...key }), 'true');
    });

  it('is checked where nothing is said but the file of an authority', async () => {
    const url = `postgres://known@localhost:${server.port}/${name}`;
    assert.equal(await encrypted(url, { ca: authority.cert, ...authority.issue('known') }), 'true');
    await refused(url, { ca: other.cert }, /issued by no authority that this server trusts/);
  });

  it('is refused whose certificate another authority issued, with the flag that names one', () =>
    refused(
      address('known', 'localhost', 'verify-full'),
      { ca: other.cert },
      /^PostgreSQL: localhost:\d+: .*issued by no authority that this server trusts: name the file of the authority by --postgres-ca-file/,
    ));

  it('is refused whose certificate is for another name, unless any name of the authority will do', async () => {
    const key = authority.issue('known');
    await refused(
      address('known', '127.0.0.2', 'verify-full'),
      { ca: authority.cert, ...key },
      /name the host in the address as its certificate does, or trust any name of that authority by sslmode=verify-ca/,
    );
  });

  it('asks for a certificate of the user, and says so to one without or with another', async () => {
    const url = address('known', 'localhost', 'verify-full');
    await refused(url, { ca: authority.cert }, /--postgres-cert-file and --postgres-key-file name a certificate that the database trusts/);
    await refused(url, { ca: authority.cert, ...authority.issue('another') }, /certificate authentication failed for user "known"/);
    await refused(url, { ca: authority.cert, ...other.issue('known') }, /name a certificate that the database trusts/);
  });

  it('tells how large the store is', async () => {
    const engine = postgresEngine(address('known', 'localhost', 'require'), {
      credentials: { ...NO_CREDENTIALS, ...authority.issue('known') },
    });
    await engine.open();
    try {
      const before = await engine.size();
      assert.ok(before > 0);
      await engine.commit({
        key: 'large',
        value: Buffer.from(Array.from({ length: 1 << 20 }, (_, i) => (i * 7919) % 251)),
        expected: undefined,
      });
      assert.ok((await engine.size()) > before);
    } finally {
      await engine.close();
    }
  });
});
