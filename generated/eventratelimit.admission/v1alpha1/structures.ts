// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of eventratelimit.admission.k8s.io/v1alpha1: shape and merge markers of every type. */

import { INT32, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Configuration: StructStructure = struct("v1alpha1.Configuration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("limits", listOf(Limit), "+"),
    ], undefined, "eventratelimit");
export const Limit: StructStructure = struct("v1alpha1.Limit", () => [
      field("type", STRING, "+"),
      field("qps", INT32, "+"),
      field("burst", INT32, "+"),
      field("cacheSize", INT32, "?"),
    ], undefined, "eventratelimit");
