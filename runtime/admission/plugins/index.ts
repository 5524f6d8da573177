/** The admission plugins of a server, in the order in which they are asked. */
import type { ServerParts } from '../../http/server-parts.js';
import type { AdmissionPlugin } from '../chain.js';
import { certificateApproval, certificateSigning } from './certificate-signers.js';
import { certificateSubjectRestriction } from './certificate-subject-restriction.js';
import { defaultIngressClass, defaultStorageClass } from './default-class.js';
import { defaultTolerationSeconds } from './default-toleration-seconds.js';
import { escalation } from './escalation.js';
import { limitRanger } from './limit-ranger.js';
import { namespaceLifecycle } from './namespace-lifecycle.js';
import { persistentVolumeClaimResize } from './persistent-volume-claim-resize.js';
import { priority } from './priority.js';
import { runtimeClass } from './runtime-class.js';
import { serviceAccount } from './service-account.js';
import { serviceAddresses } from './service-addresses.js';
import { storageObjectInUseProtection } from './storage-object-in-use-protection.js';
import { taintNodesByCondition } from './taint-nodes-by-condition.js';
import { mutatingWebhooks, validatingWebhooks } from './webhooks/index.js';

/** Makes a plugin for one server. */
export type AdmissionPluginFactory = (parts: ServerParts) => AdmissionPlugin;

/** The plugins that servers of the cluster API have on by default, in their order. */
export const clusterAdmission: readonly AdmissionPluginFactory[] = [
  namespaceLifecycle,
  limitRanger,
  serviceAccount,
  priority,
  defaultTolerationSeconds,
  defaultStorageClass,
  storageObjectInUseProtection,
  taintNodesByCondition,
  persistentVolumeClaimResize,
  runtimeClass,
  certificateApproval,
  certificateSigning,
  certificateSubjectRestriction,
  defaultIngressClass,
  mutatingWebhooks,
  escalation,
  serviceAddresses,
  validatingWebhooks,
];
