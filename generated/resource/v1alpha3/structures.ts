// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of resource.k8s.io/v1alpha3: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, EMBEDDED_OBJECT, EXACT_QUANTITY, INT32, INT64, QUANTITY, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const DeviceClass: StructStructure = struct("v1alpha3.DeviceClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", DeviceClassSpec, "?"),
    ], undefined, "resource", true);
export const DeviceClassSpec: StructStructure = struct("v1alpha3.DeviceClassSpec", () => [
      field("selectors", listOf(DeviceSelector), "?", { listType: "atomic" }),
      field("config", listOf(DeviceClassConfiguration), "?", { listType: "atomic" }),
      field("suitableNodes", coreV1.NodeSelector, "*", { featureGate: "DRAControlPlaneController", until: "1.31" }),
    ], undefined, "resource", true);
export const DeviceClassConfiguration: StructStructure = struct("v1alpha3.DeviceClassConfiguration", () => [
      field("opaque", OpaqueDeviceConfiguration, "*"),
    ], undefined, "resource");
export const OpaqueDeviceConfiguration: StructStructure = struct("v1alpha3.OpaqueDeviceConfiguration", () => [
      field("driver", STRING, "+"),
      field("parameters", EMBEDDED_OBJECT, "?"),
    ], undefined, "resource");
export const DeviceTaintRule: StructStructure = struct("v1alpha3.DeviceTaintRule", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", DeviceTaintRuleSpec, "?"),
      field("status", DeviceTaintRuleStatus, "?", { since: "1.35" }),
    ], undefined, "resource", true);
export const DeviceTaintRuleSpec: StructStructure = struct("v1alpha3.DeviceTaintRuleSpec", () => [
      field("deviceSelector", DeviceTaintSelector, "*"),
      field("taint", DeviceTaint, "?"),
    ], undefined, "resource", true);
export const DeviceTaintRuleStatus: StructStructure = struct("v1alpha3.DeviceTaintRuleStatus", () => [
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "resource");
export const DeviceTaintSelector: StructStructure = struct("v1alpha3.DeviceTaintSelector", () => [
      field("deviceClassName", STRING, "*", { until: "1.34" }),
      field("driver", STRING, "*"),
      field("pool", STRING, "*"),
      field("device", STRING, "*"),
      field("selectors", listOf(DeviceSelector), "?", { listType: "atomic", until: "1.34" }),
    ], undefined, "resource", true);
export const DeviceSelector: StructStructure = struct("v1alpha3.DeviceSelector", () => [
      field("cel", CELDeviceSelector, "*"),
    ], undefined, "resource");
export const CELDeviceSelector: StructStructure = struct("v1alpha3.CELDeviceSelector", () => [
      field("expression", STRING, "+"),
    ], undefined, "resource");
export const DeviceTaint: StructStructure = struct("v1alpha3.DeviceTaint", () => [
      field("key", STRING, "+"),
      field("value", STRING, "?"),
      field("effect", STRING, "+"),
      field("timeAdded", TIME, "*"),
    ], undefined, "resource", true);
export const PodSchedulingContext: StructStructure = struct("v1alpha3.PodSchedulingContext", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodSchedulingContextSpec, "?"),
      field("status", PodSchedulingContextStatus, "?"),
    ], undefined, "resource", true);
export const PodSchedulingContextSpec: StructStructure = struct("v1alpha3.PodSchedulingContextSpec", () => [
      field("selectedNode", STRING, "?"),
      field("potentialNodes", listOf(STRING), "?", { listType: "atomic" }),
    ], undefined, "resource");
export const PodSchedulingContextStatus: StructStructure = struct("v1alpha3.PodSchedulingContextStatus", () => [
      field("resourceClaims", listOf(ResourceClaimSchedulingStatus), "?", { listType: "map", listMapKeys: ["name"] }),
    ], undefined, "resource");
