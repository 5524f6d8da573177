/** Rules of what containers on Windows run as. */
import type { WindowsSecurityContextOptions } from '../../../generated/core/v1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { isAbsent } from './values.js';

const MAX_CREDENTIAL_KIB = 64;
const MAX_DOMAIN = 256;
const MAX_USER = 104;
const DOMAIN = /^[-A-Za-z0-9.]+$/;
const NETBIOS = /^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/;
const DNS_DOMAIN = /^(?:[a-zA-Z0-9]|[a-zA-Z0-9][-a-zA-Z0-9]*[a-zA-Z0-9])(?:\.(?:[a-zA-Z0-9]|[a-zA-Z0-9][-a-zA-Z0-9]*[a-zA-Z0-9]))*$/;
const BAD_USER = /["/\\:;|=,+*?<>@[\]]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\x00-\x1f\x7f]/;

function userFaults(field: string, name: string): FieldError[] {
  const refuse = (why: string): FieldError[] => [invalidValue(field, name, why)];
  if (name === '') return refuse('runAsUserName cannot be an empty string');
  if (CONTROL.test(name)) return refuse('runAsUserName cannot contain control characters');
  const parts = name.split('\\');
  if (parts.length > 2) return refuse('runAsUserName cannot contain more than one backslash');
  const [domain, user] = parts.length === 2 ? [parts[0] ?? '', parts[1] ?? ''] : [undefined, parts[0] ?? ''];
  const out: FieldError[] = [];
  if (domain !== undefined) {
    if (domain.length >= MAX_DOMAIN) out.push(...refuse(`runAsUserName's Domain length must be under ${MAX_DOMAIN} characters`));
    else if (!NETBIOS.test(domain) && !(DOMAIN.test(domain) && DNS_DOMAIN.test(domain)))
      out.push(...refuse("runAsUserName's Domain doesn't match the NetBIOS nor the DNS format"));
  }
  if (user === '') out.push(...refuse("runAsUserName's User cannot be empty"));
  else if (user.length > MAX_USER) out.push(...refuse(`runAsUserName's User length must not be longer than ${MAX_USER} characters`));
  if (/^[. ]+$/.test(user)) out.push(...refuse("runAsUserName's User cannot contain only periods or spaces"));
  if (BAD_USER.test(user)) out.push(...refuse('runAsUserName\'s User cannot contain the following characters: "/\\:;|=,+*?<>@[]'));
  return out;
}

/** Faults of the options, which stand in the security contexts of pods and of containers; absent ones have none. */
export function windowsFaults(at: string, options: WindowsSecurityContextOptions | undefined, declared: DeclaredFaults): FieldError[] {
  if (isAbsent(options)) return [];
  const { gmsaCredentialSpec: spec, runAsUserName: user } = options;
  const out = [...declared.take(at, 'gmsaCredentialSpecName')];
  if (!isAbsent(spec)) {
    if (spec === '') out.push(invalidValue(`${at}.gmsaCredentialSpec`, spec, 'gmsaCredentialSpec cannot be an empty string'));
    else if (Buffer.byteLength(spec) > MAX_CREDENTIAL_KIB * 1024)
      out.push(invalidValue(`${at}.gmsaCredentialSpec`, spec, `gmsaCredentialSpec size must be under ${MAX_CREDENTIAL_KIB} KiB`));
  }
  return isAbsent(user) ? out : [...out, ...userFaults(`${at}.runAsUserName`, user)];
}
