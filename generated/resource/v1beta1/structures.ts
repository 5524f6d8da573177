// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of resource.k8s.io/v1beta1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, EMBEDDED_OBJECT, EXACT_QUANTITY, INT64, QUANTITY, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const DeviceClass: StructStructure = struct("v1beta1.DeviceClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", DeviceClassSpec, "?"),
    ], undefined, "resource", true);
export const DeviceClassSpec: StructStructure = struct("v1beta1.DeviceClassSpec", () => [
      field("selectors", listOf(DeviceSelector), "?", { listType: "atomic" }),
      field("config", listOf(DeviceClassConfiguration), "?", { listType: "atomic" }),
      field("extendedResourceName", STRING, "*", { featureGate: "DRAExtendedResource", since: "1.34" }),
    ], undefined, "resource", true);
export const DeviceSelector: StructStructure = struct("v1beta1.DeviceSelector", () => [
      field("cel", CELDeviceSelector, "*"),
    ], undefined, "resource");
export const DeviceClassConfiguration: StructStructure = struct("v1beta1.DeviceClassConfiguration", () => [
      field("opaque", OpaqueDeviceConfiguration, "*"),
    ], undefined, "resource");
export const CELDeviceSelector: StructStructure = struct("v1beta1.CELDeviceSelector", () => [
      field("expression", STRING, "+"),
    ], undefined, "resource");
export const OpaqueDeviceConfiguration: StructStructure = struct("v1beta1.OpaqueDeviceConfiguration", () => [
      field("driver", STRING, "+"),
      field("parameters", EMBEDDED_OBJECT, "?"),
    ], undefined, "resource");
export const ResourceClaim: StructStructure = struct("v1beta1.ResourceClaim", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimSpec, "?"),
      field("status", ResourceClaimStatus, "?"),
    ], undefined, "resource", true);
export const ResourceClaimSpec: StructStructure = struct("v1beta1.ResourceClaimSpec", () => [
      field("devices", DeviceClaim, "?"),
    ], undefined, "resource", true);
export const ResourceClaimStatus: StructStructure = struct("v1beta1.ResourceClaimStatus", () => [
      field("allocation", AllocationResult, "*"),
      field("reservedFor", listOf(ResourceClaimConsumerReference), "?", { listType: "map", listMapKeys: ["uid"], patchStrategy: ["merge"], patchMergeKey: "uid" }),
      field("devices", listOf(AllocatedDeviceStatus), "?", { listType: "map", listMapKeys: ["driver","device","pool"], featureGate: "DRAResourceClaimDeviceStatus", changes: { "1.34": { listMapKeys: ["driver","device","pool","shareID"] } } }),
    ], undefined, "resource", true);
export const DeviceClaim: StructStructure = struct("v1beta1.DeviceClaim", () => [
      field("requests", listOf(DeviceRequest), "+", { listType: "atomic" }),
      field("constraints", listOf(DeviceConstraint), "?", { listType: "atomic" }),
      field("config", listOf(DeviceClaimConfiguration), "?", { listType: "atomic" }),
    ], undefined, "resource", true);
export const AllocationResult: StructStructure = struct("v1beta1.AllocationResult", () => [
      field("devices", DeviceAllocationResult, "?"),
      field("nodeSelector", coreV1.NodeSelector, "*"),
      field("allocationTimestamp", TIME, "*", { featureGate: "DRADeviceBindingConditions", since: "1.34" }),
    ], undefined, "resource", true);
export const ResourceClaimConsumerReference: StructStructure = struct("v1beta1.ResourceClaimConsumerReference", () => [
      field("apiGroup", STRING, "?"),
      field("resource", STRING, "+"),
      field("name", STRING, "+"),
      field("uid", STRING, "+"),
    ], undefined, "resource");
