/**
 * Cluster roles that gather their rules from others (specification 2, "Aggregated ClusterRoles"): such a role holds the rules of
 * all roles that its selectors pick, each rule once, in the order of the roles' names.
 */

import type { ClusterRole } from '../../../generated/rbac.authorization/v1/types.js';
import { sameValue } from '../../model/json.js';
import { selectorOfObject } from '../../resource/selectors.js';
import type { ControllerHost, Running } from '../framework/contract.js';
import type { Informer } from '../framework/informer.js';
import { runController, watching } from '../framework/reconciler.js';

const NAME = 'clusterrole-aggregation';

export async function start({ registry, api }: ControllerHost): Promise<Running | undefined> {
  const id = `clusterroles.${registry.words.group('rbac.authorization')}`;
  const roles = api.informer<ClusterRole>(id);
  const gathering = (): { namespace: string; name: string }[] =>
    roles
      .list()
      .flatMap(({ metadata, aggregationRule }) => (aggregationRule == null ? [] : [{ namespace: '', name: metadata.name ?? '' }]));
  return runController(
    {
      name: NAME,
      account: 'clusterrole-aggregation-controller',
      // Any role may be, or have been, among those that another gathers.
      watches: [watching<ClusterRole>({ resource: id, keys: gathering })],
      async reconcile({ name }, { client }) {
        const role = roles.get('', name);
        const wanted = role && gathered(role, roles);
        if (role === undefined || wanted === undefined || sameValue(wanted, role.rules ?? [])) return;
        await client.resource<ClusterRole>(id).update({ ...role, rules: wanted });
      },
    },
    api,
  );
}

type Rules = NonNullable<ClusterRole['rules']>;

/** The rules that a role gathers; undefined where it gathers none. */
function gathered(role: Readonly<ClusterRole>, roles: Informer<ClusterRole>): Rules | undefined {
  const selectors = role.aggregationRule?.clusterRoleSelectors;
  if (selectors == null) return undefined;
  const picks = selectors.map((selector) => selectorOfObject(selector));
  const rules = new Map<string, Rules[number]>();
  for (const other of roles.list()) {
    if (other.metadata.name === role.metadata.name || !picks.some((picked) => picked.matches(other.metadata.labels ?? undefined))) continue;
    for (const rule of other.rules ?? []) {
      const key = JSON.stringify(rule);
      if (!rules.has(key)) rules.set(key, rule);
    }
  }
  return [...rules.values()];
}
