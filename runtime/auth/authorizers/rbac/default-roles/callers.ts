/** Default cluster roles for users: for everybody, for people who work in namespaces, for administrators. */
import type { RoleRow } from './rows.js';

export const CALLERS: readonly RoleRow[] = [
  { name: 'cluster-admin', groups: ['system:masters'], rules: '* : * : *\n* : *' },
  {
    name: 'system:discovery',
    groups: ['system:authenticated'],
    rules: 'get : /api /api/* /apis /apis/* /healthz /livez /openapi /openapi/* /readyz /version /version/',
  },
  {
    name: 'system:monitoring',
    groups: ['system:monitoring'],
    rules: 'get : /healthz /healthz/* /livez /livez/* /metrics /readyz /readyz/*',
  },
  {
    name: 'system:basic-user',
    groups: ['system:authenticated'],
    rules: 'create : authorization. : selfsubjectaccessreviews selfsubjectrulesreviews',
  },
  {
    name: 'system:public-info-viewer',
    groups: ['system:authenticated', 'system:unauthenticated'],
    rules: 'get : /healthz /livez /readyz /version /version/',
  },
  {
    name: 'system:service-account-issuer-discovery',
    groups: ['system:serviceaccounts'],
    rules: 'get : /.well-known/openid-configuration /openid/v1/jwks',
  },
  { name: 'admin', gathers: 'admin' },
  { name: 'edit', gathers: 'edit', feeds: 'admin' },
  { name: 'view', gathers: 'view', feeds: 'edit' },
  {
    name: 'system:aggregate-to-admin',
    feeds: 'admin',
    rules: `
      create : authorization. : localsubjectaccessreviews
      READ WRITE : rbac.authorization. : roles rolebindings`,
  },
  {
    name: 'system:aggregate-to-edit',
    feeds: 'edit',
    rules: `
      READ : core : pods/attach pods/exec pods/portforward pods/proxy secrets services/proxy
      impersonate : core : serviceaccounts
      WRITE : core : pods pods/attach pods/exec pods/portforward pods/proxy
      WRITE : core : configmaps endpoints persistentvolumeclaims replicationcontrollers replicationcontrollers/scale secrets serviceaccounts services services/proxy
      WRITE : apps : daemonsets deployments deployments/rollback deployments/scale replicasets replicasets/scale statefulsets statefulsets/scale
      WRITE : autoscaling : horizontalpodautoscalers
      WRITE : batch : cronjobs jobs
      WRITE : extensions : daemonsets deployments deployments/rollback deployments/scale ingresses networkpolicies replicasets replicasets/scale replicationcontrollers/scale
      WRITE : policy : poddisruptionbudgets
      WRITE : networking. : ingresses networkpolicies`,
  },
  {
    name: 'system:aggregate-to-view',
    feeds: 'view',
    rules: `
      READ : core : configmaps endpoints persistentvolumeclaims persistentvolumeclaims/status pods replicationcontrollers replicationcontrollers/scale serviceaccounts services services/status
      READ : core : bindings events limitranges namespaces/status pods/log pods/status replicationcontrollers/status resourcequotas resourcequotas/status
      READ : core : namespaces
      READ : apps : controllerrevisions daemonsets daemonsets/status deployments deployments/scale deployments/status replicasets replicasets/scale replicasets/status statefulsets statefulsets/scale statefulsets/status
      READ : autoscaling : horizontalpodautoscalers horizontalpodautoscalers/status
      READ : batch : cronjobs cronjobs/status jobs jobs/status
      READ : extensions : daemonsets daemonsets/status deployments deployments/scale deployments/status ingresses ingresses/status networkpolicies replicasets replicasets/scale replicasets/status replicationcontrollers/scale
      READ : policy : poddisruptionbudgets poddisruptionbudgets/status
      READ : networking. : ingresses ingresses/status networkpolicies`,
  },
];
