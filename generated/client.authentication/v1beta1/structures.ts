// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of client.authentication.k8s.io/v1beta1: shape and merge markers of every type. */

import { BOOL, BYTES, EMBEDDED_OBJECT, STRING, TIME, field, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const ExecCredential: StructStructure = struct("v1beta1.ExecCredential", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("spec", ExecCredentialSpec, "?"),
      field("status", ExecCredentialStatus, "*"),
    ], undefined, "client", true);
export const ExecCredentialSpec: StructStructure = struct("v1beta1.ExecCredentialSpec", () => [
      field("cluster", Cluster, "*"),
      field("interactive", BOOL, "+", { since: "1.22" }),
    ], undefined, "client", true);
export const ExecCredentialStatus: StructStructure = struct("v1beta1.ExecCredentialStatus", () => [
      field("expirationTimestamp", TIME, "*"),
      field("token", STRING, "?"),
      field("clientCertificateData", STRING, "?"),
      field("clientKeyData", STRING, "?"),
    ], undefined, "client");
export const Cluster: StructStructure = struct("v1beta1.Cluster", () => [
      field("server", STRING, "+"),
      field("tls-server-name", STRING, "?"),
      field("insecure-skip-tls-verify", BOOL, "?"),
      field("certificate-authority-data", BYTES, "?", { listType: "atomic" }),
      field("proxy-url", STRING, "?"),
      field("disable-compression", BOOL, "?", { since: "1.26" }),
      field("config", EMBEDDED_OBJECT, "?"),
    ], undefined, "client", true);
