/** The admission plugins of a server, in the order in which they are asked. */
import type { Parts } from '../../server.js';
import type { AdmissionPlugin } from '../chain.js';
import { defaultTolerationSeconds } from './default-toleration-seconds.js';
import { escalation } from './escalation.js';
import { namespaceLifecycle } from './namespace-lifecycle.js';
import { persistentVolumeClaimResize } from './persistent-volume-claim-resize.js';
import { priority } from './priority.js';
import { serviceAccount } from './service-account.js';
import { serviceAddresses } from './service-addresses.js';
import { storageObjectInUseProtection } from './storage-object-in-use-protection.js';
import { taintNodesByCondition } from './taint-nodes-by-condition.js';

export const defaultPlugins = (parts: Parts): readonly AdmissionPlugin[] => [
  namespaceLifecycle(parts),
  serviceAccount(parts),
  priority(parts),
  defaultTolerationSeconds,
  storageObjectInUseProtection,
  taintNodesByCondition,
  persistentVolumeClaimResize(parts),
  escalation(parts),
  serviceAddresses(parts),
];
