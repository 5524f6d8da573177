/** Rules of where webhooks are called: at a URL, or at a service of the cluster (specification 2, webhook configurations). */
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import { quoted } from '../../model/values/printed-values.js';
import { urlSyntaxFault } from './url-syntax.js';
import { isAbsent, portNumberFaults } from './values.js';

const FORM = '; desired format: https://host[/path]';
/** Scheme, authority, path, query and fragment of a URL (RFC 3986, appendix B). */
const URL_PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

function urlFaults(at: string, url: string): FieldError[] {
  const malformed = urlSyntaxFault(url);
  if (malformed !== undefined) return [required(at, `url must be a valid URL: parse ${quoted(url)}: ${malformed}${FORM}`)];
  const [, scheme = '', authority = '', , query = '', fragment = ''] = URL_PARTS.exec(url) ?? [];
  const sign = authority.lastIndexOf('@');
  const [user, host] = sign < 0 ? [undefined, authority] : [authority.slice(0, sign), authority.slice(sign + 1)];
  return [
    ...(scheme.toLowerCase() === 'https' ? [] : [invalidValue(at, scheme, `'https' is the only allowed URL scheme${FORM}`)]),
    ...(host === '' ? [invalidValue(at, '', `host must be provided${FORM}`)] : []),
    ...(user === undefined ? [] : [invalidValue(at, user, 'user information is not permitted in the URL')]),
    ...(fragment === '' ? [] : [invalidValue(at, fragment, 'fragments are not permitted in the URL')]),
    ...(query === '' ? [] : [invalidValue(at, query, 'query parameters are not permitted in the URL')]),
  ];
}

function pathFaults(at: string, path: string): FieldError[] {
  if (path === '' || path === '/') return [];
  if (path === '//') return [invalidValue(at, path, 'segment[0] may not be empty')];
  const inner = path.slice(1).replace(/\/$/, '');
  return [
    ...(path.startsWith('/') ? [] : [invalidValue(at, path, "must start with a '/'")]),
    ...faultsOfEach(inner.split('/'), (segment, i) =>
      segment === ''
        ? [invalidValue(at, path, `segment[${i}] may not be empty`)]
        : faultsOf('dns-subdomain', segment).map((fault) => invalidValue(at, path, `segment[${i}]: ${fault}`)),
    ),
  ];
}

/** The service of the cluster that a webhook is. */
interface ServiceReference {
  readonly namespace: string;
  readonly name: string;
  readonly path?: string;
  readonly port: number;
}

const serviceFaults = (at: string, { name, namespace, port, path }: ServiceReference): FieldError[] => [
  ...(name === '' ? [required(`${at}.name`, 'service name is required')] : []),
  ...(namespace === '' ? [required(`${at}.namespace`, 'service namespace is required')] : []),
  ...portNumberFaults(`${at}.port`, port).map((fault) =>
    invalidValue(fault.field, port, 'port is not valid: must be between 1 and 65535, inclusive'),
  ),
  ...(isAbsent(path) ? [] : pathFaults(`${at}.path`, path)),
];

/** Where a webhook is called, as the groups that have webhooks describe it. */
export interface WebhookClient {
  readonly url?: string;
  readonly service?: ServiceReference;
}

/** Faults of where a webhook is called. */
export function webhookClientFaults(at: string, { url, service }: WebhookClient): FieldError[] {
  if (isAbsent(url) === isAbsent(service)) return [required(at, 'exactly one of url or service is required')];
  return isAbsent(service) ? urlFaults(`${at}.url`, url ?? '') : serviceFaults(`${at}.service`, service);
}
