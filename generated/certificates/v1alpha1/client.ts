// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of certificates.k8s.io/v1alpha1, for clients. */

import type * as certificatesV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Certificates of authorities that pods can trust. Deprecated since 1.34 and removed in 1.37. */
export const clustertrustbundles: Kind<{
      object: certificatesV1alpha1.ClusterTrustBundle;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"certificates.k8s.io/v1alpha1","kind":"ClusterTrustBundle","plural":"clustertrustbundles"};
/** Asks a signer for a certificate for a pod. Deprecated since 1.38 and removed in 1.41. */
export const podcertificaterequests: Kind<{
      object: certificatesV1alpha1.PodCertificateRequest;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: certificatesV1alpha1.PodCertificateRequest; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"certificates.k8s.io/v1alpha1","kind":"PodCertificateRequest","plural":"podcertificaterequests","scopedBy":"namespaces"};
