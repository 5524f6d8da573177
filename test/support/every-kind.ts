/** The least that makes an object of each kind that is kept in namespaces, by apiVersion and kind. */

const labels = { app: 'web' };
const template = {
  metadata: { labels },
  spec: { containers: [{ name: 'main', image: 'web:1' }], automountServiceAccountToken: false },
};
const selector = { matchLabels: labels };
const reference = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'one' };

export interface Example {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace: string };
  readonly [field: string]: unknown;
}

/** In an order in which they can be made. */
export function everyKind(namespace: string): readonly Example[] {
  const row = (apiVersion: string, kind: string, rest: object = {}, name = 'one'): Example => ({
    apiVersion,
    kind,
    metadata: { namespace, name },
    ...rest,
  });
  return [
    row('v1', 'ServiceAccount', {}, 'default'),
    row('v1', 'ConfigMap', { data: { a: '1' } }),
    row('v1', 'Endpoints', { subsets: [{ addresses: [{ ip: '192.0.2.1' }], ports: [{ port: 80 }] }] }),
    row('events.k8s.io/v1', 'Event', {
      regarding: { kind: 'Pod', name: 'one', namespace },
      reason: 'Made',
      action: 'Making',
      reportingController: 'example.com/maker',
      reportingInstance: 'one',
      type: 'Normal',
      eventTime: '2026-01-01T00:00:00.000000Z',
    }),
    row('v1', 'LimitRange', { spec: { limits: [{ type: 'Container', max: { cpu: '2' } }] } }),
    row('v1', 'PersistentVolumeClaim', { spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } }),
    row('v1', 'Pod', { spec: template.spec }),
    row('v1', 'PodTemplate', { template }),
    row('v1', 'ReplicationController', { spec: { selector: labels, template } }),
    row('v1', 'ResourceQuota', { spec: { hard: { services: '10' } } }),
    row('v1', 'Secret', { data: { a: 'MQ==' } }),
    row('v1', 'Service', { spec: { selector: labels, ports: [{ port: 80 }] } }),
    row('apps/v1', 'ControllerRevision', { revision: 1, data: {} }),
    row('apps/v1', 'DaemonSet', { spec: { selector, template } }),
    row('apps/v1', 'Deployment', { spec: { selector, template } }),
    row('apps/v1', 'ReplicaSet', { spec: { selector, template } }),
    row('apps/v1', 'StatefulSet', { spec: { serviceName: 'one', selector, template } }),
    row('autoscaling/v1', 'HorizontalPodAutoscaler', { spec: { scaleTargetRef: reference, maxReplicas: 2 } }),
    row('batch/v1', 'CronJob', {
      spec: { schedule: '0 1 * * *', jobTemplate: { spec: { template: { spec: { ...template.spec, restartPolicy: 'Never' } } } } },
    }),
    row('batch/v1', 'Job', { spec: { template: { spec: { ...template.spec, restartPolicy: 'Never' } } } }),
    row('coordination.k8s.io/v1', 'Lease', { spec: { holderIdentity: 'me', leaseDurationSeconds: 15 } }),
    row('discovery.k8s.io/v1', 'EndpointSlice', { addressType: 'IPv4', endpoints: [{ addresses: ['192.0.2.1'] }] }),
    row('networking.k8s.io/v1', 'Ingress', { spec: { defaultBackend: { service: { name: 'one', port: { number: 80 } } } } }),
    row('networking.k8s.io/v1', 'NetworkPolicy', { spec: { podSelector: {} } }),
    row('policy/v1', 'PodDisruptionBudget', { spec: { selector, minAvailable: 1 } }),
    row('rbac.authorization.k8s.io/v1', 'Role', { rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }] }),
    row('rbac.authorization.k8s.io/v1', 'RoleBinding', {
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'one' },
      subjects: [{ kind: 'ServiceAccount', name: 'default', namespace }],
    }),
    row('storage.k8s.io/v1beta1', 'CSIStorageCapacity', { storageClassName: 'fast' }),
  ];
}