export const ResourceClaimSchedulingStatus: StructStructure = struct("v1alpha3.ResourceClaimSchedulingStatus", () => [
      field("name", STRING, "+"),
      field("unsuitableNodes", listOf(STRING), "?", { listType: "atomic" }),
    ], undefined, "resource");
export const ResourceClaim: StructStructure = struct("v1alpha3.ResourceClaim", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimSpec, "?"),
      field("status", ResourceClaimStatus, "?"),
    ], undefined, "resource", true);
export const ResourceClaimSpec: StructStructure = struct("v1alpha3.ResourceClaimSpec", () => [
      field("devices", DeviceClaim, "?"),
      field("controller", STRING, "?", { featureGate: "DRAControlPlaneController", until: "1.31" }),
    ], undefined, "resource", true);
export const DeviceClaim: StructStructure = struct("v1alpha3.DeviceClaim", () => [
      field("requests", listOf(DeviceRequest), "+", { listType: "atomic" }),
      field("constraints", listOf(DeviceConstraint), "?", { listType: "atomic" }),
      field("config", listOf(DeviceClaimConfiguration), "?", { listType: "atomic" }),
    ], undefined, "resource", true);
export const DeviceRequest: StructStructure = struct("v1alpha3.DeviceRequest", () => [
      field("name", STRING, "+"),
      field("deviceClassName", STRING, "+"),
      field("selectors", listOf(DeviceSelector), "?", { listType: "atomic" }),
      field("allocationMode", STRING, "?"),
      field("count", INT64, "?"),
      field("adminAccess", BOOL, "?", { featureGate: "DRAAdminAccess", changes: { "1.32": { omitEmpty: true, pointer: true } } }),
      field("firstAvailable", listOf(DeviceSubRequest), "?", { listType: "atomic", featureGate: "DRAPrioritizedList", since: "1.33" }),
      field("tolerations", listOf(DeviceToleration), "?", { listType: "atomic", featureGate: "DRADeviceTaints", since: "1.33" }),
    ], undefined, "resource", true);
export const DeviceSubRequest: StructStructure = struct("v1alpha3.DeviceSubRequest", () => [
      field("name", STRING, "+"),
      field("deviceClassName", STRING, "+"),
      field("selectors", listOf(DeviceSelector), "?", { listType: "atomic" }),
      field("allocationMode", STRING, "?"),
      field("count", INT64, "?"),
      field("tolerations", listOf(DeviceToleration), "?", { listType: "atomic", featureGate: "DRADeviceTaints" }),
    ], undefined, "resource");
export const DeviceToleration: StructStructure = struct("v1alpha3.DeviceToleration", () => [
      field("key", STRING, "?"),
      field("operator", STRING, "?", { default: "Equal" }),
      field("value", STRING, "?"),
      field("effect", STRING, "?"),
      field("tolerationSeconds", INT64, "*"),
    ], undefined, "resource");
export const DeviceConstraint: StructStructure = struct("v1alpha3.DeviceConstraint", () => [
      field("requests", listOf(STRING), "?", { listType: "atomic" }),
      field("matchAttribute", STRING, "*"),
    ], undefined, "resource");
export const DeviceClaimConfiguration: StructStructure = struct("v1alpha3.DeviceClaimConfiguration", () => [
      field("requests", listOf(STRING), "?", { listType: "atomic" }),
      field("opaque", OpaqueDeviceConfiguration, "*"),
    ], undefined, "resource");
export const ResourceClaimStatus: StructStructure = struct("v1alpha3.ResourceClaimStatus", () => [
      field("allocation", AllocationResult, "*"),
      field("reservedFor", listOf(ResourceClaimConsumerReference), "?", { listType: "map", listMapKeys: ["uid"], patchStrategy: ["merge"], patchMergeKey: "uid" }),
      field("deallocationRequested", BOOL, "?", { featureGate: "DRAControlPlaneController", until: "1.31" }),
      field("devices", listOf(AllocatedDeviceStatus), "?", { listType: "map", listMapKeys: ["driver","device","pool"], featureGate: "DRAResourceClaimDeviceStatus", since: "1.32" }),
    ], undefined, "resource", true);
