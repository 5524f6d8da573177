// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of certificates.k8s.io/v1beta1, for clients. */

import type * as certificatesV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Asks a signer to issue a certificate; it must be approved first and disappears by itself after some time. Deprecated since 1.19 and removed in 1.22; use certificates.k8s.io/v1. */
export const certificatesigningrequests: Kind<{
      object: certificatesV1beta1.CertificateSigningRequest;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { approval: { body: certificatesV1beta1.CertificateSigningRequest; verbs: "get" | "patch" | "update" }; status: { body: certificatesV1beta1.CertificateSigningRequest; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"certificates.k8s.io/v1beta1","kind":"CertificateSigningRequest","plural":"certificatesigningrequests"};
/** Certificates of authorities that pods can trust. Deprecated since 1.37 and removed in 1.40. */
export const clustertrustbundles: Kind<{
      object: certificatesV1beta1.ClusterTrustBundle;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"certificates.k8s.io/v1beta1","kind":"ClusterTrustBundle","plural":"clustertrustbundles"};
/** Asks a signer for a certificate for a pod. Deprecated since 1.38 and removed in 1.41. */
export const podcertificaterequests: Kind<{
      object: certificatesV1beta1.PodCertificateRequest;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: certificatesV1beta1.PodCertificateRequest; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"certificates.k8s.io/v1beta1","kind":"PodCertificateRequest","plural":"podcertificaterequests","scopedBy":"namespaces"};
