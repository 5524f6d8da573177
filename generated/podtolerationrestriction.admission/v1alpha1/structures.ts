// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of podtolerationrestriction.admission.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import { STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Configuration: StructStructure = struct("v1alpha1.Configuration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("default", listOf(coreV1.Toleration), "?"),
      field("whitelist", listOf(coreV1.Toleration), "?"),
    ], undefined, "podtolerationrestriction", true);
