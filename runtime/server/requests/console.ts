/** The console of a server, as its flags say. */
import { Console } from '../../console/console.js';
import type { LoginIssuer } from '../../console/issuer-login.js';
import type { Logins } from '../../console/sessions.js';
import type { Followed } from '../../settings/followed-files.js';
import type { Identify } from '../access/authentication.js';
import type { OutsideServices } from '../access/outside-services.js';
import type { CallerConfiguration } from '../flags/authentication-config.js';
import type { Plan } from '../plan.js';

/** `callers`: the issuers that browsers may log in at are among them. */
export function consoleOf(
  { catalogue, settings, clock, log, release }: Plan,
  outside: OutsideServices,
  callers: Followed<CallerConfiguration>,
  identify: Identify,
  logins: Logins,
): Console {
  const named = settings.text('oidc-issuer-url');
  const issuer = outside.published(callers, ({ issuers }, documents): LoginIssuer | undefined => {
    const known = issuers.find((each) => each.issuer === named);
    if (known === undefined) return undefined;
    const publisher = documents(known.ca);
    return {
      issuer: named,
      clientId: settings.text('oidc-client-id'),
      read: (url) => publisher.read(url),
      submit: (url, form) => publisher.submit(url, form),
    };
  });
  const { groupDomain, labelDomain, mediaVendor } = catalogue.service;
  return new Console({
    words: { groupDomain, labelDomain, mediaVendor, release },
    clock,
    log,
    identify,
    logins,
    issuer: () => issuer.current,
  });
}
