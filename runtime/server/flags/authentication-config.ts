/** The file of --authentication-config: how callers are known, beyond what flags say. */

import type { AuthenticationConfiguration } from '../../../generated/apiserver.config/v1/types.js';
import { chosenModes } from '../../auth/authorizers/chosen-modes.js';
import { type ConfigReader, readConfig } from '../../codec/config-file.js';
import type { Words } from '../../model/values/words.js';
import type { Followed, FollowedFiles } from '../../settings/followed-files.js';
import type { Settings } from '../../settings/settings.js';
import { type IssuerConfiguration, issuersOf } from './jwt-config.js';
import { openIdConnectIssuer } from './openid-connect-flags.js';

const FLAG = 'authentication-config';
const ISSUER_FLAG = 'oidc-issuer-url';
const KIND = 'AuthenticationConfiguration';
const VERSIONS = ['v1', 'v1beta1', 'v1alpha1'];

/** Which requests without credentials are taken. */
interface AnonymousRequests {
  readonly enabled: boolean;
  /** The only paths at which they are; undefined for all. */
  readonly paths: ReadonlySet<string> | undefined;
}

/** How callers are known, as the file says it. */
interface FiledConfiguration {
  /** Undefined where the file leaves it to --anonymous-auth. */
  readonly anonymous: AnonymousRequests | undefined;
  readonly issuers: readonly IssuerConfiguration[];
}

/** How callers are known that show no certificate and no token which the server has itself. */
export interface CallerConfiguration {
  readonly anonymous: AnonymousRequests;
  readonly issuers: readonly IssuerConfiguration[];
}

/** Reads the file. Throws ConfigError with every fault. */
export const readAuthenticationFile = (file: string, words: Words): FiledConfiguration =>
  readConfig(file, (reader: ConfigReader<AuthenticationConfiguration & { readonly apiVersion: string; readonly kind: string }>) => {
    reader.only(['apiVersion', 'kind', 'anonymous', 'jwt']);
    const kind = reader.member('kind');
    if (kind.text() !== KIND) kind.fault(`must be ${KIND}`);
    const group = words.group('apiserver.config');
    const apiVersion = reader.member('apiVersion');
    if (!VERSIONS.some((version) => apiVersion.text() === `${group}/${version}`))
      apiVersion.fault(`must be ${VERSIONS.join(', ')} of ${group}`);
    const anonymous = reader.member('anonymous');
    return { anonymous: anonymous.isGiven ? anonymousOf(anonymous) : undefined, issuers: issuersOf(reader.member('jwt').as(), words) };
  });

function anonymousOf(reader: ConfigReader<AuthenticationConfiguration['anonymous']>): AnonymousRequests {
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
  if (file === '') return [];
  try {
    return faultsAgainst(readAuthenticationFile(file, words), settings);
  } catch {
    return [];
  }
}

function faultsAgainst({ anonymous, issuers }: FiledConfiguration, settings: Settings): string[] {
  const own = settings.text('service-account-issuer');
  return [
    ...(anonymous !== undefined && settings.isGiven('anonymous-auth')
      ? [`--anonymous-auth goes together with no --${FLAG} that says something of anonymous requests`]
      : []),
    ...(issuers.length > 0 && settings.text(ISSUER_FLAG) !== ''
      ? [`--${ISSUER_FLAG} goes together with no --${FLAG} that names issuers`]
      : []),
    ...(issuers.some(({ issuer }) => issuer === own) ? [`--${FLAG}: ${own} is the issuer of service account tokens`] : []),
  ];
}

const NONE: AnonymousRequests = { enabled: false, paths: undefined };

/** What file and flags say: none together with AlwaysAllow, where a caller without a name could do everything. */
const anonymousRequests = (settings: Settings, filed: AnonymousRequests | undefined): AnonymousRequests =>
  chosenModes(settings).includes('AlwaysAllow') ? NONE : (filed ?? { enabled: settings.flag('anonymous-auth'), paths: undefined });

export const takesAnonymous = ({ enabled, paths }: AnonymousRequests, path: string): boolean =>
  enabled && (paths === undefined || paths.has(path));

/** What is there now; the file is read again when it changes. */
export const followedCallers = (settings: Settings, words: Words, files: FollowedFiles): Followed<CallerConfiguration> =>
  files.follow({
    flags: [FLAG, 'oidc-ca-file'],
    read: () => {
      const file = settings.text(FLAG);
      const [fault] = authenticationConfigFaults(settings, words);
      if (fault !== undefined) throw new Error(fault);
      const filed = file === '' ? undefined : readAuthenticationFile(file, words);
      const flagged = openIdConnectIssuer(settings);
      return {
        anonymous: anonymousRequests(settings, filed?.anonymous),
        issuers: [...(filed?.issuers ?? []), ...(flagged === undefined ? [] : [flagged])],
      };
    },
  });
