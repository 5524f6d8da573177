// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of coordination.k8s.io/v1beta1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, MICROTIME, STRING, field, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Lease: StructStructure = struct("v1beta1.Lease", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", LeaseSpec, "?"),
    ], undefined, "coordination", true);
export const LeaseSpec: StructStructure = struct("v1beta1.LeaseSpec", () => [
      field("holderIdentity", STRING, "*"),
      field("leaseDurationSeconds", INT32, "*"),
      field("acquireTime", MICROTIME, "*"),
      field("renewTime", MICROTIME, "*"),
      field("leaseTransitions", INT32, "*"),
      field("strategy", STRING, "*", { featureGate: "CoordinatedLeaderElection", since: "1.31" }),
      field("preferredHolder", STRING, "*", { featureGate: "CoordinatedLeaderElection", since: "1.31" }),
    ], undefined, "coordination", true);
export const LeaseCandidate: StructStructure = struct("v1beta1.LeaseCandidate", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", LeaseCandidateSpec, "?"),
    ], undefined, "coordination", true);
export const LeaseCandidateSpec: StructStructure = struct("v1beta1.LeaseCandidateSpec", () => [
      field("leaseName", STRING, "+"),
      field("pingTime", MICROTIME, "*"),
      field("renewTime", MICROTIME, "*"),
      field("binaryVersion", STRING, "+"),
      field("emulationVersion", STRING, "?"),
      field("strategy", STRING, "?"),
    ], undefined, "coordination");
