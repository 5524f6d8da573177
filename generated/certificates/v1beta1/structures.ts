// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of certificates.k8s.io/v1beta1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BYTES, INT32, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const CertificateSigningRequest: StructStructure = struct("v1beta1.CertificateSigningRequest", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", CertificateSigningRequestSpec, "?"),
      field("status", CertificateSigningRequestStatus, "?"),
    ], undefined, "certificates", true);
export const CertificateSigningRequestSpec: StructStructure = struct("v1beta1.CertificateSigningRequestSpec", () => [
      field("request", BYTES, "+", { listType: "atomic" }),
      field("signerName", STRING, "*"),
      field("expirationSeconds", INT32, "*", { since: "1.22" }),
      field("usages", listOf(STRING), "*", { listType: "atomic" }),
      field("username", STRING, "?"),
      field("uid", STRING, "?"),
      field("groups", listOf(STRING), "?", { listType: "atomic" }),
      field("extra", mapOf(listOf(STRING)), "?"),
    ], undefined, "certificates", true);
export const CertificateSigningRequestStatus: StructStructure = struct("v1beta1.CertificateSigningRequestStatus", () => [
      field("conditions", listOf(CertificateSigningRequestCondition), "?", { listType: "map", listMapKeys: ["type"] }),
      field("certificate", BYTES, "?", { listType: "atomic" }),
    ], undefined, "certificates");
export const CertificateSigningRequestCondition: StructStructure = struct("v1beta1.CertificateSigningRequestCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+", { default: "True" }),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
      field("lastUpdateTime", TIME, "?"),
      field("lastTransitionTime", TIME, "?"),
    ], undefined, "certificates");
export const ClusterTrustBundle: StructStructure = struct("v1beta1.ClusterTrustBundle", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ClusterTrustBundleSpec, "?"),
    ], undefined, "certificates", true);
export const ClusterTrustBundleSpec: StructStructure = struct("v1beta1.ClusterTrustBundleSpec", () => [
      field("signerName", STRING, "?"),
      field("trustBundle", STRING, "+"),
    ], undefined, "certificates");
export const PodCertificateRequest: StructStructure = struct("v1beta1.PodCertificateRequest", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodCertificateRequestSpec, "?"),
      field("status", PodCertificateRequestStatus, "?"),
    ], undefined, "certificates", true);
export const PodCertificateRequestSpec: StructStructure = struct("v1beta1.PodCertificateRequestSpec", () => [
      field("signerName", STRING, "+"),
      field("podName", STRING, "+"),
      field("podUID", STRING, "+"),
      field("serviceAccountName", STRING, "+"),
      field("serviceAccountUID", STRING, "+"),
      field("nodeName", STRING, "+"),
      field("nodeUID", STRING, "+"),
      field("maxExpirationSeconds", INT32, "*", { default: 86400 }),
      field("pkixPublicKey", BYTES, "+"),
      field("proofOfPossession", BYTES, "+"),
      field("stubPKCS10Request", BYTES, "+", { since: "1.36" }),
      field("unverifiedUserAnnotations", mapOf(STRING), "?"),
    ], undefined, "certificates", true);
export const PodCertificateRequestStatus: StructStructure = struct("v1beta1.PodCertificateRequestStatus", () => [
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
      field("certificateChain", STRING, "?"),
      field("notBefore", TIME, "*"),
      field("beginRefreshAt", TIME, "*"),
      field("notAfter", TIME, "*"),
    ], undefined, "certificates");