export const AllocatedDeviceStatus: StructStructure = struct("v1beta1.AllocatedDeviceStatus", () => [
      field("driver", STRING, "+"),
      field("pool", STRING, "+"),
      field("device", STRING, "+"),
      field("shareID", STRING, "*", { featureGate: "DRAConsumableCapacity", since: "1.34" }),
      field("conditions", listOf(metaV1.Condition), "+", { listType: "map", listMapKeys: ["type"] }),
      field("data", EMBEDDED_OBJECT, "*"),
      field("networkData", NetworkDeviceData, "*"),
    ], undefined, "resource", true);
export const DeviceRequest: StructStructure = struct("v1beta1.DeviceRequest", () => [
      field("name", STRING, "+"),
      field("deviceClassName", STRING, "+"),
      field("selectors", listOf(DeviceSelector), "?", { listType: "atomic" }),
      field("allocationMode", STRING, "?"),
      field("count", INT64, "?"),
      field("adminAccess", BOOL, "*", { featureGate: "DRAAdminAccess" }),
      field("firstAvailable", listOf(DeviceSubRequest), "?", { listType: "atomic", featureGate: "DRAPrioritizedList", since: "1.33" }),
      field("tolerations", listOf(DeviceToleration), "?", { listType: "atomic", since: "1.33", changes: { "1.36": { featureGate: "DRADeviceTaints" } } }),
      field("capacity", CapacityRequirements, "*", { featureGate: "DRAConsumableCapacity", since: "1.34" }),
    ], undefined, "resource", true);
export const DeviceConstraint: StructStructure = struct("v1beta1.DeviceConstraint", () => [
      field("requests", listOf(STRING), "?", { listType: "atomic" }),
      field("matchAttribute", STRING, "*"),
      field("distinctAttribute", STRING, "*", { since: "1.34", changes: { "1.36": { featureGate: "DRAConsumableCapacity" } } }),
    ], undefined, "resource", true);
export const DeviceClaimConfiguration: StructStructure = struct("v1beta1.DeviceClaimConfiguration", () => [
      field("requests", listOf(STRING), "?", { listType: "atomic" }),
      field("opaque", OpaqueDeviceConfiguration, "*"),
    ], undefined, "resource");
export const DeviceAllocationResult: StructStructure = struct("v1beta1.DeviceAllocationResult", () => [
      field("results", listOf(DeviceRequestAllocationResult), "?", { listType: "atomic" }),
      field("config", listOf(DeviceAllocationConfiguration), "?", { listType: "atomic" }),
    ], undefined, "resource", true);
export const NetworkDeviceData: StructStructure = struct("v1beta1.NetworkDeviceData", () => [
      field("interfaceName", STRING, "?"),
      field("ips", listOf(STRING), "?", { listType: "atomic" }),
      field("hardwareAddress", STRING, "?"),
    ], undefined, "resource");
export const DeviceSubRequest: StructStructure = struct("v1beta1.DeviceSubRequest", () => [
      field("name", STRING, "+"),
      field("deviceClassName", STRING, "+"),
      field("selectors", listOf(DeviceSelector), "?", { listType: "atomic" }),
      field("allocationMode", STRING, "?", { default: "ExactCount" }),
      field("count", INT64, "?"),
      field("tolerations", listOf(DeviceToleration), "?", { listType: "atomic", changes: { "1.36": { featureGate: "DRADeviceTaints" } } }),
      field("capacity", CapacityRequirements, "*", { featureGate: "DRAConsumableCapacity", since: "1.34" }),
    ], undefined, "resource", true);
