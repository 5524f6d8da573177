// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of audit.k8s.io/v1: shape and merge markers of every type. */

import * as authenticationV1 from "../../authentication/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, EMBEDDED_OBJECT, MICROTIME, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Event: StructStructure = struct("v1.Event", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("level", STRING, "+"),
      field("auditID", STRING, "+"),
      field("stage", STRING, "+"),
      field("requestURI", STRING, "+"),
      field("verb", STRING, "+"),
      field("user", authenticationV1.UserInfo, "+"),
      field("impersonatedUser", authenticationV1.UserInfo, "*"),
      field("authenticationMetadata", AuthenticationMetadata, "*", { since: "1.35" }),
      field("sourceIPs", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("userAgent", STRING, "?"),
      field("objectRef", ObjectReference, "*"),
      field("responseStatus", metaV1.Status, "*"),
      field("requestObject", EMBEDDED_OBJECT, "*"),
      field("responseObject", EMBEDDED_OBJECT, "*"),
      field("requestReceivedTimestamp", MICROTIME, "+"),
      field("stageTimestamp", MICROTIME, "+"),
      field("annotations", mapOf(STRING), "?"),
    ], undefined, "audit", true);
export const ObjectReference: StructStructure = struct("v1.ObjectReference", () => [
      field("resource", STRING, "?"),
      field("namespace", STRING, "?"),
      field("name", STRING, "?"),
      field("uid", STRING, "?"),
      field("apiGroup", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("resourceVersion", STRING, "?"),
      field("subresource", STRING, "?"),
    ], undefined, "audit");
export const AuthenticationMetadata: StructStructure = struct("v1.AuthenticationMetadata", () => [
      field("impersonationConstraint", STRING, "?"),
    ], undefined, "audit");
export const Policy: StructStructure = struct("v1.Policy", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("rules", listOf(PolicyRule), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("omitStages", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("omitManagedFields", BOOL, "?", { since: "1.23" }),
    ], undefined, "audit", true);
export const PolicyRule: StructStructure = struct("v1.PolicyRule", () => [
      field("level", STRING, "+"),
      field("users", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("userGroups", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("verbs", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("resources", listOf(GroupResources), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("namespaces", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("nonResourceURLs", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("omitStages", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("omitManagedFields", BOOL, "*", { since: "1.23" }),
    ], undefined, "audit", true);
export const GroupResources: StructStructure = struct("v1.GroupResources", () => [
      field("group", STRING, "?"),
      field("resources", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("resourceNames", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "audit", true);
