// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of authorization.k8s.io/v1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const LocalSubjectAccessReview: StructStructure = struct("v1.LocalSubjectAccessReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", SubjectAccessReviewSpec, "+"),
      field("status", SubjectAccessReviewStatus, "?"),
    ], undefined, "authorization");
export const SelfSubjectAccessReview: StructStructure = struct("v1.SelfSubjectAccessReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", SelfSubjectAccessReviewSpec, "+"),
      field("status", SubjectAccessReviewStatus, "?"),
    ], undefined, "authorization");
export const SelfSubjectAccessReviewSpec: StructStructure = struct("v1.SelfSubjectAccessReviewSpec", () => [
      field("resourceAttributes", ResourceAttributes, "*"),
      field("nonResourceAttributes", NonResourceAttributes, "*"),
    ], undefined, "authorization");
export const SelfSubjectRulesReview: StructStructure = struct("v1.SelfSubjectRulesReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", SelfSubjectRulesReviewSpec, "+"),
      field("status", SubjectRulesReviewStatus, "?"),
    ], undefined, "authorization");
export const SelfSubjectRulesReviewSpec: StructStructure = struct("v1.SelfSubjectRulesReviewSpec", () => [
      field("namespace", STRING, "?"),
    ], undefined, "authorization");
export const SubjectRulesReviewStatus: StructStructure = struct("v1.SubjectRulesReviewStatus", () => [
      field("resourceRules", listOf(ResourceRule), "+"),
      field("nonResourceRules", listOf(NonResourceRule), "+"),
      field("incomplete", BOOL, "+"),
      field("evaluationError", STRING, "?"),
    ], undefined, "authorization");
export const ResourceRule: StructStructure = struct("v1.ResourceRule", () => [
      field("verbs", listOf(STRING), "+"),
      field("apiGroups", listOf(STRING), "?"),
      field("resources", listOf(STRING), "?"),
      field("resourceNames", listOf(STRING), "?"),
    ], undefined, "authorization");
export const NonResourceRule: StructStructure = struct("v1.NonResourceRule", () => [
      field("verbs", listOf(STRING), "+"),
      field("nonResourceURLs", listOf(STRING), "?"),
    ], undefined, "authorization");
export const SubjectAccessReview: StructStructure = struct("v1.SubjectAccessReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", SubjectAccessReviewSpec, "+"),
      field("status", SubjectAccessReviewStatus, "?"),
    ], undefined, "authorization");
export const ResourceAttributes: StructStructure = struct("v1.ResourceAttributes", () => [
      field("namespace", STRING, "?"),
      field("verb", STRING, "?"),
      field("group", STRING, "?"),
      field("version", STRING, "?"),
      field("resource", STRING, "?"),
      field("subresource", STRING, "?"),
      field("name", STRING, "?"),
      field("fieldSelector", FieldSelectorAttributes, "*", { featureGate: "AuthorizeWithSelectors" }),
      field("labelSelector", LabelSelectorAttributes, "*", { featureGate: "AuthorizeWithSelectors" }),
    ], undefined, "authorization");
export const FieldSelectorAttributes: StructStructure = struct("v1.FieldSelectorAttributes", () => [
      field("rawSelector", STRING, "?"),
      field("requirements", listOf(metaV1.FieldSelectorRequirement), "?", { listType: "atomic" }),
    ], undefined, "authorization");
export const LabelSelectorAttributes: StructStructure = struct("v1.LabelSelectorAttributes", () => [
      field("rawSelector", STRING, "?"),
      field("requirements", listOf(metaV1.LabelSelectorRequirement), "?", { listType: "atomic" }),
    ], undefined, "authorization");
export const NonResourceAttributes: StructStructure = struct("v1.NonResourceAttributes", () => [
      field("path", STRING, "?"),
      field("verb", STRING, "?"),
    ], undefined, "authorization");
export const SubjectAccessReviewSpec: StructStructure = struct("v1.SubjectAccessReviewSpec", () => [
      field("resourceAttributes", ResourceAttributes, "*"),
      field("nonResourceAttributes", NonResourceAttributes, "*"),
      field("user", STRING, "?"),
      field("groups", listOf(STRING), "?"),
      field("extra", mapOf(listOf(STRING)), "?"),
      field("uid", STRING, "?"),
    ], undefined, "authorization");
export const SubjectAccessReviewStatus: StructStructure = struct("v1.SubjectAccessReviewStatus", () => [
      field("allowed", BOOL, "+"),
      field("denied", BOOL, "?"),
      field("reason", STRING, "?"),
      field("evaluationError", STRING, "?"),
    ], undefined, "authorization");
