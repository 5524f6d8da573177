/** The kinds of the cluster API that add something in code. A kind that is not here lives by its catalogue entry alone. */
import { mutatingWebhookConfiguration, validatingWebhookConfiguration } from './admissionregistration/webhookconfiguration.js';
import { customResourceDefinition } from './apiextensions/customresourcedefinition.js';
import { apiService } from './apiregistration/apiservice.js';
import { controllerRevision } from './apps/controllerrevision.js';
import { daemonSet } from './apps/daemonset.js';
import { deployment } from './apps/deployment.js';
import { replicaSet, replicationController } from './apps/replicaset.js';
import { statefulSet } from './apps/statefulset.js';
import { auditSink } from './auditregistration/auditsink.js';
import { tokenReview } from './authentication/token-review.js';
import { localSubjectAccessReview, selfSubjectAccessReview, selfSubjectRulesReview, subjectAccessReview } from './authorization/reviews.js';
import { horizontalPodAutoscaler } from './autoscaling/horizontalpodautoscaler.js';
import { cronJob } from './batch/cronjob.js';
import { job } from './batch/job.js';
import { certificateSigningRequest } from './certificates/certificatesigningrequest.js';
import { configMap } from './core/configmap.js';
import { event } from './core/event.js';
import { limitRange } from './core/limitrange.js';
import { namespace } from './core/namespace.js';
import { node } from './core/node/node.js';
import { persistentVolume } from './core/persistentvolume.js';
import { persistentVolumeClaim } from './core/persistentvolumeclaim.js';
import { binding } from './core/pod/binding.js';
import { pod } from './core/pod/pod.js';
import { podTemplate } from './core/podtemplate.js';
import { resourceQuota } from './core/resourcequota.js';
import { secret } from './core/secret.js';
import { endpoints } from './core/service/endpoints.js';
import { service } from './core/service/service.js';
import { serviceAccount } from './core/serviceaccount.js';
import { endpointSlice } from './discovery/endpointslice.js';
import { flowSchema } from './flowcontrol.apiserver/flowschema.js';
import { priorityLevel } from './flowcontrol.apiserver/prioritylevel.js';
import { storageVersion } from './internal.apiserver/storageversion.js';
import type { Kind } from './kind.js';

import { ingress } from './networking/ingress.js';
import { ingressClass } from './networking/ingressclass.js';
import { networkPolicy } from './networking/networkpolicy.js';
import { runtimeClass } from './node/runtimeclass.js';
import { podDisruptionBudget } from './policy/poddisruptionbudget.js';
import { podSecurityPolicy } from './policy/podsecuritypolicy.js';
import { clusterRole, clusterRoleBinding, role, roleBinding } from './rbac.authorization/binding.js';
import { priorityClass } from './scheduling/priorityclass.js';
import { podPreset } from './settings/podpreset.js';
import { csiDriver } from './storage/csidriver.js';
import { csiNode } from './storage/csinode.js';
import { csiStorageCapacity } from './storage/csistoragecapacity.js';
import { storageClass } from './storage/storageclass.js';
import { volumeAttachment } from './storage/volumeattachment.js';

export const clusterKinds: readonly Kind[] = [
  apiService,
  auditSink,
  binding,
  certificateSigningRequest,
  clusterRole,
  clusterRoleBinding,
  configMap,
  controllerRevision,
  cronJob,
  csiDriver,
  csiNode,
  csiStorageCapacity,
  customResourceDefinition,
  daemonSet,
  deployment,
  endpointSlice,
  endpoints,
  event,
  flowSchema,
  horizontalPodAutoscaler,
  ingress,
  ingressClass,
  job,
  limitRange,
  localSubjectAccessReview,
  mutatingWebhookConfiguration,
  namespace,
  networkPolicy,
  node,
  persistentVolume,
  persistentVolumeClaim,
  pod,
  podDisruptionBudget,
  podPreset,
  podSecurityPolicy,
  podTemplate,
  priorityClass,
  priorityLevel,
  replicaSet,
  replicationController,
  resourceQuota,
  role,
  roleBinding,
  runtimeClass,
  secret,
  selfSubjectAccessReview,
  selfSubjectRulesReview,
  service,
  serviceAccount,
  statefulSet,
  storageClass,
  storageVersion,
  subjectAccessReview,
  tokenReview,
  validatingWebhookConfiguration,
  volumeAttachment,
];

/** The kinds of the cluster API with those of a project beside them, or in the place of those that are for the same resource. */
export function withClusterKinds(own: readonly Kind[] = []): readonly Kind[] {
  const replaced = new Set(own.map(({ resource }) => resource));
  return [...clusterKinds.filter(({ resource }) => !replaced.has(resource)), ...own];
}