export const AllocationResult: StructStructure = struct("v1alpha3.AllocationResult", () => [
      field("devices", DeviceAllocationResult, "?"),
      field("nodeSelector", coreV1.NodeSelector, "*"),
      field("controller", STRING, "?", { featureGate: "DRAControlPlaneController", until: "1.31" }),
    ], undefined, "resource", true);
export const DeviceAllocationResult: StructStructure = struct("v1alpha3.DeviceAllocationResult", () => [
      field("results", listOf(DeviceRequestAllocationResult), "?", { listType: "atomic" }),
      field("config", listOf(DeviceAllocationConfiguration), "?", { listType: "atomic" }),
    ], undefined, "resource", true);
export const DeviceRequestAllocationResult: StructStructure = struct("v1alpha3.DeviceRequestAllocationResult", () => [
      field("request", STRING, "+"),
      field("driver", STRING, "+"),
      field("pool", STRING, "+"),
      field("device", STRING, "+"),
      field("adminAccess", BOOL, "!", { featureGate: "DRAAdminAccess", since: "1.32" }),
      field("tolerations", listOf(DeviceToleration), "?", { listType: "atomic", featureGate: "DRADeviceTaints", since: "1.33" }),
    ], undefined, "resource", true);
export const DeviceAllocationConfiguration: StructStructure = struct("v1alpha3.DeviceAllocationConfiguration", () => [
      field("source", STRING, "+"),
      field("requests", listOf(STRING), "?", { listType: "atomic" }),
      field("opaque", OpaqueDeviceConfiguration, "*"),
    ], undefined, "resource");
export const ResourceClaimConsumerReference: StructStructure = struct("v1alpha3.ResourceClaimConsumerReference", () => [
      field("apiGroup", STRING, "?"),
      field("resource", STRING, "+"),
      field("name", STRING, "+"),
      field("uid", STRING, "+"),
    ], undefined, "resource");
export const AllocatedDeviceStatus: StructStructure = struct("v1alpha3.AllocatedDeviceStatus", () => [
      field("driver", STRING, "+"),
      field("pool", STRING, "+"),
      field("device", STRING, "+"),
      field("conditions", listOf(metaV1.Condition), "+", { listType: "map", listMapKeys: ["type"] }),
      field("data", EMBEDDED_OBJECT, "?", { changes: { "1.33": { omitEmpty: true, pointer: true } } }),
      field("networkData", NetworkDeviceData, "*"),
    ], undefined, "resource", true);
export const NetworkDeviceData: StructStructure = struct("v1alpha3.NetworkDeviceData", () => [
      field("interfaceName", STRING, "?"),
      field("ips", listOf(STRING), "?", { listType: "atomic" }),
      field("hardwareAddress", STRING, "?"),
    ], undefined, "resource");
export const ResourceClaimTemplate: StructStructure = struct("v1alpha3.ResourceClaimTemplate", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimTemplateSpec, "?"),
    ], undefined, "resource", true);
export const ResourceClaimTemplateSpec: StructStructure = struct("v1alpha3.ResourceClaimTemplateSpec", () => [
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimSpec, "?"),
    ], undefined, "resource", true);
export const ResourcePoolStatusRequest: StructStructure = struct("v1alpha3.ResourcePoolStatusRequest", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourcePoolStatusRequestSpec, "?"),
      field("status", ResourcePoolStatusRequestStatus, "*"),
    ], undefined, "resource", true);
export const ResourcePoolStatusRequestSpec: StructStructure = struct("v1alpha3.ResourcePoolStatusRequestSpec", () => [
      field("driver", STRING, "+"),
      field("poolName", STRING, "*"),
      field("limit", INT32, "*", { default: 100 }),
    ], undefined, "resource");
