// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of admissionregistration.k8s.io/v1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BYTES, INT32, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const MutatingWebhookConfiguration: StructStructure = struct("v1.MutatingWebhookConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("webhooks", listOf(MutatingWebhook), "?", { patchStrategy: ["merge"], patchMergeKey: "name", changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
    ], undefined, "admissionregistration", true);
export const MutatingWebhook: StructStructure = struct("v1.MutatingWebhook", () => [
      field("name", STRING, "+"),
      field("clientConfig", WebhookClientConfig, "+"),
      field("rules", listOf(RuleWithOperations), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("failurePolicy", STRING, "*", { default: "Fail" }),
      field("matchPolicy", STRING, "*", { default: "Equivalent" }),
      field("namespaceSelector", metaV1.LabelSelector, "*"),
      field("objectSelector", metaV1.LabelSelector, "*"),
      field("sideEffects", STRING, "!"),
      field("timeoutSeconds", INT32, "*", { default: 10 }),
      field("admissionReviewVersions", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("reinvocationPolicy", STRING, "*", { default: "Never" }),
      field("matchConditions", listOf(MatchCondition), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge"], patchMergeKey: "name", featureGate: "AdmissionWebhookMatchConditions", since: "1.27" }),
    ], undefined, "admissionregistration", true);
export const MatchCondition: StructStructure = struct("v1.MatchCondition", () => [
      field("name", STRING, "+"),
      field("expression", STRING, "+"),
    ], undefined, "admissionregistration");
export const ValidatingWebhookConfiguration: StructStructure = struct("v1.ValidatingWebhookConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("webhooks", listOf(ValidatingWebhook), "?", { patchStrategy: ["merge"], patchMergeKey: "name", changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
    ], undefined, "admissionregistration", true);
export const ValidatingWebhook: StructStructure = struct("v1.ValidatingWebhook", () => [
      field("name", STRING, "+"),
      field("clientConfig", WebhookClientConfig, "+"),
      field("rules", listOf(RuleWithOperations), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("failurePolicy", STRING, "*", { default: "Fail" }),
      field("matchPolicy", STRING, "*", { default: "Equivalent" }),
      field("namespaceSelector", metaV1.LabelSelector, "*"),
      field("objectSelector", metaV1.LabelSelector, "*"),
      field("sideEffects", STRING, "!"),
      field("timeoutSeconds", INT32, "*", { default: 10 }),
      field("admissionReviewVersions", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("matchConditions", listOf(MatchCondition), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge"], patchMergeKey: "name", featureGate: "AdmissionWebhookMatchConditions", since: "1.27" }),
    ], undefined, "admissionregistration", true);
export const RuleWithOperations: StructStructure = struct("v1.RuleWithOperations", () => [
      field("operations", listOf(STRING), "?", { changes: { "1.26": { listType: "atomic" } } }),
      field("apiGroups", listOf(STRING), "?", { changes: { "1.26": { listType: "atomic" } } }),
      field("apiVersions", listOf(STRING), "?", { changes: { "1.26": { listType: "atomic" } } }),
      field("resources", listOf(STRING), "?", { changes: { "1.26": { listType: "atomic" } } }),
      field("scope", STRING, "*", { default: "*" }),
    ], undefined, "admissionregistration", true);
export const WebhookClientConfig: StructStructure = struct("v1.WebhookClientConfig", () => [
      field("url", STRING, "*"),
      field("service", ServiceReference, "*"),
      field("caBundle", BYTES, "?"),
    ], undefined, "admissionregistration");
export const ServiceReference: StructStructure = struct("v1.ServiceReference", () => [
      field("namespace", STRING, "+"),
      field("name", STRING, "+"),
      field("path", STRING, "*"),
      field("port", INT32, "*", { default: 443 }),
    ], undefined, "admissionregistration");
