import {
  Condition,
  LabelSelector,
  ObjectMeta,
  checkCondition,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";

// dist/generated/core/v1/structures.js
import { BOOL, BYTES, INT32, INT64, INTORSTRING, MICROTIME, QUANTITY, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
var Binding = struct("v1.Binding", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("target", ObjectReference, "+")
], void 0, "core");
var ComponentStatus = struct("v1.ComponentStatus", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("conditions", listOf(ComponentCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "core");
var ComponentCondition = struct("v1.ComponentCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("message", STRING, "?"),
  field("error", STRING, "?")
], void 0, "core");
var ConfigMap = struct("v1.ConfigMap", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("immutable", BOOL, "*"),
  field("data", mapOf(STRING), "?"),
  field("binaryData", mapOf(BYTES), "?")
], void 0, "core");
var Endpoints = struct("v1.Endpoints", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("subsets", listOf(EndpointSubset), "?")
], void 0, "core");
var EndpointSubset = struct("v1.EndpointSubset", () => [
  field("addresses", listOf(EndpointAddress), "?"),
  field("notReadyAddresses", listOf(EndpointAddress), "?"),
  field("ports", listOf(EndpointPort), "?")
], void 0, "core");
var EndpointAddress = struct("v1.EndpointAddress", () => [
  field("ip", STRING, "+"),
  field("hostname", STRING, "?"),
  field("nodeName", STRING, "*"),
  field("targetRef", ObjectReference, "*")
], void 0, "core");
var EndpointPort = struct("v1.EndpointPort", () => [
  field("name", STRING, "?"),
  field("port", INT32, "+"),
  field("protocol", STRING, "?", { default: "TCP" }),
  field("appProtocol", STRING, "*")
], void 0, "core");
var EphemeralContainers = struct("v1.EphemeralContainers", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("ephemeralContainers", listOf(EphemeralContainer), "+", { patchStrategy: ["merge"], patchMergeKey: "name" })
], void 0, "core");
var Event = struct("v1.Event", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "+"),
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
  field("reportingInstance", STRING, "+")
], void 0, "core");
var EventSource = struct("v1.EventSource", () => [
  field("component", STRING, "?"),
  field("host", STRING, "?")
], void 0, "core");
var EventSeries = struct("v1.EventSeries", () => [
  field("count", INT32, "?"),
  field("lastObservedTime", MICROTIME, "?")
], void 0, "core");
var LimitRange = struct("v1.LimitRange", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", LimitRangeSpec, "?")
], void 0, "core");
var LimitRangeItem = struct("v1.LimitRangeItem", () => [
  field("type", STRING, "+"),
  field("max", mapOf(QUANTITY), "?"),
  field("min", mapOf(QUANTITY), "?"),
  field("default", mapOf(QUANTITY), "?"),
  field("defaultRequest", mapOf(QUANTITY), "?"),
  field("maxLimitRequestRatio", mapOf(QUANTITY), "?")
], void 0, "core");
var LimitRangeSpec = struct("v1.LimitRangeSpec", () => [
  field("limits", listOf(LimitRangeItem), "+")
], void 0, "core");
var Namespace = struct("v1.Namespace", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", NamespaceSpec, "?"),
  field("status", NamespaceStatus, "?")
], void 0, "core");
var NamespaceSpec = struct("v1.NamespaceSpec", () => [
  field("finalizers", listOf(STRING), "?")
], void 0, "core");
var NamespaceStatus = struct("v1.NamespaceStatus", () => [
  field("phase", STRING, "?", { default: "Active" }),
  field("conditions", listOf(NamespaceCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "core");
var NamespaceCondition = struct("v1.NamespaceCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "core");
var Node = struct("v1.Node", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", NodeSpec, "?"),
  field("status", NodeStatus, "?")
], void 0, "core");
var Taint = struct("v1.Taint", () => [
  field("key", STRING, "+"),
  field("value", STRING, "?"),
  field("effect", STRING, "+"),
  field("timeAdded", TIME, "*")
], void 0, "core");
var NodeSpec = struct("v1.NodeSpec", () => [
  field("podCIDR", STRING, "?"),
  field("podCIDRs", listOf(STRING), "?", { patchStrategy: ["merge"] }),
  field("providerID", STRING, "?"),
  field("unschedulable", BOOL, "?"),
  field("taints", listOf(Taint), "?"),
  field("configSource", NodeConfigSource, "*"),
  field("externalID", STRING, "?")
], void 0, "core");
var NodeConfigSource = struct("v1.NodeConfigSource", () => [
  field("configMap", ConfigMapNodeConfigSource, "*")
], void 0, "core");
var ConfigMapNodeConfigSource = struct("v1.ConfigMapNodeConfigSource", () => [
  field("namespace", STRING, "+"),
  field("name", STRING, "+"),
  field("uid", STRING, "?"),
  field("resourceVersion", STRING, "?"),
  field("kubeletConfigKey", STRING, "+")
], void 0, "core");
var DaemonEndpoint = struct("v1.DaemonEndpoint", () => [
  field("Port", INT32, "+")
], void 0, "core");
var NodeDaemonEndpoints = struct("v1.NodeDaemonEndpoints", () => [
  field("kubeletEndpoint", DaemonEndpoint, "?")
], void 0, "core");
var NodeSystemInfo = struct("v1.NodeSystemInfo", () => [
  field("machineID", STRING, "+"),
  field("systemUUID", STRING, "+"),
  field("bootID", STRING, "+"),
  field("kernelVersion", STRING, "+"),
  field("osImage", STRING, "+"),
  field("containerRuntimeVersion", STRING, "+"),
  field("kubeletVersion", STRING, "+"),
  field("kubeProxyVersion", STRING, "+"),
  field("operatingSystem", STRING, "+"),
  field("architecture", STRING, "+")
], void 0, "core");
var NodeConfigStatus = struct("v1.NodeConfigStatus", () => [
  field("assigned", NodeConfigSource, "*"),
  field("active", NodeConfigSource, "*"),
  field("lastKnownGood", NodeConfigSource, "*"),
  field("error", STRING, "?")
], void 0, "core");
var NodeStatus = struct("v1.NodeStatus", () => [
  field("capacity", mapOf(QUANTITY), "?"),
  field("allocatable", mapOf(QUANTITY), "?"),
  field("phase", STRING, "?"),
  field("conditions", listOf(NodeCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" }),
  field("addresses", listOf(NodeAddress), "?", { patchStrategy: ["merge"], patchMergeKey: "type" }),
  field("daemonEndpoints", NodeDaemonEndpoints, "?"),
  field("nodeInfo", NodeSystemInfo, "?"),
  field("images", listOf(ContainerImage), "?"),
  field("volumesInUse", listOf(STRING), "?"),
  field("volumesAttached", listOf(AttachedVolume), "?"),
  field("config", NodeConfigStatus, "*")
], void 0, "core");
var AttachedVolume = struct("v1.AttachedVolume", () => [
  field("name", STRING, "+"),
  field("devicePath", STRING, "+")
], void 0, "core");
var ContainerImage = struct("v1.ContainerImage", () => [
  field("names", listOf(STRING), "+"),
  field("sizeBytes", INT64, "?")
], void 0, "core");
var NodeCondition = struct("v1.NodeCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastHeartbeatTime", TIME, "?"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "core");
var NodeAddress = struct("v1.NodeAddress", () => [
  field("type", STRING, "+"),
  field("address", STRING, "+")
], void 0, "core");
var NodeProxyOptions = struct("v1.NodeProxyOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("path", STRING, "?")
], void 0, "core");
var PersistentVolume = struct("v1.PersistentVolume", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", PersistentVolumeSpec, "?"),
  field("status", PersistentVolumeStatus, "?")
], void 0, "core");
var PersistentVolumeSpec = struct("v1.PersistentVolumeSpec", () => [
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
  field("accessModes", listOf(STRING), "?"),
  field("claimRef", ObjectReference, "*"),
  field("persistentVolumeReclaimPolicy", STRING, "?", { default: "Retain" }),
  field("storageClassName", STRING, "?"),
  field("mountOptions", listOf(STRING), "?"),
  field("volumeMode", STRING, "*", { default: "Filesystem" }),
  field("nodeAffinity", VolumeNodeAffinity, "*")
], void 0, "core");
var VolumeNodeAffinity = struct("v1.VolumeNodeAffinity", () => [
  field("required", NodeSelector, "*")
], void 0, "core");
var PersistentVolumeStatus = struct("v1.PersistentVolumeStatus", () => [
  field("phase", STRING, "?", { default: "Pending" }),
  field("message", STRING, "?"),
  field("reason", STRING, "?")
], void 0, "core");
var GlusterfsPersistentVolumeSource = struct("v1.GlusterfsPersistentVolumeSource", () => [
  field("endpoints", STRING, "+"),
  field("path", STRING, "+"),
  field("readOnly", BOOL, "?"),
  field("endpointsNamespace", STRING, "*")
], void 0, "core");
var RBDPersistentVolumeSource = struct("v1.RBDPersistentVolumeSource", () => [
  field("monitors", listOf(STRING), "+"),
  field("image", STRING, "+"),
  field("fsType", STRING, "?"),
  field("pool", STRING, "?", { default: "rbd" }),
  field("user", STRING, "?", { default: "admin" }),
  field("keyring", STRING, "?", { default: "/etc/ceph/keyring" }),
  field("secretRef", SecretReference, "*"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var CinderPersistentVolumeSource = struct("v1.CinderPersistentVolumeSource", () => [
  field("volumeID", STRING, "+"),
  field("fsType", STRING, "?"),
  field("readOnly", BOOL, "?"),
  field("secretRef", SecretReference, "*")
], void 0, "core");
var SecretReference = struct("v1.SecretReference", () => [
  field("name", STRING, "?"),
  field("namespace", STRING, "?")
], void 0, "core");
var CephFSPersistentVolumeSource = struct("v1.CephFSPersistentVolumeSource", () => [
  field("monitors", listOf(STRING), "+"),
  field("path", STRING, "?"),
  field("user", STRING, "?"),
  field("secretFile", STRING, "?"),
  field("secretRef", SecretReference, "*"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var FlexPersistentVolumeSource = struct("v1.FlexPersistentVolumeSource", () => [
  field("driver", STRING, "+"),
  field("fsType", STRING, "?"),
  field("secretRef", SecretReference, "*"),
  field("readOnly", BOOL, "?"),
  field("options", mapOf(STRING), "?")
], void 0, "core");
var ISCSIPersistentVolumeSource = struct("v1.ISCSIPersistentVolumeSource", () => [
  field("targetPortal", STRING, "+"),
  field("iqn", STRING, "+"),
  field("lun", INT32, "+"),
  field("iscsiInterface", STRING, "?", { default: "default" }),
  field("fsType", STRING, "?"),
  field("readOnly", BOOL, "?"),
  field("portals", listOf(STRING), "?"),
  field("chapAuthDiscovery", BOOL, "?"),
  field("chapAuthSession", BOOL, "?"),
  field("secretRef", SecretReference, "*"),
  field("initiatorName", STRING, "*")
], void 0, "core");
var AzureFilePersistentVolumeSource = struct("v1.AzureFilePersistentVolumeSource", () => [
  field("secretName", STRING, "+"),
  field("shareName", STRING, "+"),
  field("readOnly", BOOL, "?"),
  field("secretNamespace", STRING, "!")
], void 0, "core");
var ScaleIOPersistentVolumeSource = struct("v1.ScaleIOPersistentVolumeSource", () => [
  field("gateway", STRING, "+"),
  field("system", STRING, "+"),
  field("secretRef", SecretReference, "!"),
  field("sslEnabled", BOOL, "?"),
  field("protectionDomain", STRING, "?"),
  field("storagePool", STRING, "?"),
  field("storageMode", STRING, "?", { default: "ThinProvisioned" }),
  field("volumeName", STRING, "?"),
  field("fsType", STRING, "?", { default: "xfs" }),
  field("readOnly", BOOL, "?")
], void 0, "core");
var StorageOSPersistentVolumeSource = struct("v1.StorageOSPersistentVolumeSource", () => [
  field("volumeName", STRING, "?"),
  field("volumeNamespace", STRING, "?"),
  field("fsType", STRING, "?"),
  field("readOnly", BOOL, "?"),
  field("secretRef", ObjectReference, "*")
], void 0, "core");
var LocalVolumeSource = struct("v1.LocalVolumeSource", () => [
  field("path", STRING, "+"),
  field("fsType", STRING, "*")
], void 0, "core");
var CSIPersistentVolumeSource = struct("v1.CSIPersistentVolumeSource", () => [
  field("driver", STRING, "+"),
  field("volumeHandle", STRING, "+"),
  field("readOnly", BOOL, "?"),
  field("fsType", STRING, "?"),
  field("volumeAttributes", mapOf(STRING), "?"),
  field("controllerPublishSecretRef", SecretReference, "*"),
  field("nodeStageSecretRef", SecretReference, "*"),
  field("nodePublishSecretRef", SecretReference, "*"),
  field("controllerExpandSecretRef", SecretReference, "*")
], void 0, "core");
var PersistentVolumeClaim = struct("v1.PersistentVolumeClaim", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", PersistentVolumeClaimSpec, "?"),
  field("status", PersistentVolumeClaimStatus, "?")
], void 0, "core");
var PersistentVolumeClaimCondition = struct("v1.PersistentVolumeClaimCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastProbeTime", TIME, "?"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "core");
var PersistentVolumeClaimStatus = struct("v1.PersistentVolumeClaimStatus", () => [
  field("phase", STRING, "?", { default: "Pending" }),
  field("accessModes", listOf(STRING), "?"),
  field("capacity", mapOf(QUANTITY), "?"),
  field("conditions", listOf(PersistentVolumeClaimCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "core");
var Pod = struct("v1.Pod", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", PodSpec, "?"),
  field("status", PodStatus, "?")
], void 0, "core");
var PodAttachOptions = struct("v1.PodAttachOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("stdin", BOOL, "?"),
  field("stdout", BOOL, "?"),
  field("stderr", BOOL, "?"),
  field("tty", BOOL, "?"),
  field("container", STRING, "?")
], void 0, "core");
var PodExecOptions = struct("v1.PodExecOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("stdin", BOOL, "?"),
  field("stdout", BOOL, "?"),
  field("stderr", BOOL, "?"),
  field("tty", BOOL, "?"),
  field("container", STRING, "?"),
  field("command", listOf(STRING), "+")
], void 0, "core");
var PodLogOptions = struct("v1.PodLogOptions", () => [
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
  field("insecureSkipTLSVerifyBackend", BOOL, "?")
], void 0, "core");
var PodPortForwardOptions = struct("v1.PodPortForwardOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("ports", listOf(INT32), "?")
], void 0, "core");
var PodProxyOptions = struct("v1.PodProxyOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("path", STRING, "?")
], void 0, "core");
var PodStatusResult = struct("v1.PodStatusResult", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("status", PodStatus, "?")
], void 0, "core");
var PodTemplate = struct("v1.PodTemplate", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("template", PodTemplateSpec, "?")
], void 0, "core");
var RangeAllocation = struct("v1.RangeAllocation", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("range", STRING, "+"),
  field("data", BYTES, "+")
], void 0, "core");
var ReplicationController = struct("v1.ReplicationController", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", ReplicationControllerSpec, "?"),
  field("status", ReplicationControllerStatus, "?")
], void 0, "core");
var ReplicationControllerSpec = struct("v1.ReplicationControllerSpec", () => [
  field("replicas", INT32, "*", { default: 1 }),
  field("minReadySeconds", INT32, "?"),
  field("selector", mapOf(STRING), "?"),
  field("template", PodTemplateSpec, "*")
], void 0, "core");
var ReplicationControllerStatus = struct("v1.ReplicationControllerStatus", () => [
  field("replicas", INT32, "+"),
  field("fullyLabeledReplicas", INT32, "?"),
  field("readyReplicas", INT32, "?"),
  field("availableReplicas", INT32, "?"),
  field("observedGeneration", INT64, "?"),
  field("conditions", listOf(ReplicationControllerCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "core");
var ReplicationControllerCondition = struct("v1.ReplicationControllerCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "core");
var ResourceQuota = struct("v1.ResourceQuota", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", ResourceQuotaSpec, "?"),
  field("status", ResourceQuotaStatus, "?")
], void 0, "core");
var ResourceQuotaSpec = struct("v1.ResourceQuotaSpec", () => [
  field("hard", mapOf(QUANTITY), "?"),
  field("scopes", listOf(STRING), "?"),
  field("scopeSelector", ScopeSelector, "*")
], void 0, "core");
var ScopeSelector = struct("v1.ScopeSelector", () => [
  field("matchExpressions", listOf(ScopedResourceSelectorRequirement), "?")
], void 0, "core");
var ScopedResourceSelectorRequirement = struct("v1.ScopedResourceSelectorRequirement", () => [
  field("scopeName", STRING, "+"),
  field("operator", STRING, "+"),
  field("values", listOf(STRING), "?")
], void 0, "core");
var ResourceQuotaStatus = struct("v1.ResourceQuotaStatus", () => [
  field("hard", mapOf(QUANTITY), "?"),
  field("used", mapOf(QUANTITY), "?")
], void 0, "core");
var Secret = struct("v1.Secret", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("immutable", BOOL, "*"),
  field("data", mapOf(BYTES), "?"),
  field("stringData", mapOf(STRING), "?"),
  field("type", STRING, "?", { default: "Opaque" })
], void 0, "core");
var SerializedReference = struct("v1.SerializedReference", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("reference", ObjectReference, "?")
], void 0, "core");
var Service = struct("v1.Service", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", ServiceSpec, "?"),
  field("status", ServiceStatus, "?")
], void 0, "core");
var SessionAffinityConfig = struct("v1.SessionAffinityConfig", () => [
  field("clientIP", ClientIPConfig, "*")
], void 0, "core");
var ClientIPConfig = struct("v1.ClientIPConfig", () => [
  field("timeoutSeconds", INT32, "*")
], void 0, "core");
var ServiceStatus = struct("v1.ServiceStatus", () => [
  field("loadBalancer", LoadBalancerStatus, "?"),
  field("conditions", listOf(Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "core");
var LoadBalancerStatus = struct("v1.LoadBalancerStatus", () => [
  field("ingress", listOf(LoadBalancerIngress), "?")
], void 0, "core");
var LoadBalancerIngress = struct("v1.LoadBalancerIngress", () => [
  field("ip", STRING, "?"),
  field("hostname", STRING, "?"),
  field("ports", listOf(PortStatus), "?", { listType: "atomic" })
], void 0, "core");
var ServiceSpec = struct("v1.ServiceSpec", () => [
  field("ports", listOf(ServicePort), "?", { listType: "map", listMapKeys: ["port", "protocol"], patchStrategy: ["merge"], patchMergeKey: "port" }),
  field("selector", mapOf(STRING), "?"),
  field("clusterIP", STRING, "?"),
  field("clusterIPs", listOf(STRING), "?", { listType: "atomic" }),
  field("type", STRING, "?", { default: "ClusterIP" }),
  field("externalIPs", listOf(STRING), "?"),
  field("sessionAffinity", STRING, "?", { default: "None" }),
  field("loadBalancerIP", STRING, "?"),
  field("loadBalancerSourceRanges", listOf(STRING), "?"),
  field("externalName", STRING, "?"),
  field("externalTrafficPolicy", STRING, "?"),
  field("healthCheckNodePort", INT32, "?"),
  field("publishNotReadyAddresses", BOOL, "?"),
  field("sessionAffinityConfig", SessionAffinityConfig, "*"),
  field("topologyKeys", listOf(STRING), "?", { featureGate: "ServiceTopology" }),
  field("ipFamilies", listOf(STRING), "?", { listType: "atomic", featureGate: "IPv6DualStack" }),
  field("ipFamilyPolicy", STRING, "*", { featureGate: "IPv6DualStack" }),
  field("allocateLoadBalancerNodePorts", BOOL, "*", { featureGate: "ServiceLBNodePortControl" }),
  field("loadBalancerClass", STRING, "*", { featureGate: "ServiceLoadBalancerClass" }),
  field("internalTrafficPolicy", STRING, "*", { featureGate: "ServiceInternalTrafficPolicy" })
], void 0, "core");
var ServicePort = struct("v1.ServicePort", () => [
  field("name", STRING, "?"),
  field("protocol", STRING, "?", { default: "TCP" }),
  field("appProtocol", STRING, "*"),
  field("port", INT32, "+"),
  field("targetPort", INTORSTRING, "?"),
  field("nodePort", INT32, "?")
], void 0, "core");
var PortStatus = struct("v1.PortStatus", () => [
  field("port", INT32, "+"),
  field("protocol", STRING, "+"),
  field("error", STRING, "*")
], void 0, "core");
var ServiceAccount = struct("v1.ServiceAccount", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("secrets", listOf(ObjectReference), "?", { patchStrategy: ["merge"], patchMergeKey: "name" }),
  field("imagePullSecrets", listOf(LocalObjectReference), "?"),
  field("automountServiceAccountToken", BOOL, "*")
], void 0, "core");
var ServiceProxyOptions = struct("v1.ServiceProxyOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("path", STRING, "?")
], void 0, "core");
var ContainerPort = struct("v1.ContainerPort", () => [
  field("name", STRING, "?"),
  field("hostPort", INT32, "?"),
  field("containerPort", INT32, "+"),
  field("protocol", STRING, "?", { default: "TCP" }),
  field("hostIP", STRING, "?")
], void 0, "core");
var EnvVar = struct("v1.EnvVar", () => [
  field("name", STRING, "+"),
  field("value", STRING, "?"),
  field("valueFrom", EnvVarSource, "*")
], void 0, "core");
var EnvVarSource = struct("v1.EnvVarSource", () => [
  field("fieldRef", ObjectFieldSelector, "*"),
  field("resourceFieldRef", ResourceFieldSelector, "*"),
  field("configMapKeyRef", ConfigMapKeySelector, "*"),
  field("secretKeyRef", SecretKeySelector, "*")
], void 0, "core");
var ObjectFieldSelector = struct("v1.ObjectFieldSelector", () => [
  field("apiVersion", STRING, "?", { default: "v1" }),
  field("fieldPath", STRING, "+")
], void 0, "core");
var ResourceFieldSelector = struct("v1.ResourceFieldSelector", () => [
  field("containerName", STRING, "?"),
  field("resource", STRING, "+"),
  field("divisor", QUANTITY, "?")
], void 0, "core");
var ConfigMapKeySelector = struct("v1.ConfigMapKeySelector", () => [
  field("name", STRING, "?"),
  field("key", STRING, "+"),
  field("optional", BOOL, "*")
], void 0, "core");
var SecretKeySelector = struct("v1.SecretKeySelector", () => [
  field("name", STRING, "?"),
  field("key", STRING, "+"),
  field("optional", BOOL, "*")
], void 0, "core");
var EnvFromSource = struct("v1.EnvFromSource", () => [
  field("prefix", STRING, "?"),
  field("configMapRef", ConfigMapEnvSource, "*"),
  field("secretRef", SecretEnvSource, "*")
], void 0, "core");
var ConfigMapEnvSource = struct("v1.ConfigMapEnvSource", () => [
  field("name", STRING, "?"),
  field("optional", BOOL, "*")
], void 0, "core");
var SecretEnvSource = struct("v1.SecretEnvSource", () => [
  field("name", STRING, "?"),
  field("optional", BOOL, "*")
], void 0, "core");
var HTTPHeader = struct("v1.HTTPHeader", () => [
  field("name", STRING, "+"),
  field("value", STRING, "+")
], void 0, "core");
var HTTPGetAction = struct("v1.HTTPGetAction", () => [
  field("path", STRING, "?", { default: "/" }),
  field("port", INTORSTRING, "+"),
  field("host", STRING, "?"),
  field("scheme", STRING, "?", { default: "HTTP" }),
  field("httpHeaders", listOf(HTTPHeader), "?")
], void 0, "core");
var TCPSocketAction = struct("v1.TCPSocketAction", () => [
  field("port", INTORSTRING, "+"),
  field("host", STRING, "?")
], void 0, "core");
var ExecAction = struct("v1.ExecAction", () => [
  field("command", listOf(STRING), "?")
], void 0, "core");
var Probe = struct("v1.Probe", () => [
  field("exec", ExecAction, "*"),
  field("httpGet", HTTPGetAction, "*"),
  field("tcpSocket", TCPSocketAction, "*"),
  field("initialDelaySeconds", INT32, "?"),
  field("timeoutSeconds", INT32, "?", { default: 1 }),
  field("periodSeconds", INT32, "?", { default: 10 }),
  field("successThreshold", INT32, "?", { default: 1 }),
  field("failureThreshold", INT32, "?", { default: 3 }),
  field("terminationGracePeriodSeconds", INT64, "*", { featureGate: "ProbeTerminationGracePeriod" })
], void 0, "core");
var Capabilities = struct("v1.Capabilities", () => [
  field("add", listOf(STRING), "?"),
  field("drop", listOf(STRING), "?")
], void 0, "core");
var ResourceRequirements = struct("v1.ResourceRequirements", () => [
  field("limits", mapOf(QUANTITY), "?"),
  field("requests", mapOf(QUANTITY), "?")
], void 0, "core");
var Container = struct("v1.Container", () => [
  field("name", STRING, "+"),
  field("image", STRING, "?"),
  field("command", listOf(STRING), "?"),
  field("args", listOf(STRING), "?"),
  field("workingDir", STRING, "?"),
  field("ports", listOf(ContainerPort), "?", { listType: "map", listMapKeys: ["containerPort", "protocol"], patchStrategy: ["merge"], patchMergeKey: "containerPort" }),
  field("envFrom", listOf(EnvFromSource), "?"),
  field("env", listOf(EnvVar), "?", { patchStrategy: ["merge"], patchMergeKey: "name" }),
  field("resources", ResourceRequirements, "?"),
  field("volumeMounts", listOf(VolumeMount), "?", { patchStrategy: ["merge"], patchMergeKey: "mountPath" }),
  field("volumeDevices", listOf(VolumeDevice), "?", { patchStrategy: ["merge"], patchMergeKey: "devicePath" }),
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
  field("tty", BOOL, "?")
], void 0, "core");
var Handler = struct("v1.Handler", () => [
  field("exec", ExecAction, "*"),
  field("httpGet", HTTPGetAction, "*"),
  field("tcpSocket", TCPSocketAction, "*")
], void 0, "core");
var Lifecycle = struct("v1.Lifecycle", () => [
  field("postStart", Handler, "*"),
  field("preStop", Handler, "*")
], void 0, "core");
var ContainerStateWaiting = struct("v1.ContainerStateWaiting", () => [
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "core");
var ContainerStateRunning = struct("v1.ContainerStateRunning", () => [
  field("startedAt", TIME, "?")
], void 0, "core");
var ContainerStateTerminated = struct("v1.ContainerStateTerminated", () => [
  field("exitCode", INT32, "+"),
  field("signal", INT32, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?"),
  field("startedAt", TIME, "?"),
  field("finishedAt", TIME, "?"),
  field("containerID", STRING, "?")
], void 0, "core");
var ContainerState = struct("v1.ContainerState", () => [
  field("waiting", ContainerStateWaiting, "*"),
  field("running", ContainerStateRunning, "*"),
  field("terminated", ContainerStateTerminated, "*")
], void 0, "core");
var ContainerStatus = struct("v1.ContainerStatus", () => [
  field("name", STRING, "+"),
  field("state", ContainerState, "?"),
  field("lastState", ContainerState, "?"),
  field("ready", BOOL, "+"),
  field("restartCount", INT32, "+"),
  field("image", STRING, "+"),
  field("imageID", STRING, "+"),
  field("containerID", STRING, "?"),
  field("started", BOOL, "*")
], void 0, "core");
var PodSecurityContext = struct("v1.PodSecurityContext", () => [
  field("seLinuxOptions", SELinuxOptions, "*"),
  field("windowsOptions", WindowsSecurityContextOptions, "*"),
  field("runAsUser", INT64, "*"),
  field("runAsGroup", INT64, "*"),
  field("runAsNonRoot", BOOL, "*"),
  field("supplementalGroups", listOf(INT64), "?"),
  field("fsGroup", INT64, "*"),
  field("sysctls", listOf(Sysctl), "?"),
  field("fsGroupChangePolicy", STRING, "*"),
  field("seccompProfile", SeccompProfile, "*")
], void 0, "core");
var SeccompProfile = struct("v1.SeccompProfile", () => [
  field("type", STRING, "+"),
  field("localhostProfile", STRING, "*")
], void 0, "core");
var EphemeralContainer = struct("v1.EphemeralContainer", () => [
  field("name", STRING, "+"),
  field("image", STRING, "?"),
  field("command", listOf(STRING), "?"),
  field("args", listOf(STRING), "?"),
  field("workingDir", STRING, "?"),
  field("ports", listOf(ContainerPort), "?"),
  field("envFrom", listOf(EnvFromSource), "?"),
  field("env", listOf(EnvVar), "?", { patchStrategy: ["merge"], patchMergeKey: "name" }),
  field("resources", ResourceRequirements, "?"),
  field("volumeMounts", listOf(VolumeMount), "?", { patchStrategy: ["merge"], patchMergeKey: "mountPath" }),
  field("volumeDevices", listOf(VolumeDevice), "?", { patchStrategy: ["merge"], patchMergeKey: "devicePath" }),
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
  field("targetContainerName", STRING, "?")
], void 0, "core");
var SecurityContext = struct("v1.SecurityContext", () => [
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
  field("seccompProfile", SeccompProfile, "*")
], void 0, "core");
var SELinuxOptions = struct("v1.SELinuxOptions", () => [
  field("user", STRING, "?"),
  field("role", STRING, "?"),
  field("type", STRING, "?"),
  field("level", STRING, "?")
], void 0, "core");
var WindowsSecurityContextOptions = struct("v1.WindowsSecurityContextOptions", () => [
  field("gmsaCredentialSpecName", STRING, "*"),
  field("gmsaCredentialSpec", STRING, "*"),
  field("runAsUserName", STRING, "*")
], void 0, "core");
var Sysctl = struct("v1.Sysctl", () => [
  field("name", STRING, "+"),
  field("value", STRING, "+")
], void 0, "core");
var PodCondition = struct("v1.PodCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastProbeTime", TIME, "?"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "core");
var PodReadinessGate = struct("v1.PodReadinessGate", () => [
  field("conditionType", STRING, "+")
], void 0, "core");
var PodSpec = struct("v1.PodSpec", () => [
  field("volumes", listOf(Volume), "?", { patchStrategy: ["merge", "retainKeys"], patchMergeKey: "name" }),
  field("initContainers", listOf(Container), "?", { patchStrategy: ["merge"], patchMergeKey: "name" }),
  field("containers", listOf(Container), "+", { patchStrategy: ["merge"], patchMergeKey: "name" }),
  field("ephemeralContainers", listOf(EphemeralContainer), "?", { patchStrategy: ["merge"], patchMergeKey: "name", featureGate: "EphemeralContainers" }),
  field("restartPolicy", STRING, "?", { default: "Always" }),
  field("terminationGracePeriodSeconds", INT64, "*", { default: 30 }),
  field("activeDeadlineSeconds", INT64, "*"),
  field("dnsPolicy", STRING, "?", { default: "ClusterFirst" }),
  field("nodeSelector", mapOf(STRING), "?"),
  field("serviceAccountName", STRING, "?"),
  field("serviceAccount", STRING, "?"),
  field("automountServiceAccountToken", BOOL, "*"),
  field("nodeName", STRING, "?"),
  field("hostNetwork", BOOL, "?"),
  field("hostPID", BOOL, "?"),
  field("hostIPC", BOOL, "?"),
  field("shareProcessNamespace", BOOL, "*"),
  field("securityContext", PodSecurityContext, "*"),
  field("imagePullSecrets", listOf(LocalObjectReference), "?", { patchStrategy: ["merge"], patchMergeKey: "name" }),
  field("hostname", STRING, "?"),
  field("subdomain", STRING, "?"),
  field("affinity", Affinity, "*"),
  field("schedulerName", STRING, "?", { default: "default-scheduler" }),
  field("tolerations", listOf(Toleration), "?"),
  field("hostAliases", listOf(HostAlias), "?", { patchStrategy: ["merge"], patchMergeKey: "ip" }),
  field("priorityClassName", STRING, "?"),
  field("priority", INT32, "*"),
  field("dnsConfig", PodDNSConfig, "*"),
  field("readinessGates", listOf(PodReadinessGate), "?"),
  field("runtimeClassName", STRING, "*"),
  field("enableServiceLinks", BOOL, "*"),
  field("preemptionPolicy", STRING, "*"),
  field("overhead", mapOf(QUANTITY), "?", { featureGate: "PodOverhead" }),
  field("topologySpreadConstraints", listOf(TopologySpreadConstraint), "?", { listType: "map", listMapKeys: ["topologyKey", "whenUnsatisfiable"], patchStrategy: ["merge"], patchMergeKey: "topologyKey" }),
  field("setHostnameAsFQDN", BOOL, "*")
], void 0, "core");
var HostAlias = struct("v1.HostAlias", () => [
  field("ip", STRING, "?"),
  field("hostnames", listOf(STRING), "?")
], void 0, "core");
var PodDNSConfig = struct("v1.PodDNSConfig", () => [
  field("nameservers", listOf(STRING), "?"),
  field("searches", listOf(STRING), "?"),
  field("options", listOf(PodDNSConfigOption), "?")
], void 0, "core");
var PodDNSConfigOption = struct("v1.PodDNSConfigOption", () => [
  field("name", STRING, "?"),
  field("value", STRING, "*")
], void 0, "core");
var PodIP = struct("v1.PodIP", () => [
  field("ip", STRING, "?")
], void 0, "core");
var PodStatus = struct("v1.PodStatus", () => [
  field("phase", STRING, "?"),
  field("conditions", listOf(PodCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" }),
  field("message", STRING, "?"),
  field("reason", STRING, "?"),
  field("nominatedNodeName", STRING, "?"),
  field("hostIP", STRING, "?"),
  field("podIP", STRING, "?"),
  field("podIPs", listOf(PodIP), "?", { patchStrategy: ["merge"], patchMergeKey: "ip" }),
  field("startTime", TIME, "*"),
  field("initContainerStatuses", listOf(ContainerStatus), "?"),
  field("containerStatuses", listOf(ContainerStatus), "?"),
  field("qosClass", STRING, "?"),
  field("ephemeralContainerStatuses", listOf(ContainerStatus), "?")
], void 0, "core");
var PodTemplateSpec = struct("v1.PodTemplateSpec", () => [
  field("metadata", ObjectMeta, "?"),
  field("spec", PodSpec, "?")
], void 0, "core");
var NodeSelector = struct("v1.NodeSelector", () => [
  field("nodeSelectorTerms", listOf(NodeSelectorTerm), "+")
], void 0, "core");
var NodeSelectorTerm = struct("v1.NodeSelectorTerm", () => [
  field("matchExpressions", listOf(NodeSelectorRequirement), "?"),
  field("matchFields", listOf(NodeSelectorRequirement), "?")
], void 0, "core");
var NodeSelectorRequirement = struct("v1.NodeSelectorRequirement", () => [
  field("key", STRING, "+"),
  field("operator", STRING, "+"),
  field("values", listOf(STRING), "?")
], void 0, "core");
var Affinity = struct("v1.Affinity", () => [
  field("nodeAffinity", NodeAffinity, "*"),
  field("podAffinity", PodAffinity, "*"),
  field("podAntiAffinity", PodAntiAffinity, "*")
], void 0, "core");
var PodAffinity = struct("v1.PodAffinity", () => [
  field("requiredDuringSchedulingIgnoredDuringExecution", listOf(PodAffinityTerm), "?"),
  field("preferredDuringSchedulingIgnoredDuringExecution", listOf(WeightedPodAffinityTerm), "?")
], void 0, "core");
var PodAntiAffinity = struct("v1.PodAntiAffinity", () => [
  field("requiredDuringSchedulingIgnoredDuringExecution", listOf(PodAffinityTerm), "?"),
  field("preferredDuringSchedulingIgnoredDuringExecution", listOf(WeightedPodAffinityTerm), "?")
], void 0, "core");
var WeightedPodAffinityTerm = struct("v1.WeightedPodAffinityTerm", () => [
  field("weight", INT32, "+"),
  field("podAffinityTerm", PodAffinityTerm, "+")
], void 0, "core");
var PodAffinityTerm = struct("v1.PodAffinityTerm", () => [
  field("labelSelector", LabelSelector, "*"),
  field("namespaces", listOf(STRING), "?"),
  field("topologyKey", STRING, "+"),
  field("namespaceSelector", LabelSelector, "*", { featureGate: "PodAffinityNamespaceSelector" })
], void 0, "core");
var NodeAffinity = struct("v1.NodeAffinity", () => [
  field("requiredDuringSchedulingIgnoredDuringExecution", NodeSelector, "*"),
  field("preferredDuringSchedulingIgnoredDuringExecution", listOf(PreferredSchedulingTerm), "?")
], void 0, "core");
var PreferredSchedulingTerm = struct("v1.PreferredSchedulingTerm", () => [
  field("weight", INT32, "+"),
  field("preference", NodeSelectorTerm, "+")
], void 0, "core");
var Toleration = struct("v1.Toleration", () => [
  field("key", STRING, "?"),
  field("operator", STRING, "?"),
  field("value", STRING, "?"),
  field("effect", STRING, "?"),
  field("tolerationSeconds", INT64, "*")
], void 0, "core");
var TopologySpreadConstraint = struct("v1.TopologySpreadConstraint", () => [
  field("maxSkew", INT32, "+"),
  field("topologyKey", STRING, "+"),
  field("whenUnsatisfiable", STRING, "+"),
  field("labelSelector", LabelSelector, "*")
], void 0, "core");
var TopologySelectorTerm = struct("v1.TopologySelectorTerm", () => [
  field("matchLabelExpressions", listOf(TopologySelectorLabelRequirement), "?")
], void 0, "core");
var TopologySelectorLabelRequirement = struct("v1.TopologySelectorLabelRequirement", () => [
  field("key", STRING, "+"),
  field("values", listOf(STRING), "+")
], void 0, "core");
var ObjectReference = struct("v1.ObjectReference", () => [
  field("kind", STRING, "?"),
  field("namespace", STRING, "?"),
  field("name", STRING, "?"),
  field("uid", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("resourceVersion", STRING, "?"),
  field("fieldPath", STRING, "?")
], void 0, "core");
var LocalObjectReference = struct("v1.LocalObjectReference", () => [
  field("name", STRING, "?")
], void 0, "core");
var Volume = struct("v1.Volume", () => [
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
  field("ephemeral", EphemeralVolumeSource, "*", { featureGate: "GenericEphemeralVolume" })
], void 0, "core");
var PersistentVolumeClaimVolumeSource = struct("v1.PersistentVolumeClaimVolumeSource", () => [
  field("claimName", STRING, "+"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var PersistentVolumeClaimSpec = struct("v1.PersistentVolumeClaimSpec", () => [
  field("accessModes", listOf(STRING), "?"),
  field("selector", LabelSelector, "*"),
  field("resources", ResourceRequirements, "?"),
  field("volumeName", STRING, "?"),
  field("storageClassName", STRING, "*"),
  field("volumeMode", STRING, "*", { default: "Filesystem" }),
  field("dataSource", TypedLocalObjectReference, "*")
], void 0, "core");
var HostPathVolumeSource = struct("v1.HostPathVolumeSource", () => [
  field("path", STRING, "+"),
  field("type", STRING, "*", { default: "" })
], void 0, "core");
var EmptyDirVolumeSource = struct("v1.EmptyDirVolumeSource", () => [
  field("medium", STRING, "?"),
  field("sizeLimit", QUANTITY, "*")
], void 0, "core");
var GlusterfsVolumeSource = struct("v1.GlusterfsVolumeSource", () => [
  field("endpoints", STRING, "+"),
  field("path", STRING, "+"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var RBDVolumeSource = struct("v1.RBDVolumeSource", () => [
  field("monitors", listOf(STRING), "+"),
  field("image", STRING, "+"),
  field("fsType", STRING, "?"),
  field("pool", STRING, "?", { default: "rbd" }),
  field("user", STRING, "?", { default: "admin" }),
  field("keyring", STRING, "?", { default: "/etc/ceph/keyring" }),
  field("secretRef", LocalObjectReference, "*"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var CinderVolumeSource = struct("v1.CinderVolumeSource", () => [
  field("volumeID", STRING, "+"),
  field("fsType", STRING, "?"),
  field("readOnly", BOOL, "?"),
  field("secretRef", LocalObjectReference, "*")
], void 0, "core");
var CephFSVolumeSource = struct("v1.CephFSVolumeSource", () => [
  field("monitors", listOf(STRING), "+"),
  field("path", STRING, "?"),
  field("user", STRING, "?"),
  field("secretFile", STRING, "?"),
  field("secretRef", LocalObjectReference, "*"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var FlockerVolumeSource = struct("v1.FlockerVolumeSource", () => [
  field("datasetName", STRING, "?"),
  field("datasetUUID", STRING, "?")
], void 0, "core");
var GCEPersistentDiskVolumeSource = struct("v1.GCEPersistentDiskVolumeSource", () => [
  field("pdName", STRING, "+"),
  field("fsType", STRING, "?"),
  field("partition", INT32, "?"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var QuobyteVolumeSource = struct("v1.QuobyteVolumeSource", () => [
  field("registry", STRING, "+"),
  field("volume", STRING, "+"),
  field("readOnly", BOOL, "?"),
  field("user", STRING, "?"),
  field("group", STRING, "?"),
  field("tenant", STRING, "?")
], void 0, "core");
var FlexVolumeSource = struct("v1.FlexVolumeSource", () => [
  field("driver", STRING, "+"),
  field("fsType", STRING, "?"),
  field("secretRef", LocalObjectReference, "*"),
  field("readOnly", BOOL, "?"),
  field("options", mapOf(STRING), "?")
], void 0, "core");
var AWSElasticBlockStoreVolumeSource = struct("v1.AWSElasticBlockStoreVolumeSource", () => [
  field("volumeID", STRING, "+"),
  field("fsType", STRING, "?"),
  field("partition", INT32, "?"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var GitRepoVolumeSource = struct("v1.GitRepoVolumeSource", () => [
  field("repository", STRING, "+"),
  field("revision", STRING, "?"),
  field("directory", STRING, "?")
], void 0, "core");
var SecretVolumeSource = struct("v1.SecretVolumeSource", () => [
  field("secretName", STRING, "?"),
  field("items", listOf(KeyToPath), "?"),
  field("defaultMode", INT32, "*", { default: 420 }),
  field("optional", BOOL, "*")
], void 0, "core");
var SecretProjection = struct("v1.SecretProjection", () => [
  field("name", STRING, "?"),
  field("items", listOf(KeyToPath), "?"),
  field("optional", BOOL, "*")
], void 0, "core");
var NFSVolumeSource = struct("v1.NFSVolumeSource", () => [
  field("server", STRING, "+"),
  field("path", STRING, "+"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var ISCSIVolumeSource = struct("v1.ISCSIVolumeSource", () => [
  field("targetPortal", STRING, "+"),
  field("iqn", STRING, "+"),
  field("lun", INT32, "+"),
  field("iscsiInterface", STRING, "?", { default: "default" }),
  field("fsType", STRING, "?"),
  field("readOnly", BOOL, "?"),
  field("portals", listOf(STRING), "?"),
  field("chapAuthDiscovery", BOOL, "?"),
  field("chapAuthSession", BOOL, "?"),
  field("secretRef", LocalObjectReference, "*"),
  field("initiatorName", STRING, "*")
], void 0, "core");
var FCVolumeSource = struct("v1.FCVolumeSource", () => [
  field("targetWWNs", listOf(STRING), "?"),
  field("lun", INT32, "*"),
  field("fsType", STRING, "?"),
  field("readOnly", BOOL, "?"),
  field("wwids", listOf(STRING), "?")
], void 0, "core");
var AzureFileVolumeSource = struct("v1.AzureFileVolumeSource", () => [
  field("secretName", STRING, "+"),
  field("shareName", STRING, "+"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var VsphereVirtualDiskVolumeSource = struct("v1.VsphereVirtualDiskVolumeSource", () => [
  field("volumePath", STRING, "+"),
  field("fsType", STRING, "?"),
  field("storagePolicyName", STRING, "?"),
  field("storagePolicyID", STRING, "?")
], void 0, "core");
var PhotonPersistentDiskVolumeSource = struct("v1.PhotonPersistentDiskVolumeSource", () => [
  field("pdID", STRING, "+"),
  field("fsType", STRING, "?")
], void 0, "core");
var AzureDiskVolumeSource = struct("v1.AzureDiskVolumeSource", () => [
  field("diskName", STRING, "+"),
  field("diskURI", STRING, "+"),
  field("cachingMode", STRING, "*", { default: "ReadWrite" }),
  field("fsType", STRING, "*", { default: "ext4" }),
  field("readOnly", BOOL, "*", { default: false }),
  field("kind", STRING, "*", { default: "Shared" })
], void 0, "core");
var PortworxVolumeSource = struct("v1.PortworxVolumeSource", () => [
  field("volumeID", STRING, "+"),
  field("fsType", STRING, "?"),
  field("readOnly", BOOL, "?")
], void 0, "core");
var ScaleIOVolumeSource = struct("v1.ScaleIOVolumeSource", () => [
  field("gateway", STRING, "+"),
  field("system", STRING, "+"),
  field("secretRef", LocalObjectReference, "!"),
  field("sslEnabled", BOOL, "?"),
  field("protectionDomain", STRING, "?"),
  field("storagePool", STRING, "?"),
  field("storageMode", STRING, "?", { default: "ThinProvisioned" }),
  field("volumeName", STRING, "?"),
  field("fsType", STRING, "?", { default: "xfs" }),
  field("readOnly", BOOL, "?")
], void 0, "core");
var StorageOSVolumeSource = struct("v1.StorageOSVolumeSource", () => [
  field("volumeName", STRING, "?"),
  field("volumeNamespace", STRING, "?"),
  field("fsType", STRING, "?"),
  field("readOnly", BOOL, "?"),
  field("secretRef", LocalObjectReference, "*")
], void 0, "core");
var ConfigMapVolumeSource = struct("v1.ConfigMapVolumeSource", () => [
  field("name", STRING, "?"),
  field("items", listOf(KeyToPath), "?"),
  field("defaultMode", INT32, "*", { default: 420 }),
  field("optional", BOOL, "*")
], void 0, "core");
var ConfigMapProjection = struct("v1.ConfigMapProjection", () => [
  field("name", STRING, "?"),
  field("items", listOf(KeyToPath), "?"),
  field("optional", BOOL, "*")
], void 0, "core");
var ServiceAccountTokenProjection = struct("v1.ServiceAccountTokenProjection", () => [
  field("audience", STRING, "?"),
  field("expirationSeconds", INT64, "*", { default: 3600 }),
  field("path", STRING, "+")
], void 0, "core");
var ProjectedVolumeSource = struct("v1.ProjectedVolumeSource", () => [
  field("sources", listOf(VolumeProjection), "+"),
  field("defaultMode", INT32, "*", { default: 420 })
], void 0, "core");
var VolumeProjection = struct("v1.VolumeProjection", () => [
  field("secret", SecretProjection, "*"),
  field("downwardAPI", DownwardAPIProjection, "*"),
  field("configMap", ConfigMapProjection, "*"),
  field("serviceAccountToken", ServiceAccountTokenProjection, "*")
], void 0, "core");
var KeyToPath = struct("v1.KeyToPath", () => [
  field("key", STRING, "+"),
  field("path", STRING, "+"),
  field("mode", INT32, "*")
], void 0, "core");
var CSIVolumeSource = struct("v1.CSIVolumeSource", () => [
  field("driver", STRING, "+"),
  field("readOnly", BOOL, "*"),
  field("fsType", STRING, "*"),
  field("volumeAttributes", mapOf(STRING), "?"),
  field("nodePublishSecretRef", LocalObjectReference, "*")
], void 0, "core");
var EphemeralVolumeSource = struct("v1.EphemeralVolumeSource", () => [
  field("volumeClaimTemplate", PersistentVolumeClaimTemplate, "*")
], void 0, "core");
var PersistentVolumeClaimTemplate = struct("v1.PersistentVolumeClaimTemplate", () => [
  field("metadata", ObjectMeta, "?"),
  field("spec", PersistentVolumeClaimSpec, "+")
], void 0, "core");
var VolumeMount = struct("v1.VolumeMount", () => [
  field("name", STRING, "+"),
  field("readOnly", BOOL, "?"),
  field("mountPath", STRING, "+"),
  field("subPath", STRING, "?"),
  field("mountPropagation", STRING, "*"),
  field("subPathExpr", STRING, "?")
], void 0, "core");
var VolumeDevice = struct("v1.VolumeDevice", () => [
  field("name", STRING, "+"),
  field("devicePath", STRING, "+")
], void 0, "core");
var TypedLocalObjectReference = struct("v1.TypedLocalObjectReference", () => [
  field("apiGroup", STRING, "!"),
  field("kind", STRING, "+"),
  field("name", STRING, "+")
], void 0, "core");
var DownwardAPIVolumeSource = struct("v1.DownwardAPIVolumeSource", () => [
  field("items", listOf(DownwardAPIVolumeFile), "?"),
  field("defaultMode", INT32, "*", { default: 420 })
], void 0, "core");
var DownwardAPIVolumeFile = struct("v1.DownwardAPIVolumeFile", () => [
  field("path", STRING, "+"),
  field("fieldRef", ObjectFieldSelector, "*"),
  field("resourceFieldRef", ResourceFieldSelector, "*"),
  field("mode", INT32, "*")
], void 0, "core");
var DownwardAPIProjection = struct("v1.DownwardAPIProjection", () => [
  field("items", listOf(DownwardAPIVolumeFile), "?")
], void 0, "core");

// dist/generated/core/v1/validators.js
var External = [/(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.target === void 0 || (!("target" in value) || (check_3(value.target) || value.target === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.resourceVersion === void 0 || (!("resourceVersion" in value) || (typeof value.resourceVersion === "string" || value.resourceVersion === null))) && (value.fieldPath === void 0 || (!("fieldPath" in value) || (typeof value.fieldPath === "string" || value.fieldPath === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_0, index) => check_5(unique_0)) || value.conditions === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null))) && (value.error === void 0 || (!("error" in value) || (typeof value.error === "string" || value.error === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.immutable === void 0 || (!("immutable" in value) || (typeof value.immutable === "boolean" || value.immutable === null))) && (value.data === void 0 || (!("data" in value) || (typeof value.data === "object" && value.data !== null && !Array.isArray(value.data) && (Object.getOwnPropertyNames(value.data).every((unique_1, unique_2) => External[0].test(unique_1) || typeof value.data[unique_1] === "string") && true) || value.data === null))) && (value.binaryData === void 0 || (!("binaryData" in value) || (typeof value.binaryData === "object" && value.binaryData !== null && !Array.isArray(value.binaryData) && (Object.getOwnPropertyNames(value.binaryData).every((unique_3, unique_4) => External[1].test(unique_3) || typeof value.binaryData[unique_3] === "string") && true) || value.binaryData === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.subsets === void 0 || (!("subsets" in value) || (Array.isArray(value.subsets) && value.subsets.every((unique_5, index) => check_8(unique_5)) || value.subsets === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.addresses === void 0 || (!("addresses" in value) || (Array.isArray(value.addresses) && value.addresses.every((unique_6, index) => check_9(unique_6)) || value.addresses === null))) && (value.notReadyAddresses === void 0 || (!("notReadyAddresses" in value) || (Array.isArray(value.notReadyAddresses) && value.notReadyAddresses.every((unique_7, index) => check_9(unique_7)) || value.notReadyAddresses === null))) && (value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_8, index) => check_10(unique_8)) || value.ports === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ip === void 0 || (!("ip" in value) || (typeof value.ip === "string" || value.ip === null))) && (value.hostname === void 0 || (!("hostname" in value) || (typeof value.hostname === "string" || value.hostname === null))) && (value.nodeName === void 0 || (!("nodeName" in value) || (typeof value.nodeName === "string" || value.nodeName === null))) && (value.targetRef === void 0 || (!("targetRef" in value) || (check_3(value.targetRef) || value.targetRef === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || value.port === null))) && (value.protocol === void 0 || (!("protocol" in value) || (value.protocol === "SCTP" || value.protocol === "TCP" || value.protocol === "UDP" || value.protocol === null))) && (value.appProtocol === void 0 || (!("appProtocol" in value) || (typeof value.appProtocol === "string" || value.appProtocol === null)))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.ephemeralContainers === void 0 || (!("ephemeralContainers" in value) || (Array.isArray(value.ephemeralContainers) && value.ephemeralContainers.every((unique_9, index) => check_12(unique_9)) || value.ephemeralContainers === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.image === void 0 || (!("image" in value) || (typeof value.image === "string" || value.image === null))) && (value.command === void 0 || (!("command" in value) || (Array.isArray(value.command) && value.command.every((unique_10, index) => typeof unique_10 === "string") || value.command === null))) && (value.args === void 0 || (!("args" in value) || (Array.isArray(value.args) && value.args.every((unique_11, index) => typeof unique_11 === "string") || value.args === null))) && (value.workingDir === void 0 || (!("workingDir" in value) || (typeof value.workingDir === "string" || value.workingDir === null))) && (value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_12, index) => check_13(unique_12)) || value.ports === null))) && (value.envFrom === void 0 || (!("envFrom" in value) || (Array.isArray(value.envFrom) && value.envFrom.every((unique_13, index) => check_14(unique_13)) || value.envFrom === null))) && (value.env === void 0 || (!("env" in value) || (Array.isArray(value.env) && value.env.every((unique_14, index) => check_17(unique_14)) || value.env === null))) && (value.resources === void 0 || (!("resources" in value) || (check_23(value.resources) || value.resources === null))) && (value.volumeMounts === void 0 || (!("volumeMounts" in value) || (Array.isArray(value.volumeMounts) && value.volumeMounts.every((unique_19, index) => check_24(unique_19)) || value.volumeMounts === null))) && (value.volumeDevices === void 0 || (!("volumeDevices" in value) || (Array.isArray(value.volumeDevices) && value.volumeDevices.every((unique_20, index) => check_25(unique_20)) || value.volumeDevices === null))) && (value.livenessProbe === void 0 || (!("livenessProbe" in value) || (check_26(value.livenessProbe) || value.livenessProbe === null))) && (value.readinessProbe === void 0 || (!("readinessProbe" in value) || (check_26(value.readinessProbe) || value.readinessProbe === null))) && (value.startupProbe === void 0 || (!("startupProbe" in value) || (check_26(value.startupProbe) || value.startupProbe === null))) && (value.lifecycle === void 0 || (!("lifecycle" in value) || (check_31(value.lifecycle) || value.lifecycle === null))) && (value.terminationMessagePath === void 0 || (!("terminationMessagePath" in value) || (typeof value.terminationMessagePath === "string" || value.terminationMessagePath === null))) && (value.terminationMessagePolicy === void 0 || (!("terminationMessagePolicy" in value) || (typeof value.terminationMessagePolicy === "string" || value.terminationMessagePolicy === null))) && (value.imagePullPolicy === void 0 || (!("imagePullPolicy" in value) || (typeof value.imagePullPolicy === "string" || value.imagePullPolicy === null))) && (value.securityContext === void 0 || (!("securityContext" in value) || (check_33(value.securityContext) || value.securityContext === null))) && (value.stdin === void 0 || (!("stdin" in value) || (typeof value.stdin === "boolean" || value.stdin === null))) && (value.stdinOnce === void 0 || (!("stdinOnce" in value) || (typeof value.stdinOnce === "boolean" || value.stdinOnce === null))) && (value.tty === void 0 || (!("tty" in value) || (typeof value.tty === "boolean" || value.tty === null))) && (value.targetContainerName === void 0 || (!("targetContainerName" in value) || (typeof value.targetContainerName === "string" || value.targetContainerName === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.hostPort === void 0 || (!("hostPort" in value) || (Number.isInteger(value.hostPort) || value.hostPort === null))) && (value.containerPort === void 0 || (!("containerPort" in value) || (Number.isInteger(value.containerPort) || value.containerPort === null))) && (value.protocol === void 0 || (!("protocol" in value) || (typeof value.protocol === "string" || value.protocol === null))) && (value.hostIP === void 0 || (!("hostIP" in value) || (typeof value.hostIP === "string" || value.hostIP === null)))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.prefix === void 0 || (!("prefix" in value) || (typeof value.prefix === "string" || value.prefix === null))) && (value.configMapRef === void 0 || (!("configMapRef" in value) || (check_15(value.configMapRef) || value.configMapRef === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_16(value.secretRef) || value.secretRef === null)))));
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.optional === void 0 || (!("optional" in value) || (typeof value.optional === "boolean" || value.optional === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.optional === void 0 || (!("optional" in value) || (typeof value.optional === "boolean" || value.optional === null)))));
var check_17 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.value === void 0 || (!("value" in value) || (typeof value.value === "string" || value.value === null))) && (value.valueFrom === void 0 || (!("valueFrom" in value) || (check_18(value.valueFrom) || value.valueFrom === null)))));
var check_18 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.fieldRef === void 0 || (!("fieldRef" in value) || (check_19(value.fieldRef) || value.fieldRef === null))) && (value.resourceFieldRef === void 0 || (!("resourceFieldRef" in value) || (check_20(value.resourceFieldRef) || value.resourceFieldRef === null))) && (value.configMapKeyRef === void 0 || (!("configMapKeyRef" in value) || (check_21(value.configMapKeyRef) || value.configMapKeyRef === null))) && (value.secretKeyRef === void 0 || (!("secretKeyRef" in value) || (check_22(value.secretKeyRef) || value.secretKeyRef === null)))));
var check_19 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.fieldPath === void 0 || (!("fieldPath" in value) || (typeof value.fieldPath === "string" || value.fieldPath === null)))));
var check_20 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.containerName === void 0 || (!("containerName" in value) || (typeof value.containerName === "string" || value.containerName === null))) && (value.resource === void 0 || (!("resource" in value) || (typeof value.resource === "string" || value.resource === null))) && (value.divisor === void 0 || (!("divisor" in value) || (typeof value.divisor === "string" || value.divisor === null)))));
var check_21 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.key === void 0 || (!("key" in value) || (typeof value.key === "string" || value.key === null))) && (value.optional === void 0 || (!("optional" in value) || (typeof value.optional === "boolean" || value.optional === null)))));
var check_22 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.key === void 0 || (!("key" in value) || (typeof value.key === "string" || value.key === null))) && (value.optional === void 0 || (!("optional" in value) || (typeof value.optional === "boolean" || value.optional === null)))));
var check_23 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.limits === void 0 || (!("limits" in value) || (typeof value.limits === "object" && value.limits !== null && !Array.isArray(value.limits) && (Object.getOwnPropertyNames(value.limits).every((unique_15, unique_16) => External[2].test(unique_15) || typeof value.limits[unique_15] === "string") && true) || value.limits === null))) && (value.requests === void 0 || (!("requests" in value) || (typeof value.requests === "object" && value.requests !== null && !Array.isArray(value.requests) && (Object.getOwnPropertyNames(value.requests).every((unique_17, unique_18) => External[3].test(unique_17) || typeof value.requests[unique_17] === "string") && true) || value.requests === null)))));
var check_24 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.mountPath === void 0 || (!("mountPath" in value) || (typeof value.mountPath === "string" || value.mountPath === null))) && (value.subPath === void 0 || (!("subPath" in value) || (typeof value.subPath === "string" || value.subPath === null))) && (value.mountPropagation === void 0 || (!("mountPropagation" in value) || (typeof value.mountPropagation === "string" || value.mountPropagation === null))) && (value.subPathExpr === void 0 || (!("subPathExpr" in value) || (typeof value.subPathExpr === "string" || value.subPathExpr === null)))));
var check_25 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.devicePath === void 0 || (!("devicePath" in value) || (typeof value.devicePath === "string" || value.devicePath === null)))));
var check_26 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.exec === void 0 || (!("exec" in value) || (check_27(value.exec) || value.exec === null))) && (value.httpGet === void 0 || (!("httpGet" in value) || (check_28(value.httpGet) || value.httpGet === null))) && (value.tcpSocket === void 0 || (!("tcpSocket" in value) || (check_30(value.tcpSocket) || value.tcpSocket === null))) && (value.initialDelaySeconds === void 0 || (!("initialDelaySeconds" in value) || (Number.isInteger(value.initialDelaySeconds) || value.initialDelaySeconds === null))) && (value.timeoutSeconds === void 0 || (!("timeoutSeconds" in value) || (Number.isInteger(value.timeoutSeconds) || value.timeoutSeconds === null))) && (value.periodSeconds === void 0 || (!("periodSeconds" in value) || (Number.isInteger(value.periodSeconds) || value.periodSeconds === null))) && (value.successThreshold === void 0 || (!("successThreshold" in value) || (Number.isInteger(value.successThreshold) || value.successThreshold === null))) && (value.failureThreshold === void 0 || (!("failureThreshold" in value) || (Number.isInteger(value.failureThreshold) || value.failureThreshold === null))) && (value.terminationGracePeriodSeconds === void 0 || (!("terminationGracePeriodSeconds" in value) || (Number.isInteger(value.terminationGracePeriodSeconds) || typeof value.terminationGracePeriodSeconds === "bigint" || value.terminationGracePeriodSeconds === null)))));
var check_27 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.command === void 0 || (!("command" in value) || (Array.isArray(value.command) && value.command.every((unique_21, index) => typeof unique_21 === "string") || value.command === null))));
var check_28 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || typeof value.port === "string" || value.port === null))) && (value.host === void 0 || (!("host" in value) || (typeof value.host === "string" || value.host === null))) && (value.scheme === void 0 || (!("scheme" in value) || (typeof value.scheme === "string" || value.scheme === null))) && (value.httpHeaders === void 0 || (!("httpHeaders" in value) || (Array.isArray(value.httpHeaders) && value.httpHeaders.every((unique_22, index) => check_29(unique_22)) || value.httpHeaders === null)))));
var check_29 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.value === void 0 || (!("value" in value) || (typeof value.value === "string" || value.value === null)))));
var check_30 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || typeof value.port === "string" || value.port === null))) && (value.host === void 0 || (!("host" in value) || (typeof value.host === "string" || value.host === null)))));
var check_31 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.postStart === void 0 || (!("postStart" in value) || (check_32(value.postStart) || value.postStart === null))) && (value.preStop === void 0 || (!("preStop" in value) || (check_32(value.preStop) || value.preStop === null)))));
var check_32 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.exec === void 0 || (!("exec" in value) || (check_27(value.exec) || value.exec === null))) && (value.httpGet === void 0 || (!("httpGet" in value) || (check_28(value.httpGet) || value.httpGet === null))) && (value.tcpSocket === void 0 || (!("tcpSocket" in value) || (check_30(value.tcpSocket) || value.tcpSocket === null)))));
var check_33 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.capabilities === void 0 || (!("capabilities" in value) || (check_34(value.capabilities) || value.capabilities === null))) && (value.privileged === void 0 || (!("privileged" in value) || (typeof value.privileged === "boolean" || value.privileged === null))) && (value.seLinuxOptions === void 0 || (!("seLinuxOptions" in value) || (check_35(value.seLinuxOptions) || value.seLinuxOptions === null))) && (value.windowsOptions === void 0 || (!("windowsOptions" in value) || (check_36(value.windowsOptions) || value.windowsOptions === null))) && (value.runAsUser === void 0 || (!("runAsUser" in value) || (Number.isInteger(value.runAsUser) || typeof value.runAsUser === "bigint" || value.runAsUser === null))) && (value.runAsGroup === void 0 || (!("runAsGroup" in value) || (Number.isInteger(value.runAsGroup) || typeof value.runAsGroup === "bigint" || value.runAsGroup === null))) && (value.runAsNonRoot === void 0 || (!("runAsNonRoot" in value) || (typeof value.runAsNonRoot === "boolean" || value.runAsNonRoot === null))) && (value.readOnlyRootFilesystem === void 0 || (!("readOnlyRootFilesystem" in value) || (typeof value.readOnlyRootFilesystem === "boolean" || value.readOnlyRootFilesystem === null))) && (value.allowPrivilegeEscalation === void 0 || (!("allowPrivilegeEscalation" in value) || (typeof value.allowPrivilegeEscalation === "boolean" || value.allowPrivilegeEscalation === null))) && (value.procMount === void 0 || (!("procMount" in value) || (typeof value.procMount === "string" || value.procMount === null))) && (value.seccompProfile === void 0 || (!("seccompProfile" in value) || (check_37(value.seccompProfile) || value.seccompProfile === null)))));
var check_34 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.add === void 0 || (!("add" in value) || (Array.isArray(value.add) && value.add.every((unique_23, index) => typeof unique_23 === "string") || value.add === null))) && (value.drop === void 0 || (!("drop" in value) || (Array.isArray(value.drop) && value.drop.every((unique_24, index) => typeof unique_24 === "string") || value.drop === null)))));
var check_35 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.user === void 0 || (!("user" in value) || (typeof value.user === "string" || value.user === null))) && (value.role === void 0 || (!("role" in value) || (typeof value.role === "string" || value.role === null))) && (value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.level === void 0 || (!("level" in value) || (typeof value.level === "string" || value.level === null)))));
var check_36 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.gmsaCredentialSpecName === void 0 || (!("gmsaCredentialSpecName" in value) || (typeof value.gmsaCredentialSpecName === "string" || value.gmsaCredentialSpecName === null))) && (value.gmsaCredentialSpec === void 0 || (!("gmsaCredentialSpec" in value) || (typeof value.gmsaCredentialSpec === "string" || value.gmsaCredentialSpec === null))) && (value.runAsUserName === void 0 || (!("runAsUserName" in value) || (typeof value.runAsUserName === "string" || value.runAsUserName === null)))));
var check_37 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.localhostProfile === void 0 || (!("localhostProfile" in value) || (typeof value.localhostProfile === "string" || value.localhostProfile === null)))));
var check_38 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.involvedObject === void 0 || (!("involvedObject" in value) || (check_3(value.involvedObject) || value.involvedObject === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null))) && (value.source === void 0 || (!("source" in value) || (check_39(value.source) || value.source === null))) && (value.firstTimestamp === void 0 || (!("firstTimestamp" in value) || (typeof value.firstTimestamp === "string" || value.firstTimestamp === null))) && (value.lastTimestamp === void 0 || (!("lastTimestamp" in value) || (typeof value.lastTimestamp === "string" || value.lastTimestamp === null))) && (value.count === void 0 || (!("count" in value) || (Number.isInteger(value.count) || value.count === null))) && (value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.eventTime === void 0 || (!("eventTime" in value) || (typeof value.eventTime === "string" || value.eventTime === null))) && (value.series === void 0 || (!("series" in value) || (check_40(value.series) || value.series === null))) && (value.action === void 0 || (!("action" in value) || (typeof value.action === "string" || value.action === null))) && (value.related === void 0 || (!("related" in value) || (check_3(value.related) || value.related === null))) && (value.reportingComponent === void 0 || (!("reportingComponent" in value) || (typeof value.reportingComponent === "string" || value.reportingComponent === null))) && (value.reportingInstance === void 0 || (!("reportingInstance" in value) || (typeof value.reportingInstance === "string" || value.reportingInstance === null)))));
var check_39 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.component === void 0 || (!("component" in value) || (typeof value.component === "string" || value.component === null))) && (value.host === void 0 || (!("host" in value) || (typeof value.host === "string" || value.host === null)))));
var check_40 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.count === void 0 || (!("count" in value) || (Number.isInteger(value.count) || value.count === null))) && (value.lastObservedTime === void 0 || (!("lastObservedTime" in value) || (typeof value.lastObservedTime === "string" || value.lastObservedTime === null)))));
var check_41 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_42(value.spec) || value.spec === null)))));
var check_42 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.limits === void 0 || (!("limits" in value) || (Array.isArray(value.limits) && value.limits.every((unique_25, index) => check_43(unique_25)) || value.limits === null))));
var check_43 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.max === void 0 || (!("max" in value) || (typeof value.max === "object" && value.max !== null && !Array.isArray(value.max) && (Object.getOwnPropertyNames(value.max).every((unique_26, unique_27) => External[4].test(unique_26) || typeof value.max[unique_26] === "string") && true) || value.max === null))) && (value.min === void 0 || (!("min" in value) || (typeof value.min === "object" && value.min !== null && !Array.isArray(value.min) && (Object.getOwnPropertyNames(value.min).every((unique_28, unique_29) => External[5].test(unique_28) || typeof value.min[unique_28] === "string") && true) || value.min === null))) && (value.default === void 0 || (!("default" in value) || (typeof value.default === "object" && value.default !== null && !Array.isArray(value.default) && (Object.getOwnPropertyNames(value.default).every((unique_30, unique_31) => External[6].test(unique_30) || typeof value.default[unique_30] === "string") && true) || value.default === null))) && (value.defaultRequest === void 0 || (!("defaultRequest" in value) || (typeof value.defaultRequest === "object" && value.defaultRequest !== null && !Array.isArray(value.defaultRequest) && (Object.getOwnPropertyNames(value.defaultRequest).every((unique_32, unique_33) => External[7].test(unique_32) || typeof value.defaultRequest[unique_32] === "string") && true) || value.defaultRequest === null))) && (value.maxLimitRequestRatio === void 0 || (!("maxLimitRequestRatio" in value) || (typeof value.maxLimitRequestRatio === "object" && value.maxLimitRequestRatio !== null && !Array.isArray(value.maxLimitRequestRatio) && (Object.getOwnPropertyNames(value.maxLimitRequestRatio).every((unique_34, unique_35) => External[8].test(unique_34) || typeof value.maxLimitRequestRatio[unique_34] === "string") && true) || value.maxLimitRequestRatio === null)))));
var check_44 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_45(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_46(value.status) || value.status === null)))));
var check_45 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.finalizers === void 0 || (!("finalizers" in value) || (Array.isArray(value.finalizers) && value.finalizers.every((unique_36, index) => typeof unique_36 === "string") || value.finalizers === null))));
var check_46 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.phase === void 0 || (!("phase" in value) || (typeof value.phase === "string" || value.phase === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_37, index) => check_47(unique_37)) || value.conditions === null)))));
var check_47 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_48 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_49(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_53(value.status) || value.status === null)))));
var check_49 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.podCIDR === void 0 || (!("podCIDR" in value) || (typeof value.podCIDR === "string" || value.podCIDR === null))) && (value.podCIDRs === void 0 || (!("podCIDRs" in value) || (Array.isArray(value.podCIDRs) && value.podCIDRs.every((unique_38, index) => typeof unique_38 === "string") || value.podCIDRs === null))) && (value.providerID === void 0 || (!("providerID" in value) || (typeof value.providerID === "string" || value.providerID === null))) && (value.unschedulable === void 0 || (!("unschedulable" in value) || (typeof value.unschedulable === "boolean" || value.unschedulable === null))) && (value.taints === void 0 || (!("taints" in value) || (Array.isArray(value.taints) && value.taints.every((unique_39, index) => check_50(unique_39)) || value.taints === null))) && (value.configSource === void 0 || (!("configSource" in value) || (check_51(value.configSource) || value.configSource === null))) && (value.externalID === void 0 || (!("externalID" in value) || (typeof value.externalID === "string" || value.externalID === null)))));
var check_50 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.key === void 0 || (!("key" in value) || (typeof value.key === "string" || value.key === null))) && (value.value === void 0 || (!("value" in value) || (typeof value.value === "string" || value.value === null))) && (value.effect === void 0 || (!("effect" in value) || (typeof value.effect === "string" || value.effect === null))) && (value.timeAdded === void 0 || (!("timeAdded" in value) || (typeof value.timeAdded === "string" || value.timeAdded === null)))));
var check_51 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.configMap === void 0 || (!("configMap" in value) || (check_52(value.configMap) || value.configMap === null))));
var check_52 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.resourceVersion === void 0 || (!("resourceVersion" in value) || (typeof value.resourceVersion === "string" || value.resourceVersion === null))) && (value.kubeletConfigKey === void 0 || (!("kubeletConfigKey" in value) || (typeof value.kubeletConfigKey === "string" || value.kubeletConfigKey === null)))));
var check_53 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.capacity === void 0 || (!("capacity" in value) || (typeof value.capacity === "object" && value.capacity !== null && !Array.isArray(value.capacity) && (Object.getOwnPropertyNames(value.capacity).every((unique_40, unique_41) => External[9].test(unique_40) || typeof value.capacity[unique_40] === "string") && true) || value.capacity === null))) && (value.allocatable === void 0 || (!("allocatable" in value) || (typeof value.allocatable === "object" && value.allocatable !== null && !Array.isArray(value.allocatable) && (Object.getOwnPropertyNames(value.allocatable).every((unique_42, unique_43) => External[10].test(unique_42) || typeof value.allocatable[unique_42] === "string") && true) || value.allocatable === null))) && (value.phase === void 0 || (!("phase" in value) || (typeof value.phase === "string" || value.phase === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_44, index) => check_54(unique_44)) || value.conditions === null))) && (value.addresses === void 0 || (!("addresses" in value) || (Array.isArray(value.addresses) && value.addresses.every((unique_45, index) => check_55(unique_45)) || value.addresses === null))) && (value.daemonEndpoints === void 0 || (!("daemonEndpoints" in value) || (check_56(value.daemonEndpoints) || value.daemonEndpoints === null))) && (value.nodeInfo === void 0 || (!("nodeInfo" in value) || (check_58(value.nodeInfo) || value.nodeInfo === null))) && (value.images === void 0 || (!("images" in value) || (Array.isArray(value.images) && value.images.every((unique_46, index) => check_59(unique_46)) || value.images === null))) && (value.volumesInUse === void 0 || (!("volumesInUse" in value) || (Array.isArray(value.volumesInUse) && value.volumesInUse.every((unique_48, index) => typeof unique_48 === "string") || value.volumesInUse === null))) && (value.volumesAttached === void 0 || (!("volumesAttached" in value) || (Array.isArray(value.volumesAttached) && value.volumesAttached.every((unique_49, index) => check_60(unique_49)) || value.volumesAttached === null))) && (value.config === void 0 || (!("config" in value) || (check_61(value.config) || value.config === null)))));
var check_54 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastHeartbeatTime === void 0 || (!("lastHeartbeatTime" in value) || (typeof value.lastHeartbeatTime === "string" || value.lastHeartbeatTime === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_55 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.address === void 0 || (!("address" in value) || (typeof value.address === "string" || value.address === null)))));
var check_56 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.kubeletEndpoint === void 0 || (!("kubeletEndpoint" in value) || (check_57(value.kubeletEndpoint) || value.kubeletEndpoint === null))));
var check_57 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.Port === void 0 || (!("Port" in value) || (Number.isInteger(value.Port) || value.Port === null))));
var check_58 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.machineID === void 0 || (!("machineID" in value) || (typeof value.machineID === "string" || value.machineID === null))) && (value.systemUUID === void 0 || (!("systemUUID" in value) || (typeof value.systemUUID === "string" || value.systemUUID === null))) && (value.bootID === void 0 || (!("bootID" in value) || (typeof value.bootID === "string" || value.bootID === null))) && (value.kernelVersion === void 0 || (!("kernelVersion" in value) || (typeof value.kernelVersion === "string" || value.kernelVersion === null))) && (value.osImage === void 0 || (!("osImage" in value) || (typeof value.osImage === "string" || value.osImage === null))) && (value.containerRuntimeVersion === void 0 || (!("containerRuntimeVersion" in value) || (typeof value.containerRuntimeVersion === "string" || value.containerRuntimeVersion === null))) && (value.kubeletVersion === void 0 || (!("kubeletVersion" in value) || (typeof value.kubeletVersion === "string" || value.kubeletVersion === null))) && (value.kubeProxyVersion === void 0 || (!("kubeProxyVersion" in value) || (typeof value.kubeProxyVersion === "string" || value.kubeProxyVersion === null))) && (value.operatingSystem === void 0 || (!("operatingSystem" in value) || (typeof value.operatingSystem === "string" || value.operatingSystem === null))) && (value.architecture === void 0 || (!("architecture" in value) || (typeof value.architecture === "string" || value.architecture === null)))));
var check_59 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.names === void 0 || (!("names" in value) || (Array.isArray(value.names) && value.names.every((unique_47, index) => typeof unique_47 === "string") || value.names === null))) && (value.sizeBytes === void 0 || (!("sizeBytes" in value) || (Number.isInteger(value.sizeBytes) || typeof value.sizeBytes === "bigint" || value.sizeBytes === null)))));
var check_60 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.devicePath === void 0 || (!("devicePath" in value) || (typeof value.devicePath === "string" || value.devicePath === null)))));
var check_61 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.assigned === void 0 || (!("assigned" in value) || (check_51(value.assigned) || value.assigned === null))) && (value.active === void 0 || (!("active" in value) || (check_51(value.active) || value.active === null))) && (value.lastKnownGood === void 0 || (!("lastKnownGood" in value) || (check_51(value.lastKnownGood) || value.lastKnownGood === null))) && (value.error === void 0 || (!("error" in value) || (typeof value.error === "string" || value.error === null)))));
var check_62 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null)))));
var check_63 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_64(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_92(value.status) || value.status === null)))));
var check_64 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.capacity === void 0 || (!("capacity" in value) || (typeof value.capacity === "object" && value.capacity !== null && !Array.isArray(value.capacity) && (Object.getOwnPropertyNames(value.capacity).every((unique_50, unique_51) => External[11].test(unique_50) || typeof value.capacity[unique_50] === "string") && true) || value.capacity === null))) && (value.gcePersistentDisk === void 0 || (!("gcePersistentDisk" in value) || (check_65(value.gcePersistentDisk) || value.gcePersistentDisk === null))) && (value.awsElasticBlockStore === void 0 || (!("awsElasticBlockStore" in value) || (check_66(value.awsElasticBlockStore) || value.awsElasticBlockStore === null))) && (value.hostPath === void 0 || (!("hostPath" in value) || (check_67(value.hostPath) || value.hostPath === null))) && (value.glusterfs === void 0 || (!("glusterfs" in value) || (check_68(value.glusterfs) || value.glusterfs === null))) && (value.nfs === void 0 || (!("nfs" in value) || (check_69(value.nfs) || value.nfs === null))) && (value.rbd === void 0 || (!("rbd" in value) || (check_70(value.rbd) || value.rbd === null))) && (value.iscsi === void 0 || (!("iscsi" in value) || (check_72(value.iscsi) || value.iscsi === null))) && (value.cinder === void 0 || (!("cinder" in value) || (check_73(value.cinder) || value.cinder === null))) && (value.cephfs === void 0 || (!("cephfs" in value) || (check_74(value.cephfs) || value.cephfs === null))) && (value.fc === void 0 || (!("fc" in value) || (check_75(value.fc) || value.fc === null))) && (value.flocker === void 0 || (!("flocker" in value) || (check_76(value.flocker) || value.flocker === null))) && (value.flexVolume === void 0 || (!("flexVolume" in value) || (check_77(value.flexVolume) || value.flexVolume === null))) && (value.azureFile === void 0 || (!("azureFile" in value) || (check_78(value.azureFile) || value.azureFile === null))) && (value.vsphereVolume === void 0 || (!("vsphereVolume" in value) || (check_79(value.vsphereVolume) || value.vsphereVolume === null))) && (value.quobyte === void 0 || (!("quobyte" in value) || (check_80(value.quobyte) || value.quobyte === null))) && (value.azureDisk === void 0 || (!("azureDisk" in value) || (check_81(value.azureDisk) || value.azureDisk === null))) && (value.photonPersistentDisk === void 0 || (!("photonPersistentDisk" in value) || (check_82(value.photonPersistentDisk) || value.photonPersistentDisk === null))) && (value.portworxVolume === void 0 || (!("portworxVolume" in value) || (check_83(value.portworxVolume) || value.portworxVolume === null))) && (value.scaleIO === void 0 || (!("scaleIO" in value) || (check_84(value.scaleIO) || value.scaleIO === null))) && (value.local === void 0 || (!("local" in value) || (check_85(value.local) || value.local === null))) && (value.storageos === void 0 || (!("storageos" in value) || (check_86(value.storageos) || value.storageos === null))) && (value.csi === void 0 || (!("csi" in value) || (check_87(value.csi) || value.csi === null))) && (value.accessModes === void 0 || (!("accessModes" in value) || (Array.isArray(value.accessModes) && value.accessModes.every((unique_61, index) => typeof unique_61 === "string") || value.accessModes === null))) && (value.claimRef === void 0 || (!("claimRef" in value) || (check_3(value.claimRef) || value.claimRef === null))) && (value.persistentVolumeReclaimPolicy === void 0 || (!("persistentVolumeReclaimPolicy" in value) || (typeof value.persistentVolumeReclaimPolicy === "string" || value.persistentVolumeReclaimPolicy === null))) && (value.storageClassName === void 0 || (!("storageClassName" in value) || (typeof value.storageClassName === "string" || value.storageClassName === null))) && (value.mountOptions === void 0 || (!("mountOptions" in value) || (Array.isArray(value.mountOptions) && value.mountOptions.every((unique_62, index) => typeof unique_62 === "string") || value.mountOptions === null))) && (value.volumeMode === void 0 || (!("volumeMode" in value) || (typeof value.volumeMode === "string" || value.volumeMode === null))) && (value.nodeAffinity === void 0 || (!("nodeAffinity" in value) || (check_88(value.nodeAffinity) || value.nodeAffinity === null)))));
var check_65 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.pdName === void 0 || (!("pdName" in value) || (typeof value.pdName === "string" || value.pdName === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.partition === void 0 || (!("partition" in value) || (Number.isInteger(value.partition) || value.partition === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_66 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.volumeID === void 0 || (!("volumeID" in value) || (typeof value.volumeID === "string" || value.volumeID === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.partition === void 0 || (!("partition" in value) || (Number.isInteger(value.partition) || value.partition === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_67 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null)))));
var check_68 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.endpoints === void 0 || (!("endpoints" in value) || (typeof value.endpoints === "string" || value.endpoints === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.endpointsNamespace === void 0 || (!("endpointsNamespace" in value) || (typeof value.endpointsNamespace === "string" || value.endpointsNamespace === null)))));
var check_69 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.server === void 0 || (!("server" in value) || (typeof value.server === "string" || value.server === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_70 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.monitors === void 0 || (!("monitors" in value) || (Array.isArray(value.monitors) && value.monitors.every((unique_52, index) => typeof unique_52 === "string") || value.monitors === null))) && (value.image === void 0 || (!("image" in value) || (typeof value.image === "string" || value.image === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.pool === void 0 || (!("pool" in value) || (typeof value.pool === "string" || value.pool === null))) && (value.user === void 0 || (!("user" in value) || (typeof value.user === "string" || value.user === null))) && (value.keyring === void 0 || (!("keyring" in value) || (typeof value.keyring === "string" || value.keyring === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_71(value.secretRef) || value.secretRef === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_71 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null)))));
var check_72 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.targetPortal === void 0 || (!("targetPortal" in value) || (typeof value.targetPortal === "string" || value.targetPortal === null))) && (value.iqn === void 0 || (!("iqn" in value) || (typeof value.iqn === "string" || value.iqn === null))) && (value.lun === void 0 || (!("lun" in value) || (Number.isInteger(value.lun) || value.lun === null))) && (value.iscsiInterface === void 0 || (!("iscsiInterface" in value) || (typeof value.iscsiInterface === "string" || value.iscsiInterface === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.portals === void 0 || (!("portals" in value) || (Array.isArray(value.portals) && value.portals.every((unique_53, index) => typeof unique_53 === "string") || value.portals === null))) && (value.chapAuthDiscovery === void 0 || (!("chapAuthDiscovery" in value) || (typeof value.chapAuthDiscovery === "boolean" || value.chapAuthDiscovery === null))) && (value.chapAuthSession === void 0 || (!("chapAuthSession" in value) || (typeof value.chapAuthSession === "boolean" || value.chapAuthSession === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_71(value.secretRef) || value.secretRef === null))) && (value.initiatorName === void 0 || (!("initiatorName" in value) || (typeof value.initiatorName === "string" || value.initiatorName === null)))));
var check_73 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.volumeID === void 0 || (!("volumeID" in value) || (typeof value.volumeID === "string" || value.volumeID === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_71(value.secretRef) || value.secretRef === null)))));
var check_74 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.monitors === void 0 || (!("monitors" in value) || (Array.isArray(value.monitors) && value.monitors.every((unique_54, index) => typeof unique_54 === "string") || value.monitors === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.user === void 0 || (!("user" in value) || (typeof value.user === "string" || value.user === null))) && (value.secretFile === void 0 || (!("secretFile" in value) || (typeof value.secretFile === "string" || value.secretFile === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_71(value.secretRef) || value.secretRef === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_75 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.targetWWNs === void 0 || (!("targetWWNs" in value) || (Array.isArray(value.targetWWNs) && value.targetWWNs.every((unique_55, index) => typeof unique_55 === "string") || value.targetWWNs === null))) && (value.lun === void 0 || (!("lun" in value) || (Number.isInteger(value.lun) || value.lun === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.wwids === void 0 || (!("wwids" in value) || (Array.isArray(value.wwids) && value.wwids.every((unique_56, index) => typeof unique_56 === "string") || value.wwids === null)))));
var check_76 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.datasetName === void 0 || (!("datasetName" in value) || (typeof value.datasetName === "string" || value.datasetName === null))) && (value.datasetUUID === void 0 || (!("datasetUUID" in value) || (typeof value.datasetUUID === "string" || value.datasetUUID === null)))));
var check_77 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.driver === void 0 || (!("driver" in value) || (typeof value.driver === "string" || value.driver === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_71(value.secretRef) || value.secretRef === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.options === void 0 || (!("options" in value) || (typeof value.options === "object" && value.options !== null && !Array.isArray(value.options) && (Object.getOwnPropertyNames(value.options).every((unique_57, unique_58) => External[12].test(unique_57) || typeof value.options[unique_57] === "string") && true) || value.options === null)))));
var check_78 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.secretName === void 0 || (!("secretName" in value) || (typeof value.secretName === "string" || value.secretName === null))) && (value.shareName === void 0 || (!("shareName" in value) || (typeof value.shareName === "string" || value.shareName === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.secretNamespace === void 0 || (!("secretNamespace" in value) || (typeof value.secretNamespace === "string" || value.secretNamespace === null)))));
var check_79 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.volumePath === void 0 || (!("volumePath" in value) || (typeof value.volumePath === "string" || value.volumePath === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.storagePolicyName === void 0 || (!("storagePolicyName" in value) || (typeof value.storagePolicyName === "string" || value.storagePolicyName === null))) && (value.storagePolicyID === void 0 || (!("storagePolicyID" in value) || (typeof value.storagePolicyID === "string" || value.storagePolicyID === null)))));
var check_80 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.registry === void 0 || (!("registry" in value) || (typeof value.registry === "string" || value.registry === null))) && (value.volume === void 0 || (!("volume" in value) || (typeof value.volume === "string" || value.volume === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.user === void 0 || (!("user" in value) || (typeof value.user === "string" || value.user === null))) && (value.group === void 0 || (!("group" in value) || (typeof value.group === "string" || value.group === null))) && (value.tenant === void 0 || (!("tenant" in value) || (typeof value.tenant === "string" || value.tenant === null)))));
var check_81 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.diskName === void 0 || (!("diskName" in value) || (typeof value.diskName === "string" || value.diskName === null))) && (value.diskURI === void 0 || (!("diskURI" in value) || (typeof value.diskURI === "string" || value.diskURI === null))) && (value.cachingMode === void 0 || (!("cachingMode" in value) || (typeof value.cachingMode === "string" || value.cachingMode === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null)))));
var check_82 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.pdID === void 0 || (!("pdID" in value) || (typeof value.pdID === "string" || value.pdID === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null)))));
var check_83 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.volumeID === void 0 || (!("volumeID" in value) || (typeof value.volumeID === "string" || value.volumeID === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_84 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.gateway === void 0 || (!("gateway" in value) || (typeof value.gateway === "string" || value.gateway === null))) && (value.system === void 0 || (!("system" in value) || (typeof value.system === "string" || value.system === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_71(value.secretRef) || value.secretRef === null))) && (value.sslEnabled === void 0 || (!("sslEnabled" in value) || (typeof value.sslEnabled === "boolean" || value.sslEnabled === null))) && (value.protectionDomain === void 0 || (!("protectionDomain" in value) || (typeof value.protectionDomain === "string" || value.protectionDomain === null))) && (value.storagePool === void 0 || (!("storagePool" in value) || (typeof value.storagePool === "string" || value.storagePool === null))) && (value.storageMode === void 0 || (!("storageMode" in value) || (typeof value.storageMode === "string" || value.storageMode === null))) && (value.volumeName === void 0 || (!("volumeName" in value) || (typeof value.volumeName === "string" || value.volumeName === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_85 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null)))));
var check_86 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.volumeName === void 0 || (!("volumeName" in value) || (typeof value.volumeName === "string" || value.volumeName === null))) && (value.volumeNamespace === void 0 || (!("volumeNamespace" in value) || (typeof value.volumeNamespace === "string" || value.volumeNamespace === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_3(value.secretRef) || value.secretRef === null)))));
var check_87 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.driver === void 0 || (!("driver" in value) || (typeof value.driver === "string" || value.driver === null))) && (value.volumeHandle === void 0 || (!("volumeHandle" in value) || (typeof value.volumeHandle === "string" || value.volumeHandle === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.volumeAttributes === void 0 || (!("volumeAttributes" in value) || (typeof value.volumeAttributes === "object" && value.volumeAttributes !== null && !Array.isArray(value.volumeAttributes) && (Object.getOwnPropertyNames(value.volumeAttributes).every((unique_59, unique_60) => External[13].test(unique_59) || typeof value.volumeAttributes[unique_59] === "string") && true) || value.volumeAttributes === null))) && (value.controllerPublishSecretRef === void 0 || (!("controllerPublishSecretRef" in value) || (check_71(value.controllerPublishSecretRef) || value.controllerPublishSecretRef === null))) && (value.nodeStageSecretRef === void 0 || (!("nodeStageSecretRef" in value) || (check_71(value.nodeStageSecretRef) || value.nodeStageSecretRef === null))) && (value.nodePublishSecretRef === void 0 || (!("nodePublishSecretRef" in value) || (check_71(value.nodePublishSecretRef) || value.nodePublishSecretRef === null))) && (value.controllerExpandSecretRef === void 0 || (!("controllerExpandSecretRef" in value) || (check_71(value.controllerExpandSecretRef) || value.controllerExpandSecretRef === null)))));
var check_88 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.required === void 0 || (!("required" in value) || (check_89(value.required) || value.required === null))));
var check_89 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.nodeSelectorTerms === void 0 || (!("nodeSelectorTerms" in value) || (Array.isArray(value.nodeSelectorTerms) && value.nodeSelectorTerms.every((unique_63, index) => check_90(unique_63)) || value.nodeSelectorTerms === null))));
var check_90 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.matchExpressions === void 0 || (!("matchExpressions" in value) || (Array.isArray(value.matchExpressions) && value.matchExpressions.every((unique_64, index) => check_91(unique_64)) || value.matchExpressions === null))) && (value.matchFields === void 0 || (!("matchFields" in value) || (Array.isArray(value.matchFields) && value.matchFields.every((unique_66, index) => check_91(unique_66)) || value.matchFields === null)))));
var check_91 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.key === void 0 || (!("key" in value) || (typeof value.key === "string" || value.key === null))) && (value.operator === void 0 || (!("operator" in value) || (typeof value.operator === "string" || value.operator === null))) && (value.values === void 0 || (!("values" in value) || (Array.isArray(value.values) && value.values.every((unique_65, index) => typeof unique_65 === "string") || value.values === null)))));
var check_92 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.phase === void 0 || (!("phase" in value) || (typeof value.phase === "string" || value.phase === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null)))));
var check_93 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_94(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_97(value.status) || value.status === null)))));
var check_94 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.accessModes === void 0 || (!("accessModes" in value) || (Array.isArray(value.accessModes) && value.accessModes.every((unique_67, index) => typeof unique_67 === "string") || value.accessModes === null))) && (value.selector === void 0 || (!("selector" in value) || (check_95(value.selector) || value.selector === null))) && (value.resources === void 0 || (!("resources" in value) || (check_23(value.resources) || value.resources === null))) && (value.volumeName === void 0 || (!("volumeName" in value) || (typeof value.volumeName === "string" || value.volumeName === null))) && (value.storageClassName === void 0 || (!("storageClassName" in value) || (typeof value.storageClassName === "string" || value.storageClassName === null))) && (value.volumeMode === void 0 || (!("volumeMode" in value) || (typeof value.volumeMode === "string" || value.volumeMode === null))) && (value.dataSource === void 0 || (!("dataSource" in value) || (check_96(value.dataSource) || value.dataSource === null)))));
var check_95 = (value) => checkLabelSelector(value);
var check_96 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.apiGroup === void 0 || (!("apiGroup" in value) || (typeof value.apiGroup === "string" || value.apiGroup === null))) && (value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null)))));
var check_97 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.phase === void 0 || (!("phase" in value) || (typeof value.phase === "string" || value.phase === null))) && (value.accessModes === void 0 || (!("accessModes" in value) || (Array.isArray(value.accessModes) && value.accessModes.every((unique_68, index) => typeof unique_68 === "string") || value.accessModes === null))) && (value.capacity === void 0 || (!("capacity" in value) || (typeof value.capacity === "object" && value.capacity !== null && !Array.isArray(value.capacity) && (Object.getOwnPropertyNames(value.capacity).every((unique_69, unique_70) => External[14].test(unique_69) || typeof value.capacity[unique_69] === "string") && true) || value.capacity === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_71, index) => check_98(unique_71)) || value.conditions === null)))));
var check_98 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastProbeTime === void 0 || (!("lastProbeTime" in value) || (typeof value.lastProbeTime === "string" || value.lastProbeTime === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_99 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_100(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_145(value.status) || value.status === null)))));
var check_100 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.volumes === void 0 || (!("volumes" in value) || (Array.isArray(value.volumes) && value.volumes.every((unique_72, index) => check_101(unique_72)) || value.volumes === null))) && (value.initContainers === void 0 || (!("initContainers" in value) || (Array.isArray(value.initContainers) && value.initContainers.every((unique_87, index) => check_129(unique_87)) || value.initContainers === null))) && (value.containers === void 0 || (!("containers" in value) || (Array.isArray(value.containers) && value.containers.every((unique_95, index) => check_129(unique_95)) || value.containers === null))) && (value.ephemeralContainers === void 0 || (!("ephemeralContainers" in value) || (Array.isArray(value.ephemeralContainers) && value.ephemeralContainers.every((unique_96, index) => check_12(unique_96)) || value.ephemeralContainers === null))) && (value.restartPolicy === void 0 || (!("restartPolicy" in value) || (typeof value.restartPolicy === "string" || value.restartPolicy === null))) && (value.terminationGracePeriodSeconds === void 0 || (!("terminationGracePeriodSeconds" in value) || (Number.isInteger(value.terminationGracePeriodSeconds) || typeof value.terminationGracePeriodSeconds === "bigint" || value.terminationGracePeriodSeconds === null))) && (value.activeDeadlineSeconds === void 0 || (!("activeDeadlineSeconds" in value) || (Number.isInteger(value.activeDeadlineSeconds) || typeof value.activeDeadlineSeconds === "bigint" || value.activeDeadlineSeconds === null))) && (value.dnsPolicy === void 0 || (!("dnsPolicy" in value) || (typeof value.dnsPolicy === "string" || value.dnsPolicy === null))) && (value.nodeSelector === void 0 || (!("nodeSelector" in value) || (typeof value.nodeSelector === "object" && value.nodeSelector !== null && !Array.isArray(value.nodeSelector) && (Object.getOwnPropertyNames(value.nodeSelector).every((unique_97, unique_98) => External[17].test(unique_97) || typeof value.nodeSelector[unique_97] === "string") && true) || value.nodeSelector === null))) && (value.serviceAccountName === void 0 || (!("serviceAccountName" in value) || (typeof value.serviceAccountName === "string" || value.serviceAccountName === null))) && (value.serviceAccount === void 0 || (!("serviceAccount" in value) || (typeof value.serviceAccount === "string" || value.serviceAccount === null))) && (value.automountServiceAccountToken === void 0 || (!("automountServiceAccountToken" in value) || (typeof value.automountServiceAccountToken === "boolean" || value.automountServiceAccountToken === null))) && (value.nodeName === void 0 || (!("nodeName" in value) || (typeof value.nodeName === "string" || value.nodeName === null))) && (value.hostNetwork === void 0 || (!("hostNetwork" in value) || (typeof value.hostNetwork === "boolean" || value.hostNetwork === null))) && (value.hostPID === void 0 || (!("hostPID" in value) || (typeof value.hostPID === "boolean" || value.hostPID === null))) && (value.hostIPC === void 0 || (!("hostIPC" in value) || (typeof value.hostIPC === "boolean" || value.hostIPC === null))) && (value.shareProcessNamespace === void 0 || (!("shareProcessNamespace" in value) || (typeof value.shareProcessNamespace === "boolean" || value.shareProcessNamespace === null))) && (value.securityContext === void 0 || (!("securityContext" in value) || (check_130(value.securityContext) || value.securityContext === null))) && (value.imagePullSecrets === void 0 || (!("imagePullSecrets" in value) || (Array.isArray(value.imagePullSecrets) && value.imagePullSecrets.every((unique_101, index) => check_107(unique_101)) || value.imagePullSecrets === null))) && (value.hostname === void 0 || (!("hostname" in value) || (typeof value.hostname === "string" || value.hostname === null))) && (value.subdomain === void 0 || (!("subdomain" in value) || (typeof value.subdomain === "string" || value.subdomain === null))) && (value.affinity === void 0 || (!("affinity" in value) || (check_132(value.affinity) || value.affinity === null))) && (value.schedulerName === void 0 || (!("schedulerName" in value) || (typeof value.schedulerName === "string" || value.schedulerName === null))) && (value.tolerations === void 0 || (!("tolerations" in value) || (Array.isArray(value.tolerations) && value.tolerations.every((unique_108, index) => check_139(unique_108)) || value.tolerations === null))) && (value.hostAliases === void 0 || (!("hostAliases" in value) || (Array.isArray(value.hostAliases) && value.hostAliases.every((unique_109, index) => check_140(unique_109)) || value.hostAliases === null))) && (value.priorityClassName === void 0 || (!("priorityClassName" in value) || (typeof value.priorityClassName === "string" || value.priorityClassName === null))) && (value.priority === void 0 || (!("priority" in value) || (Number.isInteger(value.priority) || value.priority === null))) && (value.dnsConfig === void 0 || (!("dnsConfig" in value) || (check_141(value.dnsConfig) || value.dnsConfig === null))) && (value.readinessGates === void 0 || (!("readinessGates" in value) || (Array.isArray(value.readinessGates) && value.readinessGates.every((unique_114, index) => check_143(unique_114)) || value.readinessGates === null))) && (value.runtimeClassName === void 0 || (!("runtimeClassName" in value) || (typeof value.runtimeClassName === "string" || value.runtimeClassName === null))) && (value.enableServiceLinks === void 0 || (!("enableServiceLinks" in value) || (typeof value.enableServiceLinks === "boolean" || value.enableServiceLinks === null))) && (value.preemptionPolicy === void 0 || (!("preemptionPolicy" in value) || (typeof value.preemptionPolicy === "string" || value.preemptionPolicy === null))) && (value.overhead === void 0 || (!("overhead" in value) || (typeof value.overhead === "object" && value.overhead !== null && !Array.isArray(value.overhead) && (Object.getOwnPropertyNames(value.overhead).every((unique_115, unique_116) => External[18].test(unique_115) || typeof value.overhead[unique_115] === "string") && true) || value.overhead === null))) && (value.topologySpreadConstraints === void 0 || (!("topologySpreadConstraints" in value) || (Array.isArray(value.topologySpreadConstraints) && value.topologySpreadConstraints.every((unique_117, index) => check_144(unique_117)) || value.topologySpreadConstraints === null))) && (value.setHostnameAsFQDN === void 0 || (!("setHostnameAsFQDN" in value) || (typeof value.setHostnameAsFQDN === "boolean" || value.setHostnameAsFQDN === null)))));
var check_101 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.hostPath === void 0 || (!("hostPath" in value) || (check_67(value.hostPath) || value.hostPath === null))) && (value.emptyDir === void 0 || (!("emptyDir" in value) || (check_102(value.emptyDir) || value.emptyDir === null))) && (value.gcePersistentDisk === void 0 || (!("gcePersistentDisk" in value) || (check_65(value.gcePersistentDisk) || value.gcePersistentDisk === null))) && (value.awsElasticBlockStore === void 0 || (!("awsElasticBlockStore" in value) || (check_66(value.awsElasticBlockStore) || value.awsElasticBlockStore === null))) && (value.gitRepo === void 0 || (!("gitRepo" in value) || (check_103(value.gitRepo) || value.gitRepo === null))) && (value.secret === void 0 || (!("secret" in value) || (check_104(value.secret) || value.secret === null))) && (value.nfs === void 0 || (!("nfs" in value) || (check_69(value.nfs) || value.nfs === null))) && (value.iscsi === void 0 || (!("iscsi" in value) || (check_106(value.iscsi) || value.iscsi === null))) && (value.glusterfs === void 0 || (!("glusterfs" in value) || (check_108(value.glusterfs) || value.glusterfs === null))) && (value.persistentVolumeClaim === void 0 || (!("persistentVolumeClaim" in value) || (check_109(value.persistentVolumeClaim) || value.persistentVolumeClaim === null))) && (value.rbd === void 0 || (!("rbd" in value) || (check_110(value.rbd) || value.rbd === null))) && (value.flexVolume === void 0 || (!("flexVolume" in value) || (check_111(value.flexVolume) || value.flexVolume === null))) && (value.cinder === void 0 || (!("cinder" in value) || (check_112(value.cinder) || value.cinder === null))) && (value.cephfs === void 0 || (!("cephfs" in value) || (check_113(value.cephfs) || value.cephfs === null))) && (value.flocker === void 0 || (!("flocker" in value) || (check_76(value.flocker) || value.flocker === null))) && (value.downwardAPI === void 0 || (!("downwardAPI" in value) || (check_114(value.downwardAPI) || value.downwardAPI === null))) && (value.fc === void 0 || (!("fc" in value) || (check_75(value.fc) || value.fc === null))) && (value.azureFile === void 0 || (!("azureFile" in value) || (check_116(value.azureFile) || value.azureFile === null))) && (value.configMap === void 0 || (!("configMap" in value) || (check_117(value.configMap) || value.configMap === null))) && (value.vsphereVolume === void 0 || (!("vsphereVolume" in value) || (check_79(value.vsphereVolume) || value.vsphereVolume === null))) && (value.quobyte === void 0 || (!("quobyte" in value) || (check_80(value.quobyte) || value.quobyte === null))) && (value.azureDisk === void 0 || (!("azureDisk" in value) || (check_81(value.azureDisk) || value.azureDisk === null))) && (value.photonPersistentDisk === void 0 || (!("photonPersistentDisk" in value) || (check_82(value.photonPersistentDisk) || value.photonPersistentDisk === null))) && (value.projected === void 0 || (!("projected" in value) || (check_118(value.projected) || value.projected === null))) && (value.portworxVolume === void 0 || (!("portworxVolume" in value) || (check_83(value.portworxVolume) || value.portworxVolume === null))) && (value.scaleIO === void 0 || (!("scaleIO" in value) || (check_124(value.scaleIO) || value.scaleIO === null))) && (value.storageos === void 0 || (!("storageos" in value) || (check_125(value.storageos) || value.storageos === null))) && (value.csi === void 0 || (!("csi" in value) || (check_126(value.csi) || value.csi === null))) && (value.ephemeral === void 0 || (!("ephemeral" in value) || (check_127(value.ephemeral) || value.ephemeral === null)))));
var check_102 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.medium === void 0 || (!("medium" in value) || (typeof value.medium === "string" || value.medium === null))) && (value.sizeLimit === void 0 || (!("sizeLimit" in value) || (typeof value.sizeLimit === "string" || value.sizeLimit === null)))));
var check_103 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.repository === void 0 || (!("repository" in value) || (typeof value.repository === "string" || value.repository === null))) && (value.revision === void 0 || (!("revision" in value) || (typeof value.revision === "string" || value.revision === null))) && (value.directory === void 0 || (!("directory" in value) || (typeof value.directory === "string" || value.directory === null)))));
var check_104 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.secretName === void 0 || (!("secretName" in value) || (typeof value.secretName === "string" || value.secretName === null))) && (value.items === void 0 || (!("items" in value) || (Array.isArray(value.items) && value.items.every((unique_73, index) => check_105(unique_73)) || value.items === null))) && (value.defaultMode === void 0 || (!("defaultMode" in value) || (Number.isInteger(value.defaultMode) || value.defaultMode === null))) && (value.optional === void 0 || (!("optional" in value) || (typeof value.optional === "boolean" || value.optional === null)))));
var check_105 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.key === void 0 || (!("key" in value) || (typeof value.key === "string" || value.key === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.mode === void 0 || (!("mode" in value) || (Number.isInteger(value.mode) || value.mode === null)))));
var check_106 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.targetPortal === void 0 || (!("targetPortal" in value) || (typeof value.targetPortal === "string" || value.targetPortal === null))) && (value.iqn === void 0 || (!("iqn" in value) || (typeof value.iqn === "string" || value.iqn === null))) && (value.lun === void 0 || (!("lun" in value) || (Number.isInteger(value.lun) || value.lun === null))) && (value.iscsiInterface === void 0 || (!("iscsiInterface" in value) || (typeof value.iscsiInterface === "string" || value.iscsiInterface === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.portals === void 0 || (!("portals" in value) || (Array.isArray(value.portals) && value.portals.every((unique_74, index) => typeof unique_74 === "string") || value.portals === null))) && (value.chapAuthDiscovery === void 0 || (!("chapAuthDiscovery" in value) || (typeof value.chapAuthDiscovery === "boolean" || value.chapAuthDiscovery === null))) && (value.chapAuthSession === void 0 || (!("chapAuthSession" in value) || (typeof value.chapAuthSession === "boolean" || value.chapAuthSession === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_107(value.secretRef) || value.secretRef === null))) && (value.initiatorName === void 0 || (!("initiatorName" in value) || (typeof value.initiatorName === "string" || value.initiatorName === null)))));
var check_107 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))));
var check_108 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.endpoints === void 0 || (!("endpoints" in value) || (typeof value.endpoints === "string" || value.endpoints === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_109 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.claimName === void 0 || (!("claimName" in value) || (typeof value.claimName === "string" || value.claimName === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_110 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.monitors === void 0 || (!("monitors" in value) || (Array.isArray(value.monitors) && value.monitors.every((unique_75, index) => typeof unique_75 === "string") || value.monitors === null))) && (value.image === void 0 || (!("image" in value) || (typeof value.image === "string" || value.image === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.pool === void 0 || (!("pool" in value) || (typeof value.pool === "string" || value.pool === null))) && (value.user === void 0 || (!("user" in value) || (typeof value.user === "string" || value.user === null))) && (value.keyring === void 0 || (!("keyring" in value) || (typeof value.keyring === "string" || value.keyring === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_107(value.secretRef) || value.secretRef === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_111 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.driver === void 0 || (!("driver" in value) || (typeof value.driver === "string" || value.driver === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_107(value.secretRef) || value.secretRef === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.options === void 0 || (!("options" in value) || (typeof value.options === "object" && value.options !== null && !Array.isArray(value.options) && (Object.getOwnPropertyNames(value.options).every((unique_76, unique_77) => External[15].test(unique_76) || typeof value.options[unique_76] === "string") && true) || value.options === null)))));
var check_112 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.volumeID === void 0 || (!("volumeID" in value) || (typeof value.volumeID === "string" || value.volumeID === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_107(value.secretRef) || value.secretRef === null)))));
var check_113 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.monitors === void 0 || (!("monitors" in value) || (Array.isArray(value.monitors) && value.monitors.every((unique_78, index) => typeof unique_78 === "string") || value.monitors === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.user === void 0 || (!("user" in value) || (typeof value.user === "string" || value.user === null))) && (value.secretFile === void 0 || (!("secretFile" in value) || (typeof value.secretFile === "string" || value.secretFile === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_107(value.secretRef) || value.secretRef === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_114 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.items === void 0 || (!("items" in value) || (Array.isArray(value.items) && value.items.every((unique_79, index) => check_115(unique_79)) || value.items === null))) && (value.defaultMode === void 0 || (!("defaultMode" in value) || (Number.isInteger(value.defaultMode) || value.defaultMode === null)))));
var check_115 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.fieldRef === void 0 || (!("fieldRef" in value) || (check_19(value.fieldRef) || value.fieldRef === null))) && (value.resourceFieldRef === void 0 || (!("resourceFieldRef" in value) || (check_20(value.resourceFieldRef) || value.resourceFieldRef === null))) && (value.mode === void 0 || (!("mode" in value) || (Number.isInteger(value.mode) || value.mode === null)))));
var check_116 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.secretName === void 0 || (!("secretName" in value) || (typeof value.secretName === "string" || value.secretName === null))) && (value.shareName === void 0 || (!("shareName" in value) || (typeof value.shareName === "string" || value.shareName === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_117 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.items === void 0 || (!("items" in value) || (Array.isArray(value.items) && value.items.every((unique_80, index) => check_105(unique_80)) || value.items === null))) && (value.defaultMode === void 0 || (!("defaultMode" in value) || (Number.isInteger(value.defaultMode) || value.defaultMode === null))) && (value.optional === void 0 || (!("optional" in value) || (typeof value.optional === "boolean" || value.optional === null)))));
var check_118 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.sources === void 0 || (!("sources" in value) || (Array.isArray(value.sources) && value.sources.every((unique_81, index) => check_119(unique_81)) || value.sources === null))) && (value.defaultMode === void 0 || (!("defaultMode" in value) || (Number.isInteger(value.defaultMode) || value.defaultMode === null)))));
var check_119 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.secret === void 0 || (!("secret" in value) || (check_120(value.secret) || value.secret === null))) && (value.downwardAPI === void 0 || (!("downwardAPI" in value) || (check_121(value.downwardAPI) || value.downwardAPI === null))) && (value.configMap === void 0 || (!("configMap" in value) || (check_122(value.configMap) || value.configMap === null))) && (value.serviceAccountToken === void 0 || (!("serviceAccountToken" in value) || (check_123(value.serviceAccountToken) || value.serviceAccountToken === null)))));
var check_120 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.items === void 0 || (!("items" in value) || (Array.isArray(value.items) && value.items.every((unique_82, index) => check_105(unique_82)) || value.items === null))) && (value.optional === void 0 || (!("optional" in value) || (typeof value.optional === "boolean" || value.optional === null)))));
var check_121 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.items === void 0 || (!("items" in value) || (Array.isArray(value.items) && value.items.every((unique_83, index) => check_115(unique_83)) || value.items === null))));
var check_122 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.items === void 0 || (!("items" in value) || (Array.isArray(value.items) && value.items.every((unique_84, index) => check_105(unique_84)) || value.items === null))) && (value.optional === void 0 || (!("optional" in value) || (typeof value.optional === "boolean" || value.optional === null)))));
var check_123 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.audience === void 0 || (!("audience" in value) || (typeof value.audience === "string" || value.audience === null))) && (value.expirationSeconds === void 0 || (!("expirationSeconds" in value) || (Number.isInteger(value.expirationSeconds) || typeof value.expirationSeconds === "bigint" || value.expirationSeconds === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null)))));
var check_124 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.gateway === void 0 || (!("gateway" in value) || (typeof value.gateway === "string" || value.gateway === null))) && (value.system === void 0 || (!("system" in value) || (typeof value.system === "string" || value.system === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_107(value.secretRef) || value.secretRef === null))) && (value.sslEnabled === void 0 || (!("sslEnabled" in value) || (typeof value.sslEnabled === "boolean" || value.sslEnabled === null))) && (value.protectionDomain === void 0 || (!("protectionDomain" in value) || (typeof value.protectionDomain === "string" || value.protectionDomain === null))) && (value.storagePool === void 0 || (!("storagePool" in value) || (typeof value.storagePool === "string" || value.storagePool === null))) && (value.storageMode === void 0 || (!("storageMode" in value) || (typeof value.storageMode === "string" || value.storageMode === null))) && (value.volumeName === void 0 || (!("volumeName" in value) || (typeof value.volumeName === "string" || value.volumeName === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_125 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.volumeName === void 0 || (!("volumeName" in value) || (typeof value.volumeName === "string" || value.volumeName === null))) && (value.volumeNamespace === void 0 || (!("volumeNamespace" in value) || (typeof value.volumeNamespace === "string" || value.volumeNamespace === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.secretRef === void 0 || (!("secretRef" in value) || (check_107(value.secretRef) || value.secretRef === null)))));
var check_126 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.driver === void 0 || (!("driver" in value) || (typeof value.driver === "string" || value.driver === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null))) && (value.fsType === void 0 || (!("fsType" in value) || (typeof value.fsType === "string" || value.fsType === null))) && (value.volumeAttributes === void 0 || (!("volumeAttributes" in value) || (typeof value.volumeAttributes === "object" && value.volumeAttributes !== null && !Array.isArray(value.volumeAttributes) && (Object.getOwnPropertyNames(value.volumeAttributes).every((unique_85, unique_86) => External[16].test(unique_85) || typeof value.volumeAttributes[unique_85] === "string") && true) || value.volumeAttributes === null))) && (value.nodePublishSecretRef === void 0 || (!("nodePublishSecretRef" in value) || (check_107(value.nodePublishSecretRef) || value.nodePublishSecretRef === null)))));
var check_127 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.volumeClaimTemplate === void 0 || (!("volumeClaimTemplate" in value) || (check_128(value.volumeClaimTemplate) || value.volumeClaimTemplate === null))));
var check_128 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_94(value.spec) || value.spec === null)))));
var check_129 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.image === void 0 || (!("image" in value) || (typeof value.image === "string" || value.image === null))) && (value.command === void 0 || (!("command" in value) || (Array.isArray(value.command) && value.command.every((unique_88, index) => typeof unique_88 === "string") || value.command === null))) && (value.args === void 0 || (!("args" in value) || (Array.isArray(value.args) && value.args.every((unique_89, index) => typeof unique_89 === "string") || value.args === null))) && (value.workingDir === void 0 || (!("workingDir" in value) || (typeof value.workingDir === "string" || value.workingDir === null))) && (value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_90, index) => check_13(unique_90)) || value.ports === null))) && (value.envFrom === void 0 || (!("envFrom" in value) || (Array.isArray(value.envFrom) && value.envFrom.every((unique_91, index) => check_14(unique_91)) || value.envFrom === null))) && (value.env === void 0 || (!("env" in value) || (Array.isArray(value.env) && value.env.every((unique_92, index) => check_17(unique_92)) || value.env === null))) && (value.resources === void 0 || (!("resources" in value) || (check_23(value.resources) || value.resources === null))) && (value.volumeMounts === void 0 || (!("volumeMounts" in value) || (Array.isArray(value.volumeMounts) && value.volumeMounts.every((unique_93, index) => check_24(unique_93)) || value.volumeMounts === null))) && (value.volumeDevices === void 0 || (!("volumeDevices" in value) || (Array.isArray(value.volumeDevices) && value.volumeDevices.every((unique_94, index) => check_25(unique_94)) || value.volumeDevices === null))) && (value.livenessProbe === void 0 || (!("livenessProbe" in value) || (check_26(value.livenessProbe) || value.livenessProbe === null))) && (value.readinessProbe === void 0 || (!("readinessProbe" in value) || (check_26(value.readinessProbe) || value.readinessProbe === null))) && (value.startupProbe === void 0 || (!("startupProbe" in value) || (check_26(value.startupProbe) || value.startupProbe === null))) && (value.lifecycle === void 0 || (!("lifecycle" in value) || (check_31(value.lifecycle) || value.lifecycle === null))) && (value.terminationMessagePath === void 0 || (!("terminationMessagePath" in value) || (typeof value.terminationMessagePath === "string" || value.terminationMessagePath === null))) && (value.terminationMessagePolicy === void 0 || (!("terminationMessagePolicy" in value) || (typeof value.terminationMessagePolicy === "string" || value.terminationMessagePolicy === null))) && (value.imagePullPolicy === void 0 || (!("imagePullPolicy" in value) || (typeof value.imagePullPolicy === "string" || value.imagePullPolicy === null))) && (value.securityContext === void 0 || (!("securityContext" in value) || (check_33(value.securityContext) || value.securityContext === null))) && (value.stdin === void 0 || (!("stdin" in value) || (typeof value.stdin === "boolean" || value.stdin === null))) && (value.stdinOnce === void 0 || (!("stdinOnce" in value) || (typeof value.stdinOnce === "boolean" || value.stdinOnce === null))) && (value.tty === void 0 || (!("tty" in value) || (typeof value.tty === "boolean" || value.tty === null)))));
var check_130 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.seLinuxOptions === void 0 || (!("seLinuxOptions" in value) || (check_35(value.seLinuxOptions) || value.seLinuxOptions === null))) && (value.windowsOptions === void 0 || (!("windowsOptions" in value) || (check_36(value.windowsOptions) || value.windowsOptions === null))) && (value.runAsUser === void 0 || (!("runAsUser" in value) || (Number.isInteger(value.runAsUser) || typeof value.runAsUser === "bigint" || value.runAsUser === null))) && (value.runAsGroup === void 0 || (!("runAsGroup" in value) || (Number.isInteger(value.runAsGroup) || typeof value.runAsGroup === "bigint" || value.runAsGroup === null))) && (value.runAsNonRoot === void 0 || (!("runAsNonRoot" in value) || (typeof value.runAsNonRoot === "boolean" || value.runAsNonRoot === null))) && (value.supplementalGroups === void 0 || (!("supplementalGroups" in value) || (Array.isArray(value.supplementalGroups) && value.supplementalGroups.every((unique_99, index) => Number.isInteger(unique_99) || typeof unique_99 === "bigint") || value.supplementalGroups === null))) && (value.fsGroup === void 0 || (!("fsGroup" in value) || (Number.isInteger(value.fsGroup) || typeof value.fsGroup === "bigint" || value.fsGroup === null))) && (value.sysctls === void 0 || (!("sysctls" in value) || (Array.isArray(value.sysctls) && value.sysctls.every((unique_100, index) => check_131(unique_100)) || value.sysctls === null))) && (value.fsGroupChangePolicy === void 0 || (!("fsGroupChangePolicy" in value) || (typeof value.fsGroupChangePolicy === "string" || value.fsGroupChangePolicy === null))) && (value.seccompProfile === void 0 || (!("seccompProfile" in value) || (check_37(value.seccompProfile) || value.seccompProfile === null)))));
var check_131 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.value === void 0 || (!("value" in value) || (typeof value.value === "string" || value.value === null)))));
var check_132 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.nodeAffinity === void 0 || (!("nodeAffinity" in value) || (check_133(value.nodeAffinity) || value.nodeAffinity === null))) && (value.podAffinity === void 0 || (!("podAffinity" in value) || (check_135(value.podAffinity) || value.podAffinity === null))) && (value.podAntiAffinity === void 0 || (!("podAntiAffinity" in value) || (check_138(value.podAntiAffinity) || value.podAntiAffinity === null)))));
var check_133 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.requiredDuringSchedulingIgnoredDuringExecution === void 0 || (!("requiredDuringSchedulingIgnoredDuringExecution" in value) || (check_89(value.requiredDuringSchedulingIgnoredDuringExecution) || value.requiredDuringSchedulingIgnoredDuringExecution === null))) && (value.preferredDuringSchedulingIgnoredDuringExecution === void 0 || (!("preferredDuringSchedulingIgnoredDuringExecution" in value) || (Array.isArray(value.preferredDuringSchedulingIgnoredDuringExecution) && value.preferredDuringSchedulingIgnoredDuringExecution.every((unique_102, index) => check_134(unique_102)) || value.preferredDuringSchedulingIgnoredDuringExecution === null)))));
var check_134 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.weight === void 0 || (!("weight" in value) || (Number.isInteger(value.weight) || value.weight === null))) && (value.preference === void 0 || (!("preference" in value) || (check_90(value.preference) || value.preference === null)))));
var check_135 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.requiredDuringSchedulingIgnoredDuringExecution === void 0 || (!("requiredDuringSchedulingIgnoredDuringExecution" in value) || (Array.isArray(value.requiredDuringSchedulingIgnoredDuringExecution) && value.requiredDuringSchedulingIgnoredDuringExecution.every((unique_103, index) => check_136(unique_103)) || value.requiredDuringSchedulingIgnoredDuringExecution === null))) && (value.preferredDuringSchedulingIgnoredDuringExecution === void 0 || (!("preferredDuringSchedulingIgnoredDuringExecution" in value) || (Array.isArray(value.preferredDuringSchedulingIgnoredDuringExecution) && value.preferredDuringSchedulingIgnoredDuringExecution.every((unique_105, index) => check_137(unique_105)) || value.preferredDuringSchedulingIgnoredDuringExecution === null)))));
var check_136 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.labelSelector === void 0 || (!("labelSelector" in value) || (check_95(value.labelSelector) || value.labelSelector === null))) && (value.namespaces === void 0 || (!("namespaces" in value) || (Array.isArray(value.namespaces) && value.namespaces.every((unique_104, index) => typeof unique_104 === "string") || value.namespaces === null))) && (value.topologyKey === void 0 || (!("topologyKey" in value) || (typeof value.topologyKey === "string" || value.topologyKey === null))) && (value.namespaceSelector === void 0 || (!("namespaceSelector" in value) || (check_95(value.namespaceSelector) || value.namespaceSelector === null)))));
var check_137 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.weight === void 0 || (!("weight" in value) || (Number.isInteger(value.weight) || value.weight === null))) && (value.podAffinityTerm === void 0 || (!("podAffinityTerm" in value) || (check_136(value.podAffinityTerm) || value.podAffinityTerm === null)))));
var check_138 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.requiredDuringSchedulingIgnoredDuringExecution === void 0 || (!("requiredDuringSchedulingIgnoredDuringExecution" in value) || (Array.isArray(value.requiredDuringSchedulingIgnoredDuringExecution) && value.requiredDuringSchedulingIgnoredDuringExecution.every((unique_106, index) => check_136(unique_106)) || value.requiredDuringSchedulingIgnoredDuringExecution === null))) && (value.preferredDuringSchedulingIgnoredDuringExecution === void 0 || (!("preferredDuringSchedulingIgnoredDuringExecution" in value) || (Array.isArray(value.preferredDuringSchedulingIgnoredDuringExecution) && value.preferredDuringSchedulingIgnoredDuringExecution.every((unique_107, index) => check_137(unique_107)) || value.preferredDuringSchedulingIgnoredDuringExecution === null)))));
var check_139 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.key === void 0 || (!("key" in value) || (typeof value.key === "string" || value.key === null))) && (value.operator === void 0 || (!("operator" in value) || (typeof value.operator === "string" || value.operator === null))) && (value.value === void 0 || (!("value" in value) || (typeof value.value === "string" || value.value === null))) && (value.effect === void 0 || (!("effect" in value) || (typeof value.effect === "string" || value.effect === null))) && (value.tolerationSeconds === void 0 || (!("tolerationSeconds" in value) || (Number.isInteger(value.tolerationSeconds) || typeof value.tolerationSeconds === "bigint" || value.tolerationSeconds === null)))));
var check_140 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ip === void 0 || (!("ip" in value) || (typeof value.ip === "string" || value.ip === null))) && (value.hostnames === void 0 || (!("hostnames" in value) || (Array.isArray(value.hostnames) && value.hostnames.every((unique_110, index) => typeof unique_110 === "string") || value.hostnames === null)))));
var check_141 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.nameservers === void 0 || (!("nameservers" in value) || (Array.isArray(value.nameservers) && value.nameservers.every((unique_111, index) => typeof unique_111 === "string") || value.nameservers === null))) && (value.searches === void 0 || (!("searches" in value) || (Array.isArray(value.searches) && value.searches.every((unique_112, index) => typeof unique_112 === "string") || value.searches === null))) && (value.options === void 0 || (!("options" in value) || (Array.isArray(value.options) && value.options.every((unique_113, index) => check_142(unique_113)) || value.options === null)))));
var check_142 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.value === void 0 || (!("value" in value) || (typeof value.value === "string" || value.value === null)))));
var check_143 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.conditionType === void 0 || (!("conditionType" in value) || (typeof value.conditionType === "string" || value.conditionType === null))));
var check_144 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.maxSkew === void 0 || (!("maxSkew" in value) || (Number.isInteger(value.maxSkew) || value.maxSkew === null))) && (value.topologyKey === void 0 || (!("topologyKey" in value) || (typeof value.topologyKey === "string" || value.topologyKey === null))) && (value.whenUnsatisfiable === void 0 || (!("whenUnsatisfiable" in value) || (typeof value.whenUnsatisfiable === "string" || value.whenUnsatisfiable === null))) && (value.labelSelector === void 0 || (!("labelSelector" in value) || (check_95(value.labelSelector) || value.labelSelector === null)))));
var check_145 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.phase === void 0 || (!("phase" in value) || (typeof value.phase === "string" || value.phase === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_118, index) => check_146(unique_118)) || value.conditions === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.nominatedNodeName === void 0 || (!("nominatedNodeName" in value) || (typeof value.nominatedNodeName === "string" || value.nominatedNodeName === null))) && (value.hostIP === void 0 || (!("hostIP" in value) || (typeof value.hostIP === "string" || value.hostIP === null))) && (value.podIP === void 0 || (!("podIP" in value) || (typeof value.podIP === "string" || value.podIP === null))) && (value.podIPs === void 0 || (!("podIPs" in value) || (Array.isArray(value.podIPs) && value.podIPs.every((unique_119, index) => check_147(unique_119)) || value.podIPs === null))) && (value.startTime === void 0 || (!("startTime" in value) || (typeof value.startTime === "string" || value.startTime === null))) && (value.initContainerStatuses === void 0 || (!("initContainerStatuses" in value) || (Array.isArray(value.initContainerStatuses) && value.initContainerStatuses.every((unique_120, index) => check_148(unique_120)) || value.initContainerStatuses === null))) && (value.containerStatuses === void 0 || (!("containerStatuses" in value) || (Array.isArray(value.containerStatuses) && value.containerStatuses.every((unique_121, index) => check_148(unique_121)) || value.containerStatuses === null))) && (value.qosClass === void 0 || (!("qosClass" in value) || (typeof value.qosClass === "string" || value.qosClass === null))) && (value.ephemeralContainerStatuses === void 0 || (!("ephemeralContainerStatuses" in value) || (Array.isArray(value.ephemeralContainerStatuses) && value.ephemeralContainerStatuses.every((unique_122, index) => check_148(unique_122)) || value.ephemeralContainerStatuses === null)))));
var check_146 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastProbeTime === void 0 || (!("lastProbeTime" in value) || (typeof value.lastProbeTime === "string" || value.lastProbeTime === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_147 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.ip === void 0 || (!("ip" in value) || (typeof value.ip === "string" || value.ip === null))));
var check_148 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.state === void 0 || (!("state" in value) || (check_149(value.state) || value.state === null))) && (value.lastState === void 0 || (!("lastState" in value) || (check_149(value.lastState) || value.lastState === null))) && (value.ready === void 0 || (!("ready" in value) || (typeof value.ready === "boolean" || value.ready === null))) && (value.restartCount === void 0 || (!("restartCount" in value) || (Number.isInteger(value.restartCount) || value.restartCount === null))) && (value.image === void 0 || (!("image" in value) || (typeof value.image === "string" || value.image === null))) && (value.imageID === void 0 || (!("imageID" in value) || (typeof value.imageID === "string" || value.imageID === null))) && (value.containerID === void 0 || (!("containerID" in value) || (typeof value.containerID === "string" || value.containerID === null))) && (value.started === void 0 || (!("started" in value) || (typeof value.started === "boolean" || value.started === null)))));
var check_149 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.waiting === void 0 || (!("waiting" in value) || (check_150(value.waiting) || value.waiting === null))) && (value.running === void 0 || (!("running" in value) || (check_151(value.running) || value.running === null))) && (value.terminated === void 0 || (!("terminated" in value) || (check_152(value.terminated) || value.terminated === null)))));
var check_150 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_151 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.startedAt === void 0 || (!("startedAt" in value) || (typeof value.startedAt === "string" || value.startedAt === null))));
var check_152 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.exitCode === void 0 || (!("exitCode" in value) || (Number.isInteger(value.exitCode) || value.exitCode === null))) && (value.signal === void 0 || (!("signal" in value) || (Number.isInteger(value.signal) || value.signal === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null))) && (value.startedAt === void 0 || (!("startedAt" in value) || (typeof value.startedAt === "string" || value.startedAt === null))) && (value.finishedAt === void 0 || (!("finishedAt" in value) || (typeof value.finishedAt === "string" || value.finishedAt === null))) && (value.containerID === void 0 || (!("containerID" in value) || (typeof value.containerID === "string" || value.containerID === null)))));
var check_153 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.stdin === void 0 || (!("stdin" in value) || (typeof value.stdin === "boolean" || value.stdin === null))) && (value.stdout === void 0 || (!("stdout" in value) || (typeof value.stdout === "boolean" || value.stdout === null))) && (value.stderr === void 0 || (!("stderr" in value) || (typeof value.stderr === "boolean" || value.stderr === null))) && (value.tty === void 0 || (!("tty" in value) || (typeof value.tty === "boolean" || value.tty === null))) && (value.container === void 0 || (!("container" in value) || (typeof value.container === "string" || value.container === null)))));
var check_154 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.stdin === void 0 || (!("stdin" in value) || (typeof value.stdin === "boolean" || value.stdin === null))) && (value.stdout === void 0 || (!("stdout" in value) || (typeof value.stdout === "boolean" || value.stdout === null))) && (value.stderr === void 0 || (!("stderr" in value) || (typeof value.stderr === "boolean" || value.stderr === null))) && (value.tty === void 0 || (!("tty" in value) || (typeof value.tty === "boolean" || value.tty === null))) && (value.container === void 0 || (!("container" in value) || (typeof value.container === "string" || value.container === null))) && (value.command === void 0 || (!("command" in value) || (Array.isArray(value.command) && value.command.every((unique_123, index) => typeof unique_123 === "string") || value.command === null)))));
var check_155 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.container === void 0 || (!("container" in value) || (typeof value.container === "string" || value.container === null))) && (value.follow === void 0 || (!("follow" in value) || (typeof value.follow === "boolean" || value.follow === null))) && (value.previous === void 0 || (!("previous" in value) || (typeof value.previous === "boolean" || value.previous === null))) && (value.sinceSeconds === void 0 || (!("sinceSeconds" in value) || (Number.isInteger(value.sinceSeconds) || typeof value.sinceSeconds === "bigint" || value.sinceSeconds === null))) && (value.sinceTime === void 0 || (!("sinceTime" in value) || (typeof value.sinceTime === "string" || value.sinceTime === null))) && (value.timestamps === void 0 || (!("timestamps" in value) || (typeof value.timestamps === "boolean" || value.timestamps === null))) && (value.tailLines === void 0 || (!("tailLines" in value) || (Number.isInteger(value.tailLines) || typeof value.tailLines === "bigint" || value.tailLines === null))) && (value.limitBytes === void 0 || (!("limitBytes" in value) || (Number.isInteger(value.limitBytes) || typeof value.limitBytes === "bigint" || value.limitBytes === null))) && (value.insecureSkipTLSVerifyBackend === void 0 || (!("insecureSkipTLSVerifyBackend" in value) || (typeof value.insecureSkipTLSVerifyBackend === "boolean" || value.insecureSkipTLSVerifyBackend === null)))));
var check_156 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_124, index) => Number.isInteger(unique_124)) || value.ports === null)))));
var check_157 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null)))));
var check_158 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.status === void 0 || (!("status" in value) || (check_145(value.status) || value.status === null)))));
var check_159 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.template === void 0 || (!("template" in value) || (check_160(value.template) || value.template === null)))));
var check_160 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_100(value.spec) || value.spec === null)))));
var check_161 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.range === void 0 || (!("range" in value) || (typeof value.range === "string" || value.range === null))) && (value.data === void 0 || (!("data" in value) || (typeof value.data === "string" || value.data === null)))));
var check_162 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_163(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_164(value.status) || value.status === null)))));
var check_163 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.minReadySeconds === void 0 || (!("minReadySeconds" in value) || (Number.isInteger(value.minReadySeconds) || value.minReadySeconds === null))) && (value.selector === void 0 || (!("selector" in value) || (typeof value.selector === "object" && value.selector !== null && !Array.isArray(value.selector) && (Object.getOwnPropertyNames(value.selector).every((unique_125, unique_126) => External[19].test(unique_125) || typeof value.selector[unique_125] === "string") && true) || value.selector === null))) && (value.template === void 0 || (!("template" in value) || (check_160(value.template) || value.template === null)))));
var check_164 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.fullyLabeledReplicas === void 0 || (!("fullyLabeledReplicas" in value) || (Number.isInteger(value.fullyLabeledReplicas) || value.fullyLabeledReplicas === null))) && (value.readyReplicas === void 0 || (!("readyReplicas" in value) || (Number.isInteger(value.readyReplicas) || value.readyReplicas === null))) && (value.availableReplicas === void 0 || (!("availableReplicas" in value) || (Number.isInteger(value.availableReplicas) || value.availableReplicas === null))) && (value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_127, index) => check_165(unique_127)) || value.conditions === null)))));
var check_165 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_166 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_167(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_170(value.status) || value.status === null)))));
var check_167 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.hard === void 0 || (!("hard" in value) || (typeof value.hard === "object" && value.hard !== null && !Array.isArray(value.hard) && (Object.getOwnPropertyNames(value.hard).every((unique_128, unique_129) => External[20].test(unique_128) || typeof value.hard[unique_128] === "string") && true) || value.hard === null))) && (value.scopes === void 0 || (!("scopes" in value) || (Array.isArray(value.scopes) && value.scopes.every((unique_130, index) => typeof unique_130 === "string") || value.scopes === null))) && (value.scopeSelector === void 0 || (!("scopeSelector" in value) || (check_168(value.scopeSelector) || value.scopeSelector === null)))));
var check_168 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.matchExpressions === void 0 || (!("matchExpressions" in value) || (Array.isArray(value.matchExpressions) && value.matchExpressions.every((unique_131, index) => check_169(unique_131)) || value.matchExpressions === null))));
var check_169 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.scopeName === void 0 || (!("scopeName" in value) || (typeof value.scopeName === "string" || value.scopeName === null))) && (value.operator === void 0 || (!("operator" in value) || (typeof value.operator === "string" || value.operator === null))) && (value.values === void 0 || (!("values" in value) || (Array.isArray(value.values) && value.values.every((unique_132, index) => typeof unique_132 === "string") || value.values === null)))));
var check_170 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.hard === void 0 || (!("hard" in value) || (typeof value.hard === "object" && value.hard !== null && !Array.isArray(value.hard) && (Object.getOwnPropertyNames(value.hard).every((unique_133, unique_134) => External[21].test(unique_133) || typeof value.hard[unique_133] === "string") && true) || value.hard === null))) && (value.used === void 0 || (!("used" in value) || (typeof value.used === "object" && value.used !== null && !Array.isArray(value.used) && (Object.getOwnPropertyNames(value.used).every((unique_135, unique_136) => External[22].test(unique_135) || typeof value.used[unique_135] === "string") && true) || value.used === null)))));
var check_171 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.immutable === void 0 || (!("immutable" in value) || (typeof value.immutable === "boolean" || value.immutable === null))) && (value.data === void 0 || (!("data" in value) || (typeof value.data === "object" && value.data !== null && !Array.isArray(value.data) && (Object.getOwnPropertyNames(value.data).every((unique_137, unique_138) => External[23].test(unique_137) || typeof value.data[unique_137] === "string") && true) || value.data === null))) && (value.stringData === void 0 || (!("stringData" in value) || (typeof value.stringData === "object" && value.stringData !== null && !Array.isArray(value.stringData) && (Object.getOwnPropertyNames(value.stringData).every((unique_139, unique_140) => External[24].test(unique_139) || typeof value.stringData[unique_139] === "string") && true) || value.stringData === null))) && (value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null)))));
var check_172 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.reference === void 0 || (!("reference" in value) || (check_3(value.reference) || value.reference === null)))));
var check_173 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_174(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_178(value.status) || value.status === null)))));
var check_174 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_141, index) => check_175(unique_141)) || value.ports === null))) && (value.selector === void 0 || (!("selector" in value) || (typeof value.selector === "object" && value.selector !== null && !Array.isArray(value.selector) && (Object.getOwnPropertyNames(value.selector).every((unique_142, unique_143) => External[25].test(unique_142) || typeof value.selector[unique_142] === "string") && true) || value.selector === null))) && (value.clusterIP === void 0 || (!("clusterIP" in value) || (typeof value.clusterIP === "string" || value.clusterIP === null))) && (value.clusterIPs === void 0 || (!("clusterIPs" in value) || (Array.isArray(value.clusterIPs) && value.clusterIPs.every((unique_144, index) => typeof unique_144 === "string") || value.clusterIPs === null))) && (value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.externalIPs === void 0 || (!("externalIPs" in value) || (Array.isArray(value.externalIPs) && value.externalIPs.every((unique_145, index) => typeof unique_145 === "string") || value.externalIPs === null))) && (value.sessionAffinity === void 0 || (!("sessionAffinity" in value) || (typeof value.sessionAffinity === "string" || value.sessionAffinity === null))) && (value.loadBalancerIP === void 0 || (!("loadBalancerIP" in value) || (typeof value.loadBalancerIP === "string" || value.loadBalancerIP === null))) && (value.loadBalancerSourceRanges === void 0 || (!("loadBalancerSourceRanges" in value) || (Array.isArray(value.loadBalancerSourceRanges) && value.loadBalancerSourceRanges.every((unique_146, index) => typeof unique_146 === "string") || value.loadBalancerSourceRanges === null))) && (value.externalName === void 0 || (!("externalName" in value) || (typeof value.externalName === "string" || value.externalName === null))) && (value.externalTrafficPolicy === void 0 || (!("externalTrafficPolicy" in value) || (typeof value.externalTrafficPolicy === "string" || value.externalTrafficPolicy === null))) && (value.healthCheckNodePort === void 0 || (!("healthCheckNodePort" in value) || (Number.isInteger(value.healthCheckNodePort) || value.healthCheckNodePort === null))) && (value.publishNotReadyAddresses === void 0 || (!("publishNotReadyAddresses" in value) || (typeof value.publishNotReadyAddresses === "boolean" || value.publishNotReadyAddresses === null))) && (value.sessionAffinityConfig === void 0 || (!("sessionAffinityConfig" in value) || (check_176(value.sessionAffinityConfig) || value.sessionAffinityConfig === null))) && (value.topologyKeys === void 0 || (!("topologyKeys" in value) || (Array.isArray(value.topologyKeys) && value.topologyKeys.every((unique_147, index) => typeof unique_147 === "string") || value.topologyKeys === null))) && (value.ipFamilies === void 0 || (!("ipFamilies" in value) || (Array.isArray(value.ipFamilies) && value.ipFamilies.every((unique_148, index) => typeof unique_148 === "string") || value.ipFamilies === null))) && (value.ipFamilyPolicy === void 0 || (!("ipFamilyPolicy" in value) || (typeof value.ipFamilyPolicy === "string" || value.ipFamilyPolicy === null))) && (value.allocateLoadBalancerNodePorts === void 0 || (!("allocateLoadBalancerNodePorts" in value) || (typeof value.allocateLoadBalancerNodePorts === "boolean" || value.allocateLoadBalancerNodePorts === null))) && (value.loadBalancerClass === void 0 || (!("loadBalancerClass" in value) || (typeof value.loadBalancerClass === "string" || value.loadBalancerClass === null))) && (value.internalTrafficPolicy === void 0 || (!("internalTrafficPolicy" in value) || (typeof value.internalTrafficPolicy === "string" || value.internalTrafficPolicy === null)))));
var check_175 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.protocol === void 0 || (!("protocol" in value) || (typeof value.protocol === "string" || value.protocol === null))) && (value.appProtocol === void 0 || (!("appProtocol" in value) || (typeof value.appProtocol === "string" || value.appProtocol === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || value.port === null))) && (value.targetPort === void 0 || (!("targetPort" in value) || (Number.isInteger(value.targetPort) || typeof value.targetPort === "string" || value.targetPort === null))) && (value.nodePort === void 0 || (!("nodePort" in value) || (Number.isInteger(value.nodePort) || value.nodePort === null)))));
var check_176 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.clientIP === void 0 || (!("clientIP" in value) || (check_177(value.clientIP) || value.clientIP === null))));
var check_177 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.timeoutSeconds === void 0 || (!("timeoutSeconds" in value) || (Number.isInteger(value.timeoutSeconds) || value.timeoutSeconds === null))));
var check_178 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.loadBalancer === void 0 || (!("loadBalancer" in value) || (check_179(value.loadBalancer) || value.loadBalancer === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_151, index) => check_182(unique_151)) || value.conditions === null)))));
var check_179 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.ingress === void 0 || (!("ingress" in value) || (Array.isArray(value.ingress) && value.ingress.every((unique_149, index) => check_180(unique_149)) || value.ingress === null))));
var check_180 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ip === void 0 || (!("ip" in value) || (typeof value.ip === "string" || value.ip === null))) && (value.hostname === void 0 || (!("hostname" in value) || (typeof value.hostname === "string" || value.hostname === null))) && (value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_150, index) => check_181(unique_150)) || value.ports === null)))));
var check_181 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || value.port === null))) && (value.protocol === void 0 || (!("protocol" in value) || (typeof value.protocol === "string" || value.protocol === null))) && (value.error === void 0 || (!("error" in value) || (typeof value.error === "string" || value.error === null)))));
var check_182 = (value) => checkCondition(value);
var check_183 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.secrets === void 0 || (!("secrets" in value) || (Array.isArray(value.secrets) && value.secrets.every((unique_152, index) => check_3(unique_152)) || value.secrets === null))) && (value.imagePullSecrets === void 0 || (!("imagePullSecrets" in value) || (Array.isArray(value.imagePullSecrets) && value.imagePullSecrets.every((unique_153, index) => check_107(unique_153)) || value.imagePullSecrets === null))) && (value.automountServiceAccountToken === void 0 || (!("automountServiceAccountToken" in value) || (typeof value.automountServiceAccountToken === "boolean" || value.automountServiceAccountToken === null)))));
var check_184 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null)))));
var check_185 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.matchLabelExpressions === void 0 || (!("matchLabelExpressions" in value) || (Array.isArray(value.matchLabelExpressions) && value.matchLabelExpressions.every((unique_154, index) => check_186(unique_154)) || value.matchLabelExpressions === null))));
var check_186 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.key === void 0 || (!("key" in value) || (typeof value.key === "string" || value.key === null))) && (value.values === void 0 || (!("values" in value) || (Array.isArray(value.values) && value.values.every((unique_155, index) => typeof unique_155 === "string") || value.values === null)))));
var checkBinding = check_1;
var checkComponentStatus = check_4;
var checkConfigMap = check_6;
var checkEndpoints = check_7;
var checkEphemeralContainers = check_11;
var checkEvent = check_38;
var checkLimitRange = check_41;
var checkNamespace = check_44;
var checkNode = check_48;
var checkNodeProxyOptions = check_62;
var checkPersistentVolume = check_63;
var checkPersistentVolumeClaim = check_93;
var checkPod = check_99;
var checkPodAttachOptions = check_153;
var checkPodExecOptions = check_154;
var checkPodLogOptions = check_155;
var checkPodPortForwardOptions = check_156;
var checkPodProxyOptions = check_157;
var checkPodStatusResult = check_158;
var checkPodTemplate = check_159;
var checkRangeAllocation = check_161;
var checkReplicationController = check_162;
var checkResourceQuota = check_166;
var checkSecret = check_171;
var checkSerializedReference = check_172;
var checkService = check_173;
var checkServiceAccount = check_183;
var checkServiceProxyOptions = check_184;
var checkObjectReference = check_3;
var checkEventSource = check_39;
var checkTopologySelectorTerm = check_185;
var checkToleration = check_139;
var checkPodTemplateSpec = check_160;
var checkLoadBalancerStatus = check_179;
var checkEnvVar = check_17;
var checkEnvFromSource = check_14;
var checkVolume = check_101;
var checkVolumeMount = check_24;
var checkScopedResourceSelectorRequirement = check_169;
var checkTypedLocalObjectReference = check_96;
var checkSELinuxOptions = check_35;
var checkPersistentVolumeSpec = check_64;

