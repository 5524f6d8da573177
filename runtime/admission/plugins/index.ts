/** The admission plugins of a server, in the order in which they are asked, which is that of a conformant server. */
import { alwaysAdmit, alwaysDeny } from './always.js';
import { alwaysPullImages } from './always-pull-images.js';
import { certificateApproval, certificateSigning } from './certificate-signers.js';
import { certificateSubjectRestriction } from './certificate-subject-restriction.js';
import { defaultIngressClass, defaultStorageClass } from './default-class.js';
import { defaultTolerationSeconds } from './default-toleration-seconds.js';
import { denyEscalatingExec, denyExecOnPrivileged } from './deny-exec.js';
import { denyServiceExternalIPs } from './deny-service-external-ips.js';
import { escalation } from './escalation.js';
import { eventLimits } from './event-rate-limit.js';
import { extendedResourceToleration } from './extended-resource-toleration.js';
import { type AdmissionPluginFactory, switched, withoutSettings } from './factory.js';
import { imagePolicy } from './image-policy.js';
import { limitPodHardAntiAffinityTopology } from './limit-pod-hard-anti-affinity-topology.js';
import { limitRanger } from './limit-ranger.js';
import { namespaceAutoProvision } from './namespace-auto-provision.js';
import { namespaceExists } from './namespace-exists.js';
import { namespaceLifecycle } from './namespace-lifecycle.js';
import { nodeRestriction } from './node-restriction.js';
import { ownerReferencesPermissionEnforcement } from './owner-references-permission-enforcement.js';
import { persistentVolumeClaimResize } from './persistent-volume-claim-resize.js';
import { listedNodeSelectors, podNodeSelector } from './pod-node-selector.js';
import { podSecurityPolicy } from './pod-security-policy/index.js';
import { podTolerationRestriction, tolerationSettings } from './pod-toleration-restriction.js';
import { priority } from './priority.js';
import { limitedResources, resourceQuota } from './resource-quota/index.js';
import { runtimeClass } from './runtime-class.js';
import { securityContextDeny } from './security-context-deny.js';
import { serviceAccount } from './service-account.js';
import { serviceAddresses } from './service-addresses.js';
import { storageObjectInUseProtection } from './storage-object-in-use-protection.js';
import { taintNodesByCondition } from './taint-nodes-by-condition.js';
import { mutatingWebhooks, validatingWebhooks } from './webhooks/index.js';

const [ON, OFF] = [true, false];

/** All plugins. Flags switch those that have a name on and off, and configure them; the others always run. */
export const clusterAdmission: readonly AdmissionPluginFactory[] = [
  switched('AlwaysAdmit', OFF, alwaysAdmit),
  switched('NamespaceAutoProvision', OFF, namespaceAutoProvision),
  switched('NamespaceLifecycle', ON, namespaceLifecycle),
  switched('NamespaceExists', OFF, namespaceExists),
  switched('SecurityContextDeny', OFF, securityContextDeny),
  switched('LimitPodHardAntiAffinityTopology', OFF, limitPodHardAntiAffinityTopology),
  switched('LimitRanger', ON, limitRanger),
  switched('ServiceAccount', ON, serviceAccount),
  switched('NodeRestriction', OFF, nodeRestriction),
  switched('TaintNodesByCondition', ON, taintNodesByCondition),
  switched('AlwaysPullImages', OFF, alwaysPullImages),
  switched('ImagePolicyWebhook', OFF, withoutSettings('ImagePolicyWebhook'), { configure: imagePolicy, needsSettings: true }),
  switched('PodSecurityPolicy', OFF, podSecurityPolicy),
  switched('PodNodeSelector', OFF, (parts) => podNodeSelector(parts), { configure: listedNodeSelectors }),
  switched('Priority', ON, priority),
  switched('DefaultTolerationSeconds', ON, defaultTolerationSeconds),
  switched('PodTolerationRestriction', OFF, (parts) => podTolerationRestriction(parts), { configure: tolerationSettings }),
  switched('DenyEscalatingExec', OFF, denyEscalatingExec),
  switched('DenyExecOnPrivileged', OFF, denyExecOnPrivileged),
  switched('EventRateLimit', OFF, withoutSettings('EventRateLimit'), { configure: eventLimits, needsSettings: true }),
  switched('ExtendedResourceToleration', OFF, extendedResourceToleration),
  switched('DefaultStorageClass', ON, defaultStorageClass),
  switched('StorageObjectInUseProtection', ON, storageObjectInUseProtection),
  switched('OwnerReferencesPermissionEnforcement', OFF, ownerReferencesPermissionEnforcement),
  switched('PersistentVolumeClaimResize', ON, persistentVolumeClaimResize),
  switched('RuntimeClass', ON, runtimeClass),
  switched('CertificateApproval', ON, certificateApproval),
  switched('CertificateSigning', ON, certificateSigning),
  switched('CertificateSubjectRestriction', ON, certificateSubjectRestriction),
  switched('DefaultIngressClass', ON, defaultIngressClass),
  switched('DenyServiceExternalIPs', OFF, denyServiceExternalIPs),
  mutatingWebhooks,
  escalation,
  serviceAddresses,
  validatingWebhooks,
  switched('ResourceQuota', ON, (parts) => resourceQuota(parts), { configure: limitedResources }),
  switched('AlwaysDeny', OFF, alwaysDeny),
];
