/** Roles and bindings that exist from the start. */

import type { ServerParts } from '../http/server-parts.js';
import type { ApiObject } from '../model/object.js';
import { group, label } from '../model/words.js';
import type { Controller } from './controller.js';
import { ensure } from './ensure.js';

const metadata = (name: string, labels: Readonly<Record<string, string>> = {}): ApiObject['metadata'] => ({
  name,
  labels: { [label('bootstrapping')]: 'rbac-defaults', ...labels },
  annotations: { [label('autoupdate', 'rbac.authorization')]: 'true' },
});

const HEALTH = ['/healthz', '/livez', '/readyz'];
const VERSION = ['/version', '/version/'];
const READ = ['get', 'list', 'watch'];
const WRITE = ['create', 'delete', 'deletecollection', 'patch', 'update'];

interface RoleRow {
  readonly name: string;
  readonly rules: readonly object[];
  /** Groups the role is bound to everywhere. */
  readonly groups?: readonly string[];
}

const rule = (apiGroups: readonly string[], resources: readonly string[], verbs: readonly string[]): object => ({
  verbs,
  apiGroups,
  resources,
});
const paths = (...nonResourceURLs: string[]): object => ({ verbs: ['get'], nonResourceURLs });

/** Resources of a namespace that its users work with. */
const contents = (): [string, string[]][] => [
  [
    '',
    [
      'configmaps',
      'endpoints',
      'events',
      'persistentvolumeclaims',
      'pods',
      'pods/log',
      'replicationcontrollers',
      'replicationcontrollers/scale',
      'serviceaccounts',
      'services',
      'services/status',
      'pods/status',
      'limitranges',
      'namespaces',
      'resourcequotas',
    ],
  ],
  [
    'apps',
    [
      'controllerrevisions',
      'daemonsets',
      'deployments',
      'deployments/scale',
      'replicasets',
      'replicasets/scale',
      'statefulsets',
      'statefulsets/scale',
    ],
  ],
  ['autoscaling', ['horizontalpodautoscalers']],
  ['batch', ['cronjobs', 'jobs']],
  ['policy', ['poddisruptionbudgets']],
  [group('networking'), ['ingresses', 'networkpolicies']],
  [group('discovery'), ['endpointslices']],
];

const roles = (): RoleRow[] => {
  const view = contents().map(([g, resources]) => rule([g], resources, READ));
  const changeable = contents().map(([g, resources]) =>
    rule(
      [g],
      resources.filter(
        (r) =>
          ![
            'events',
            'limitranges',
            'namespaces',
            'resourcequotas',
            'pods/log',
            'pods/status',
            'services/status',
            'endpointslices',
          ].includes(r),
      ),
      WRITE,
    ),
  );
  const edit = [
    ...changeable.filter((r) => (r as { resources: string[] }).resources.length > 0),
    rule([''], ['secrets'], [...READ, ...WRITE]),
    rule([''], ['pods/attach', 'pods/exec', 'pods/portforward', 'pods/proxy', 'services/proxy'], ['get', ...WRITE]),
    rule([''], ['serviceaccounts'], ['impersonate']),
    ...view,
  ];
  const admin = [
    rule([group('authorization')], ['localsubjectaccessreviews'], ['create']),
    rule([group('rbac.authorization')], ['rolebindings', 'roles'], [...READ, ...WRITE]),
    ...edit,
  ];
  return [
    { name: 'cluster-admin', rules: [rule(['*'], ['*'], ['*']), { verbs: ['*'], nonResourceURLs: ['*'] }], groups: ['system:masters'] },
    {
      name: 'system:discovery',
      rules: [paths('/api', '/api/*', '/apis', '/apis/*', ...HEALTH, '/openapi', '/openapi/*', ...VERSION)],
      groups: ['system:authenticated'],
    },
    {
      name: 'system:public-info-viewer',
      rules: [paths(...HEALTH, ...VERSION)],
      groups: ['system:authenticated', 'system:unauthenticated'],
    },
    {
      name: 'system:basic-user',
      rules: [rule([group('authorization')], ['selfsubjectaccessreviews', 'selfsubjectrulesreviews'], ['create'])],
      groups: ['system:authenticated'],
    },
    { name: 'system:monitoring', rules: [paths('/metrics', ...HEALTH.flatMap((h) => [h, `${h}/*`]))], groups: ['system:monitoring'] },
    { name: 'view', rules: view },
    { name: 'edit', rules: edit },
    { name: 'admin', rules: admin },
  ];
};

export const bootstrapRoles: Controller = {
  name: 'rbac/bootstrap-roles',
  wanted: (settings) => settings.list('authorization-mode').includes('RBAC'),
  start: makeRoles,
};

async function makeRoles({ registry }: ServerParts): Promise<void> {
  const domain = group('rbac.authorization');
  const clusterRoles = registry.byId(`clusterroles.${domain}`);
  const bindings = registry.byId(`clusterrolebindings.${domain}`);
  for (const { name, rules, groups } of roles()) {
    await ensure(clusterRoles, { metadata: metadata(name), rules });
    if (groups === undefined) continue;
    const subjects = groups.map((g) => ({ kind: 'Group', apiGroup: domain, name: g }));
    await ensure(bindings, { metadata: metadata(name), roleRef: { apiGroup: domain, kind: 'ClusterRole', name }, subjects });
  }
}
