/** Default cluster roles of controllers, each bound to the service account of its name. */
import type { RoleRow } from './rows.js';

/** Rules by controller; those that report events end with EVENTS. */
const RULES: Readonly<Record<string, string>> = {
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
  'cronjob-controller': `
    READ update : batch : cronjobs
    create delete patch READ update : batch : jobs
    update : batch : cronjobs/status
    update : batch : cronjobs/finalizers
    delete list : core : pods
    EVENTS`,
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
  'disruption-controller': `
    READ : apps extensions : deployments
    READ : apps extensions : replicasets
    READ : core : replicationcontrollers
    READ : policy : poddisruptionbudgets
    READ : apps : statefulsets
    update : policy : poddisruptionbudgets/status
    get : * : */scale
    EVENTS`,
  'endpoint-controller': `
    READ : core : pods services
    create delete get list update : core : endpoints
    create : core : endpoints/restricted
    EVENTS`,
  'endpointslice-controller': `
    READ : core : nodes pods services
    update : core : services/finalizers
    create delete get list update : discovery. : endpointslices
    create : discovery. : endpointslices/restricted
    EVENTS`,
  'endpointslicemirroring-controller': `
    READ : core : endpoints services
    update : core : services/finalizers
    update : core : endpoints/finalizers
    create delete get list update : discovery. : endpointslices
    create : discovery. : endpointslices/restricted
    EVENTS`,
  'ephemeral-volume-controller': `
    update : core : pods/finalizers
    READ : core : pods
    create READ : core : persistentvolumeclaims
    EVENTS`,
  'expand-controller': `
    patch READ update : core : persistentvolumes
    patch update : core : persistentvolumeclaims/status
    READ : core : persistentvolumeclaims
    READ : storage. : storageclasses
    get : core : endpoints services
    get : core : secrets
    EVENTS`,
  'generic-garbage-collector': `
    delete patch READ update : * : *
    EVENTS`,
  'horizontal-pod-autoscaler': `
    READ : autoscaling : horizontalpodautoscalers
    update : autoscaling : horizontalpodautoscalers/status
    get update : * : */scale
    list : core : pods
    list : metrics. : pods
    get list : custom.metrics. : *
    get list : external.metrics. : *
    EVENTS`,
  'job-controller': `
    READ update : batch : jobs
    update : batch : jobs/status
    update : batch : jobs/finalizers
    create delete list patch watch : core : pods
    EVENTS`,
  'namespace-controller': `
    delete READ : core : namespaces
    update : core : namespaces/finalize namespaces/status
    delete deletecollection get list : * : *`,
  'node-controller': `
    delete get list patch update : core : nodes
    patch update : core : nodes/status
    patch update : core : pods/status
    delete list : core : pods
    EVENTS`,
  'persistent-volume-binder': `
    create delete READ update : core : persistentvolumes
    update : core : persistentvolumes/status
    READ update : core : persistentvolumeclaims
    update : core : persistentvolumeclaims/status
    create delete READ : core : pods
    READ : storage. : storageclasses
    create delete get : core : endpoints services
    get list : core : secrets
    get list : core : nodes
    watch : core : events
    EVENTS`,
  'pod-garbage-collector': `
    delete list watch : core : pods
    get list : core : nodes`,
  'pv-protection-controller': `
    READ update : core : persistentvolumes
    EVENTS`,
  'pvc-protection-controller': `
    READ update : core : persistentvolumeclaims
    READ : core : pods
    EVENTS`,
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
  'statefulset-controller': `
    list watch : core : pods
    READ : apps : statefulsets
    update : apps : statefulsets/status
    update : apps : statefulsets/finalizers
    create delete get patch update : core : pods
    create delete patch READ update : apps : controllerrevisions
    create get : core : persistentvolumeclaims
    EVENTS`,
  'ttl-after-finished-controller': `
    delete READ : batch : jobs
    EVENTS`,
  'ttl-controller': `
    list patch update watch : core : nodes
    EVENTS`,
};

export const CONTROLLERS: readonly RoleRow[] = Object.entries(RULES).map(([name, rules]) => ({
  name: `system:controller:${name}`,
  accounts: [name],
  rules,
}));
