// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of resource.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const PodScheduling: StructStructure = struct("v1alpha1.PodScheduling", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodSchedulingSpec, "?"),
      field("status", PodSchedulingStatus, "?"),
    ], undefined, "resource", true);
export const PodSchedulingSpec: StructStructure = struct("v1alpha1.PodSchedulingSpec", () => [
      field("selectedNode", STRING, "?"),
      field("potentialNodes", listOf(STRING), "?", { listType: "set" }),
    ], undefined, "resource");
export const PodSchedulingStatus: StructStructure = struct("v1alpha1.PodSchedulingStatus", () => [
      field("resourceClaims", listOf(ResourceClaimSchedulingStatus), "?", { listType: "map", listMapKeys: ["name"] }),
    ], undefined, "resource");
export const ResourceClaimSchedulingStatus: StructStructure = struct("v1alpha1.ResourceClaimSchedulingStatus", () => [
      field("name", STRING, "?"),
      field("unsuitableNodes", listOf(STRING), "?", { listType: "set" }),
    ], undefined, "resource");
export const ResourceClaim: StructStructure = struct("v1alpha1.ResourceClaim", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimSpec, "?"),
      field("status", ResourceClaimStatus, "?"),
    ], undefined, "resource", true);
export const ResourceClaimSpec: StructStructure = struct("v1alpha1.ResourceClaimSpec", () => [
      field("resourceClassName", STRING, "+"),
      field("parametersRef", ResourceClaimParametersReference, "*"),
      field("allocationMode", STRING, "?", { default: "WaitForFirstConsumer" }),
    ], undefined, "resource");
export const ResourceClaimParametersReference: StructStructure = struct("v1alpha1.ResourceClaimParametersReference", () => [
      field("apiGroup", STRING, "?"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
    ], undefined, "resource");
export const ResourceClaimStatus: StructStructure = struct("v1alpha1.ResourceClaimStatus", () => [
      field("driverName", STRING, "?"),
      field("allocation", AllocationResult, "*"),
      field("reservedFor", listOf(ResourceClaimConsumerReference), "?", { listType: "map", listMapKeys: ["uid"] }),
      field("deallocationRequested", BOOL, "?"),
    ], undefined, "resource", true);
export const AllocationResult: StructStructure = struct("v1alpha1.AllocationResult", () => [
      field("resourceHandle", STRING, "?"),
      field("availableOnNodes", coreV1.NodeSelector, "*"),
      field("shareable", BOOL, "?"),
    ], undefined, "resource", true);
export const ResourceClaimConsumerReference: StructStructure = struct("v1alpha1.ResourceClaimConsumerReference", () => [
      field("apiGroup", STRING, "?"),
      field("resource", STRING, "+"),
      field("name", STRING, "+"),
      field("uid", STRING, "+"),
    ], undefined, "resource");
export const ResourceClaimTemplate: StructStructure = struct("v1alpha1.ResourceClaimTemplate", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimTemplateSpec, "?"),
    ], undefined, "resource", true);
export const ResourceClaimTemplateSpec: StructStructure = struct("v1alpha1.ResourceClaimTemplateSpec", () => [
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ResourceClaimSpec, "?"),
    ], undefined, "resource", true);
export const ResourceClass: StructStructure = struct("v1alpha1.ResourceClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("driverName", STRING, "+"),
      field("parametersRef", ResourceClassParametersReference, "*"),
      field("suitableNodes", coreV1.NodeSelector, "*"),
    ], undefined, "resource", true);
export const ResourceClassParametersReference: StructStructure = struct("v1alpha1.ResourceClassParametersReference", () => [
      field("apiGroup", STRING, "?"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("namespace", STRING, "?"),
    ], undefined, "resource");
