// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of resource.k8s.io/v1alpha3: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "resource/v1alpha3.DeviceClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.DeviceClassSpec"), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceClassSpec": Type.Object({
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceSelector")), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceClassConfiguration")), Type.Null()])),
        suitableNodes: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceClassConfiguration": Type.Object({
        opaque: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.OpaqueDeviceConfiguration"), Type.Null()])),
      }),
      "resource/v1alpha3.OpaqueDeviceConfiguration": Type.Object({
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        parameters: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceTaintRule": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("resource/v1alpha3.DeviceTaintRuleSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.DeviceTaintRuleStatus"), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceTaintRuleSpec": Type.Object({
        deviceSelector: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.DeviceTaintSelector"), Type.Null()])),
        taint: Type.Union([Type.Ref("resource/v1alpha3.DeviceTaint")], {"rules":{"held":"struct"}}),
      }),
      "resource/v1alpha3.DeviceTaintRuleStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceTaintSelector": Type.Object({
        deviceClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pool: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        device: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceSelector")), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceSelector": Type.Object({
        cel: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.CELDeviceSelector"), Type.Null()])),
      }),
      "resource/v1alpha3.CELDeviceSelector": Type.Object({
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceTaint": Type.Object({
        key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        effect: Type.Union([Type.Enum(["NoExecute","NoSchedule","None"])], {"rules":{"held":"text"}}),
        timeAdded: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.PodSchedulingContext": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.PodSchedulingContextSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.PodSchedulingContextStatus"), Type.Null()])),
      }),
      "resource/v1alpha3.PodSchedulingContextSpec": Type.Object({
        selectedNode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        potentialNodes: Type.Optional(Type.Union([Type.Array(Type.String(), {"maxItems":128}), Type.Null()])),
      }),
      "resource/v1alpha3.PodSchedulingContextStatus": Type.Object({
        resourceClaims: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.ResourceClaimSchedulingStatus")), Type.Null()])),
      }),
      "resource/v1alpha3.ResourceClaimSchedulingStatus": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        unsuitableNodes: Type.Optional(Type.Union([Type.Array(Type.String(), {"maxItems":128}), Type.Null()])),
      }),
      "resource/v1alpha3.ResourceClaim": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.ResourceClaimSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.ResourceClaimStatus"), Type.Null()])),
      }),
      "resource/v1alpha3.ResourceClaimSpec": Type.Object({
        devices: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.DeviceClaim"), Type.Null()])),
        controller: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceClaim": Type.Object({
        requests: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceRequest")), Type.Null()])),
        constraints: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceConstraint")), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceClaimConfiguration")), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceRequest": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        deviceClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceSelector")), Type.Null()])),
        allocationMode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        count: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        adminAccess: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        firstAvailable: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceSubRequest")), Type.Null()])),
        tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceToleration")), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceSubRequest": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        deviceClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceSelector")), Type.Null()])),
        allocationMode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        count: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceToleration")), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceToleration": Type.Object({
        key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        operator: Type.Optional(Type.Union([Type.Enum(["Exists","Equal"]), Type.Null()])),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        effect: Type.Optional(Type.Union([Type.Enum(["None","NoSchedule","NoExecute"]), Type.Null()])),
        tolerationSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceConstraint": Type.Object({
        requests: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        matchAttribute: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceClaimConfiguration": Type.Object({
        requests: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        opaque: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.OpaqueDeviceConfiguration"), Type.Null()])),
      }),
      "resource/v1alpha3.ResourceClaimStatus": Type.Object({
        allocation: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.AllocationResult"), Type.Null()])),
        reservedFor: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.ResourceClaimConsumerReference")), Type.Null()])),
        deallocationRequested: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        devices: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.AllocatedDeviceStatus")), Type.Null()])),
      }),
      "resource/v1alpha3.AllocationResult": Type.Object({
        devices: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.DeviceAllocationResult"), Type.Null()])),
        nodeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        controller: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceAllocationResult": Type.Object({
        results: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceRequestAllocationResult")), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceAllocationConfiguration")), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceRequestAllocationResult": Type.Object({
        request: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pool: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        device: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        adminAccess: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceToleration")), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceAllocationConfiguration": Type.Object({
        source: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        requests: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        opaque: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.OpaqueDeviceConfiguration"), Type.Null()])),
      }),
      "resource/v1alpha3.ResourceClaimConsumerReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.AllocatedDeviceStatus": Type.Object({
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pool: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        device: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
        data: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        networkData: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.NetworkDeviceData"), Type.Null()])),
      }),
      "resource/v1alpha3.NetworkDeviceData": Type.Object({
        interfaceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ips: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        hardwareAddress: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.ResourceClaimTemplate": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.ResourceClaimTemplateSpec"), Type.Null()])),
      }),
      "resource/v1alpha3.ResourceClaimTemplateSpec": Type.Object({
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.ResourceClaimSpec"), Type.Null()])),
      }),
      "resource/v1alpha3.ResourcePoolStatusRequest": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.ResourcePoolStatusRequestSpec"), Type.Null()], {"rules":{"immutable":true}})),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.ResourcePoolStatusRequestStatus"), Type.Null()])),
      }, {"between":true}),
      "resource/v1alpha3.ResourcePoolStatusRequestSpec": Type.Object({
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        poolName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        limit: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":1000}), Type.Null()])),
      }),
      "resource/v1alpha3.ResourcePoolStatusRequestStatus": Type.Object({
        poolCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        pools: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.PoolStatus")), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
      "resource/v1alpha3.PoolStatus": Type.Object({
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        poolName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        generation: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        resourceSliceCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        totalDevices: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        allocatedDevices: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        availableDevices: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        unavailableDevices: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        validationError: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.ResourceSlice": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.ResourceSliceSpec"), Type.Null()])),
      }),
      "resource/v1alpha3.ResourceSliceSpec": Type.Object({
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pool: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.ResourcePool"), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        allNodes: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        devices: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.Device")), Type.Null()])),
        perDeviceNodeSelection: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        sharedCounters: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.CounterSet")), Type.Null()])),
      }),
      "resource/v1alpha3.ResourcePool": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        generation: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        resourceSliceCount: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
      "resource/v1alpha3.Device": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        basic: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.BasicDevice"), Type.Null()])),
      }),
      "resource/v1alpha3.BasicDevice": Type.Object({
        attributes: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1alpha3.DeviceAttribute") }), Type.Null()])),
        capacity: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        consumesCounters: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceCounterConsumption")), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        allNodes: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        taints: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceTaint")), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceAttribute": Type.Object({
        int: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        bool: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        string: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceCounterConsumption": Type.Object({
        counterSet: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        counters: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1alpha3.Counter") }), Type.Null()])),
      }),
      "resource/v1alpha3.Counter": Type.Object({
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.CounterSet": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        counters: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1alpha3.Counter") }), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const DeviceClass: SchemaOfType = { root: types["resource/v1alpha3.DeviceClass"], get named() { return named(); } };
export const DeviceTaintRule: SchemaOfType = { root: types["resource/v1alpha3.DeviceTaintRule"], get named() { return named(); } };
export const PodSchedulingContext: SchemaOfType = { root: types["resource/v1alpha3.PodSchedulingContext"], get named() { return named(); } };
export const ResourceClaim: SchemaOfType = { root: types["resource/v1alpha3.ResourceClaim"], get named() { return named(); } };
export const ResourceClaimTemplate: SchemaOfType = { root: types["resource/v1alpha3.ResourceClaimTemplate"], get named() { return named(); } };
export const ResourcePoolStatusRequest: SchemaOfType = { root: types["resource/v1alpha3.ResourcePoolStatusRequest"], get named() { return named(); } };
export const ResourceSlice: SchemaOfType = { root: types["resource/v1alpha3.ResourceSlice"], get named() { return named(); } };
