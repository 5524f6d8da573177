/** Things of a tenant that controllers look at together: each case stores two kinds of them, whose product no change may cost. */
import type { Sent } from '../client.js';
import { list, type Place, type StatefulCase, sent } from './case.js';
import { groupOf } from './places.js';

const core = ({ namespace }: Place, plural: string): string => `/api/v1/namespaces/${namespace}/${plural}`;

const pod = (place: Place, i: number, more: { readonly metadata?: object; readonly spec?: object } = {}): Sent =>
  sent('POST', core(place, 'pods'), {
    metadata: { name: `p${i}`, labels: { app: 'a', own: `o${i}` }, ...more.metadata },
    spec: {
      containers: [{ name: 'c', image: 'i', resources: { requests: { cpu: '1m' } } }],
      automountServiceAccountToken: false,
      ...more.spec,
    },
  });

const budget = (place: Place, i: number, selector: object, spec: object = { minAvailable: 1 }): Sent =>
  sent('POST', `/apis/policy/v1/namespaces/${place.namespace}/poddisruptionbudgets`, {
    metadata: { name: `b${i}` },
    spec: { ...spec, selector },
  });

/** Means every pod, by a requirement that no other budget has. */
const everyPodBut = (i: number): object => ({ matchExpressions: [{ key: 'own', operator: 'NotIn', values: [`none${i}`] }] });

const quota = (place: Place, i: number, spec: object): Sent =>
  sent('POST', core(place, 'resourcequotas'), { metadata: { name: `q${i}` }, spec });

const configMap = (place: Place, i: number, metadata: object = {}): Sent =>
  sent('POST', core(place, 'configmaps'), { metadata: { name: `c${i}`, ...metadata }, data: { a: 'b' } });

const owner = (uid: string, name = 'owner'): object => ({ apiVersion: 'v1', kind: 'ConfigMap', name, uid, blockOwnerDeletion: true });
const uidOf = (i: number): string => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;

