/** Client configuration files that say how an outside service is called: address, trust and credentials of the current context. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuthInfo, Cluster, Config, ExecConfig, NamedCluster } from '../../generated/kubeconfig/v1/types.js';
import { type ConfigReader, type ConfigText, readConfig } from '../codec/config-file.js';
import type { JsonObject } from '../model/object.js';
import { CredentialPlugin, INTERACTIVE_MODES } from './credential-plugin.js';
import { type CredentialSource, readEachTime } from './credentials.js';
import type { Call } from './outgoing.js';

export interface RemoteService {
  readonly url: URL;
  readonly tls: {
    readonly ca?: string;
    readonly servername?: string;
    readonly rejectUnauthorized: boolean;
  };
  readonly user: CredentialSource;
  /** Who says where it is; by default the operator. */
  readonly call?: Call;
}

/** How one user of such a file shows who it is. Tokens in files are renewed, so that they are read anew for each call. */
export interface UserCredentials extends CredentialSource {
  /** PEM of the certificate and the key that the file names. */
  readonly cert?: string;
  readonly key?: string;
}

/** Whom a user acts as, when the server allows it. */
interface ActsAs {
  readonly user: string;
  readonly uid?: string;
  readonly groups: readonly string[];
  readonly extra: Readonly<Record<string, readonly string[]>>;
}

/** How a file is read. */
interface Reading {
  /** The context that is meant; the current one of the file by default. */
  readonly context?: string;
  /**
   * Whether it is read for a client of an API server, and not for calls of a server itself: users may act as others, and plugins speak the
   * first stable version, too.
   */
  readonly asClient?: boolean;
}

/** A service as a file describes it. */
interface ConfiguredService extends RemoteService {
  /** Whom the user of the file acts as. */
  readonly actsAs?: ActsAs;
  /** Files with certificates and keys that the file names, which were read with it. */
  readonly files: readonly string[];
  readonly user: UserCredentials;
}

/** The users of a file of kind Config by their names, whatever its contexts say. Throws ConfigError with every fault. */
export const readUsers = (file: string): ReadonlyMap<string, UserCredentials> =>
  readConfig(file, (reader: ConfigReader<Config>) => {
    const users = reader.member('users').items();
    return new Map(users.map((entry) => [entry.member('name').text(), credentialsOf(entry.member('user'), path.dirname(file), {})]));
  });

/** Reads a file of kind Config. Paths in it are relative to it. Throws ConfigError with every fault. */
export const readRemoteService = (file: string, reading: Reading = {}): ConfiguredService =>
  readConfig(file, (reader: ConfigReader<Config>) => serviceOf(reader, path.dirname(file), reading));

/** Settings that are not supported; they are faults, so that the service is not called without them. */
const UNSUPPORTED = ['auth-provider'] as const;
/** Those that only clients support. */
const OF_CLIENTS = ['as', 'as-uid', 'as-groups', 'as-user-extra'] as const;

function serviceOf(reader: ConfigReader<Config>, folder: string, reading: Reading): ConfiguredService {
  const wanted = reader.member('current-context');
  const context = named(reader.member('contexts'), wanted, reading.context)?.member('context');
  if (context === undefined) {
    const known = reader.member('contexts').isGiven
      ? reader
          .member('contexts')
          .items()
          .map((entry) => entry.member('name').text())
      : [];
    wanted.fault(
      `there is no context of this name; ${known.length === 0 ? 'the file has no contexts' : `name one of ${known.join(', ')}`}`,
    );
  }
  const cluster = context && named(reader.member('clusters'), context.member('cluster'))?.member('cluster');
  if (context !== undefined && cluster === undefined) context.member('cluster').fault('there is no cluster of this name');
  const givenUser = context?.member('user');
  const user = givenUser?.isGiven === true ? named(reader.member('users'), givenUser)?.member('user') : undefined;
  if (givenUser?.isGiven === true && user === undefined) givenUser.fault('there is no user of this name');
  if (cluster?.member('proxy-url').isGiven) cluster.member('proxy-url').fault('is not supported');
  const ca = pemOf(authorityOf(cluster), folder);
  const servername = cluster?.member('tls-server-name').text() ?? '';
  const files = [
    pemFileOf(authorityOf(cluster), folder),
    pemFileOf(clientPemOf(user, 'client-certificate'), folder),
    pemFileOf(clientPemOf(user, 'client-key'), folder),
  ];
  return {
    files: files.filter((file) => file !== undefined),
    url: urlOf(cluster?.member('server')),
    tls: {
      ...(ca === undefined ? {} : { ca }),
      ...(servername === '' ? {} : { servername }),
      rejectUnauthorized: cluster?.member('insecure-skip-tls-verify').truth() !== true,
    },
    user: credentialsOf(user, folder, reading, cluster && { reader: cluster, ca }),
    ...(user?.member('as').isGiven ? { actsAs: actsAsOf(user) } : {}),
  };
}

