// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of resource.k8s.io/v1alpha2: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, EMBEDDED_OBJECT, INT64, QUANTITY, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const PodSchedulingContext: StructStructure = struct("v1alpha2.PodSchedulingContext", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodSchedulingContextSpec, "?"),
      field("status", PodSchedulingContextStatus, "?"),
    ], undefined, "resource", true);
export const PodSchedulingContextSpec: StructStructure = struct("v1alpha2.PodSchedulingContextSpec", () => [
      field("selectedNode", STRING, "?"),
      field("potentialNodes", listOf(STRING), "?", { listType: "set", changes: { "1.29": { listType: "atomic" } } }),
    ], undefined, "resource", true);
export const PodSchedulingContextStatus: StructStructure = struct("v1alpha2.PodSchedulingContextStatus", () => [
      field("resourceClaims", listOf(ResourceClaimSchedulingStatus), "?", { listType: "map", listMapKeys: ["name"] }),
    ], undefined, "resource", true);
export const ResourceClaimSchedulingStatus: StructStructure = struct("v1alpha2.ResourceClaimSchedulingStatus", () => [
      field("name", STRING, "?"),
      field("unsuitableNodes", listOf(STRING), "?", { listType: "set", changes: { "1.29": { listType: "atomic" } } }),
    ], undefined, "resource", true);
export const ResourceClaim: StructStructure = struct("v1alpha2.ResourceClaim", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimSpec, "?"),
      field("status", ResourceClaimStatus, "?"),
    ], undefined, "resource", true);
export const ResourceClaimSpec: StructStructure = struct("v1alpha2.ResourceClaimSpec", () => [
      field("resourceClassName", STRING, "+"),
      field("parametersRef", ResourceClaimParametersReference, "*"),
      field("allocationMode", STRING, "?", { default: "WaitForFirstConsumer" }),
    ], undefined, "resource");
export const ResourceClaimStatus: StructStructure = struct("v1alpha2.ResourceClaimStatus", () => [
      field("driverName", STRING, "?"),
      field("allocation", AllocationResult, "*"),
      field("reservedFor", listOf(ResourceClaimConsumerReference), "?", { listType: "map", listMapKeys: ["uid"] }),
      field("deallocationRequested", BOOL, "?"),
    ], undefined, "resource", true);
export const AllocationResult: StructStructure = struct("v1alpha2.AllocationResult", () => [
      field("resourceHandles", listOf(ResourceHandle), "?", { listType: "atomic" }),
      field("availableOnNodes", coreV1.NodeSelector, "*"),
      field("shareable", BOOL, "?"),
    ], undefined, "resource", true);
export const ResourceHandle: StructStructure = struct("v1alpha2.ResourceHandle", () => [
      field("driverName", STRING, "?"),
      field("data", STRING, "?"),
      field("structuredData", StructuredResourceHandle, "*", { since: "1.30" }),
    ], undefined, "resource", true);
export const StructuredResourceHandle: StructStructure = struct("v1alpha2.StructuredResourceHandle", () => [
      field("vendorClassParameters", EMBEDDED_OBJECT, "?"),
      field("vendorClaimParameters", EMBEDDED_OBJECT, "?"),
      field("nodeName", STRING, "?"),
      field("results", listOf(DriverAllocationResult), "+", { listType: "atomic" }),
    ], undefined, "resource");
export const DriverAllocationResult: StructStructure = struct("v1alpha2.DriverAllocationResult", () => [
      field("vendorRequestParameters", EMBEDDED_OBJECT, "?"),
      field("namedResources", NamedResourcesAllocationResult, "*"),
    ], undefined, "resource");
export const NamedResourcesAllocationResult: StructStructure = struct("v1alpha2.NamedResourcesAllocationResult", () => [
      field("name", STRING, "+"),
    ], undefined, "resource");
export const ResourceClaimConsumerReference: StructStructure = struct("v1alpha2.ResourceClaimConsumerReference", () => [
      field("apiGroup", STRING, "?"),
      field("resource", STRING, "+"),
      field("name", STRING, "+"),
      field("uid", STRING, "+"),
    ], undefined, "resource");
export const ResourceClaimParameters: StructStructure = struct("v1alpha2.ResourceClaimParameters", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("generatedFrom", ResourceClaimParametersReference, "*"),
      field("shareable", BOOL, "?"),
      field("driverRequests", listOf(DriverRequests), "?", { listType: "atomic" }),
    ], undefined, "resource", true);
