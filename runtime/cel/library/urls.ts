/** Addresses of resources, absolute or paths, as requests name them. */
import { EvaluationFault } from '../fault.js';
import { type Overload, opaqueType, overload } from '../functions.js';
import { type Context, Entries, List, Opaque } from '../values.js';

class Url {
  constructor(
    readonly text: string,
    readonly scheme: string,
    readonly host: string,
    readonly path: string,
    readonly query: string,
  ) {}
}

const FORM = /^(?:([a-zA-Z][-+.a-zA-Z0-9]*):)?(?:\/\/(?:[^@/?#]*@)?([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#.*)?$/s;
const HOST = /^(?:\[[0-9a-fA-F:.%]+\]|[^\s:[\]<>"\\^`{|}]*)(?::\d*)?$/;

/** A text as an address; undefined where it is neither absolute nor a path from the root. */
function read(text: string): Url | undefined {
  const match = FORM.exec(text);
  if (match === null || /[\0-\x20\x7f]/.test(text)) return undefined;
  const [, scheme = '', host = '', path = '', query = ''] = match;
  if (scheme === '' && !path.startsWith('/') && host === '') return undefined;
  if (!HOST.test(host) || /%(?![0-9a-fA-F]{2})/.test(path)) return undefined;
  return new Url(text, scheme.toLowerCase(), host, path, query);
}

function parsed(text: string): Opaque {
  const url = read(text);
  if (url === undefined)
    throw new EvaluationFault(
      `URL parse error during conversion from string: parse ${JSON.stringify(text.slice(0, 100))}: invalid URI for request`,
    );
  return new Opaque(opaqueType('url'), url, url.text);
}

const urlOf = ({ content }: Opaque): Url => {
  if (content instanceof Url) return content;
  throw new EvaluationFault('no such overload');
};

/** Work of escaping a part of a path, and of each of its characters; and of each character of a query. */
const ESCAPED_PART = 300;
const ESCAPED_CHARACTER = 30;
const QUERY_CHARACTER = 400;

/** The path with what may not stand in it written as escapes. */
const escapedPath = (path: string, context: Context): string => {
  return path.replace(/[^!$&'()*+,\-./0-9:;=@A-Z_a-z~%[\]]+/gu, (part) => {
    context.work(ESCAPED_PART + ESCAPED_CHARACTER * part.length);
    return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'));
  });
};

/** The values of a query by their names. */
function queryOf({ query }: Url, context: Context): Entries {
  context.work(QUERY_CHARACTER * query.length);
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  const out = new Entries();
  for (const [name, all] of values) out.add(name, List.of(all));
  return out;
}

const hostname = ({ host }: Url): string => host.replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1');
const port = ({ host }: Url): string => /:(\d*)$/.exec(host)?.[1] ?? '';

const scan = { cost: (text = 0): number => 1 + text / 10, work: (text = 0): number => 2000 + 30 * text };
const part = { work: (text = 0): number => 500 + 10 * text };

export const URLS: readonly Overload[] = [
  overload('url(string): url', parsed, scan),
  overload('isURL(string): bool', (text) => read(text) !== undefined, scan),
  overload('url.getScheme(): string', (value) => urlOf(value).scheme, part),
  overload('url.getHost(): string', (value) => urlOf(value).host, part),
  overload('url.getHostname(): string', (value) => hostname(urlOf(value)), part),
  overload('url.getPort(): string', (value) => port(urlOf(value)), part),
  overload('url.getEscapedPath(): string', (value, context) => escapedPath(urlOf(value).path, context), part),
  overload('url.getQuery(): map<string,list<string>>', (value, context) => queryOf(urlOf(value), context), part),
];
