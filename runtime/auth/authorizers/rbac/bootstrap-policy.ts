/** The roles and bindings that a server with RBAC makes when it starts, so that its own parts and its users can work. */

import { entryIn, type Life } from '../../../model/definition/releases.js';
import type { ApiObject, ObjectMeta } from '../../../model/object.js';
import type { Words } from '../../../model/values/words.js';
import type { EnabledByName } from '../../../settings/feature-gates.js';
import { CALLERS } from './default-roles/callers.js';
import { components } from './default-roles/components.js';
import { CONTROLLERS } from './default-roles/controllers.js';
import { NAMESPACED } from './default-roles/namespaced.js';
import type { RoleRow } from './default-roles/rows.js';
import { ruleLines, type StoredRule } from './default-roles/rule-lines.js';

/** Objects of the hub version, without kind and apiVersion; namespaced ones name their namespace. */
interface BootstrapPolicy {
  readonly clusterRoles: readonly ApiObject[];
  readonly clusterRoleBindings: readonly ApiObject[];
  readonly roles: readonly ApiObject[];
  readonly roleBindings: readonly ApiObject[];
}

/** Namespace of the service accounts in the tables. */
const SYSTEM = 'kube-system';

export interface PolicyOptions {
  readonly words: Words;
  /** Which gates are on. */
  readonly enabledByName: EnabledByName;
  /** The release whose roles these are, as `1.21`. */
  readonly release: string;
}

/** The default roles and bindings of a release, in the words of a server. */
export function bootstrapPolicy({ words, enabledByName, release }: PolicyOptions): BootstrapPolicy {
  const there = <Entry extends Life & { readonly gate?: string }>(entry: Entry): Entry[] => {
    const now = entry.gate === undefined || enabledByName(entry.gate) ? entryIn(entry, release) : undefined;
    return now === undefined ? [] : [now];
  };
  const rows = [...CALLERS, ...components(words), ...CONTROLLERS].flatMap(there);
  const namespaced = NAMESPACED.flatMap(there);
  const apiGroup = words.group('rbac.authorization');
  const metadata = (name: string, namespace = '', labels: Readonly<Record<string, string>> = {}): ObjectMeta => ({
    name,
    ...(namespace === '' ? {} : { namespace }),
    labels: { [words.label('bootstrapping')]: 'rbac-defaults', ...labels },
    annotations: { [words.label('autoupdate', 'rbac.authorization')]: 'true' },
  });
  const rulesOf = ({ rules }: RoleRow): StoredRule[] | null =>
    rules === undefined
      ? null
      : [rules]
          .flat()
          .flatMap((part) => there(typeof part === 'string' ? { rules: part } : part))
          .flatMap((part) => ruleLines(part.rules, { words, enabledByName }));
  const aggregateTo = (name: string): Record<string, string> => ({ [`${apiGroup}/aggregate-to-${name}`]: 'true' });
  const subjectsOf = ({ groups = [], users = [], accounts = [] }: RoleRow): object[] => [
    ...groups.map((name) => ({ kind: 'Group', apiGroup, name })),
    ...users.map((name) => ({ kind: 'User', apiGroup, name })),
    ...accounts.map((name) => ({ kind: 'ServiceAccount', name, namespace: SYSTEM })),
  ];
  return {
    clusterRoles: rows.map((row) => ({
      metadata: metadata(row.name, '', row.feeds === undefined ? {} : aggregateTo(row.feeds)),
      ...(row.gathers === undefined ? {} : { aggregationRule: { clusterRoleSelectors: [{ matchLabels: aggregateTo(row.gathers) }] } }),
      rules: rulesOf(row),
    })),
    clusterRoleBindings: rows.filter(isBound).map((row) => ({
      metadata: metadata(row.name),
      roleRef: { apiGroup, kind: 'ClusterRole', name: row.name },
      subjects: subjectsOf(row),
    })),
    roles: namespaced.map((row) => ({ metadata: metadata(row.name, row.namespace), rules: rulesOf(row) })),
    roleBindings: namespaced.map((row) => ({
      metadata: metadata(row.binding ?? row.name, row.namespace),
      roleRef: { apiGroup, kind: 'Role', name: row.name },
      subjects: subjectsOf(row),
    })),
  };
}

const isBound = ({ groups, users, accounts, subjects }: RoleRow): boolean =>
  [groups, users, accounts, subjects].some((named) => named !== undefined);
