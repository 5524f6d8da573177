// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of client.authentication.k8s.io/v1alpha1: shape and merge markers of every type. */

import { BOOL, INT32, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const ExecCredential: StructStructure = struct("v1alpha1.ExecCredential", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("spec", ExecCredentialSpec, "?"),
      field("status", ExecCredentialStatus, "*"),
    ], undefined, "client");
export const ExecCredentialSpec: StructStructure = struct("v1alpha1.ExecCredentialSpec", () => [
      field("response", Response, "*"),
      field("interactive", BOOL, "?"),
    ], undefined, "client");
export const ExecCredentialStatus: StructStructure = struct("v1alpha1.ExecCredentialStatus", () => [
      field("expirationTimestamp", TIME, "*"),
      field("token", STRING, "?"),
      field("clientCertificateData", STRING, "?"),
      field("clientKeyData", STRING, "?"),
    ], undefined, "client");
export const Response: StructStructure = struct("v1alpha1.Response", () => [
      field("header", mapOf(listOf(STRING)), "?"),
      field("code", INT32, "?"),
    ], undefined, "client");
