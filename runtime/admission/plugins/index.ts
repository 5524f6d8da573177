/** The admission plugins of a server, in the order in which they are asked. */
import type { Parts } from '../../server.js';
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
import { type ServiceRanges, serviceAddresses } from './service-addresses.js';
import { storageObjectInUseProtection } from './storage-object-in-use-protection.js';
import { taintNodesByCondition } from './taint-nodes-by-condition.js';

export interface PluginSettings {
  readonly services: ServiceRanges;
  /** Config maps with the authorities that pods trust, each as `<name>:<key>`. */
  readonly accessConfigMaps: readonly string[];
}

export const defaultPlugins = (parts: Parts, settings: PluginSettings): readonly AdmissionPlugin[] => [
  namespaceLifecycle(parts),
  limitRanger(parts),
  serviceAccount(parts, settings.accessConfigMaps),
  priority(parts),
  defaultTolerationSeconds,
  defaultStorageClass(parts),
  storageObjectInUseProtection,
  taintNodesByCondition,
  persistentVolumeClaimResize(parts),
  runtimeClass(parts),
  certificateApproval(parts),
  certificateSigning(parts),
  certificateSubjectRestriction,
  defaultIngressClass(parts),
  escalation(parts),
  serviceAddresses(parts, settings.services),
];