export {
  Binding,
  ComponentStatus,
  ConfigMap,
  Endpoints,
  EphemeralContainers,
  Event,
  EventSource,
  LimitRange,
  Namespace,
  Node,
  NodeProxyOptions,
  PersistentVolume,
  PersistentVolumeSpec,
  PersistentVolumeClaim,
  Pod,
  PodAttachOptions,
  PodExecOptions,
  PodLogOptions,
  PodPortForwardOptions,
  PodProxyOptions,
  PodStatusResult,
  PodTemplate,
  RangeAllocation,
  ReplicationController,
  ResourceQuota,
  ScopedResourceSelectorRequirement,
  Secret,
  SerializedReference,
  Service,
  LoadBalancerStatus,
  ServiceAccount,
  ServiceProxyOptions,
  EnvVar,
  EnvFromSource,
  SELinuxOptions,
  PodTemplateSpec,
  Toleration,
  TopologySelectorTerm,
  ObjectReference,
  Volume,
  VolumeMount,
  TypedLocalObjectReference,
  checkBinding,
  checkComponentStatus,
  checkConfigMap,
  checkEndpoints,
  checkEphemeralContainers,
  checkEvent,
  checkLimitRange,
  checkNamespace,
  checkNode,
  checkNodeProxyOptions,
  checkPersistentVolume,
  checkPersistentVolumeClaim,
  checkPod,
  checkPodAttachOptions,
  checkPodExecOptions,
  checkPodLogOptions,
  checkPodPortForwardOptions,
  checkPodProxyOptions,
  checkPodStatusResult,
  checkPodTemplate,
  checkRangeAllocation,
  checkReplicationController,
  checkResourceQuota,
  checkSecret,
  checkSerializedReference,
  checkService,
  checkServiceAccount,
  checkServiceProxyOptions,
  checkObjectReference,
  checkEventSource,
  checkTopologySelectorTerm,
  checkToleration,
  checkPodTemplateSpec,
  checkLoadBalancerStatus,
  checkEnvVar,
  checkEnvFromSource,
  checkVolume,
  checkVolumeMount,
  checkScopedResourceSelectorRequirement,
  checkTypedLocalObjectReference,
  checkSELinuxOptions,
  checkPersistentVolumeSpec
};
