// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of admissionregistration.k8s.io/v1beta1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BYTES, INT32, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const MutatingWebhookConfiguration: StructStructure = struct("v1beta1.MutatingWebhookConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("webhooks", listOf(MutatingWebhook), "?", { patchStrategy: ["merge"], patchMergeKey: "name" }),
    ], undefined, "admissionregistration");
export const MutatingWebhook: StructStructure = struct("v1beta1.MutatingWebhook", () => [
      field("name", STRING, "+"),
      field("clientConfig", WebhookClientConfig, "+"),
      field("rules", listOf(RuleWithOperations), "?"),
      field("failurePolicy", STRING, "*", { default: "Ignore" }),
      field("matchPolicy", STRING, "*", { default: "Exact" }),
      field("namespaceSelector", metaV1.LabelSelector, "*"),
      field("objectSelector", metaV1.LabelSelector, "*"),
      field("sideEffects", STRING, "*", { default: "Unknown" }),
      field("timeoutSeconds", INT32, "*", { default: 30 }),
      field("admissionReviewVersions", listOf(STRING), "?"),
      field("reinvocationPolicy", STRING, "*", { default: "Never" }),
    ], undefined, "admissionregistration");
export const ValidatingWebhookConfiguration: StructStructure = struct("v1beta1.ValidatingWebhookConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("webhooks", listOf(ValidatingWebhook), "?", { patchStrategy: ["merge"], patchMergeKey: "name" }),
    ], undefined, "admissionregistration");
export const ValidatingWebhook: StructStructure = struct("v1beta1.ValidatingWebhook", () => [
      field("name", STRING, "+"),
      field("clientConfig", WebhookClientConfig, "+"),
      field("rules", listOf(RuleWithOperations), "?"),
      field("failurePolicy", STRING, "*", { default: "Ignore" }),
      field("matchPolicy", STRING, "*", { default: "Exact" }),
      field("namespaceSelector", metaV1.LabelSelector, "*"),
      field("objectSelector", metaV1.LabelSelector, "*"),
      field("sideEffects", STRING, "*", { default: "Unknown" }),
      field("timeoutSeconds", INT32, "*", { default: 30 }),
      field("admissionReviewVersions", listOf(STRING), "?"),
    ], undefined, "admissionregistration");
export const RuleWithOperations: StructStructure = struct("v1beta1.RuleWithOperations", () => [
      field("operations", listOf(STRING), "?"),
      field("apiGroups", listOf(STRING), "?"),
      field("apiVersions", listOf(STRING), "?"),
      field("resources", listOf(STRING), "?"),
      field("scope", STRING, "*", { default: "*" }),
    ], undefined, "admissionregistration");
export const WebhookClientConfig: StructStructure = struct("v1beta1.WebhookClientConfig", () => [
      field("url", STRING, "*"),
      field("service", ServiceReference, "*"),
      field("caBundle", BYTES, "?"),
    ], undefined, "admissionregistration");
export const ServiceReference: StructStructure = struct("v1beta1.ServiceReference", () => [
      field("namespace", STRING, "+"),
      field("name", STRING, "+"),
      field("path", STRING, "*"),
      field("port", INT32, "*", { default: 443 }),
    ], undefined, "admissionregistration");
