/** Default roles within the system and the public namespace. */
import type { RoleRow } from './rows.js';

interface NamespacedRow extends RoleRow {
  readonly namespace: string;
  /** Name of the binding, where it is not the role's. */
  readonly binding?: string;
}

const leader = (component: string, later: NamespacedRow['changes'] = {}): NamespacedRow => ({
  changes: later,
  namespace: 'kube-system',
  name: `system::leader-locking-${component}`,
  users: [`system:${component}`],
  accounts: [component],
  rules: [
    {
      until: '1.35',
      rules: `watch : core : configmaps
      get update : core : configmaps : ${component}`,
    },
    {
      since: '1.31',
      rules: `create READ update : coordination. : leases
      create READ update : coordination. : leasecandidates`,
    },
  ],
});

export const NAMESPACED: readonly NamespacedRow[] = [
  {
    namespace: 'kube-system',
    name: 'extension-apiserver-authentication-reader',
    binding: 'system::extension-apiserver-authentication-reader',
    users: ['system:kube-controller-manager', 'system:kube-scheduler'],
    rules: 'READ : core : configmaps : extension-apiserver-authentication',
  },
  {
    namespace: 'kube-system',
    name: 'system:controller:bootstrap-signer',
    accounts: ['bootstrap-signer'],
    rules: 'READ : core : secrets',
  },
  {
    namespace: 'kube-system',
    name: 'system:controller:cloud-provider',
    accounts: ['cloud-provider'],
    rules: 'create READ : core : configmaps',
  },
  {
    namespace: 'kube-system',
    name: 'system:controller:token-cleaner',
    accounts: ['token-cleaner'],
    rules: 'delete READ : core : secrets\nEVENTS',
  },
  leader('kube-controller-manager', { '1.31': { accounts: ['kube-controller-manager', 'leader-election-controller'] } }),
  leader('kube-scheduler'),
  {
    namespace: 'kube-public',
    name: 'system:controller:bootstrap-signer',
    accounts: ['bootstrap-signer'],
    rules: `
      READ : core : configmaps
      update : core : configmaps : cluster-info
      EVENTS`,
  },
];
