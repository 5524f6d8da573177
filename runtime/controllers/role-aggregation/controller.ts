/**
 * Cluster roles that gather their rules from others (specification 2, "Aggregated ClusterRoles"): such a role holds the rules of
 * all roles that its selectors pick, each rule once, in the order of the roles' names.
 */

import type { ClusterRole } from '../../../generated/rbac.authorization/v1/types.js';
import { sameValue } from '../../model/json/json.js';
import { type LabelSelector, selectorOfObject } from '../../model/selectors/selectors.js';
import type { HostParts, Running } from '../framework/contract.js';
import { runController, watching } from '../framework/reconciler.js';

const NAME = 'clusterrole-aggregation';

/** What aggregation looks at of a role. */
interface KnownRole {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>> | undefined;
  /** Of a role that gathers. */
  readonly picks: readonly LabelSelector[] | undefined;
}

const knownRole = ({ metadata, aggregationRule }: Readonly<ClusterRole>): KnownRole => ({
  name: metadata.name ?? '',
  labels: metadata.labels ?? undefined,
  picks: aggregationRule == null ? undefined : (aggregationRule.clusterRoleSelectors ?? []).map((selector) => selectorOfObject(selector)),
});

const gathers = ({ picks = [], name }: KnownRole, other: KnownRole): boolean =>
  other.name !== name && picks.some((selector) => selector.matches(other.labels));

export async function start({ registry, api }: HostParts<'registry' | 'api'>): Promise<Running | undefined> {
  const id = `clusterroles.${registry.words.group('rbac.authorization')}`;
  const roles = api.informer<ClusterRole>(id);
  const known = roles.derive(knownRole);
  /** Gathering roles, so that the change of another role does not look at all. */
  const gathering = new Map<string, KnownRole>();
  return runController(
    {
      name: NAME,
      account: 'clusterrole-aggregation-controller',
      watches: [
        watching<ClusterRole>({
          resource: id,
          // A role is, or was, among those that others gather by its labels; one that is new as a gathering one is found by itself.
          keys(object) {
            const role = knownRole(object);
            const now = known.get('', role.name);
            if (now?.picks === undefined) gathering.delete(role.name);
            else gathering.set(role.name, now);
            const of = [...gathering.values()].filter((one) => gathers(one, role)).map(({ name }) => ({ namespace: '', name }));
            return role.picks === undefined ? of : [...of, { namespace: '', name: role.name }];
          },
        }),
      ],
      async reconcile({ name }, { client, turn }) {
        const own = known.get('', name);
        if (own?.picks === undefined) return;
        const wanted = new Map<string, Rules[number]>();
        for (const other of known.each()) {
          await turn();
          if (!gathers(own, other)) continue;
          for (const rule of roles.get('', other.name)?.rules ?? []) {
            const key = JSON.stringify(rule);
            if (!wanted.has(key)) wanted.set(key, rule);
          }
        }
        const role = roles.get('', name);
        const rules = [...wanted.values()];
        // A role whose selectors are null gathers nothing and keeps what it has.
        if (role?.aggregationRule?.clusterRoleSelectors == null || sameValue(rules, role.rules ?? [])) return;
        await client.resource<ClusterRole>(id).update({ ...role, rules });
      },
    },
    api,
  );
}

type Rules = NonNullable<ClusterRole['rules']>;
