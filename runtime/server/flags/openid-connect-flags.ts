/** The flags of OpenID Connect. */
import type { OpenIdConnectOptions } from '../../auth/authenticators/openid-connect.js';
import type { Settings, SettingsByName } from '../../settings/settings.js';

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

/** What the flags ask for; undefined where there is no issuer. */
export function openIdConnectOptions(settings: Settings, apiAudiences: readonly string[]): OpenIdConnectOptions | undefined {
  const issuer = settings.text(ISSUER);
  if (issuer === '') return undefined;
  return {
    issuer,
    clientId: settings.text('oidc-client-id'),
    usernameClaim: settings.text('oidc-username-claim'),
    usernamePrefix: settings.text('oidc-username-prefix'),
    groupsClaim: settings.text('oidc-groups-claim'),
    groupsPrefix: settings.text('oidc-groups-prefix'),
    requiredClaims: new Map(settings.list('oidc-required-claim').map(requiredClaim)),
    algorithms: settings.list('oidc-signing-algs'),
    apiAudiences,
  };
}
