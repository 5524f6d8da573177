// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of scheduling.k8s.io/v1beta1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, INT32, STRING, field, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const PriorityClass: StructStructure = struct("v1beta1.PriorityClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("value", INT32, "+"),
      field("globalDefault", BOOL, "?"),
      field("description", STRING, "?"),
      field("preemptionPolicy", STRING, "*", { default: "PreemptLowerPriority" }),
    ], undefined, "scheduling", true);
