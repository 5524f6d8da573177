// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of certificates.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BYTES, INT32, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const ClusterTrustBundle: StructStructure = struct("v1alpha1.ClusterTrustBundle", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ClusterTrustBundleSpec, "?"),
    ], undefined, "certificates", true);
export const ClusterTrustBundleSpec: StructStructure = struct("v1alpha1.ClusterTrustBundleSpec", () => [
      field("signerName", STRING, "?"),
      field("trustBundle", STRING, "+"),
    ], undefined, "certificates");
export const PodCertificateRequest: StructStructure = struct("v1alpha1.PodCertificateRequest", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodCertificateRequestSpec, "?"),
      field("status", PodCertificateRequestStatus, "?"),
    ], undefined, "certificates", true);
export const PodCertificateRequestSpec: StructStructure = struct("v1alpha1.PodCertificateRequestSpec", () => [
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
    ], undefined, "certificates");
export const PodCertificateRequestStatus: StructStructure = struct("v1alpha1.PodCertificateRequestStatus", () => [
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
      field("certificateChain", STRING, "?"),
      field("notBefore", TIME, "*"),
      field("beginRefreshAt", TIME, "*"),
      field("notAfter", TIME, "*"),
    ], undefined, "certificates");
