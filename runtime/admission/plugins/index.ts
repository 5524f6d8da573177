/** The admission plugins of a server, in the order in which they are asked. */
import type { Parts } from '../../server.js';
import type { AdmissionPlugin } from '../chain.js';
import { defaultTolerationSeconds } from './default-toleration-seconds.js';
import { escalation } from './escalation.js';
import { namespaceLifecycle } from './namespace-lifecycle.js';
import { priority } from './priority.js';
import { serviceAccount } from './service-account.js';
import { serviceAddresses } from './service-addresses.js';
import { storageObjectInUseProtection } from './storage-object-in-use-protection.js';

export const defaultPlugins = (parts: Parts): readonly AdmissionPlugin[] => [
  namespaceLifecycle(parts),
  serviceAccount(parts),
  priority(parts),
  defaultTolerationSeconds,
  storageObjectInUseProtection,
  escalation(parts),
  serviceAddresses(parts),
];
