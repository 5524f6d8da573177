// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of apiserver.config.k8s.io/v1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import { BOOL, DURATION, EMBEDDED_OBJECT, INT32, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const AdmissionConfiguration: StructStructure = struct("v1.AdmissionConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("plugins", listOf(AdmissionPluginConfiguration), "+"),
    ], undefined, "apiserver");
export const AdmissionPluginConfiguration: StructStructure = struct("v1.AdmissionPluginConfiguration", () => [
      field("name", STRING, "+"),
      field("path", STRING, "+"),
      field("configuration", EMBEDDED_OBJECT, "!"),
    ], undefined, "apiserver");
export const AuthenticationConfiguration: StructStructure = struct("v1.AuthenticationConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("jwt", listOf(JWTAuthenticator), "+"),
      field("anonymous", AnonymousAuthConfig, "*"),
    ], undefined, "apiserver");
export const JWTAuthenticator: StructStructure = struct("v1.JWTAuthenticator", () => [
      field("issuer", Issuer, "+"),
      field("claimValidationRules", listOf(ClaimValidationRule), "?"),
      field("claimMappings", ClaimMappings, "+"),
      field("userValidationRules", listOf(UserValidationRule), "?"),
    ], undefined, "apiserver");
export const Issuer: StructStructure = struct("v1.Issuer", () => [
      field("url", STRING, "+"),
      field("discoveryURL", STRING, "*"),
      field("certificateAuthority", STRING, "?"),
      field("audiences", listOf(STRING), "+"),
      field("audienceMatchPolicy", STRING, "?"),
      field("egressSelectorType", STRING, "?"),
    ], undefined, "apiserver");
export const ClaimValidationRule: StructStructure = struct("v1.ClaimValidationRule", () => [
      field("claim", STRING, "?"),
      field("requiredValue", STRING, "?"),
      field("expression", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "apiserver");
export const ClaimMappings: StructStructure = struct("v1.ClaimMappings", () => [
      field("username", PrefixedClaimOrExpression, "+"),
      field("groups", PrefixedClaimOrExpression, "?"),
      field("uid", ClaimOrExpression, "+"),
      field("extra", listOf(ExtraMapping), "?"),
    ], undefined, "apiserver");
export const PrefixedClaimOrExpression: StructStructure = struct("v1.PrefixedClaimOrExpression", () => [
      field("claim", STRING, "?"),
      field("prefix", STRING, "*"),
      field("expression", STRING, "?"),
    ], undefined, "apiserver");
export const ClaimOrExpression: StructStructure = struct("v1.ClaimOrExpression", () => [
      field("claim", STRING, "?"),
      field("expression", STRING, "?"),
    ], undefined, "apiserver");
export const ExtraMapping: StructStructure = struct("v1.ExtraMapping", () => [
      field("key", STRING, "+"),
      field("valueExpression", STRING, "+"),
    ], undefined, "apiserver");
export const UserValidationRule: StructStructure = struct("v1.UserValidationRule", () => [
      field("expression", STRING, "+"),
      field("message", STRING, "?"),
    ], undefined, "apiserver");
export const AnonymousAuthConfig: StructStructure = struct("v1.AnonymousAuthConfig", () => [
      field("enabled", BOOL, "+"),
      field("conditions", listOf(AnonymousAuthCondition), "?"),
    ], undefined, "apiserver");
export const AnonymousAuthCondition: StructStructure = struct("v1.AnonymousAuthCondition", () => [
      field("path", STRING, "+"),
    ], undefined, "apiserver");
export const AuthorizationConfiguration: StructStructure = struct("v1.AuthorizationConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("authorizers", listOf(AuthorizerConfiguration), "+"),
    ], undefined, "apiserver");
export const AuthorizerConfiguration: StructStructure = struct("v1.AuthorizerConfiguration", () => [
      field("type", STRING, "+"),
      field("name", STRING, "+"),
      field("webhook", WebhookConfiguration, "*"),
    ], undefined, "apiserver");
export const WebhookConfiguration: StructStructure = struct("v1.WebhookConfiguration", () => [
      field("authorizedTTL", DURATION, "+"),
      field("cacheAuthorizedRequests", BOOL, "*"),
      field("unauthorizedTTL", DURATION, "+"),
      field("cacheUnauthorizedRequests", BOOL, "*"),
      field("timeout", DURATION, "+"),
      field("subjectAccessReviewVersion", STRING, "+"),
      field("matchConditionSubjectAccessReviewVersion", STRING, "+"),
      field("failurePolicy", STRING, "+"),
      field("connectionInfo", WebhookConnectionInfo, "+"),
      field("matchConditions", listOf(WebhookMatchCondition), "+"),
    ], undefined, "apiserver");
export const WebhookConnectionInfo: StructStructure = struct("v1.WebhookConnectionInfo", () => [
      field("type", STRING, "+"),
      field("kubeConfigFile", STRING, "*"),
    ], undefined, "apiserver");
export const WebhookMatchCondition: StructStructure = struct("v1.WebhookMatchCondition", () => [
      field("expression", STRING, "+"),
    ], undefined, "apiserver");
export const Configuration: StructStructure = struct("v1.Configuration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("limitedResources", listOf(LimitedResource), "+"),
    ], undefined, "apiserver", true);
export const LimitedResource: StructStructure = struct("v1.LimitedResource", () => [
      field("apiGroup", STRING, "?"),
      field("resource", STRING, "+"),
      field("matchContains", listOf(STRING), "?"),
      field("matchScopes", listOf(coreV1.ScopedResourceSelectorRequirement), "?"),
    ], undefined, "apiserver", true);
export const EncryptionConfiguration: StructStructure = struct("v1.EncryptionConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("resources", listOf(ResourceConfiguration), "+"),
    ], undefined, "apiserver", true);
export const ResourceConfiguration: StructStructure = struct("v1.ResourceConfiguration", () => [
      field("resources", listOf(STRING), "+"),
      field("providers", listOf(ProviderConfiguration), "+"),
    ], undefined, "apiserver", true);
export const ProviderConfiguration: StructStructure = struct("v1.ProviderConfiguration", () => [
      field("aesgcm", AESConfiguration, "*"),
      field("aescbc", AESConfiguration, "*"),
      field("secretbox", SecretboxConfiguration, "*"),
      field("identity", IdentityConfiguration, "*"),
      field("kms", KMSConfiguration, "*"),
    ], undefined, "apiserver", true);
export const AESConfiguration: StructStructure = struct("v1.AESConfiguration", () => [
      field("keys", listOf(Key), "+"),
    ], undefined, "apiserver");
export const SecretboxConfiguration: StructStructure = struct("v1.SecretboxConfiguration", () => [
      field("keys", listOf(Key), "+"),
    ], undefined, "apiserver");
export const Key: StructStructure = struct("v1.Key", () => [
      field("name", STRING, "+"),
      field("secret", STRING, "+"),
    ], undefined, "apiserver");
export const IdentityConfiguration: StructStructure = struct("v1.IdentityConfiguration", () => [], undefined, "apiserver");
export const KMSConfiguration: StructStructure = struct("v1.KMSConfiguration", () => [
      field("apiVersion", STRING, "+", { since: "1.25" }),
      field("name", STRING, "+"),
      field("cachesize", INT32, "*"),
      field("endpoint", STRING, "+"),
      field("timeout", DURATION, "*"),
    ], undefined, "apiserver", true);
export const WebhookAdmission: StructStructure = struct("v1.WebhookAdmission", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("kubeConfigFile", STRING, "+"),
      field("staticManifestsDir", STRING, "?", { since: "1.36" }),
    ], undefined, "apiserver", true);
