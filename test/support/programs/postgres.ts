/** PostgreSQL servers for tests, where the machine has the programs. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './etcd.js';
import { freshFolder, removeFolder } from './process.js';

/** Where Debian keeps the programs of each version; they are not on the path. */
const VERSIONS = '/usr/lib/postgresql';

function programFolder(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => path.join(VERSIONS, version, 'bin')).find((folder) => existsSync(path.join(folder, 'postgres')));
  if (found !== undefined) return found;
  const { stdout, status } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 && existsSync(path.join(stdout.trim(), 'initdb')) ? stdout.trim() : undefined;
}

const PROGRAMS = programFolder();

/** Why tests with PostgreSQL are left out; false where they run. The clean-clone check installs it. */
export const WITHOUT_POSTGRES: string | false = PROGRAMS === undefined ? 'there is no PostgreSQL server on this machine' : false;

/** The database refuses to run as root, and then runs as the user that its package makes. */
const OWNER = 'postgres';
const isRoot = process.getuid?.() === 0;

interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

function account(): Account {
  if (!isRoot) return {};
  const number = (option: string): number => Number(spawnSync('id', [option, OWNER], { encoding: 'utf8' }).stdout.trim());
  return { uid: number('-u'), gid: number('-g') };
}

interface PostgresOptions {
  /** Writes reach the disk before they are acknowledged; false by default, as most tests end no machine. */
  readonly durable?: boolean;
  /** Lines of its configuration file. */
  readonly settings?: readonly string[];
  /** The folder of its files, which must be empty; a temporary one by default. */
  readonly folder?: string;
}

export class PostgresServer {
  readonly #account = account();
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #databases = 0;

  private constructor(
    readonly port: number,
    private readonly data: string,
  ) {
    this.#folder = path.dirname(data);
  }

