import {
  ScopedResourceSelectorRequirement,
  checkScopedResourceSelectorRequirement
} from "./chunk-RWTCUW7N.js";
import "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/apiserver.config/v1/structures.js
import { DURATION, FREE_OBJECT, INT32, STRING, field, listOf, struct } from "kindwright/generated-code";
var AdmissionConfiguration = struct("v1.AdmissionConfiguration", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("plugins", listOf(AdmissionPluginConfiguration), "+")
], void 0, "apiserver");
var AdmissionPluginConfiguration = struct("v1.AdmissionPluginConfiguration", () => [
  field("name", STRING, "+"),
  field("path", STRING, "+"),
  field("configuration", FREE_OBJECT, "!")
], void 0, "apiserver");
var Configuration = struct("v1.Configuration", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("limitedResources", listOf(LimitedResource), "+")
], void 0, "apiserver");
var LimitedResource = struct("v1.LimitedResource", () => [
  field("apiGroup", STRING, "?"),
  field("resource", STRING, "+"),
  field("matchContains", listOf(STRING), "?"),
  field("matchScopes", listOf(ScopedResourceSelectorRequirement), "?")
], void 0, "apiserver");
var EncryptionConfiguration = struct("v1.EncryptionConfiguration", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("resources", listOf(ResourceConfiguration), "+")
], void 0, "apiserver");
var ResourceConfiguration = struct("v1.ResourceConfiguration", () => [
  field("resources", listOf(STRING), "+"),
  field("providers", listOf(ProviderConfiguration), "+")
], void 0, "apiserver");
var ProviderConfiguration = struct("v1.ProviderConfiguration", () => [
  field("aesgcm", AESConfiguration, "*"),
  field("aescbc", AESConfiguration, "*"),
  field("secretbox", SecretboxConfiguration, "*"),
  field("identity", IdentityConfiguration, "*"),
  field("kms", KMSConfiguration, "*")
], void 0, "apiserver");
var AESConfiguration = struct("v1.AESConfiguration", () => [
  field("keys", listOf(Key), "+")
], void 0, "apiserver");
var SecretboxConfiguration = struct("v1.SecretboxConfiguration", () => [
  field("keys", listOf(Key), "+")
], void 0, "apiserver");
var Key = struct("v1.Key", () => [
  field("name", STRING, "+"),
  field("secret", STRING, "+")
], void 0, "apiserver");
var IdentityConfiguration = struct("v1.IdentityConfiguration", () => [], void 0, "apiserver");
var KMSConfiguration = struct("v1.KMSConfiguration", () => [
  field("name", STRING, "+"),
  field("cachesize", INT32, "*"),
  field("endpoint", STRING, "+"),
  field("timeout", DURATION, "*")
], void 0, "apiserver");
var WebhookAdmission = struct("v1.WebhookAdmission", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("kubeConfigFile", STRING, "+")
], void 0, "apiserver");