export const DeviceRequestAllocationResult: StructStructure = struct("v1beta1.DeviceRequestAllocationResult", () => [
      field("request", STRING, "+"),
      field("driver", STRING, "+"),
      field("pool", STRING, "+"),
      field("device", STRING, "+"),
      field("adminAccess", BOOL, "!", { featureGate: "DRAAdminAccess", changes: { "1.34": { omitEmpty: true, pointer: true } } }),
      field("tolerations", listOf(DeviceToleration), "?", { listType: "atomic", since: "1.33" }),
      field("bindingConditions", listOf(STRING), "?", { listType: "atomic", featureGate: "DRADeviceBindingConditions", since: "1.34" }),
      field("bindingFailureConditions", listOf(STRING), "?", { listType: "atomic", featureGate: "DRADeviceBindingConditions", since: "1.34" }),
      field("shareID", STRING, "*", { since: "1.34" }),
      field("consumedCapacity", mapOf(EXACT_QUANTITY), "?", { since: "1.34" }),
    ], undefined, "resource", true);
export const DeviceAllocationConfiguration: StructStructure = struct("v1beta1.DeviceAllocationConfiguration", () => [
      field("source", STRING, "+"),
      field("requests", listOf(STRING), "?", { listType: "atomic" }),
      field("opaque", OpaqueDeviceConfiguration, "*"),
    ], undefined, "resource", true);
export const DeviceToleration: StructStructure = struct("v1beta1.DeviceToleration", () => [
      field("key", STRING, "?"),
      field("operator", STRING, "?", { default: "Equal" }),
      field("value", STRING, "?"),
      field("effect", STRING, "?"),
      field("tolerationSeconds", INT64, "*"),
    ], undefined, "resource", true);
export const CapacityRequirements: StructStructure = struct("v1beta1.CapacityRequirements", () => [
      field("requests", mapOf(EXACT_QUANTITY), "?"),
    ], undefined, "resource");
export const ResourceClaimTemplate: StructStructure = struct("v1beta1.ResourceClaimTemplate", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimTemplateSpec, "?"),
    ], undefined, "resource", true);
export const ResourceClaimTemplateSpec: StructStructure = struct("v1beta1.ResourceClaimTemplateSpec", () => [
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimSpec, "?"),
    ], undefined, "resource", true);
export const ResourceSlice: StructStructure = struct("v1beta1.ResourceSlice", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceSliceSpec, "?"),
    ], undefined, "resource", true);
export const ResourceSliceSpec: StructStructure = struct("v1beta1.ResourceSliceSpec", () => [
      field("driver", STRING, "+"),
      field("pool", ResourcePool, "?"),
      field("nodeName", STRING, "?"),
      field("nodeSelector", coreV1.NodeSelector, "*"),
      field("allNodes", BOOL, "?"),
      field("devices", listOf(Device), "+", { listType: "atomic", changes: { "1.35": { omitEmpty: true, pointer: false } } }),
      field("perDeviceNodeSelection", BOOL, "*", { featureGate: "DRAPartitionableDevices", since: "1.33" }),
      field("sharedCounters", listOf(CounterSet), "?", { listType: "atomic", featureGate: "DRAPartitionableDevices", since: "1.33" }),
    ], undefined, "resource", true);
export const ResourcePool: StructStructure = struct("v1beta1.ResourcePool", () => [
      field("name", STRING, "+"),
      field("generation", INT64, "+"),
      field("resourceSliceCount", INT64, "+"),
    ], undefined, "resource");
export const Device: StructStructure = struct("v1beta1.Device", () => [
      field("name", STRING, "+"),
      field("basic", BasicDevice, "*"),
    ], undefined, "resource", true);
