// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How resource.k8s.io/v1beta1 maps to the hub versions of its kinds. */

import { eachItem, one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const ResourceClaimMapping: Mapping = {
      inner: { spec: one(() => ResourceClaimSpecMapping) },
    };
export const ResourceClaimTemplateMapping: Mapping = {
      inner: { spec: one(() => ResourceClaimTemplateSpecMapping) },
    };
export const ResourceSliceMapping: Mapping = {
      inner: { spec: one(() => ResourceSliceSpecMapping) },
    };
export const ResourceClaimSpecMapping: Mapping = {
      inner: { devices: one(() => DeviceClaimMapping) },
    };
export const ResourceClaimTemplateSpecMapping: Mapping = {
      inner: { spec: one(() => ResourceClaimSpecMapping) },
    };
export const ResourceSliceSpecMapping: Mapping = {
      inner: { devices: eachItem(() => DeviceMapping) },
    };
export const DeviceClaimMapping: Mapping = {
      inner: { requests: eachItem(() => DeviceRequestMapping) },
    };
export const DeviceMapping: Mapping = {
      renamed: [["basic.attributes","attributes"],["basic.capacity","capacity"],["basic.consumesCounters","consumesCounters"],["basic.nodeName","nodeName"],["basic.nodeSelector","nodeSelector"],["basic.allNodes","allNodes"],["basic.taints","taints"],["basic.bindsToNode","bindsToNode"],["basic.bindingConditions","bindingConditions"],["basic.bindingFailureConditions","bindingFailureConditions"],["basic.allowMultipleAllocations","allowMultipleAllocations"],["basic.nodeAllocatableResourceMappings","nodeAllocatableResourceMappings"]],
    };
export const DeviceRequestMapping: Mapping = {
      renamed: [["deviceClassName","exactly.deviceClassName"],["selectors","exactly.selectors"],["allocationMode","exactly.allocationMode"],["count","exactly.count"],["adminAccess","exactly.adminAccess"],["tolerations","exactly.tolerations"],["capacity","exactly.capacity"]],
    };
