/** The address of a PostgreSQL database, as in postgres://user@host:5432,other:5432/database?sslmode=verify-full. */
import { isIP } from 'node:net';

/** One server that may be the primary. */
export interface Host {
  /** A name, an IP address, or the folder of a Unix socket, which begins with a slash. */
  readonly host: string;
  readonly port: number;
}

/** `disable`: no TLS. `require`: TLS without a look at the certificate. `verify-ca`: issued by a known authority; `verify-full`: and for this host. */
export type TlsMode = 'disable' | 'require' | 'verify-ca' | 'verify-full';

export interface DatabaseAddress {
  /** In the order in which they are tried; never empty. */
  readonly hosts: readonly Host[];
  readonly user: string;
  readonly database: string;
  /** The mode that the address names; undefined where it names none. */
  readonly tls: TlsMode | undefined;
}

const DEFAULT_PORT = 5432;
const MODES: readonly TlsMode[] = ['disable', 'require', 'verify-ca', 'verify-full'];
/** Servers always look for the primary, which is what each of these means. */
const PRIMARY = ['read-write', 'primary'];
const EXAMPLE = 'postgres://kindwright@10.0.0.1:5432/kindwright';

/**
 * Reads the address. Throws an Error that says what is wrong with it, and never shows a password: an address that holds one is refused,
 * because other users of the machine can read command lines.
 */
export function databaseAddress(text: string): DatabaseAddress {
  const [, authority = '', path = '', query = ''] = /^postgres(?:ql)?:\/\/([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/.exec(text) ?? [
    undefined,
  ];
  const at = authority.lastIndexOf('@');
  const login = authority.slice(0, Math.max(0, at));
  if (login.includes(':')) throw new Error('it holds a password; put that in a file, and name the file by --postgres-password-file');
  const { hosts: socketHosts, tls } = parametersOf(query);
  const database = decoded(path);
  const user = decoded(login);
  if (!/^postgres(?:ql)?:\/\//.test(text) || user === '' || database === '' || database.includes('/'))
    throw new Error(`it is no address such as ${EXAMPLE}, with a user and a database`);
  const listed = authority.slice(at + 1);
  const hosts = socketHosts ?? listed.split(',').map(hostOf);
  return { hosts, user, database, tls };
}

/** Whether connections to the host stay on this machine. */
export const isLocal = ({ host }: Host): boolean =>
  host.startsWith('/') || host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** The host and port as people write them. */
export const hostText = ({ host, port }: Host): string => (host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`);

function hostOf(text: string): Host {
  const [, bracketed, name, port = String(DEFAULT_PORT)] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(text) ?? [undefined];
  const host = bracketed ?? (name === undefined ? '' : decoded(name));
  if (host === '' || Number(port) > 65_535) throw new Error(`${JSON.stringify(text)} is no host with or without a port`);
  return { host, port: Number(port) };
}

function parametersOf(query: string): { readonly hosts: readonly Host[] | undefined; readonly tls: TlsMode | undefined } {
  const given = new URLSearchParams(query);
  const port = Number(given.get('port') ?? DEFAULT_PORT);
  let hosts: readonly Host[] | undefined;
  let tls: TlsMode | undefined;
  for (const [name, value] of given) {
    switch (name) {
      case 'host':
        hosts = value.split(',').map((host) => ({ host, port }));
        break;
      case 'port':
        if (!/^\d{1,5}$/.test(value)) throw new Error(`the port ${JSON.stringify(value)} is none`);
        break;
      case 'sslmode':
        tls = MODES.find((mode) => mode === value);
        if (tls === undefined) throw new Error(`its sslmode is one of ${MODES.join(', ')}`);
        break;
      case 'target_session_attrs':
        if (!PRIMARY.includes(value)) throw new Error(`its target_session_attrs is one of ${PRIMARY.join(', ')}: a server writes`);
        break;
      case 'password':
        throw new Error('it holds a password; put that in a file, and name the file by --postgres-password-file');
      default:
        throw new Error(
          `it has no parameter ${JSON.stringify(name)}; it may have host, port, sslmode and target_session_attrs, and files have flags of their own`,
        );
    }
  }
  return { hosts, tls };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(`${JSON.stringify(text)} is not percent-encoded text`);
  }
}
