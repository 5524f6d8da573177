/** What makes and keeps the objects of a cluster API, in the order in which it starts. */

import { bootstrapSigner } from './bootstrap/signer.js';
import { tokenCleaner } from './bootstrap/token-cleaner.js';
import { certificateApprover } from './certificates/approver.js';
import { certificateCleaner } from './certificates/cleaner.js';
import { certificateSigner } from './certificates/signer.js';
import { disruptionBudgets } from './disruption/controller.js';
import { finishedJobs } from './finished-jobs.js';
import { flowControl } from './flow-control.js';
import type { Controller } from './framework/contract.js';
import { garbageCollection } from './garbage-collection/index.js';
import { namespaceDeletion } from './namespace/index.js';
import { apiService } from './own-service/service.js';
import { priorityClasses } from './priority-classes.js';
import { resourceQuotas } from './resource-quota/controller.js';
import { roleAggregation } from './role-aggregation/index.js';
import { bootstrapRoles } from './roles.js';
import { defaultAccounts } from './service-accounts/default-account.js';
import { rootCaPublisher } from './service-accounts/root-ca-publisher.js';
import { tokenSecrets } from './service-accounts/token-secrets.js';
import { claimProtection } from './storage/claim-protection.js';
import { volumeProtection } from './storage/volume-protection.js';
import { systemNamespaces } from './system-namespaces.js';

export const clusterControllers: readonly Controller[] = [
  flowControl,
  systemNamespaces,
  bootstrapRoles,
  roleAggregation,
  apiService,
  priorityClasses,
  namespaceDeletion,
  garbageCollection,
  defaultAccounts,
  tokenSecrets,
  rootCaPublisher,
  certificateApprover,
  certificateSigner,
  certificateCleaner,
  bootstrapSigner,
  tokenCleaner,
  claimProtection,
  volumeProtection,
  finishedJobs,
  disruptionBudgets,
  resourceQuotas,
];
