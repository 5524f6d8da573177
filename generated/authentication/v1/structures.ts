// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of authentication.k8s.io/v1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, INT64, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const SelfSubjectReview: StructStructure = struct("v1.SelfSubjectReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("status", SelfSubjectReviewStatus, "?"),
    ], undefined, "authentication", true);
export const SelfSubjectReviewStatus: StructStructure = struct("v1.SelfSubjectReviewStatus", () => [
      field("userInfo", UserInfo, "?"),
    ], undefined, "authentication", true);
export const TokenRequest: StructStructure = struct("v1.TokenRequest", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", TokenRequestSpec, "+"),
      field("status", TokenRequestStatus, "?"),
    ], undefined, "authentication", true);
export const TokenRequestSpec: StructStructure = struct("v1.TokenRequestSpec", () => [
      field("audiences", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("expirationSeconds", INT64, "!", { default: 3600 }),
      field("boundObjectRef", BoundObjectReference, "!"),
    ], undefined, "authentication", true);
export const TokenRequestStatus: StructStructure = struct("v1.TokenRequestStatus", () => [
      field("token", STRING, "+"),
      field("expirationTimestamp", TIME, "+"),
    ], undefined, "authentication", true);
export const BoundObjectReference: StructStructure = struct("v1.BoundObjectReference", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("name", STRING, "?"),
      field("uid", STRING, "?"),
    ], undefined, "authentication");
export const TokenReview: StructStructure = struct("v1.TokenReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", TokenReviewSpec, "+"),
      field("status", TokenReviewStatus, "?"),
    ], undefined, "authentication", true);
export const TokenReviewSpec: StructStructure = struct("v1.TokenReviewSpec", () => [
      field("token", STRING, "?"),
      field("audiences", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "authentication", true);
export const TokenReviewStatus: StructStructure = struct("v1.TokenReviewStatus", () => [
      field("authenticated", BOOL, "?"),
      field("user", UserInfo, "?"),
      field("audiences", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("error", STRING, "?"),
    ], undefined, "authentication", true);
export const UserInfo: StructStructure = struct("v1.UserInfo", () => [
      field("username", STRING, "?"),
      field("uid", STRING, "?"),
      field("groups", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("extra", mapOf(listOf(STRING)), "?"),
    ], undefined, "authentication", true);
