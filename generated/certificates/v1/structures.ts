// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of certificates.k8s.io/v1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BYTES, INT32, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const CertificateSigningRequest: StructStructure = struct("v1.CertificateSigningRequest", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", CertificateSigningRequestSpec, "+"),
      field("status", CertificateSigningRequestStatus, "?"),
    ], undefined, "certificates", true);
export const CertificateSigningRequestSpec: StructStructure = struct("v1.CertificateSigningRequestSpec", () => [
      field("request", BYTES, "+", { listType: "atomic", changes: { "1.35": { listType: null } } }),
      field("signerName", STRING, "+"),
      field("expirationSeconds", INT32, "*", { featureGate: "CSRDuration", since: "1.22" }),
      field("usages", listOf(STRING), "?", { listType: "atomic" }),
      field("username", STRING, "?"),
      field("uid", STRING, "?"),
      field("groups", listOf(STRING), "?", { listType: "atomic" }),
      field("extra", mapOf(listOf(STRING)), "?"),
    ], undefined, "certificates", true);
export const CertificateSigningRequestStatus: StructStructure = struct("v1.CertificateSigningRequestStatus", () => [
      field("conditions", listOf(CertificateSigningRequestCondition), "?", { listType: "map", listMapKeys: ["type"] }),
      field("certificate", BYTES, "?", { listType: "atomic", changes: { "1.35": { listType: null } } }),
    ], undefined, "certificates", true);
export const CertificateSigningRequestCondition: StructStructure = struct("v1.CertificateSigningRequestCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
      field("lastUpdateTime", TIME, "?"),
      field("lastTransitionTime", TIME, "?"),
    ], undefined, "certificates");
