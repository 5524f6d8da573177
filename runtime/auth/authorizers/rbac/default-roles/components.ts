/** Default cluster roles of the parts of a cluster: nodes, scheduler, controller manager, add-ons, approvers of certificates. */
import type { Words } from '../../../../model/values/words.js';
import type { RoleRow } from './rows.js';

const REVIEWS = `
  create : authentication. : tokenreviews
  create : authorization. : subjectaccessreviews`;

/** Leadership is held by a lease or an endpoints object of the holder's name. */
const leadership = (name: string): string => `
  create : coordination. : leases
  get update : coordination. : leases : ${name}
  create : core : endpoints
  get update : core : endpoints : ${name}`;

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
    rules: `
      create : authentication. : tokenreviews
      create : authorization. : localsubjectaccessreviews subjectaccessreviews
      READ : core : services
      create READ : core : nodes
      patch update : core : nodes/status
      patch update : core : nodes
      create patch update : core : events
      READ : core : pods
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
  },
  { name: 'system:node-problem-detector', rules: 'get : core : nodes\npatch : core : nodes/status\nEVENTS' },
  {
    name: 'system:node-proxier',
    users: ['system:kube-proxy'],
    rules: `
      list watch : core : endpoints services
      READ : core : nodes
      EVENTS
      list watch : discovery. : endpointslices`,
  },
  { name: 'system:node-bootstrapper', rules: 'create READ : certificates. : certificatesigningrequests' },
  {
    name: 'system:kubelet-api-admin',
    rules: `
      READ : core : nodes
      proxy : core : nodes
      * : core : nodes/log nodes/metrics nodes/proxy nodes/spec nodes/stats`,
  },
  { name: 'system:heapster', rules: 'READ : core : events namespaces nodes pods\nREAD : extensions : deployments' },
  { name: 'system:kube-aggregator', rules: 'READ : core : endpoints services' },
  {
    name: 'system:kube-controller-manager',
    users: ['system:kube-controller-manager'],
    rules: `
      EVENTS
      ${leadership('kube-controller-manager')}
      create : core : secrets serviceaccounts
      delete : core : secrets
      get : core : configmaps namespaces secrets serviceaccounts
      update : core : secrets serviceaccounts
      ${REVIEWS}
      list watch : * : *
      create : core : serviceaccounts/token`,
  },
  { name: 'system:kube-dns', accounts: ['kube-dns'], rules: 'list watch : core : endpoints services' },
  {
    name: 'system:kube-scheduler',
    users: ['system:kube-scheduler'],
    rules: `
      EVENTS
      ${leadership('kube-scheduler')}
      READ : core : nodes
      delete READ : core : pods
      create : core : bindings pods/binding
      patch update : core : pods/status
      READ : core : replicationcontrollers services
      READ : apps extensions : replicasets
      READ : apps : statefulsets
      READ : policy : poddisruptionbudgets
      READ : core : persistentvolumeclaims persistentvolumes
      ${REVIEWS}
      READ : storage. : csinodes
      READ : core : namespaces
      READ : storage. : csidrivers
      READ : storage. : csistoragecapacities`,
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
