/** Whether a request comes from the console's own page, and from no page of another origin that a browser would show the cookie for. */
import type { IncomingHttpHeaders } from 'node:http';
import { isOwnOrigin } from '../http/connections/browsers.js';
import { hostOf } from './cookies.js';

/** Pages of other origins cannot add it without a preflight request, which never allows it. */
const CONSOLE_HEADER = 'kindwright-console';

export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  if (headers[CONSOLE_HEADER] === undefined) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin === undefined || isOwnOrigin(headers.origin, hostOf(headers));
}
