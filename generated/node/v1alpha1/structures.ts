// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of node.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { QUANTITY, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const RuntimeClass: StructStructure = struct("v1alpha1.RuntimeClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", RuntimeClassSpec, "+"),
    ], undefined, "node", true);
export const RuntimeClassSpec: StructStructure = struct("v1alpha1.RuntimeClassSpec", () => [
      field("runtimeHandler", STRING, "+"),
      field("overhead", Overhead, "*"),
      field("scheduling", Scheduling, "*"),
    ], undefined, "node", true);
export const Overhead: StructStructure = struct("v1alpha1.Overhead", () => [
      field("podFixed", mapOf(QUANTITY), "?"),
    ], undefined, "node");
export const Scheduling: StructStructure = struct("v1alpha1.Scheduling", () => [
      field("nodeSelector", mapOf(STRING), "?", { changes: { "1.22": { mapType: "atomic" } } }),
      field("tolerations", listOf(coreV1.Toleration), "?", { listType: "atomic" }),
    ], undefined, "node", true);
