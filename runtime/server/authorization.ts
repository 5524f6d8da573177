/** What callers may do: the modes that flags name, in their order. */
import { alwaysAllow, alwaysDeny, modesInOrder } from '../auth/authorizers/modes.js';
import type { Authorizer } from '../auth/contract.js';
import type { ServerParts } from '../http/server-parts.js';
import { RBAC_KINDS, rbacAuthorizer } from '../kinds/rbac.authorization/role-source.js';
import type { Settings } from '../settings/settings.js';
import type { Missing } from './flag-faults.js';

/** Faults of flags that ask for permissions which the catalogue has no kinds for. */
export function authorizationFaults(settings: Settings, missing: Missing): string[] {
  const kinds = settings.list('authorization-mode').includes('RBAC') ? missing(RBAC_KINDS) : [];
  return kinds.length === 0 ? [] : [`--authorization-mode: RBAC needs ${kinds.join(', ')}, which the catalogue does not have`];
}

export function authorizerOf({ registry, environment }: ServerParts): Authorizer {
  const modes: Readonly<Record<string, () => Authorizer>> = {
    AlwaysAllow: () => alwaysAllow,
    AlwaysDeny: () => alwaysDeny,
    RBAC: () => rbacAuthorizer(registry),
  };
  return modesInOrder(environment.settings.list('authorization-mode').map((mode) => modes[mode]?.() ?? alwaysDeny));
}