export const BasicDevice: StructStructure = struct("v1beta1.BasicDevice", () => [
      field("attributes", mapOf(DeviceAttribute), "?"),
      field("capacity", mapOf(DeviceCapacity), "?"),
      field("consumesCounters", listOf(DeviceCounterConsumption), "?", { listType: "atomic", featureGate: "DRAPartitionableDevices", since: "1.33" }),
      field("nodeName", STRING, "*", { featureGate: "DRAPartitionableDevices", since: "1.33" }),
      field("nodeSelector", coreV1.NodeSelector, "*", { featureGate: "DRAPartitionableDevices", since: "1.33" }),
      field("allNodes", BOOL, "*", { featureGate: "DRAPartitionableDevices", since: "1.33" }),
      field("taints", listOf(DeviceTaint), "?", { listType: "atomic", featureGate: "DRADeviceTaints", since: "1.33" }),
      field("bindsToNode", BOOL, "*", { featureGate: "DRADeviceBindingConditions", since: "1.34" }),
      field("bindingConditions", listOf(STRING), "?", { listType: "atomic", featureGate: "DRADeviceBindingConditions", since: "1.34" }),
      field("bindingFailureConditions", listOf(STRING), "?", { listType: "atomic", featureGate: "DRADeviceBindingConditions", since: "1.34" }),
      field("allowMultipleAllocations", BOOL, "*", { featureGate: "DRAConsumableCapacity", since: "1.34" }),
      field("nodeAllocatableResourceMappings", mapOf(NodeAllocatableResourceMapping), "?", { featureGate: "DRANodeAllocatableResources", since: "1.36" }),
    ], undefined, "resource", true);
export const CounterSet: StructStructure = struct("v1beta1.CounterSet", () => [
      field("name", STRING, "+"),
      field("counters", mapOf(Counter), "?"),
    ], undefined, "resource");
export const DeviceAttribute: StructStructure = struct("v1beta1.DeviceAttribute", () => [
      field("int", INT64, "*"),
      field("bool", BOOL, "*"),
      field("string", STRING, "*"),
      field("version", STRING, "*"),
      field("ints", listOf(INT64), "*", { listType: "atomic", featureGate: "DRAListTypeAttributes", since: "1.36" }),
      field("bools", listOf(BOOL), "*", { listType: "atomic", featureGate: "DRAListTypeAttributes", since: "1.36" }),
      field("strings", listOf(STRING), "*", { listType: "atomic", featureGate: "DRAListTypeAttributes", since: "1.36" }),
      field("versions", listOf(STRING), "*", { listType: "atomic", featureGate: "DRAListTypeAttributes", since: "1.36" }),
    ], undefined, "resource", true);
export const DeviceCapacity: StructStructure = struct("v1beta1.DeviceCapacity", () => [
      field("value", QUANTITY, "?"),
      field("requestPolicy", CapacityRequestPolicy, "*", { featureGate: "DRAConsumableCapacity", since: "1.34" }),
    ], undefined, "resource", true);
export const DeviceCounterConsumption: StructStructure = struct("v1beta1.DeviceCounterConsumption", () => [
      field("counterSet", STRING, "+"),
      field("counters", mapOf(Counter), "?"),
    ], undefined, "resource");
export const DeviceTaint: StructStructure = struct("v1beta1.DeviceTaint", () => [
      field("key", STRING, "+"),
      field("value", STRING, "?"),
      field("effect", STRING, "+"),
      field("timeAdded", TIME, "*"),
    ], undefined, "resource", true);
export const NodeAllocatableResourceMapping: StructStructure = struct("v1beta1.NodeAllocatableResourceMapping", () => [
      field("capacityKey", STRING, "*"),
      field("allocationMultiplier", QUANTITY, "*"),
    ], undefined, "resource");
export const Counter: StructStructure = struct("v1beta1.Counter", () => [
      field("value", QUANTITY, "?"),
    ], undefined, "resource");
export const CapacityRequestPolicy: StructStructure = struct("v1beta1.CapacityRequestPolicy", () => [
      field("default", QUANTITY, "!"),
      field("validValues", listOf(QUANTITY), "?", { listType: "atomic" }),
      field("validRange", CapacityRequestPolicyRange, "*"),
    ], undefined, "resource");
export const CapacityRequestPolicyRange: StructStructure = struct("v1beta1.CapacityRequestPolicyRange", () => [
      field("min", QUANTITY, "*"),
      field("max", QUANTITY, "*"),
      field("step", QUANTITY, "*"),
    ], undefined, "resource");