export const controllerCases: readonly StatefulCase[] = [
  {
    name: 'pods beside budgets that mean all of them',
    sender: 'editor',
    size: 150,
    requests: function* (place, n) {
      yield* list(n, (i) => budget(place, i, { matchLabels: { app: 'a' } }));
      yield* list(n, (i) => pod(place, i));
    },
    atOnce: 4,
  },
  {
    name: 'pods beside budgets of requirements of their own',
    sender: 'editor',
    size: 150,
    requests: function* (place, n) {
      yield* list(n, (i) => budget(place, i, everyPodBut(i)));
      yield* list(n, (i) => pod(place, i));
    },
    atOnce: 4,
  },
  {
    name: 'budgets that ask who controls each pod',
    sender: 'editor',
    size: 150,
    scene: function* (place, n) {
      yield* list(n, (i) =>
        pod(place, i, {
          metadata: { ownerReferences: [{ ...owner(uidOf(i), `r${i}`), apiVersion: 'apps/v1', kind: 'ReplicaSet', controller: true }] },
        }),
      );
    },
    requests: function* (place, n) {
      yield* list(n, (i) => budget(place, i, everyPodBut(i), { maxUnavailable: '10%' }));
    },
    atOnce: 4,
  },
  {
    name: 'evictions beside many budgets',
    sender: 'editor',
    size: 400,
    scene: function* (place, n) {
      yield pod(place, 0, { metadata: { labels: { none: 'x' } } });
      yield* list(n, (i) => budget(place, i, { matchExpressions: list(20, (j) => ({ key: `k${i}-${j}`, operator: 'Exists' })) }));
    },
    requests: function* (place) {
      yield* list(20, () =>
        sent('POST', `${core(place, 'pods')}/p0/eviction?dryRun=All`, {
          apiVersion: 'policy/v1beta1',
          kind: 'Eviction',
          metadata: { name: 'p0', namespace: place.namespace },
        }),
      );
    },
  },
  {
    name: 'pods beside quotas that count them',
    sender: 'editor',
    size: 100,
    scene: function* (place, n) {
      yield* list(n, (i) => pod(place, i));
    },
    requests: function* (place, n) {
      yield* list(n, (i) =>
        quota(place, i, { hard: { pods: '100000', 'requests.cpu': '10000', 'limits.cpu': '10000' }, scopes: ['NotTerminating'] }),
      );
    },
    atOnce: 4,
  },
  {
    name: 'objects beside quotas that count others',
    sender: 'editor',
    size: 200,
    scene: function* (place, n) {
      yield* list(n, (i) => quota(place, i, { hard: { [`count/kind${i}.example.com`]: '1', 'count/configmaps': '100000' }, scopes: [] }));
    },
    requests: function* (place) {
      yield* list(60, (i) => sent('POST', core(place, 'secrets'), { metadata: { name: `s${i}` } }));
    },
    atOnce: 4,
  },
  {
    name: 'objects of many owners',
    sender: 'editor',
    size: 2000,
    requests: function* (place, n) {
      yield configMap(place, 0, {
        ownerReferences: list(n, (i) => ({ ...owner(uidOf(i), `o${i}`), apiVersion: 'example.com/v1', kind: 'Unknown' })),
      });
      yield sent('PATCH', `${core(place, 'configmaps')}/c0`, { metadata: { labels: { a: 'b' } } }, 'application/merge-patch+json');
    },
  },
  {
    name: 'secrets of one account',
    sender: 'editor',
    size: 150,
    requests: function* (place, n) {
      yield* list(n, (i) =>
        sent('POST', core(place, 'secrets'), {
          metadata: { name: `t${i}`, annotations: { 'kubernetes.io/service-account.name': 'default' } },
          type: 'kubernetes.io/service-account-token',
        }),
      );
    },
    atOnce: 4,
  },
  {
    name: 'definitions that all want the same short name',
    sender: 'definer',
    size: 30,
    requests: function* (place, n) {
      const group = groupOf(place);
      yield* list(n, (i) =>
        sent('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
          metadata: { name: `things${i}.${group}` },
          spec: {
            group,
            scope: 'Namespaced',
            names: { plural: `things${i}`, singular: `thing${i}`, kind: `Thing${i}`, listKind: `Thing${i}List`, shortNames: ['wanted'] },
            versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }],
          },
        }),
      );
    },
  },
  {
    name: 'roles that gather, beside roles to be gathered',
    sender: 'operator',
    size: 60,
    requests: function* ({ unique }, n) {
      const label = { [`gathered-${unique}`]: 'true' };
      const path = '/apis/rbac.authorization.k8s.io/v1/clusterroles';
      yield* list(n, (i) =>
        sent('POST', path, {
          metadata: { name: `gathering-${unique}-${i}` },
          aggregationRule: { clusterRoleSelectors: [{ matchLabels: { [`other-${unique}-${i}`]: 'true' } }] },
        }),
      );
      yield* list(n, (i) =>
        sent('POST', path, {
          metadata: { name: `gathered-${unique}-${i}`, labels: label },
          rules: [{ verbs: ['get'], apiGroups: [''], resources: [`r${i}`] }],
        }),
      );
      for (const kind of ['gathering', 'gathered'])
        yield* list(n, (i): Sent => ({ method: 'DELETE', path: `${path}/${kind}-${unique}-${i}` }));
    },
  },
  {
    name: 'dependents of one owner that goes',
    sender: 'editor',
    size: 300,
    requests: function* (place, n) {
      yield configMap(place, 0);
      yield* list(n, (i) => configMap(place, i + 1, { ownerReferences: [owner(uidOf(i), 'c0')] }));
      yield { method: 'DELETE', path: `${core(place, 'configmaps')}/c0?propagationPolicy=Foreground` };
    },
    atOnce: 4,
  },
  {
    name: 'objects that own each other in a ring',
    sender: 'editor',
    size: 100,
    requests: function* (place, n) {
      yield* list(n, (i) => configMap(place, i, { ownerReferences: list(10, (k) => owner(uidOf(i + k), `c${(i + k + 1) % n}`)) }));
      yield { method: 'DELETE', path: `${core(place, 'configmaps')}?propagationPolicy=Foreground` };
    },
    atOnce: 4,
  },
  {
    name: 'objects of many owners, all of which are gone',
    sender: 'editor',
    size: 30,
    requests: function* (place, n) {
      yield* list(n, (i) => configMap(place, i, { ownerReferences: list(n, (k) => owner(uidOf(k), `gone${k}`)) }));
    },
    atOnce: 4,
  },
  {
    name: 'services beside pods that they select',
    sender: 'editor',
    size: 100,
    requests: function* (place, n) {
      yield* list(n, (i) =>
        sent('POST', core(place, 'services'), { metadata: { name: `s${i}` }, spec: { selector: { app: 'a' }, ports: [{ port: 1 }] } }),
      );
      yield* list(n, (i) => pod(place, i));
    },
    atOnce: 4,
  },
  {
    name: 'claims and pods that use all of them',
    sender: 'editor',
    size: 40,
    requests: function* (place, n) {
      yield* list(n, (i) =>
        sent('POST', core(place, 'persistentvolumeclaims'), {
          metadata: { name: `v${i}` },
          spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
        }),
      );
      yield* list(n, (i) =>
        pod(place, i, { spec: { volumes: list(n, (k) => ({ name: `v${k}`, persistentVolumeClaim: { claimName: `v${k}` } })) } }),
      );
      yield* list(n, (i): Sent => ({ method: 'DELETE', path: `${core(place, 'persistentvolumeclaims')}/v${i}` }));
    },
    atOnce: 4,
  },
  {
    name: 'budgets of selectors of many requirements',
    sender: 'editor',
    size: 60,
    scene: function* (place) {
      yield* list(100, (i) => pod(place, i));
    },
    requests: function* (place, n) {
      yield* list(20, (i) =>
        budget(place, i, { matchExpressions: list(n, (k) => ({ key: 'own', operator: 'NotIn', values: [`n${i}-${k}`] })) }),
      );
    },
    atOnce: 4,
  },
  {
    name: 'accounts of one namespace, and their secrets',
    sender: 'editor',
    size: 100,
    requests: function* (place, n) {
      yield* list(n, (i) => sent('POST', core(place, 'serviceaccounts'), { metadata: { name: `a${i}` } }));
      yield* list(n, (i): Sent => ({ method: 'DELETE', path: `${core(place, 'serviceaccounts')}/a${i}` }));
    },
    atOnce: 4,
  },
  {
    name: 'jobs that are over, with very many conditions',
    sender: 'editor',
    size: 3000,
    requests: function* (place, n) {
      const jobs = `/apis/batch/v1/namespaces/${place.namespace}/jobs`;
      yield* list(5, (i) =>
        sent('POST', jobs, {
          metadata: { name: `j${i}` },
          spec: { template: { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'i' }] } } },
        }),
      );
      yield* list(5, (i) =>
        sent(
          'PATCH',
          `${jobs}/j${i}/status`,
          { status: { conditions: list(n, () => ({ type: 'Complete', status: 'False' })) } },
          'application/merge-patch+json',
        ),
      );
    },
  },
  {
    name: 'a namespace of many objects that goes',
    sender: 'operator',
    size: 400,
    requests: function* (place, n) {
      yield sent('POST', '/api/v1/namespaces', { metadata: { name: `${place.namespace}-going` } });
      yield* list(n, (i) =>
        sent('POST', `/api/v1/namespaces/${place.namespace}-going/configmaps`, { metadata: { name: `c${i}` }, data: { a: 'b' } }),
      );
      yield { method: 'DELETE', path: `/api/v1/namespaces/${place.namespace}-going` };
    },
    atOnce: 4,
  },
];
