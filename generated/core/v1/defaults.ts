// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of v1, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import { each, eachMade, items } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultEndpoints(v: Defaultable): void {
    each(v, "subsets", items(defaultEndpointSubset));
}

export function defaultEndpointSubset(v: Defaultable): void {
    each(v, "ports", items(defaultEndpointPort));
}

export function defaultEndpointPort(v: Defaultable): void {
    v.protocol ??= "TCP";
}

export function defaultEphemeralContainers(v: Defaultable): void {
    each(v, "ephemeralContainers", items(defaultEphemeralContainer));
}

export function defaultLimitRange(v: Defaultable): void {
    eachMade(v, "spec", defaultLimitRangeSpec);
}

export function defaultLimitRangeItem(v: Defaultable): void {
    functions.limitRangeItem(v);
}

export function defaultLimitRangeSpec(v: Defaultable): void {
    each(v, "limits", items(defaultLimitRangeItem));
}

export function defaultNamespace(v: Defaultable): void {
    functions.namespace(v);
    eachMade(v, "status", defaultNamespaceStatus);
}

export function defaultNamespaceStatus(v: Defaultable): void {
    v.phase ??= "Active";
}

export function defaultNode(v: Defaultable): void {
    eachMade(v, "status", defaultNodeStatus);
}

export function defaultNodeStatus(v: Defaultable): void {
    functions.nodeStatus(v);
}

export function defaultPersistentVolume(v: Defaultable): void {
    eachMade(v, "spec", defaultPersistentVolumeSpec);
    eachMade(v, "status", defaultPersistentVolumeStatus);
}

export function defaultPersistentVolumeSource(v: Defaultable): void {
    each(v, "hostPath", defaultHostPathVolumeSource);
    each(v, "rbd", defaultRBDPersistentVolumeSource);
    each(v, "iscsi", defaultISCSIPersistentVolumeSource);
    each(v, "azureDisk", defaultAzureDiskVolumeSource);
    each(v, "scaleIO", defaultScaleIOPersistentVolumeSource);
}

export function defaultPersistentVolumeSpec(v: Defaultable): void {
    v.persistentVolumeReclaimPolicy ??= "Retain";
    v.volumeMode ??= "Filesystem";
    each(v, "hostPath", defaultHostPathVolumeSource);
    each(v, "rbd", defaultRBDPersistentVolumeSource);
    each(v, "iscsi", defaultISCSIPersistentVolumeSource);
    each(v, "azureDisk", defaultAzureDiskVolumeSource);
    each(v, "scaleIO", defaultScaleIOPersistentVolumeSource);
}

export function defaultPersistentVolumeStatus(v: Defaultable): void {
    v.phase ??= "Pending";
}

export function defaultRBDPersistentVolumeSource(v: Defaultable): void {
    v.pool ??= "rbd";
    v.user ??= "admin";
    v.keyring ??= "/etc/ceph/keyring";
}

export function defaultISCSIPersistentVolumeSource(v: Defaultable): void {
    v.iscsiInterface ??= "default";
}

export function defaultScaleIOPersistentVolumeSource(v: Defaultable): void {
    v.storageMode ??= "ThinProvisioned";
    v.fsType ??= "xfs";
}

export function defaultPersistentVolumeClaim(v: Defaultable): void {
    eachMade(v, "spec", defaultPersistentVolumeClaimSpec);
    eachMade(v, "status", defaultPersistentVolumeClaimStatus);
}

export function defaultPersistentVolumeClaimStatus(v: Defaultable): void {
    v.phase ??= "Pending";
}

export function defaultPod(v: Defaultable): void {
    functions.pod(v);
    eachMade(v, "spec", defaultPodSpec);
}

export function defaultPodTemplate(v: Defaultable): void {
    eachMade(v, "template", defaultPodTemplateSpec);
}

export function defaultReplicationController(v: Defaultable): void {
    functions.replicationController(v);
    eachMade(v, "spec", defaultReplicationControllerSpec);
}

