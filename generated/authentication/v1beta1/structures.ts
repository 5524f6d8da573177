// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of authentication.k8s.io/v1beta1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import * as authenticationV1 from "../v1/structures.js";
import { BOOL, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const SelfSubjectReview: StructStructure = struct("v1beta1.SelfSubjectReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("status", SelfSubjectReviewStatus, "?"),
    ], undefined, "authentication", true);
export const SelfSubjectReviewStatus: StructStructure = struct("v1beta1.SelfSubjectReviewStatus", () => [
      field("userInfo", authenticationV1.UserInfo, "?"),
    ], undefined, "authentication", true);
export const TokenReview: StructStructure = struct("v1beta1.TokenReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", TokenReviewSpec, "+"),
      field("status", TokenReviewStatus, "?"),
    ], undefined, "authentication", true);
export const TokenReviewSpec: StructStructure = struct("v1beta1.TokenReviewSpec", () => [
      field("token", STRING, "?"),
      field("audiences", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "authentication", true);
export const TokenReviewStatus: StructStructure = struct("v1beta1.TokenReviewStatus", () => [
      field("authenticated", BOOL, "?"),
      field("user", UserInfo, "?"),
      field("audiences", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("error", STRING, "?"),
    ], undefined, "authentication", true);
export const UserInfo: StructStructure = struct("v1beta1.UserInfo", () => [
      field("username", STRING, "?"),
      field("uid", STRING, "?"),
      field("groups", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("extra", mapOf(listOf(STRING)), "?"),
    ], undefined, "authentication", true);
