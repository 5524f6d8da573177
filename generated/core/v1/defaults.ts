// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of v1, filled in place. */

import { each, eachMade, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultEndpoints(v: Defaultable, functions: KindFunctions): void {
    each(v, "subsets", items(defaultEndpointSubset), functions);
}

export function defaultEndpointSubset(v: Defaultable, functions: KindFunctions): void {
    each(v, "ports", items(defaultEndpointPort), functions);
}

export function defaultEndpointPort(v: Defaultable): void {
    v.protocol ??= "TCP";
}

export function defaultEphemeralContainers(v: Defaultable, functions: KindFunctions): void {
    each(v, "ephemeralContainers", items(defaultEphemeralContainer), functions);
}

export function defaultLimitRange(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultLimitRangeSpec, functions);
}

export function defaultLimitRangeItem(v: Defaultable, functions: KindFunctions): void {
    functions.fill("limitRangeItem", v);
}

export function defaultLimitRangeSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "limits", items(defaultLimitRangeItem), functions);
}

export function defaultNamespace(v: Defaultable, functions: KindFunctions): void {
    functions.fill("namespace", v);
    eachMade(v, "status", defaultNamespaceStatus, functions);
}

export function defaultNamespaceStatus(v: Defaultable): void {
    v.phase ??= "Active";
}

export function defaultNode(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultNodeSpec, functions);
    eachMade(v, "status", defaultNodeStatus, functions);
}

export function defaultNodeSpec(v: Defaultable, functions: KindFunctions): void {
    functions.fill("nodeSpec", v);
}

export function defaultNodeStatus(v: Defaultable, functions: KindFunctions): void {
    functions.fill("nodeStatus", v);
}

export function defaultPersistentVolume(v: Defaultable, functions: KindFunctions): void {
    functions.fill("persistentVolume", v);
    eachMade(v, "spec", defaultPersistentVolumeSpec, functions);
    eachMade(v, "status", defaultPersistentVolumeStatus, functions);
}

export function defaultPersistentVolumeSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "hostPath", defaultHostPathVolumeSource, functions);
    each(v, "rbd", defaultRBDPersistentVolumeSource, functions);
    each(v, "iscsi", defaultISCSIPersistentVolumeSource, functions);
    each(v, "azureDisk", defaultAzureDiskVolumeSource, functions);
    each(v, "scaleIO", defaultScaleIOPersistentVolumeSource, functions);
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

export function defaultPersistentVolumeClaim(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultPersistentVolumeClaimSpec, functions);
    eachMade(v, "status", defaultPersistentVolumeClaimStatus, functions);
}

export function defaultPersistentVolumeClaimStatus(v: Defaultable): void {
    v.phase ??= "Pending";
}

export function defaultPod(v: Defaultable, functions: KindFunctions): void {
    functions.fill("pod", v);
    eachMade(v, "spec", defaultPodSpec, functions);
}

export function defaultPodTemplate(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "template", defaultPodTemplateSpec, functions);
}

export function defaultReplicationController(v: Defaultable, functions: KindFunctions): void {
    functions.fill("replicationController", v);
    eachMade(v, "spec", defaultReplicationControllerSpec, functions);
}

export function defaultReplicationControllerSpec(v: Defaultable, functions: KindFunctions): void {
    v.replicas ??= 1;
    each(v, "template", defaultPodTemplateSpec, functions);
}

export function defaultSecret(v: Defaultable, functions: KindFunctions): void {
    functions.fill("secret", v);
    v.type ??= "Opaque";
}

export function defaultService(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultServiceSpec, functions);
}

export function defaultServiceSpec(v: Defaultable, functions: KindFunctions): void {
    functions.fill("serviceSpec", v);
    v.type ??= "ClusterIP";
    v.sessionAffinity ??= "None";
    each(v, "ports", items(defaultServicePort), functions);
}

export function defaultServicePort(v: Defaultable): void {
    v.protocol ??= "TCP";
}

export function defaultContainerPort(v: Defaultable): void {
    v.protocol ??= "TCP";
}

export function defaultEnvVar(v: Defaultable, functions: KindFunctions): void {
    each(v, "valueFrom", defaultEnvVarSource, functions);
}

export function defaultEnvVarSource(v: Defaultable, functions: KindFunctions): void {
    each(v, "fieldRef", defaultObjectFieldSelector, functions);
    each(v, "fileKeyRef", defaultFileKeySelector, functions);
}

export function defaultObjectFieldSelector(v: Defaultable): void {
    v.apiVersion ??= "v1";
}

export function defaultHTTPGetAction(v: Defaultable): void {
    v.path ??= "/";
    v.scheme ??= "HTTP";
}

export function defaultProbe(v: Defaultable, functions: KindFunctions): void {
    v.timeoutSeconds ??= 1;
    v.periodSeconds ??= 10;
    v.successThreshold ??= 1;
    v.failureThreshold ??= 3;
    each(v, "httpGet", defaultHTTPGetAction, functions);
    each(v, "grpc", defaultGRPCAction, functions);
}

export function defaultContainer(v: Defaultable, functions: KindFunctions): void {
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

export function defaultHandler(v: Defaultable, functions: KindFunctions): void {
    each(v, "httpGet", defaultHTTPGetAction, functions);
}

export function defaultGRPCAction(v: Defaultable): void {
    v.service ??= "";
}

export function defaultLifecycle(v: Defaultable, functions: KindFunctions): void {
    each(v, "postStart", defaultLifecycleHandler, functions);
    each(v, "preStop", defaultLifecycleHandler, functions);
}

export function defaultEphemeralContainer(v: Defaultable, functions: KindFunctions): void {
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

export function defaultFileKeySelector(v: Defaultable): void {
    v.optional ??= false;
}

export function defaultLifecycleHandler(v: Defaultable, functions: KindFunctions): void {
    each(v, "httpGet", defaultHTTPGetAction, functions);
}

export function defaultPodSpec(v: Defaultable, functions: KindFunctions): void {
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

export function defaultPodTemplateSpec(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultPodSpec, functions);
}

export function defaultVolume(v: Defaultable, functions: KindFunctions): void {
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

export function defaultProjectedVolumeSource(v: Defaultable, functions: KindFunctions): void {
    v.defaultMode ??= 420;
    each(v, "sources", items(defaultVolumeProjection), functions);
}

export function defaultVolumeProjection(v: Defaultable, functions: KindFunctions): void {
    each(v, "downwardAPI", defaultDownwardAPIProjection, functions);
    each(v, "serviceAccountToken", defaultServiceAccountTokenProjection, functions);
}

export function defaultEphemeralVolumeSource(v: Defaultable, functions: KindFunctions): void {
    each(v, "volumeClaimTemplate", defaultPersistentVolumeClaimTemplate, functions);
}

export function defaultPersistentVolumeClaimTemplate(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultPersistentVolumeClaimSpec, functions);
}

export function defaultDownwardAPIVolumeSource(v: Defaultable, functions: KindFunctions): void {
    v.defaultMode ??= 420;
    each(v, "items", items(defaultDownwardAPIVolumeFile), functions);
}

export function defaultDownwardAPIVolumeFile(v: Defaultable, functions: KindFunctions): void {
    each(v, "fieldRef", defaultObjectFieldSelector, functions);
}

export function defaultDownwardAPIProjection(v: Defaultable, functions: KindFunctions): void {
    each(v, "items", items(defaultDownwardAPIVolumeFile), functions);
}
