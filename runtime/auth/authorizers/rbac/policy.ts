/** The roles and bindings that a server with RBAC makes when it starts, so that its own parts and its users can work. */

import type { ApiObject, ObjectMeta } from '../../../model/object.js';
import { group, label } from '../../../model/words.js';
import { CALLERS } from './policy/callers.js';
import { components } from './policy/components.js';
import { CONTROLLERS } from './policy/controllers.js';
import { NAMESPACED } from './policy/namespaced.js';
import type { RoleRow } from './policy/rows.js';
import { ruleLines } from './policy/rule-lines.js';

/** Objects of the hub version, without kind and apiVersion; namespaced ones name their namespace. */
export interface BootstrapPolicy {
  readonly clusterRoles: readonly ApiObject[];
  readonly clusterRoleBindings: readonly ApiObject[];
  readonly roles: readonly ApiObject[];
  readonly roleBindings: readonly ApiObject[];
}

/** Namespace of the service accounts in the tables. */
const SYSTEM = 'kube-system';

/** To be asked once the domain words are known. */
export function bootstrapPolicy(): BootstrapPolicy {
  const rows = [...CALLERS, ...components(), ...CONTROLLERS];
  return {
    clusterRoles: rows.map((row) => ({ metadata: metadata(row.name, '', feeding(row)), ...aggregation(row), rules: rulesOf(row) })),
    clusterRoleBindings: rows.filter(isBound).map((row) => ({
      metadata: metadata(row.name),
      roleRef: { apiGroup: group('rbac.authorization'), kind: 'ClusterRole', name: row.name },
      subjects: subjectsOf(row),
    })),
    roles: NAMESPACED.map((row) => ({ metadata: metadata(row.name, row.namespace), rules: rulesOf(row) })),
    roleBindings: NAMESPACED.map((row) => ({
      metadata: metadata(row.binding ?? row.name, row.namespace),
      roleRef: { apiGroup: group('rbac.authorization'), kind: 'Role', name: row.name },
      subjects: subjectsOf(row),
    })),
  };
}

const metadata = (name: string, namespace = '', labels: Readonly<Record<string, string>> = {}): ObjectMeta => ({
  name,
  ...(namespace === '' ? {} : { namespace }),
  labels: { [label('bootstrapping')]: 'rbac-defaults', ...labels },
  annotations: { [label('autoupdate', 'rbac.authorization')]: 'true' },
});

const rulesOf = ({ rules }: RoleRow): ReturnType<typeof ruleLines> | null => (rules === undefined ? null : ruleLines(rules));

const aggregateTo = (name: string): Record<string, string> => ({ [`${group('rbac.authorization')}/aggregate-to-${name}`]: 'true' });

const feeding = ({ feeds }: RoleRow): Record<string, string> => (feeds === undefined ? {} : aggregateTo(feeds));

const aggregation = ({ gathers }: RoleRow): { aggregationRule?: object } =>
  gathers === undefined ? {} : { aggregationRule: { clusterRoleSelectors: [{ matchLabels: aggregateTo(gathers) }] } };

const isBound = ({ groups, users, accounts, subjects }: RoleRow): boolean =>
  [groups, users, accounts, subjects].some((named) => named !== undefined);

const subjectsOf = ({ groups = [], users = [], accounts = [] }: RoleRow): object[] => [
  ...groups.map((name) => ({ kind: 'Group', apiGroup: group('rbac.authorization'), name })),
  ...users.map((name) => ({ kind: 'User', apiGroup: group('rbac.authorization'), name })),
  ...accounts.map((name) => ({ kind: 'ServiceAccount', name, namespace: SYSTEM })),
];
