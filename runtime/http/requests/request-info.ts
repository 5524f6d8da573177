/** What a request is about, parsed from path, method and query before any other stage. */

import { ANY_RESOURCE, ANY_VERSION, addressOf, type NamespacePaths, WATCH } from '../../model/definition/routes.js';
import { isTrue } from '../../model/query.js';
import { parseFieldSelector } from '../../model/selectors/selectors.js';

export interface RequestInfo {
  /** The path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly resourceRequest: boolean;
  /** The API verb of a resource request; the lower-case method of any other request (specification 2, "Authorization"). */
  readonly verb: string;
  readonly group: string;
  readonly version: string;
  readonly namespace: string;
  readonly resource: string;
  readonly subresource: string;
  readonly name: string;
  /** What follows the subresource in the path, as it was sent, with its leading slash, as in proxy paths. */
  readonly rest: string;
  /** Whether the path is an old-style one below /watch/. */
  readonly watchPath: boolean;
  /**
   * The address as route tables write it, but of any resource, such as `/api/:version/namespaces/:namespace/:resource/:name/log`. With the
   * attributes above it says what the path says, so that only what was authorized is served, and no part of a server reads the path
   * again. Of a path below /watch/ it is the address that is watched. Empty where no resource has such an address.
   */
  readonly address: string;
}

const METHOD_VERBS: ReadonlyMap<string, string> = new Map([
  ['POST', 'create'],
  ['GET', 'get'],
  ['HEAD', 'get'],
  ['PUT', 'update'],
  ['PATCH', 'patch'],
  ['DELETE', 'delete'],
]);

/** Whether requests may use the method. Methods are case-sensitive (RFC 9110, section 9.1). */
export const isMethod = (method: string): boolean => METHOD_VERBS.has(method) || method === 'OPTIONS' || method === 'TRACE';

