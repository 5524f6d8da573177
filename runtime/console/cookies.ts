/** Cookies of the console. Their names have the port in them, because browsers share the cookies of all ports of a host. */
import type { IncomingHttpHeaders } from 'node:http';

/** Scripts never see one, it goes over TLS alone, and `__Host-` keeps other hosts and paths from setting it. */
const ALWAYS = 'Path=/; Secure; HttpOnly';

/** What keeps the name of a session, and what keeps the secrets of a login that goes by an issuer. */
type Purpose = 'session' | 'login';

/** The host and port that the request was sent to, over HTTP/1.1 or HTTP/2. */
export const hostOf = (headers: IncomingHttpHeaders): string => String(headers.host ?? headers[':authority'] ?? '');

const portOf = (headers: IncomingHttpHeaders): string => /:(\d+)$/.exec(hostOf(headers))?.[1] ?? '443';

const nameOf = (purpose: Purpose, headers: IncomingHttpHeaders): string => `__Host-kindwright-${purpose}-${portOf(headers)}`;

/** The value of a cookie; undefined where the request has none. */
export function cookieOf(purpose: Purpose, headers: IncomingHttpHeaders): string | undefined {
  const begin = `${nameOf(purpose, headers)}=`;
  const found = (headers.cookie ?? '').split(';').find((each) => each.trimStart().startsWith(begin));
  const value = found?.trim().slice(begin.length) ?? '';
  return value === '' ? undefined : value;
}

/**
 * The header that sets a cookie. That of a session is sent with requests of its own site's pages alone; that of a login also comes along
 * when an issuer sends the browser back.
 */
export const setCookie = (purpose: Purpose, headers: IncomingHttpHeaders, value: string, seconds?: number): string =>
  [
    `${nameOf(purpose, headers)}=${value}`,
    ALWAYS,
    `SameSite=${purpose === 'session' ? 'Strict' : 'Lax'}`,
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
  ].join('; ');

export const forgetCookie = (purpose: Purpose, headers: IncomingHttpHeaders): string => setCookie(purpose, headers, '', 0);
