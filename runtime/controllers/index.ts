/** What makes and keeps the objects of a cluster API, in the order in which it starts. */

import { authenticationSettings } from './authentication-settings.js';
import { flowControl } from './flow-control/controller.js';
import { type Controller, loadedLater } from './framework/contract.js';
import { garbageCollection } from './garbage-collection/index.js';
import { namespaceDeletion } from './namespace/index.js';
import { identityLease, identityLeaseCollection } from './own-service/identity-lease.js';
import { apiService } from './own-service/service.js';
import { priorityClasses } from './priority-classes.js';
import { roleAggregation } from './role-aggregation/index.js';
import { bootstrapRoles } from './roles.js';
import { legacyTokenTracking } from './service-accounts/legacy-token-tracking.js';
import { serviceRange } from './service-ranges/own-range.js';
import { simulatedControllers } from './simulation/index.js';
import { systemNamespaces } from './system-namespaces.js';

/** A controller whose code is loaded when it starts; `needs` as the contract of controllers has it. */
const later = (name: string, needs: readonly string[], load: () => Promise<Controller>): Controller =>
  loadedLater({ name, needs, standsAside: true }, load);

const SIGNING_REQUESTS = 'certificatesigningrequests.certificates.{groupDomain}';

export const clusterControllers: readonly Controller[] = [
  flowControl,
  systemNamespaces,
  authenticationSettings,
  bootstrapRoles,
  roleAggregation,
  serviceRange,
  apiService,
  identityLease,
  identityLeaseCollection,
  legacyTokenTracking,
  priorityClasses,
  namespaceDeletion,
  garbageCollection,
  later(
    'serviceaccount',
    ['namespaces', 'serviceaccounts'],
    async () => (await import('./service-accounts/default-account.js')).defaultAccounts,
  ),
  later(
    'serviceaccount-token',
    ['serviceaccounts', 'secrets'],
    async () => (await import('./service-accounts/token-secrets.js')).tokenSecrets,
  ),
  later(
    'root-ca-cert-publisher',
    ['namespaces', 'configmaps'],
    async () => (await import('./service-accounts/root-ca-publisher.js')).rootCaPublisher,
  ),
  later('csrapproving', [SIGNING_REQUESTS], async () => (await import('./certificates/approver.js')).certificateApprover),
  later('csrsigning', [SIGNING_REQUESTS], async () => (await import('./certificates/signer.js')).certificateSigner),
  later('csrcleaner', [SIGNING_REQUESTS], async () => (await import('./certificates/cleaner.js')).certificateCleaner),
  later('bootstrapsigner', ['secrets', 'configmaps'], async () => (await import('./bootstrap/signer.js')).bootstrapSigner),
  later('tokencleaner', ['secrets'], async () => (await import('./bootstrap/token-cleaner.js')).tokenCleaner),
  later('pvc-protection', ['persistentvolumeclaims', 'pods'], async () => (await import('./storage/claim-protection.js')).claimProtection),
  later('pv-protection', ['persistentvolumes'], async () => (await import('./storage/volume-protection.js')).volumeProtection),
  later(
    'volumeattributesclass-protection-controller',
    ['volumeattributesclasses.storage.{groupDomain}', 'persistentvolumes', 'persistentvolumeclaims'],
    async () => (await import('./storage/attributes-class-protection.js')).attributesClassProtection,
  ),
  later(
    'podgroup-protection-controller',
    ['podgroups.scheduling.{groupDomain}', 'pods'],
    async () => (await import('./pod-groups/protection.js')).podGroupProtection,
  ),
  later('ttl-after-finished', ['jobs.batch'], async () => (await import('./finished-jobs.js')).finishedJobs),
  later('disruption', ['poddisruptionbudgets.policy', 'pods'], async () => (await import('./disruption/controller.js')).disruptionBudgets),
  later(
    'service-cidr-controller',
    ['services', 'servicecidrs.networking.{groupDomain}', 'ipaddresses.networking.{groupDomain}'],
    async () => (await import('./service-ranges/ranges.js')).serviceRanges,
  ),
  later(
    'validatingadmissionpolicy-status-controller',
    ['validatingadmissionpolicies.admissionregistration.{groupDomain}'],
    async () => (await import('./policy-types.js')).policyTypes,
  ),
  later('resourcequota', ['resourcequotas'], async () => (await import('./resource-quota.js')).resourceQuotas),
  ...simulatedControllers,
];