export const ResourceClaimParametersReference: StructStructure = struct("v1alpha2.ResourceClaimParametersReference", () => [
      field("apiGroup", STRING, "?"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
    ], undefined, "resource");
export const DriverRequests: StructStructure = struct("v1alpha2.DriverRequests", () => [
      field("driverName", STRING, "?"),
      field("vendorParameters", EMBEDDED_OBJECT, "?"),
      field("requests", listOf(ResourceRequest), "?", { listType: "atomic" }),
    ], undefined, "resource");
export const ResourceRequest: StructStructure = struct("v1alpha2.ResourceRequest", () => [
      field("vendorParameters", EMBEDDED_OBJECT, "?"),
      field("namedResources", NamedResourcesRequest, "*"),
    ], undefined, "resource");
export const NamedResourcesRequest: StructStructure = struct("v1alpha2.NamedResourcesRequest", () => [
      field("selector", STRING, "+"),
    ], undefined, "resource");
export const ResourceClaimTemplate: StructStructure = struct("v1alpha2.ResourceClaimTemplate", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimTemplateSpec, "?"),
    ], undefined, "resource", true);
export const ResourceClaimTemplateSpec: StructStructure = struct("v1alpha2.ResourceClaimTemplateSpec", () => [
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimSpec, "?"),
    ], undefined, "resource", true);
export const ResourceClass: StructStructure = struct("v1alpha2.ResourceClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("driverName", STRING, "+"),
      field("parametersRef", ResourceClassParametersReference, "*"),
      field("suitableNodes", coreV1.NodeSelector, "*"),
      field("structuredParameters", BOOL, "*", { since: "1.30" }),
    ], undefined, "resource", true);
export const ResourceClassParametersReference: StructStructure = struct("v1alpha2.ResourceClassParametersReference", () => [
      field("apiGroup", STRING, "?"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("namespace", STRING, "?"),
    ], undefined, "resource");
export const ResourceClassParameters: StructStructure = struct("v1alpha2.ResourceClassParameters", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("generatedFrom", ResourceClassParametersReference, "*"),
      field("vendorParameters", listOf(VendorParameters), "?", { listType: "atomic" }),
      field("filters", listOf(ResourceFilter), "?", { listType: "atomic" }),
    ], undefined, "resource", true);
export const VendorParameters: StructStructure = struct("v1alpha2.VendorParameters", () => [
      field("driverName", STRING, "?"),
      field("parameters", EMBEDDED_OBJECT, "?"),
    ], undefined, "resource");
export const ResourceFilter: StructStructure = struct("v1alpha2.ResourceFilter", () => [
      field("driverName", STRING, "?"),
      field("namedResources", NamedResourcesFilter, "*"),
    ], undefined, "resource");
export const NamedResourcesFilter: StructStructure = struct("v1alpha2.NamedResourcesFilter", () => [
      field("selector", STRING, "+"),
    ], undefined, "resource");
export const ResourceSlice: StructStructure = struct("v1alpha2.ResourceSlice", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("nodeName", STRING, "?"),
      field("driverName", STRING, "+"),
      field("namedResources", NamedResourcesResources, "*"),
    ], undefined, "resource", true);
export const NamedResourcesResources: StructStructure = struct("v1alpha2.NamedResourcesResources", () => [
      field("instances", listOf(NamedResourcesInstance), "+", { listType: "atomic" }),
    ], undefined, "resource");
export const NamedResourcesInstance: StructStructure = struct("v1alpha2.NamedResourcesInstance", () => [
      field("name", STRING, "+"),
      field("attributes", listOf(NamedResourcesAttribute), "?", { listType: "atomic" }),
    ], undefined, "resource");
export const NamedResourcesAttribute: StructStructure = struct("v1alpha2.NamedResourcesAttribute", () => [
      field("name", STRING, "+"),
      field("quantity", QUANTITY, "*"),
      field("bool", BOOL, "*"),
      field("int", INT64, "*"),
      field("intSlice", NamedResourcesIntSlice, "*"),
      field("string", STRING, "*"),
      field("stringSlice", NamedResourcesStringSlice, "*"),
      field("version", STRING, "*"),
    ], undefined, "resource");
export const NamedResourcesIntSlice: StructStructure = struct("v1alpha2.NamedResourcesIntSlice", () => [
      field("ints", listOf(INT64), "+", { listType: "atomic" }),
    ], undefined, "resource");
export const NamedResourcesStringSlice: StructStructure = struct("v1alpha2.NamedResourcesStringSlice", () => [
      field("strings", listOf(STRING), "+", { listType: "atomic" }),
    ], undefined, "resource");
