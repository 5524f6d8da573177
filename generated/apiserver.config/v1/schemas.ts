// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of apiserver.config.k8s.io/v1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "apiserver.config/v1.AdmissionConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        plugins: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.AdmissionPluginConfiguration")), Type.Null()])),
      }),
      "apiserver.config/v1.AdmissionPluginConfiguration": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        configuration: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
      "apiserver.config/v1.AuthenticationConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        jwt: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.JWTAuthenticator")), Type.Null()])),
        anonymous: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.AnonymousAuthConfig"), Type.Null()])),
      }),
      "apiserver.config/v1.JWTAuthenticator": Type.Object({
        issuer: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.Issuer"), Type.Null()])),
        claimValidationRules: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.ClaimValidationRule")), Type.Null()])),
        claimMappings: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.ClaimMappings"), Type.Null()])),
        userValidationRules: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.UserValidationRule")), Type.Null()])),
      }),
      "apiserver.config/v1.Issuer": Type.Object({
        url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        discoveryURL: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        certificateAuthority: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        audiences: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        audienceMatchPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        egressSelectorType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.ClaimValidationRule": Type.Object({
        claim: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        requiredValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.ClaimMappings": Type.Object({
        username: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.PrefixedClaimOrExpression"), Type.Null()])),
        groups: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.PrefixedClaimOrExpression"), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.ClaimOrExpression"), Type.Null()])),
        extra: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.ExtraMapping")), Type.Null()])),
      }),
      "apiserver.config/v1.PrefixedClaimOrExpression": Type.Object({
        claim: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        prefix: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.ClaimOrExpression": Type.Object({
        claim: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.ExtraMapping": Type.Object({
        key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        valueExpression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.UserValidationRule": Type.Object({
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.AnonymousAuthConfig": Type.Object({
        enabled: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.AnonymousAuthCondition")), Type.Null()])),
      }),
      "apiserver.config/v1.AnonymousAuthCondition": Type.Object({
        path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.AuthorizationConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        authorizers: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.AuthorizerConfiguration")), Type.Null()])),
      }),
      "apiserver.config/v1.AuthorizerConfiguration": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        webhook: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.WebhookConfiguration"), Type.Null()])),
      }),
      "apiserver.config/v1.WebhookConfiguration": Type.Object({
        authorizedTTL: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        cacheAuthorizedRequests: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        unauthorizedTTL: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        cacheUnauthorizedRequests: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        timeout: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        subjectAccessReviewVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        matchConditionSubjectAccessReviewVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        failurePolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        connectionInfo: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.WebhookConnectionInfo"), Type.Null()])),
        matchConditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.WebhookMatchCondition")), Type.Null()])),
      }),
      "apiserver.config/v1.WebhookConnectionInfo": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kubeConfigFile: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.WebhookMatchCondition": Type.Object({
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.Configuration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        limitedResources: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.LimitedResource")), Type.Null()])),
      }),
      "apiserver.config/v1.LimitedResource": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        matchContains: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        matchScopes: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ScopedResourceSelectorRequirement")), Type.Null()])),
      }),
      "apiserver.config/v1.EncryptionConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resources: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.ResourceConfiguration")), Type.Null()])),
      }),
      "apiserver.config/v1.ResourceConfiguration": Type.Object({
        resources: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        providers: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.ProviderConfiguration")), Type.Null()])),
      }),
      "apiserver.config/v1.ProviderConfiguration": Type.Object({
        aesgcm: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.AESConfiguration"), Type.Null()])),
        aescbc: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.AESConfiguration"), Type.Null()])),
        secretbox: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.SecretboxConfiguration"), Type.Null()])),
        identity: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.IdentityConfiguration"), Type.Null()])),
        kms: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.KMSConfiguration"), Type.Null()])),
      }),
      "apiserver.config/v1.AESConfiguration": Type.Object({
        keys: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.Key")), Type.Null()])),
      }),
      "apiserver.config/v1.SecretboxConfiguration": Type.Object({
        keys: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.Key")), Type.Null()])),
      }),
      "apiserver.config/v1.Key": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        secret: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.IdentityConfiguration": Type.Object({

      }),
      "apiserver.config/v1.KMSConfiguration": Type.Object({
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        cachesize: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        endpoint: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        timeout: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiserver.config/v1.WebhookAdmission": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kubeConfigFile: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        staticManifestsDir: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...coreV1.types, ...metaV1.types });
export const AdmissionConfiguration: SchemaOfType = { root: types["apiserver.config/v1.AdmissionConfiguration"], get named() { return named(); } };
export const AuthenticationConfiguration: SchemaOfType = { root: types["apiserver.config/v1.AuthenticationConfiguration"], get named() { return named(); } };
export const AuthorizationConfiguration: SchemaOfType = { root: types["apiserver.config/v1.AuthorizationConfiguration"], get named() { return named(); } };
export const Configuration: SchemaOfType = { root: types["apiserver.config/v1.Configuration"], get named() { return named(); } };
export const EncryptionConfiguration: SchemaOfType = { root: types["apiserver.config/v1.EncryptionConfiguration"], get named() { return named(); } };
export const WebhookAdmission: SchemaOfType = { root: types["apiserver.config/v1.WebhookAdmission"], get named() { return named(); } };
