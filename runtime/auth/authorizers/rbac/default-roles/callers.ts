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
    rules: [
      {
        rules: 'get : /healthz /healthz/* /livez /livez/* /metrics /readyz /readyz/*',
        changes: {
          '1.26': {
            rules:
              'get : /flagz?ComponentFlagz /healthz /healthz/* /livez /livez/* /metrics /metrics/slis /readyz /readyz/* /statusz?ComponentStatusz',
          },
        },
      },
      { since: '1.34', rules: 'get : core : nodes/metrics' },
    ],
  },
  {
    name: 'system:basic-user',
    groups: ['system:authenticated'],
    rules: [
      'create : authorization. : selfsubjectaccessreviews selfsubjectrulesreviews',
      { gate: 'APISelfSubjectReview', rules: 'create : authentication. : selfsubjectreviews' },
    ],
  },
  {
    name: 'system:public-info-viewer',
    groups: ['system:authenticated', 'system:unauthenticated'],
    rules: 'get : /healthz /livez /readyz /version /version/',
  },
  {
    name: 'system:service-account-issuer-discovery',
    groups: ['system:serviceaccounts'],
    rules: [
      {
        rules: 'get : /.well-known/openid-configuration /openid/v1/jwks',
        changes: {
          '1.26': {
            rules: 'get : /.well-known/openid-configuration /.well-known/openid-configuration/ /openid/v1/jwks /openid/v1/jwks/',
          },
        },
      },
    ],
  },
  {
    name: 'system:cluster-trust-bundle-discovery',
    gate: 'ClusterTrustBundle',
    groups: ['system:serviceaccounts'],
    rules: 'READ : certificates. : clustertrustbundles',
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
    rules: [
      `READ : core : pods/attach pods/exec pods/portforward pods/proxy secrets services/proxy
      impersonate : core : serviceaccounts
      WRITE : core : pods pods/attach pods/exec pods/portforward pods/proxy`,
      { since: '1.24', rules: 'create : core : pods/eviction' },
      {
        rules:
          'WRITE : core : configmaps endpoints persistentvolumeclaims replicationcontrollers replicationcontrollers/scale secrets serviceaccounts services services/proxy',
        changes: {
          '1.22': {
            rules:
              'WRITE : core : configmaps endpoints events persistentvolumeclaims replicationcontrollers replicationcontrollers/scale secrets serviceaccounts services services/proxy',
          },
          '1.34': {
            rules:
              'WRITE : core : configmaps events persistentvolumeclaims replicationcontrollers replicationcontrollers/scale secrets serviceaccounts services services/proxy',
          },
          '1.35': {
            rules:
              'WRITE : core : configmaps persistentvolumeclaims replicationcontrollers replicationcontrollers/scale secrets serviceaccounts services services/proxy',
          },
        },
      },
      { since: '1.24', rules: 'create : core : serviceaccounts/token' },
      { since: '1.35', rules: 'WRITE : core events. : events' },
      `WRITE : apps : daemonsets deployments deployments/rollback deployments/scale replicasets replicasets/scale statefulsets statefulsets/scale
      WRITE : autoscaling : horizontalpodautoscalers
      WRITE : batch : cronjobs jobs
      WRITE : extensions : daemonsets deployments deployments/rollback deployments/scale ingresses networkpolicies replicasets replicasets/scale replicationcontrollers/scale
      WRITE : policy : poddisruptionbudgets
      WRITE : networking. : ingresses networkpolicies`,
      { since: '1.25', rules: 'READ WRITE : coordination. : leases' },
      { gate: 'DynamicResourceAllocation', since: '1.32', rules: 'WRITE : resource. : resourceclaims resourceclaimtemplates' },
      { gate: 'GenericWorkload', since: '1.35', rules: 'WRITE : scheduling. : podgroups workloads' },
    ],
  },
  {
    name: 'system:aggregate-to-view',
    feeds: 'view',
    rules: [
      `READ : core : configmaps endpoints persistentvolumeclaims persistentvolumeclaims/status pods replicationcontrollers replicationcontrollers/scale serviceaccounts services services/status`,
      {
        rules:
          'READ : core : bindings events limitranges namespaces/status pods/log pods/status replicationcontrollers/status resourcequotas resourcequotas/status',
        changes: {
          '1.35': {
            rules:
              'READ : core : bindings limitranges namespaces/status pods/log pods/status replicationcontrollers/status resourcequotas resourcequotas/status',
          },
        },
      },
      'READ : core : namespaces',
      { since: '1.35', rules: 'READ : core events. : events' },
      { since: '1.22', rules: 'READ : discovery. : endpointslices' },
      `READ : apps : controllerrevisions daemonsets daemonsets/status deployments deployments/scale deployments/status replicasets replicasets/scale replicasets/status statefulsets statefulsets/scale statefulsets/status
      READ : autoscaling : horizontalpodautoscalers horizontalpodautoscalers/status
      READ : batch : cronjobs cronjobs/status jobs jobs/status
      READ : extensions : daemonsets daemonsets/status deployments deployments/scale deployments/status ingresses ingresses/status networkpolicies replicasets replicasets/scale replicasets/status replicationcontrollers/scale
      READ : policy : poddisruptionbudgets poddisruptionbudgets/status
      READ : networking. : ingresses ingresses/status networkpolicies`,
      {
        gate: 'DynamicResourceAllocation',
        since: '1.32',
        rules: 'READ : resource. : resourceclaims resourceclaims/status resourceclaimtemplates',
      },
      { gate: 'GenericWorkload', since: '1.35', rules: 'READ : scheduling. : podgroups podgroups/status workloads' },
    ],
  },
];
