// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of rbac.authorization.k8s.io/v1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const ClusterRole: StructStructure = struct("v1.ClusterRole", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("rules", listOf(PolicyRule), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("aggregationRule", AggregationRule, "*"),
    ], undefined, "rbac", true);
export const AggregationRule: StructStructure = struct("v1.AggregationRule", () => [
      field("clusterRoleSelectors", listOf(metaV1.LabelSelector), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "rbac", true);
export const ClusterRoleBinding: StructStructure = struct("v1.ClusterRoleBinding", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("subjects", listOf(Subject), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("roleRef", RoleRef, "+"),
    ], undefined, "rbac", true);
export const Role: StructStructure = struct("v1.Role", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("rules", listOf(PolicyRule), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "rbac", true);
export const RoleBinding: StructStructure = struct("v1.RoleBinding", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("subjects", listOf(Subject), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("roleRef", RoleRef, "+"),
    ], undefined, "rbac", true);
export const PolicyRule: StructStructure = struct("v1.PolicyRule", () => [
      field("verbs", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("apiGroups", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("resources", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("resourceNames", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("nonResourceURLs", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "rbac", true);
export const Subject: StructStructure = struct("v1.Subject", () => [
      field("kind", STRING, "+"),
      field("apiGroup", STRING, "?"),
      field("name", STRING, "+"),
      field("namespace", STRING, "?"),
    ], {"1.22":"atomic"}, "rbac", true);
export const RoleRef: StructStructure = struct("v1.RoleRef", () => [
      field("apiGroup", STRING, "+", { default: "rbac.authorization.k8s.io" }),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
    ], {"1.22":"atomic"}, "rbac", true);