function actsAsOf(user: ConfigReader<AuthInfo>): ActsAs {
  const uid = user.member('as-uid').text();
  const extra = user.member('as-user-extra');
  return {
    user: user.member('as').text(),
    ...(uid === '' ? {} : { uid }),
    groups: user.member('as-groups').texts(),
    extra: Object.fromEntries(extra.names().map((name) => [name, extra.member(name).texts()])),
  };
}

/** A cluster of the file, with the authorities that it is known by. */
interface KnownCluster {
  readonly reader: ConfigReader<Cluster>;
  readonly ca: string | undefined;
}

function credentialsOf(
  user: ConfigReader<AuthInfo> | undefined,
  folder: string,
  reading: Reading,
  cluster?: KnownCluster,
): UserCredentials {
  for (const name of reading.asClient ? UNSUPPORTED : [...UNSUPPORTED, ...OF_CLIENTS])
    if (user?.member(name).isGiven) user.member(name).fault('is not supported');
  const [cert, key] = [pemOf(clientPemOf(user, 'client-certificate'), folder), pemOf(clientPemOf(user, 'client-key'), folder)];
  const pair = { ...(cert === undefined ? {} : { cert }), ...(key === undefined ? {} : { key }) };
  const exec = user?.member('exec');
  if (user !== undefined && exec?.isGiven) {
    for (const name of OTHERS) if (user.member(name).isGiven) user.member(name).fault('goes together with no exec');
    return pluginOf(exec.as<Exec>(), folder, reading, cluster);
  }
  const authorization = authorizationOf(user, folder);
  const read = readEachTime(() => {
    const header = authorization();
    return { ...pair, ...(header === undefined ? {} : { authorization: header }) };
  });
  return { ...pair, ...read };
}

/** What users have who have no plugin. */
const OTHERS = [
  'token',
  'tokenFile',
  'username',
  'password',
  'client-certificate',
  'client-certificate-data',
  'client-key',
  'client-key-data',
] as const;
const PLUGIN_VERSION = /^(client\.authentication\.[a-z0-9.-]+)\/(v1|v1beta1|v1alpha1)$/;
/** A command with one of these is a path; others are looked for as shells do. */
const SEPARATOR = /[/\\]/;

/** Later releases say whether a plugin may ask the user. */
type Exec = ExecConfig & { readonly interactiveMode?: string };

function pluginOf(
  exec: ConfigReader<Exec>,
  folder: string,
  { asClient = false }: Reading,
  cluster: KnownCluster | undefined,
): CredentialPlugin {
  exec.only(['command', 'args', 'env', 'apiVersion', 'installHint', 'provideClusterInfo', 'interactiveMode']);
  const command = exec.member('command').text();
  if (command === '') exec.member('command').fault('required; the program that is run for credentials');
  const apiVersion = exec.member('apiVersion').text();
  const [, group = '', version] = PLUGIN_VERSION.exec(apiVersion) ?? [];
  if (group === '' || (version === 'v1' && !asClient))
    exec
      .member('apiVersion')
      .fault(`must be ${asClient ? 'v1, ' : ''}v1beta1 or v1alpha1 of client.authentication, such as client.authentication.k8s.io/v1beta1`);
  const env = exec
    .member('env')
    .items()
    .map((entry) => [entry.member('name').text(), entry.member('value').text()]);
  const mode = exec.member('interactiveMode');
  const told = exec.member('provideClusterInfo').truth();
  if (told && cluster === undefined) exec.member('provideClusterInfo').fault('this user belongs to no cluster');
  return new CredentialPlugin({
    command: SEPARATOR.test(command) ? path.resolve(folder, command) : command,
    args: exec.member('args').texts(),
    env: Object.fromEntries(env),
    apiVersion,
    installHint: exec.member('installHint').text(),
    interactiveMode: mode.isGiven ? mode.oneOf(INTERACTIVE_MODES) : 'IfAvailable',
    ...(told && cluster !== undefined ? { cluster: toldOf(cluster, `${group}/exec`) } : {}),
  });
}

