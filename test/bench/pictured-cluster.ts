/** A shop on a cluster, as people have such: several deployments that several programs and people have written, and who may see them. */
import { deployments } from '../../generated/apps/v1/client.js';
import { connect } from '../../runtime/api-client/node/index.js';
import type { TestServer } from '../../runtime/testing/index.js';

export const NAMESPACE = 'shop';

interface App {
  readonly name: string;
  readonly tier: string;
  readonly team: string;
  readonly image: string;
  readonly replicas: number;
}

const APPS: readonly App[] = [
  { name: 'web', tier: 'front', team: 'core', image: 'registry.example.com/shop/web:1.14.2', replicas: 3 },
  { name: 'cart', tier: 'back', team: 'core', image: 'registry.example.com/shop/cart:2.8.0', replicas: 2 },
  { name: 'catalogue', tier: 'back', team: 'catalogue', image: 'registry.example.com/shop/catalogue:0.31.7', replicas: 4 },
  { name: 'checkout', tier: 'back', team: 'payments', image: 'registry.example.com/shop/checkout:5.2.1', replicas: 2 },
  { name: 'mail-sender', tier: 'jobs', team: 'core', image: 'registry.example.com/shop/mail:1.0.9', replicas: 1 },
  { name: 'recommendations', tier: 'back', team: 'catalogue', image: 'registry.example.com/shop/recommendations:0.4.0', replicas: 2 },
  { name: 'search', tier: 'front', team: 'catalogue', image: 'registry.example.com/shop/search:3.3.3', replicas: 3 },
];

const deployment = ({ name, tier, team, image, replicas }: App) => ({
  metadata: { name, namespace: NAMESPACE, labels: { app: name, tier, team } },
  spec: {
    replicas,
    selector: { matchLabels: { app: name } },
    template: {
      metadata: { labels: { app: name, tier } },
      spec: {
        containers: [
          {
            name,
            image,
            ports: [{ containerPort: 8080 }],
            resources: { requests: { cpu: '50m', memory: '64Mi' }, limits: { memory: '256Mi' } },
            readinessProbe: { httpGet: { path: '/healthz', port: 8080 } },
          },
        ],
      },
    },
  },
});

const service = ({ name, tier }: App): object => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, namespace: NAMESPACE, labels: { app: name, tier } },
  spec: { selector: { app: name }, ports: [{ port: 80, targetPort: 8080 }] },
});

const settings = ({ name }: App): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: `${name}-settings`, namespace: NAMESPACE, labels: { app: name } },
  data: { LOG_LEVEL: 'info', CURRENCY: 'EUR' },
});

const role = (name: string, resources: readonly string[], verbs: readonly string[]): object => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'Role',
  metadata: { name, namespace: NAMESPACE },
  rules: [{ apiGroups: [''], resources, verbs }],
});

const binding = (name: string, roleName: string, kind: string, subject: string): object => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'RoleBinding',
  metadata: { name, namespace: NAMESPACE },
  roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: roleName },
  subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind, name: subject }],
});

const AUTOSCALER = {
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: 'web', namespace: NAMESPACE },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
    minReplicas: 2,
    maxReplicas: 10,
    metrics: [
      { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } },
      { type: 'Resource', resource: { name: 'memory', target: { type: 'AverageValue', averageValue: '200Mi' } } },
    ],
  },
};

/** Makes the objects, and resolves when the deployments have their pods. */
export async function furnish({ request, client }: TestServer): Promise<void> {
  const cluster = connect({ url: client.url, authority: client.authority, token: client.token, kinds: { deployments } });
  const send = async (method: string, path: string, object: object): Promise<void> => {
    const { status, body } = await request(method, path, object);
    if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${String(body.message)}`);
  };
  await send('POST', '/api/v1/namespaces', {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: NAMESPACE, labels: { team: 'core', environment: 'production' } },
  });
  const apps = cluster.deployments.namespace(NAMESPACE);
  const space = `/api/v1/namespaces/${NAMESPACE}`;
  for (const app of APPS) {
    await apps.apply(deployment(app), { manager: 'delivery' });
    await send('POST', `${space}/services`, service(app));
    await send('POST', `${space}/configmaps`, settings(app));
  }
  const rbac = `/apis/rbac.authorization.k8s.io/v1/namespaces/${NAMESPACE}`;
  await send('POST', `${rbac}/roles`, role('settings-reader', ['configmaps'], ['get', 'list', 'watch']));
  await send('POST', `${rbac}/roles`, role('on-call', ['pods', 'configmaps', 'services'], ['get', 'list', 'watch', 'delete']));
  await send('POST', `${rbac}/rolebindings`, binding('eve-reads-settings', 'settings-reader', 'User', 'eve'));
  await send('POST', `${rbac}/rolebindings`, binding('on-call-team', 'on-call', 'Group', 'on-call'));
  await send('POST', `/apis/autoscaling/v2/namespaces/${NAMESPACE}/horizontalpodautoscalers`, AUTOSCALER);
  const web = `/apis/apps/v1/namespaces/${NAMESPACE}/deployments/web`;
  await send('PATCH', `${web}?fieldManager=kubectl-label`, { metadata: { labels: { 'on-call': 'alice' } } });
  await send('PATCH', `${web}?fieldManager=kubectl-set`, { spec: { minReadySeconds: 5 } });
  await send('PATCH', `${web}/scale?fieldManager=autoscaler`, { spec: { replicas: 4 } });
  const ready = new Set<string>();
  for await (const { object } of cluster.deployments.namespace(NAMESPACE).watch()) {
    if (object !== undefined && object.status?.readyReplicas === object.spec?.replicas) ready.add(object.metadata.name ?? '');
    if (ready.size === APPS.length) return;
  }
}
