/** Default cluster roles of controllers, each bound to the service account of its name. */
import type { RoleRow, Rules } from './rows.js';

/** Rules by controller. */
const RULES: Readonly<Record<string, Rules>> = {
  'attachdetach-controller': `
    list watch : core : persistentvolumeclaims persistentvolumes
    READ : core : nodes
    patch update : core : nodes/status
    list watch : core : pods
    EVENTS
    create delete READ : storage. : volumeattachments
    READ : storage. : csidrivers
    READ : storage. : csinodes`,
  'certificate-controller': `
    delete READ : certificates. : certificatesigningrequests
    update : certificates. : certificatesigningrequests/approval certificatesigningrequests/status
    approve : certificates. : signers : @kube-apiserver-client-kubelet
    sign : certificates. : signers : @kube-apiserver-client @kube-apiserver-client-kubelet @kubelet-serving @legacy-unknown
    create : authorization. : subjectaccessreviews
    EVENTS`,
  'clusterrole-aggregation-controller': `
    escalate get list patch update watch : rbac.authorization. : clusterroles`,
  'cronjob-controller': [
    `READ update : batch : cronjobs
    create delete patch READ update : batch : jobs
    update : batch : cronjobs/status
    update : batch : cronjobs/finalizers`,
    { rules: 'delete list : core : pods', changes: { '1.32': { rules: 'delete list watch : core : pods' } } },
    'EVENTS',
  ],
  'daemon-set-controller': `
    READ : apps extensions : daemonsets
    update : apps extensions : daemonsets/status
    update : apps extensions : daemonsets/finalizers
    list watch : core : nodes
    create delete list patch watch : core : pods
    create : core : pods/binding
    create delete patch READ update : apps : controllerrevisions
    EVENTS`,
  'deployment-controller': `
    READ update : apps extensions : deployments
    update : apps extensions : deployments/status
    update : apps extensions : deployments/finalizers
    create delete patch READ update : apps extensions : replicasets
    READ update : core : pods
    EVENTS`,
  'disruption-controller': [
    `READ : apps extensions : deployments
    READ : apps extensions : replicasets
    READ : core : replicationcontrollers
    READ : policy : poddisruptionbudgets
    READ : apps : statefulsets
    update : policy : poddisruptionbudgets/status`,
    { since: '1.31', rules: 'patch update : core : pods/status' },
    `get : * : */scale
    EVENTS`,
    { gate: 'PodDisruptionConditions', until: '1.30', rules: 'patch update : core : pods/status' },
  ],
  'endpoint-controller': [
    'READ : core : pods services',
    {
      rules: 'create delete get list update : core : endpoints',
      changes: { '1.32': { rules: 'create delete READ update : core : endpoints' } },
    },
    `create : core : endpoints/restricted
    EVENTS`,
  ],
  'endpointslice-controller': [
    `READ : core : nodes pods services
    update : core : services/finalizers`,
    {
      rules: 'create delete get list update : discovery. : endpointslices',
      changes: { '1.32': { rules: 'create delete READ update : discovery. : endpointslices' } },
    },
    `create : discovery. : endpointslices/restricted
    EVENTS`,
  ],
  'endpointslicemirroring-controller': [
    `READ : core : endpoints services
    update : core : services/finalizers
    update : core : endpoints/finalizers`,
    {
      rules: 'create delete get list update : discovery. : endpointslices',
      changes: { '1.32': { rules: 'create delete READ update : discovery. : endpointslices' } },
    },
    `create : discovery. : endpointslices/restricted
    EVENTS`,
  ],
  'ephemeral-volume-controller': [
    { until: '1.22', rules: 'update : core : pods/finalizers' },
    'READ : core : pods',
    { since: '1.23', rules: 'update : core : pods/finalizers' },
    `create READ : core : persistentvolumeclaims
    EVENTS`,
  ],
  'expand-controller': [
    `patch READ update : core : persistentvolumes
    patch update : core : persistentvolumeclaims/status
    READ : core : persistentvolumeclaims`,
    {
      until: '1.30',
      rules: `READ : storage. : storageclasses
      get : core : endpoints services
      get : core : secrets`,
    },
    'EVENTS',
    { since: '1.31', until: '1.35', rules: 'get : core : services' },
  ],
  'generic-garbage-collector': `
    delete patch READ update : * : *
    EVENTS`,
  'horizontal-pod-autoscaler': [
    `READ : autoscaling : horizontalpodautoscalers
    update : autoscaling : horizontalpodautoscalers/status
    get update : * : */scale`,
    { rules: 'list : core : pods', changes: { '1.32': { rules: 'list watch : core : pods' } } },
    { since: '1.22', until: '1.26', rules: 'get : core : services/proxy : http:heapster: https:heapster:' },
    { rules: 'list : metrics. : pods', changes: { '1.32': { rules: 'list watch : metrics. : pods' } } },
    { rules: 'get list : custom.metrics. : *', changes: { '1.32': { rules: 'READ : custom.metrics. : *' } } },
    // The releases in between did without.
    { until: '1.21', rules: 'get list : external.metrics. : *' },
    { since: '1.24', rules: 'get list : external.metrics. : *', changes: { '1.32': { rules: 'READ : external.metrics. : *' } } },
    'EVENTS',
  ],
  'job-controller': [
    { rules: 'READ update : batch : jobs', changes: { '1.23': { rules: 'READ patch update : batch : jobs' } } },
    `update : batch : jobs/status
    update : batch : jobs/finalizers
    create delete list patch watch : core : pods
    EVENTS`,
  ],
  'namespace-controller': [
    `delete READ : core : namespaces
    update : core : namespaces/finalize namespaces/status`,
    { rules: 'delete deletecollection get list : * : *', changes: { '1.32': { rules: 'delete deletecollection READ : * : *' } } },
  ],
  'node-controller': [
    {
      rules: 'delete get list patch update : core : nodes',
      changes: { '1.32': { rules: 'delete READ patch update : core : nodes' } },
    },
    'patch update : core : nodes/status',
    {
      rules: 'patch update : core : pods/status',
      changes: { '1.22': { rules: 'update : core : pods/status' }, '1.26': { rules: 'patch update : core : pods/status' } },
    },
    { rules: 'delete list : core : pods', changes: { '1.32': { rules: 'delete READ : core : pods' } } },
    { since: '1.25', until: '1.28', rules: 'create get list update : networking. : clustercidrs' },
    'EVENTS',
    { since: '1.26', until: '1.31', rules: 'get : core : pods' },
  ],
  'persistent-volume-binder': [
    `create delete READ update : core : persistentvolumes
    update : core : persistentvolumes/status
    READ update : core : persistentvolumeclaims
    update : core : persistentvolumeclaims/status
    create delete READ : core : pods
    READ : storage. : storageclasses`,
    {
      until: '1.30',
      rules: `create delete get : core : endpoints services
      get list : core : secrets`,
      changes: {
        '1.22': {
          rules: `create delete get update : core : endpoints
          create delete get : core : services
          get : core : secrets`,
        },
      },
    },
    { rules: 'get list : core : nodes', changes: { '1.31': { rules: 'list watch : core : nodes' } } },
    { until: '1.30', rules: 'watch : core : events' },
    'EVENTS',
    { since: '1.31', rules: 'watch : core : events' },
    { since: '1.31', until: '1.35', rules: 'get : core : services' },
  ],
  'pod-garbage-collector': [
    'delete list watch : core : pods',
    { rules: 'get list : core : nodes', changes: { '1.32': { rules: 'READ : core : nodes' } } },
    { gate: 'PodDisruptionConditions', rules: 'patch : core : pods/status' },
  ],
  'pv-protection-controller': `
    READ update : core : persistentvolumes
    EVENTS`,
  'pvc-protection-controller': [
    'READ update : core : persistentvolumeclaims',
    { since: '1.36', rules: 'update : core : persistentvolumeclaims/status' },
    `READ : core : pods
    EVENTS`,
  ],
  'replicaset-controller': `
    READ update : apps extensions : replicasets
    update : apps extensions : replicasets/status
    update : apps extensions : replicasets/finalizers
    create delete list patch watch : core : pods
    EVENTS`,
  'replication-controller': `
    READ update : core : replicationcontrollers
    update : core : replicationcontrollers/status
    update : core : replicationcontrollers/finalizers
    create delete list patch watch : core : pods
    EVENTS`,
  'resourcequota-controller': `
    list watch : * : *
    update : core : resourcequotas/status
    EVENTS`,
  'root-ca-cert-publisher': `
    create update : core : configmaps
    EVENTS`,
  'route-controller': `
    list watch : core : nodes
    patch : core : nodes/status
    EVENTS`,
  'service-account-controller': `
    create : core : serviceaccounts
    EVENTS`,
  'service-controller': `
    READ : core : services
    patch update : core : services/status
    list watch : core : nodes
    EVENTS`,
  'statefulset-controller': [
    `list watch : core : pods
    READ : apps : statefulsets
    update : apps : statefulsets/status
    update : apps : statefulsets/finalizers
    create delete get patch update : core : pods
    create delete patch READ update : apps : controllerrevisions`,
    {
      rules: 'create get : core : persistentvolumeclaims',
      changes: { '1.32': { rules: 'create READ : core : persistentvolumeclaims' } },
    },
    {
      since: '1.36',
      rules: `delete update : core : persistentvolumeclaims
      update : core : pods/finalizers`,
    },
    'EVENTS',
    { gate: 'StatefulSetAutoDeletePVC', until: '1.35', rules: 'delete update : core : persistentvolumeclaims' },
    { since: '1.32', until: '1.35', rules: 'update : core : pods/finalizers' },
  ],
  'ttl-after-finished-controller': `
    delete READ : batch : jobs
    EVENTS`,
  'ttl-controller': `
    list patch update watch : core : nodes
    EVENTS`,
};