/** What a plugin is told of a cluster, with what the cluster's extension of the name holds for it. */
function toldOf({ reader, ca }: KnownCluster, extension: string): JsonObject {
  const servername = reader.member('tls-server-name').text();
  const entry = reader
    .member('extensions')
    .items()
    .find((e) => e.member('name').text() === extension);
  const config = entry?.member('extension').json();
  return {
    server: reader.member('server').text(),
    ...(servername === '' ? {} : { 'tls-server-name': servername }),
    ...(reader.member('insecure-skip-tls-verify').truth() ? { 'insecure-skip-tls-verify': true } : {}),
    ...(ca === undefined ? {} : { 'certificate-authority-data': Buffer.from(ca).toString('base64') }),
    ...(config === undefined ? {} : { config }),
  };
}

/** The entry of a list that has the name. */
const named = <T extends { readonly name: string }>(
  list: ConfigReader<T[] | null>,
  name: ConfigText,
  wanted = name.text(),
): ConfigReader<T> | undefined => {
  const entries = list.items().map((entry) => entry.as<T>());
  return entries.find((entry) => entry.as<NamedCluster>().member('name').text() === wanted);
};

function urlOf(server: ConfigText | undefined): URL {
  const text = server?.text() ?? '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  server?.fault(`${JSON.stringify(text)} is no address such as https://10.0.0.1:9443/audit`);
  return new URL('https://localhost');
}

/** Where PEM stands: in a file that is named, or in base64. */
interface PemTexts {
  readonly file: ConfigText | undefined;
  readonly data: ConfigText | undefined;
}

const authorityOf = (cluster: ConfigReader<Cluster> | undefined): PemTexts => ({
  file: cluster?.member('certificate-authority'),
  data: cluster?.member('certificate-authority-data'),
});

const clientPemOf = (user: ConfigReader<AuthInfo> | undefined, name: 'client-certificate' | 'client-key'): PemTexts => ({
  file: user?.member(name),
  data: user?.member(`${name}-data`),
});

/** PEM from the text in base64, or else from the file. */
function pemOf({ file, data }: PemTexts, folder: string): string | undefined {
  const text = data?.text() ?? '';
  if (text !== '') return Buffer.from(text, 'base64').toString('utf8');
  return textOf(file, folder);
}

/** The file that holds it; undefined where it stands in the configuration itself. */
function pemFileOf({ file, data }: PemTexts, folder: string): string | undefined {
  const name = file?.text() ?? '';
  return name === '' || (data?.text() ?? '') !== '' ? undefined : path.resolve(folder, name);
}

function textOf(reader: ConfigText | undefined, folder: string): string | undefined {
  const name = reader?.text() ?? '';
  if (name === '') return undefined;
  const file = path.resolve(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  reader?.fault(`there is no file ${file}`);
  return undefined;
}

function authorizationOf(user: ConfigReader<AuthInfo> | undefined, folder: string): () => string | undefined {
  const [token, tokenFile, name, password] = (['token', 'tokenFile', 'username', 'password'] as const).map(
    (n) => user?.member(n).text() ?? '',
  );
  if (tokenFile) {
    textOf(user?.member('tokenFile'), folder);
    const file = path.resolve(folder, tokenFile);
    return () => `Bearer ${readFileSync(file, 'utf8').trim()}`;
  }
  if (token) return () => `Bearer ${token}`;
  if (name) return () => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
  return () => undefined;
}
