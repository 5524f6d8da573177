import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/apiserver.config/v1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "apiserver.config/v1.AdmissionConfiguration": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    plugins: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.AdmissionPluginConfiguration")), Type.Null()]))
  }),
  "apiserver.config/v1.AdmissionPluginConfiguration": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    configuration: Type.Optional(Type.Union([Type.Unknown(), Type.Null()]))
  }),
  "apiserver.config/v1.Configuration": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    limitedResources: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.LimitedResource")), Type.Null()]))
  }),
  "apiserver.config/v1.LimitedResource": Type.Object({
    apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    matchContains: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    matchScopes: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ScopedResourceSelectorRequirement")), Type.Null()]))
  }),
  "apiserver.config/v1.EncryptionConfiguration": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    resources: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.ResourceConfiguration")), Type.Null()]))
  }),
  "apiserver.config/v1.ResourceConfiguration": Type.Object({
    resources: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    providers: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.ProviderConfiguration")), Type.Null()]))
  }),
  "apiserver.config/v1.ProviderConfiguration": Type.Object({
    aesgcm: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.AESConfiguration"), Type.Null()])),
    aescbc: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.AESConfiguration"), Type.Null()])),
    secretbox: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.SecretboxConfiguration"), Type.Null()])),
    identity: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.IdentityConfiguration"), Type.Null()])),
    kms: Type.Optional(Type.Union([Type.Ref("apiserver.config/v1.KMSConfiguration"), Type.Null()]))
  }),
  "apiserver.config/v1.AESConfiguration": Type.Object({
    keys: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.Key")), Type.Null()]))
  }),
  "apiserver.config/v1.SecretboxConfiguration": Type.Object({
    keys: Type.Optional(Type.Union([Type.Array(Type.Ref("apiserver.config/v1.Key")), Type.Null()]))
  }),
  "apiserver.config/v1.Key": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secret: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "apiserver.config/v1.IdentityConfiguration": Type.Object({}),
  "apiserver.config/v1.KMSConfiguration": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    cachesize: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    endpoint: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    timeout: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "apiserver.config/v1.WebhookAdmission": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    kubeConfigFile: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types2, ...types });
var AdmissionConfiguration = { root: types3["apiserver.config/v1.AdmissionConfiguration"], get named() {
  return named();
} };
var Configuration = { root: types3["apiserver.config/v1.Configuration"], get named() {
  return named();
} };
var EncryptionConfiguration = { root: types3["apiserver.config/v1.EncryptionConfiguration"], get named() {
  return named();
} };
var WebhookAdmission = { root: types3["apiserver.config/v1.WebhookAdmission"], get named() {
  return named();
} };
export {
  AdmissionConfiguration,
  Configuration,
  EncryptionConfiguration,
  WebhookAdmission,
  types3 as types
};
