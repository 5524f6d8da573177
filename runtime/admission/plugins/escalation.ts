/**
 * Users cannot grant more permissions than they hold, which is checked on every write of a role or a binding (specification 2, "Role-based
 * objects").
 */

import { StoredRoles } from '../../access/role-source.js';
import { bindingEscalation, type GrantingWrite, roleEscalation } from '../../auth/authorizers/rbac/escalation.js';
import type { Parts } from '../../http/server-parts.js';
import type { AdmissionPlugin } from '../chain.js';
import { sameContent } from './same-content.js';

const JUDGED: ReadonlyMap<string, typeof roleEscalation> = new Map([
  ['roles', roleEscalation],
  ['clusterroles', roleEscalation],
  ['rolebindings', bindingEscalation],
  ['clusterrolebindings', bindingEscalation],
]);

export function escalation(parts: Parts<'registry' | 'authorizer' | 'environment'>): AdmissionPlugin {
  const of = parts.registry.words.group('rbac.authorization');
  if (!parts.registry.has(`roles.${of}`)) return { name: 'Escalation' };
  const source = StoredRoles.of(parts.registry);
  const namesBinding = parts.environment.enabled('MissingRolesByBinding');
  return {
    name: 'Escalation',
    concerns: ({ group, resource, subresource }) => group === of && subresource === '' && JUDGED.has(resource),
    async validate(request) {
      const { object, old, user, resource, namespace } = request;
      const judge = JUDGED.get(resource);
      if (judge === undefined || object === undefined || (old !== undefined && sameContent(object, old))) return;
      await source.open();
      const requestName = request.operation === 'CREATE' ? '' : request.name;
      const write = { user, resource: resource as GrantingWrite['resource'], requestName, namespace, object, old };
      const refusal = await judge(write, { source, authorizer: parts.authorizer, namesBinding, turn: parts.registry.pace.begin() });
      if (refusal !== undefined) throw refusal;
    },
  };
}
