/** The kinds of the cluster API that add something in code, a line for each file. A kind that is not here lives by its catalogue entry alone. */

export { mutatingAdmissionPolicy } from './admissionregistration/mutating-policy.js';
export { mutatingAdmissionPolicyBinding, validatingAdmissionPolicyBinding } from './admissionregistration/policy-binding.js';
export { validatingAdmissionPolicy } from './admissionregistration/validating-policy.js';
export { mutatingWebhookConfiguration, validatingWebhookConfiguration } from './admissionregistration/webhookconfiguration.js';
export { customResourceDefinition } from './apiextensions/customresourcedefinition.js';
export { apiService } from './apiregistration/apiservice.js';
export { controllerRevision } from './apps/controllerrevision.js';
export { daemonSet } from './apps/daemonset.js';
export { deployment } from './apps/deployment.js';
export { replicaSet, replicationController } from './apps/replicaset.js';
export { statefulSet } from './apps/statefulset.js';
export { auditSink } from './auditregistration/auditsink.js';
export { selfSubjectReview } from './authentication/self-subject-review.js';
export { tokenReview } from './authentication/token-review.js';
export { localSubjectAccessReview, selfSubjectAccessReview, selfSubjectRulesReview, subjectAccessReview } from './authorization/reviews.js';
export { horizontalPodAutoscaler } from './autoscaling/horizontalpodautoscaler.js';
export { cronJob } from './batch/cronjob.js';
export { job } from './batch/job.js';
export { certificateSigningRequest } from './certificates/certificatesigningrequest.js';
export { clusterTrustBundle } from './certificates/clustertrustbundle.js';
export { podCertificateRequest } from './certificates/podcertificaterequest.js';
export { lease } from './coordination/lease.js';
export { leaseCandidate } from './coordination/leasecandidate.js';
export { componentStatus } from './core/componentstatus.js';
export { configMap } from './core/configmap.js';
export { event } from './core/event.js';
export { limitRange } from './core/limitrange.js';
export { namespace } from './core/namespace.js';
export { node } from './core/node/node.js';
export { persistentVolume } from './core/persistentvolume.js';
export { persistentVolumeClaim } from './core/persistentvolumeclaim.js';
export { binding } from './core/pod/binding.js';
export { pod } from './core/pod/pod.js';
export { podTemplate } from './core/podtemplate.js';
export { resourceQuota } from './core/resourcequota.js';
export { secret } from './core/secret.js';
export { endpoints } from './core/service/endpoints.js';
export { service } from './core/service/service.js';
export { serviceAccount } from './core/serviceaccount.js';
export { endpointSlice } from './discovery/endpointslice.js';
export { flowSchema } from './flowcontrol.apiserver/flowschema.js';
export { priorityLevel } from './flowcontrol.apiserver/prioritylevel.js';
export { storageVersion } from './internal.apiserver/storageversion.js';
export { ingress } from './networking/ingress.js';
export { ingressClass } from './networking/ingressclass.js';
export { ipAddress } from './networking/ipaddress.js';
export { networkPolicy } from './networking/networkpolicy.js';
export { serviceCidr } from './networking/servicecidr.js';
export { runtimeClass } from './node/runtimeclass.js';
export { podDisruptionBudget } from './policy/poddisruptionbudget.js';
export { podSecurityPolicy } from './policy/podsecuritypolicy.js';
export { clusterRole, clusterRoleBinding, role, roleBinding } from './rbac.authorization/binding.js';
export {
  firstResourceClaim,
  resourceClaimParameters,
  resourceClassParameters,
  secondResourceClaim,
} from './resource/classes.js';
export { deviceClass } from './resource/deviceclass.js';
export { deviceTaintRule } from './resource/devicetaintrule.js';
export { resourceClaim } from './resource/resourceclaim.js';
export { resourceClaimTemplate } from './resource/resourceclaimtemplate.js';
export { resourcePoolStatusRequest } from './resource/resourcepoolstatusrequest.js';
export { resourceSlice } from './resource/resourceslice.js';
export { podGroup } from './scheduling/podgroup.js';
export { priorityClass } from './scheduling/priorityclass.js';
export { workload } from './scheduling/workload.js';
export { podPreset } from './settings/podpreset.js';
export { csiDriver } from './storage/csidriver.js';
export { csiNode } from './storage/csinode.js';
export { csiStorageCapacity } from './storage/csistoragecapacity.js';
export { storageClass } from './storage/storageclass.js';
export { volumeAttachment } from './storage/volumeattachment.js';
export { volumeAttributesClass } from './storage/volumeattributesclass.js';
export { storageVersionMigration } from './storagemigration/storageversionmigration.js';
