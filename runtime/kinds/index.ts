/** What kinds add in code, by resource id. A kind without an entry lives by its catalogue entry alone. */

import { group } from '../model/words.js';
import { webhookConfigurationStrategy } from './admissionregistration/webhookconfiguration.js';
import { customResourceDefinitionStrategy } from './apiextensions/customresourcedefinition.js';
import { apiServiceStrategy } from './apiregistration/apiservice.js';
import { controllerRevisionStrategy } from './apps/controllerrevision.js';
import { daemonSetStrategy } from './apps/daemonset.js';
import { deploymentStrategy } from './apps/deployment.js';
import { replicaSetStrategy, replicationControllerStrategy } from './apps/replicaset.js';
import { statefulSetStrategy } from './apps/statefulset.js';
import { auditSinkStrategy } from './auditregistration/auditsink.js';
import { horizontalPodAutoscalerStrategy } from './autoscaling/horizontalpodautoscaler.js';
import { cronJobStrategy } from './batch/cronjob.js';
import { jobStrategy } from './batch/job.js';
import { certificateSigningRequestStrategy } from './certificates/certificatesigningrequest.js';
import { configMapStrategy } from './core/configmap.js';
import { endpointsStrategy } from './core/endpoints.js';
import { eventStrategy } from './core/event.js';
import { limitRangeStrategy } from './core/limitrange.js';
import { namespaceStrategy } from './core/namespace.js';
import { nodeStrategy } from './core/node.js';
import { persistentVolumeStrategy } from './core/persistentvolume.js';
import { persistentVolumeClaimStrategy } from './core/persistentvolumeclaim.js';
import { podStrategy } from './core/pod.js';
import { podTemplateStrategy } from './core/podtemplate.js';
import { resourceQuotaStrategy } from './core/resourcequota.js';
import { secretStrategy } from './core/secret.js';
import { serviceStrategy } from './core/service.js';
import { serviceAccountStrategy } from './core/serviceaccount.js';
import { endpointSliceStrategy } from './discovery/endpointslice.js';
import { flowSchemaStrategy } from './flowcontrol/flowschema.js';
import { priorityLevelStrategy } from './flowcontrol/prioritylevel.js';
import { storageVersionStrategy } from './internal/storageversion.js';
import { ingressStrategy } from './networking/ingress.js';
import { ingressClassStrategy } from './networking/ingressclass.js';
import { networkPolicyStrategy } from './networking/networkpolicy.js';
import { runtimeClassStrategy } from './node/runtimeclass.js';
import { podDisruptionBudgetStrategy } from './policy/poddisruptionbudget.js';
import { podSecurityPolicyStrategy } from './policy/podsecuritypolicy.js';
import { bindingStrategy, roleStrategy } from './rbac/binding.js';
import { priorityClassStrategy } from './scheduling/priorityclass.js';
import { podPresetStrategy } from './settings/podpreset.js';
import { csiDriverStrategy } from './storage/csidriver.js';
import { csiNodeStrategy } from './storage/csinode.js';
import { csiStorageCapacityStrategy } from './storage/csistoragecapacity.js';
import { storageClassStrategy } from './storage/storageclass.js';
import { volumeAttachmentStrategy } from './storage/volumeattachment.js';
import type { Strategy } from './strategy.js';

const NONE: Strategy = {};

/** By plural name and the part of the group before the domain. */
const STRATEGIES: Readonly<Record<string, Strategy>> = {
  configmaps: configMapStrategy,
  endpoints: endpointsStrategy,
  events: eventStrategy,
  namespaces: namespaceStrategy,
  limitranges: limitRangeStrategy,
  nodes: nodeStrategy,
  persistentvolumeclaims: persistentVolumeClaimStrategy,
  persistentvolumes: persistentVolumeStrategy,
  pods: podStrategy,
  podtemplates: podTemplateStrategy,
  replicationcontrollers: replicationControllerStrategy,
  resourcequotas: resourceQuotaStrategy,
  secrets: secretStrategy,
  serviceaccounts: serviceAccountStrategy,
  services: serviceStrategy,
  'apiservices.apiregistration': apiServiceStrategy,
  'customresourcedefinitions.apiextensions': customResourceDefinitionStrategy,
  'mutatingwebhookconfigurations.admissionregistration': webhookConfigurationStrategy,
  'validatingwebhookconfigurations.admissionregistration': webhookConfigurationStrategy,
  'auditsinks.auditregistration': auditSinkStrategy,
  'horizontalpodautoscalers.autoscaling': horizontalPodAutoscalerStrategy,
  'certificatesigningrequests.certificates': certificateSigningRequestStrategy,
  'ingressclasses.networking': ingressClassStrategy,
  'ingresses.networking': ingressStrategy,
  'networkpolicies.networking': networkPolicyStrategy,
  'runtimeclasses.node': runtimeClassStrategy,
  'poddisruptionbudgets.policy': podDisruptionBudgetStrategy,
  'podsecuritypolicies.policy': podSecurityPolicyStrategy,
  'priorityclasses.scheduling': priorityClassStrategy,
  'podpresets.settings': podPresetStrategy,
  'storageversions.internal.apiserver': storageVersionStrategy,
  'csidrivers.storage': csiDriverStrategy,
  'csinodes.storage': csiNodeStrategy,
  'csistoragecapacities.storage': csiStorageCapacityStrategy,
  'storageclasses.storage': storageClassStrategy,
  'volumeattachments.storage': volumeAttachmentStrategy,
  'controllerrevisions.apps': controllerRevisionStrategy,
  'daemonsets.apps': daemonSetStrategy,
  'deployments.apps': deploymentStrategy,
  'replicasets.apps': replicaSetStrategy,
  'statefulsets.apps': statefulSetStrategy,
  'cronjobs.batch': cronJobStrategy,
  'jobs.batch': jobStrategy,
  'endpointslices.discovery': endpointSliceStrategy,
  'flowschemas.flowcontrol.apiserver': flowSchemaStrategy,
  'prioritylevelconfigurations.flowcontrol.apiserver': priorityLevelStrategy,
  'clusterrolebindings.rbac.authorization': bindingStrategy(true),
  'clusterroles.rbac.authorization': roleStrategy(false),
  'rolebindings.rbac.authorization': bindingStrategy(false),
  'roles.rbac.authorization': roleStrategy(true),
};

/** The id without the domain that ends its group. */
export const withoutDomain = (id: string): string => {
  const domain = group('');
  return id.endsWith(domain) ? id.slice(0, -domain.length) : id;
};

export const strategyOf = (id: string): Strategy => STRATEGIES[withoutDomain(id)] ?? NONE;
