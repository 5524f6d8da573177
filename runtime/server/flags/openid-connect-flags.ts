/** The flags of OpenID Connect. */

import { readFileSync } from 'node:fs';
import type { Settings, SettingsByName } from '../../settings/settings.js';
import type { IssuerConfiguration } from './jwt-config.js';

const PREFIX = 'oidc-';
const ISSUER = 'oidc-issuer-url';

/** Name and value of a claim that must be there; the value may hold equals signs. Throws an Error for other text. */
function requiredClaim(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Error(`${JSON.stringify(text)} is no claim with a value, such as hd=example.com`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Faults of the flags against one another; the files they name are looked at elsewhere. */
export function openIdConnectFaults(settings: Settings, flags: readonly string[]): string[] {
  const issuer = settings.text(ISSUER);
  const byName: SettingsByName = settings;
  if (issuer === '')
    return flags.filter((name) => name.startsWith(PREFIX) && byName.isGiven(name)).map((name) => `--${name} needs --${ISSUER}`);
  const faults: string[] = [];
  const { protocol = '', search = '', hash = '', username = '' } = URL.canParse(issuer) ? new URL(issuer) : {};
  if (protocol !== 'https:' || search !== '' || hash !== '' || username !== '')
    faults.push(`--${ISSUER}: ${JSON.stringify(issuer)} is no address such as https://login.example.com`);
  if (settings.text('oidc-client-id') === '') faults.push(`--${ISSUER} needs --oidc-client-id`);
  if (settings.text('oidc-username-claim') === '') faults.push('--oidc-username-claim: the name of the claim is empty');
  if (settings.text('service-account-issuer') === issuer) faults.push(`--${ISSUER}: ${issuer} is the issuer of service account tokens`);
  for (const text of settings.list('oidc-required-claim')) {
    try {
      requiredClaim(text);
    } catch (error) {
      faults.push(`--oidc-required-claim: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return faults;
}

/** The issuer that the flags name, with the authorities of their file; undefined where there is none. Its file is read by each call. */
export function openIdConnectIssuer(settings: Settings): IssuerConfiguration | undefined {
  const issuer = settings.text(ISSUER);
  if (issuer === '') return undefined;
  const file = settings.text('oidc-ca-file');
  return {
    issuer,
    ...(file === '' ? {} : { ca: readFileSync(file, 'utf8') }),
    audiences: [settings.text('oidc-client-id')],
    mapping: {
      username: { claim: settings.text('oidc-username-claim'), prefix: usernamePrefix(settings, issuer) },
      groups: { claim: settings.text('oidc-groups-claim'), prefix: settings.text('oidc-groups-prefix') },
      extra: [],
      requiredClaims: new Map(settings.list('oidc-required-claim').map(requiredClaim)),
      claimRules: [],
      userRules: [],
    },
    algorithms: settings.list('oidc-signing-algs'),
  };
}

/** What comes before user names. By default that is the issuer and a number sign, unless the claim is `email`; `-` stands for nothing. */
function usernamePrefix(settings: Settings, issuer: string): string {
  const prefix = settings.text('oidc-username-prefix');
  if (prefix === '-') return '';
  return prefix === '' && settings.text('oidc-username-claim') !== 'email' ? `${issuer}#` : prefix;
}
