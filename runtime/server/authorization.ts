/** What callers may do: the modes that flags name, in their order. */
import { alwaysAllow, alwaysDeny, modesInOrder } from '../auth/authorizers/modes.js';
import type { Authorizer } from '../auth/contract.js';
import type { ServerParts } from '../http/server-parts.js';
import { rbacAuthorizer } from '../kinds/rbac.authorization/role-source.js';

export function authorizerOf({ registry, environment }: ServerParts): Authorizer {
  const modes: Readonly<Record<string, () => Authorizer>> = {
    AlwaysAllow: () => alwaysAllow,
    AlwaysDeny: () => alwaysDeny,
    RBAC: () => rbacAuthorizer(registry),
  };
  return modesInOrder(environment.settings.list('authorization-mode').map((mode) => modes[mode]?.() ?? alwaysDeny));
}