const decoded = (segment: string): string => {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * Path and query of a request's target, as they were sent; of one that is a whole URL (RFC 9112, section 3.2.2), what follows
 * the host. Undefined where such a URL is none.
 */
export function pathOfTarget(target: string): string | undefined {
  const scheme = target.startsWith('/') ? -1 : target.indexOf('://');
  if (scheme < 0) return target || '/';
  if (!URL.canParse(target)) return undefined;
  const path = target.slice(scheme + 3).search(/[/?]/);
  return path < 0 ? '/' : target.slice(scheme + 3 + path);
}

/** Whether each percent sign in the path of a target begins an escape (RFC 3986, section 2.1). */
export function isEscaped(target: string): boolean {
  if (!target.includes('%')) return true;
  const [, ...escapes] = (target.split('?', 1)[0] ?? '').split('%');
  return escapes.every((text) => /^[0-9A-Fa-f]{2}/.test(text));
}

/** A trailing part after a subresource that has no meaning. */
const NOTHING: readonly string[] = ['', '/', '//'];

const NO_QUERY = new URLSearchParams();

/** Reads what a request is about from its method and its URL (path and query). */
type ReadRequestInfo = (method: string, url: string) => RequestInfo;

/** Paths of documents mean the same in all their spellings; one that would read as something else than a path stays as it is. */
function respelled(path: string): string {
  const plain = decoded(path);
  return plain !== path && /^[\w/.~-]+$/.test(plain) && !plain.split('/').some((segment) => segment === '.' || segment === '..')
    ? plain
    : path;
}

/** A reader of requests whose paths name namespaces as the catalogue says. */
export function requestInfoReader({ segment, subresources }: NamespacePaths): ReadRequestInfo {
  const paths = { segment, ofNamespaces: new Set(subresources), addresses: addressesBy(segment) };
  return (method, url) => infoOf(method, url, paths);
}

interface Paths {
  /** The path segment before a namespace's name. */
  readonly segment: string;
  /** The subresources of namespaces themselves. */
  readonly ofNamespaces: ReadonlySet<string>;
  readonly addresses: Addresses;
}

/** Addresses of collections and of objects, outside of namespaces and in one. */
type Addresses = Readonly<Record<keyof typeof ANY_VERSION, Readonly<Record<'everywhere' | 'inNamespace', readonly [string, string]>>>>;

function addressesBy(segment: string): Addresses {
  const { plural } = ANY_RESOURCE;
  const under = (root: string) => {
    const both = (namespaces: string | undefined): [string, string] => [
      addressOf(root, { plural, namespaces, named: false, subresource: '' }),
      addressOf(root, { plural, namespaces, named: true, subresource: '' }),
    ];
    return { everywhere: both(undefined), inNamespace: both(segment) };
  };
  return { core: under(ANY_VERSION.core), other: under(ANY_VERSION.other) };
}

function infoOf(method: string, url: string, { segment, ofNamespaces, addresses }: Paths): RequestInfo {
  const mark = url.indexOf('?');
  const path = (mark < 0 ? url : url.slice(0, mark)) || '/';
  const query = mark < 0 ? NO_QUERY : new URLSearchParams(url.slice(mark + 1));
  const raw = path.split('/');
  const info = {
    path,
    query,
    resourceRequest: false,
    verb: method.toLowerCase(),
    group: '',
    version: '',
    namespace: '',
    resource: '',
    subresource: '',
    name: '',
    rest: '',
    watchPath: false,
    address: '',
  };
  const core = raw[1] === 'api';
  if (raw[0] !== '' || (!core && raw[1] !== 'apis')) {
    info.path = respelled(path);
    return info;
  }
  // A trailing slash is ignored.
  if (raw[raw.length - 1] === '') raw.pop();
  const parts = path.includes('%') ? raw.map(decoded) : raw;
  let at = core ? 2 : 3;
  if (parts.length <= at + 1) return info;
  info.group = core ? '' : (parts[2] ?? '');
  info.version = parts[at] ?? '';
  at += 1;
  info.resourceRequest = true;
  info.verb = METHOD_VERBS.get(method) ?? '';
  const special = (parts[at] === WATCH || parts[at] === 'proxy') && parts.length > at + 1;
  if (special) {
    info.watchPath = parts[at] === WATCH;
    info.verb = info.watchPath ? 'watch' : 'proxy';
    at += 1;
  }
  const below = at;
  if (parts[at] === segment && parts.length > at + 1) {
    info.namespace = parts[at + 1] ?? '';
    const inside = parts[at + 2];
    if (inside !== undefined && !ofNamespaces.has(inside)) at += 2;
  }
  info.resource = parts[at] ?? '';
  info.name = parts[at + 1] ?? '';
  info.subresource = parts[at + 2] ?? '';
  if (info.subresource !== '' && (parts.length > at + 3 || path.endsWith('/')))
    info.rest = path.slice(raw.slice(0, at + 3).join('/').length);
  // Of paths below /proxy/ none is served. A name is one segment in either spelling, and none is empty.
  if ((!special || info.watchPath) && parts[at] !== '' && parts[at + 1] !== '' && parts[at + 2] !== '') {
    // An empty name of a namespace stands for all of them.
    const places = addresses[core ? 'core' : 'other'][at === below + 2 && info.namespace !== '' ? 'inNamespace' : 'everywhere'];
    info.address = places[info.name === '' ? 0 : 1];
    if (info.subresource !== '') info.address += `/${info.subresource}${NOTHING.includes(info.rest) ? '' : '/*path'}`;
  }
  if (info.name !== '' || special) return info;
  if (info.verb === 'get') {
    info.verb = isTrue(query, 'watch') ? 'watch' : 'list';
    info.name = nameInSelector(query);
  } else if (info.verb === 'delete') info.verb = 'deletecollection';
  return info;
}

/** Lists of one object by a name selector are authorized by that name; a selector that cannot be read is refused later. */
function nameInSelector(query: URLSearchParams): string {
  const selector = query.get('fieldSelector');
  if (selector === null) return '';
  try {
    const name = parseFieldSelector(selector).find((term) => term.label === 'metadata.name' && term.equal)?.value ?? '';
    return name === '.' || name === '..' || name.includes('/') || name.includes('%') ? '' : name;
  } catch {
    return '';
  }
}
