/** Namespaces and rights of the tenants: made before a run of a case, taken away after it. */
import type { Client } from '../client.js';
import { type Place, type Sender, type StatefulCase, sent } from './case.js';

const RBAC = '/apis/rbac.authorization.k8s.io/v1';
/** Ends the groups of definitions that cases write; a place's own text stands before it. */
const GROUP = 'state.example.com';

/** API group in which the definer of a place may define kinds. */
export const groupOf = ({ unique }: Place): string => `${unique}.${GROUP}`;

const subjects = (name: Sender): object[] => [{ kind: 'User', name, apiGroup: 'rbac.authorization.k8s.io' }];
const roleRef = (name: string): object => ({ kind: 'ClusterRole', name, apiGroup: 'rbac.authorization.k8s.io' });

async function must(client: Client, request: ReturnType<typeof sent>): Promise<void> {
  const { status, text } = await client.send(request);
  if (status >= 300 || status === 0) throw new Error(`${request.method} ${request.path}: ${status} ${text.slice(0, 400)}`);
}

/** Makes the namespace, and gives its rights to who works there. */
export async function makePlace(administrator: Client, { sender }: StatefulCase, place: Place): Promise<void> {
  const { namespace, unique } = place;
  await must(administrator, sent('POST', '/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } }));
  if (sender === 'operator') return;
  const apiVersion = 'rbac.authorization.k8s.io/v1';
  await must(
    administrator,
    sent('POST', `${RBAC}/namespaces/${namespace}/rolebindings`, {
      apiVersion,
      kind: 'RoleBinding',
      metadata: { name: 'tenant' },
      roleRef: roleRef('cluster-admin'),
      subjects: subjects(sender),
    }),
  );
  if (sender === 'editor') return;
  await must(
    administrator,
    sent('POST', `${RBAC}/clusterroles`, {
      apiVersion,
      kind: 'ClusterRole',
      metadata: { name: unique },
      rules: [
        { verbs: ['*'], apiGroups: ['apiextensions.k8s.io'], resources: ['customresourcedefinitions'] },
        { verbs: ['*'], apiGroups: [groupOf(place)], resources: ['*'] },
      ],
    }),
  );
  await must(
    administrator,
    sent('POST', `${RBAC}/clusterrolebindings`, {
      apiVersion,
      kind: 'ClusterRoleBinding',
      metadata: { name: unique },
      roleRef: roleRef(unique),
      subjects: subjects(sender),
    }),
  );
}

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

/** Takes away what a run made: the namespace with what it holds, definitions of the place's group, and the definer's role. */
export async function removePlace(administrator: Client, { sender }: StatefulCase, place: Place): Promise<void> {
  const remove = (path: string) => administrator.send({ method: 'DELETE', path });
  if (sender === 'definer') {
    const { text } = await administrator.send({ method: 'GET', path: DEFINITIONS });
    const { items } = JSON.parse(text) as { items: { metadata: { name: string } }[] };
    for (const { metadata } of items) if (metadata.name.endsWith(groupOf(place))) await remove(`${DEFINITIONS}/${metadata.name}`);
    await remove(`${RBAC}/clusterrolebindings/${place.unique}`);
    await remove(`${RBAC}/clusterroles/${place.unique}`);
  }
  await remove(`/api/v1/namespaces/${place.namespace}`);
}
