// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of resource.k8s.io/v1alpha3: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
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
