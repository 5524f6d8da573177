/** The console of a server, as its flags say. */
import { Console } from '../../console/console.js';
import type { LoginIssuer } from '../../console/issuer-login.js';
import { PublishedReference } from '../../console/published-reference.js';
import type { Logins } from '../../console/sessions.js';
import type { StoredParts } from '../../http/documents/openapi-parts.js';
import type { Followed } from '../../settings/followed-files.js';
import type { Identify } from '../access/authentication.js';
import type { OutsideServices } from '../access/outside-services.js';
import type { CallerConfiguration } from '../flags/authentication-config.js';
import type { Plan } from '../plan.js';

/** `documents`: the catalogue's own, its reference among them. `callers`: the issuers that browsers may log in at are among them. */
export function consoleOf(
  { catalogue, settings, clock, log, release }: Plan,
  outside: OutsideServices,
  callers: Followed<CallerConfiguration>,
  identify: Identify,
  logins: Logins,
  documents: StoredParts,
): Console {
  const named = settings.text('oidc-issuer-url');
  const issuer = outside.published(callers, ({ issuers }, published): LoginIssuer | undefined => {
    const known = issuers.find((each) => each.issuer === named);
    if (known === undefined) return undefined;
    const publisher = published(known.ca);
    return {
      issuer: named,
      clientId: settings.text('oidc-client-id'),
      read: (url) => publisher.read(url),
      submit: (url, form) => publisher.submit(url, form),
    };
  });
  const { groupDomain, labelDomain, mediaVendor } = catalogue.service;
  const kinds = catalogue.resources.flatMap(({ versions }) => [...versions].map(([apiVersion, { kind }]) => `${apiVersion}/${kind}`));
  return new Console({
    words: { groupDomain, labelDomain, mediaVendor, release },
    reference: new PublishedReference(documents, kinds),
    clock,
    log,
    identify,
    logins,
    issuer: () => issuer.current,
  });
}
