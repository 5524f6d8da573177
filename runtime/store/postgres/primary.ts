/** Connections to the one server of several that takes writes. */
import { type ConnectionOptions, checkServerIdentity } from 'node:tls';
import type { Client } from 'pg';
import { packageManifest } from '../../files/package.js';
import { StoreOpenError } from '../contract.js';
import { type DatabaseAddress, type Host, hostText, isLocal, type TlsMode } from './address.js';
import type { PostgresCredentials } from './credentials.js';
import { DatabaseError } from './errors.js';

const CONNECT_MS = 3000;
/** Milliseconds after which the system asks a silent connection whether the other side is still there. */
const KEEP_ALIVE_MS = 5000;
const ISOLATION = 'read committed';

interface Greeting {
  readonly refuses: boolean;
  readonly isolation: string;
  /** When its server began, by which one server is told from another that has the same address. */
  readonly began: string;
}

export class Primary {
  /** Place of the host that was the primary last, where the search begins. */
  #last = 0;
  /** When the server began that was connected to last. */
  #began: string | undefined;
  /** Connections to that server. */
  readonly #clients = new Set<Client>();

  /** `credentials` are read for each connection, so that they may change. */
  constructor(
    private readonly address: DatabaseAddress,
    private readonly credentials: PostgresCredentials,
  ) {}

  /**
   * Connects to the first host that takes writes. Once that is another server than before, connections to the one before are ended: it may
   * still answer, without what is written to the new one. Throws DatabaseError, which has what each host said; StoreOpenError without the driver.
   */
  async connect(): Promise<Client> {
    const { hosts } = this.address;
    const { Client: Connection } = await driver();
    const faults: DatabaseError[] = [];
    for (let i = 0; i < hosts.length; i += 1) {
      const place = (this.#last + i) % hosts.length;
      const host = hosts[place];
      if (host === undefined) continue;
      try {
        const client = await this.#connectTo(host, Connection);
        this.#last = place;
        return client;
      } catch (error) {
        faults.push(faultAt(host, error));
      }
    }
    throw new DatabaseError(faults.map(({ message }) => message).join('; '), faults[0]?.code, false);
  }

  async #connectTo(host: Host, Connection: typeof Client): Promise<Client> {
    const { user, database } = this.address;
    const client = new Connection({
      host: host.host,
      port: host.port,
      user,
      database,
      password: () => this.#password(),
      ssl: this.#tls(host),
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      application_name: 'kindwright',
    });
    // Without a listener, a connection that breaks while nobody waits for an answer would end the process.
    client.on('error', () => undefined);
    await client.connect();
    const timer = setTimeout(() => client.connection.stream.destroy(new Error('it takes connections and gives no answer')), CONNECT_MS);
    try {
      this.#moveTo(await greet(client), client);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return client;
  }

  #moveTo(began: string, client: Client): void {
    if (began !== this.#began) {
      const left = [...this.#clients];
      this.#clients.clear();
      this.#began = began;
      for (const { connection } of left) connection.stream.destroy(new Error('another server has become the primary'));
    }
    this.#clients.add(client);
    client.once('end', () => this.#clients.delete(client));
  }

  #password(): string {
    const { password } = this.credentials;
    if (password === undefined) throw new Error('the database asks for a password, and no file with one was named');
    return password;
  }

  #tls(host: Host): ConnectionOptions | false {
    const { ca, cert, key } = this.credentials;
    const mode = this.address.tls ?? (isLocal(host) && ca === undefined ? 'disable' : 'verify-full');
    if (mode === 'disable' || host.host.startsWith('/')) return false;
    return { ...(ca === undefined ? {} : { ca }), ...(cert === undefined ? {} : { cert, key }), ...CHECKS[mode] };
  }
}

/** The driver, which is left to those who have a PostgreSQL. */
async function driver(): Promise<typeof import('pg')> {
  try {
    return await import('pg');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    const { pg } = packageManifest().devDependencies;
    throw new StoreOpenError('unwritable', `PostgreSQL needs the package pg, which is not installed; run: npm install 'pg@${pg}'`);
  }
}

const CHECKS: Readonly<Record<Exclude<TlsMode, 'disable'>, ConnectionOptions>> = {
  require: { rejectUnauthorized: false },
  'verify-ca': { rejectUnauthorized: true, checkServerIdentity: () => undefined },
  'verify-full': { rejectUnauthorized: true, checkServerIdentity },
};

/** Makes sure that the server takes writes, and that a statement which waited for another sees what that one committed. Gives when it began. */
async function greet(client: Client): Promise<string> {
  const { rows } = await client.query<Greeting>(
    // Statements are short, so that compiling them takes longer than running them.
    `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS refuses,
       current_setting('transaction_isolation') AS isolation, extract(epoch FROM pg_postmaster_start_time())::text AS began,
       set_config('jit', 'off', false)`,
  );
  const [greeting] = rows;
  if (greeting?.refuses !== false) throw new Error('it takes no writes, as a standby does');
  if (greeting.isolation !== ISOLATION) await client.query(`SET default_transaction_isolation = '${ISOLATION}'`);
  return greeting.began;
}

function faultAt(host: Host, error: unknown): DatabaseError {
  const message = error instanceof Error ? error.message || String('code' in error ? error.code : error.name) : String(error);
  return new DatabaseError(`${hostText(host)}: ${message}${remedyOf(error, message)}`, codeOf(error), false);
}

const UNKNOWN_AUTHORITY =
  '; its certificate was issued by no authority that this server trusts: name the file of the authority by --postgres-ca-file';
const FOR_CLIENTS = '; --postgres-cert-file and --postgres-key-file name a certificate that the database trusts';

/** What helps against faults of TLS, by the codes of OpenSSL. */
const REMEDIES: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  CERT_SIGNATURE_FAILURE: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID:
    '; name the host in the address as its certificate does, or trust any name of that authority by sslmode=verify-ca',
  ERR_SSL_TLSV1_ALERT_UNKNOWN_CA: FOR_CLIENTS,
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: FOR_CLIENTS,
};

function remedyOf(error: unknown, message: string): string {
  if (/does not support SSL/.test(message)) return '; sslmode=disable in the address connects without TLS';
  if (/requires a valid client certificate/.test(message)) return FOR_CLIENTS;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? (REMEDIES[error.code] ?? '') : '';
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The SQLSTATE of an error that the database told; undefined for those of the network. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && SQLSTATE.test(error.code) ? error.code : undefined;
}
