import {
  ObjectMeta,
  Status,
  checkObjectMeta,
  checkStatus
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/apiextensions/v1/defaults.js
import { each, eachMade } from "kindwright/generated-code";
function defaultCustomResourceDefinition(v, functions) {
  functions.fill("customResourceDefinition", v);
  eachMade(v, "spec", defaultCustomResourceDefinitionSpec, functions);
}
function defaultCustomResourceDefinitionSpec(v, functions) {
  each(v, "conversion", defaultCustomResourceConversion, functions);
}
function defaultCustomResourceConversion(v, functions) {
  each(v, "webhook", defaultWebhookConversion, functions);
}
function defaultWebhookConversion(v, functions) {
  each(v, "clientConfig", defaultWebhookClientConfig, functions);
}
function defaultWebhookClientConfig(v, functions) {
  each(v, "service", defaultServiceReference, functions);
}
function defaultServiceReference(v) {
  v.port ??= 443;
}

// dist/generated/apiextensions/v1/structures.js
import { BOOL, BYTES, DOUBLE, FREE_ANY, FREE_OBJECT, INT32, INT64, STRING, TIME, eitherOf, field, listOf, mapOf, struct } from "kindwright/generated-code";
var ConversionReview = struct("v1.ConversionReview", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("request", ConversionRequest, "*"),
  field("response", ConversionResponse, "*")
], void 0, "apiextensions");
var ConversionRequest = struct("v1.ConversionRequest", () => [
  field("uid", STRING, "+"),
  field("desiredAPIVersion", STRING, "+"),
  field("objects", listOf(FREE_OBJECT), "+")
], void 0, "apiextensions");
var ConversionResponse = struct("v1.ConversionResponse", () => [
  field("uid", STRING, "+"),
  field("convertedObjects", listOf(FREE_OBJECT), "+"),
  field("result", Status, "+")
], void 0, "apiextensions");
var CustomResourceDefinition = struct("v1.CustomResourceDefinition", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", CustomResourceDefinitionSpec, "+"),
  field("status", CustomResourceDefinitionStatus, "?")
], void 0, "apiextensions");
var CustomResourceDefinitionSpec = struct("v1.CustomResourceDefinitionSpec", () => [
  field("group", STRING, "+"),
  field("names", CustomResourceDefinitionNames, "+"),
  field("scope", STRING, "+"),
  field("versions", listOf(CustomResourceDefinitionVersion), "+"),
  field("conversion", CustomResourceConversion, "*"),
  field("preserveUnknownFields", BOOL, "?")
], void 0, "apiextensions");
var CustomResourceConversion = struct("v1.CustomResourceConversion", () => [
  field("strategy", STRING, "+"),
  field("webhook", WebhookConversion, "*")
], void 0, "apiextensions");
var WebhookConversion = struct("v1.WebhookConversion", () => [
  field("clientConfig", WebhookClientConfig, "*"),
  field("conversionReviewVersions", listOf(STRING), "+")
], void 0, "apiextensions");
var WebhookClientConfig = struct("v1.WebhookClientConfig", () => [
  field("url", STRING, "*"),
  field("service", ServiceReference, "*"),
  field("caBundle", BYTES, "?")
], void 0, "apiextensions");
var ServiceReference = struct("v1.ServiceReference", () => [
  field("namespace", STRING, "+"),
  field("name", STRING, "+"),
  field("path", STRING, "*"),
  field("port", INT32, "*", { default: 443 })
], void 0, "apiextensions");
var CustomResourceDefinitionVersion = struct("v1.CustomResourceDefinitionVersion", () => [
  field("name", STRING, "+"),
  field("served", BOOL, "+"),
  field("storage", BOOL, "+"),
  field("deprecated", BOOL, "?"),
  field("deprecationWarning", STRING, "*"),
  field("schema", CustomResourceValidation, "*"),
  field("subresources", CustomResourceSubresources, "*"),
  field("additionalPrinterColumns", listOf(CustomResourceColumnDefinition), "?")
], void 0, "apiextensions");
var CustomResourceColumnDefinition = struct("v1.CustomResourceColumnDefinition", () => [
  field("name", STRING, "+"),
  field("type", STRING, "+"),
  field("format", STRING, "?"),
  field("description", STRING, "?"),
  field("priority", INT32, "?"),
  field("jsonPath", STRING, "+")
], void 0, "apiextensions");
var CustomResourceDefinitionNames = struct("v1.CustomResourceDefinitionNames", () => [
  field("plural", STRING, "+"),
  field("singular", STRING, "?"),
  field("shortNames", listOf(STRING), "?"),
  field("kind", STRING, "+"),
  field("listKind", STRING, "?"),
  field("categories", listOf(STRING), "?")
], void 0, "apiextensions");
var CustomResourceDefinitionCondition = struct("v1.CustomResourceDefinitionCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "apiextensions");
var CustomResourceDefinitionStatus = struct("v1.CustomResourceDefinitionStatus", () => [
  field("conditions", listOf(CustomResourceDefinitionCondition), "+", { listType: "map", listMapKeys: ["type"] }),
  field("acceptedNames", CustomResourceDefinitionNames, "+"),
  field("storedVersions", listOf(STRING), "+")
], void 0, "apiextensions");
var CustomResourceValidation = struct("v1.CustomResourceValidation", () => [
  field("openAPIV3Schema", JSONSchemaProps, "*")
], void 0, "apiextensions");
var CustomResourceSubresources = struct("v1.CustomResourceSubresources", () => [
  field("status", CustomResourceSubresourceStatus, "*"),
  field("scale", CustomResourceSubresourceScale, "*")
], void 0, "apiextensions");
var CustomResourceSubresourceStatus = struct("v1.CustomResourceSubresourceStatus", () => [], void 0, "apiextensions");
var CustomResourceSubresourceScale = struct("v1.CustomResourceSubresourceScale", () => [
  field("specReplicasPath", STRING, "+"),
  field("statusReplicasPath", STRING, "+"),
  field("labelSelectorPath", STRING, "*")
], void 0, "apiextensions");
var JSONSchemaProps = struct("v1.JSONSchemaProps", () => [
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
  field("enum", listOf(FREE_ANY), "?"),
  field("maxProperties", INT64, "*"),
  field("minProperties", INT64, "*"),
  field("required", listOf(STRING), "?"),
  field("items", eitherOf(JSONSchemaProps, listOf(JSONSchemaProps)), "*"),
  field("allOf", listOf(JSONSchemaProps), "?"),
  field("oneOf", listOf(JSONSchemaProps), "?"),
  field("anyOf", listOf(JSONSchemaProps), "?"),
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
  field("x-kubernetes-list-map-keys", listOf(STRING), "?"),
  field("x-kubernetes-list-type", STRING, "*"),
  field("x-kubernetes-map-type", STRING, "*")
], void 0, "apiextensions");
var ExternalDocumentation = struct("v1.ExternalDocumentation", () => [
  field("description", STRING, "?"),
  field("url", STRING, "?")
], void 0, "apiextensions");

// dist/generated/apiextensions/v1/validators.js
var External = [/(?!)/u, /(?!)/u, /(?!)/u, /(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.request === void 0 || (!("request" in value) || (check_2(value.request) || value.request === null))) && (value.response === void 0 || (!("response" in value) || (check_3(value.response) || value.response === null)))));
var check_2 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.desiredAPIVersion === void 0 || (!("desiredAPIVersion" in value) || (typeof value.desiredAPIVersion === "string" || value.desiredAPIVersion === null))) && (value.objects === void 0 || (!("objects" in value) || (Array.isArray(value.objects) && value.objects.every((unique_0, index) => true) || value.objects === null)))));
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.convertedObjects === void 0 || (!("convertedObjects" in value) || (Array.isArray(value.convertedObjects) && value.convertedObjects.every((unique_1, index) => true) || value.convertedObjects === null))) && (value.result === void 0 || (!("result" in value) || (check_4(value.result) || value.result === null)))));
var check_4 = (value) => checkStatus(value);
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_6(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_7(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_21(value.status) || value.status === null)))));
var check_6 = (value) => checkObjectMeta(value);
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.group === void 0 || (!("group" in value) || (typeof value.group === "string" || value.group === null))) && (value.names === void 0 || (!("names" in value) || (check_8(value.names) || value.names === null))) && (value.scope === void 0 || (!("scope" in value) || (typeof value.scope === "string" || value.scope === null))) && (value.versions === void 0 || (!("versions" in value) || (Array.isArray(value.versions) && value.versions.every((unique_4, index) => check_9(unique_4)) || value.versions === null))) && (value.conversion === void 0 || (!("conversion" in value) || (check_17(value.conversion) || value.conversion === null))) && (value.preserveUnknownFields === void 0 || (!("preserveUnknownFields" in value) || (typeof value.preserveUnknownFields === "boolean" || value.preserveUnknownFields === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.plural === void 0 || (!("plural" in value) || (typeof value.plural === "string" || value.plural === null))) && (value.singular === void 0 || (!("singular" in value) || (typeof value.singular === "string" || value.singular === null))) && (value.shortNames === void 0 || (!("shortNames" in value) || (Array.isArray(value.shortNames) && value.shortNames.every((unique_2, index) => typeof unique_2 === "string") || value.shortNames === null))) && (value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.listKind === void 0 || (!("listKind" in value) || (typeof value.listKind === "string" || value.listKind === null))) && (value.categories === void 0 || (!("categories" in value) || (Array.isArray(value.categories) && value.categories.every((unique_3, index) => typeof unique_3 === "string") || value.categories === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.served === void 0 || (!("served" in value) || (typeof value.served === "boolean" || value.served === null))) && (value.storage === void 0 || (!("storage" in value) || (typeof value.storage === "boolean" || value.storage === null))) && (value.deprecated === void 0 || (!("deprecated" in value) || (typeof value.deprecated === "boolean" || value.deprecated === null))) && (value.deprecationWarning === void 0 || (!("deprecationWarning" in value) || (typeof value.deprecationWarning === "string" || value.deprecationWarning === null))) && (value.schema === void 0 || (!("schema" in value) || (check_10(value.schema) || value.schema === null))) && (value.subresources === void 0 || (!("subresources" in value) || (check_13(value.subresources) || value.subresources === null))) && (value.additionalPrinterColumns === void 0 || (!("additionalPrinterColumns" in value) || (Array.isArray(value.additionalPrinterColumns) && value.additionalPrinterColumns.every((unique_19, index) => check_16(unique_19)) || value.additionalPrinterColumns === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.openAPIV3Schema === void 0 || (!("openAPIV3Schema" in value) || (check_11(value.openAPIV3Schema) || value.openAPIV3Schema === null))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.id === void 0 || (!("id" in value) || (typeof value.id === "string" || value.id === null))) && (value.$schema === void 0 || (!("$schema" in value) || (typeof value.$schema === "string" || value.$schema === null))) && (value.$ref === void 0 || (!("$ref" in value) || (typeof value.$ref === "string" || value.$ref === null))) && (value.description === void 0 || (!("description" in value) || (typeof value.description === "string" || value.description === null))) && (value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.format === void 0 || (!("format" in value) || (typeof value.format === "string" || value.format === null))) && (value.title === void 0 || (!("title" in value) || (typeof value.title === "string" || value.title === null))) && (value.default === void 0 || (!("default" in value) || true)) && (value.maximum === void 0 || (!("maximum" in value) || (Number.isFinite(value.maximum) || value.maximum === null))) && (value.exclusiveMaximum === void 0 || (!("exclusiveMaximum" in value) || (typeof value.exclusiveMaximum === "boolean" || value.exclusiveMaximum === null))) && (value.minimum === void 0 || (!("minimum" in value) || (Number.isFinite(value.minimum) || value.minimum === null))) && (value.exclusiveMinimum === void 0 || (!("exclusiveMinimum" in value) || (typeof value.exclusiveMinimum === "boolean" || value.exclusiveMinimum === null))) && (value.maxLength === void 0 || (!("maxLength" in value) || (Number.isInteger(value.maxLength) || typeof value.maxLength === "bigint" || value.maxLength === null))) && (value.minLength === void 0 || (!("minLength" in value) || (Number.isInteger(value.minLength) || typeof value.minLength === "bigint" || value.minLength === null))) && (value.pattern === void 0 || (!("pattern" in value) || (typeof value.pattern === "string" || value.pattern === null))) && (value.maxItems === void 0 || (!("maxItems" in value) || (Number.isInteger(value.maxItems) || typeof value.maxItems === "bigint" || value.maxItems === null))) && (value.minItems === void 0 || (!("minItems" in value) || (Number.isInteger(value.minItems) || typeof value.minItems === "bigint" || value.minItems === null))) && (value.uniqueItems === void 0 || (!("uniqueItems" in value) || (typeof value.uniqueItems === "boolean" || value.uniqueItems === null))) && (value.multipleOf === void 0 || (!("multipleOf" in value) || (Number.isFinite(value.multipleOf) || value.multipleOf === null))) && (value.enum === void 0 || (!("enum" in value) || (Array.isArray(value.enum) && value.enum.every((unique_5, index) => true) || value.enum === null))) && (value.maxProperties === void 0 || (!("maxProperties" in value) || (Number.isInteger(value.maxProperties) || typeof value.maxProperties === "bigint" || value.maxProperties === null))) && (value.minProperties === void 0 || (!("minProperties" in value) || (Number.isInteger(value.minProperties) || typeof value.minProperties === "bigint" || value.minProperties === null))) && (value.required === void 0 || (!("required" in value) || (Array.isArray(value.required) && value.required.every((unique_6, index) => typeof unique_6 === "string") || value.required === null))) && (value.items === void 0 || (!("items" in value) || true)) && (value.allOf === void 0 || (!("allOf" in value) || (Array.isArray(value.allOf) && value.allOf.every((unique_7, index) => check_11(unique_7)) || value.allOf === null))) && (value.oneOf === void 0 || (!("oneOf" in value) || (Array.isArray(value.oneOf) && value.oneOf.every((unique_8, index) => check_11(unique_8)) || value.oneOf === null))) && (value.anyOf === void 0 || (!("anyOf" in value) || (Array.isArray(value.anyOf) && value.anyOf.every((unique_9, index) => check_11(unique_9)) || value.anyOf === null))) && (value.not === void 0 || (!("not" in value) || (check_11(value.not) || value.not === null))) && (value.properties === void 0 || (!("properties" in value) || (typeof value.properties === "object" && value.properties !== null && !Array.isArray(value.properties) && (Object.getOwnPropertyNames(value.properties).every((unique_10, unique_11) => External[0].test(unique_10) || check_11(value.properties[unique_10])) && true) || value.properties === null))) && (value.additionalProperties === void 0 || (!("additionalProperties" in value) || true)) && (value.patternProperties === void 0 || (!("patternProperties" in value) || (typeof value.patternProperties === "object" && value.patternProperties !== null && !Array.isArray(value.patternProperties) && (Object.getOwnPropertyNames(value.patternProperties).every((unique_12, unique_13) => External[1].test(unique_12) || check_11(value.patternProperties[unique_12])) && true) || value.patternProperties === null))) && (value.dependencies === void 0 || (!("dependencies" in value) || (typeof value.dependencies === "object" && value.dependencies !== null && !Array.isArray(value.dependencies) && (Object.getOwnPropertyNames(value.dependencies).every((unique_14, unique_15) => External[2].test(unique_14) || true) && true) || value.dependencies === null))) && (value.additionalItems === void 0 || (!("additionalItems" in value) || true)) && (value.definitions === void 0 || (!("definitions" in value) || (typeof value.definitions === "object" && value.definitions !== null && !Array.isArray(value.definitions) && (Object.getOwnPropertyNames(value.definitions).every((unique_16, unique_17) => External[3].test(unique_16) || check_11(value.definitions[unique_16])) && true) || value.definitions === null))) && (value.externalDocs === void 0 || (!("externalDocs" in value) || (check_12(value.externalDocs) || value.externalDocs === null))) && (value.example === void 0 || (!("example" in value) || true)) && (value.nullable === void 0 || (!("nullable" in value) || (typeof value.nullable === "boolean" || value.nullable === null))) && (value["x-kubernetes-preserve-unknown-fields"] === void 0 || (!("x-kubernetes-preserve-unknown-fields" in value) || (typeof value["x-kubernetes-preserve-unknown-fields"] === "boolean" || value["x-kubernetes-preserve-unknown-fields"] === null))) && (value["x-kubernetes-embedded-resource"] === void 0 || (!("x-kubernetes-embedded-resource" in value) || (typeof value["x-kubernetes-embedded-resource"] === "boolean" || value["x-kubernetes-embedded-resource"] === null))) && (value["x-kubernetes-int-or-string"] === void 0 || (!("x-kubernetes-int-or-string" in value) || (typeof value["x-kubernetes-int-or-string"] === "boolean" || value["x-kubernetes-int-or-string"] === null))) && (value["x-kubernetes-list-map-keys"] === void 0 || (!("x-kubernetes-list-map-keys" in value) || (Array.isArray(value["x-kubernetes-list-map-keys"]) && value["x-kubernetes-list-map-keys"].every((unique_18, index) => typeof unique_18 === "string") || value["x-kubernetes-list-map-keys"] === null))) && (value["x-kubernetes-list-type"] === void 0 || (!("x-kubernetes-list-type" in value) || (typeof value["x-kubernetes-list-type"] === "string" || value["x-kubernetes-list-type"] === null))) && (value["x-kubernetes-map-type"] === void 0 || (!("x-kubernetes-map-type" in value) || (typeof value["x-kubernetes-map-type"] === "string" || value["x-kubernetes-map-type"] === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.description === void 0 || (!("description" in value) || (typeof value.description === "string" || value.description === null))) && (value.url === void 0 || (!("url" in value) || (typeof value.url === "string" || value.url === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.status === void 0 || (!("status" in value) || (check_14(value.status) || value.status === null))) && (value.scale === void 0 || (!("scale" in value) || (check_15(value.scale) || value.scale === null)))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && true);
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.specReplicasPath === void 0 || (!("specReplicasPath" in value) || (typeof value.specReplicasPath === "string" || value.specReplicasPath === null))) && (value.statusReplicasPath === void 0 || (!("statusReplicasPath" in value) || (typeof value.statusReplicasPath === "string" || value.statusReplicasPath === null))) && (value.labelSelectorPath === void 0 || (!("labelSelectorPath" in value) || (typeof value.labelSelectorPath === "string" || value.labelSelectorPath === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.format === void 0 || (!("format" in value) || (typeof value.format === "string" || value.format === null))) && (value.description === void 0 || (!("description" in value) || (typeof value.description === "string" || value.description === null))) && (value.priority === void 0 || (!("priority" in value) || (Number.isInteger(value.priority) || value.priority === null))) && (value.jsonPath === void 0 || (!("jsonPath" in value) || (typeof value.jsonPath === "string" || value.jsonPath === null)))));
var check_17 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.strategy === void 0 || (!("strategy" in value) || (typeof value.strategy === "string" || value.strategy === null))) && (value.webhook === void 0 || (!("webhook" in value) || (check_18(value.webhook) || value.webhook === null)))));
var check_18 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.clientConfig === void 0 || (!("clientConfig" in value) || (check_19(value.clientConfig) || value.clientConfig === null))) && (value.conversionReviewVersions === void 0 || (!("conversionReviewVersions" in value) || (Array.isArray(value.conversionReviewVersions) && value.conversionReviewVersions.every((unique_20, index) => typeof unique_20 === "string") || value.conversionReviewVersions === null)))));
var check_19 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.url === void 0 || (!("url" in value) || (typeof value.url === "string" || value.url === null))) && (value.service === void 0 || (!("service" in value) || (check_20(value.service) || value.service === null))) && (value.caBundle === void 0 || (!("caBundle" in value) || (typeof value.caBundle === "string" || value.caBundle === null)))));
var check_20 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || value.port === null)))));
var check_21 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_21, index) => check_22(unique_21)) || value.conditions === null))) && (value.acceptedNames === void 0 || (!("acceptedNames" in value) || (check_8(value.acceptedNames) || value.acceptedNames === null))) && (value.storedVersions === void 0 || (!("storedVersions" in value) || (Array.isArray(value.storedVersions) && value.storedVersions.every((unique_22, index) => typeof unique_22 === "string") || value.storedVersions === null)))));
var check_22 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var checkConversionReview = check_1;
var checkCustomResourceDefinition = check_5;

// dist/generated/apiextensions/v1/kinds.js
import { converter, renamed } from "kindwright/generated-code";
var ConversionReview2 = {
  structure: ConversionReview,
  applyDefaults: () => void 0,
  check: checkConversionReview,
  schema: async () => (await import("./chunk-TA4RFFLH.js")).ConversionReview,
  ...renamed("apiextensions.k8s.io/v1", "apiextensions.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-I5CIUSL5.js")).ConversionReview
};
var CustomResourceDefinition2 = {
  structure: CustomResourceDefinition,
  applyDefaults: defaultCustomResourceDefinition,
  check: checkCustomResourceDefinition,
  schema: async () => (await import("./chunk-TA4RFFLH.js")).CustomResourceDefinition,
  ...converter({ here: "apiextensions.k8s.io/v1", hub: "apiextensions.k8s.io/v1beta1", mapping: {}, annotation: "conversion.kubernetes.io/kept", finishToHub: "customResourceDefinitionToHub", finishFromHub: "customResourceDefinitionFromHub" }),
  protobuf: async () => (await import("./chunk-I5CIUSL5.js")).CustomResourceDefinition
};
export {
  ConversionReview2 as ConversionReview,
  CustomResourceDefinition2 as CustomResourceDefinition
};