/** Controllers that not every release has, or only while a gate is on. */
const LATER: Readonly<Record<string, Omit<RoleRow, 'name' | 'accounts'>>> = {
  'device-taint-eviction-controller': {
    gate: 'DRADeviceTaints',
    since: '1.33',
    rules: `
      delete READ : core : pods
      patch update : core : pods/status
      READ : resource. : resourceclaims
      READ : resource. : resourceslices
      READ : resource. : deviceclasses
      EVENTS`,
  },
  'legacy-service-account-token-cleaner': {
    gate: 'LegacyServiceAccountTokenCleanUp',
    rules: `
      get : core : configmaps : kube-apiserver-legacy-service-account-token-tracking
      delete patch : core : secrets`,
  },
  'resource-claim-controller': {
    gate: 'DynamicResourceAllocation',
    since: '1.32',
    rules: [
      `READ : core : pods
      update : core : pods/finalizers
      create delete READ : resource. : resourceclaims
      patch update : resource. : resourceclaims resourceclaims/status`,
      `patch update : core : pods/status
      EVENTS`,
      { gate: 'DRAResourceClaimGranularStatusAuthorization', rules: 'patch update : resource. : resourceclaims/binding' },
    ],
  },
  'selinux-warning-controller': {
    gate: 'SELinuxChangePolicy',
    rules: `
      EVENTS
      READ : core : persistentvolumes
      READ : core : persistentvolumeclaims
      READ : core : pods
      READ : storage. : csidrivers`,
  },
  'service-cidrs-controller': {
    gate: 'MultiCIDRServiceAllocator',
    rules: `
      patch READ update : networking. : servicecidrs
      patch update : networking. : servicecidrs/finalizers
      patch update : networking. : servicecidrs/status
      READ : networking. : ipaddresses
      EVENTS`,
  },
  'validatingadmissionpolicy-status-controller': {
    gate: 'ValidatingAdmissionPolicy',
    since: '1.28',
    rules: `
      READ : admissionregistration. : validatingadmissionpolicies
      get patch update : admissionregistration. : validatingadmissionpolicies/status
      EVENTS`,
  },
  'podgroup-protection-controller': {
    gate: 'GenericWorkload',
    since: '1.36',
    rules: `
      READ : core : pods
      READ update : scheduling. : podgroups
      EVENTS`,
  },
  'volumeattributesclass-protection-controller': {
    gate: 'VolumeAttributesClass',
    since: '1.34',
    rules: `
      READ : core : persistentvolumeclaims
      READ : core : persistentvolumes
      READ update : storage. : volumeattributesclasses
      EVENTS`,
  },
};

export const CONTROLLERS: readonly RoleRow[] = Object.entries({
  ...Object.fromEntries(Object.entries(RULES).map(([name, rules]) => [name, { rules }])),
  ...LATER,
}).map(([name, row]) => ({ ...row, name: `system:controller:${name}`, accounts: [name] }));
