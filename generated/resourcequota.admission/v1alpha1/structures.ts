// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of resourcequota.admission.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import { STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Configuration: StructStructure = struct("v1alpha1.Configuration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("limitedResources", listOf(LimitedResource), "+"),
    ], undefined, "resourcequota", true);
export const LimitedResource: StructStructure = struct("v1alpha1.LimitedResource", () => [
      field("apiGroup", STRING, "?"),
      field("resource", STRING, "+"),
      field("matchContains", listOf(STRING), "?"),
      field("matchScopes", listOf(coreV1.ScopedResourceSelectorRequirement), "?"),
    ], undefined, "resourcequota", true);
