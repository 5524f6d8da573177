/** An authenticating proxy (specification 2): who shows its certificate names the caller in headers. */
import type { Enabled } from '../../settings/feature-gates.js';
import type { Settings } from '../../settings/settings.js';
import type { Authentication, Authenticator, Credentials } from '../contract.js';
import { headerKey, headerText } from '../header-text.js';
import { commonName } from './client-certificate.js';

interface ProxyHeaders {
  /** Headers that name the user: the first that has a value counts. */
  readonly username: readonly string[];
  /** Headers that name the uid of the user: the first that has a value counts. */
  readonly uid: readonly string[];
  /** Headers whose values are groups, each as it stands. */
  readonly group: readonly string[];
  /** Beginnings of the headers that name extra values; what follows is their key. */
  readonly extraPrefix: readonly string[];
}

interface ProxyOptions {
  readonly headers: ProxyHeaders;
  /** Common names of certificates that proxies have; any name when empty. */
  readonly allowedNames: readonly string[];
}

const PREFIX = 'requestheader-';

/** What the flags say of proxies. A release that knows of no uids passes the headers of uids over. */
export const proxyOptions = ({ settings, enabled }: { readonly settings: Settings; readonly enabled: Enabled }): ProxyOptions => ({
  headers: {
    username: settings.list(`${PREFIX}username-headers`),
    uid: enabled('RemoteRequestHeaderUID') ? settings.list(`${PREFIX}uid-headers`) : [],
    group: settings.list(`${PREFIX}group-headers`),
    extraPrefix: settings.list(`${PREFIX}extra-headers-prefix`),
  },
  allowedNames: settings.list(`${PREFIX}allowed-names`),
});

/** Faults of the flags of proxies against one another. */
export function proxyFaults(settings: Settings): string[] {
  const authority = `${PREFIX}client-ca-file`;
  const others = (['username-headers', 'uid-headers', 'group-headers', 'extra-headers-prefix', 'allowed-names'] as const).map(
    (name) => `${PREFIX}${name}` as const,
  );
  if (settings.text(authority) === '')
    return others.filter((name) => settings.list(name).length > 0).map((name) => `--${name} needs --${authority}`);
  return settings.list(`${PREFIX}username-headers`).length > 0 ? [] : [`--${authority} needs --${PREFIX}username-headers`];
}

const refused = (why: string): Authentication => ({ outcome: 'invalid', why });

/** The authority of the certificate is looked at first, then its name, and the headers only of a proxy. */
export function proxyAuthenticator({ headers, allowedNames }: ProxyOptions): Authenticator {
  const lower = (names: readonly string[]): readonly string[] => names.map((name) => name.toLowerCase());
  const wanted = {
    username: lower(headers.username),
    uid: lower(headers.uid),
    group: lower(headers.group),
    extraPrefix: lower(headers.extraPrefix),
  };
  return {
    authenticate(credentials: Credentials): Authentication {
      const certificate = credentials.certificate();
      if (certificate === undefined) return { outcome: 'none' };
      if (!credentials.isProxy) return refused('the client certificate is not signed by an authority of proxies');
      if (allowedNames.length > 0 && !allowedNames.includes(commonName(certificate)))
        return refused('the client certificate is not that of an allowed proxy');
      return userOf(credentials.rawHeaders, wanted);
    },
  };
}

function userOf(raw: readonly string[], { username, uid, group, extraPrefix }: ProxyHeaders): Authentication {
  const named = new Map<string, string>();
  const groups = new Map<string, string[]>();
  const extra = new Map<string, string[]>();
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const [header, value] = [(raw[i] ?? '').toLowerCase(), headerText(raw[i + 1] ?? '')];
    if ((username.includes(header) || uid.includes(header)) && !named.has(header)) named.set(header, value);
    if (group.includes(header) && value !== '') groups.set(header, [...(groups.get(header) ?? []), value]);
    for (const prefix of extraPrefix) {
      if (!header.startsWith(prefix)) continue;
      const key = headerKey(header.slice(prefix.length));
      extra.set(key, [...(extra.get(key) ?? []), value]);
    }
  }
  const first = (headers: readonly string[]): string | undefined =>
    headers.map((header) => named.get(header) ?? '').find((value) => value !== '');
  const name = first(username);
  if (name === undefined) return { outcome: 'none' };
  const user = {
    name,
    uid: first(uid) ?? '',
    groups: group.flatMap((header) => groups.get(header) ?? []),
    extra: Object.fromEntries(extra),
  };
  return { outcome: 'user', user };
}
