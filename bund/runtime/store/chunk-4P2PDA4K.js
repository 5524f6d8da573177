import {
  defaultEndpoints,
  defaultEphemeralContainers,
  defaultLimitRange,
  defaultNamespace,
  defaultNode,
  defaultPersistentVolume,
  defaultPersistentVolumeClaim,
  defaultPod,
  defaultPodTemplate,
  defaultReplicationController,
  defaultSecret,
  defaultService
} from "./chunk-Y7CPP5VR.js";
import {
  Binding,
  ComponentStatus,
  ConfigMap,
  Endpoints,
  EphemeralContainers,
  Event,
  LimitRange,
  Namespace,
  Node,
  NodeProxyOptions,
  PersistentVolume,
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
  Secret,
  SerializedReference,
  Service,
  ServiceAccount,
  ServiceProxyOptions,
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
  checkServiceProxyOptions
} from "./chunk-RWTCUW7N.js";
import "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/core/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var Binding2 = {
  structure: Binding,
  applyDefaults: () => void 0,
  check: checkBinding,
  schema: async () => (await import("./chunk-LCRODY5T.js")).Binding,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).Binding
};
var ComponentStatus2 = {
  structure: ComponentStatus,
  applyDefaults: () => void 0,
  check: checkComponentStatus,
  schema: async () => (await import("./chunk-LCRODY5T.js")).ComponentStatus,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).ComponentStatus
};
var ConfigMap2 = {
  structure: ConfigMap,
  applyDefaults: () => void 0,
  check: checkConfigMap,
  schema: async () => (await import("./chunk-LCRODY5T.js")).ConfigMap,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).ConfigMap
};
var Endpoints2 = {
  structure: Endpoints,
  applyDefaults: defaultEndpoints,
  check: checkEndpoints,
  schema: async () => (await import("./chunk-LCRODY5T.js")).Endpoints,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).Endpoints
};
var EphemeralContainers2 = {
  structure: EphemeralContainers,
  applyDefaults: defaultEphemeralContainers,
  check: checkEphemeralContainers,
  schema: async () => (await import("./chunk-LCRODY5T.js")).EphemeralContainers,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).EphemeralContainers
};
var Event2 = {
  structure: Event,
  applyDefaults: () => void 0,
  check: checkEvent,
  schema: async () => (await import("./chunk-LCRODY5T.js")).Event,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).Event
};
var LimitRange2 = {
  structure: LimitRange,
  applyDefaults: defaultLimitRange,
  check: checkLimitRange,
  schema: async () => (await import("./chunk-LCRODY5T.js")).LimitRange,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).LimitRange
};
var Namespace2 = {
  structure: Namespace,
  applyDefaults: defaultNamespace,
  check: checkNamespace,
  schema: async () => (await import("./chunk-LCRODY5T.js")).Namespace,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).Namespace
};
var Node2 = {
  structure: Node,
  applyDefaults: defaultNode,
  check: checkNode,
  schema: async () => (await import("./chunk-LCRODY5T.js")).Node,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).Node
};
var NodeProxyOptions2 = {
  structure: NodeProxyOptions,
  applyDefaults: () => void 0,
  check: checkNodeProxyOptions,
  schema: async () => (await import("./chunk-LCRODY5T.js")).NodeProxyOptions,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).NodeProxyOptions
};
var PersistentVolume2 = {
  structure: PersistentVolume,
  applyDefaults: defaultPersistentVolume,
  check: checkPersistentVolume,
  schema: async () => (await import("./chunk-LCRODY5T.js")).PersistentVolume,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).PersistentVolume
};
var PersistentVolumeClaim2 = {
  structure: PersistentVolumeClaim,
  applyDefaults: defaultPersistentVolumeClaim,
  check: checkPersistentVolumeClaim,
  schema: async () => (await import("./chunk-LCRODY5T.js")).PersistentVolumeClaim,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).PersistentVolumeClaim
};
var Pod2 = {
  structure: Pod,
  applyDefaults: defaultPod,
  check: checkPod,
  schema: async () => (await import("./chunk-LCRODY5T.js")).Pod,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).Pod
};
var PodAttachOptions2 = {
  structure: PodAttachOptions,
  applyDefaults: () => void 0,
  check: checkPodAttachOptions,
  schema: async () => (await import("./chunk-LCRODY5T.js")).PodAttachOptions,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).PodAttachOptions
};
var PodExecOptions2 = {
  structure: PodExecOptions,
  applyDefaults: () => void 0,
  check: checkPodExecOptions,
  schema: async () => (await import("./chunk-LCRODY5T.js")).PodExecOptions,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).PodExecOptions
};
var PodLogOptions2 = {
  structure: PodLogOptions,
  applyDefaults: () => void 0,
  check: checkPodLogOptions,
  schema: async () => (await import("./chunk-LCRODY5T.js")).PodLogOptions,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).PodLogOptions
};
var PodPortForwardOptions2 = {
  structure: PodPortForwardOptions,
  applyDefaults: () => void 0,
  check: checkPodPortForwardOptions,
  schema: async () => (await import("./chunk-LCRODY5T.js")).PodPortForwardOptions,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).PodPortForwardOptions
};
var PodProxyOptions2 = {
  structure: PodProxyOptions,
  applyDefaults: () => void 0,
  check: checkPodProxyOptions,
  schema: async () => (await import("./chunk-LCRODY5T.js")).PodProxyOptions,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).PodProxyOptions
};
var PodStatusResult2 = {
  structure: PodStatusResult,
  applyDefaults: () => void 0,
  check: checkPodStatusResult,
  schema: async () => (await import("./chunk-LCRODY5T.js")).PodStatusResult,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).PodStatusResult
};
var PodTemplate2 = {
  structure: PodTemplate,
  applyDefaults: defaultPodTemplate,
  check: checkPodTemplate,
  schema: async () => (await import("./chunk-LCRODY5T.js")).PodTemplate,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).PodTemplate
};
var RangeAllocation2 = {
  structure: RangeAllocation,
  applyDefaults: () => void 0,
  check: checkRangeAllocation,
  schema: async () => (await import("./chunk-LCRODY5T.js")).RangeAllocation,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).RangeAllocation
};
var ReplicationController2 = {
  structure: ReplicationController,
  applyDefaults: defaultReplicationController,
  check: checkReplicationController,
  schema: async () => (await import("./chunk-LCRODY5T.js")).ReplicationController,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).ReplicationController
};
var ResourceQuota2 = {
  structure: ResourceQuota,
  applyDefaults: () => void 0,
  check: checkResourceQuota,
  schema: async () => (await import("./chunk-LCRODY5T.js")).ResourceQuota,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).ResourceQuota
};
var Secret2 = {
  structure: Secret,
  applyDefaults: defaultSecret,
  check: checkSecret,
  schema: async () => (await import("./chunk-LCRODY5T.js")).Secret,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).Secret
};
var SerializedReference2 = {
  structure: SerializedReference,
  applyDefaults: () => void 0,
  check: checkSerializedReference,
  schema: async () => (await import("./chunk-LCRODY5T.js")).SerializedReference,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).SerializedReference
};
var Service2 = {
  structure: Service,
  applyDefaults: defaultService,
  check: checkService,
  schema: async () => (await import("./chunk-LCRODY5T.js")).Service,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).Service
};
var ServiceAccount2 = {
  structure: ServiceAccount,
  applyDefaults: () => void 0,
  check: checkServiceAccount,
  schema: async () => (await import("./chunk-LCRODY5T.js")).ServiceAccount,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).ServiceAccount
};
var ServiceProxyOptions2 = {
  structure: ServiceProxyOptions,
  applyDefaults: () => void 0,
  check: checkServiceProxyOptions,
  schema: async () => (await import("./chunk-LCRODY5T.js")).ServiceProxyOptions,
  ...renamed("v1", "v1"),
  protobuf: async () => (await import("./chunk-RPAGJBZ2.js")).ServiceProxyOptions
};
export {
  Binding2 as Binding,
  ComponentStatus2 as ComponentStatus,
  ConfigMap2 as ConfigMap,
  Endpoints2 as Endpoints,
  EphemeralContainers2 as EphemeralContainers,
  Event2 as Event,
  LimitRange2 as LimitRange,
  Namespace2 as Namespace,
  Node2 as Node,
  NodeProxyOptions2 as NodeProxyOptions,
  PersistentVolume2 as PersistentVolume,
  PersistentVolumeClaim2 as PersistentVolumeClaim,
  Pod2 as Pod,
  PodAttachOptions2 as PodAttachOptions,
  PodExecOptions2 as PodExecOptions,
  PodLogOptions2 as PodLogOptions,
  PodPortForwardOptions2 as PodPortForwardOptions,
  PodProxyOptions2 as PodProxyOptions,
  PodStatusResult2 as PodStatusResult,
  PodTemplate2 as PodTemplate,
  RangeAllocation2 as RangeAllocation,
  ReplicationController2 as ReplicationController,
  ResourceQuota2 as ResourceQuota,
  Secret2 as Secret,
  SerializedReference2 as SerializedReference,
  Service2 as Service,
  ServiceAccount2 as ServiceAccount,
  ServiceProxyOptions2 as ServiceProxyOptions
};
