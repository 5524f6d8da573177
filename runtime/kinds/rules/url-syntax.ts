/** Faults in the text of a URL that keep it from being split into parts, in the words that clients of webhooks know. */
import { quoted } from '../../model/values/printed-values.js';

/** Characters that a host, or its zone, may not have unless they are escaped. */
const NOT_IN_HOST = /[ %/?#@\\^`{|}]/;
/** Characters of user information, with percent signs for those that are escaped. */
const USER = /^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/;
const OPTIONAL_PORT = /^(?::\d*)?$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: URLs have none of these
const CONTROL = /[\u0000-\u001f\u007f]/;

/** The first escape that is not a percent sign and two hexadecimal digits, or whose digits `refuses` does not take. */
function escapeFault(text: string, refuses: (found: string) => boolean = () => false): string | undefined {
  for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1)) {
    const found = text.slice(at, at + 3);
    if (!/^%[0-9a-f]{2}$/i.test(found) || refuses(found)) return `invalid URL escape ${quoted(found)}`;
  }
  return undefined;
}

/** A host escapes what is no ASCII and the percent sign, and holds some characters only so. */
function hostTextFault(text: string): string | undefined {
  const escaped = escapeFault(text, (found) => /^%[0-7]/.test(found) && found !== '%25');
  const bad = NOT_IN_HOST.exec(text.replaceAll('%', ''))?.[0];
  if (escaped !== undefined && (bad === undefined || text.indexOf('%') < text.indexOf(bad))) return escaped;
  return bad === undefined ? undefined : `invalid character ${quoted(bad)} in host name`;
}

function hostFault(host: string): string | undefined {
  const end = host.startsWith('[') ? host.lastIndexOf(']') : undefined;
  if (end === -1) return "missing ']' in host";
  const colon = host.lastIndexOf(':');
  const port = end !== undefined ? host.slice(end + 1) : colon < 0 ? '' : host.slice(colon);
  if (!OPTIONAL_PORT.test(port)) return `invalid port ${quoted(port)} after host`;
  const zone = end === undefined ? -1 : host.slice(0, end).indexOf('%25');
  return hostTextFault(zone < 0 ? host : host.slice(0, zone));
}

function authorityFault(authority: string): string | undefined {
  const sign = authority.lastIndexOf('@');
  const user = authority.slice(0, Math.max(sign, 0));
  return hostFault(authority.slice(sign + 1)) ?? (USER.test(user) ? escapeFault(user) : 'net/url: invalid userinfo');
}

/** The fault of a text that is no URL; undefined where it is one, be it of another scheme or without a host. */
export function urlSyntaxFault(url: string): string | undefined {
  const [whole = '', ...fragment] = url.split('#');
  if (CONTROL.test(whole)) return 'net/url: invalid control character in URL';
  if (whole.startsWith(':')) return 'missing protocol scheme';
  const scheme = /^[A-Za-z][A-Za-z0-9+\-.]*:/.exec(whole)?.[0] ?? '';
  const [rest = ''] = whole.slice(scheme.length).split('?');
  if (!rest.startsWith('/')) {
    if (scheme !== '') return undefined;
    if (rest.split('/')[0]?.includes(':')) return 'first path segment in URL cannot contain colon';
  }
  const named = rest.startsWith('//') && (scheme !== '' || !rest.startsWith('///'));
  const slash = named ? rest.indexOf('/', 2) : 0;
  const authority = named ? rest.slice(2, slash < 0 ? undefined : slash) : '';
  const path = slash < 0 ? '' : rest.slice(slash);
  return authorityFault(authority) ?? escapeFault(path) ?? escapeFault(fragment.join('#'));
}