  /** Makes a cluster of databases, starts its server and resolves when that takes connections. */
  static async start({ durable = false, settings = [], folder = freshFolder() }: PostgresOptions = {}): Promise<PostgresServer> {
    const server = new PostgresServer(await freePort(), path.join(folder, 'data'));
    chmodSync(folder, 0o755);
    server.#makeFolder(server.data);
    server.#program('initdb', [
      '-D',
      server.data,
      '-U',
      OWNER,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      ...(durable ? [] : ['--no-sync']),
    ]);
    server.#configure([`fsync = ${durable ? 'on' : 'off'}`, 'shared_buffers = 32MB', 'wal_level = replica', ...settings]);
    await server.startServer();
    return server;
  }

  /** A standby that follows this server, once it has a copy of everything. */
  async standby(): Promise<PostgresServer> {
    const server = new PostgresServer(await freePort(), path.join(freshFolder(), 'data'));
    chmodSync(path.dirname(server.data), 0o755);
    server.#makeFolder(server.data);
    server.#program('pg_basebackup', [
      '-D',
      server.data,
      '-R',
      '-c',
      'fast',
      '-X',
      'stream',
      '-h',
      '127.0.0.1',
      '-p',
      String(this.port),
      '-U',
      OWNER,
    ]);
    server.#configure([]);
    await server.startServer();
    return server;
  }

  /** Makes a standby the primary, and resolves when it takes writes. */
  async promote(): Promise<void> {
    this.#program('pg_ctl', ['promote', '-D', this.data, '-w']);
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `store${this.#databases}`;
    await this.run(`CREATE DATABASE ${name}`);
    return this.address(name);
  }

  address(database: string, user = OWNER): string {
    return `postgres://${user}@127.0.0.1:${this.port}/${database}`;
  }

  /** Runs statements as the owner of the cluster. */
  async run(text: string, database = 'postgres'): Promise<void> {
    await this.value(text, database);
  }

  /** The first column of what a statement finds, as text. */
  async value(text: string, database = 'postgres'): Promise<string> {
    const client = new Client({ host: '127.0.0.1', port: this.port, user: OWNER, database });
    await client.connect();
    try {
      const { rows } = await client.query<Record<string, unknown>>(text);
      return String(Object.values(rows?.[0] ?? {})[0]);
    } finally {
      await client.end();
    }
  }

  async startServer(): Promise<void> {
    if (PROGRAMS === undefined) throw new Error(String(WITHOUT_POSTGRES));
    this.#child = spawn(path.join(PROGRAMS, 'postgres'), ['-D', this.data, '-p', String(this.port)], { stdio: 'ignore', ...this.#account });
    await this.#answers();
  }

  /** Lets the user connect with a password alone. */
  requirePassword(user: string): Promise<void> {
    return this.#admit(`host all ${user} 127.0.0.1/32 scram-sha-256`);
  }

  /** Lets the user connect with TLS alone, and with a certificate of that name by the authority that `useTls` was given. */
  requireCertificate(user: string): Promise<void> {
    return this.#admit(`hostssl all ${user} 127.0.0.1/32 cert\nhost all ${user} 127.0.0.1/32 reject`);
  }

  /** Has the server take TLS connections with the certificate from now on, and check those of clients by the authority; all are PEM. */
  async useTls({ cert, key }: { readonly cert: string; readonly key: string }, authority: string): Promise<void> {
    for (const [name, text] of Object.entries({ 'server.crt': cert, 'server.key': key, 'authority.crt': authority }))
      this.#writeFile(path.join(this.data, name), text);
    appendFileSync(
      path.join(this.data, 'postgresql.conf'),
      ['ssl = on', "ssl_cert_file = 'server.crt'", "ssl_key_file = 'server.key'", "ssl_ca_file = 'authority.crt'", ''].join('\n'),
    );
    await this.run('SELECT pg_reload_conf()');
    // The reload reaches the process that takes connections a moment later.
    while ((await this.value('SHOW ssl')) !== 'on') await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async #admit(rule: string): Promise<void> {
    const file = path.join(this.data, 'pg_hba.conf');
    writeFileSync(file, `${rule}\n${readFileSync(file, 'utf8')}`);
    await this.run('SELECT pg_reload_conf()');
  }

  #writeFile(file: string, text: string): void {
    writeFileSync(file, text, { mode: 0o600 });
    const { uid, gid } = this.#account;
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
  }

  /** Resolves when this standby has all that the primary has written by now. */
  async follows(primary: PostgresServer): Promise<void> {
    const written = await primary.value('SELECT pg_current_wal_lsn()');
    for (;;) {
      if ((await this.value(`SELECT pg_last_wal_replay_lsn() >= '${written}'::pg_lsn`)) === 'true') return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  get running(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Ends the server at once, as a power cut would end its processes. */
  async kill(): Promise<void> {
    await this.#end('SIGQUIT');
  }

  /** Sends a signal to every process of the server. */
  signal(signal: NodeJS.Signals): void {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    for (const each of [
      pid,
      ...stdout
        .split('\n')
        .map(Number)
        .filter((child) => child > 0),
    ]) {
      try {
        process.kill(each, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  async stop(): Promise<void> {
    await this.#end('SIGQUIT');
    removeFolder(this.#folder);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || !this.running) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async #answers(): Promise<void> {
    for (;;) {
      const { exitCode } = this.#child ?? { exitCode: null };
      if (exitCode !== null) throw new Error(`PostgreSQL in ${this.data} ended with ${exitCode}`);
      try {
        return await this.run('SELECT 1');
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  #makeFolder(folder: string): void {
    mkdirSync(folder, { mode: 0o700 });
    const { uid, gid } = this.#account;
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  }

  #configure(settings: readonly string[]): void {
    appendFileSync(
      path.join(this.data, 'postgresql.conf'),
      ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", ...settings, ''].join('\n'),
    );
  }

  #program(name: string, args: readonly string[]): void {
    if (PROGRAMS === undefined) throw new Error(String(WITHOUT_POSTGRES));
    const { status, stderr } = spawnSync(path.join(PROGRAMS, name), args, { encoding: 'utf8', cwd: '/', ...this.#account });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  }
}
