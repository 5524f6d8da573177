// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of imagepolicy.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const ImageReview: StructStructure = struct("v1alpha1.ImageReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ImageReviewSpec, "+"),
      field("status", ImageReviewStatus, "?"),
    ], undefined, "imagepolicy", true);
export const ImageReviewSpec: StructStructure = struct("v1alpha1.ImageReviewSpec", () => [
      field("containers", listOf(ImageReviewContainerSpec), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("annotations", mapOf(STRING), "?"),
      field("namespace", STRING, "?"),
    ], undefined, "imagepolicy", true);
export const ImageReviewContainerSpec: StructStructure = struct("v1alpha1.ImageReviewContainerSpec", () => [
      field("image", STRING, "?"),
    ], undefined, "imagepolicy");
export const ImageReviewStatus: StructStructure = struct("v1alpha1.ImageReviewStatus", () => [
      field("allowed", BOOL, "+"),
      field("reason", STRING, "?"),
      field("auditAnnotations", mapOf(STRING), "?"),
    ], undefined, "imagepolicy", true);
