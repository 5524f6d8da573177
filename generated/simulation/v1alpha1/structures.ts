// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of simulation.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import { INT32, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Simulation: StructStructure = struct("v1alpha1.Simulation", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("nodes", listOf(SimulatedNode), "?"),
      field("stages", listOf(Stage), "?"),
    ], undefined, "simulation", true);
export const SimulatedNode: StructStructure = struct("v1alpha1.SimulatedNode", () => [
      field("name", STRING, "?"),
      field("count", INT32, "?"),
      field("labels", mapOf(STRING), "?"),
      field("taints", listOf(coreV1.Taint), "?"),
      field("capacity", mapOf(STRING), "?"),
    ], undefined, "simulation", true);
export const Stage: StructStructure = struct("v1alpha1.Stage", () => [
      field("name", STRING, "?"),
      field("match", StageMatch, "?"),
      field("pull", STRING, "?"),
      field("pullFault", STRING, "?"),
      field("pullFaultFor", STRING, "?"),
      field("start", STRING, "?"),
      field("ready", STRING, "?"),
      field("run", STRING, "?"),
      field("exitCode", INT32, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
      field("times", INT32, "?"),
      field("stop", STRING, "?"),
    ], undefined, "simulation");
export const StageMatch: StructStructure = struct("v1alpha1.StageMatch", () => [
      field("namespace", STRING, "?"),
      field("pod", STRING, "?"),
      field("labels", STRING, "?"),
      field("owner", STRING, "?"),
      field("node", STRING, "?"),
      field("container", STRING, "?"),
      field("image", STRING, "?"),
    ], undefined, "simulation");
