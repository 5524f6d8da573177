// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of apiextensions.k8s.io/v1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, BYTES, DOUBLE, EMBEDDED_OBJECT, FREE_ANY, INT32, INT64, STRING, TIME, eitherOf, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const ConversionReview: StructStructure = struct("v1.ConversionReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("request", ConversionRequest, "*"),
      field("response", ConversionResponse, "*"),
    ], undefined, "apiextensions", true);
export const ConversionRequest: StructStructure = struct("v1.ConversionRequest", () => [
      field("uid", STRING, "+"),
      field("desiredAPIVersion", STRING, "+"),
      field("objects", listOf(EMBEDDED_OBJECT), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "apiextensions", true);
export const ConversionResponse: StructStructure = struct("v1.ConversionResponse", () => [
      field("uid", STRING, "+"),
      field("convertedObjects", listOf(EMBEDDED_OBJECT), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("result", metaV1.Status, "+"),
    ], undefined, "apiextensions", true);
export const CustomResourceDefinition: StructStructure = struct("v1.CustomResourceDefinition", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", CustomResourceDefinitionSpec, "+"),
      field("status", CustomResourceDefinitionStatus, "?"),
    ], undefined, "apiextensions", true);
export const CustomResourceDefinitionSpec: StructStructure = struct("v1.CustomResourceDefinitionSpec", () => [
      field("group", STRING, "+"),
      field("names", CustomResourceDefinitionNames, "+"),
      field("scope", STRING, "+"),
      field("versions", listOf(CustomResourceDefinitionVersion), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("conversion", CustomResourceConversion, "*"),
      field("preserveUnknownFields", BOOL, "?"),
    ], undefined, "apiextensions", true);
export const CustomResourceConversion: StructStructure = struct("v1.CustomResourceConversion", () => [
      field("strategy", STRING, "+"),
      field("webhook", WebhookConversion, "*"),
    ], undefined, "apiextensions", true);
export const WebhookConversion: StructStructure = struct("v1.WebhookConversion", () => [
      field("clientConfig", WebhookClientConfig, "*"),
      field("conversionReviewVersions", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "apiextensions", true);
export const WebhookClientConfig: StructStructure = struct("v1.WebhookClientConfig", () => [
      field("url", STRING, "*"),
      field("service", ServiceReference, "*"),
      field("caBundle", BYTES, "?"),
    ], undefined, "apiextensions");
export const ServiceReference: StructStructure = struct("v1.ServiceReference", () => [
      field("namespace", STRING, "+"),
      field("name", STRING, "+"),
      field("path", STRING, "*"),
      field("port", INT32, "*", { default: 443 }),
    ], undefined, "apiextensions");
export const CustomResourceDefinitionVersion: StructStructure = struct("v1.CustomResourceDefinitionVersion", () => [
      field("name", STRING, "+"),
      field("served", BOOL, "+"),
      field("storage", BOOL, "+"),
      field("deprecated", BOOL, "?"),
      field("deprecationWarning", STRING, "*"),
      field("schema", CustomResourceValidation, "*"),
      field("subresources", CustomResourceSubresources, "*"),
      field("additionalPrinterColumns", listOf(CustomResourceColumnDefinition), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("selectableFields", listOf(SelectableField), "?", { listType: "atomic", featureGate: "CustomResourceFieldSelectors", since: "1.30" }),
    ], undefined, "apiextensions", true);
export const SelectableField: StructStructure = struct("v1.SelectableField", () => [
      field("jsonPath", STRING, "+"),
    ], undefined, "apiextensions");
export const CustomResourceColumnDefinition: StructStructure = struct("v1.CustomResourceColumnDefinition", () => [
      field("name", STRING, "+"),
      field("type", STRING, "+"),
      field("format", STRING, "?"),
      field("description", STRING, "?"),
      field("priority", INT32, "?"),
      field("jsonPath", STRING, "+"),
    ], undefined, "apiextensions");
export const CustomResourceDefinitionNames: StructStructure = struct("v1.CustomResourceDefinitionNames", () => [
      field("plural", STRING, "+"),
      field("singular", STRING, "?"),
      field("shortNames", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("kind", STRING, "+"),
      field("listKind", STRING, "?"),
      field("categories", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "apiextensions", true);
export const CustomResourceDefinitionCondition: StructStructure = struct("v1.CustomResourceDefinitionCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
      field("observedGeneration", INT64, "?", { featureGate: "CRDObservedGenerationTracking", since: "1.35" }),
    ], undefined, "apiextensions", true);
export const CustomResourceDefinitionStatus: StructStructure = struct("v1.CustomResourceDefinitionStatus", () => [
      field("conditions", listOf(CustomResourceDefinitionCondition), "+", { listType: "map", listMapKeys: ["type"] }),
      field("acceptedNames", CustomResourceDefinitionNames, "+"),
      field("storedVersions", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("observedGeneration", INT64, "?", { featureGate: "CRDObservedGenerationTracking", since: "1.35" }),
    ], undefined, "apiextensions", true);
export const CustomResourceValidation: StructStructure = struct("v1.CustomResourceValidation", () => [
      field("openAPIV3Schema", JSONSchemaProps, "*"),
    ], undefined, "apiextensions", true);
export const CustomResourceSubresources: StructStructure = struct("v1.CustomResourceSubresources", () => [
      field("status", CustomResourceSubresourceStatus, "*"),
      field("scale", CustomResourceSubresourceScale, "*"),
    ], undefined, "apiextensions");
export const CustomResourceSubresourceStatus: StructStructure = struct("v1.CustomResourceSubresourceStatus", () => [], undefined, "apiextensions");
export const CustomResourceSubresourceScale: StructStructure = struct("v1.CustomResourceSubresourceScale", () => [
      field("specReplicasPath", STRING, "+"),
      field("statusReplicasPath", STRING, "+"),
      field("labelSelectorPath", STRING, "*"),
    ], undefined, "apiextensions");
export const JSONSchemaProps: StructStructure = struct("v1.JSONSchemaProps", () => [
      field("id", STRING, "?"),
      field("$schema", STRING, "?"),
      field("$ref", STRING, "*"),
      field("description", STRING, "?"),
      field("type", STRING, "?"),
      field("format", STRING, "?"),
      field("title", STRING, "?"),
      field("default", FREE_ANY, "*"),
      field("maximum", DOUBLE, "*"),
      field("exclusiveMaximum", BOOL, "?"),
      field("minimum", DOUBLE, "*"),
      field("exclusiveMinimum", BOOL, "?"),
      field("maxLength", INT64, "*"),
      field("minLength", INT64, "*"),
      field("pattern", STRING, "?"),
      field("maxItems", INT64, "*"),
      field("minItems", INT64, "*"),
      field("uniqueItems", BOOL, "?"),
      field("multipleOf", DOUBLE, "*"),
      field("enum", listOf(FREE_ANY), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("maxProperties", INT64, "*"),
      field("minProperties", INT64, "*"),
      field("required", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("items", eitherOf(JSONSchemaProps, listOf(JSONSchemaProps)), "*"),
      field("allOf", listOf(JSONSchemaProps), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("oneOf", listOf(JSONSchemaProps), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("anyOf", listOf(JSONSchemaProps), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("not", JSONSchemaProps, "*"),
      field("properties", mapOf(JSONSchemaProps), "?"),
      field("additionalProperties", eitherOf(BOOL, JSONSchemaProps), "*"),
      field("patternProperties", mapOf(JSONSchemaProps), "?"),
      field("dependencies", mapOf(eitherOf(JSONSchemaProps, listOf(STRING))), "?"),
      field("additionalItems", eitherOf(BOOL, JSONSchemaProps), "*"),
      field("definitions", mapOf(JSONSchemaProps), "?"),
      field("externalDocs", ExternalDocumentation, "*"),
      field("example", FREE_ANY, "*"),
      field("nullable", BOOL, "?"),
      field("x-kubernetes-preserve-unknown-fields", BOOL, "*"),
      field("x-kubernetes-embedded-resource", BOOL, "?"),
      field("x-kubernetes-int-or-string", BOOL, "?"),
      field("x-kubernetes-list-map-keys", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("x-kubernetes-list-type", STRING, "*"),
      field("x-kubernetes-map-type", STRING, "*"),
      field("x-kubernetes-validations", listOf(ValidationRule), "?", { listType: "map", listMapKeys: ["rule"], patchStrategy: ["merge"], patchMergeKey: "rule", featureGate: "CustomResourceValidationExpressions" }),
    ], undefined, "apiextensions", true);
export const ValidationRule: StructStructure = struct("v1.ValidationRule", () => [
      field("rule", STRING, "+"),
      field("message", STRING, "?"),
      field("messageExpression", STRING, "?", { since: "1.27" }),
      field("reason", STRING, "*", { since: "1.28" }),
      field("fieldPath", STRING, "?", { since: "1.28" }),
      field("optionalOldSelf", BOOL, "*", { since: "1.29" }),
    ], undefined, "apiextensions", true);
export const ExternalDocumentation: StructStructure = struct("v1.ExternalDocumentation", () => [
      field("description", STRING, "?"),
      field("url", STRING, "?"),
    ], undefined, "apiextensions");
