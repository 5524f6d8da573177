// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of the types of resource.k8s.io/v1, compiled from their expressions in CEL. */

import { cel } from "kindwright/generated-code/cel";
import type { CapacityRequestPolicy, Device, DeviceAttribute, DeviceSubRequest, ExactDeviceRequest, NodeAllocatableResourceMapping, ResourceSliceSpec } from "./types.js";
/** Rules of ExactDeviceRequest. */
export const rulesOfExactDeviceRequest = [
      // self.?allocationMode.orValue('') != 'ExactCount' || self.?count.orValue(0) > 0
      cel.rule<ExactDeviceRequest>({"path":["count"],"reason":"FieldValueInvalid","message":"must be greater than zero","absent":0,"isTransition":false}, (self) => ((self.allocationMode ?? "") !== "ExactCount" || (self.count ?? 0) > 0)),
      // self.?allocationMode.orValue('') != 'All' || self.?count.orValue(0) == 0
      cel.rule<ExactDeviceRequest>({"path":["count"],"reason":"FieldValueInvalid","message":"must not be specified when allocationMode is 'All'","absent":0,"isTransition":false}, (self) => ((self.allocationMode ?? "") !== "All" || cel.same((self.count ?? 0), 0))),
    ];
/** Rules of DeviceSubRequest. */
export const rulesOfDeviceSubRequest = [
      // self.?allocationMode.orValue('') != 'ExactCount' || self.?count.orValue(0) > 0
      cel.rule<DeviceSubRequest>({"path":["count"],"reason":"FieldValueInvalid","message":"must be greater than zero","absent":0,"isTransition":false}, (self) => ((self.allocationMode ?? "") !== "ExactCount" || (self.count ?? 0) > 0)),
      // self.?allocationMode.orValue('') != 'All' || self.?count.orValue(0) == 0
      cel.rule<DeviceSubRequest>({"path":["count"],"reason":"FieldValueInvalid","message":"must not be specified when allocationMode is 'All'","absent":0,"isTransition":false}, (self) => ((self.allocationMode ?? "") !== "All" || cel.same((self.count ?? 0), 0))),
    ];
/** Rules of ResourceSliceSpec. */
export const rulesOfResourceSliceSpec = [
      // self.?allNodes.orValue(true)
      cel.rule<ResourceSliceSpec>({"path":["allNodes"],"reason":"FieldValueInvalid","message":"must be either unset or set to true","absent":false,"isTransition":false}, (self) => (self.allNodes ?? true)),
      // self.?perDeviceNodeSelection.orValue(true)
      cel.rule<ResourceSliceSpec>({"path":["perDeviceNodeSelection"],"reason":"FieldValueInvalid","message":"must be either unset or set to true","absent":false,"isTransition":false}, (self) => (self.perDeviceNodeSelection ?? true)),
    ];
/** Rules of Device. */
export const rulesOfDevice = [
      // self.?allNodes.orValue(true)
      cel.rule<Device>({"path":["allNodes"],"reason":"FieldValueInvalid","message":"must be either unset or set to true","absent":false,"isTransition":false}, (self) => (self.allNodes ?? true)),
    ];
/** Rules of DeviceAttribute. */
export const rulesOfDeviceAttribute = [
      // [has(self.int), has(self.bool), has(self.string), has(self.version), has(self.ints), has(self.bools), has(self.strings), has(self.versions)].filter(given, given).size() == 1
      cel.rule<DeviceAttribute>({"path":[],"reason":"FieldValueInvalid","message":"exactly one value must be specified","isTransition":false}, (self) => cel.same([cel.has(self.int), cel.has(self.bool), cel.has(self.string), cel.has(self.version), cel.has(self.ints), cel.has(self.bools), cel.has(self.strings), cel.has(self.versions)].filter((given) => given).length, 1)),
    ];
/** Rules of NodeAllocatableResourceMapping. */
export const rulesOfNodeAllocatableResourceMapping = [
      // has(self.capacityKey) || has(self.allocationMultiplier)
      cel.rule<NodeAllocatableResourceMapping>({"path":[],"reason":"FieldValueRequired","message":"at least one of `capacityKey` or `allocationMultiplier` is required","isTransition":false}, (self) => (cel.has(self.capacityKey) || cel.has(self.allocationMultiplier))),
    ];
/** Rules of CapacityRequestPolicy. */
export const rulesOfCapacityRequestPolicy = [
      // !has(self.validRange) || size(self.?validValues.orValue([])) == 0
      cel.rule<CapacityRequestPolicy>({"path":[],"reason":"FieldValueForbidden","message":"exactly one policy can be specified, cannot specify `validValues` and `validRange` at the same time","isTransition":false}, (self) => (!cel.has(self.validRange) || cel.same((self.validValues ?? []).length, 0))),
      // !has(self.validRange) || has(self.default) || size(self.?validValues.orValue([])) > 0
      cel.rule<CapacityRequestPolicy>({"path":["default"],"reason":"FieldValueRequired","message":"required when validRange is defined","absent":"","isTransition":false}, (self) => (!cel.has(self.validRange) || cel.has(self.default) || (self.validValues ?? []).length > 0)),
      // has(self.validRange) || has(self.default) || size(self.?validValues.orValue([])) == 0
      cel.rule<CapacityRequestPolicy>({"path":["default"],"reason":"FieldValueRequired","message":"required when validValues is defined","absent":"","isTransition":false}, (self) => (cel.has(self.validRange) || cel.has(self.default) || cel.same((self.validValues ?? []).length, 0))),
      // !has(self.validRange) || has(self.validRange.min) || size(self.?validValues.orValue([])) > 0
      cel.rule<CapacityRequestPolicy>({"path":["validRange","min"],"reason":"FieldValueRequired","message":"required when validRange is defined","absent":"","isTransition":false}, (self) => (!cel.has(self.validRange) || cel.has(self.validRange.min) || (self.validValues ?? []).length > 0)),
    ];
