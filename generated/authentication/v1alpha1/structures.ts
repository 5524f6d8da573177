// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of authentication.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import * as authenticationV1 from "../v1/structures.js";
import { STRING, field, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const SelfSubjectReview: StructStructure = struct("v1alpha1.SelfSubjectReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("status", SelfSubjectReviewStatus, "?"),
    ], undefined, "authentication", true);
export const SelfSubjectReviewStatus: StructStructure = struct("v1alpha1.SelfSubjectReviewStatus", () => [
      field("userInfo", authenticationV1.UserInfo, "?"),
    ], undefined, "authentication", true);
