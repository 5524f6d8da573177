/** What makes and keeps the objects of a cluster API, in the order in which it starts. */

import { flowControl } from './flow-control.js';
import { type Controller, loadedLater } from './framework/contract.js';
import { garbageCollection } from './garbage-collection/index.js';
import { namespaceDeletion } from './namespace/index.js';
import { apiService } from './own-service/service.js';
import { priorityClasses } from './priority-classes.js';
import { roleAggregation } from './role-aggregation/index.js';
import { bootstrapRoles } from './roles.js';
import { systemNamespaces } from './system-namespaces.js';

/** A controller whose code is loaded when it starts. */
const later = (name: string, load: () => Promise<Controller>): Controller => loadedLater({ name, standsAside: true }, load);

export const clusterControllers: readonly Controller[] = [
  flowControl,
  systemNamespaces,
  bootstrapRoles,
  roleAggregation,
  apiService,
  priorityClasses,
  namespaceDeletion,
  garbageCollection,
  later('serviceaccount', async () => (await import('./service-accounts/default-account.js')).defaultAccounts),
  later('serviceaccount-token', async () => (await import('./service-accounts/token-secrets.js')).tokenSecrets),
  later('root-ca-cert-publisher', async () => (await import('./service-accounts/root-ca-publisher.js')).rootCaPublisher),
  later('csrapproving', async () => (await import('./certificates/approver.js')).certificateApprover),
  later('csrsigning', async () => (await import('./certificates/signer.js')).certificateSigner),
  later('csrcleaner', async () => (await import('./certificates/cleaner.js')).certificateCleaner),
  later('bootstrapsigner', async () => (await import('./bootstrap/signer.js')).bootstrapSigner),
  later('tokencleaner', async () => (await import('./bootstrap/token-cleaner.js')).tokenCleaner),
  later('pvc-protection', async () => (await import('./storage/claim-protection.js')).claimProtection),
  later('pv-protection', async () => (await import('./storage/volume-protection.js')).volumeProtection),
  later('ttl-after-finished', async () => (await import('./finished-jobs.js')).finishedJobs),
  later('disruption', async () => (await import('./disruption/controller.js')).disruptionBudgets),
  later('resourcequota', async () => (await import('./resource-quota.js')).resourceQuotas),
];
