/** Rules of where webhooks are called: at a URL, or at a service of the cluster (specification 2, webhook configurations). */
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import { quoted } from '../../model/values/printed-values.js';
import { urlSyntaxFault } from './url-syntax.js';
import { isAbsent } from './values.js';

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

/** Where a webhook is called, as the groups that have webhooks describe it. */
interface WebhookClient {
  readonly url?: string;
  readonly service?: { readonly path?: string };
}

/** Faults of where a webhook is called; of one that is called at two places or none, nothing else is told. */
export function webhookClientFaults(at: string, { url, service }: WebhookClient, declared: DeclaredFaults): readonly FieldError[] {
  const [unclear, ofService] = [declared.takeOnly(at), declared.take(`${at}.service`, 'name', 'namespace', 'port')];
  if (isAbsent(url) === isAbsent(service)) return unclear;
  if (isAbsent(service)) return urlFaults(`${at}.url`, url ?? '');
  return [...ofService, ...(isAbsent(service.path) ? [] : pathFaults(`${at}.service.path`, service.path))];
}
