/** Default cluster roles of the parts of a cluster: nodes, scheduler, controller manager, add-ons, approvers of certificates. */
import type { Words } from '../../../../model/values/words.js';
import type { LivingRules, RoleRow } from './rows.js';

const REVIEWS = `
  create : authentication. : tokenreviews
  create : authorization. : subjectaccessreviews`;

/** Leadership was once held by an endpoints object of the holder's name, too. */
const byEndpoints = (name: string): LivingRules => ({
  until: '1.26',
  rules: `create : core : endpoints
  get update : core : endpoints : ${name}`,
});

const approver = ({ group }: Words, name: string, signer: string): RoleRow => ({
  name: `system:${group('certificates')}:${name}`,
  rules: `approve : certificates. : signers : @${signer}`,
});

const requester = ({ group }: Words, name: string): RoleRow => ({
  name: `system:${group('certificates')}:certificatesigningrequests:${name}`,
  rules: `create : certificates. : certificatesigningrequests/${name}`,
});

/** Some rows name groups of the API's domain, which the words of the server have. */
export const components = (words: Words): RoleRow[] => [
  { name: 'system:auth-delegator', rules: REVIEWS },
  {
    name: 'system:node',
    subjects: [],
    rules: [
      `create : authentication. : tokenreviews
      create : authorization. : localsubjectaccessreviews subjectaccessreviews
      READ : core : services
      create READ : core : nodes
      patch update : core : nodes/status
      patch update : core : nodes`,
      { rules: 'create patch update : core : events', changes: { '1.35': { rules: 'EVENTS' } } },
      `READ : core : pods
      create delete : core : pods
      patch update : core : pods/status
      create : core : pods/eviction
      READ : core : configmaps secrets
      get : core : persistentvolumeclaims persistentvolumes
      get : core : endpoints
      create READ : certificates. : certificatesigningrequests
      create delete get patch update : coordination. : leases
      get : storage. : volumeattachments
      create : core : serviceaccounts/token
      get patch update : core : persistentvolumeclaims/status
      READ : storage. : csidrivers
      create delete get patch update : storage. : csinodes
      READ : node. : runtimeclasses`,
      {
        gate: 'DynamicResourceAllocation',
        since: '1.32',
        rules: `get : resource. : resourceclaims
        deletecollection : resource. : resourceslices`,
      },
      { gate: 'ClusterTrustBundleProjection', rules: 'READ : certificates. : clustertrustbundles' },
      { gate: 'PodCertificateRequest', rules: 'create READ : certificates. : podcertificaterequests' },
      { gate: 'KubeletServiceAccountTokenForCredentialProviders', rules: 'get : core : serviceaccounts' },
    ],
  },
  { name: 'system:node-problem-detector', rules: 'get : core : nodes\npatch : core : nodes/status\nEVENTS' },
  {
    name: 'system:node-proxier',
    users: ['system:kube-proxy'],
    rules: [
      `list watch : core : endpoints services
      READ : core : nodes
      EVENTS`,
      { gate: 'MultiCIDRServiceAllocator', since: '1.31', rules: 'list watch : networking. : servicecidrs' },
      'list watch : discovery. : endpointslices',
    ],
  },
  { name: 'system:node-bootstrapper', rules: 'create READ : certificates. : certificatesigningrequests' },
  {
    name: 'system:kubelet-api-admin',
    rules: [
      `READ : core : nodes
      proxy : core : nodes`,
      {
        rules: '* : core : nodes/log nodes/metrics nodes/proxy nodes/spec nodes/stats',
        changes: { '1.26': { rules: '* : core : nodes/log nodes/metrics nodes/proxy nodes/stats' } },
      },
      { gate: 'KubeletFineGrainedAuthz', rules: '* : core : nodes/configz nodes/healthz nodes/pods' },
    ],
  },
  { name: 'system:heapster', rules: 'READ : core : events namespaces nodes pods\nREAD : extensions : deployments' },
  { name: 'system:kube-aggregator', rules: 'READ : core : endpoints services' },
  {
    name: 'system:kube-controller-manager',
    users: ['system:kube-controller-manager'],
    rules: [
      `EVENTS
      create : coordination. : leases
      get update : coordination. : leases : kube-controller-manager`,
      byEndpoints('kube-controller-manager'),
      `create : core : secrets serviceaccounts
      delete : core : secrets
      get : core : configmaps namespaces secrets serviceaccounts
      update : core : secrets serviceaccounts
      ${REVIEWS}
      list watch : * : *
      create : core : serviceaccounts/token`,
    ],
  },
  { name: 'system:kube-dns', accounts: ['kube-dns'], rules: 'list watch : core : endpoints services' },
  {
    name: 'system:kube-scheduler',
    users: ['system:kube-scheduler'],
    rules: [
      `EVENTS
      create : coordination. : leases`,
      {
        rules: 'get update : coordination. : leases : kube-scheduler',
        changes: { '1.31': { rules: 'READ update : coordination. : leases : kube-scheduler' } },
      },
      { since: '1.31', rules: 'READ WRITE : coordination. : leasecandidates' },
      byEndpoints('kube-scheduler'),
      `READ : core : nodes
      delete READ : core : pods
      create : core : bindings pods/binding
      patch update : core : pods/status
      READ : core : replicationcontrollers services
      READ : apps extensions : replicasets
      READ : apps : statefulsets
      READ : policy : poddisruptionbudgets
      READ : core : persistentvolumeclaims persistentvolumes
      ${REVIEWS}
      READ : storage. : csinodes`,
      { since: '1.31', rules: 'READ : storage. : volumeattachments' },
      `READ : core : namespaces
      READ : storage. : csidrivers
      READ : storage. : csistoragecapacities`,
      {
        gate: 'DynamicResourceAllocation',
        since: '1.32',
        rules: `READ : resource. : deviceclasses
        READ patch update : resource. : resourceclaims
        READ patch update : resource. : resourceclaims/status
        update : core : pods/finalizers
        READ : resource. : resourceslices`,
      },
      { gate: 'DRADeviceTaintRules', since: '1.36', rules: 'READ : resource. : devicetaintrules' },
      { gate: 'DRAExtendedResource', rules: 'create delete : resource. : resourceclaims' },
      { gate: 'DRAResourceClaimGranularStatusAuthorization', rules: 'patch update : resource. : resourceclaims/binding' },
      {
        gate: 'GenericWorkload',
        since: '1.36',
        rules: `READ : scheduling. : podgroups
        patch update : scheduling. : podgroups/status`,
      },
    ],
  },
  {
    name: 'system:volume-scheduler',
    users: ['system:kube-scheduler'],
    rules: `
      READ patch update : core : persistentvolumes
      READ : storage. : storageclasses
      READ patch update : core : persistentvolumeclaims`,
  },
  {
    name: 'system:persistent-volume-provisioner',
    rules: `
      create delete READ : core : persistentvolumes
      READ update : core : persistentvolumeclaims
      READ : storage. : storageclasses
      watch : core : events
      EVENTS`,
  },
  requester(words, 'nodeclient'),
  requester(words, 'selfnodeclient'),
  approver(words, 'legacy-unknown-approver', 'legacy-unknown'),
  approver(words, 'kubelet-serving-approver', 'kubelet-serving'),
  approver(words, 'kube-apiserver-client-approver', 'kube-apiserver-client'),
  approver(words, 'kube-apiserver-client-kubelet-approver', 'kube-apiserver-client-kubelet'),
];
