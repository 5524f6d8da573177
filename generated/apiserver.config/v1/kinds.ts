// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apiserver.config.k8s.io/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Settings for admission plugins, read from the file named by --admission-control-config-file. */
export const AdmissionConfiguration: GeneratedCode = {
      structure: structures.AdmissionConfiguration,
      applyDefaults: () => undefined,
      check: validators.checkAdmissionConfiguration,
      schema: async () => (await import('./schemas.js')).AdmissionConfiguration,
      ...renamed("apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1"),
      protobuf: async () => undefined,
    };
/** Says which issuers' tokens are taken, how their claims become users, and which requests need no credentials; read from a file. */
export const AuthenticationConfiguration: GeneratedCode = {
      structure: structures.AuthenticationConfiguration,
      applyDefaults: () => undefined,
      check: validators.checkAuthenticationConfiguration,
      schema: async () => (await import('./schemas.js')).AuthenticationConfiguration,
      ...renamed("apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1"),
      protobuf: async () => undefined,
    };
/** Says which authorizers decide about requests, in their order; read from a file. */
export const AuthorizationConfiguration: GeneratedCode = {
      structure: structures.AuthorizationConfiguration,
      applyDefaults: () => undefined,
      check: validators.checkAuthorizationConfiguration,
      schema: async () => (await import('./schemas.js')).AuthorizationConfiguration,
      ...renamed("apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1"),
      protobuf: async () => undefined,
    };
/** Settings for the ResourceQuota admission plugin. */
export const Configuration: GeneratedCode = {
      structure: structures.Configuration,
      applyDefaults: () => undefined,
      check: validators.checkConfiguration,
      schema: async () => (await import('./schemas.js')).Configuration,
      ...renamed("apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1"),
      protobuf: async () => undefined,
    };
/** Says which resources the API server encrypts in storage and with which keys; read from a file. */
export const EncryptionConfiguration: GeneratedCode = {
      structure: structures.EncryptionConfiguration,
      applyDefaults: () => undefined,
      check: validators.checkEncryptionConfiguration,
      schema: async () => (await import('./schemas.js')).EncryptionConfiguration,
      ...renamed("apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1"),
      protobuf: async () => undefined,
    };
/** Settings for the plugins that call admission webhooks. */
export const WebhookAdmission: GeneratedCode = {
      structure: structures.WebhookAdmission,
      applyDefaults: () => undefined,
      check: validators.checkWebhookAdmission,
      schema: async () => (await import('./schemas.js')).WebhookAdmission,
      ...renamed("apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1"),
      protobuf: async () => undefined,
    };
