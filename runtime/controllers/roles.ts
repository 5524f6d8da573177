/** Roles and bindings that exist from the start, where permissions come from them. */

import { RBAC_KINDS } from '../access/role-source.js';
import { chosenModes } from '../auth/authorizers/chosen-modes.js';
import { bootstrapPolicy } from '../auth/authorizers/rbac/bootstrap-policy.js';
import { type Repairing, repairBinding, repairRole } from '../auth/authorizers/rbac/repair.js';
import { ApiError } from '../model/errors.js';
import type { ApiObject } from '../model/object.js';
import { unchanged } from './cluster-controller.js';
import { serverAs } from './framework/author.js';
import type { Controller, HostParts } from './framework/contract.js';
import { ensure, SERVER_MANAGER } from './framework/ensure.js';

/** Makes what is missing, and gives back to what is there what it lacks; what was added to it stays. */
export const bootstrapRoles: Controller = {
  name: 'rbac/bootstrap-roles',
  needs: RBAC_KINDS,
  wanted: (settings) => chosenModes(settings).includes('RBAC'),
  async start(host) {
    const { words, enabledByName } = host.environment;
    const policy = bootstrapPolicy({ words, enabledByName, release: host.registry.rules.release });
    const faults = await Promise.all([
      settled(host, 'clusterroles', policy.clusterRoles, repairRole),
      settled(host, 'clusterrolebindings', policy.clusterRoleBindings, repairBinding),
      settled(host, 'roles', policy.roles, repairRole),
      settled(host, 'rolebindings', policy.roleBindings, repairBinding),
    ]);
    // What another has changed meanwhile is tried again at once, what is refused beside the rest of the start, after longer and longer pauses.
    const [first] = faults.flat().sort((a, b) => Number(isRefusal(a)) - Number(isRefusal(b)));
    if (first !== undefined) throw first;
  },
};

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.reason !== 'Conflict';

/** All at once, as the store commits together what waits for it. Gives what stood in the way of some; the others are as they should be. */
async function settled(
  { registry, api, environment: { words } }: HostParts<'registry' | 'environment' | 'api'>,
  plural: string,
  objects: readonly ApiObject[],
  repair: Repairing,
): Promise<unknown[]> {
  const id = `${plural}.${words.group('rbac.authorization')}`;
  const resource = registry.byId(id);
  const client = api.client(serverAs(SERVER_MANAGER)).resource(id);
  const autoupdate = words.label('autoupdate', 'rbac.authorization');
  const settle = async (wanted: ApiObject): Promise<void> => {
    if (await ensure(resource, wanted)) return;
    const { namespace = '', name = '' } = wanted.metadata;
    const stored = resource.find(namespace, name);
    if (stored !== undefined && repair(resource.readable(stored), wanted, autoupdate) === undefined) return;
    const known = await client.get(namespace, name);
    const repaired = repair(known, wanted, autoupdate);
    if (repaired?.does === 'update') await client.update(repaired.object);
    if (repaired?.does !== 'recreate') return;
    await client.delete(namespace, name, { preconditions: unchanged(known.metadata) });
    await client.create(wanted);
  };
  const outcomes = await Promise.allSettled(objects.map(settle));
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
}
