// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of flowcontrol.apiserver.k8s.io/v1beta3: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, INT32, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const FlowSchema: StructStructure = struct("v1beta3.FlowSchema", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", FlowSchemaSpec, "?"),
      field("status", FlowSchemaStatus, "?"),
    ], undefined, "flowcontrol", true);
export const FlowSchemaSpec: StructStructure = struct("v1beta3.FlowSchemaSpec", () => [
      field("priorityLevelConfiguration", PriorityLevelConfigurationReference, "?"),
      field("matchingPrecedence", INT32, "+", { default: 1000 }),
      field("distinguisherMethod", FlowDistinguisherMethod, "*"),
      field("rules", listOf(PolicyRulesWithSubjects), "?", { listType: "atomic" }),
    ], undefined, "flowcontrol");
export const FlowSchemaStatus: StructStructure = struct("v1beta3.FlowSchemaStatus", () => [
      field("conditions", listOf(FlowSchemaCondition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "flowcontrol");
export const PriorityLevelConfigurationReference: StructStructure = struct("v1beta3.PriorityLevelConfigurationReference", () => [
      field("name", STRING, "+"),
    ], undefined, "flowcontrol");
export const FlowDistinguisherMethod: StructStructure = struct("v1beta3.FlowDistinguisherMethod", () => [
      field("type", STRING, "+"),
    ], undefined, "flowcontrol");
export const PolicyRulesWithSubjects: StructStructure = struct("v1beta3.PolicyRulesWithSubjects", () => [
      field("subjects", listOf(Subject), "+", { listType: "atomic" }),
      field("resourceRules", listOf(ResourcePolicyRule), "?", { listType: "atomic" }),
      field("nonResourceRules", listOf(NonResourcePolicyRule), "?", { listType: "atomic" }),
    ], undefined, "flowcontrol");
export const FlowSchemaCondition: StructStructure = struct("v1beta3.FlowSchemaCondition", () => [
      field("type", STRING, "?"),
      field("status", STRING, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "flowcontrol");
export const Subject: StructStructure = struct("v1beta3.Subject", () => [
      field("kind", STRING, "+"),
      field("user", UserSubject, "*"),
      field("group", GroupSubject, "*"),
      field("serviceAccount", ServiceAccountSubject, "*"),
    ], undefined, "flowcontrol");
export const ResourcePolicyRule: StructStructure = struct("v1beta3.ResourcePolicyRule", () => [
      field("verbs", listOf(STRING), "+", { listType: "set" }),
      field("apiGroups", listOf(STRING), "+", { listType: "set" }),
      field("resources", listOf(STRING), "+", { listType: "set" }),
      field("clusterScope", BOOL, "?"),
      field("namespaces", listOf(STRING), "+", { listType: "set" }),
    ], undefined, "flowcontrol");
export const NonResourcePolicyRule: StructStructure = struct("v1beta3.NonResourcePolicyRule", () => [
      field("verbs", listOf(STRING), "+", { listType: "set" }),
      field("nonResourceURLs", listOf(STRING), "+", { listType: "set" }),
    ], undefined, "flowcontrol");
export const UserSubject: StructStructure = struct("v1beta3.UserSubject", () => [
      field("name", STRING, "+"),
    ], undefined, "flowcontrol");
export const GroupSubject: StructStructure = struct("v1beta3.GroupSubject", () => [
      field("name", STRING, "+"),
    ], undefined, "flowcontrol");
export const ServiceAccountSubject: StructStructure = struct("v1beta3.ServiceAccountSubject", () => [
      field("namespace", STRING, "+"),
      field("name", STRING, "+"),
    ], undefined, "flowcontrol");
export const PriorityLevelConfiguration: StructStructure = struct("v1beta3.PriorityLevelConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PriorityLevelConfigurationSpec, "?"),
      field("status", PriorityLevelConfigurationStatus, "?"),
    ], undefined, "flowcontrol", true);
export const PriorityLevelConfigurationSpec: StructStructure = struct("v1beta3.PriorityLevelConfigurationSpec", () => [
      field("type", STRING, "+"),
      field("limited", LimitedPriorityLevelConfiguration, "*"),
      field("exempt", ExemptPriorityLevelConfiguration, "*", { since: "1.28" }),
    ], undefined, "flowcontrol", true);
export const PriorityLevelConfigurationStatus: StructStructure = struct("v1beta3.PriorityLevelConfigurationStatus", () => [
      field("conditions", listOf(PriorityLevelConfigurationCondition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "flowcontrol");
export const LimitedPriorityLevelConfiguration: StructStructure = struct("v1beta3.LimitedPriorityLevelConfiguration", () => [
      field("nominalConcurrencyShares", INT32, "+"),
      field("limitResponse", LimitResponse, "?"),
      field("lendablePercent", INT32, "*", { default: 0 }),
      field("borrowingLimitPercent", INT32, "*"),
    ], undefined, "flowcontrol");
export const ExemptPriorityLevelConfiguration: StructStructure = struct("v1beta3.ExemptPriorityLevelConfiguration", () => [
      field("nominalConcurrencyShares", INT32, "*", { default: 0 }),
      field("lendablePercent", INT32, "*", { default: 0 }),
    ], undefined, "flowcontrol");
export const PriorityLevelConfigurationCondition: StructStructure = struct("v1beta3.PriorityLevelConfigurationCondition", () => [
      field("type", STRING, "?"),
      field("status", STRING, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "flowcontrol");
export const LimitResponse: StructStructure = struct("v1beta3.LimitResponse", () => [
      field("type", STRING, "+"),
      field("queuing", QueuingConfiguration, "*"),
    ], undefined, "flowcontrol");
export const QueuingConfiguration: StructStructure = struct("v1beta3.QueuingConfiguration", () => [
      field("queues", INT32, "+", { default: 64 }),
      field("handSize", INT32, "+", { default: 8 }),
      field("queueLengthLimit", INT32, "+", { default: 50 }),
    ], undefined, "flowcontrol");
