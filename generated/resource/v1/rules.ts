// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of resource.k8s.io/v1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import { rulesOfCapacityRequestPolicy, rulesOfDevice, rulesOfDeviceAttribute, rulesOfDeviceSubRequest, rulesOfExactDeviceRequest, rulesOfNodeAllocatableResourceMapping, rulesOfResourceSliceSpec } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "resource/v1.DeviceClass": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1.DeviceClassSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "resource/v1.DeviceClassSpec": { between: true, properties: {
        config: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.DeviceClassConfiguration"},"maxItems":32},{"type":"null"}]},
      } },
      "resource/v1.DeviceClassConfiguration": { between: true, properties: {
        opaque: {"anyOf":[{"$ref":"resource/v1.OpaqueDeviceConfiguration"}],"rules":{"needed":true}},
      } },
      "resource/v1.OpaqueDeviceConfiguration": { between: true, properties: {
        driver: {"anyOf":[{"type":"string","minLength":1,"format":"dns-subdomain-any-case"}],"rules":{"needed":true,"bytes":{"max":63}}},
      } },
      "resource/v1.ResourceClaim": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1.ResourceClaimSpec"},{"type":"null"}],"rules":{"held":"struct"}},
        status: {"anyOf":[{"$ref":"resource/v1.ResourceClaimStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "resource/v1.ResourceClaimSpec": { between: true, properties: {
        devices: {"anyOf":[{"$ref":"resource/v1.DeviceClaim"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "resource/v1.ResourceClaimStatus": { between: true, properties: {
        allocation: {"anyOf":[{"$ref":"resource/v1.AllocationResult"},{"type":"null"}]},
        reservedFor: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.ResourceClaimConsumerReference"},"maxItems":256},{"type":"null"}],"rules":{"unique":{"field":"uid","told":"item"}}},
        devices: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.AllocatedDeviceStatus"}},{"type":"null"}]},
      } },
      "resource/v1.DeviceClaim": { between: true, properties: {
        requests: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.DeviceRequest"},"maxItems":32},{"type":"null"}],"rules":{"unique":{"field":"name","told":"item"}}},
        constraints: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.DeviceConstraint"},"maxItems":32},{"type":"null"}]},
        config: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.DeviceClaimConfiguration"},"maxItems":32},{"type":"null"}]},
      } },
      "resource/v1.AllocationResult": { between: true, properties: {
        devices: {"anyOf":[{"$ref":"resource/v1.DeviceAllocationResult"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "resource/v1.AllocatedDeviceStatus": { between: true, properties: {
        driver: {"anyOf":[{"type":"string","minLength":1,"format":"dns-subdomain-any-case"}],"rules":{"needed":true,"bytes":{"max":63}}},
        pool: {"anyOf":[{"type":"string","minLength":1,"format":"subdomain-path"}],"rules":{"needed":true,"bytes":{"max":253}}},
        networkData: {"anyOf":[{"$ref":"resource/v1.NetworkDeviceData"},{"type":"null"}]},
      } },
      "resource/v1.DeviceRequest": { between: true, properties: {
        exactly: {"anyOf":[{"$ref":"resource/v1.ExactDeviceRequest"},{"type":"null"}]},
        firstAvailable: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.DeviceSubRequest"},"maxItems":8},{"type":"null"}],"rules":{"unique":{"field":"name","told":"item"}}},
      } },
      "resource/v1.DeviceConstraint": { between: true, properties: {
        requests: {"anyOf":[{"type":"array","items":{"type":"string"},"maxItems":32},{"type":"null"}],"rules":{"unique":true}},
      } },
      "resource/v1.DeviceClaimConfiguration": { between: true, properties: {
        requests: {"anyOf":[{"type":"array","items":{"type":"string"},"maxItems":32},{"type":"null"}],"rules":{"unique":true}},
        opaque: {"anyOf":[{"$ref":"resource/v1.OpaqueDeviceConfiguration"}],"rules":{"needed":true}},
      } },
      "resource/v1.DeviceAllocationResult": { between: true, properties: {
        results: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.DeviceRequestAllocationResult"},"maxItems":32},{"type":"null"}]},
        config: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.DeviceAllocationConfiguration"},"maxItems":64},{"type":"null"}]},
      } },
      "resource/v1.NetworkDeviceData": { between: true, properties: {
        interfaceName: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"bytes":{"max":256}}},
        ips: {"anyOf":[{"type":"array","items":{"type":"string","format":"cidr"},"maxItems":16},{"type":"null"}],"rules":{"unique":true},"because":{"format":"must be a valid address in CIDR form, (e.g. 10.9.8.7/24 or 2001:db8::1/64)"}},
        hardwareAddress: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"bytes":{"max":128}}},
      } },
      "resource/v1.ExactDeviceRequest": { between: true, rules: rulesOfExactDeviceRequest, properties: {

      } },
      "resource/v1.DeviceSubRequest": { between: true, rules: rulesOfDeviceSubRequest, properties: {

      } },
      "resource/v1.DeviceRequestAllocationResult": { between: true, properties: {
        driver: {"anyOf":[{"type":"string","minLength":1,"format":"dns-subdomain-any-case"}],"rules":{"needed":true,"bytes":{"max":63}}},
        pool: {"anyOf":[{"type":"string","minLength":1,"format":"subdomain-path"}],"rules":{"needed":true,"bytes":{"max":253}}},
        bindingConditions: {"anyOf":[{"type":"array","items":{"type":"string","format":"qualified-name"},"maxItems":4},{"type":"null"}],"rules":{"unique":true}},
        bindingFailureConditions: {"anyOf":[{"type":"array","items":{"type":"string","format":"qualified-name"},"maxItems":4},{"type":"null"}],"rules":{"unique":true}},
      } },
      "resource/v1.DeviceAllocationConfiguration": { between: true, properties: {
        requests: {"anyOf":[{"type":"array","items":{"type":"string"},"maxItems":32},{"type":"null"}],"rules":{"unique":true}},
        opaque: {"anyOf":[{"$ref":"resource/v1.OpaqueDeviceConfiguration"}],"rules":{"needed":true}},
      } },
      "resource/v1.ResourceClaimTemplate": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1.ResourceClaimTemplateSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "resource/v1.ResourceClaimTemplateSpec": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1.ResourceClaimSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "resource/v1.ResourceSlice": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1.ResourceSliceSpec"}],"rules":{"held":"struct"}},
      } },
      "resource/v1.ResourceSliceSpec": { between: true, rules: rulesOfResourceSliceSpec, properties: {
        driver: {"anyOf":[{"type":"string","minLength":1,"format":"dns-subdomain-any-case"}],"rules":{"needed":true,"immutable":true,"bytes":{"max":63}}},
        pool: {"anyOf":[{"$ref":"resource/v1.ResourcePool"}],"rules":{"held":"struct"}},
        devices: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.Device"}},{"type":"null"}],"rules":{"unique":{"field":"name","told":"item"}}},
        sharedCounters: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.CounterSet"},"maxItems":8},{"type":"null"}],"rules":{"unique":{"field":"name","told":"item"}}},
      } },
      "resource/v1.ResourcePool": { between: true, properties: {
        name: {"anyOf":[{"type":"string","minLength":1,"format":"subdomain-path"}],"rules":{"needed":true,"immutable":true,"bytes":{"max":253}}},
      } },
      "resource/v1.Device": { between: true, rules: rulesOfDevice, properties: {
        attributes: {"anyOf":[{"type":"object","properties":{},"additionalProperties":{"$ref":"resource/v1.DeviceAttribute"}},{"type":"null"}]},
        capacity: {"anyOf":[{"type":"object","properties":{},"additionalProperties":{"$ref":"resource/v1.DeviceCapacity"}},{"type":"null"}]},
        consumesCounters: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.DeviceCounterConsumption"},"maxItems":2},{"type":"null"}]},
        bindingConditions: {"anyOf":[{"type":"array","items":{"type":"string","format":"qualified-name"},"maxItems":4},{"type":"null"}],"rules":{"unique":true}},
        bindingFailureConditions: {"anyOf":[{"type":"array","items":{"type":"string","format":"qualified-name"},"maxItems":4},{"type":"null"}],"rules":{"unique":true}},
        nodeAllocatableResourceMappings: {"anyOf":[{"type":"object","properties":{},"additionalProperties":{"$ref":"resource/v1.NodeAllocatableResourceMapping"}},{"type":"null"}]},
      } },
      "resource/v1.CounterSet": { between: true, properties: {
        counters: {"anyOf":[{"type":"object","properties":{},"additionalProperties":{"$ref":"resource/v1.Counter"},"maxProperties":32}],"rules":{"needed":"map"}},
      } },
      "resource/v1.DeviceAttribute": { between: true, rules: rulesOfDeviceAttribute, properties: {
        string: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"bytes":{"max":64}}},
        version: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"bytes":{"max":64}}},
        strings: {"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"rules":{"bytes":{"max":64}}},
        versions: {"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"rules":{"bytes":{"max":64}}},
      } },
      "resource/v1.DeviceCapacity": { between: true, properties: {
        requestPolicy: {"anyOf":[{"$ref":"resource/v1.CapacityRequestPolicy"},{"type":"null"}]},
      } },
      "resource/v1.DeviceCounterConsumption": { between: true, properties: {
        counters: {"anyOf":[{"type":"object","properties":{},"additionalProperties":{"$ref":"resource/v1.Counter"},"maxProperties":32}],"rules":{"needed":"map"}},
      } },
      "resource/v1.NodeAllocatableResourceMapping": { between: true, rules: rulesOfNodeAllocatableResourceMapping, properties: {

      } },
      "resource/v1.CapacityRequestPolicy": { between: true, rules: rulesOfCapacityRequestPolicy, properties: {

      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const DeviceClass: SchemaOfType = { root: types["resource/v1.DeviceClass"], get named() { return named(); } };
export const ResourceClaim: SchemaOfType = { root: types["resource/v1.ResourceClaim"], get named() { return named(); } };
export const ResourceClaimTemplate: SchemaOfType = { root: types["resource/v1.ResourceClaimTemplate"], get named() { return named(); } };
export const ResourceSlice: SchemaOfType = { root: types["resource/v1.ResourceSlice"], get named() { return named(); } };
