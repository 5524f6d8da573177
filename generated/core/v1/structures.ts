// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of v1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, BYTES, INT32, INT64, INTORSTRING, MICROTIME, QUANTITY, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Binding: StructStructure = struct("v1.Binding", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("target", ObjectReference, "+"),
    ], undefined, "core", true);
export const ComponentStatus: StructStructure = struct("v1.ComponentStatus", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("conditions", listOf(ComponentCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
    ], undefined, "core", true);
export const ComponentCondition: StructStructure = struct("v1.ComponentCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("message", STRING, "?"),
      field("error", STRING, "?"),
    ], undefined, "core");
export const ConfigMap: StructStructure = struct("v1.ConfigMap", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("immutable", BOOL, "*"),
      field("data", mapOf(STRING), "?"),
      field("binaryData", mapOf(BYTES), "?"),
    ], undefined, "core", true);
export const Endpoints: StructStructure = struct("v1.Endpoints", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("subsets", listOf(EndpointSubset), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const EndpointSubset: StructStructure = struct("v1.EndpointSubset", () => [
      field("addresses", listOf(EndpointAddress), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("notReadyAddresses", listOf(EndpointAddress), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("ports", listOf(EndpointPort), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const EndpointAddress: StructStructure = struct("v1.EndpointAddress", () => [
      field("ip", STRING, "+"),
      field("hostname", STRING, "?"),
      field("nodeName", STRING, "*"),
      field("targetRef", ObjectReference, "*"),
    ], {"1.22":"atomic"}, "core", true);
export const EndpointPort: StructStructure = struct("v1.EndpointPort", () => [
      field("name", STRING, "?"),
      field("port", INT32, "+"),
      field("protocol", STRING, "?", { default: "TCP" }),
      field("appProtocol", STRING, "*"),
    ], {"1.22":"atomic"}, "core", true);
export const EphemeralContainers: StructStructure = struct("v1.EphemeralContainers", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("ephemeralContainers", listOf(EphemeralContainer), "+", { patchStrategy: ["merge"], patchMergeKey: "name" }),
    ], undefined, "core", true);
export const Event: StructStructure = struct("v1.Event", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "+"),
      field("involvedObject", ObjectReference, "+"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
      field("source", EventSource, "?"),
      field("firstTimestamp", TIME, "?"),
      field("lastTimestamp", TIME, "?"),
      field("count", INT32, "?"),
      field("type", STRING, "?"),
      field("eventTime", MICROTIME, "?"),
      field("series", EventSeries, "*"),
      field("action", STRING, "?"),
      field("related", ObjectReference, "*"),
      field("reportingComponent", STRING, "+"),
      field("reportingInstance", STRING, "+"),
    ], undefined, "core", true);
export const EventSource: StructStructure = struct("v1.EventSource", () => [
      field("component", STRING, "?"),
      field("host", STRING, "?"),
    ], undefined, "core");
export const EventSeries: StructStructure = struct("v1.EventSeries", () => [
      field("count", INT32, "?"),
      field("lastObservedTime", MICROTIME, "?"),
    ], undefined, "core");
export const LimitRange: StructStructure = struct("v1.LimitRange", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", LimitRangeSpec, "?"),
    ], undefined, "core", true);
export const LimitRangeItem: StructStructure = struct("v1.LimitRangeItem", () => [
      field("type", STRING, "+"),
      field("max", mapOf(QUANTITY), "?"),
      field("min", mapOf(QUANTITY), "?"),
      field("default", mapOf(QUANTITY), "?"),
      field("defaultRequest", mapOf(QUANTITY), "?"),
      field("maxLimitRequestRatio", mapOf(QUANTITY), "?"),
    ], undefined, "core");
export const LimitRangeSpec: StructStructure = struct("v1.LimitRangeSpec", () => [
      field("limits", listOf(LimitRangeItem), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const Namespace: StructStructure = struct("v1.Namespace", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", NamespaceSpec, "?"),
      field("status", NamespaceStatus, "?"),
    ], undefined, "core", true);
export const NamespaceSpec: StructStructure = struct("v1.NamespaceSpec", () => [
      field("finalizers", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const NamespaceStatus: StructStructure = struct("v1.NamespaceStatus", () => [
      field("phase", STRING, "?", { default: "Active" }),
      field("conditions", listOf(NamespaceCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
    ], undefined, "core", true);
export const NamespaceCondition: StructStructure = struct("v1.NamespaceCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "core");
export const Node: StructStructure = struct("v1.Node", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", NodeSpec, "?"),
      field("status", NodeStatus, "?"),
    ], undefined, "core", true);
export const Taint: StructStructure = struct("v1.Taint", () => [
      field("key", STRING, "+"),
      field("value", STRING, "?"),
      field("effect", STRING, "+"),
      field("timeAdded", TIME, "*"),
    ], undefined, "core", true);
export const NodeSpec: StructStructure = struct("v1.NodeSpec", () => [
      field("podCIDR", STRING, "?"),
      field("podCIDRs", listOf(STRING), "?", { patchStrategy: ["merge"], changes: { "1.30": { listType: "set" } } }),
      field("providerID", STRING, "?"),
      field("unschedulable", BOOL, "?"),
      field("taints", listOf(Taint), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("configSource", NodeConfigSource, "*"),
      field("externalID", STRING, "?"),
    ], undefined, "core", true);
export const NodeConfigSource: StructStructure = struct("v1.NodeConfigSource", () => [
      field("configMap", ConfigMapNodeConfigSource, "*"),
    ], undefined, "core");
export const ConfigMapNodeConfigSource: StructStructure = struct("v1.ConfigMapNodeConfigSource", () => [
      field("namespace", STRING, "+"),
      field("name", STRING, "+"),
      field("uid", STRING, "?"),
      field("resourceVersion", STRING, "?"),
      field("kubeletConfigKey", STRING, "+"),
    ], undefined, "core");
export const DaemonEndpoint: StructStructure = struct("v1.DaemonEndpoint", () => [
      field("Port", INT32, "+"),
    ], undefined, "core");
export const NodeDaemonEndpoints: StructStructure = struct("v1.NodeDaemonEndpoints", () => [
      field("kubeletEndpoint", DaemonEndpoint, "?"),
    ], undefined, "core");
export const NodeSystemInfo: StructStructure = struct("v1.NodeSystemInfo", () => [
      field("machineID", STRING, "+"),
      field("systemUUID", STRING, "+"),
      field("bootID", STRING, "+"),
      field("kernelVersion", STRING, "+"),
      field("osImage", STRING, "+"),
      field("containerRuntimeVersion", STRING, "+"),
      field("kubeletVersion", STRING, "+"),
      field("kubeProxyVersion", STRING, "+"),
      field("operatingSystem", STRING, "+"),
      field("architecture", STRING, "+"),
      field("swap", NodeSwapStatus, "*", { since: "1.33" }),
    ], undefined, "core", true);
export const NodeConfigStatus: StructStructure = struct("v1.NodeConfigStatus", () => [
      field("assigned", NodeConfigSource, "*"),
      field("active", NodeConfigSource, "*"),
      field("lastKnownGood", NodeConfigSource, "*"),
      field("error", STRING, "?"),
    ], undefined, "core");
export const NodeStatus: StructStructure = struct("v1.NodeStatus", () => [
      field("capacity", mapOf(QUANTITY), "?"),
      field("allocatable", mapOf(QUANTITY), "?"),
      field("phase", STRING, "?"),
      field("conditions", listOf(NodeCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
      field("addresses", listOf(NodeAddress), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
      field("daemonEndpoints", NodeDaemonEndpoints, "?"),
      field("nodeInfo", NodeSystemInfo, "?"),
      field("images", listOf(ContainerImage), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("volumesInUse", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("volumesAttached", listOf(AttachedVolume), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("config", NodeConfigStatus, "*"),
      field("runtimeHandlers", listOf(NodeRuntimeHandler), "?", { listType: "atomic", featureGate: "RecursiveReadOnlyMounts", since: "1.30" }),
      field("features", NodeFeatures, "*", { featureGate: "SupplementalGroupsPolicy", since: "1.31" }),
      field("declaredFeatures", listOf(STRING), "?", { listType: "atomic", since: "1.35" }),
    ], undefined, "core", true);
export const AttachedVolume: StructStructure = struct("v1.AttachedVolume", () => [
      field("name", STRING, "+"),
      field("devicePath", STRING, "+"),
    ], undefined, "core");
export const ContainerImage: StructStructure = struct("v1.ContainerImage", () => [
      field("names", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("sizeBytes", INT64, "?"),
    ], undefined, "core", true);
export const NodeCondition: StructStructure = struct("v1.NodeCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastHeartbeatTime", TIME, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "core");
export const NodeAddress: StructStructure = struct("v1.NodeAddress", () => [
      field("type", STRING, "+"),
      field("address", STRING, "+"),
    ], undefined, "core");
export const NodeSwapStatus: StructStructure = struct("v1.NodeSwapStatus", () => [
      field("capacity", INT64, "*"),
    ], undefined, "core");
export const NodeRuntimeHandler: StructStructure = struct("v1.NodeRuntimeHandler", () => [
      field("name", STRING, "+"),
      field("features", NodeRuntimeHandlerFeatures, "*"),
    ], undefined, "core", true);
export const NodeFeatures: StructStructure = struct("v1.NodeFeatures", () => [
      field("supplementalGroupsPolicy", BOOL, "*"),
    ], undefined, "core");
export const NodeRuntimeHandlerFeatures: StructStructure = struct("v1.NodeRuntimeHandlerFeatures", () => [
      field("recursiveReadOnlyMounts", BOOL, "*", { featureGate: "RecursiveReadOnlyMounts" }),
      field("userNamespaces", BOOL, "*", { featureGate: "UserNamespacesSupport", since: "1.31" }),
    ], undefined, "core", true);
export const NodeProxyOptions: StructStructure = struct("v1.NodeProxyOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("path", STRING, "?"),
    ], undefined, "core");
export const PersistentVolume: StructStructure = struct("v1.PersistentVolume", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PersistentVolumeSpec, "?"),
      field("status", PersistentVolumeStatus, "?"),
    ], undefined, "core", true);
export const PersistentVolumeSpec: StructStructure = struct("v1.PersistentVolumeSpec", () => [
      field("capacity", mapOf(QUANTITY), "?"),
      field("gcePersistentDisk", GCEPersistentDiskVolumeSource, "*"),
      field("awsElasticBlockStore", AWSElasticBlockStoreVolumeSource, "*"),
      field("hostPath", HostPathVolumeSource, "*"),
      field("glusterfs", GlusterfsPersistentVolumeSource, "*"),
      field("nfs", NFSVolumeSource, "*"),
      field("rbd", RBDPersistentVolumeSource, "*"),
      field("iscsi", ISCSIPersistentVolumeSource, "*"),
      field("cinder", CinderPersistentVolumeSource, "*"),
      field("cephfs", CephFSPersistentVolumeSource, "*"),
      field("fc", FCVolumeSource, "*"),
      field("flocker", FlockerVolumeSource, "*"),
      field("flexVolume", FlexPersistentVolumeSource, "*"),
      field("azureFile", AzureFilePersistentVolumeSource, "*"),
      field("vsphereVolume", VsphereVirtualDiskVolumeSource, "*"),
      field("quobyte", QuobyteVolumeSource, "*"),
      field("azureDisk", AzureDiskVolumeSource, "*"),
      field("photonPersistentDisk", PhotonPersistentDiskVolumeSource, "*"),
      field("portworxVolume", PortworxVolumeSource, "*"),
      field("scaleIO", ScaleIOPersistentVolumeSource, "*"),
      field("local", LocalVolumeSource, "*"),
      field("storageos", StorageOSPersistentVolumeSource, "*"),
      field("csi", CSIPersistentVolumeSource, "*"),
      field("accessModes", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("claimRef", ObjectReference, "*", { changes: { "1.25": { structType: "granular" } } }),
      field("persistentVolumeReclaimPolicy", STRING, "?"),
      field("storageClassName", STRING, "?"),
      field("mountOptions", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("volumeMode", STRING, "*"),
      field("nodeAffinity", VolumeNodeAffinity, "*"),
      field("volumeAttributesClassName", STRING, "*", { since: "1.29", changes: { "1.31": { featureGate: "VolumeAttributesClass" } } }),
    ], undefined, "core", true);
export const VolumeNodeAffinity: StructStructure = struct("v1.VolumeNodeAffinity", () => [
      field("required", NodeSelector, "*"),
    ], undefined, "core", true);
export const PersistentVolumeStatus: StructStructure = struct("v1.PersistentVolumeStatus", () => [
      field("phase", STRING, "?", { default: "Pending" }),
      field("message", STRING, "?"),
      field("reason", STRING, "?"),
      field("lastPhaseTransitionTime", TIME, "*", { featureGate: "PersistentVolumeLastPhaseTransitionTime", since: "1.28" }),
    ], undefined, "core", true);
export const GlusterfsPersistentVolumeSource: StructStructure = struct("v1.GlusterfsPersistentVolumeSource", () => [
      field("endpoints", STRING, "+"),
      field("path", STRING, "+"),
      field("readOnly", BOOL, "?"),
      field("endpointsNamespace", STRING, "*"),
    ], undefined, "core");
export const RBDPersistentVolumeSource: StructStructure = struct("v1.RBDPersistentVolumeSource", () => [
      field("monitors", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("image", STRING, "+"),
      field("fsType", STRING, "?"),
      field("pool", STRING, "?", { default: "rbd" }),
      field("user", STRING, "?", { default: "admin" }),
      field("keyring", STRING, "?", { default: "/etc/ceph/keyring" }),
      field("secretRef", SecretReference, "*"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core", true);
export const CinderPersistentVolumeSource: StructStructure = struct("v1.CinderPersistentVolumeSource", () => [
      field("volumeID", STRING, "+"),
      field("fsType", STRING, "?"),
      field("readOnly", BOOL, "?"),
      field("secretRef", SecretReference, "*"),
    ], undefined, "core", true);
export const SecretReference: StructStructure = struct("v1.SecretReference", () => [
      field("name", STRING, "?"),
      field("namespace", STRING, "?"),
    ], {"1.22":"atomic"}, "core", true);
export const CephFSPersistentVolumeSource: StructStructure = struct("v1.CephFSPersistentVolumeSource", () => [
      field("monitors", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("path", STRING, "?"),
      field("user", STRING, "?"),
      field("secretFile", STRING, "?"),
      field("secretRef", SecretReference, "*"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core", true);
export const FlexPersistentVolumeSource: StructStructure = struct("v1.FlexPersistentVolumeSource", () => [
      field("driver", STRING, "+"),
      field("fsType", STRING, "?"),
      field("secretRef", SecretReference, "*"),
      field("readOnly", BOOL, "?"),
      field("options", mapOf(STRING), "?"),
    ], undefined, "core", true);
export const ISCSIPersistentVolumeSource: StructStructure = struct("v1.ISCSIPersistentVolumeSource", () => [
      field("targetPortal", STRING, "+"),
      field("iqn", STRING, "+"),
      field("lun", INT32, "+"),
      field("iscsiInterface", STRING, "?", { default: "default" }),
      field("fsType", STRING, "?"),
      field("readOnly", BOOL, "?"),
      field("portals", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("chapAuthDiscovery", BOOL, "?"),
      field("chapAuthSession", BOOL, "?"),
      field("secretRef", SecretReference, "*"),
      field("initiatorName", STRING, "*"),
    ], undefined, "core", true);
export const AzureFilePersistentVolumeSource: StructStructure = struct("v1.AzureFilePersistentVolumeSource", () => [
      field("secretName", STRING, "+"),
      field("shareName", STRING, "+"),
      field("readOnly", BOOL, "?"),
      field("secretNamespace", STRING, "!"),
    ], undefined, "core");
export const ScaleIOPersistentVolumeSource: StructStructure = struct("v1.ScaleIOPersistentVolumeSource", () => [
      field("gateway", STRING, "+"),
      field("system", STRING, "+"),
      field("secretRef", SecretReference, "!"),
      field("sslEnabled", BOOL, "?"),
      field("protectionDomain", STRING, "?"),
      field("storagePool", STRING, "?"),
      field("storageMode", STRING, "?", { default: "ThinProvisioned" }),
      field("volumeName", STRING, "?"),
      field("fsType", STRING, "?", { default: "xfs" }),
      field("readOnly", BOOL, "?"),
    ], undefined, "core", true);
export const StorageOSPersistentVolumeSource: StructStructure = struct("v1.StorageOSPersistentVolumeSource", () => [
      field("volumeName", STRING, "?"),
      field("volumeNamespace", STRING, "?"),
      field("fsType", STRING, "?"),
      field("readOnly", BOOL, "?"),
      field("secretRef", ObjectReference, "*"),
    ], undefined, "core", true);
export const LocalVolumeSource: StructStructure = struct("v1.LocalVolumeSource", () => [
      field("path", STRING, "+"),
      field("fsType", STRING, "*"),
    ], undefined, "core");
export const CSIPersistentVolumeSource: StructStructure = struct("v1.CSIPersistentVolumeSource", () => [
      field("driver", STRING, "+"),
      field("volumeHandle", STRING, "+"),
      field("readOnly", BOOL, "?"),
      field("fsType", STRING, "?"),
      field("volumeAttributes", mapOf(STRING), "?"),
      field("controllerPublishSecretRef", SecretReference, "*"),
      field("nodeStageSecretRef", SecretReference, "*"),
      field("nodePublishSecretRef", SecretReference, "*"),
      field("controllerExpandSecretRef", SecretReference, "*"),
      field("nodeExpandSecretRef", SecretReference, "*", { featureGate: "CSINodeExpandSecret", since: "1.25" }),
    ], undefined, "core", true);
export const PersistentVolumeClaim: StructStructure = struct("v1.PersistentVolumeClaim", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PersistentVolumeClaimSpec, "?"),
      field("status", PersistentVolumeClaimStatus, "?"),
    ], undefined, "core", true);
export const PersistentVolumeClaimCondition: StructStructure = struct("v1.PersistentVolumeClaimCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastProbeTime", TIME, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "core");
export const PersistentVolumeClaimStatus: StructStructure = struct("v1.PersistentVolumeClaimStatus", () => [
      field("phase", STRING, "?", { default: "Pending" }),
      field("accessModes", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("capacity", mapOf(QUANTITY), "?"),
      field("conditions", listOf(PersistentVolumeClaimCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
      field("allocatedResources", mapOf(QUANTITY), "?", { featureGate: "RecoverVolumeExpansionFailure", since: "1.23" }),
      field("resizeStatus", STRING, "*", { featureGate: "RecoverVolumeExpansionFailure", since: "1.23", until: "1.27" }),
      field("allocatedResourceStatuses", mapOf(STRING), "?", { mapType: "granular", featureGate: "RecoverVolumeExpansionFailure", since: "1.28" }),
      field("currentVolumeAttributesClassName", STRING, "*", { featureGate: "VolumeAttributesClass", since: "1.29" }),
      field("modifyVolumeStatus", ModifyVolumeStatus, "*", { featureGate: "VolumeAttributesClass", since: "1.29" }),
    ], undefined, "core", true);
export const ModifyVolumeStatus: StructStructure = struct("v1.ModifyVolumeStatus", () => [
      field("targetVolumeAttributesClassName", STRING, "?"),
      field("status", STRING, "+"),
    ], undefined, "core", true);
export const Pod: StructStructure = struct("v1.Pod", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodSpec, "?"),
      field("status", PodStatus, "?"),
    ], undefined, "core", true);
export const PodAttachOptions: StructStructure = struct("v1.PodAttachOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("stdin", BOOL, "?"),
      field("stdout", BOOL, "?"),
      field("stderr", BOOL, "?"),
      field("tty", BOOL, "?"),
      field("container", STRING, "?"),
    ], undefined, "core");
export const PodExecOptions: StructStructure = struct("v1.PodExecOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("stdin", BOOL, "?"),
      field("stdout", BOOL, "?"),
      field("stderr", BOOL, "?"),
      field("tty", BOOL, "?"),
      field("container", STRING, "?"),
      field("command", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const PodLogOptions: StructStructure = struct("v1.PodLogOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("container", STRING, "?"),
      field("follow", BOOL, "?"),
      field("previous", BOOL, "?"),
      field("sinceSeconds", INT64, "*"),
      field("sinceTime", TIME, "*"),
      field("timestamps", BOOL, "?"),
      field("tailLines", INT64, "*"),
      field("limitBytes", INT64, "*"),
      field("insecureSkipTLSVerifyBackend", BOOL, "?"),
      field("stream", STRING, "*", { featureGate: "PodLogsQuerySplitStreams", since: "1.32" }),
    ], undefined, "core", true);
export const PodPortForwardOptions: StructStructure = struct("v1.PodPortForwardOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("ports", listOf(INT32), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const PodProxyOptions: StructStructure = struct("v1.PodProxyOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("path", STRING, "?"),
    ], undefined, "core");
export const PodStatusResult: StructStructure = struct("v1.PodStatusResult", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("status", PodStatus, "?"),
    ], undefined, "core", true);
export const PodTemplate: StructStructure = struct("v1.PodTemplate", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("template", PodTemplateSpec, "?"),
    ], undefined, "core", true);
export const RangeAllocation: StructStructure = struct("v1.RangeAllocation", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("range", STRING, "+"),
      field("data", BYTES, "+"),
    ], undefined, "core", true);
export const ReplicationController: StructStructure = struct("v1.ReplicationController", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ReplicationControllerSpec, "?"),
      field("status", ReplicationControllerStatus, "?"),
    ], undefined, "core", true);
export const ReplicationControllerSpec: StructStructure = struct("v1.ReplicationControllerSpec", () => [
      field("replicas", INT32, "*", { default: 1 }),
      field("minReadySeconds", INT32, "?"),
      field("selector", mapOf(STRING), "?", { changes: { "1.22": { mapType: "atomic" } } }),
      field("template", PodTemplateSpec, "*"),
    ], undefined, "core", true);
export const ReplicationControllerStatus: StructStructure = struct("v1.ReplicationControllerStatus", () => [
      field("replicas", INT32, "+"),
      field("fullyLabeledReplicas", INT32, "?"),
      field("readyReplicas", INT32, "?"),
      field("availableReplicas", INT32, "?"),
      field("observedGeneration", INT64, "?"),
      field("conditions", listOf(ReplicationControllerCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
    ], undefined, "core", true);
export const ReplicationControllerCondition: StructStructure = struct("v1.ReplicationControllerCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "core");
export const ResourceQuota: StructStructure = struct("v1.ResourceQuota", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceQuotaSpec, "?"),
      field("status", ResourceQuotaStatus, "?"),
    ], undefined, "core", true);
export const ResourceQuotaSpec: StructStructure = struct("v1.ResourceQuotaSpec", () => [
      field("hard", mapOf(QUANTITY), "?"),
      field("scopes", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("scopeSelector", ScopeSelector, "*"),
    ], undefined, "core", true);
export const ScopeSelector: StructStructure = struct("v1.ScopeSelector", () => [
      field("matchExpressions", listOf(ScopedResourceSelectorRequirement), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], {"1.22":"atomic"}, "core", true);
export const ScopedResourceSelectorRequirement: StructStructure = struct("v1.ScopedResourceSelectorRequirement", () => [
      field("scopeName", STRING, "+"),
      field("operator", STRING, "+"),
      field("values", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const ResourceQuotaStatus: StructStructure = struct("v1.ResourceQuotaStatus", () => [
      field("hard", mapOf(QUANTITY), "?"),
      field("used", mapOf(QUANTITY), "?"),
    ], undefined, "core");
export const Secret: StructStructure = struct("v1.Secret", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("immutable", BOOL, "*"),
      field("data", mapOf(BYTES), "?"),
      field("stringData", mapOf(STRING), "?"),
      field("type", STRING, "?", { default: "Opaque" }),
    ], undefined, "core", true);
export const SerializedReference: StructStructure = struct("v1.SerializedReference", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("reference", ObjectReference, "?"),
    ], undefined, "core", true);
export const Service: StructStructure = struct("v1.Service", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ServiceSpec, "?"),
      field("status", ServiceStatus, "?"),
    ], undefined, "core", true);
export const SessionAffinityConfig: StructStructure = struct("v1.SessionAffinityConfig", () => [
      field("clientIP", ClientIPConfig, "*"),
    ], undefined, "core");
export const ClientIPConfig: StructStructure = struct("v1.ClientIPConfig", () => [
      field("timeoutSeconds", INT32, "*"),
    ], undefined, "core");
export const ServiceStatus: StructStructure = struct("v1.ServiceStatus", () => [
      field("loadBalancer", LoadBalancerStatus, "?"),
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "core", true);
export const LoadBalancerStatus: StructStructure = struct("v1.LoadBalancerStatus", () => [
      field("ingress", listOf(LoadBalancerIngress), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const LoadBalancerIngress: StructStructure = struct("v1.LoadBalancerIngress", () => [
      field("ip", STRING, "?"),
      field("hostname", STRING, "?"),
      field("ipMode", STRING, "*", { featureGate: "LoadBalancerIPMode", since: "1.29" }),
      field("ports", listOf(PortStatus), "?", { listType: "atomic" }),
    ], undefined, "core", true);
export const ServiceSpec: StructStructure = struct("v1.ServiceSpec", () => [
      field("ports", listOf(ServicePort), "?", { listType: "map", listMapKeys: ["port","protocol"], patchStrategy: ["merge"], patchMergeKey: "port" }),
      field("selector", mapOf(STRING), "?", { changes: { "1.22": { mapType: "atomic" } } }),
      field("clusterIP", STRING, "?"),
      field("clusterIPs", listOf(STRING), "?", { listType: "atomic" }),
      field("type", STRING, "?", { default: "ClusterIP" }),
      field("externalIPs", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("sessionAffinity", STRING, "?", { default: "None" }),
      field("loadBalancerIP", STRING, "?"),
      field("loadBalancerSourceRanges", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("externalName", STRING, "?"),
      field("externalTrafficPolicy", STRING, "?"),
      field("healthCheckNodePort", INT32, "?"),
      field("publishNotReadyAddresses", BOOL, "?"),
      field("sessionAffinityConfig", SessionAffinityConfig, "*"),
      field("topologyKeys", listOf(STRING), "?", { featureGate: "ServiceTopology", until: "1.21" }),
      field("ipFamilies", listOf(STRING), "?", { listType: "atomic", featureGate: "IPv6DualStack" }),
      field("ipFamilyPolicy", STRING, "*", { featureGate: "IPv6DualStack" }),
      field("allocateLoadBalancerNodePorts", BOOL, "*", { featureGate: "ServiceLBNodePortControl" }),
      field("loadBalancerClass", STRING, "*", { featureGate: "ServiceLoadBalancerClass" }),
      field("internalTrafficPolicy", STRING, "*", { featureGate: "ServiceInternalTrafficPolicy" }),
      field("trafficDistribution", STRING, "*", { featureGate: "ServiceTrafficDistribution", since: "1.30" }),
    ], undefined, "core", true);
export const ServicePort: StructStructure = struct("v1.ServicePort", () => [
      field("name", STRING, "?"),
      field("protocol", STRING, "?", { default: "TCP" }),
      field("appProtocol", STRING, "*"),
      field("port", INT32, "+"),
      field("targetPort", INTORSTRING, "?"),
      field("nodePort", INT32, "?"),
    ], undefined, "core", true);
export const PortStatus: StructStructure = struct("v1.PortStatus", () => [
      field("port", INT32, "+"),
      field("protocol", STRING, "+"),
      field("error", STRING, "*"),
    ], undefined, "core", true);
export const ServiceAccount: StructStructure = struct("v1.ServiceAccount", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("secrets", listOf(ObjectReference), "?", { patchStrategy: ["merge"], patchMergeKey: "name", changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
      field("imagePullSecrets", listOf(LocalObjectReference), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("automountServiceAccountToken", BOOL, "*"),
    ], undefined, "core", true);
export const ServiceProxyOptions: StructStructure = struct("v1.ServiceProxyOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("path", STRING, "?"),
    ], undefined, "core");
export const ContainerPort: StructStructure = struct("v1.ContainerPort", () => [
      field("name", STRING, "?"),
      field("hostPort", INT32, "?"),
      field("containerPort", INT32, "+"),
      field("protocol", STRING, "?", { default: "TCP" }),
      field("hostIP", STRING, "?"),
    ], undefined, "core", true);
export const EnvVar: StructStructure = struct("v1.EnvVar", () => [
      field("name", STRING, "+"),
      field("value", STRING, "?"),
      field("valueFrom", EnvVarSource, "*"),
    ], undefined, "core", true);
export const EnvVarSource: StructStructure = struct("v1.EnvVarSource", () => [
      field("fieldRef", ObjectFieldSelector, "*"),
      field("resourceFieldRef", ResourceFieldSelector, "*"),
      field("configMapKeyRef", ConfigMapKeySelector, "*"),
      field("secretKeyRef", SecretKeySelector, "*"),
      field("fileKeyRef", FileKeySelector, "*", { featureGate: "EnvFiles", since: "1.34" }),
    ], undefined, "core", true);
export const ObjectFieldSelector: StructStructure = struct("v1.ObjectFieldSelector", () => [
      field("apiVersion", STRING, "?", { default: "v1" }),
      field("fieldPath", STRING, "+"),
    ], {"1.22":"atomic"}, "core", true);
export const ResourceFieldSelector: StructStructure = struct("v1.ResourceFieldSelector", () => [
      field("containerName", STRING, "?"),
      field("resource", STRING, "+"),
      field("divisor", QUANTITY, "?"),
    ], {"1.22":"atomic"}, "core", true);
export const ConfigMapKeySelector: StructStructure = struct("v1.ConfigMapKeySelector", () => [
      field("name", STRING, "?"),
      field("key", STRING, "+"),
      field("optional", BOOL, "*"),
    ], {"1.22":"atomic"}, "core", true);
export const SecretKeySelector: StructStructure = struct("v1.SecretKeySelector", () => [
      field("name", STRING, "?"),
      field("key", STRING, "+"),
      field("optional", BOOL, "*"),
    ], {"1.22":"atomic"}, "core", true);
export const EnvFromSource: StructStructure = struct("v1.EnvFromSource", () => [
      field("prefix", STRING, "?"),
      field("configMapRef", ConfigMapEnvSource, "*"),
      field("secretRef", SecretEnvSource, "*"),
    ], undefined, "core", true);
export const ConfigMapEnvSource: StructStructure = struct("v1.ConfigMapEnvSource", () => [
      field("name", STRING, "?"),
      field("optional", BOOL, "*"),
    ], undefined, "core", true);
export const SecretEnvSource: StructStructure = struct("v1.SecretEnvSource", () => [
      field("name", STRING, "?"),
      field("optional", BOOL, "*"),
    ], undefined, "core", true);
export const HTTPHeader: StructStructure = struct("v1.HTTPHeader", () => [
      field("name", STRING, "+"),
      field("value", STRING, "+"),
    ], undefined, "core");
export const HTTPGetAction: StructStructure = struct("v1.HTTPGetAction", () => [
      field("path", STRING, "?", { default: "/" }),
      field("port", INTORSTRING, "+"),
      field("host", STRING, "?"),
      field("scheme", STRING, "?", { default: "HTTP" }),
      field("httpHeaders", listOf(HTTPHeader), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const TCPSocketAction: StructStructure = struct("v1.TCPSocketAction", () => [
      field("port", INTORSTRING, "+"),
      field("host", STRING, "?"),
    ], undefined, "core");
export const ExecAction: StructStructure = struct("v1.ExecAction", () => [
      field("command", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const Probe: StructStructure = struct("v1.Probe", () => [
      field("exec", ExecAction, "*"),
      field("httpGet", HTTPGetAction, "*"),
      field("tcpSocket", TCPSocketAction, "*"),
      field("grpc", GRPCAction, "*", { since: "1.23", changes: { "1.24": { featureGate: "GRPCContainerProbe" } } }),
      field("initialDelaySeconds", INT32, "?"),
      field("timeoutSeconds", INT32, "?", { default: 1 }),
      field("periodSeconds", INT32, "?", { default: 10 }),
      field("successThreshold", INT32, "?", { default: 1 }),
      field("failureThreshold", INT32, "?", { default: 3 }),
      field("terminationGracePeriodSeconds", INT64, "*", { featureGate: "ProbeTerminationGracePeriod" }),
    ], undefined, "core", true);
export const Capabilities: StructStructure = struct("v1.Capabilities", () => [
      field("add", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("drop", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const ResourceRequirements: StructStructure = struct("v1.ResourceRequirements", () => [
      field("limits", mapOf(QUANTITY), "?"),
      field("requests", mapOf(QUANTITY), "?"),
      field("claims", listOf(ResourceClaim), "?", { listType: "map", listMapKeys: ["name"], featureGate: "DynamicResourceAllocation", since: "1.26" }),
    ], undefined, "core", true);
export const Container: StructStructure = struct("v1.Container", () => [
      field("name", STRING, "+"),
      field("image", STRING, "?"),
      field("command", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("args", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("workingDir", STRING, "?"),
      field("ports", listOf(ContainerPort), "?", { listType: "map", listMapKeys: ["containerPort","protocol"], patchStrategy: ["merge"], patchMergeKey: "containerPort" }),
      field("envFrom", listOf(EnvFromSource), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("env", listOf(EnvVar), "?", { patchStrategy: ["merge"], patchMergeKey: "name", changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
      field("resources", ResourceRequirements, "?"),
      field("resizePolicy", listOf(ContainerResizePolicy), "?", { listType: "atomic", featureGate: "InPlacePodVerticalScaling", since: "1.27" }),
      field("restartPolicy", STRING, "*", { featureGate: "SidecarContainers", since: "1.28" }),
      field("restartPolicyRules", listOf(ContainerRestartRule), "?", { listType: "atomic", featureGate: "ContainerRestartRules", since: "1.34" }),
      field("volumeMounts", listOf(VolumeMount), "?", { patchStrategy: ["merge"], patchMergeKey: "mountPath", changes: { "1.30": { listType: "map", listMapKeys: ["mountPath"] } } }),
      field("volumeDevices", listOf(VolumeDevice), "?", { patchStrategy: ["merge"], patchMergeKey: "devicePath", changes: { "1.30": { listType: "map", listMapKeys: ["devicePath"] } } }),
      field("livenessProbe", Probe, "*"),
      field("readinessProbe", Probe, "*", { ungated: true }),
      field("startupProbe", Probe, "*"),
      field("lifecycle", Lifecycle, "*"),
      field("terminationMessagePath", STRING, "?", { default: "/dev/termination-log" }),
      field("terminationMessagePolicy", STRING, "?", { default: "File" }),
      field("imagePullPolicy", STRING, "?"),
      field("securityContext", SecurityContext, "*"),
      field("stdin", BOOL, "?"),
      field("stdinOnce", BOOL, "?"),
      field("tty", BOOL, "?"),
    ], undefined, "core", true);
export const Handler: StructStructure = struct("v1.Handler", () => [
      field("exec", ExecAction, "*"),
      field("httpGet", HTTPGetAction, "*"),
      field("tcpSocket", TCPSocketAction, "*"),
    ], undefined, "core", true);
export const GRPCAction: StructStructure = struct("v1.GRPCAction", () => [
      field("port", INT32, "+"),
      field("service", STRING, "!", { default: "" }),
    ], undefined, "core");
export const Lifecycle: StructStructure = struct("v1.Lifecycle", () => [
      field("postStart", Handler, "*", { changes: { "1.23": { type: LifecycleHandler } } }),
      field("preStop", Handler, "*", { changes: { "1.23": { type: LifecycleHandler } } }),
      field("stopSignal", STRING, "*", { since: "1.33" }),
    ], undefined, "core", true);
export const ContainerStateWaiting: StructStructure = struct("v1.ContainerStateWaiting", () => [
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "core");
export const ContainerStateRunning: StructStructure = struct("v1.ContainerStateRunning", () => [
      field("startedAt", TIME, "?"),
    ], undefined, "core");
export const ContainerStateTerminated: StructStructure = struct("v1.ContainerStateTerminated", () => [
      field("exitCode", INT32, "+"),
      field("signal", INT32, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
      field("startedAt", TIME, "?"),
      field("finishedAt", TIME, "?"),
      field("containerID", STRING, "?"),
    ], undefined, "core");
export const ContainerState: StructStructure = struct("v1.ContainerState", () => [
      field("waiting", ContainerStateWaiting, "*"),
      field("running", ContainerStateRunning, "*"),
      field("terminated", ContainerStateTerminated, "*"),
    ], undefined, "core");
export const ContainerStatus: StructStructure = struct("v1.ContainerStatus", () => [
      field("name", STRING, "+"),
      field("state", ContainerState, "?"),
      field("lastState", ContainerState, "?"),
      field("ready", BOOL, "+"),
      field("restartCount", INT32, "+"),
      field("image", STRING, "+"),
      field("imageID", STRING, "+"),
      field("containerID", STRING, "?"),
      field("started", BOOL, "*"),
      field("allocatedResources", mapOf(QUANTITY), "?", { featureGate: "InPlacePodVerticalScaling", since: "1.27" }),
      field("resources", ResourceRequirements, "*", { featureGate: "InPlacePodVerticalScaling", since: "1.27" }),
      field("volumeMounts", listOf(VolumeMountStatus), "?", { listType: "map", listMapKeys: ["mountPath"], patchStrategy: ["merge"], patchMergeKey: "mountPath", featureGate: "RecursiveReadOnlyMounts", since: "1.30" }),
      field("user", ContainerUser, "*", { featureGate: "SupplementalGroupsPolicy", since: "1.31" }),
      field("allocatedResourcesStatus", listOf(ResourceStatus), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge"], patchMergeKey: "name", featureGate: "ResourceHealthStatus", since: "1.31" }),
      field("stopSignal", STRING, "*", { since: "1.33" }),
    ], undefined, "core", true);
export const PodSecurityContext: StructStructure = struct("v1.PodSecurityContext", () => [
      field("seLinuxOptions", SELinuxOptions, "*"),
      field("windowsOptions", WindowsSecurityContextOptions, "*"),
      field("runAsUser", INT64, "*"),
      field("runAsGroup", INT64, "*"),
      field("runAsNonRoot", BOOL, "*"),
      field("supplementalGroups", listOf(INT64), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("supplementalGroupsPolicy", STRING, "*", { featureGate: "SupplementalGroupsPolicy", since: "1.31" }),
      field("fsGroup", INT64, "*"),
      field("sysctls", listOf(Sysctl), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("fsGroupChangePolicy", STRING, "*"),
      field("seccompProfile", SeccompProfile, "*"),
      field("appArmorProfile", AppArmorProfile, "*", { featureGate: "AppArmorFields", since: "1.30" }),
      field("seLinuxChangePolicy", STRING, "*", { featureGate: "SELinuxChangePolicy", since: "1.32" }),
    ], undefined, "core", true);
export const SeccompProfile: StructStructure = struct("v1.SeccompProfile", () => [
      field("type", STRING, "+"),
      field("localhostProfile", STRING, "*"),
    ], undefined, "core", true);
export const EphemeralContainer: StructStructure = struct("v1.EphemeralContainer", () => [
      field("name", STRING, "+"),
      field("image", STRING, "?"),
      field("command", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("args", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("workingDir", STRING, "?"),
      field("ports", listOf(ContainerPort), "?", { changes: { "1.23": { listType: "map", listMapKeys: ["containerPort","protocol"], patchStrategy: ["merge"], patchMergeKey: "containerPort", omitEmpty: true, pointer: true } } }),
      field("envFrom", listOf(EnvFromSource), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("env", listOf(EnvVar), "?", { patchStrategy: ["merge"], patchMergeKey: "name", changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
      field("resources", ResourceRequirements, "?"),
      field("resizePolicy", listOf(ContainerResizePolicy), "*", { listType: "atomic", featureGate: "InPlacePodVerticalScaling", since: "1.27" }),
      field("restartPolicy", STRING, "*", { featureGate: "SidecarContainers", since: "1.28" }),
      field("restartPolicyRules", listOf(ContainerRestartRule), "*", { listType: "atomic", featureGate: "ContainerRestartRules", since: "1.34" }),
      field("volumeMounts", listOf(VolumeMount), "?", { patchStrategy: ["merge"], patchMergeKey: "mountPath", changes: { "1.30": { listType: "map", listMapKeys: ["mountPath"] } } }),
      field("volumeDevices", listOf(VolumeDevice), "?", { patchStrategy: ["merge"], patchMergeKey: "devicePath", changes: { "1.30": { listType: "map", listMapKeys: ["devicePath"] } } }),
      field("livenessProbe", Probe, "*"),
      field("readinessProbe", Probe, "*"),
      field("startupProbe", Probe, "*"),
      field("lifecycle", Lifecycle, "*"),
      field("terminationMessagePath", STRING, "?", { default: "/dev/termination-log" }),
      field("terminationMessagePolicy", STRING, "?", { default: "File" }),
      field("imagePullPolicy", STRING, "?"),
      field("securityContext", SecurityContext, "*"),
      field("stdin", BOOL, "?"),
      field("stdinOnce", BOOL, "?"),
      field("tty", BOOL, "?"),
      field("targetContainerName", STRING, "?"),
    ], undefined, "core", true);
export const SecurityContext: StructStructure = struct("v1.SecurityContext", () => [
      field("capabilities", Capabilities, "*"),
      field("privileged", BOOL, "*"),
      field("seLinuxOptions", SELinuxOptions, "*"),
      field("windowsOptions", WindowsSecurityContextOptions, "*"),
      field("runAsUser", INT64, "*"),
      field("runAsGroup", INT64, "*"),
      field("runAsNonRoot", BOOL, "*"),
      field("readOnlyRootFilesystem", BOOL, "*"),
      field("allowPrivilegeEscalation", BOOL, "*"),
      field("procMount", STRING, "*", { featureGate: "ProcMountType", gateOff: "Default" }),
      field("seccompProfile", SeccompProfile, "*"),
      field("appArmorProfile", AppArmorProfile, "*", { featureGate: "AppArmorFields", since: "1.30" }),
    ], undefined, "core", true);
export const SELinuxOptions: StructStructure = struct("v1.SELinuxOptions", () => [
      field("user", STRING, "?"),
      field("role", STRING, "?"),
      field("type", STRING, "?"),
      field("level", STRING, "?"),
    ], undefined, "core");
export const WindowsSecurityContextOptions: StructStructure = struct("v1.WindowsSecurityContextOptions", () => [
      field("gmsaCredentialSpecName", STRING, "*"),
      field("gmsaCredentialSpec", STRING, "*"),
      field("runAsUserName", STRING, "*"),
      field("hostProcess", BOOL, "*", { featureGate: "WindowsHostProcessContainers", since: "1.22" }),
    ], undefined, "core", true);
export const Sysctl: StructStructure = struct("v1.Sysctl", () => [
      field("name", STRING, "+"),
      field("value", STRING, "+"),
    ], undefined, "core");
export const FileKeySelector: StructStructure = struct("v1.FileKeySelector", () => [
      field("volumeName", STRING, "+"),
      field("path", STRING, "+"),
      field("key", STRING, "+"),
      field("optional", BOOL, "*", { default: false }),
    ], "atomic", "core");
export const ResourceClaim: StructStructure = struct("v1.ResourceClaim", () => [
      field("name", STRING, "+"),
      field("request", STRING, "?", { featureGate: "DynamicResourceAllocation", since: "1.31" }),
    ], undefined, "core", true);
export const ContainerResizePolicy: StructStructure = struct("v1.ContainerResizePolicy", () => [
      field("resourceName", STRING, "+"),
      field("restartPolicy", STRING, "+"),
    ], undefined, "core");
export const ContainerRestartRule: StructStructure = struct("v1.ContainerRestartRule", () => [
      field("action", STRING, "?"),
      field("exitCodes", ContainerRestartRuleOnExitCodes, "*"),
    ], undefined, "core");
export const LifecycleHandler: StructStructure = struct("v1.LifecycleHandler", () => [
      field("exec", ExecAction, "*"),
      field("httpGet", HTTPGetAction, "*"),
      field("tcpSocket", TCPSocketAction, "*"),
      field("sleep", SleepAction, "*", { featureGate: "PodLifecycleSleepAction", since: "1.29" }),
    ], undefined, "core", true);
export const VolumeMountStatus: StructStructure = struct("v1.VolumeMountStatus", () => [
      field("name", STRING, "+"),
      field("mountPath", STRING, "+"),
      field("readOnly", BOOL, "?"),
      field("recursiveReadOnly", STRING, "*", { featureGate: "RecursiveReadOnlyMounts" }),
      field("volumeStatus", VolumeStatus, "*", { featureGate: "ImageVolumeWithDigest", since: "1.36" }),
    ], undefined, "core", true);
export const ContainerUser: StructStructure = struct("v1.ContainerUser", () => [
      field("linux", LinuxContainerUser, "*"),
    ], undefined, "core");
export const ResourceStatus: StructStructure = struct("v1.ResourceStatus", () => [
      field("name", STRING, "+"),
      field("resources", listOf(ResourceHealth), "?", { listType: "map", listMapKeys: ["resourceID"] }),
    ], undefined, "core", true);
export const AppArmorProfile: StructStructure = struct("v1.AppArmorProfile", () => [
      field("type", STRING, "+"),
      field("localhostProfile", STRING, "*"),
    ], undefined, "core");
export const ContainerRestartRuleOnExitCodes: StructStructure = struct("v1.ContainerRestartRuleOnExitCodes", () => [
      field("operator", STRING, "?"),
      field("values", listOf(INT32), "?", { listType: "set" }),
    ], undefined, "core");
export const SleepAction: StructStructure = struct("v1.SleepAction", () => [
      field("seconds", INT64, "+"),
    ], undefined, "core");
export const VolumeStatus: StructStructure = struct("v1.VolumeStatus", () => [
      field("image", ImageVolumeStatus, "*", { featureGate: "ImageVolumeWithDigest" }),
    ], undefined, "core");
export const LinuxContainerUser: StructStructure = struct("v1.LinuxContainerUser", () => [
      field("uid", INT64, "+"),
      field("gid", INT64, "+"),
      field("supplementalGroups", listOf(INT64), "?", { listType: "atomic" }),
    ], undefined, "core");
export const ResourceHealth: StructStructure = struct("v1.ResourceHealth", () => [
      field("resourceID", STRING, "+"),
      field("health", STRING, "?"),
      field("message", STRING, "*", { featureGate: "ResourceHealthStatusMessage", since: "1.36" }),
    ], undefined, "core", true);
export const ImageVolumeStatus: StructStructure = struct("v1.ImageVolumeStatus", () => [
      field("imageRef", STRING, "?"),
    ], undefined, "core");
export const PodCondition: StructStructure = struct("v1.PodCondition", () => [
      field("type", STRING, "+"),
      field("observedGeneration", INT64, "?", { featureGate: "PodObservedGenerationTracking", since: "1.33" }),
      field("status", STRING, "+"),
      field("lastProbeTime", TIME, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "core", true);
export const PodReadinessGate: StructStructure = struct("v1.PodReadinessGate", () => [
      field("conditionType", STRING, "+"),
    ], undefined, "core");
export const PodSpec: StructStructure = struct("v1.PodSpec", () => [
      field("volumes", listOf(Volume), "?", { patchStrategy: ["merge","retainKeys"], patchMergeKey: "name", changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
      field("initContainers", listOf(Container), "?", { patchStrategy: ["merge"], patchMergeKey: "name", changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
      field("containers", listOf(Container), "+", { patchStrategy: ["merge"], patchMergeKey: "name", ungated: ["SidecarContainers"], changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
      field("ephemeralContainers", listOf(EphemeralContainer), "?", { patchStrategy: ["merge"], patchMergeKey: "name", featureGate: "EphemeralContainers", changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
      field("restartPolicy", STRING, "?", { default: "Always" }),
      field("terminationGracePeriodSeconds", INT64, "*", { default: 30 }),
      field("activeDeadlineSeconds", INT64, "*"),
      field("dnsPolicy", STRING, "?", { default: "ClusterFirst" }),
      field("nodeSelector", mapOf(STRING), "?", { changes: { "1.22": { mapType: "atomic" } } }),
      field("serviceAccountName", STRING, "?"),
      field("serviceAccount", STRING, "?"),
      field("automountServiceAccountToken", BOOL, "*"),
      field("nodeName", STRING, "?"),
      field("hostNetwork", BOOL, "?"),
      field("hostPID", BOOL, "?"),
      field("hostIPC", BOOL, "?"),
      field("shareProcessNamespace", BOOL, "*"),
      field("securityContext", PodSecurityContext, "*"),
      field("imagePullSecrets", listOf(LocalObjectReference), "?", { patchStrategy: ["merge"], patchMergeKey: "name", changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
      field("hostname", STRING, "?"),
      field("subdomain", STRING, "?"),
      field("affinity", Affinity, "*"),
      field("schedulerName", STRING, "?", { default: "default-scheduler" }),
      field("tolerations", listOf(Toleration), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("hostAliases", listOf(HostAlias), "?", { patchStrategy: ["merge"], patchMergeKey: "ip", changes: { "1.30": { listType: "map", listMapKeys: ["ip"] } } }),
      field("priorityClassName", STRING, "?"),
      field("priority", INT32, "*"),
      field("dnsConfig", PodDNSConfig, "*"),
      field("readinessGates", listOf(PodReadinessGate), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("runtimeClassName", STRING, "*"),
      field("enableServiceLinks", BOOL, "*"),
      field("preemptionPolicy", STRING, "*"),
      field("overhead", mapOf(QUANTITY), "?", { featureGate: "PodOverhead" }),
      field("topologySpreadConstraints", listOf(TopologySpreadConstraint), "?", { listType: "map", listMapKeys: ["topologyKey","whenUnsatisfiable"], patchStrategy: ["merge"], patchMergeKey: "topologyKey" }),
      field("setHostnameAsFQDN", BOOL, "*"),
      field("os", PodOS, "*", { featureGate: "IdentifyPodOS", since: "1.23" }),
      field("hostUsers", BOOL, "*", { featureGate: "UserNamespacesSupport", since: "1.25" }),
      field("schedulingGates", listOf(PodSchedulingGate), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge"], patchMergeKey: "name", featureGate: "PodSchedulingReadiness", since: "1.26" }),
      field("resourceClaims", listOf(PodResourceClaim), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge","retainKeys"], patchMergeKey: "name", featureGate: "DynamicResourceAllocation", since: "1.26" }),
      field("resources", ResourceRequirements, "*", { featureGate: "PodLevelResources", since: "1.32" }),
      field("hostnameOverride", STRING, "*", { featureGate: "HostnameOverride", since: "1.34" }),
      field("workloadRef", WorkloadReference, "*", { featureGate: "GenericWorkload", since: "1.35", until: "1.35" }),
      field("schedulingGroup", PodSchedulingGroup, "*", { featureGate: "GenericWorkload", since: "1.36" }),
    ], undefined, "core", true);
export const HostAlias: StructStructure = struct("v1.HostAlias", () => [
      field("ip", STRING, "?"),
      field("hostnames", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const PodDNSConfig: StructStructure = struct("v1.PodDNSConfig", () => [
      field("nameservers", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("searches", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("options", listOf(PodDNSConfigOption), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const PodDNSConfigOption: StructStructure = struct("v1.PodDNSConfigOption", () => [
      field("name", STRING, "?"),
      field("value", STRING, "*"),
    ], undefined, "core");
export const PodIP: StructStructure = struct("v1.PodIP", () => [
      field("ip", STRING, "?"),
    ], undefined, "core", true);
export const PodStatus: StructStructure = struct("v1.PodStatus", () => [
      field("observedGeneration", INT64, "?", { featureGate: "PodObservedGenerationTracking", since: "1.33" }),
      field("phase", STRING, "?"),
      field("conditions", listOf(PodCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
      field("message", STRING, "?"),
      field("reason", STRING, "?"),
      field("nominatedNodeName", STRING, "?"),
      field("hostIP", STRING, "?"),
      field("hostIPs", listOf(HostIP), "?", { listType: "atomic", patchStrategy: ["merge"], patchMergeKey: "ip", featureGate: "PodHostIPs", since: "1.28" }),
      field("podIP", STRING, "?"),
      field("podIPs", listOf(PodIP), "?", { patchStrategy: ["merge"], patchMergeKey: "ip", changes: { "1.30": { listType: "map", listMapKeys: ["ip"] } } }),
      field("startTime", TIME, "*"),
      field("initContainerStatuses", listOf(ContainerStatus), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("containerStatuses", listOf(ContainerStatus), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("qosClass", STRING, "?"),
      field("ephemeralContainerStatuses", listOf(ContainerStatus), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("resize", STRING, "?", { featureGate: "InPlacePodVerticalScaling", since: "1.27" }),
      field("resourceClaimStatuses", listOf(PodResourceClaimStatus), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge","retainKeys"], patchMergeKey: "name", since: "1.28", changes: { "1.31": { featureGate: "DynamicResourceAllocation" } } }),
      field("extendedResourceClaimStatus", PodExtendedResourceClaimStatus, "*", { featureGate: "DRAExtendedResource", since: "1.34" }),
      field("allocatedResources", mapOf(QUANTITY), "?", { featureGate: "InPlacePodLevelResourcesVerticalScaling", since: "1.35" }),
      field("resources", ResourceRequirements, "*", { featureGate: "InPlacePodLevelResourcesVerticalScaling", since: "1.35" }),
      field("nodeAllocatableResourceClaimStatuses", listOf(NodeAllocatableResourceClaimStatus), "?", { listType: "atomic", featureGate: "DRANodeAllocatableResources", since: "1.36" }),
    ], undefined, "core", true);
export const PodTemplateSpec: StructStructure = struct("v1.PodTemplateSpec", () => [
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodSpec, "?"),
    ], undefined, "core", true);
export const PodOS: StructStructure = struct("v1.PodOS", () => [
      field("name", STRING, "+"),
    ], undefined, "core");
export const PodSchedulingGate: StructStructure = struct("v1.PodSchedulingGate", () => [
      field("name", STRING, "+"),
    ], undefined, "core");
export const PodResourceClaim: StructStructure = struct("v1.PodResourceClaim", () => [
      field("name", STRING, "+"),
      field("source", ClaimSource, "?", { until: "1.30" }),
      field("resourceClaimName", STRING, "*", { since: "1.31" }),
      field("resourceClaimTemplateName", STRING, "*", { since: "1.31" }),
    ], undefined, "core", true);
export const WorkloadReference: StructStructure = struct("v1.WorkloadReference", () => [
      field("name", STRING, "+"),
      field("podGroup", STRING, "+"),
      field("podGroupReplicaKey", STRING, "?"),
    ], undefined, "core");
export const PodSchedulingGroup: StructStructure = struct("v1.PodSchedulingGroup", () => [
      field("podGroupName", STRING, "*"),
    ], undefined, "core");
export const HostIP: StructStructure = struct("v1.HostIP", () => [
      field("ip", STRING, "?", { changes: { "1.30": { omitEmpty: false, pointer: false } } }),
    ], undefined, "core", true);
export const PodResourceClaimStatus: StructStructure = struct("v1.PodResourceClaimStatus", () => [
      field("name", STRING, "+"),
      field("resourceClaimName", STRING, "*"),
    ], undefined, "core");
export const PodExtendedResourceClaimStatus: StructStructure = struct("v1.PodExtendedResourceClaimStatus", () => [
      field("requestMappings", listOf(ContainerExtendedResourceRequest), "+", { listType: "atomic" }),
      field("resourceClaimName", STRING, "+"),
    ], undefined, "core");
export const NodeAllocatableResourceClaimStatus: StructStructure = struct("v1.NodeAllocatableResourceClaimStatus", () => [
      field("resourceClaimName", STRING, "+"),
      field("containers", listOf(STRING), "?", { listType: "set" }),
      field("resources", mapOf(QUANTITY), "+"),
    ], undefined, "core");
export const ClaimSource: StructStructure = struct("v1.ClaimSource", () => [
      field("resourceClaimName", STRING, "*"),
      field("resourceClaimTemplateName", STRING, "*"),
    ], undefined, "core");
export const ContainerExtendedResourceRequest: StructStructure = struct("v1.ContainerExtendedResourceRequest", () => [
      field("containerName", STRING, "+"),
      field("resourceName", STRING, "+"),
      field("requestName", STRING, "+"),
    ], undefined, "core");
export const NodeSelector: StructStructure = struct("v1.NodeSelector", () => [
      field("nodeSelectorTerms", listOf(NodeSelectorTerm), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], {"1.22":"atomic"}, "core", true);
export const NodeSelectorTerm: StructStructure = struct("v1.NodeSelectorTerm", () => [
      field("matchExpressions", listOf(NodeSelectorRequirement), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("matchFields", listOf(NodeSelectorRequirement), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], {"1.22":"atomic"}, "core", true);
export const NodeSelectorRequirement: StructStructure = struct("v1.NodeSelectorRequirement", () => [
      field("key", STRING, "+"),
      field("operator", STRING, "+"),
      field("values", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const Affinity: StructStructure = struct("v1.Affinity", () => [
      field("nodeAffinity", NodeAffinity, "*"),
      field("podAffinity", PodAffinity, "*"),
      field("podAntiAffinity", PodAntiAffinity, "*"),
    ], undefined, "core", true);
export const PodAffinity: StructStructure = struct("v1.PodAffinity", () => [
      field("requiredDuringSchedulingIgnoredDuringExecution", listOf(PodAffinityTerm), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("preferredDuringSchedulingIgnoredDuringExecution", listOf(WeightedPodAffinityTerm), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const PodAntiAffinity: StructStructure = struct("v1.PodAntiAffinity", () => [
      field("requiredDuringSchedulingIgnoredDuringExecution", listOf(PodAffinityTerm), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("preferredDuringSchedulingIgnoredDuringExecution", listOf(WeightedPodAffinityTerm), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const WeightedPodAffinityTerm: StructStructure = struct("v1.WeightedPodAffinityTerm", () => [
      field("weight", INT32, "+"),
      field("podAffinityTerm", PodAffinityTerm, "+"),
    ], undefined, "core", true);
export const PodAffinityTerm: StructStructure = struct("v1.PodAffinityTerm", () => [
      field("labelSelector", metaV1.LabelSelector, "*"),
      field("namespaces", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("topologyKey", STRING, "+"),
      field("namespaceSelector", metaV1.LabelSelector, "*", { featureGate: "PodAffinityNamespaceSelector" }),
      field("matchLabelKeys", listOf(STRING), "?", { listType: "atomic", featureGate: "MatchLabelKeysInPodAffinity", since: "1.29" }),
      field("mismatchLabelKeys", listOf(STRING), "?", { listType: "atomic", featureGate: "MatchLabelKeysInPodAffinity", since: "1.29" }),
    ], undefined, "core", true);
export const NodeAffinity: StructStructure = struct("v1.NodeAffinity", () => [
      field("requiredDuringSchedulingIgnoredDuringExecution", NodeSelector, "*"),
      field("preferredDuringSchedulingIgnoredDuringExecution", listOf(PreferredSchedulingTerm), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const PreferredSchedulingTerm: StructStructure = struct("v1.PreferredSchedulingTerm", () => [
      field("weight", INT32, "+"),
      field("preference", NodeSelectorTerm, "+"),
    ], undefined, "core", true);
export const Toleration: StructStructure = struct("v1.Toleration", () => [
      field("key", STRING, "?"),
      field("operator", STRING, "?"),
      field("value", STRING, "?"),
      field("effect", STRING, "?"),
      field("tolerationSeconds", INT64, "*"),
    ], undefined, "core", true);
export const TopologySpreadConstraint: StructStructure = struct("v1.TopologySpreadConstraint", () => [
      field("maxSkew", INT32, "+"),
      field("topologyKey", STRING, "+"),
      field("whenUnsatisfiable", STRING, "+"),
      field("labelSelector", metaV1.LabelSelector, "*"),
      field("minDomains", INT32, "*", { featureGate: "MinDomainsInPodTopologySpread", since: "1.24" }),
      field("nodeAffinityPolicy", STRING, "*", { featureGate: "NodeInclusionPolicyInPodTopologySpread", since: "1.25" }),
      field("nodeTaintsPolicy", STRING, "*", { featureGate: "NodeInclusionPolicyInPodTopologySpread", since: "1.25" }),
      field("matchLabelKeys", listOf(STRING), "?", { listType: "atomic", featureGate: "MatchLabelKeysInPodTopologySpread", since: "1.25" }),
    ], undefined, "core", true);
export const TopologySelectorTerm: StructStructure = struct("v1.TopologySelectorTerm", () => [
      field("matchLabelExpressions", listOf(TopologySelectorLabelRequirement), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], {"1.22":"atomic"}, "core", true);
export const TopologySelectorLabelRequirement: StructStructure = struct("v1.TopologySelectorLabelRequirement", () => [
      field("key", STRING, "+"),
      field("values", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const ObjectReference: StructStructure = struct("v1.ObjectReference", () => [
      field("kind", STRING, "?"),
      field("namespace", STRING, "?"),
      field("name", STRING, "?"),
      field("uid", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("resourceVersion", STRING, "?"),
      field("fieldPath", STRING, "?"),
    ], {"1.22":"atomic"}, "core", true);
export const LocalObjectReference: StructStructure = struct("v1.LocalObjectReference", () => [
      field("name", STRING, "?"),
    ], {"1.22":"atomic"}, "core", true);
export const Volume: StructStructure = struct("v1.Volume", () => [
      field("name", STRING, "+"),
      field("hostPath", HostPathVolumeSource, "*"),
      field("emptyDir", EmptyDirVolumeSource, "*"),
      field("gcePersistentDisk", GCEPersistentDiskVolumeSource, "*"),
      field("awsElasticBlockStore", AWSElasticBlockStoreVolumeSource, "*"),
      field("gitRepo", GitRepoVolumeSource, "*"),
      field("secret", SecretVolumeSource, "*"),
      field("nfs", NFSVolumeSource, "*"),
      field("iscsi", ISCSIVolumeSource, "*"),
      field("glusterfs", GlusterfsVolumeSource, "*"),
      field("persistentVolumeClaim", PersistentVolumeClaimVolumeSource, "*"),
      field("rbd", RBDVolumeSource, "*"),
      field("flexVolume", FlexVolumeSource, "*"),
      field("cinder", CinderVolumeSource, "*"),
      field("cephfs", CephFSVolumeSource, "*"),
      field("flocker", FlockerVolumeSource, "*"),
      field("downwardAPI", DownwardAPIVolumeSource, "*"),
      field("fc", FCVolumeSource, "*"),
      field("azureFile", AzureFileVolumeSource, "*"),
      field("configMap", ConfigMapVolumeSource, "*"),
      field("vsphereVolume", VsphereVirtualDiskVolumeSource, "*"),
      field("quobyte", QuobyteVolumeSource, "*"),
      field("azureDisk", AzureDiskVolumeSource, "*"),
      field("photonPersistentDisk", PhotonPersistentDiskVolumeSource, "*"),
      field("projected", ProjectedVolumeSource, "*"),
      field("portworxVolume", PortworxVolumeSource, "*"),
      field("scaleIO", ScaleIOVolumeSource, "*"),
      field("storageos", StorageOSVolumeSource, "*"),
      field("csi", CSIVolumeSource, "*"),
      field("ephemeral", EphemeralVolumeSource, "*", { featureGate: "GenericEphemeralVolume" }),
      field("image", ImageVolumeSource, "*", { since: "1.31" }),
    ], undefined, "core", true);
export const PersistentVolumeClaimVolumeSource: StructStructure = struct("v1.PersistentVolumeClaimVolumeSource", () => [
      field("claimName", STRING, "+"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core");
export const PersistentVolumeClaimSpec: StructStructure = struct("v1.PersistentVolumeClaimSpec", () => [
      field("accessModes", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("selector", metaV1.LabelSelector, "*"),
      field("resources", ResourceRequirements, "?", { changes: { "1.29": { type: VolumeResourceRequirements } } }),
      field("volumeName", STRING, "?"),
      field("storageClassName", STRING, "*"),
      field("volumeMode", STRING, "*", { default: "Filesystem" }),
      field("dataSource", TypedLocalObjectReference, "*"),
      field("dataSourceRef", TypedLocalObjectReference, "*", { featureGate: "AnyVolumeDataSource", since: "1.22", changes: { "1.26": { type: TypedObjectReference } } }),
      field("volumeAttributesClassName", STRING, "*", { featureGate: "VolumeAttributesClass", since: "1.29" }),
    ], undefined, "core", true);
export const HostPathVolumeSource: StructStructure = struct("v1.HostPathVolumeSource", () => [
      field("path", STRING, "+"),
      field("type", STRING, "*", { default: "" }),
    ], undefined, "core", true);
export const EmptyDirVolumeSource: StructStructure = struct("v1.EmptyDirVolumeSource", () => [
      field("medium", STRING, "?"),
      field("sizeLimit", QUANTITY, "*"),
    ], undefined, "core");
export const GlusterfsVolumeSource: StructStructure = struct("v1.GlusterfsVolumeSource", () => [
      field("endpoints", STRING, "+"),
      field("path", STRING, "+"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core");
export const RBDVolumeSource: StructStructure = struct("v1.RBDVolumeSource", () => [
      field("monitors", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("image", STRING, "+"),
      field("fsType", STRING, "?"),
      field("pool", STRING, "?", { default: "rbd" }),
      field("user", STRING, "?", { default: "admin" }),
      field("keyring", STRING, "?", { default: "/etc/ceph/keyring" }),
      field("secretRef", LocalObjectReference, "*"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core", true);
export const CinderVolumeSource: StructStructure = struct("v1.CinderVolumeSource", () => [
      field("volumeID", STRING, "+"),
      field("fsType", STRING, "?"),
      field("readOnly", BOOL, "?"),
      field("secretRef", LocalObjectReference, "*"),
    ], undefined, "core", true);
export const CephFSVolumeSource: StructStructure = struct("v1.CephFSVolumeSource", () => [
      field("monitors", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("path", STRING, "?"),
      field("user", STRING, "?"),
      field("secretFile", STRING, "?"),
      field("secretRef", LocalObjectReference, "*"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core", true);
export const FlockerVolumeSource: StructStructure = struct("v1.FlockerVolumeSource", () => [
      field("datasetName", STRING, "?"),
      field("datasetUUID", STRING, "?"),
    ], undefined, "core");
export const GCEPersistentDiskVolumeSource: StructStructure = struct("v1.GCEPersistentDiskVolumeSource", () => [
      field("pdName", STRING, "+"),
      field("fsType", STRING, "?"),
      field("partition", INT32, "?"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core");
export const QuobyteVolumeSource: StructStructure = struct("v1.QuobyteVolumeSource", () => [
      field("registry", STRING, "+"),
      field("volume", STRING, "+"),
      field("readOnly", BOOL, "?"),
      field("user", STRING, "?"),
      field("group", STRING, "?"),
      field("tenant", STRING, "?"),
    ], undefined, "core");
export const FlexVolumeSource: StructStructure = struct("v1.FlexVolumeSource", () => [
      field("driver", STRING, "+"),
      field("fsType", STRING, "?"),
      field("secretRef", LocalObjectReference, "*"),
      field("readOnly", BOOL, "?"),
      field("options", mapOf(STRING), "?"),
    ], undefined, "core", true);
export const AWSElasticBlockStoreVolumeSource: StructStructure = struct("v1.AWSElasticBlockStoreVolumeSource", () => [
      field("volumeID", STRING, "+"),
      field("fsType", STRING, "?"),
      field("partition", INT32, "?"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core");
export const GitRepoVolumeSource: StructStructure = struct("v1.GitRepoVolumeSource", () => [
      field("repository", STRING, "+"),
      field("revision", STRING, "?"),
      field("directory", STRING, "?"),
    ], undefined, "core");
export const SecretVolumeSource: StructStructure = struct("v1.SecretVolumeSource", () => [
      field("secretName", STRING, "?"),
      field("items", listOf(KeyToPath), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("defaultMode", INT32, "*", { default: 420 }),
      field("optional", BOOL, "*"),
    ], undefined, "core", true);
export const SecretProjection: StructStructure = struct("v1.SecretProjection", () => [
      field("name", STRING, "?"),
      field("items", listOf(KeyToPath), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("optional", BOOL, "*"),
    ], undefined, "core", true);
export const NFSVolumeSource: StructStructure = struct("v1.NFSVolumeSource", () => [
      field("server", STRING, "+"),
      field("path", STRING, "+"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core");
export const ISCSIVolumeSource: StructStructure = struct("v1.ISCSIVolumeSource", () => [
      field("targetPortal", STRING, "+"),
      field("iqn", STRING, "+"),
      field("lun", INT32, "+"),
      field("iscsiInterface", STRING, "?", { default: "default" }),
      field("fsType", STRING, "?"),
      field("readOnly", BOOL, "?"),
      field("portals", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("chapAuthDiscovery", BOOL, "?"),
      field("chapAuthSession", BOOL, "?"),
      field("secretRef", LocalObjectReference, "*"),
      field("initiatorName", STRING, "*"),
    ], undefined, "core", true);
export const FCVolumeSource: StructStructure = struct("v1.FCVolumeSource", () => [
      field("targetWWNs", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("lun", INT32, "*"),
      field("fsType", STRING, "?"),
      field("readOnly", BOOL, "?"),
      field("wwids", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const AzureFileVolumeSource: StructStructure = struct("v1.AzureFileVolumeSource", () => [
      field("secretName", STRING, "+"),
      field("shareName", STRING, "+"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core");
export const VsphereVirtualDiskVolumeSource: StructStructure = struct("v1.VsphereVirtualDiskVolumeSource", () => [
      field("volumePath", STRING, "+"),
      field("fsType", STRING, "?"),
      field("storagePolicyName", STRING, "?"),
      field("storagePolicyID", STRING, "?"),
    ], undefined, "core");
export const PhotonPersistentDiskVolumeSource: StructStructure = struct("v1.PhotonPersistentDiskVolumeSource", () => [
      field("pdID", STRING, "+"),
      field("fsType", STRING, "?"),
    ], undefined, "core");
export const AzureDiskVolumeSource: StructStructure = struct("v1.AzureDiskVolumeSource", () => [
      field("diskName", STRING, "+"),
      field("diskURI", STRING, "+"),
      field("cachingMode", STRING, "*", { default: "ReadWrite" }),
      field("fsType", STRING, "*", { default: "ext4" }),
      field("readOnly", BOOL, "*", { default: false }),
      field("kind", STRING, "*", { default: "Shared" }),
    ], undefined, "core", true);
export const PortworxVolumeSource: StructStructure = struct("v1.PortworxVolumeSource", () => [
      field("volumeID", STRING, "+"),
      field("fsType", STRING, "?"),
      field("readOnly", BOOL, "?"),
    ], undefined, "core");
export const ScaleIOVolumeSource: StructStructure = struct("v1.ScaleIOVolumeSource", () => [
      field("gateway", STRING, "+"),
      field("system", STRING, "+"),
      field("secretRef", LocalObjectReference, "!"),
      field("sslEnabled", BOOL, "?"),
      field("protectionDomain", STRING, "?"),
      field("storagePool", STRING, "?"),
      field("storageMode", STRING, "?", { default: "ThinProvisioned" }),
      field("volumeName", STRING, "?"),
      field("fsType", STRING, "?", { default: "xfs" }),
      field("readOnly", BOOL, "?"),
    ], undefined, "core", true);
export const StorageOSVolumeSource: StructStructure = struct("v1.StorageOSVolumeSource", () => [
      field("volumeName", STRING, "?"),
      field("volumeNamespace", STRING, "?"),
      field("fsType", STRING, "?"),
      field("readOnly", BOOL, "?"),
      field("secretRef", LocalObjectReference, "*"),
    ], undefined, "core", true);
export const ConfigMapVolumeSource: StructStructure = struct("v1.ConfigMapVolumeSource", () => [
      field("name", STRING, "?"),
      field("items", listOf(KeyToPath), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("defaultMode", INT32, "*", { default: 420 }),
      field("optional", BOOL, "*"),
    ], undefined, "core", true);
export const ConfigMapProjection: StructStructure = struct("v1.ConfigMapProjection", () => [
      field("name", STRING, "?"),
      field("items", listOf(KeyToPath), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("optional", BOOL, "*"),
    ], undefined, "core", true);
export const ServiceAccountTokenProjection: StructStructure = struct("v1.ServiceAccountTokenProjection", () => [
      field("audience", STRING, "?"),
      field("expirationSeconds", INT64, "*", { default: 3600 }),
      field("path", STRING, "+"),
    ], undefined, "core");
export const ProjectedVolumeSource: StructStructure = struct("v1.ProjectedVolumeSource", () => [
      field("sources", listOf(VolumeProjection), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("defaultMode", INT32, "*", { default: 420 }),
    ], undefined, "core", true);
export const VolumeProjection: StructStructure = struct("v1.VolumeProjection", () => [
      field("secret", SecretProjection, "*"),
      field("downwardAPI", DownwardAPIProjection, "*"),
      field("configMap", ConfigMapProjection, "*"),
      field("serviceAccountToken", ServiceAccountTokenProjection, "*"),
      field("clusterTrustBundle", ClusterTrustBundleProjection, "*", { featureGate: "ClusterTrustBundleProjection", since: "1.29" }),
      field("podCertificate", PodCertificateProjection, "*", { featureGate: "PodCertificateRequest", since: "1.34" }),
    ], undefined, "core", true);
export const KeyToPath: StructStructure = struct("v1.KeyToPath", () => [
      field("key", STRING, "+"),
      field("path", STRING, "+"),
      field("mode", INT32, "*"),
    ], undefined, "core");
export const CSIVolumeSource: StructStructure = struct("v1.CSIVolumeSource", () => [
      field("driver", STRING, "+"),
      field("readOnly", BOOL, "*"),
      field("fsType", STRING, "*"),
      field("volumeAttributes", mapOf(STRING), "?"),
      field("nodePublishSecretRef", LocalObjectReference, "*"),
    ], undefined, "core", true);
export const EphemeralVolumeSource: StructStructure = struct("v1.EphemeralVolumeSource", () => [
      field("volumeClaimTemplate", PersistentVolumeClaimTemplate, "*"),
    ], undefined, "core", true);
export const PersistentVolumeClaimTemplate: StructStructure = struct("v1.PersistentVolumeClaimTemplate", () => [
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PersistentVolumeClaimSpec, "+", { ungated: ["AnyVolumeDataSource"] }),
    ], undefined, "core", true);
export const VolumeMount: StructStructure = struct("v1.VolumeMount", () => [
      field("name", STRING, "+"),
      field("readOnly", BOOL, "?"),
      field("recursiveReadOnly", STRING, "*", { featureGate: "RecursiveReadOnlyMounts", since: "1.30" }),
      field("mountPath", STRING, "+"),
      field("subPath", STRING, "?"),
      field("mountPropagation", STRING, "*"),
      field("subPathExpr", STRING, "?"),
    ], undefined, "core", true);
export const VolumeDevice: StructStructure = struct("v1.VolumeDevice", () => [
      field("name", STRING, "+"),
      field("devicePath", STRING, "+"),
    ], undefined, "core");
export const TypedLocalObjectReference: StructStructure = struct("v1.TypedLocalObjectReference", () => [
      field("apiGroup", STRING, "!"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
    ], {"1.22":"atomic"}, "core", true);
export const DownwardAPIVolumeSource: StructStructure = struct("v1.DownwardAPIVolumeSource", () => [
      field("items", listOf(DownwardAPIVolumeFile), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("defaultMode", INT32, "*", { default: 420 }),
    ], undefined, "core", true);
export const DownwardAPIVolumeFile: StructStructure = struct("v1.DownwardAPIVolumeFile", () => [
      field("path", STRING, "+"),
      field("fieldRef", ObjectFieldSelector, "*"),
      field("resourceFieldRef", ResourceFieldSelector, "*"),
      field("mode", INT32, "*"),
    ], undefined, "core", true);
export const DownwardAPIProjection: StructStructure = struct("v1.DownwardAPIProjection", () => [
      field("items", listOf(DownwardAPIVolumeFile), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "core", true);
export const ImageVolumeSource: StructStructure = struct("v1.ImageVolumeSource", () => [
      field("reference", STRING, "?"),
      field("pullPolicy", STRING, "?"),
    ], undefined, "core");
export const VolumeResourceRequirements: StructStructure = struct("v1.VolumeResourceRequirements", () => [
      field("limits", mapOf(QUANTITY), "?"),
      field("requests", mapOf(QUANTITY), "?"),
      field("claims", listOf(ResourceClaim), "?", { listType: "map", listMapKeys: ["name"], featureGate: "DynamicResourceAllocation", since: "1.26", until: "1.28" }),
    ], undefined, "core", true);
export const TypedObjectReference: StructStructure = struct("v1.TypedObjectReference", () => [
      field("apiGroup", STRING, "!"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("namespace", STRING, "*"),
    ], undefined, "core");
export const ClusterTrustBundleProjection: StructStructure = struct("v1.ClusterTrustBundleProjection", () => [
      field("name", STRING, "*"),
      field("signerName", STRING, "*"),
      field("labelSelector", metaV1.LabelSelector, "*"),
      field("optional", BOOL, "*"),
      field("path", STRING, "+"),
    ], undefined, "core", true);
export const PodCertificateProjection: StructStructure = struct("v1.PodCertificateProjection", () => [
      field("signerName", STRING, "?"),
      field("keyType", STRING, "?"),
      field("maxExpirationSeconds", INT32, "*"),
      field("credentialBundlePath", STRING, "?"),
      field("keyPath", STRING, "?"),
      field("certificateChainPath", STRING, "?"),
      field("userAnnotations", mapOf(STRING), "?", { featureGate: "PodCertificateRequest", since: "1.35" }),
    ], undefined, "core", true);
