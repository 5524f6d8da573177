// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of resource.k8s.io/v1beta2: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "resource/v1beta2.DeviceClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.DeviceClassSpec"), Type.Null()])),
      }),
      "resource/v1beta2.DeviceClassSpec": Type.Object({
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceSelector")), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceClassConfiguration")), Type.Null()])),
        extendedResourceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1beta2.DeviceSelector": Type.Object({
        cel: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.CELDeviceSelector"), Type.Null()])),
      }),
      "resource/v1beta2.DeviceClassConfiguration": Type.Object({
        opaque: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.OpaqueDeviceConfiguration"), Type.Null()])),
      }),
      "resource/v1beta2.CELDeviceSelector": Type.Object({
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1beta2.OpaqueDeviceConfiguration": Type.Object({
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        parameters: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
      "resource/v1beta2.DeviceTaintRule": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("resource/v1beta2.DeviceTaintRuleSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.DeviceTaintRuleStatus"), Type.Null()])),
      }, {"between":true}),
      "resource/v1beta2.DeviceTaintRuleSpec": Type.Object({
        deviceSelector: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.DeviceTaintSelector"), Type.Null()])),
        taint: Type.Union([Type.Ref("resource/v1beta2.DeviceTaint")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "resource/v1beta2.DeviceTaintRuleStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition"), {"maxItems":8}), Type.Null()])),
      }),
      "resource/v1beta2.DeviceTaintSelector": Type.Object({
        driver: Type.Optional(Type.Union([Type.String({"minLength":1,"format":"dns-subdomain-any-case"}), Type.Null()], {"rules":{"bytes":{"max":63}}})),
        pool: Type.Optional(Type.Union([Type.String({"minLength":1,"format":"subdomain-path"}), Type.Null()], {"rules":{"bytes":{"max":253}}})),
        device: Type.Optional(Type.Union([Type.String({"format":"dns-label"}), Type.Null()])),
      }, {"between":true}),
      "resource/v1beta2.ResourceClaim": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.ResourceClaimSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.ResourceClaimStatus"), Type.Null()])),
      }),
      "resource/v1beta2.ResourceClaimSpec": Type.Object({
        devices: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.DeviceClaim"), Type.Null()])),
      }),
      "resource/v1beta2.ResourceClaimStatus": Type.Object({
        allocation: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.AllocationResult"), Type.Null()])),
        reservedFor: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.ResourceClaimConsumerReference")), Type.Null()])),
        devices: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.AllocatedDeviceStatus")), Type.Null()])),
      }),
      "resource/v1beta2.DeviceClaim": Type.Object({
        requests: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceRequest")), Type.Null()])),
        constraints: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceConstraint")), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceClaimConfiguration")), Type.Null()])),
      }),
      "resource/v1beta2.AllocationResult": Type.Object({
        devices: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.DeviceAllocationResult"), Type.Null()])),
        nodeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        allocationTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1beta2.ResourceClaimConsumerReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1beta2.AllocatedDeviceStatus": Type.Object({
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pool: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        device: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        shareID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
        data: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        networkData: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.NetworkDeviceData"), Type.Null()])),
      }),
      "resource/v1beta2.DeviceRequest": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        exactly: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.ExactDeviceRequest"), Type.Null()])),
        firstAvailable: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceSubRequest")), Type.Null()])),
      }),
      "resource/v1beta2.DeviceConstraint": Type.Object({
        requests: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        matchAttribute: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        distinctAttribute: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1beta2.DeviceClaimConfiguration": Type.Object({
        requests: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        opaque: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.OpaqueDeviceConfiguration"), Type.Null()])),
      }),
      "resource/v1beta2.DeviceAllocationResult": Type.Object({
        results: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceRequestAllocationResult")), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceAllocationConfiguration")), Type.Null()])),
      }),
      "resource/v1beta2.NetworkDeviceData": Type.Object({
        interfaceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ips: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        hardwareAddress: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1beta2.ExactDeviceRequest": Type.Object({
        deviceClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceSelector")), Type.Null()])),
        allocationMode: Type.Optional(Type.Union([Type.Enum(["All","ExactCount"]), Type.Null()])),
        count: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        adminAccess: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceToleration")), Type.Null()])),
        capacity: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.CapacityRequirements"), Type.Null()])),
      }),
      "resource/v1beta2.DeviceSubRequest": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        deviceClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceSelector")), Type.Null()])),
        allocationMode: Type.Optional(Type.Union([Type.Enum(["All","ExactCount"]), Type.Null()])),
        count: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceToleration")), Type.Null()])),
        capacity: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.CapacityRequirements"), Type.Null()])),
      }),
      "resource/v1beta2.DeviceRequestAllocationResult": Type.Object({
        request: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pool: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        device: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        adminAccess: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceToleration")), Type.Null()])),
        bindingConditions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        bindingFailureConditions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        shareID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        consumedCapacity: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }),
      "resource/v1beta2.DeviceAllocationConfiguration": Type.Object({
        source: Type.Union([Type.Enum(["FromClaim","FromClass"])], {"rules":{"held":"text"}}),
        requests: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        opaque: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.OpaqueDeviceConfiguration"), Type.Null()])),
      }),
      "resource/v1beta2.DeviceToleration": Type.Object({
        key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        operator: Type.Optional(Type.Union([Type.Enum(["Equal","Exists"]), Type.Null()])),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        effect: Type.Optional(Type.Union([Type.Enum(["NoExecute","NoSchedule","None"]), Type.Null()])),
        tolerationSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
      "resource/v1beta2.CapacityRequirements": Type.Object({
        requests: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }),
      "resource/v1beta2.ResourceClaimTemplate": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.ResourceClaimTemplateSpec"), Type.Null()])),
      }),
      "resource/v1beta2.ResourceClaimTemplateSpec": Type.Object({
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.ResourceClaimSpec"), Type.Null()])),
      }),
      "resource/v1beta2.ResourceSlice": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.ResourceSliceSpec"), Type.Null()])),
      }),
      "resource/v1beta2.ResourceSliceSpec": Type.Object({
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pool: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.ResourcePool"), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        allNodes: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        devices: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.Device")), Type.Null()])),
        perDeviceNodeSelection: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        sharedCounters: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.CounterSet")), Type.Null()])),
      }),
      "resource/v1beta2.ResourcePool": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        generation: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        resourceSliceCount: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
      "resource/v1beta2.Device": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        attributes: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1beta2.DeviceAttribute") }), Type.Null()])),
        capacity: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1beta2.DeviceCapacity") }), Type.Null()])),
        consumesCounters: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceCounterConsumption")), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        allNodes: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        taints: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1beta2.DeviceTaint")), Type.Null()])),
        bindsToNode: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        bindingConditions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        bindingFailureConditions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        allowMultipleAllocations: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        nodeAllocatableResourceMappings: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1beta2.NodeAllocatableResourceMapping") }), Type.Null()])),
      }),
      "resource/v1beta2.CounterSet": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        counters: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1beta2.Counter") }), Type.Null()])),
      }),
      "resource/v1beta2.DeviceAttribute": Type.Object({
        int: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        bool: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        string: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ints: Type.Optional(Type.Union([Type.Array(Type.Union([Type.Integer(), Type.BigInt()])), Type.Null()])),
        bools: Type.Optional(Type.Union([Type.Array(Type.Boolean()), Type.Null()])),
        strings: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        versions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "resource/v1beta2.DeviceCapacity": Type.Object({
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        requestPolicy: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.CapacityRequestPolicy"), Type.Null()])),
      }),
      "resource/v1beta2.DeviceCounterConsumption": Type.Object({
        counterSet: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        counters: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1beta2.Counter") }), Type.Null()])),
      }),
      "resource/v1beta2.DeviceTaint": Type.Object({
        key: Type.Union([Type.String({"format":"qualified-name"})], {"rules":{"held":"text"}}),
        value: Type.Optional(Type.Union([Type.String({"format":"label-value"}), Type.Null()])),
        effect: Type.Union([Type.Enum(["NoExecute","NoSchedule","None"])], {"rules":{"needed":true}}),
        timeAdded: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1beta2.NodeAllocatableResourceMapping": Type.Object({
        capacityKey: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        allocationMultiplier: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1beta2.Counter": Type.Object({
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1beta2.CapacityRequestPolicy": Type.Object({
        default: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        validValues: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        validRange: Type.Optional(Type.Union([Type.Ref("resource/v1beta2.CapacityRequestPolicyRange"), Type.Null()])),
      }),
      "resource/v1beta2.CapacityRequestPolicyRange": Type.Object({
        min: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        max: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        step: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const DeviceClass: SchemaOfType = { root: types["resource/v1beta2.DeviceClass"], get named() { return named(); } };
export const DeviceTaintRule: SchemaOfType = { root: types["resource/v1beta2.DeviceTaintRule"], get named() { return named(); } };
export const ResourceClaim: SchemaOfType = { root: types["resource/v1beta2.ResourceClaim"], get named() { return named(); } };
export const ResourceClaimTemplate: SchemaOfType = { root: types["resource/v1beta2.ResourceClaimTemplate"], get named() { return named(); } };
export const ResourceSlice: SchemaOfType = { root: types["resource/v1beta2.ResourceSlice"], get named() { return named(); } };
