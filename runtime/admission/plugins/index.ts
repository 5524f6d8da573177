/** The admission plugins of a server, in the order in which they are asked, which is that of a conformant server. */
import { certificateApproval, certificateSigning } from './certificate-signers.js';
import { certificateSubjectRestriction } from './certificate-subject-restriction.js';
import { defaultIngressClass, defaultStorageClass } from './default-class.js';
import { defaultTolerationSeconds } from './default-toleration-seconds.js';
import { escalation } from './escalation.js';
import { type AdmissionPluginFactory, switched } from './factory.js';
import { limitRanger } from './limit-ranger.js';
import { namespaceLifecycle } from './namespace-lifecycle.js';
import { persistentVolumeClaimResize } from './persistent-volume-claim-resize.js';
import { priority } from './priority.js';
import { limitedResources, resourceQuota } from './resource-quota/index.js';
import { runtimeClass } from './runtime-class.js';
import { serviceAccount } from './service-account.js';
import { serviceAddresses } from './service-addresses.js';
import { storageObjectInUseProtection } from './storage-object-in-use-protection.js';
import { taintNodesByCondition } from './taint-nodes-by-condition.js';
import { mutatingWebhooks, validatingWebhooks } from './webhooks/index.js';

const ON = true;

/** All plugins. Flags switch those that have a name on and off, and configure them; the others always run. */
export const clusterAdmission: readonly AdmissionPluginFactory[] = [
  switched('NamespaceLifecycle', ON, namespaceLifecycle),
  switched('LimitRanger', ON, limitRanger),
  switched('ServiceAccount', ON, serviceAccount),
  switched('TaintNodesByCondition', ON, taintNodesByCondition),
  switched('Priority', ON, priority),
  switched('DefaultTolerationSeconds', ON, defaultTolerationSeconds),
  switched('DefaultStorageClass', ON, defaultStorageClass),
  switched('StorageObjectInUseProtection', ON, storageObjectInUseProtection),
  switched('PersistentVolumeClaimResize', ON, persistentVolumeClaimResize),
  switched('RuntimeClass', ON, runtimeClass),
  switched('CertificateApproval', ON, certificateApproval),
  switched('CertificateSigning', ON, certificateSigning),
  switched('CertificateSubjectRestriction', ON, certificateSubjectRestriction),
  switched('DefaultIngressClass', ON, defaultIngressClass),
  switched('MutatingAdmissionWebhook', ON, mutatingWebhooks),
  escalation,
  serviceAddresses,
  switched('ValidatingAdmissionWebhook', ON, validatingWebhooks),
  switched('ResourceQuota', ON, (parts) => resourceQuota(parts), { configure: limitedResources }),
];