// dist/generated/apiserver.config/v1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.plugins === void 0 || (!("plugins" in value) || (Array.isArray(value.plugins) && value.plugins.every((unique_0, index) => check_2(unique_0)) || value.plugins === null)))));
var check_2 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.configuration === void 0 || (!("configuration" in value) || true))));
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.limitedResources === void 0 || (!("limitedResources" in value) || (Array.isArray(value.limitedResources) && value.limitedResources.every((unique_1, index) => check_4(unique_1)) || value.limitedResources === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.apiGroup === void 0 || (!("apiGroup" in value) || (typeof value.apiGroup === "string" || value.apiGroup === null))) && (value.resource === void 0 || (!("resource" in value) || (typeof value.resource === "string" || value.resource === null))) && (value.matchContains === void 0 || (!("matchContains" in value) || (Array.isArray(value.matchContains) && value.matchContains.every((unique_2, index) => typeof unique_2 === "string") || value.matchContains === null))) && (value.matchScopes === void 0 || (!("matchScopes" in value) || (Array.isArray(value.matchScopes) && value.matchScopes.every((unique_3, index) => check_5(unique_3)) || value.matchScopes === null)))));
var check_5 = (value) => checkScopedResourceSelectorRequirement(value);
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.resources === void 0 || (!("resources" in value) || (Array.isArray(value.resources) && value.resources.every((unique_4, index) => check_7(unique_4)) || value.resources === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.resources === void 0 || (!("resources" in value) || (Array.isArray(value.resources) && value.resources.every((unique_5, index) => typeof unique_5 === "string") || value.resources === null))) && (value.providers === void 0 || (!("providers" in value) || (Array.isArray(value.providers) && value.providers.every((unique_6, index) => check_8(unique_6)) || value.providers === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.aesgcm === void 0 || (!("aesgcm" in value) || (check_9(value.aesgcm) || value.aesgcm === null))) && (value.aescbc === void 0 || (!("aescbc" in value) || (check_9(value.aescbc) || value.aescbc === null))) && (value.secretbox === void 0 || (!("secretbox" in value) || (check_11(value.secretbox) || value.secretbox === null))) && (value.identity === void 0 || (!("identity" in value) || (check_12(value.identity) || value.identity === null))) && (value.kms === void 0 || (!("kms" in value) || (check_13(value.kms) || value.kms === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.keys === void 0 || (!("keys" in value) || (Array.isArray(value.keys) && value.keys.every((unique_7, index) => check_10(unique_7)) || value.keys === null))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.secret === void 0 || (!("secret" in value) || (typeof value.secret === "string" || value.secret === null)))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.keys === void 0 || (!("keys" in value) || (Array.isArray(value.keys) && value.keys.every((unique_8, index) => check_10(unique_8)) || value.keys === null))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && true);
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.cachesize === void 0 || (!("cachesize" in value) || (Number.isInteger(value.cachesize) || value.cachesize === null))) && (value.endpoint === void 0 || (!("endpoint" in value) || (typeof value.endpoint === "string" || value.endpoint === null))) && (value.timeout === void 0 || (!("timeout" in value) || (typeof value.timeout === "string" || value.timeout === null)))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.kubeConfigFile === void 0 || (!("kubeConfigFile" in value) || (typeof value.kubeConfigFile === "string" || value.kubeConfigFile === null)))));
var checkAdmissionConfiguration = check_1;
var checkConfiguration = check_3;
var checkEncryptionConfiguration = check_6;
var checkWebhookAdmission = check_14;

// dist/generated/apiserver.config/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var AdmissionConfiguration2 = {
  structure: AdmissionConfiguration,
  applyDefaults: () => void 0,
  check: checkAdmissionConfiguration,
  schema: async () => (await import("./chunk-LBPKRWLP.js")).AdmissionConfiguration,
  ...renamed("apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1"),
  protobuf: async () => void 0
};
var Configuration2 = {
  structure: Configuration,
  applyDefaults: () => void 0,
  check: checkConfiguration,
  schema: async () => (await import("./chunk-LBPKRWLP.js")).Configuration,
  ...renamed("apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1"),
  protobuf: async () => void 0
};
var EncryptionConfiguration2 = {
  structure: EncryptionConfiguration,
  applyDefaults: () => void 0,
  check: checkEncryptionConfiguration,
  schema: async () => (await import("./chunk-LBPKRWLP.js")).EncryptionConfiguration,
  ...renamed("apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1"),
  protobuf: async () => void 0
};
var WebhookAdmission2 = {
  structure: WebhookAdmission,
  applyDefaults: () => void 0,
  check: checkWebhookAdmission,
  schema: async () => (await import("./chunk-LBPKRWLP.js")).WebhookAdmission,
  ...renamed("apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1"),
  protobuf: async () => void 0
};
export {
  AdmissionConfiguration2 as AdmissionConfiguration,
  Configuration2 as Configuration,
  EncryptionConfiguration2 as EncryptionConfiguration,
  WebhookAdmission2 as WebhookAdmission
};
