/** The file of --authentication-config: how callers are known, beyond what flags say. */
import { type ConfigReader, readConfig } from '../../codec/config-file.js';
import type { Words } from '../../model/values/words.js';
import type { Followed, FollowedFiles } from '../../settings/followed-files.js';
import type { Settings } from '../../settings/settings.js';

const FLAG = 'authentication-config';
const KIND = 'AuthenticationConfiguration';
const VERSIONS = ['v1', 'v1beta1', 'v1alpha1'];

/** Which requests without credentials are taken. */
export interface AnonymousRequests {
  readonly enabled: boolean;
  /** The only paths at which they are; undefined for all. */
  readonly paths: ReadonlySet<string> | undefined;
}

interface AuthenticationConfiguration {
  /** Undefined where the file leaves it to --anonymous-auth. */
  readonly anonymous: AnonymousRequests | undefined;
}

/** Reads the file. Throws ConfigError with every fault. */
export const readAuthenticationFile = (file: string, words: Words): AuthenticationConfiguration =>
  readConfig(file, (reader) => {
    reader.only(['apiVersion', 'kind', 'anonymous', 'jwt']);
    const kind = reader.member('kind');
    if (kind.text() !== KIND) kind.fault(`must be ${KIND}`);
    const group = words.group('apiserver.config');
    const apiVersion = reader.member('apiVersion');
    if (!VERSIONS.some((version) => apiVersion.text() === `${group}/${version}`))
      apiVersion.fault(`must be ${VERSIONS.join(', ')} of ${group}`);
    const jwt = reader.member('jwt');
    if (jwt.items().length > 0) jwt.fault('issuers are named by --oidc-issuer-url and the flags beside it');
    const anonymous = reader.member('anonymous');
    return { anonymous: anonymous.isGiven ? anonymousOf(anonymous) : undefined };
  });

function anonymousOf(reader: ConfigReader): AnonymousRequests {
  reader.only(['enabled', 'conditions']);
  const enabled = reader.member('enabled').truth();
  const conditions = reader.member('conditions');
  const items = conditions.items();
  const paths = new Set<string>();
  for (const condition of items) {
    condition.only(['path']);
    const path = condition.member('path');
    const text = path.text();
    if (!text.startsWith('/')) path.fault('must be a path from the root, such as /livez');
    else if (/[?#]/.test(text)) path.fault('must be a path alone, without a query');
    else if (paths.has(text)) path.fault(`${text} stands there twice`);
    paths.add(text);
  }
  if (!enabled && items.length > 0) conditions.fault('enabled must be true where conditions are given');
  return { enabled, paths: items.length === 0 ? undefined : paths };
}

/** Faults of the flag against others; a file that cannot be read is told of elsewhere. */
export function authenticationConfigFaults(settings: Settings, words: Words): string[] {
  const file = settings.text(FLAG);
  if (file === '' || !settings.isGiven('anonymous-auth')) return [];
  try {
    return readAuthenticationFile(file, words).anonymous === undefined
      ? []
      : [`--anonymous-auth goes together with no --${FLAG} that says something of anonymous requests`];
  } catch {
    return [];
  }
}

const NONE: AnonymousRequests = { enabled: false, paths: undefined };

/** What file and flags say: none together with AlwaysAllow, where a caller without a name could do everything. */
const anonymousRequests = (settings: Settings, config: AuthenticationConfiguration | undefined): AnonymousRequests =>
  settings.list('authorization-mode').includes('AlwaysAllow')
    ? NONE
    : (config?.anonymous ?? { enabled: settings.flag('anonymous-auth'), paths: undefined });

export const takesAnonymous = ({ enabled, paths }: AnonymousRequests, path: string): boolean =>
  enabled && (paths === undefined || paths.has(path));

/** What is there now; the file is read again when it changes. */
export const followedAnonymous = (settings: Settings, words: Words, files: FollowedFiles): Followed<AnonymousRequests> =>
  files.follow({
    flags: [FLAG],
    read: () => {
      const file = settings.text(FLAG);
      const [fault] = authenticationConfigFaults(settings, words);
      if (fault !== undefined) throw new Error(fault);
      return anonymousRequests(settings, file === '' ? undefined : readAuthenticationFile(file, words));
    },
  });
