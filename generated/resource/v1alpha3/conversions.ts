// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How resource.k8s.io/v1alpha3 maps to the hub versions of its kinds. */

import { eachItem, one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const DeviceClassMapping: Mapping = {
      inner: { spec: one(() => DeviceClassSpecMapping) },
    };
export const DeviceTaintRuleMapping: Mapping = {
      inner: { spec: one(() => DeviceTaintRuleSpecMapping) },
    };
export const ResourceClaimMapping: Mapping = {
      inner: { spec: one(() => ResourceClaimSpecMapping), status: one(() => ResourceClaimStatusMapping) },
    };
export const ResourceClaimTemplateMapping: Mapping = {
      inner: { spec: one(() => ResourceClaimTemplateSpecMapping) },
    };
export const ResourceSliceMapping: Mapping = {
      inner: { spec: one(() => ResourceSliceSpecMapping) },
    };
export const DeviceClassSpecMapping: Mapping = {
      keptHere: ["suitableNodes"],
      keptInHub: ["extendedResourceName"],
    };
export const DeviceTaintRuleSpecMapping: Mapping = {
      inner: { deviceSelector: one(() => DeviceTaintSelectorMapping) },
    };
export const ResourceClaimSpecMapping: Mapping = {
      inner: { devices: one(() => DeviceClaimMapping) },
      keptHere: ["controller"],
    };
export const ResourceClaimStatusMapping: Mapping = {
      inner: { allocation: one(() => AllocationResultMapping), devices: eachItem(() => AllocatedDeviceStatusMapping) },
      keptHere: ["deallocationRequested"],
    };
export const ResourceClaimTemplateSpecMapping: Mapping = {
      inner: { spec: one(() => ResourceClaimSpecMapping) },
    };
export const ResourceSliceSpecMapping: Mapping = {
      inner: { devices: eachItem(() => DeviceMapping) },
    };
export const DeviceTaintSelectorMapping: Mapping = {
      keptHere: ["deviceClassName","selectors"],
    };
export const DeviceClaimMapping: Mapping = {
      inner: { requests: eachItem(() => DeviceRequestMapping), constraints: eachItem(() => DeviceConstraintMapping) },
    };
export const AllocationResultMapping: Mapping = {
      inner: { devices: one(() => DeviceAllocationResultMapping) },
      keptHere: ["controller"],
      keptInHub: ["allocationTimestamp"],
    };
export const AllocatedDeviceStatusMapping: Mapping = {
      keptInHub: ["shareID"],
    };
export const DeviceMapping: Mapping = {
      renamed: [["basic.attributes","attributes"],["basic.consumesCounters","consumesCounters"],["basic.nodeName","nodeName"],["basic.nodeSelector","nodeSelector"],["basic.allNodes","allNodes"],["basic.taints","taints"]],
      keptInHub: ["bindsToNode","bindingConditions","bindingFailureConditions","allowMultipleAllocations","nodeAllocatableResourceMappings"],
      derivedInHub: ["capacity"],
    };
export const DeviceRequestMapping: Mapping = {
      renamed: [["deviceClassName","exactly.deviceClassName"],["selectors","exactly.selectors"],["allocationMode","exactly.allocationMode"],["count","exactly.count"],["adminAccess","exactly.adminAccess"],["tolerations","exactly.tolerations"]],
      inner: { firstAvailable: eachItem(() => DeviceSubRequestMapping) },
    };
export const DeviceConstraintMapping: Mapping = {
      keptInHub: ["distinctAttribute"],
    };
export const DeviceAllocationResultMapping: Mapping = {
      inner: { results: eachItem(() => DeviceRequestAllocationResultMapping) },
    };
export const DeviceSubRequestMapping: Mapping = {
      keptInHub: ["capacity"],
    };
export const DeviceRequestAllocationResultMapping: Mapping = {
      keptInHub: ["bindingConditions","bindingFailureConditions","shareID","consumedCapacity"],
    };
