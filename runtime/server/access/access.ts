/** Who calls a server, and what callers may do there. */
import type { Authenticator } from '../../auth/contract.js';
import type { CallerParts, ServerParts, StoreParts } from '../../http/server-parts.js';
import type { Followed } from '../../settings/followed-files.js';
import { type CallerConfiguration, followedCallers } from '../flags/authentication-config.js';
import type { Foundation } from '../foundation.js';
import type { Endings } from '../lifecycle/endings.js';
import type { Plan } from '../plan.js';
import { authenticatorsOf, judgesTokens, reviewBy } from './authentication.js';
import { authorizerOf } from './authorization.js';
import { OutsideServices } from './outside-services.js';

export interface Access {
  /** The services that the server asks about its callers, and tells of what they did. */
  readonly outside: OutsideServices;
  /** How callers are identified, in the order they are asked. */
  readonly authenticators: readonly Authenticator[];
  /** How callers are known by what files and flags say now. */
  readonly callers: Followed<CallerConfiguration>;
  /** The server with its authorizer. */
  readonly parts: ServerParts;
}

export function accessOf(
  { settings, given }: Plan,
  { administrator, tokens, pace }: Foundation,
  stored: StoreParts,
  endings: Endings,
): Access {
  const outside = new OutsideServices(settings, stored.files, stored.outgoing, () => pace.begin());
  endings.add(() => outside.close());
  const callers = followedCallers(settings, stored.environment.words, stored.files);
  const usual = (): readonly Authenticator[] => authenticatorsOf(settings, tokens, administrator, stored, outside, callers);
  const authenticators = given.authenticators?.(stored, usual) ?? usual();
  const known: CallerParts = { ...stored, reviewToken: reviewBy(authenticators.filter(judgesTokens)) };
  const authorizer = given.authorizer?.(known) ?? authorizerOf(known, outside);
  return { outside, authenticators, callers, parts: { ...known, authorizer } };
}
