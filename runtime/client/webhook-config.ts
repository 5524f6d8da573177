/** Client configuration files that say how an outside service is called: address, trust and credentials of the current context. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ConfigReader, readConfig } from '../codec/config-file.js';

export interface RemoteService {
  readonly url: URL;
  readonly tls: {
    readonly ca?: string;
    readonly cert?: string;
    readonly key?: string;
    readonly servername?: string;
    readonly rejectUnauthorized: boolean;
  };
  /** The Authorization header, read anew for each call: tokens in files are renewed. */
  authorization(): string | undefined;
}

/** How one user of such a file shows who it is. */
export interface UserCredentials {
  /** PEM. */
  readonly cert?: string;
  readonly key?: string;
  /** The Authorization header, read anew for each call. */
  authorization(): string | undefined;
}

/** The users of a file of kind Config by their names, whatever its contexts say. Throws ConfigError with every fault. */
export const readUsers = (file: string): ReadonlyMap<string, UserCredentials> =>
  readConfig(file, (reader) => {
    const users = reader.member('users').items();
    return new Map(users.map((entry) => [entry.member('name').text(), credentialsOf(entry.member('user'), path.dirname(file))]));
  });

/** Reads a file of kind Config. Paths in it are relative to it. Throws ConfigError with every fault. */
export const readRemoteService = (file: string): RemoteService => readConfig(file, (reader) => serviceOf(reader, path.dirname(file)));

/** Settings that are not supported; they are faults, so that the service is not called without them. */
const UNSUPPORTED = ['exec', 'auth-provider', 'as', 'as-groups', 'as-user-extra'];

function serviceOf(reader: ConfigReader, folder: string): RemoteService {
  const wanted = reader.member('current-context');
  const context = named(reader.member('contexts'), wanted)?.member('context');
  if (context === undefined) wanted.fault('there is no context of this name');
  const cluster = context && named(reader.member('clusters'), context.member('cluster'))?.member('cluster');
  if (context !== undefined && cluster === undefined) context.member('cluster').fault('there is no cluster of this name');
  const givenUser = context?.member('user');
  const user = givenUser?.isGiven === true ? named(reader.member('users'), givenUser)?.member('user') : undefined;
  if (givenUser?.isGiven === true && user === undefined) givenUser.fault('there is no user of this name');
  if (cluster?.member('proxy-url').isGiven) cluster.member('proxy-url').fault('is not supported');
  const ca = pemOf(cluster, 'certificate-authority', folder);
  const { cert, key, authorization } = credentialsOf(user, folder);
  const servername = cluster?.member('tls-server-name').text() ?? '';
  return {
    url: urlOf(cluster?.member('server')),
    tls: {
      ...(ca === undefined ? {} : { ca }),
      ...(cert === undefined ? {} : { cert }),
      ...(key === undefined ? {} : { key }),
      ...(servername === '' ? {} : { servername }),
      rejectUnauthorized: cluster?.member('insecure-skip-tls-verify').truth() !== true,
    },
    authorization,
  };
}

function credentialsOf(user: ConfigReader | undefined, folder: string): UserCredentials {
  for (const name of UNSUPPORTED) if (user?.member(name).isGiven) user.member(name).fault('is not supported');
  const [cert, key] = [pemOf(user, 'client-certificate', folder), pemOf(user, 'client-key', folder)];
  return {
    ...(cert === undefined ? {} : { cert }),
    ...(key === undefined ? {} : { key }),
    authorization: authorizationOf(user, folder),
  };
}

/** The entry of a list that has the name. */
const named = (list: ConfigReader, name: ConfigReader): ConfigReader | undefined => {
  const wanted = name.text();
  return list.items().find((entry) => entry.member('name').text() === wanted);
};

function urlOf(server: ConfigReader | undefined): URL {
  const text = server?.text() ?? '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  server?.fault(`${JSON.stringify(text)} is no address such as https://10.0.0.1:9443/audit`);
  return new URL('https://localhost');
}

/** PEM from `<name>-data`, in base64, or else from the file that `name` gives. */
function pemOf(reader: ConfigReader | undefined, name: string, folder: string): string | undefined {
  const data = reader?.member(`${name}-data`).text() ?? '';
  if (data !== '') return Buffer.from(data, 'base64').toString('utf8');
  return textOf(reader?.member(name), folder);
}

function textOf(reader: ConfigReader | undefined, folder: string): string | undefined {
  const name = reader?.text() ?? '';
  if (name === '') return undefined;
  const file = path.resolve(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  reader?.fault(`there is no file ${file}`);
  return undefined;
}

function authorizationOf(user: ConfigReader | undefined, folder: string): () => string | undefined {
  const [token, tokenFile, name, password] = ['token', 'tokenFile', 'username', 'password'].map((n) => user?.member(n).text() ?? '');
  if (tokenFile) {
    textOf(user?.member('tokenFile'), folder);
    const file = path.resolve(folder, tokenFile);
    return () => `Bearer ${readFileSync(file, 'utf8').trim()}`;
  }
  if (token) return () => `Bearer ${token}`;
  if (name) return () => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
  return () => undefined;
}
