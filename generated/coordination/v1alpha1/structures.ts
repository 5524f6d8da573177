// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of coordination.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { MICROTIME, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const LeaseCandidate: StructStructure = struct("v1alpha1.LeaseCandidate", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", LeaseCandidateSpec, "?"),
    ], undefined, "coordination", true);
export const LeaseCandidateSpec: StructStructure = struct("v1alpha1.LeaseCandidateSpec", () => [
      field("leaseName", STRING, "+"),
      field("pingTime", MICROTIME, "*"),
      field("renewTime", MICROTIME, "*"),
      field("binaryVersion", STRING, "?"),
      field("emulationVersion", STRING, "?"),
      field("preferredStrategies", listOf(STRING), "?", { listType: "atomic", featureGate: "CoordinatedLeaderElection" }),
    ], undefined, "coordination");