export function defaultReplicationControllerSpec(v: Defaultable): void {
    v.replicas ??= 1;
    each(v, "template", defaultPodTemplateSpec);
}

export function defaultSecret(v: Defaultable): void {
    functions.secret(v);
    v.type ??= "Opaque";
}

export function defaultService(v: Defaultable): void {
    eachMade(v, "spec", defaultServiceSpec);
}

export function defaultServiceSpec(v: Defaultable): void {
    functions.serviceSpec(v);
    v.type ??= "ClusterIP";
    v.sessionAffinity ??= "None";
    each(v, "ports", items(defaultServicePort));
}

export function defaultServicePort(v: Defaultable): void {
    v.protocol ??= "TCP";
}

export function defaultContainerPort(v: Defaultable): void {
    v.protocol ??= "TCP";
}

export function defaultEnvVar(v: Defaultable): void {
    each(v, "valueFrom", defaultEnvVarSource);
}

export function defaultEnvVarSource(v: Defaultable): void {
    each(v, "fieldRef", defaultObjectFieldSelector);
}

export function defaultObjectFieldSelector(v: Defaultable): void {
    v.apiVersion ??= "v1";
}

export function defaultHTTPGetAction(v: Defaultable): void {
    v.path ??= "/";
    v.scheme ??= "HTTP";
}

export function defaultProbe(v: Defaultable): void {
    v.timeoutSeconds ??= 1;
    v.periodSeconds ??= 10;
    v.successThreshold ??= 1;
    v.failureThreshold ??= 3;
    each(v, "httpGet", defaultHTTPGetAction);
}

export function defaultContainer(v: Defaultable): void {
    functions.container(v);
    v.terminationMessagePath ??= "/dev/termination-log";
    v.terminationMessagePolicy ??= "File";
    each(v, "ports", items(defaultContainerPort));
    each(v, "env", items(defaultEnvVar));
    each(v, "livenessProbe", defaultProbe);
    each(v, "readinessProbe", defaultProbe);
    each(v, "startupProbe", defaultProbe);
    each(v, "lifecycle", defaultLifecycle);
}

export function defaultHandler(v: Defaultable): void {
    each(v, "httpGet", defaultHTTPGetAction);
}

export function defaultLifecycle(v: Defaultable): void {
    each(v, "postStart", defaultHandler);
    each(v, "preStop", defaultHandler);
}

export function defaultEphemeralContainerCommon(v: Defaultable): void {
    functions.container(v);
    v.terminationMessagePath ??= "/dev/termination-log";
    v.terminationMessagePolicy ??= "File";
    each(v, "ports", items(defaultContainerPort));
    each(v, "env", items(defaultEnvVar));
    each(v, "livenessProbe", defaultProbe);
    each(v, "readinessProbe", defaultProbe);
    each(v, "startupProbe", defaultProbe);
    each(v, "lifecycle", defaultLifecycle);
}

export function defaultEphemeralContainer(v: Defaultable): void {
    functions.container(v);
    v.terminationMessagePath ??= "/dev/termination-log";
    v.terminationMessagePolicy ??= "File";
    each(v, "ports", items(defaultContainerPort));
    each(v, "env", items(defaultEnvVar));
    each(v, "livenessProbe", defaultProbe);
    each(v, "readinessProbe", defaultProbe);
    each(v, "startupProbe", defaultProbe);
    each(v, "lifecycle", defaultLifecycle);
}

export function defaultPodSpec(v: Defaultable): void {
    functions.podSpec(v);
    v.restartPolicy ??= "Always";
    v.terminationGracePeriodSeconds ??= 30;
    v.dnsPolicy ??= "ClusterFirst";
    v.securityContext ??= {};
    v.schedulerName ??= "default-scheduler";
    each(v, "volumes", items(defaultVolume));
    each(v, "initContainers", items(defaultContainer));
    each(v, "containers", items(defaultContainer));
    each(v, "ephemeralContainers", items(defaultEphemeralContainer));
}

export function defaultPodTemplateSpec(v: Defaultable): void {
    eachMade(v, "spec", defaultPodSpec);
}