export const ResourcePoolStatusRequestStatus: StructStructure = struct("v1alpha3.ResourcePoolStatusRequestStatus", () => [
      field("poolCount", INT32, "*"),
      field("pools", listOf(PoolStatus), "?", { listType: "atomic" }),
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "resource");
export const PoolStatus: StructStructure = struct("v1alpha3.PoolStatus", () => [
      field("driver", STRING, "?"),
      field("poolName", STRING, "?"),
      field("generation", INT64, "+"),
      field("resourceSliceCount", INT32, "*"),
      field("totalDevices", INT32, "*"),
      field("allocatedDevices", INT32, "*"),
      field("availableDevices", INT32, "*"),
      field("unavailableDevices", INT32, "*"),
      field("nodeName", STRING, "*"),
      field("validationError", STRING, "*"),
    ], undefined, "resource");
export const ResourceSlice: StructStructure = struct("v1alpha3.ResourceSlice", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceSliceSpec, "?"),
    ], undefined, "resource", true);
export const ResourceSliceSpec: StructStructure = struct("v1alpha3.ResourceSliceSpec", () => [
      field("driver", STRING, "+"),
      field("pool", ResourcePool, "?"),
      field("nodeName", STRING, "?"),
      field("nodeSelector", coreV1.NodeSelector, "*"),
      field("allNodes", BOOL, "?"),
      field("devices", listOf(Device), "+", { listType: "atomic" }),
      field("perDeviceNodeSelection", BOOL, "*", { featureGate: "DRAPartitionableDevices", since: "1.33" }),
      field("sharedCounters", listOf(CounterSet), "?", { listType: "atomic", featureGate: "DRAPartitionableDevices", since: "1.33" }),
    ], undefined, "resource", true);
export const ResourcePool: StructStructure = struct("v1alpha3.ResourcePool", () => [
      field("name", STRING, "+"),
      field("generation", INT64, "+"),
      field("resourceSliceCount", INT64, "+"),
    ], undefined, "resource");
export const Device: StructStructure = struct("v1alpha3.Device", () => [
      field("name", STRING, "+"),
      field("basic", BasicDevice, "*"),
    ], undefined, "resource", true);
export const BasicDevice: StructStructure = struct("v1alpha3.BasicDevice", () => [
      field("attributes", mapOf(DeviceAttribute), "?"),
      field("capacity", mapOf(EXACT_QUANTITY), "?"),
      field("consumesCounters", listOf(DeviceCounterConsumption), "?", { listType: "atomic", featureGate: "DRAPartitionableDevices", since: "1.33" }),
      field("nodeName", STRING, "*", { featureGate: "DRAPartitionableDevices", since: "1.33" }),
      field("nodeSelector", coreV1.NodeSelector, "*", { featureGate: "DRAPartitionableDevices", since: "1.33" }),
      field("allNodes", BOOL, "*", { featureGate: "DRAPartitionableDevices", since: "1.33" }),
      field("taints", listOf(DeviceTaint), "?", { listType: "atomic", featureGate: "DRADeviceTaints", since: "1.33" }),
    ], undefined, "resource", true);
export const DeviceAttribute: StructStructure = struct("v1alpha3.DeviceAttribute", () => [
      field("int", INT64, "*"),
      field("bool", BOOL, "*"),
      field("string", STRING, "*"),
      field("version", STRING, "*"),
    ], undefined, "resource");
export const DeviceCounterConsumption: StructStructure = struct("v1alpha3.DeviceCounterConsumption", () => [
      field("counterSet", STRING, "+"),
      field("counters", mapOf(Counter), "?"),
    ], undefined, "resource");
export const Counter: StructStructure = struct("v1alpha3.Counter", () => [
      field("value", QUANTITY, "?"),
    ], undefined, "resource");
export const CounterSet: StructStructure = struct("v1alpha3.CounterSet", () => [
      field("name", STRING, "+"),
      field("counters", mapOf(Counter), "?"),
    ], undefined, "resource");
