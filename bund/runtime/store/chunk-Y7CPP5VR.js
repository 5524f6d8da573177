// dist/generated/core/v1/defaults.js
import { each, eachMade, items } from "kindwright/generated-code";
function defaultEndpoints(v, functions) {
  each(v, "subsets", items(defaultEndpointSubset), functions);
}
function defaultEndpointSubset(v, functions) {
  each(v, "ports", items(defaultEndpointPort), functions);
}
function defaultEndpointPort(v) {
  v.protocol ??= "TCP";
}
function defaultEphemeralContainers(v, functions) {
  each(v, "ephemeralContainers", items(defaultEphemeralContainer), functions);
}
function defaultLimitRange(v, functions) {
  eachMade(v, "spec", defaultLimitRangeSpec, functions);
}
function defaultLimitRangeItem(v, functions) {
  functions.fill("limitRangeItem", v);
}
function defaultLimitRangeSpec(v, functions) {
  each(v, "limits", items(defaultLimitRangeItem), functions);
}
function defaultNamespace(v, functions) {
  functions.fill("namespace", v);
  eachMade(v, "status", defaultNamespaceStatus, functions);
}
function defaultNamespaceStatus(v) {
  v.phase ??= "Active";
}
function defaultNode(v, functions) {
  eachMade(v, "status", defaultNodeStatus, functions);
}
function defaultNodeStatus(v, functions) {
  functions.fill("nodeStatus", v);
}
function defaultPersistentVolume(v, functions) {
  eachMade(v, "spec", defaultPersistentVolumeSpec, functions);
  eachMade(v, "status", defaultPersistentVolumeStatus, functions);
}
function defaultPersistentVolumeSpec(v, functions) {
  v.persistentVolumeReclaimPolicy ??= "Retain";
  v.volumeMode ??= "Filesystem";
  each(v, "hostPath", defaultHostPathVolumeSource, functions);
  each(v, "rbd", defaultRBDPersistentVolumeSource, functions);
  each(v, "iscsi", defaultISCSIPersistentVolumeSource, functions);
  each(v, "azureDisk", defaultAzureDiskVolumeSource, functions);
  each(v, "scaleIO", defaultScaleIOPersistentVolumeSource, functions);
}
function defaultPersistentVolumeStatus(v) {
  v.phase ??= "Pending";
}
function defaultRBDPersistentVolumeSource(v) {
  v.pool ??= "rbd";
  v.user ??= "admin";
  v.keyring ??= "/etc/ceph/keyring";
}
function defaultISCSIPersistentVolumeSource(v) {
  v.iscsiInterface ??= "default";
}
function defaultScaleIOPersistentVolumeSource(v) {
  v.storageMode ??= "ThinProvisioned";
  v.fsType ??= "xfs";
}
function defaultPersistentVolumeClaim(v, functions) {
  eachMade(v, "spec", defaultPersistentVolumeClaimSpec, functions);
  eachMade(v, "status", defaultPersistentVolumeClaimStatus, functions);
}
function defaultPersistentVolumeClaimStatus(v) {
  v.phase ??= "Pending";
}
function defaultPod(v, functions) {
  functions.fill("pod", v);
  eachMade(v, "spec", defaultPodSpec, functions);
}
function defaultPodTemplate(v, functions) {
  eachMade(v, "template", defaultPodTemplateSpec, functions);
}
function defaultReplicationController(v, functions) {
  functions.fill("replicationController", v);
  eachMade(v, "spec", defaultReplicationControllerSpec, functions);
}
function defaultReplicationControllerSpec(v, functions) {
  v.replicas ??= 1;
  each(v, "template", defaultPodTemplateSpec, functions);
}
function defaultSecret(v, functions) {
  functions.fill("secret", v);
  v.type ??= "Opaque";
}
function defaultService(v, functions) {
  eachMade(v, "spec", defaultServiceSpec, functions);
}
function defaultServiceSpec(v, functions) {
  functions.fill("serviceSpec", v);
  v.type ??= "ClusterIP";
  v.sessionAffinity ??= "None";
  each(v, "ports", items(defaultServicePort), functions);
}
function defaultServicePort(v) {
  v.protocol ??= "TCP";
}
function defaultContainerPort(v) {
  v.protocol ??= "TCP";
}
function defaultEnvVar(v, functions) {
  each(v, "valueFrom", defaultEnvVarSource, functions);
}
function defaultEnvVarSource(v, functions) {
  each(v, "fieldRef", defaultObjectFieldSelector, functions);
}
function defaultObjectFieldSelector(v) {
  v.apiVersion ??= "v1";
}
function defaultHTTPGetAction(v) {
  v.path ??= "/";
  v.scheme ??= "HTTP";
}
function defaultProbe(v, functions) {
  v.timeoutSeconds ??= 1;
  v.periodSeconds ??= 10;
  v.successThreshold ??= 1;
  v.failureThreshold ??= 3;
  each(v, "httpGet", defaultHTTPGetAction, functions);
}
function defaultContainer(v, functions) {
  functions.fill("container", v);
  v.terminationMessagePath ??= "/dev/termination-log";
  v.terminationMessagePolicy ??= "File";
  each(v, "ports", items(defaultContainerPort), functions);
  each(v, "env", items(defaultEnvVar), functions);
  each(v, "livenessProbe", defaultProbe, functions);
  each(v, "readinessProbe", defaultProbe, functions);
  each(v, "startupProbe", defaultProbe, functions);
  each(v, "lifecycle", defaultLifecycle, functions);
}
function defaultHandler(v, functions) {
  each(v, "httpGet", defaultHTTPGetAction, functions);
}
function defaultLifecycle(v, functions) {
  each(v, "postStart", defaultHandler, functions);
  each(v, "preStop", defaultHandler, functions);
}
function defaultEphemeralContainer(v, functions) {
  functions.fill("container", v);
  v.terminationMessagePath ??= "/dev/termination-log";
  v.terminationMessagePolicy ??= "File";
  each(v, "ports", items(defaultContainerPort), functions);
  each(v, "env", items(defaultEnvVar), functions);
  each(v, "livenessProbe", defaultProbe, functions);
  each(v, "readinessProbe", defaultProbe, functions);
  each(v, "startupProbe", defaultProbe, functions);
  each(v, "lifecycle", defaultLifecycle, functions);
}
function defaultPodSpec(v, functions) {
  functions.fill("podSpec", v);
  v.restartPolicy ??= "Always";
  v.terminationGracePeriodSeconds ??= 30;
  v.dnsPolicy ??= "ClusterFirst";
  v.securityContext ??= {};
  v.schedulerName ??= "default-scheduler";
  each(v, "volumes", items(defaultVolume), functions);
  each(v, "initContainers", items(defaultContainer), functions);
  each(v, "containers", items(defaultContainer), functions);
  each(v, "ephemeralContainers", items(defaultEphemeralContainer), functions);
}
function defaultPodTemplateSpec(v, functions) {
  eachMade(v, "spec", defaultPodSpec, functions);
}
function defaultVolume(v, functions) {
  functions.fill("volume", v);
  each(v, "hostPath", defaultHostPathVolumeSource, functions);
  each(v, "secret", defaultSecretVolumeSource, functions);
  each(v, "iscsi", defaultISCSIVolumeSource, functions);
  each(v, "rbd", defaultRBDVolumeSource, functions);
  each(v, "downwardAPI", defaultDownwardAPIVolumeSource, functions);
  each(v, "configMap", defaultConfigMapVolumeSource, functions);
  each(v, "azureDisk", defaultAzureDiskVolumeSource, functions);
  each(v, "projected", defaultProjectedVolumeSource, functions);
  each(v, "scaleIO", defaultScaleIOVolumeSource, functions);
  each(v, "ephemeral", defaultEphemeralVolumeSource, functions);
}
function defaultPersistentVolumeClaimSpec(v) {
  v.volumeMode ??= "Filesystem";
}
function defaultHostPathVolumeSource(v) {
  v.type ??= "";
}
function defaultRBDVolumeSource(v) {
  v.pool ??= "rbd";
  v.user ??= "admin";
  v.keyring ??= "/etc/ceph/keyring";
}
function defaultSecretVolumeSource(v) {
  v.defaultMode ??= 420;
}
function defaultISCSIVolumeSource(v) {
  v.iscsiInterface ??= "default";
}
function defaultAzureDiskVolumeSource(v) {
  v.cachingMode ??= "ReadWrite";
  v.fsType ??= "ext4";
  v.readOnly ??= false;
  v.kind ??= "Shared";
}
function defaultScaleIOVolumeSource(v) {
  v.storageMode ??= "ThinProvisioned";
  v.fsType ??= "xfs";
}
function defaultConfigMapVolumeSource(v) {
  v.defaultMode ??= 420;
}
function defaultServiceAccountTokenProjection(v) {
  v.expirationSeconds ??= 3600;
}
function defaultProjectedVolumeSource(v, functions) {
  v.defaultMode ??= 420;
  each(v, "sources", items(defaultVolumeProjection), functions);
}
function defaultVolumeProjection(v, functions) {
  each(v, "downwardAPI", defaultDownwardAPIProjection, functions);
  each(v, "serviceAccountToken", defaultServiceAccountTokenProjection, functions);
}
function defaultEphemeralVolumeSource(v, functions) {
  each(v, "volumeClaimTemplate", defaultPersistentVolumeClaimTemplate, functions);
}
function defaultPersistentVolumeClaimTemplate(v, functions) {
  eachMade(v, "spec", defaultPersistentVolumeClaimSpec, functions);
}
function defaultDownwardAPIVolumeSource(v, functions) {
  v.defaultMode ??= 420;
  each(v, "items", items(defaultDownwardAPIVolumeFile), functions);
}
function defaultDownwardAPIVolumeFile(v, functions) {
  each(v, "fieldRef", defaultObjectFieldSelector, functions);
}
function defaultDownwardAPIProjection(v, functions) {
  each(v, "items", items(defaultDownwardAPIVolumeFile), functions);
}

export {
  defaultEndpoints,
  defaultEphemeralContainers,
  defaultLimitRange,
  defaultNamespace,
  defaultNode,
  defaultPersistentVolume,
  defaultPersistentVolumeSpec,
  defaultPersistentVolumeClaim,
  defaultPod,
  defaultPodTemplate,
  defaultReplicationController,
  defaultSecret,
  defaultService,
  defaultEnvVar,
  defaultPodTemplateSpec,
  defaultVolume
};