export function defaultVolume(v: Defaultable): void {
    functions.volume(v);
    each(v, "hostPath", defaultHostPathVolumeSource);
    each(v, "secret", defaultSecretVolumeSource);
    each(v, "iscsi", defaultISCSIVolumeSource);
    each(v, "rbd", defaultRBDVolumeSource);
    each(v, "downwardAPI", defaultDownwardAPIVolumeSource);
    each(v, "configMap", defaultConfigMapVolumeSource);
    each(v, "azureDisk", defaultAzureDiskVolumeSource);
    each(v, "projected", defaultProjectedVolumeSource);
    each(v, "scaleIO", defaultScaleIOVolumeSource);
    each(v, "ephemeral", defaultEphemeralVolumeSource);
}

export function defaultVolumeSource(v: Defaultable): void {
    each(v, "hostPath", defaultHostPathVolumeSource);
    each(v, "secret", defaultSecretVolumeSource);
    each(v, "iscsi", defaultISCSIVolumeSource);
    each(v, "rbd", defaultRBDVolumeSource);
    each(v, "downwardAPI", defaultDownwardAPIVolumeSource);
    each(v, "configMap", defaultConfigMapVolumeSource);
    each(v, "azureDisk", defaultAzureDiskVolumeSource);
    each(v, "projected", defaultProjectedVolumeSource);
    each(v, "scaleIO", defaultScaleIOVolumeSource);
    each(v, "ephemeral", defaultEphemeralVolumeSource);
}

export function defaultPersistentVolumeClaimSpec(v: Defaultable): void {
    v.volumeMode ??= "Filesystem";
}

export function defaultHostPathVolumeSource(v: Defaultable): void {
    v.type ??= "";
}

export function defaultRBDVolumeSource(v: Defaultable): void {
    v.pool ??= "rbd";
    v.user ??= "admin";
    v.keyring ??= "/etc/ceph/keyring";
}

export function defaultSecretVolumeSource(v: Defaultable): void {
    v.defaultMode ??= 420;
}

export function defaultISCSIVolumeSource(v: Defaultable): void {
    v.iscsiInterface ??= "default";
}

export function defaultAzureDiskVolumeSource(v: Defaultable): void {
    v.cachingMode ??= "ReadWrite";
    v.fsType ??= "ext4";
    v.readOnly ??= false;
    v.kind ??= "Shared";
}

export function defaultScaleIOVolumeSource(v: Defaultable): void {
    v.storageMode ??= "ThinProvisioned";
    v.fsType ??= "xfs";
}

export function defaultConfigMapVolumeSource(v: Defaultable): void {
    v.defaultMode ??= 420;
}

export function defaultServiceAccountTokenProjection(v: Defaultable): void {
    v.expirationSeconds ??= 3600;
}

export function defaultProjectedVolumeSource(v: Defaultable): void {
    v.defaultMode ??= 420;
    each(v, "sources", items(defaultVolumeProjection));
}

export function defaultVolumeProjection(v: Defaultable): void {
    each(v, "downwardAPI", defaultDownwardAPIProjection);
    each(v, "serviceAccountToken", defaultServiceAccountTokenProjection);
}

export function defaultEphemeralVolumeSource(v: Defaultable): void {
    each(v, "volumeClaimTemplate", defaultPersistentVolumeClaimTemplate);
}

export function defaultPersistentVolumeClaimTemplate(v: Defaultable): void {
    eachMade(v, "spec", defaultPersistentVolumeClaimSpec);
}

export function defaultDownwardAPIVolumeSource(v: Defaultable): void {
    v.defaultMode ??= 420;
    each(v, "items", items(defaultDownwardAPIVolumeFile));
}

export function defaultDownwardAPIVolumeFile(v: Defaultable): void {
    each(v, "fieldRef", defaultObjectFieldSelector);
}

export function defaultDownwardAPIProjection(v: Defaultable): void {
    each(v, "items", items(defaultDownwardAPIVolumeFile));
}
