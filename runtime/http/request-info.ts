/** What a request is about, read from its path, method and query before anything else looks at it. */

import { isTrue } from '../model/query.js';

export interface RequestInfo {
  /** The path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly method: string;
  readonly resourceRequest: boolean;
  /** API request verb of resource requests, lower-case method of others (specification 2, "Authorization"). */
  readonly verb: string;
  readonly group: string;
  readonly version: string;
  readonly namespace: string;
  readonly resource: string;
  readonly subresource: string;
  readonly name: string;
  /** What follows the subresource, as in proxy paths, with its leading slash. */
  readonly rest: string;
  /** An old-style path below /watch/. */
  readonly watchPath: boolean;
}

const METHOD_VERBS: Readonly<Record<string, string>> = {
  POST: 'create',
  GET: 'get',
  HEAD: 'get',
  PUT: 'update',
  PATCH: 'patch',
  DELETE: 'delete',
};

/** Subresources of the namespace kind itself; anything else below a namespace is a resource in it. */
const NAMESPACE_SUBRESOURCES = new Set(['status', 'finalize']);

const decoded = (segment: string): string => {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Path and query of a request's target, which may be a whole URL (RFC 9112, absolute-form); undefined where it is none. */
export function pathOfTarget(target: string): string | undefined {
  if (!/^https?:/i.test(target)) return target;
  if (!URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}

const NO_QUERY = new URLSearchParams();

export function requestInfoOf(method: string, url: string): RequestInfo {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? NO_QUERY : new URLSearchParams(url.slice(mark + 1));
  const parts = path.split('/');
  const info = {
    path,
    query,
    method,
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
  };
  const core = parts[1] === 'api';
  if (!core && parts[1] !== 'apis') return info;
  // A trailing slash is no segment.
  if (parts[parts.length - 1] === '') parts.pop();
  let at = core ? 2 : 3;
  if (parts.length <= at + 1) return info;
  info.group = core ? '' : decoded(parts[2] ?? '');
  info.version = decoded(parts[at] ?? '');
  at += 1;
  info.resourceRequest = true;
  info.verb = METHOD_VERBS[method] ?? '';
  if ((parts[at] === 'watch' || parts[at] === 'proxy') && parts.length > at + 1) {
    info.watchPath = parts[at] === 'watch';
    info.verb = info.watchPath ? 'watch' : 'proxy';
    at += 1;
  }
  if (parts[at] === 'namespaces' && parts.length > at + 1) {
    info.namespace = decoded(parts[at + 1] ?? '');
    const below = parts[at + 2];
    if (below !== undefined && !NAMESPACE_SUBRESOURCES.has(below)) at += 2;
  }
  info.resource = decoded(parts[at] ?? '');
  info.name = decoded(parts[at + 1] ?? '');
  info.subresource = decoded(parts[at + 2] ?? '');
  if (parts.length > at + 3) info.rest = `/${parts.slice(at + 3).join('/')}`;
  if (info.name === '' && !info.watchPath) {
    if (info.verb === 'get') info.verb = isTrue(query, 'watch') ? 'watch' : 'list';
    else if (info.verb === 'delete') info.verb = 'deletecollection';
  }
  // Not for deletecollection: a rule for named objects never covers a collection.
  if ((info.verb === 'list' || info.verb === 'watch') && info.name === '') info.name = nameInSelector(query) ?? '';
  return info;
}

/** Lists of one object by a name selector are authorized by that name. */
function nameInSelector(query: URLSearchParams): string | undefined {
  const selector = query.get('fieldSelector');
  return selector === null ? undefined : /(?:^|,)metadata\.name==?([^,=\\]+)(?:,|$)/.exec(selector)?.[1];
}
