// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of networking.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const ClusterCIDR: StructStructure = struct("v1alpha1.ClusterCIDR", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ClusterCIDRSpec, "?"),
    ], undefined, "networking", true);
export const ClusterCIDRSpec: StructStructure = struct("v1alpha1.ClusterCIDRSpec", () => [
      field("nodeSelector", coreV1.NodeSelector, "*"),
      field("perNodeHostBits", INT32, "+"),
      field("ipv4", STRING, "+"),
      field("ipv6", STRING, "+"),
    ], undefined, "networking", true);
export const IPAddress: StructStructure = struct("v1alpha1.IPAddress", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IPAddressSpec, "?"),
    ], undefined, "networking", true);
export const IPAddressSpec: StructStructure = struct("v1alpha1.IPAddressSpec", () => [
      field("parentRef", ParentReference, "*"),
    ], undefined, "networking", true);
export const ParentReference: StructStructure = struct("v1alpha1.ParentReference", () => [
      field("group", STRING, "?"),
      field("resource", STRING, "?"),
      field("namespace", STRING, "?"),
      field("name", STRING, "?"),
      field("uid", STRING, "?", { until: "1.28" }),
    ], undefined, "networking", true);
export const ServiceCIDR: StructStructure = struct("v1alpha1.ServiceCIDR", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ServiceCIDRSpec, "?"),
      field("status", ServiceCIDRStatus, "?"),
    ], undefined, "networking", true);
export const ServiceCIDRSpec: StructStructure = struct("v1alpha1.ServiceCIDRSpec", () => [
      field("cidrs", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "networking", true);
export const ServiceCIDRStatus: StructStructure = struct("v1alpha1.ServiceCIDRStatus", () => [
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "networking");
