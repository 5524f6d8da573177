/** The admission plugins of a server, in the order in which they are asked, which is that of a conformant server. */
import { alwaysAdmit, alwaysDeny } from './always.js';
import { certificateApproval, certificateSigning } from './certificates/certificate-signers.js';
import { certificateSubjectRestriction } from './certificates/certificate-subject-restriction.js';
import { clusterTrustBundleAttest } from './certificates/cluster-trust-bundle-attest.js';
import { defaultIngressClass, defaultStorageClass } from './default-class.js';
import { denyServiceExternalIPs } from './deny-service-external-ips.js';
import { deviceAdminAccess } from './device-admin-access.js';
import { escalation } from './escalation.js';
import { eventLimits } from './event-rate-limit.js';
import { type AdmissionPluginFactory, inert, switched, withoutKinds, withoutSettings } from './factory.js';
import { namespaceAutoProvision } from './namespaces/namespace-auto-provision.js';
import { namespaceExists } from './namespaces/namespace-exists.js';
import { namespaceLifecycle } from './namespaces/namespace-lifecycle.js';
import { nodeDeclaredFeatureValidator } from './nodes/node-declared-feature-validator.js';
import { nodeRestriction } from './nodes/node-restriction.js';
import { taintNodesByCondition } from './nodes/taint-nodes-by-condition.js';
import { ownerReferencesPermissionEnforcement } from './owner-references-permission-enforcement.js';
import { persistentVolumeClaimResize } from './persistent-volume-claim-resize.js';
import { configuredPodSecurity, podSecurity } from './pod-security/index.js';
import { podSecurityPolicy } from './pod-security-policy/index.js';
import { alwaysPullImages } from './pods/always-pull-images.js';
import { defaultTolerationSeconds } from './pods/default-toleration-seconds.js';
import { denyEscalatingExec, denyExecOnPrivileged } from './pods/deny-exec.js';
import { extendedResourceToleration } from './pods/extended-resource-toleration.js';
import { imagePolicy } from './pods/image-policy.js';
import { limitPodHardAntiAffinityTopology } from './pods/limit-pod-hard-anti-affinity-topology.js';
import { limitRanger } from './pods/limit-ranger.js';
import { podGroupProtection, podGroupWorkloadExists } from './pods/pod-groups.js';
import { listedNodeSelectors, podNodeSelector } from './pods/pod-node-selector.js';
import { podResizeValidator } from './pods/pod-resize-validator.js';
import { podTolerationRestriction, tolerationSettings } from './pods/pod-toleration-restriction.js';
import { podTopologyLabels } from './pods/pod-topology-labels.js';
import { priority } from './pods/priority.js';
import { runtimeClass } from './pods/runtime-class.js';
import { securityContextDeny } from './pods/security-context-deny.js';
import { serviceAccount } from './pods/service-account.js';
import { mutatingPolicies, validatingPolicies } from './policies/index.js';
import { limitedResources, resourceQuota } from './resource-quota/index.js';
import { serviceAddresses } from './service-addresses.js';
import { storageObjectInUseProtection } from './storage-object-in-use-protection.js';
import { mutatingWebhooks, validatingWebhooks } from './webhooks/index.js';

const [ON, OFF] = [true, false];

/** All plugins. Flags switch those that have a name on and off, and configure them; the others always run. */
export const clusterAdmission: readonly AdmissionPluginFactory[] = [
  switched('AlwaysAdmit', OFF, alwaysAdmit),
  switched('NamespaceAutoProvision', OFF, namespaceAutoProvision),
  switched('NamespaceLifecycle', ON, namespaceLifecycle),
  switched('NamespaceExists', OFF, namespaceExists),
  switched('SecurityContextDeny', OFF, securityContextDeny, { until: '1.29' }),
  switched('LimitPodHardAntiAffinityTopology', OFF, limitPodHardAntiAffinityTopology),
  switched('LimitRanger', ON, limitRanger),
  switched('ServiceAccount', ON, serviceAccount),
  switched('NodeRestriction', OFF, nodeRestriction),
  switched('TaintNodesByCondition', ON, taintNodesByCondition),
  switched('AlwaysPullImages', OFF, alwaysPullImages),
  switched('ImagePolicyWebhook', OFF, withoutSettings('ImagePolicyWebhook'), { configure: imagePolicy, needsSettings: true }),
  switched('PodSecurity', ON, (parts) => podSecurity(parts), { since: '1.22', configure: configuredPodSecurity }),
  switched('PodSecurityPolicy', OFF, podSecurityPolicy, { until: '1.24' }),
  inert('PersistentVolumeLabel', 'the server calls no cloud that could tell the zones of volumes', { until: '1.30' }),
  switched('PodNodeSelector', OFF, (parts) => podNodeSelector(parts), { configure: listedNodeSelectors }),
  switched('Priority', ON, priority),
  switched('DefaultTolerationSeconds', ON, defaultTolerationSeconds),
  switched('PodTolerationRestriction', OFF, (parts) => podTolerationRestriction(parts), { configure: tolerationSettings }),
  switched('DenyEscalatingExec', OFF, denyEscalatingExec, { until: '1.21' }),
  switched('DenyExecOnPrivileged', OFF, denyExecOnPrivileged, { until: '1.21' }),
  switched('EventRateLimit', OFF, withoutSettings('EventRateLimit'), { configure: eventLimits, needsSettings: true }),
  switched('ExtendedResourceToleration', OFF, extendedResourceToleration),
  switched('DefaultStorageClass', ON, defaultStorageClass),
  switched('StorageObjectInUseProtection', ON, storageObjectInUseProtection),
  switched('PodGroupProtection', ON, podGroupProtection, { since: '1.36' }),
  switched('OwnerReferencesPermissionEnforcement', OFF, ownerReferencesPermissionEnforcement),
  switched('PersistentVolumeClaimResize', ON, persistentVolumeClaimResize),
  switched('RuntimeClass', ON, runtimeClass),
  switched('CertificateApproval', ON, certificateApproval),
  switched('CertificateSigning', ON, certificateSigning),
  switched('ClusterTrustBundleAttest', ON, clusterTrustBundleAttest, { since: '1.27' }),
  switched('CertificateSubjectRestriction', ON, certificateSubjectRestriction),
  switched('DefaultIngressClass', ON, defaultIngressClass),
  switched('DenyServiceExternalIPs', OFF, denyServiceExternalIPs),
  switched('PodTopologyLabels', ON, podTopologyLabels, { since: '1.33' }),
  switched('PodGroupWorkloadExists', ON, podGroupWorkloadExists, { since: '1.36' }),
  switched('NodeDeclaredFeatureValidator', ON, nodeDeclaredFeatureValidator, { since: '1.35' }),
  withoutKinds('JobValidation', { since: '1.36' }),
  switched('PodResizeValidator', ON, podResizeValidator, { since: '1.36' }),
  mutatingPolicies,
  mutatingWebhooks,
  escalation,
  deviceAdminAccess,
  serviceAddresses,
  validatingPolicies,
  validatingWebhooks,
  switched('ResourceQuota', ON, (parts) => resourceQuota(parts), { configure: limitedResources }),
  switched('AlwaysDeny', OFF, alwaysDeny),
];
