// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of resource.k8s.io/v1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfCapacityRequestPolicy, rulesOfDevice, rulesOfDeviceAttribute, rulesOfDeviceSubRequest, rulesOfExactDeviceRequest, rulesOfNodeAllocatableResourceMapping, rulesOfResourceSliceSpec } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "resource/v1.DeviceClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1.DeviceClassSpec"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "resource/v1.DeviceClassSpec": Type.Object({
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceSelector"), {"maxItems":32}), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceClassConfiguration"), {"maxItems":32}), Type.Null()])),
        extendedResourceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }, {"between":true}),
      "resource/v1.DeviceSelector": Type.Object({
        cel: Type.Union([Type.Ref("resource/v1.CELDeviceSelector")], {"rules":{"needed":true}}),
      }),
      "resource/v1.DeviceClassConfiguration": Type.Object({
        opaque: Type.Union([Type.Ref("resource/v1.OpaqueDeviceConfiguration")], {"rules":{"needed":true}}),
      }, {"between":true}),
      "resource/v1.CELDeviceSelector": Type.Object({
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1.OpaqueDeviceConfiguration": Type.Object({
        driver: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain-any-case"})], {"rules":{"needed":true,"bytes":{"max":63}}}),
        parameters: Type.Union([Type.Object({}), Type.Array(Type.Unknown()), Type.String(), Type.Number(), Type.Boolean()], {"rules":{"present":true}}),
      }, {"between":true}),
      "resource/v1.ResourceClaim": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1.ResourceClaimSpec"), Type.Null()], {"rules":{"held":"struct"}})),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1.ResourceClaimStatus"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "resource/v1.ResourceClaimSpec": Type.Object({
        devices: Type.Optional(Type.Union([Type.Ref("resource/v1.DeviceClaim"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "resource/v1.ResourceClaimStatus": Type.Object({
        allocation: Type.Optional(Type.Union([Type.Ref("resource/v1.AllocationResult"), Type.Null()])),
        reservedFor: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.ResourceClaimConsumerReference"), {"maxItems":256}), Type.Null()], {"rules":{"unique":{"field":"uid","told":"item"}}})),
        devices: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.AllocatedDeviceStatus")), Type.Null()])),
      }, {"between":true}),
      "resource/v1.DeviceClaim": Type.Object({
        requests: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceRequest"), {"maxItems":32}), Type.Null()], {"rules":{"unique":{"field":"name","told":"item"}}})),
        constraints: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceConstraint"), {"maxItems":32}), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceClaimConfiguration"), {"maxItems":32}), Type.Null()])),
      }, {"between":true}),
      "resource/v1.AllocationResult": Type.Object({
        devices: Type.Optional(Type.Union([Type.Ref("resource/v1.DeviceAllocationResult"), Type.Null()], {"rules":{"held":"struct"}})),
        nodeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        allocationTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }, {"between":true}),
      "resource/v1.ResourceClaimConsumerReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        name: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        uid: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
      }),
      "resource/v1.AllocatedDeviceStatus": Type.Object({
        driver: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain-any-case"})], {"rules":{"needed":true,"bytes":{"max":63}}}),
        pool: Type.Union([Type.String({"minLength":1,"format":"subdomain-path"})], {"rules":{"needed":true,"bytes":{"max":253}}}),
        device: Type.Union([Type.String({"format":"dns-label"})], {"rules":{"held":"text"}}),
        shareID: Type.Optional(Type.Union([Type.String({"pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}), Type.Null()], {"because":{"pattern":"uid must be in RFC 4122 normalized form, `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx` with lowercase hexadecimal characters"}})),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition"), {"maxItems":8}), Type.Null()])),
        data: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        networkData: Type.Optional(Type.Union([Type.Ref("resource/v1.NetworkDeviceData"), Type.Null()])),
      }, {"between":true}),
      "resource/v1.DeviceRequest": Type.Object({
        name: Type.Union([Type.String({"format":"dns-label"})], {"rules":{"held":"text"}}),
        exactly: Type.Optional(Type.Union([Type.Ref("resource/v1.ExactDeviceRequest"), Type.Null()])),
        firstAvailable: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceSubRequest"), {"maxItems":8}), Type.Null()], {"rules":{"unique":{"field":"name","told":"item"}}})),
      }, {"between":true}),
      "resource/v1.DeviceConstraint": Type.Object({
        requests: Type.Optional(Type.Union([Type.Array(Type.String(), {"maxItems":32}), Type.Null()], {"rules":{"unique":true}})),
        matchAttribute: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        distinctAttribute: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }, {"between":true}),
      "resource/v1.DeviceClaimConfiguration": Type.Object({
        requests: Type.Optional(Type.Union([Type.Array(Type.String(), {"maxItems":32}), Type.Null()], {"rules":{"unique":true}})),
        opaque: Type.Union([Type.Ref("resource/v1.OpaqueDeviceConfiguration")], {"rules":{"needed":true}}),
      }, {"between":true}),
      "resource/v1.DeviceAllocationResult": Type.Object({
        results: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceRequestAllocationResult"), {"maxItems":32}), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceAllocationConfiguration"), {"maxItems":64}), Type.Null()])),
      }, {"between":true}),
      "resource/v1.NetworkDeviceData": Type.Object({
        interfaceName: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"bytes":{"max":256}}})),
        ips: Type.Optional(Type.Union([Type.Array(Type.String({"format":"cidr"}), {"maxItems":16}), Type.Null()], {"rules":{"unique":true},"because":{"format":"must be a valid address in CIDR form, (e.g. 10.9.8.7/24 or 2001:db8::1/64)"}})),
        hardwareAddress: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"bytes":{"max":128}}})),
      }, {"between":true}),
      "resource/v1.ExactDeviceRequest": Type.Object({
        deviceClassName: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain"})], {"rules":{"needed":true}}),
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceSelector"), {"maxItems":32}), Type.Null()])),
        allocationMode: Type.Optional(Type.Union([Type.Enum(["All","ExactCount"]), Type.Null()])),
        count: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        adminAccess: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceToleration")), Type.Null()])),
        capacity: Type.Optional(Type.Union([Type.Ref("resource/v1.CapacityRequirements"), Type.Null()])),
      }, { between: true, rules: rulesOfExactDeviceRequest }),
      "resource/v1.DeviceSubRequest": Type.Object({
        name: Type.Union([Type.String({"format":"dns-label"})], {"rules":{"held":"text"}}),
        deviceClassName: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain"})], {"rules":{"needed":true}}),
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceSelector"), {"maxItems":32}), Type.Null()])),
        allocationMode: Type.Optional(Type.Union([Type.Enum(["All","ExactCount"]), Type.Null()])),
        count: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceToleration")), Type.Null()])),
        capacity: Type.Optional(Type.Union([Type.Ref("resource/v1.CapacityRequirements"), Type.Null()])),
      }, { between: true, rules: rulesOfDeviceSubRequest }),
      "resource/v1.DeviceRequestAllocationResult": Type.Object({
        request: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        driver: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain-any-case"})], {"rules":{"needed":true,"bytes":{"max":63}}}),
        pool: Type.Union([Type.String({"minLength":1,"format":"subdomain-path"})], {"rules":{"needed":true,"bytes":{"max":253}}}),
        device: Type.Union([Type.String({"format":"dns-label"})], {"rules":{"held":"text"}}),
        adminAccess: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceToleration")), Type.Null()])),
        bindingConditions: Type.Optional(Type.Union([Type.Array(Type.String({"format":"qualified-name"}), {"maxItems":4}), Type.Null()], {"rules":{"unique":true}})),
        bindingFailureConditions: Type.Optional(Type.Union([Type.Array(Type.String({"format":"qualified-name"}), {"maxItems":4}), Type.Null()], {"rules":{"unique":true}})),
        shareID: Type.Optional(Type.Union([Type.String({"pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}), Type.Null()], {"because":{"pattern":"uid must be in RFC 4122 normalized form, `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx` with lowercase hexadecimal characters"}})),
        consumedCapacity: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }, {"between":true}),
      "resource/v1.DeviceAllocationConfiguration": Type.Object({
        source: Type.Union([Type.Enum(["FromClaim","FromClass"])], {"rules":{"held":"text"}}),
        requests: Type.Optional(Type.Union([Type.Array(Type.String(), {"maxItems":32}), Type.Null()], {"rules":{"unique":true}})),
        opaque: Type.Union([Type.Ref("resource/v1.OpaqueDeviceConfiguration")], {"rules":{"needed":true}}),
      }, {"between":true}),
      "resource/v1.DeviceToleration": Type.Object({
        key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        operator: Type.Optional(Type.Union([Type.Enum(["Equal","Exists"]), Type.Null()])),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        effect: Type.Optional(Type.Union([Type.Enum(["NoExecute","NoSchedule","None"]), Type.Null()])),
        tolerationSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
      "resource/v1.CapacityRequirements": Type.Object({
        requests: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }),
      "resource/v1.ResourceClaimTemplate": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1.ResourceClaimTemplateSpec"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "resource/v1.ResourceClaimTemplateSpec": Type.Object({
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1.ResourceClaimSpec"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "resource/v1.ResourceSlice": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("resource/v1.ResourceSliceSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "resource/v1.ResourceSliceSpec": Type.Object({
        driver: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain-any-case"})], {"rules":{"needed":true,"immutable":true,"bytes":{"max":63}}}),
        pool: Type.Union([Type.Ref("resource/v1.ResourcePool")], {"rules":{"held":"struct"}}),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        allNodes: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        devices: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.Device")), Type.Null()], {"rules":{"unique":{"field":"name","told":"item"}}})),
        perDeviceNodeSelection: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        sharedCounters: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.CounterSet"), {"maxItems":8}), Type.Null()], {"rules":{"unique":{"field":"name","told":"item"}}})),
      }, { between: true, rules: rulesOfResourceSliceSpec }),
      "resource/v1.ResourcePool": Type.Object({
        name: Type.Union([Type.String({"minLength":1,"format":"subdomain-path"})], {"rules":{"needed":true,"immutable":true,"bytes":{"max":253}}}),
        generation: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()], {"because":{"min":"must be greater than or equal to zero"}})),
        resourceSliceCount: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":1}), Type.BigInt({ minimum: 1n })]), Type.Null()], {"because":{"min":"must be greater than zero"}})),
      }, {"between":true}),
      "resource/v1.Device": Type.Object({
        name: Type.Union([Type.String({"format":"dns-label"})], {"rules":{"held":"text"}}),
        attributes: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1.DeviceAttribute") }), Type.Null()])),
        capacity: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1.DeviceCapacity") }), Type.Null()])),
        consumesCounters: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceCounterConsumption"), {"maxItems":2}), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        allNodes: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        taints: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1.DeviceTaint"), {"maxItems":16}), Type.Null()])),
        bindsToNode: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        bindingConditions: Type.Optional(Type.Union([Type.Array(Type.String({"format":"qualified-name"}), {"maxItems":4}), Type.Null()], {"rules":{"unique":true}})),
        bindingFailureConditions: Type.Optional(Type.Union([Type.Array(Type.String({"format":"qualified-name"}), {"maxItems":4}), Type.Null()], {"rules":{"unique":true}})),
        allowMultipleAllocations: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        nodeAllocatableResourceMappings: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1.NodeAllocatableResourceMapping") }), Type.Null()])),
      }, { between: true, rules: rulesOfDevice }),
      "resource/v1.CounterSet": Type.Object({
        name: Type.Union([Type.String({"minLength":1,"format":"dns-label"})], {"rules":{"needed":true}}),
        counters: Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1.Counter"), maxProperties: 32 })], {"rules":{"needed":"map"}}),
      }, {"between":true}),
      "resource/v1.DeviceAttribute": Type.Object({
        int: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        bool: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        string: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"bytes":{"max":64}}})),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"bytes":{"max":64}}})),
        ints: Type.Optional(Type.Union([Type.Array(Type.Union([Type.Integer(), Type.BigInt()])), Type.Null()])),
        bools: Type.Optional(Type.Union([Type.Array(Type.Boolean()), Type.Null()])),
        strings: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()], {"rules":{"bytes":{"max":64}}})),
        versions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()], {"rules":{"bytes":{"max":64}}})),
      }, { between: true, rules: rulesOfDeviceAttribute }),
      "resource/v1.DeviceCapacity": Type.Object({
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        requestPolicy: Type.Optional(Type.Union([Type.Ref("resource/v1.CapacityRequestPolicy"), Type.Null()])),
      }, {"between":true}),
      "resource/v1.DeviceCounterConsumption": Type.Object({
        counterSet: Type.Union([Type.String({"minLength":1,"format":"dns-label"})], {"rules":{"needed":true}}),
        counters: Type.Union([Type.Object({}, { additionalProperties: Type.Ref("resource/v1.Counter"), maxProperties: 32 })], {"rules":{"needed":"map"}}),
      }, {"between":true}),
      "resource/v1.DeviceTaint": Type.Object({
        key: Type.Union([Type.String({"format":"qualified-name"})], {"rules":{"held":"text"}}),
        value: Type.Optional(Type.Union([Type.String({"format":"label-value"}), Type.Null()])),
        effect: Type.Union([Type.Enum(["NoExecute","NoSchedule","None"])], {"rules":{"needed":true}}),
        timeAdded: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1.NodeAllocatableResourceMapping": Type.Object({
        capacityKey: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        allocationMultiplier: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }, { between: true, rules: rulesOfNodeAllocatableResourceMapping }),
      "resource/v1.Counter": Type.Object({
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1.CapacityRequestPolicy": Type.Object({
        default: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        validValues: Type.Optional(Type.Union([Type.Array(Type.String(), {"maxItems":10}), Type.Null()])),
        validRange: Type.Optional(Type.Union([Type.Ref("resource/v1.CapacityRequestPolicyRange"), Type.Null()])),
      }, { between: true, rules: rulesOfCapacityRequestPolicy }),
      "resource/v1.CapacityRequestPolicyRange": Type.Object({
        min: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        max: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        step: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const DeviceClass: SchemaOfType = { root: types["resource/v1.DeviceClass"], get named() { return named(); } };
export const ResourceClaim: SchemaOfType = { root: types["resource/v1.ResourceClaim"], get named() { return named(); } };
export const ResourceClaimTemplate: SchemaOfType = { root: types["resource/v1.ResourceClaimTemplate"], get named() { return named(); } };
export const ResourceSlice: SchemaOfType = { root: types["resource/v1.ResourceSlice"], get named() { return named(); } };
